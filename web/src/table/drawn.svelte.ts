/** Which targets can be seen and touched now, so that the others get a button. */

import { getContext, setContext } from "svelte";

const KEY = Symbol("drawn targets");

/**
 * Who asks gets an answer at once, from the last look; the next look is with the next frame, when all of a change is
 * drawn. To look in the midst of a change would make the browser lay out the whole table, many times.
 */
export class DrawnTargets {
  /** Raised whenever something came or went, or was found to be hidden. */
  #change = $state(0);
  /** Beside it: whoever tells of a change does not wait for it, and may know an older one. */
  #changes = 0;
  readonly #elements = new Map<string, Set<Element>>();
  readonly #elsewhere = new Set<() => string[]>();
  /** Targets that are on the page, but can't be seen now. */
  #hidden = new Set<string>();
  #hasLooked = false;
  #willLook = false;

  /** Before everything is there, nobody need draw what others will. */
  constructor(readonly isWhole: () => boolean = () => true) {}

  /** An element shows a target; returns how to take it away again. */
  add(target: string, element: Element): () => void {
    const shown = this.#elements.get(target) ?? new Set();
    shown.add(element);
    this.#elements.set(target, shown);
    this.#tell();
    return () => {
      shown.delete(element);
      this.#tell();
    };
  }

  /** These targets are reached in some other way. */
  addElsewhere(targets: () => string[]): () => void {
    this.#elsewhere.add(targets);
    this.#tell();
    return () => {
      this.#elsewhere.delete(targets);
      this.#tell();
    };
  }

  /** The page changed its shape: look anew. */
  look(): void {
    if (this.#willLook) return;
    this.#willLook = true;
    requestAnimationFrame(() => {
      this.#willLook = false;
      this.#lookNow();
    });
  }

  /** Another number whenever what is drawn has changed. */
  get change(): number {
    return this.#change;
  }

  has(target: string): boolean {
    void this.#change;
    if (!this.isWhole()) return true;
    this.look();
    if (!this.#hasLooked) return true;
    for (const targets of this.#elsewhere) if (targets().includes(target)) return true;
    return (this.#elements.get(target)?.size ?? 0) > 0 && !this.#hidden.has(target);
  }

  #lookNow(): void {
    const hidden = new Set([...this.#elements].flatMap(([target, shown]) => ([...shown].some(isVisible) ? [] : [target])));
    const isSame = this.#hasLooked && hidden.size === this.#hidden.size && [...hidden].every((target) => this.#hidden.has(target));
    this.#hidden = hidden;
    this.#hasLooked = true;
    if (!isSame) this.#tell();
  }

  #tell(): void {
    this.#changes += 1;
    this.#change = this.#changes;
  }
}

function isVisible(element: Element): boolean {
  return element.checkVisibility?.() ?? true;
}

export function provideDrawn(isWhole?: () => boolean): DrawnTargets {
  return setContext(KEY, new DrawnTargets(isWhole));
}

export function drawn(): DrawnTargets | undefined {
  return getContext<DrawnTargets | undefined>(KEY);
}

/** Call in a component that leads to targets without showing them, such as a chip that opens a sheet. */
export function drawTargets(targets: () => string[]): void {
  const all = drawn();
  $effect(() => all?.addElsewhere(targets));
}
