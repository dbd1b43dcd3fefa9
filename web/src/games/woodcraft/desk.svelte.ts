/**
 * What a person has at hand: a verb that waits for its die, another action that waits for its tile, a die whose
 * verbs are offered, and on a small screen which panes lie open. Nothing of it is known to the clubhouse.
 */

import { getContext, setContext, untrack } from "svelte";
import type { Teaching } from "../../teach/teaching.svelte";
import { LiveTable } from "../../lib/table.svelte";
import { Deeds, type Part, asksFirst } from "./deeds.svelte";
import { type Thing, isLight, thingWithin } from "./fetching";
import { Glance } from "./glance.svelte";
import { type Producers, producersOf } from "./production";
import type { Action, Tool, WoodTable } from "./types";
import { canPoint } from "./room";
import { asked, asks, offers, optionsIn, restOf, zoneOf } from "./woodcraft";

const KEY = Symbol("desk");

export const VERBS = ["cut", "join", "glue", "fell", "order", "ability"] as const;
export type Verb = (typeof VERBS)[number];
/** Other ways to an action: another tile's for a lantern, a bonus for three. */
export type Way = "lantern" | "bonus";

export const TABLE_PANES = ["wheel", "store", "orders", "helpers", "tracks", "rivals"] as const;
export type TablePane = (typeof TABLE_PANES)[number];
export const SHOP_PANES = ["orders", "hand", "helpers", "attic"] as const;
export type ShopPane = (typeof SHOP_PANES)[number];

/** Where the targets of a zone lie; what is not here lies on the bench, which is always in sight. */
const ON_TABLE: Record<string, TablePane> = {
  tile: "wheel",
  store: "store",
  six: "store",
  order_slot: "orders",
  helper_slot: "helpers",
  commission: "tracks",
};
const IN_SHOP: Record<string, ShopPane> = {
  order: "orders",
  ability: "helpers",
  helper: "helpers",
  space: "helpers",
  attic: "attic",
  link: "attic",
  tool: "attic",
  hand: "hand",
  keep: "hand",
  place: "hand",
};
/** Where the tutor may speak of something that nobody is asked about. */
const TOLD: Record<string, TablePane> = { track: "tracks", rival: "rivals" };
/** Where an action leads. */
const OF_ACTION: Partial<Record<Action, TablePane>> = {
  buy_wood: "store",
  trade_dice: "store",
  buy_materials: "store",
  choose_orders: "orders",
  hire_helper: "helpers",
};
/** Targets of the turn that are sent by one touch. */
const QUICK = ["cut", "join", "glue", "fell", "order", "ability"];
/** Questions whose cards say what a touch does. */
const LABELLED = ["opening", "place_hand"];
/** What is looked at first where nothing can be pointed to: there a touch shows what it would do. */
const POINTED_TO = ["tile"];

export class Desk {
  verb: Verb | null = $state(null);
  way: Way | null = $state(null);
  /** The die, told apart from equal ones, whose verbs are offered. */
  die: string | null = $state(null);
  /** What is pointed to and opens by it: "die/green-4.1", "tile/buy_wood". */
  readonly glance = new Glance();
  /** What is pointed to and could be reached for. */
  thing: Thing | null = $state.raw(null);
  /** A card that was reached for before its tile has moved. */
  wish: Thing | null = $state.raw(null);
  /** The helper who waits for the card of a row that is exchanged. */
  errand: string | null = $state(null);
  /** The tool that shall be placed; null: what pays most at each space. */
  tool: Tool | null = $state(null);
  /** Who shall produce together; null: those who bring most. */
  #producers: string[] | null = $state.raw(null);
  /** The tile that is looked at: pointed to or focused. */
  tile: Action | null = $state(null);
  tablePanes: TablePane[] = $state.raw([]);
  shopPane: ShopPane = $state("orders");
  /** Whether a pane lies open only because the tutor speaks of it. */
  #isToldOf = false;
  /** The way that shall be taken as soon as the tile has moved. */
  #wishedWay: Way | null = null;
  readonly deeds: Deeds;

