/** Which targets can be seen and touched now, so that the others get a button. */

import { getContext, setContext } from "svelte";

const KEY = Symbol("drawn targets");

export class DrawnTargets {
  /** Raised whenever something came, went or changed its size. */
  #change = $state(0);
  /** Beside it: whoever tells of a change does not wait for it, and may know an older one. */
  #changes = 0;
  readonly #elements = new Map<string, Set<Element>>();
  readonly #elsewhere = new Set<() => string[]>();

  /** An element shows a target; returns how to take it away again. */
  add(target: string, element: Element): () => void {
    const shown = this.#elements.get(target) ?? new Set();
    shown.add(element);
    this.#elements.set(target, shown);
    this.look();
    return () => {
      shown.delete(element);
      this.look();
    };
  }

  /** These targets are reached in some other way. */
  addElsewhere(targets: () => string[]): () => void {
    this.#elsewhere.add(targets);
    this.look();
    return () => {
      this.#elsewhere.delete(targets);
      this.look();
    };
  }

  /** The page changed its shape: look anew. */
  look(): void {
    this.#changes += 1;
    this.#change = this.#changes;
  }

  has(target: string): boolean {
    void this.#change;
    for (const targets of this.#elsewhere) if (targets().includes(target)) return true;
    const shown = this.#elements.get(target) ?? [];
    return [...shown].some((element) => element.checkVisibility?.() ?? true);
  }
}

export function provideDrawn(): DrawnTargets {
  return setContext(KEY, new DrawnTargets());
}

export function drawn(): DrawnTargets | undefined {
  return getContext<DrawnTargets | undefined>(KEY);
}

/** Call in a component that leads to targets without showing them, such as a chip that opens a sheet. */
export function drawTargets(targets: () => string[]): void {
  const all = drawn();
  $effect(() => all?.addElsewhere(targets));
}
