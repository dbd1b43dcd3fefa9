/** Small positions for the drawings: a shelf, or deliveries in the middle. */

import type { StillTable } from "../../../lib/still.svelte";
import type { Player, ShelfieTable, View } from "../types";

type Still = StillTable & ShelfieTable;

const NOBODY: Player = {
  kind: "seat",
  deck: "green",
  columns: [[], [], [], [], []],
  shame: [],
  tray: [],
  hand: 0,
  hand_cards: null,
  cards: [],
  current: null,
  sheet: {},
  points: 0,
  sidekick_dice: 0,
};

/** The same table with these things on it. */
function showing(table: Still, view: Partial<View>): Still {
  const empty = { round: 1, rounds: 7, order: [], deliveries: [], end_cards: [], players: [NOBODY], active: null };
  return table.showing({ view: { ...empty, ...view }, seats: [""] }) as Still;
}

/** A shelf with these columns. */
export function withShelf(table: Still, columns: string[][], points: number): Still {
  return showing(table, { players: [{ ...NOBODY, columns, points }] });
}

/** Deliveries with these dice; the taker of a box has its dice. */
export function withDeliveries(table: Still, deliveries: { dice: string[]; taker: number | null }[]): Still {
  return showing(table, { deliveries });
}
