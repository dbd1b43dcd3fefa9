/** What the board needs to know about a table: pieces, options, words. */

import type { IconName } from "../../design/icons";
import type { Option } from "../../messages";
import type { Action, Chain, Colour, Die, Good, Helper, Material, Order, Player, Tool, View, WoodTable } from "./types";

export const COLOURS: Colour[] = ["green", "yellow", "brown"];
export const MATERIALS: Material[] = ["glue", "scrap", "sawblade"];
export const GOODS: Good[] = ["blueberry", "lantern", "scrap", "glue", "sawblade", "reuse"];
export const TOOLS: Tool[] = ["mallet", "wrench", "handsaw", "plane", "chisel"];
export const ACTIONS: Action[] = [
  "buy_wood", "trade_dice", "buy_materials", "choose_orders", "hire_helper", "produce_plant", "upgrade_workshop",
];
export const CHAINS: Chain[] = ["saw", "joint", "gluing", "pot"];
export const ORDER_ROWS = [1, 2, 3, 4, 5];
export const SPACES = ["R1C1", "R1C2", "R1C3", "R1C4", "R2C1", "R2C2", "R2C3", "R2C4"];
/** The badge that the rival of a game alone wears. */
export const RIVAL_BADGE = 4;

/** When additional actions can be done, as the table has agreed. */
export function whenAdditional(table: WoodTable): string {
  return table.say("view-verbs-when", { additional: String(table.info.settings.additional) });
}

// Drawings

export function icon(name: string): IconName {
  return `woodcraft/${name}`;
}

const GOOD_ICONS: Record<Good | "any_material", IconName> = {
  blueberry: icon("blueberry"),
  vp: icon("nut"),
  lantern: "lantern",
  glue: "glue",
  scrap: icon("scrap"),
  sawblade: "saw_blade",
  reuse: icon("reuse"),
  any_material: icon("buy_materials"),
};

export function goodIcon(good: Good | "any_material"): IconName {
  return GOOD_ICONS[good];
}

// Dice

export function colourOf(die: Die): Colour {
  return die.slice(0, die.indexOf("-")) as Colour;
}

export function valueOf(die: Die): number {
  return Number(die.slice(die.indexOf("-") + 1));
}

/** Equal things told apart: "green-3", "green-3.1". */
export function numbered<Thing extends string>(things: Thing[]): { thing: Thing; id: string }[] {
  return things.map((thing, i) => {
    const nth = things.slice(0, i).filter((other) => other === thing).length;
    return { thing, id: nth === 0 ? thing : `${thing}.${nth}` };
  });
}

export function dieName(table: WoodTable, die: Die): string {
  return table.name(`die/${die}`);
}

/** The die that a target speaks of: "green-5" of "cut/green-5", "plant/green-5-2" and "partner/green-5-keep-brown". */
export function dieOf(target: string): Die | null {
  const found = /^(?:wood|sell|cut|join|glue|plant|partner)\/((?:green|yellow|brown)-[1-6])(?:$|-)/.exec(target);
  return found ? (found[1] as Die) : null;
}

// What is in the box

export function orderOf(table: WoodTable, id: string): Order | undefined {
  return table.components.orders[id];
}

export function helperOf(table: WoodTable, id: string): Helper | undefined {
  return table.components.helpers[id];
}

// Questions

/** The last part of the kind of question: "cut_into" of "woodcraft.cut_into"; none without a question to me. */
export function asked(table: WoodTable): string {
  return (table.isLive && table.decision?.kind.split(".").at(-1)) || "";
}

export function zoneOf(target: string): string {
  return target.slice(0, target.indexOf("/"));
}

export function restOf(target: string): string {
  return target.slice(target.indexOf("/") + 1);
}

export function optionsIn(table: WoodTable, ...zones: string[]): Option[] {
  if (!table.isLive) return [];
  return (table.decision?.options ?? []).filter(({ target }) => zones.includes(zoneOf(target)));
}

