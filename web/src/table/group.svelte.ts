/** Targets that belong together: Tab comes to one of them, arrows move between them. */

import { getContext, setContext } from "svelte";
import { nextByArrow } from "../lib/arrows";
import { canBeTaken, goTo } from "./walk";

const KEY = Symbol("target group");

export class Group {
  /** Where Tab leads to: the place that had the focus last. */
  #last: string | null = $state(null);
  /** Not reactive itself: whoever goes away would read it as it was before the present change. */
  readonly #lit: string[] = [];
  #changes = 0;
  #change = $state(0);

  /** A target tells that it is worth a stop; returns how to take that back. */
  add(target: string): () => void {
    this.#lit.push(target);
    this.#tell();
    return () => {
      this.#lit.splice(this.#lit.indexOf(target), 1);
      this.#tell();
    };
  }

  focused(target: string): void {
    this.#last = target;
  }

  isStop(target: string): boolean {
    void this.#change;
    const last = this.#last;
    const stop = last !== null && this.#lit.includes(last) ? last : this.#lit[0];
    return stop === target;
  }

  #tell(): void {
    this.#changes += 1;
    this.#change = this.#changes;
  }
}

export function provideGroup(): Group {
  return setContext(KEY, new Group());
}

export function group(): Group | undefined {
  return getContext<Group | undefined>(KEY);
}

const FORTH = ["ArrowRight", "ArrowDown"];
const BACK = ["ArrowLeft", "ArrowUp"];

/**
 * Move the focus inside `root` by an arrow key, Home or End, over what can be taken: to what lies in that direction
 * on the screen, else to the next or the one before. With Shift, while somebody asks "why not?", and where nothing can
 * be taken, it goes over all buttons that are meant, one after another.
 */
export function moveFocus(root: Element, event: KeyboardEvent, meant = "[data-target]"): void {
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  const all = [...root.querySelectorAll<HTMLElement>(`button${meant}:not([aria-hidden=true])`)].filter(
    (place) => place.checkVisibility?.() ?? true,
  );
  const here = document.activeElement as HTMLElement;
  if (!all.includes(here)) return;
  const isOverAll = event.shiftKey || root.closest("[data-asking]") !== null;
  const places = isOverAll || !all.some(canBeTaken) ? all : all.filter((place) => place === here || canBeTaken(place));
  const next = (isOverAll ? null : ahead(event.key, places, here)) ?? beside(event.key, places, here);
  if (!next) return;
  event.preventDefault();
  goTo(next);
}

/** What lies in the direction of an arrow. */
function ahead(key: string, places: HTMLElement[], here: HTMLElement): HTMLElement | null {
  const at = places.indexOf(here);
  const next = nextByArrow(key, places.map((place) => place.getBoundingClientRect()), at);
  return next === at ? null : (places[next] ?? null);
}

/** What comes next in reading order. */
function beside(key: string, places: HTMLElement[], here: HTMLElement): HTMLElement | null {
  const [at, count] = [places.indexOf(here), places.length];
  if (FORTH.includes(key)) return places[(at + 1) % count] ?? null;
  if (BACK.includes(key)) return places[(at + count - 1) % count] ?? null;
  if (key === "Home") return places[0] ?? null;
  return key === "End" ? (places[count - 1] ?? null) : null;
}
