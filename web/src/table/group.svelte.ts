/** Targets that belong together: Tab comes to one of them, arrows move between them. */

import { getContext, setContext } from "svelte";

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

/** Move the focus inside `root` by an arrow key, Home or End, among the buttons that are meant. */
export function moveFocus(root: Element, event: KeyboardEvent, meant = "[data-target]"): void {
  const places = [...root.querySelectorAll<HTMLElement>(`button${meant}`)].filter(
    (place) => place.checkVisibility?.() ?? true,
  );
  const here = places.indexOf(document.activeElement as HTMLElement);
  if (here < 0) return;
  const next = nextPlace(event.key, here, places.length);
  if (next === null) return;
  event.preventDefault();
  places[next]?.focus();
}

function nextPlace(key: string, here: number, count: number): number | null {
  if (FORTH.includes(key)) return (here + 1) % count;
  if (BACK.includes(key)) return (here + count - 1) % count;
  if (key === "Home") return 0;
  return key === "End" ? count - 1 : null;
}
