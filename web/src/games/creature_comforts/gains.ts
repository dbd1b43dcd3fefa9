/** What places will bring to whoever is on turn, as far as it is settled by their dice. */

import { RESOURCES, asked, extraOf, rewardOf } from "./comforts";
import type { DicePlan } from "./dice_plan.svelte";
import type { ComfortsTable, Heap } from "./types";

/** Whether a place of mine has all dice that it wants: those that are laid out, or that wait to be resolved. */
export function isSure(table: ComfortsTable, dice: DicePlan, place: string): boolean {
  if (dice.isOn) return dice.at(place).length > 0 && dice.tokensAt(place) !== null;
  return asked(table) === "resolve" && table.option(`place/${place}`) !== null;
}

/** All that my places will bring by themselves; what is chosen or traded there is not known yet. */
export function expected(table: ComfortsTable, dice: DicePlan): Heap {
  const mine = table.view.players[table.seat ?? -1]?.workers ?? [];
  const heaps = mine.filter((place) => isSure(table, dice, place)).flatMap((place) => [rewardOf(table, place), extraOf(table, place)]);
  const sums = RESOURCES.map((resource) => [resource, heaps.reduce((sum, heap) => sum + (heap[resource] ?? 0), 0)] as const);
  return Object.fromEntries(sums.filter(([, count]) => count > 0));
}
