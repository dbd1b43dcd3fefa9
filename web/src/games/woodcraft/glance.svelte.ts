/** What opens where the pointer rests, and closes when it has gone. By touch nothing does. */

import { canPoint } from "./room";

/** In milliseconds: a pointer that passes by opens nothing, and may take its time to what has opened. */
const REST = 130;
const LEAVE = 350;

export class Glance {
  /** "die/green-4.1", "tile/buy_wood". */
  #thing: string | null = $state(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** The thing of this kind that is open. */
  of(kind: string): string | null {
    return this.#thing?.startsWith(`${kind}/`) ? this.#thing.slice(kind.length + 1) : null;
  }

  /** The pointer moves over a thing. A thing that came under a pointer at rest was not pointed to. */
  over(thing: string, { movementX, movementY }: PointerEvent): void {
    if (!canPoint.current || (movementX === 0 && movementY === 0)) return;
    this.#after(thing === this.#thing ? 0 : REST, thing);
  }

  /** It is on what has opened. */
  stay(): void {
    clearTimeout(this.#timer);
  }

  leave(): void {
    this.#after(LEAVE, null);
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#thing = null;
  }

  #after(milliseconds: number, thing: string | null): void {
    clearTimeout(this.#timer);
    if (thing !== this.#thing) this.#timer = setTimeout(() => (this.#thing = thing), milliseconds);
  }
}
