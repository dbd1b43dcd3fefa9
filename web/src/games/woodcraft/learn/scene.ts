/** What lies on the small tables of the pages that teach. */

import type { StillTable } from "../../../lib/still.svelte";
import type { Die, OpenOrder, Player, View, WoodTable } from "../types";

/** A table with this much on it; what is left out is not drawn. */
export function showing(table: StillTable, view: Partial<View>): StillTable & WoodTable {
  return table.showing({ view, seat: 0, seats: ["Ada", "Ben"] }) as StillTable & WoodTable;
}

/** The wheel after some turns: two windows are open, and a tile waits before the arrow. */
export const WHEEL: View["wheel"] = {
  saw: 3,
  start: 0,
  arc: true,
  tiles: {
    buy_wood: { sector: 3, space: 7 },
    trade_dice: { sector: 1, space: 7 },
    buy_materials: { sector: 1, space: 5 },
    choose_orders: { sector: 1, space: 4 },
    hire_helper: { sector: 1, space: 3 },
    produce_plant: { sector: 0, space: 6 },
    upgrade_workshop: { sector: 0, space: 7 },
  },
  blocked: ["buy_wood"],
  goals: {},
  levels: [2, 1, 0, 0],
};

/** An order of the row, with the dice that are there for it. */
export function laid(table: WoodTable, id: string, row: number, have: (Die | null)[]): OpenOrder {
  const dice = (table.components.orders[id]?.dice ?? []).map((demand, i) => ({ ...demand, have: have[i] ?? null }));
  return { id, row, can: dice.every(({ have: die }) => die !== null), dice, materials: {} };
}

/** Somebody of whom only a few things are looked at. */
export function somebody(has: Partial<Player>): Player {
  return { orders: [], done: [], wood: [], trees: [], income: { blueberry: 2, hazelnut: 0 }, reputation: 0, ...has } as Player;
}
