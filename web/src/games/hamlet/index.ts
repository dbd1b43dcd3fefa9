import type { IconName } from "../../design/icons";
import type { GamePage } from "../../lib/contract";
import Board from "./Board.svelte";
import { withoutSeat } from "./hamlet";
import Picture from "./Picture.svelte";
import type { HamletTable } from "./types";

/** A touch sends at once where undo takes it back; where a tile or a road comes to lie, and new plans, are looked at first. */
const direct = [
  "act", "stand_at", "pay", "barn_fill", "refine", "hire", "place_donkey", "donkey_from", "donkey_to", "sell", "church_work",
].map((kind) => `hamlet.${kind}`);

/** Signs whose icons are called otherwise. */
export const signs: Record<string, IconName> = {
  wheat: "grain",
  timber: "plank",
  high: "star",
  forest: "hamlet/pine",
  mountain: "hamlet/crag_1",
};

const keys = [
  { keys: ["R"], words: "view-key-turn" },
  { keys: ["Shift", "←", "→"], words: "view-key-pan" },
  { keys: ["+", "−"], words: "view-key-zoom" },
  { keys: ["0"], words: "view-whole" },
];

const hamlet: GamePage = { Board, others: (table) => withoutSeat(table as HamletTable), direct, Picture, signs, keys };
export default hamlet;