  constructor(
    readonly table: () => WoodTable,
    taught?: Teaching,
  ) {
    untrack(() => this.#open());
    $effect(() => {
      void this.table().decision?.asked;
      untrack(() => this.#attend());
    });
    $effect(() => {
      const { selected } = this.table();
      if (selected && this.#isQuick(selected.target)) untrack(() => this.table().confirm());
    });
    this.deeds = new Deeds(table, taught);
  }

  #isQuick(target: string): boolean {
    const zone = zoneOf(target);
    if (zone === "lantern" || zone === "bonus") return asksFirst(this.table(), restOf(target) as Action);
    return LABELLED.includes(asked(this.table())) || QUICK.includes(zone) || (canPoint.current && POINTED_TO.includes(zone));
  }

  /** Take a verb: with one thing to do, do it; else the things that it fits light up. */
  takeVerb(verb: Verb): void {
    const options = optionsIn(this.table(), verb);
    this.die = null;
    this.way = null;
    this.verb = this.verb === verb ? null : verb;
    const [only] = options.length === 1 ? options : [];
    if (only && errandOf(this.table(), restOf(only.target)).length > 0) this.send(restOf(only.target));
    else if (only) this.table().touch(only.target);
    else if (this.verb) this.show(IN_SHOP[verb]);
  }

  takeWay(way: Way): void {
    this.table().putBack();
    this.verb = null;
    this.die = null;
    this.way = this.way === way ? null : way;
    if (this.way) this.tablePanes = ["wheel"];
  }

  /** Move a tile, and then take another way to an action than the tile's own. */
  moveAndTake(tile: Action, way: Way): void {
    this.#wishedWay = way;
    this.deeds.move(tile);
  }

  /** Take another way in place of the action that has just begun. */
  turnAndTake(way: Way): void {
    this.#wishedWay = way;
    this.deeds.turn();
  }

  /** Whether there is a lantern for another tile's action: those that were just won on the wheel don't pay for it. */
  get hasLantern(): boolean {
    const { view, seat } = this.table();
    return (view.players[seat ?? 0]?.goods.lantern ?? 0) - (view.active?.wheel_lanterns ?? 0) >= view.prices.other_tile;
  }

  /** Whether another tile's action can still be taken in place of the one that has begun. */
  canTurnFor(tile: Action): boolean {
    return this.deeds.canTurn && this.hasLantern && this.table().view.active?.action !== tile;
  }

  /** Offer what can be done with a die; once more puts it back. */
  takeDie(die: string): void {
    this.die = this.die === die ? null : die;
    this.glance.close();
  }

  /** The die whose verbs are offered: the one that was touched, else the one that is pointed to. */
  get openDie(): string | null {
    return this.die ?? (this.verb ? null : this.glance.of("die"));
  }

  /** Take up a helper who exchanges a card; once more asks for the card without it. */
  send(helper: string): void {
    const isTaken = this.errand === helper;
    this.letGo();
    if (isTaken) this.table().touch(`ability/${helper}`);
    else this.errand = helper;
    if (!isTaken) this.tablePanes = errandOf(this.table(), helper);
  }

  /** The helper has the card of a slot exchanged, such as "order_slot/2". */
  exchange(slot: string): void {
    if (this.errand) this.deeds.run([{ at: asked(this.table()), touch: `ability/${this.errand}` }, { at: "refresh_row", touch: slot }]);
  }

  /** Take a tool and place it. */
  place(tool: Tool, space: string): void {
    this.deeds.run([{ at: "choose_tool", touch: `tool/${tool}` }, { at: "place_tool", touch: `attic/${space}` }]);
  }

  /** A pointer reaches for a thing that a tile leads to; what undo would not take back lies ready first. False: it can't. */
  reach(target: string): boolean {
    const table = this.table();
    const thing = this.within(target);
    if (!thing || (table instanceof LiveTable && table.isAsking)) return false;
    if (isLight(table, thing)) this.deeds.fetch(thing.tile, thing);
    else this.wish = this.wish?.touch === thing.touch && this.wish.at === thing.at ? null : thing;
    return true;
  }

  /** The thing at a target that can be reached for. */
  within(target: string): Thing | null {
    const isFree = canPoint.current && !this.verb && !this.way && !isLocked(this.table());
    return isFree ? thingWithin(this.table(), target) : null;
  }

  /** Take the thing that lies ready, and go on with this. */
  grant(...more: Part[]): void {
    if (this.wish) this.deeds.fetch(this.wish.tile, this.wish, ...more);
    this.wish = null;
  }

  /** Who produces together, where several can be chosen. */
  get producers(): Producers | null {
    return producersOf(this.table(), this.#producers);
  }

  /** Let a helper produce with the others, or not; the first of too many stays idle. */
  toggleProducer(helper: string): void {
    if (!this.producers) return;
    const { helpers, most } = this.producers;
    this.#producers = helpers.includes(helper) ? helpers.filter((one) => one !== helper) : [...helpers, helper].slice(-most);
  }

  /** Let go of verb, way and die; false if there was none. */
  letGo(): boolean {
    const had = this.verb !== null || this.way !== null || this.die !== null || this.tool !== null || this.wish !== null || this.errand !== null;
    this.glance.close();
    this.verb = null;
    this.way = null;
    this.die = null;
    this.tool = null;
    this.wish = null;
    this.errand = null;
    this.thing = null;
    return had;
  }

  /** How the targets of a tile are spelled now: when one has moved, the others are there for a lantern. */
  tileTarget(tile: Action): string {
    return `${this.way ?? (offers(this.table(), `lantern/${tile}`) ? "lantern" : "tile")}/${tile}`;
  }

  openTable(pane: TablePane): void {
    this.tablePanes = this.tablePanes.length === 1 && this.tablePanes[0] === pane ? [] : [pane];
  }

  openShop(pane: ShopPane): void {
    this.shopPane = pane;
    if (this.isFull) this.tablePanes = [];
  }

  /** Whether what lies open above leaves no room for a pane of the workshop. */
  get isFull(): boolean {
    return this.tablePanes.length > 1 || this.tablePanes.some((pane) => pane === "wheel" || pane === "tracks");
  }

  show(pane: ShopPane | undefined): void {
    if (!pane) return;
    this.shopPane = pane;
    this.tablePanes = [];
  }

  /** Open the pane of what the tutor speaks of, unless the question needs another; close it after that. */
  lookAt(zone: string): void {
    const pane = TOLD[zone];
    if (pane && this.tablePanes.length === 0) {
      this.tablePanes = [pane];
      this.#isToldOf = true;
    } else if (!pane && this.#isToldOf) {
      this.tablePanes = [];
      this.#isToldOf = false;
    }
  }

  /** Where nobody is asked, in a replay or in the book of rules, there is to see what somebody has. */
  #open(): void {
    const table = this.table();
    const owner = table.isLive ? undefined : table.view.players?.[table.seat ?? 0];
    if (!owner || owner.orders?.length) return;
    if (Object.values(owner.attic ?? {}).some(Boolean)) this.shopPane = "attic";
    else this.tablePanes = ["wheel"];
  }

  /** A new question: nothing is in hand, and the panes of the decision lie open. */
  #attend(): void {
    this.letGo();
    this.#producers = null;
    this.#isToldOf = false;
    const table = this.table();
    if (!asked(table)) return;
    const zones = [...new Set((table.decision?.options ?? []).map(({ target }) => zoneOf(target)))];
    this.tablePanes = this.#panesOf(zones);
    this.shopPane = this.#shopOf(zones) ?? this.shopPane;
    if (asked(table) === "actions") this.#wanted();
  }

  /** Take the way that was wished for before the tile moved. */
  #wanted(): void {
    const wish = this.#wishedWay;
    this.#wishedWay = null;
    if (wish && asks(this.table(), wish)) this.takeWay(wish);
  }

