import type { GamePage } from "../../lib/contract";
import Board from "./Board.svelte";
import Epilogue from "./Epilogue.svelte";

/** A touch sends at once where undo takes it back; the family, the first secret choice and cards that leave the hand are confirmed. */
const direct = [
  "lynx_gift", "wolf_take", "raven_mark", "turn_die", "loon_place", "place_workers", "cycle", "cycle_to", "turn_vane",
  "open_umbrella", "assign", "resolve", "extra_good", "take_comfort", "search_discards", "build", "market_trade", "inn_trade",
  "bulk_trade", "pay_stones", "give_goods", "get_goods", "craft", "moose_gift", "jay_visit", "store",
].map((kind) => `creature_comforts.${kind}`);

const creatureComforts: GamePage = { Board, Epilogue, direct };
export default creatureComforts;
