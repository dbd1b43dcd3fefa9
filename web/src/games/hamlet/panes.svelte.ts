/** Where there is little room, one pane lies open beside the map; a question opens the one that it is about. */

import { getContext, setContext, untrack } from "svelte";
import { MediaQuery } from "svelte/reactivity";
import { asked, optionsIn } from "./hamlet";
import type { HamletTable } from "./types";

export const PANES = ["plans", "hall", "market", "church", "goals"] as const;
export type Pane = (typeof PANES)[number];

/** A phone, or a window so low that the map takes its whole height: what is beside it is folded into panes. */
export const isFolded = new MediaQuery("(max-width: 720px), (max-height: 640px)", false);
/** A tablet held upright: everything in sight, one below another. */
export const isTall = new MediaQuery("(min-width: 721px) and (max-width: 1000px) and (min-height: 641px) and (orientation: portrait)", false);

const KEY = Symbol("panes");
/** Where the targets of a zone lie. */
const ZONES: Record<Pane, string[]> = { plans: ["build"], hall: ["row"], market: ["sale"], church: ["delivery"], goals: [] };
const OF_KIND: Record<string, Pane> = { take_plan: "hall", hire: "hall", sell: "market", church_work: "church" };

export class Panes {
  open: Pane = $state("plans");

  constructor(readonly table: () => HamletTable) {
    $effect(() => {
      void this.table().decision?.asked;
      untrack(() => this.#attend());
    });
  }

  /** How many targets of the question lie in a pane. */
  lit(pane: Pane): number {
    const workers = pane === "hall" && asked(this.table()) === "hire" ? 1 : 0;
    return optionsIn(this.table(), ...ZONES[pane]).length + workers;
  }

  #attend(): void {
    const kind = asked(this.table());
    if (kind) this.open = OF_KIND[kind] ?? "plans";
  }
}

/** Call while the board is set up. */
export function providePanes(table: () => HamletTable): Panes {
  return setContext(KEY, new Panes(table));
}

export function panes(): Panes {
  return getContext<Panes>(KEY);
}
