/** What the mouse or the keyboard is at: where a touch sends at once, its consequence is seen before. */

import { getContext, setContext } from "svelte";
import { isSmall } from "../../lib/screen.svelte";
import type { FortTable } from "./types";

const KEY = Symbol("considered");
/** Questions in which a touch sends, and the play in sight would be another one. */
const COUNTED = ["fort.add_cards", "fort.name_coin"];

export class Considered {
  #at = $state("");

  /** Fingers consider nothing: on a small screen the table keeps still under them. */
  look = (event: Event): void => {
    const thing = event.target instanceof Element ? event.target.closest<HTMLElement>("button[data-target]") : null;
    this.#at = isSmall.current ? "" : (thing?.dataset.target ?? "");
  };

  /** The option that is spoken of: what is selected, else what is considered. */
  target(table: FortTable): string {
    if (table.selected) return table.selected.target;
    const isCounted = COUNTED.includes(table.decision?.kind ?? "");
    return isCounted && table.option(this.#at) ? this.#at : "";
  }
}

export function provideConsidered(): Considered {
  return setContext(KEY, new Considered());
}

export function considered(): Considered {
  return getContext<Considered | undefined>(KEY) ?? new Considered();
}
