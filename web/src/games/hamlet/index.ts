import type { IconName } from "../../design/icons";
import type { GamePage } from "../../lib/contract";
import Board from "./Board.svelte";
import { withoutSeat } from "./hamlet";
import Picture from "./Picture.svelte";
import { story } from "./story";
import type { HamletTable } from "./types";
import "./icons";

/** A touch sends at once where undo takes it back; what costs goods, and new plans, are looked at first. */
const direct = [
  "act", "stand_at", "pay", "barn_fill", "refine", "hire", "place_donkey", "donkey_from", "donkey_to",
].map((kind) => `hamlet.${kind}`);

/** Signs whose icons are called otherwise. */
export const signs: Record<string, IconName> = {
  wheat: "grain",
  timber: "plank",
  high: "star",
  forest: "hamlet/pine",
  mountain: "hamlet/crag_1",
};

/** What the end of a game shows, and the words for it. */
const ending: NonNullable<GamePage["ending"]> = {
  scene: () => import("./EndingScene.svelte"),
  sky: "#2e4668",
  won: "view-won",
  rounds: "view-by-round",
  round: "view-nth-round",
};

const keys = [
  { keys: ["R"], words: "view-key-turn" },
  { keys: ["Shift", "←", "→"], words: "view-key-pan" },
  { keys: ["+", "−"], words: "view-key-zoom" },
  { keys: ["0"], words: "view-whole" },
];

const hamlet: GamePage = { Board, ending, others: (table) => withoutSeat(table as HamletTable), direct, Picture, signs, keys, story };
export default hamlet;