export function asks(table: WoodTable, ...zones: string[]): boolean {
  return optionsIn(table, ...zones).length > 0;
}

/** Whether one of the options can be touched now: nothing can while a pick is on its way. */
export function isOpen(table: WoodTable, options: Option[]): boolean {
  return options.some(({ target }) => table.look(target) === "lit");
}

/** Whether there is an option with this very target. */
export function offers(table: WoodTable, target: string): boolean {
  return table.isLive && table.option(target) !== null;
}

/** What a turn waits for: a tile, its action, more work, or its end; and why nothing can be planted. */
export function stageOf(table: WoodTable): "tile" | "plant" | "full" | "main" | "more" | "end" {
  if (asks(table, "tile")) return "tile";
  const { active, players } = table.view;
  const owner = active ? players[active.player] : undefined;
  if (active?.main === "waiting" && active.tile === "produce_plant" && owner) {
    const empty = owner.trees.filter(({ die }) => die === null).map(({ pot }) => pot);
    const isAnyColour = table.info.settings.pot_colors === "any";
    if (empty.length === 0) return "full";
    return owner.wood.some((die) => isAnyColour || empty.includes(colourOf(die))) ? "main" : "plant";
  }
  if (active?.main === "waiting") return "main";
  return asks(table, "cut", "join", "glue", "fell", "order", "ability", "bonus") ? "more" : "end";
}

// Players

/** The players after this one, around the table. */
export function playersAfter(view: View, player: number): number[] {
  const count = view.players.length;
  return Array.from({ length: count - 1 }, (_, i) => (player + 1 + i) % count);
}

export function isOnTurn(table: WoodTable, player: number): boolean {
  return !table.end && table.view.turn === player;
}

/** The tiles of a chain, in their order: not owned, used or ready. */
export function tilesOf(player: Player, chain: Chain): ("none" | "used" | "ready")[] {
  const state = (isOwned: boolean, isReady: boolean) => (!isOwned ? "none" : isReady ? "ready" : "used");
  switch (chain) {
    case "saw":
      return [0, 1, 2].map((i) => state(i < player.saws.owned, i < player.saws.ready));
    case "joint":
      return player.joints.map(({ owned, ready }) => state(owned, ready));
    case "gluing":
      return [state(player.gluing.owned, player.gluing.ready)];
    case "pot":
      return [0, 1, 2].map((i) => state(i < player.trees.length, true));
  }
}

/** The next round with an income phase; null after the last one. */
export function nextIncome(view: View): number | null {
  return view.calendar.income.find((round) => round >= view.round) ?? null;
}

/** How many things an order still lacks. */
export function lacks(order: Player["orders"][number]): number {
  const dice = order.dice.filter(({ have }) => have === null).length;
  const materials = Object.values(order.materials).reduce((sum, { need, have }) => sum + Math.max(0, need - have), 0);
  return dice + materials;
}

/** Where a missing die of an order is to be had: in the public store with its price, or as a tree. */
export function whereabouts(view: View, player: Player, order: Player["orders"][number]): { price: number } | "tree" | null {
  for (const { colors, values, have } of order.dice) {
    if (have !== null) continue;
    const fits = (die: Die) => colors.includes(colourOf(die)) && values.includes(valueOf(die));
    const offers = view.store.flatMap(({ die, price }) => (die && price !== null && fits(die) ? [price] : []));
    if (offers.length > 0) return { price: Math.min(...offers) };
    if (player.trees.some(({ die }) => die && colors.includes(colourOf(die)) && values.some((one) => one >= valueOf(die)))) return "tree";
  }
  return null;
}

/** My orders that a die of the public store would help. */
export function wantedBy(player: Player, die: Die): string | null {
  const wants = (order: Player["orders"][number]) =>
    order.dice.some(({ colors, values, have }) => have === null && colors.includes(colourOf(die)) && values.includes(valueOf(die)));
  return player.orders.find(wants)?.id ?? null;
}
