import type { GamePage } from "../../lib/contract";
import Board from "./Board.svelte";
import Epilogue from "./Epilogue.svelte";
import Picture from "./Picture.svelte";
import { die, face, frame, mark } from "./signs";
import { story } from "./story";
import "./icons";

/** A touch sends at once where undo takes it back; the family, the first secret choice and cards that leave the hand are confirmed. */
const direct = [
  "lynx_gift", "wolf_take", "raven_mark", "turn_die", "loon_place", "place_workers", "cycle", "cycle_to", "turn_vane",
  "open_umbrella", "assign", "resolve", "extra_good", "take_comfort", "search_discards", "build", "market_trade", "inn_trade",
  "bulk_trade", "pay_stones", "give_goods", "get_goods", "craft", "moose_gift", "jay_visit", "store",
].map((kind) => `creature_comforts.${kind}`);

export const signs: NonNullable<GamePage["signs"]> = {
  face_0: face(0),
  face_1: face(1),
  face_2: face(2),
  face_3: face(3),
  face_4: face(4),
  face_5: face(5),
  face_6: face(6),
  at_most_3: face(0, "≤3"),
  at_least_4: face(0, "≥4"),
  zone_a: mark("A", "a"),
  zone_b: mark("B", "b"),
  zone_c: mark("C", "c"),
  village_die: die("plain"),
  family_die: die("seat-1"),
  different: mark("≠"),
  "+1": mark("+1"),
  "…": mark("…"),
  "–": mark("–"),
  goal_place: frame("goal"),
  arrived: frame("fresh"),
  in_hand: "hand",
  "≤": mark("≤"),
  "≥": mark("≥"),
  worker: "creature_comforts/rabbit",
  forest: "creature_comforts/wildwood",
  meadow: "creature_comforts/field",
  owl_pick: "creature_comforts/owl",
  owl_draw: "creature_comforts/owl",
  workshop: "creature_comforts/tool_shed",
  inn: "creature_comforts/black_bear",
  market: "creature_comforts/scale",
};

/** What the end of a game shows, and the words for it. */
const ending: NonNullable<GamePage["ending"]> = {
  scene: () => import("./EndingScene.svelte"),
  sky: "#22324d",
  won: "view-won",
  rounds: "view-by-round",
  round: "view-nth-round",
};

const creatureComforts: GamePage = { Board, ending, Epilogue, direct, Picture, signs, story };
export default creatureComforts;
