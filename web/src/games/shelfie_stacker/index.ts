import type { GamePage } from "../../lib/contract";
import Board from "./Board.svelte";
import Epilogue from "./Epilogue.svelte";
import Picture from "./Picture.svelte";
import { withoutSeat } from "./shelfie";
import { story } from "./story";
import type { ShelfieTable } from "./types";
import "./icons";

/** A touch sends at once where undo takes it back: everything but the secret choice of a character. */
const direct = [
  "choose_hand", "take_delivery", "swap_first", "swap_second", "arrange", "place_die", "waive_with", "choose_die", "choose_roll",
  "set_value", "swap_with", "insert_at", "rescue_to", "reuse_card", "decide_for_shem",
].map((kind) => `shelfie_stacker.${kind}`);

/** What the end of a game shows, and the words for it. */
const ending: NonNullable<GamePage["ending"]> = {
  scene: () => import("./EndingScene.svelte"),
  sky: "#1f4f56",
  won: "view-won",
  rounds: "view-by-round",
  round: "view-nth-round",
};

const shelfieStacker: GamePage = { Board, ending, Epilogue, Picture, others: (table) => withoutSeat(table as ShelfieTable), direct, story };
export default shelfieStacker;
