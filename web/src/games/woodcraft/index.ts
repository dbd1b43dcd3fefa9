import type { GamePage } from "../../lib/contract";
import Board from "./Board.svelte";
import Epilogue from "./Epilogue.svelte";

/** A touch sends at once where undo takes it back; a tile, new cards and what is chosen in secret are looked at first. */
const direct = [
  "meanwhile", "buy_wood", "trade_dice", "buy_six", "buy_material", "place_helper", "produce", "produce_plant", "plant_pot",
  "upgrade", "cut_into", "join_by", "glue_with", "bump_die", "bump_by", "recolor_die", "recolor_to", "split_die", "glue_first",
  "flip_up", "choose_colour", "choose_tree", "may_act", "may_exchange", "pay_material", "choose_effect", "claim_commission",
  "pay_dice", "choose_tool", "place_tool", "choose_link", "storage",
].map((kind) => `woodcraft.${kind}`);

const woodcraft: GamePage = { Board, Epilogue, direct };
export default woodcraft;
