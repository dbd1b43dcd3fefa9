/** Helpers who produce together: those who bring most lie ready, and any of them can be changed before. */

import type { Effect, Good, WoodTable } from "./types";
import { asked, helperOf, offers, optionsIn, restOf } from "./woodcraft";

/** What goods are worth in blueberries, to compare what helpers bring; materials are worth their price. */
const WORTH: Partial<Record<Good, number>> = { blueberry: 1, vp: 2, lantern: 3, reuse: 2 };
/** Steps on tracks, tools, production of others. */
const OTHERWISE = 3;
/** So many helpers produce by the action that also plants. */
const BY_ACTION = 2;

/** How many helpers are still to be chosen, one after the other. */
function producersLeft(table: WoodTable): number {
  if (asked(table) === "produce") return table.view.active?.left ?? 1;
  return asked(table) === "produce_plant" && !offers(table, "button/pass") ? BY_ACTION : 0;
}

/** What an effect is worth, roughly. */
export function worth(table: WoodTable, effect: Effect): number {
  if (effect.op === "gain_die") return effect.value + table.components.surcharge[effect.colors[0]!];
  if (effect.op !== "gain") return OTHERWISE;
  return effect.n * (WORTH[effect.res as Good] ?? table.view.prices.materials[0] ?? 0);
}

export interface Producers {
  helpers: string[];
  gains: Effect[];
  /** How many may produce. */
  most: number;
}

/** These, or those who bring most; null where one is chosen at most, or all of them would produce anyway. */
export function producersOf(table: WoodTable, chosen: string[] | null): Producers | null {
  const left = producersLeft(table);
  const idle = optionsIn(table, "helper").map(({ target }) => restOf(target));
  if (left < 2 || idle.length < 2) return null;
  const makes = (helper: string) => helperOf(table, helper)?.production ?? [];
  const brings = (helper: string) => makes(helper).reduce((sum, effect) => sum + worth(table, effect), 0);
  const helpers = chosen ?? idle.toSorted((one, other) => brings(other) - brings(one)).slice(0, left);
  return { helpers, gains: together(helpers.flatMap(makes)), most: left };
}

/** The same goods in one number. */
function together(effects: Effect[]): Effect[] {
  const found: Effect[] = [];
  for (const effect of effects) {
    const same = found.findIndex((one) => one.op === "gain" && effect.op === "gain" && one.res === effect.res);
    const before = found[same];
    if (before?.op === "gain" && effect.op === "gain") found[same] = { ...before, n: before.n + effect.n };
    else found.push(effect);
  }
  return found;
}
