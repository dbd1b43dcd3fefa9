/**
 * Deeds that are one for a person and several questions for the clubhouse: a plan with its site, how it lies and how it
 * is paid, a sale together with the walk to the market, a donkey with its goal, the end of a turn. Whatever is joined was
 * shown before and can be answered one by one instead. Nothing of it is known to the clubhouse before it is sent.
 */

import { getContext, setContext, untrack } from "svelte";
import { on } from "svelte/events";
import { LiveTable } from "../../lib/table.svelte";
import type { Option } from "../../messages";
import { asked, isOverAfter, restOf, zoneOf } from "./hamlet";
import type { Ahead, Fit, HamletTable } from "./types";

const KEY = Symbol("deeds");

/** Where a villager goes for a deed, and how the deed is called. */
const WORK: Record<string, { via: string; key: string }> = {
  sale: { via: "activate/market", key: "option-sell-sale" },
  delivery: { via: "activate/church", key: "option-church-work-delivery" },
  row: { via: "activate/town_hall", key: "option-take-plan-row" },
};
/** Questions whose answer costs goods: what is confirmed is paid as it was shown. */
const PAID = ["choose_site", "choose_fit", "road_site", "sell", "church_work"];

export class Deeds {
  /** Which of the ways to lie at the chosen site is shown. */
  turned = $state(0);
  isPaying = $state(false);
  /** The token that is looked at: pointed to or focused. */
  looked: string | null = $state(null);
  /** What the villager will do where it is sent: the place is selected, the deed comes after it. */
  meant: string | null = $state(null);
  /** Whether the person wants to pay token by token. */
  #byHand = false;
  /** What will be touched as soon as it is offered. */
  #next: string[] = [];
  #tried = "";

  constructor(readonly table: () => HamletTable) {
    $effect(() => this.#follow());
    $effect(() => {
      const target = this.table().selected?.target;
      untrack(() => {
        this.turned = 0;
        if (this.meant && target !== WORK[zoneOf(this.meant)]?.via) this.meant = null;
      });
    });
    $effect(() => this.#remember());
  }

  // Placing a tile

  /** The ways to lie at the chosen site; while a way is asked for, all of them. */
  get ways(): Fit[] {
    const table = this.table();
    const fits = table.view.active?.fits ?? [];
    const target = table.selected?.target ?? "";
    if (target.startsWith("site/")) return fits.filter(({ site }) => site === Number(restOf(target)));
    return target.startsWith("fit/") ? fits : [];
  }

  /** How the plan would lie. */
  get shown(): Fit | null {
    const { ways } = this;
    const target = this.table().selected?.target ?? "";
    const number = target.startsWith("fit/") ? Number(restOf(target)) : this.turned;
    return ways[number % Math.max(1, ways.length)] ?? null;
  }

  /** Turn the plan to the next way that fits there; false if there is none. */
  turn(by: 1 | -1): boolean {
    const { ways, shown } = this;
    if (!shown || ways.length < 2) return false;
    const next = (ways.indexOf(shown) + by + ways.length) % ways.length;
    if (asked(this.table()) !== "choose_site") this.table().touch(`fit/${ways[next]?.fit ?? 0}`);
    else this.turned = next;
    return true;
  }

  // What will come of it

  /** What comes of what is selected, or of the payment that is asked for. */
  get ahead(): Ahead | null {
    const table = this.table();
    const told = table.view.active?.ahead ?? {};
    if (asked(table) === "pay") return told.pay ?? null;
    const { shown } = this;
    if (shown) {
      const way = told[`stand/${shown.stand}`];
      return way ? { ...way, choice: shown.choice ?? way.choice } : null;
    }
    return told[this.meant ?? table.selected?.target ?? ""] ?? null;
  }

  /** Whether a deed can be meant before a villager was sent to where it is done. */
  canMean(target: string): boolean {
    const table = this.table();
    return asked(table) === "act" && table.view.active?.ahead[target] !== undefined && this.#way(target) !== null;
  }

  /** Select a deed, with the way to where it is done; false if it can't be. */
  mean(target: string): boolean {
    const table = this.table();
    const via = this.#way(target);
    if (!(table instanceof LiveTable) || table.isAsking || table.isLocked || !via || !this.canMean(target)) return false;
    if (this.meant === target) table.confirm();
    else {
      table.select({ ...via, ...this.#called(target) });
      this.meant = target;
    }
    return true;
  }

  #way(target: string): Option | null {
    const work = WORK[zoneOf(target)];
    return work ? this.table().option(work.via) : null;
  }

  /** The words of a deed, as if it were asked for already. */
  #called(target: string): Pick<Option, "key" | "args"> {
    const { view } = this.table();
    const key = WORK[zoneOf(target)]?.key ?? "";
    if (zoneOf(target) !== "row") return { key, args: { thing: target } };
    const place = Number(restOf(target)) - 1;
    const plan = view.row[place];
    return { key, args: { thing: `tile/${plan?.id}`, price: place, coins: plan?.coins ?? 0 } };
  }

  /** The only thing that a villager could do at a place where something is sold or delivered. */
  #onlyDeedAt(place: string): string | null {
    const told = Object.keys(this.table().view.active?.ahead ?? {});
    const zone = Object.keys(WORK).find((one) => WORK[one]?.via === place);
    const there = told.filter((target) => zoneOf(target) === zone);
    const isAll = zone !== "row" && !(zone === "delivery" && told.includes("button/beg"));
    return isAll && there.length === 1 ? (there[0] ?? null) : null;
  }

  /** Answer the next questions one by one. */
  payByHand(): void {
    this.#byHand = true;
    this.table().confirm();
  }

  /** When something is on its way, the clubhouse will ask for the rest of what was shown. */
  #remember(): void {
    const table = this.table();
    if (!(table instanceof LiveTable) || !table.isLocked) return;
    const { shown, meant, ahead } = this;
    const kind = asked(table);
    untrack(() => {
      const rest = [...(meant ? [meant] : []), ...(shown && kind === "choose_site" ? [`fit/${shown.fit}`] : [])];
      const isPaid = ahead !== null && !this.#byHand && (meant !== null || PAID.includes(kind));
      if (isPaid) rest.push(`stand/${ahead.stand}`);
      if (rest.length > 0) this.#next = rest;
      if (isPaid) this.isPaying = true;
    });
  }