  #shopOf(zones: string[]): ShopPane | undefined {
    const kind = asked(this.table());
    if (kind === "marketing") return "attic";
    const shop = zones.map((zone) => IN_SHOP[zone]).find((pane) => pane !== undefined);
    return kind === "actions" && shop !== "orders" ? "orders" : shop;
  }

  #panesOf(zones: string[]): TablePane[] {
    const table = this.table();
    const kind = asked(table);
    if (kind === "take_order") return ["orders"];
    if (kind === "hire_helper") return ["helpers"];
    if (kind === "buy_material") return ["store"];
    if (kind === "actions") return this.#panesOfTurn();
    return [...new Set(zones.flatMap((zone) => ON_TABLE[zone] ?? []))];
  }

  /** First the wheel, then where the action of the tile leads. */
  #panesOfTurn(): TablePane[] {
    const table = this.table();
    if (asks(table, "tile")) return ["wheel"];
    const { active } = table.view;
    const next = active?.main === "waiting" && active.tile ? OF_ACTION[active.tile] : undefined;
    return next ? [next] : [];
  }

  /** How many targets of the question lie in a pane. */
  litOnTable(pane: TablePane): number {
    const table = this.table();
    if (pane === "orders" && asked(table) === "take_order") return optionsIn(table, "slot").length;
    if (pane === "helpers" && asked(table) === "hire_helper") return optionsIn(table, "slot").length;
    if (pane === "store" && asked(table) === "buy_material") return optionsIn(table, "material").length;
    if (pane === "store" && asks(table, "store")) {
      const isOffered = (die: string | null) => die !== null && optionsIn(table, "store").some(({ target }) => restOf(target) === die);
      return table.view.store.filter(({ die }) => isOffered(die)).length + optionsIn(table, "six").length;
    }
    if (pane === "wheel" && this.way) return optionsIn(table, this.way).length;
    return this.#count(ON_TABLE, pane);
  }

  litInShop(pane: ShopPane): number {
    return this.#count(IN_SHOP, pane);
  }

  #count(places: Record<string, string>, pane: string): number {
    const table = this.table();
    if (!table.isLive) return 0;
    return (table.decision?.options ?? []).filter(({ target }) => places[zoneOf(target)] === pane).length;
  }
}

/** Whether a pick is on its way. */
function isLocked(table: WoodTable): boolean {
  return table instanceof LiveTable && table.isLocked;
}

/** The rows of which a helper exchanges cards, and does nothing else. */
export function errandOf(table: WoodTable, helper: string): ("orders" | "helpers")[] {
  const [effect, ...more] = table.components.helpers[helper]?.ability.effects ?? [];
  return effect?.op === "refresh_row" && more.length === 0 ? effect.rows : [];
}

/** The ids that a verb fits: dice, pots, orders, helpers. */
export function reachOf(table: WoodTable, verb: Verb): string[] {
  return optionsIn(table, verb).map(({ target }) => restOf(target));
}

export function provideDesk(table: () => WoodTable, taught?: Teaching): Desk {
  return setContext(KEY, new Desk(table, taught));
}

export function desk(): Desk {
  return getContext<Desk>(KEY);
}
