/**
 * Things of the table that a tile's action leads to: whoever reaches for one moves that tile, starts its action and takes
 * the thing by one deed. Nothing is offered that way where the action can't be done, or would begin without a question.
 */

import { asksFirst } from "./deeds.svelte";
import type { Action, Chain, WoodTable } from "./types";
import { asked, offers, restOf, zoneOf } from "./woodcraft";

export interface Thing {
  tile: Action;
  /** The question about it, and its target there. */
  at: string;
  touch: string;
  price: number | null;
}

const NOT_FOR_SALE = null;

/** What is had for a touch on this target, and at which price. */
function thingAt(table: WoodTable, target: string): Thing | null {
  const { store, orders, helpers, prices } = table.view;
  const rest = restOf(target);
  const nth = Number(rest) - 1;
  switch (zoneOf(target)) {
    case "store":
      return { tile: "buy_wood", at: "buy_wood", touch: target, price: store.find(({ die }) => die === rest)?.price ?? NOT_FOR_SALE };
    case "order_slot":
      return { tile: "choose_orders", at: "take_order", touch: `slot/${rest}`, price: orders[nth] ? 0 : NOT_FOR_SALE };
    case "helper_slot":
      return { tile: "hire_helper", at: "hire_helper", touch: `slot/${rest}`, price: helpers[nth]?.price ?? NOT_FOR_SALE };
    case "upgrade":
      return { tile: "upgrade_workshop", at: "upgrade", touch: target, price: prices.upgrades[rest as Chain] };
    default:
      return null;
  }
}

/** The thing that can be reached for at this target now. */
export function thingWithin(table: WoodTable, target: string): Thing | null {
  const thing = asked(table) === "actions" ? thingAt(table, target) : null;
  const isToBeHad = thing && thing.price !== null && thing.price <= purseOf(table) && offers(table, `tile/${thing.tile}`);
  return isToBeHad && asksFirst(table, thing.tile) ? thing : null;
}

/** Whether undo takes it back: no new card comes for it, and no die, as long as a second one could still be bought. */
export function isLight(table: WoodTable, { at, touch, price }: Thing): boolean {
  if (at !== "buy_wood" || table.info.settings.refill === "at_once") return at === "upgrade";
  const rest = purseOf(table) - (price ?? 0);
  const bought = table.view.store.findIndex(({ die }) => die === restOf(touch));
  return table.view.store.some((other, i) => i !== bought && other.price !== null && other.price <= rest);
}

/** The thing as words know it. */
export function refOf(table: WoodTable, { at, touch }: Thing): string {
  return at === "take_order" ? `order/${table.view.orders[Number(restOf(touch)) - 1]}` : `die/${restOf(touch)}`;
}

function purseOf(table: WoodTable): number {
  return table.view.players[table.seat ?? 0]?.goods.blueberry ?? 0;
}