  // What is touched

  /** Notes which place is looked at, and turns a chosen plan that is touched again; Enter confirms it as everywhere. */
  readonly attend = (root: HTMLElement) => {
    const look = (event: Event) => {
      const place = event.target instanceof Element ? event.target.closest<HTMLElement>("[data-target]") : null;
      this.looked = place?.dataset.target ?? null;
    };
    const leave = () => (this.looked = null);
    const click = (event: MouseEvent) => {
      const place = event.target instanceof Element ? event.target.closest("[data-look=selected]") : null;
      if (place && event.detail > 0 && this.turn(1)) event.stopPropagation();
    };
    const offs = [
      on(root, "pointerover", look),
      on(root, "focusin", look),
      on(root, "pointerleave", leave),
      on(root, "focusout", leave),
      on(root, "click", click, { capture: true }),
    ];
    return () => offs.forEach((off) => off());
  };

  /** Lets a touch stand for several questions: attach it to what holds the places. */
  readonly join = (root: HTMLElement) => {
    return on(root, "click", (event) => {
      const place = event.target instanceof Element ? event.target.closest<HTMLElement>("[data-target]") : null;
      if (place?.dataset.target && this.touch(place.dataset.target)) event.stopPropagation();
    }, { capture: true });
  };

  /** Do at once what a touch leads to; false if it is like any other touch. */
  touch(target: string): boolean {
    const table = this.table();
    const only = this.#onlyDeedAt(target);
    if (this.mean(target) || (only !== null && this.mean(only))) return true;
    if (!(table instanceof LiveTable) || table.isAsking || !isOverAfter(table, target)) return false;
    this.run([target, "button/end", "button/go_on"]);
    return true;
  }

  // Touching one after another

  /** Touch these as they are offered; those that are not asked about are left out. */
  run(targets: string[]): void {
    this.#tried = "";
    this.#next = targets;
    this.#follow();
  }

  /** Pay with what is suggested, until everything is paid. */
  pay(): void {
    this.#tried = "";
    this.isPaying = true;
  }

  #follow(): void {
    const table = this.table();
    const isPaying = this.isPaying;
    const kind = asked(table);
    if (!kind || (table instanceof LiveTable && (table.isLocked || table.isAsking))) return;
    const next = isPaying && kind === "pay" ? (table.view.active?.suggestion ?? null) : this.#offered();
    untrack(() => {
      if (next !== null) this.#touch(next);
      else if (!table.selected) this.#rest();
    });
  }

  /** All that was joined is done. */
  #rest(): void {
    this.isPaying = false;
    this.#byHand = false;
  }

  /** The first of what is left that is offered; what came before it was not asked about. */
  #offered(): string | null {
    const table = this.table();
    const at = this.#next.findIndex((target) => table.option(target) !== null);
    const next = this.#next[at] ?? null;
    this.#next = at < 0 ? [] : this.#next.slice(at + 1);
    return next;
  }

  /** The stamp of the question is another one after everything that was carried out. */
  #touch(target: string): void {
    const table = this.table();
    const tried = `${table.decision?.asked} ${target}`;
    if (tried === this.#tried || !table.option(target)) {
      this.#rest();
      return;
    }
    this.#tried = tried;
    table.touch(target);
    if (table.selected?.target === target) table.confirm();
  }
}

/** How a place looks whose deed can be meant before it is asked for; "" elsewhere. */
export function meantLook(at: Deeds, target: string): "open" | "selected" | "" {
  if (at.meant === target) return "selected";
  return at.canMean(target) ? "open" : "";
}

/** Call while the board is set up. */
export function provideDeeds(table: () => HamletTable): Deeds {
  return setContext(KEY, new Deeds(table));
}

export function deeds(): Deeds {
  return getContext<Deeds>(KEY);
}
