import type { GamePage } from "../../lib/contract";
import Board from "./Board.svelte";
import Picture from "./Picture.svelte";
import { story } from "./story";

/** Questions about amounts and tokens, and cards that are added one by one: a touch sends, undo takes it back. */
const direct = [
  "add_cards", "name_coin", "name_suit", "count_lookout", "follow_count", "take_amount", "choose_kind", "pack_token",
  "spend_token", "exchange_token", "copy_whose", "copy_tokens", "drop_icon", "pay_any", "pay_from",
].map((kind) => `fort.${kind}`);

/** What the end of a game shows, and the words for it. */
const ending: NonNullable<GamePage["ending"]> = {
  scene: () => import("./EndingScene.svelte"),
  sky: "#2c2a4a",
  won: "view-won",
  rounds: "view-by-round",
  round: "view-nth-round",
};

const fort: GamePage = { Board, ending, Picture, direct, story };
export default fort;
