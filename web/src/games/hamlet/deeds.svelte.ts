/**
 * Deeds that are one for a person and several questions for the clubhouse: a plan with its site and how it lies, a
 * payment as it is suggested, a donkey with its goal. Nothing of it is known to the clubhouse before it is sent.
 */

import { getContext, setContext, untrack } from "svelte";
import { on } from "svelte/events";
import { LiveTable } from "../../lib/table.svelte";
import { asked, restOf } from "./hamlet";
import type { Fit, HamletTable } from "./types";

const KEY = Symbol("deeds");

export class Deeds {
  /** Which of the ways to lie at the chosen site is shown. */
  turned = $state(0);
  isPaying = $state(false);
  /** The token that is looked at: pointed to or focused. */
  looked: string | null = $state(null);
  /** What will be touched as soon as it is offered. */
  #next: string[] = [];
  #tried = "";

  constructor(readonly table: () => HamletTable) {
    $effect(() => this.#follow());
    $effect(() => {
      void this.table().selected?.target;
      untrack(() => (this.turned = 0));
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

  /** When the site is on its way, the clubhouse will ask how the plan lies there. */
  #remember(): void {
    const table = this.table();
    const isSent = table instanceof LiveTable && table.isLocked && asked(table) === "choose_site";
    const fit = this.shown;
    if (isSent && fit) untrack(() => (this.#next = [`fit/${fit.fit}`]));
  }

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
    if (isPaying && kind !== "pay") untrack(() => (this.isPaying = false));
    const next = isPaying && kind === "pay" ? (table.view.active?.suggestion ?? null) : this.#offered();
    if (next !== null) untrack(() => this.#touch(next));
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
      this.isPaying = false;
      return;
    }
    this.#tried = tried;
    table.touch(target);
    if (table.selected?.target === target) table.confirm();
  }
}

/** Call while the board is set up. */
export function provideDeeds(table: () => HamletTable): Deeds {
  return setContext(KEY, new Deeds(table));
}

export function deeds(): Deeds {
  return getContext<Deeds>(KEY);
}
