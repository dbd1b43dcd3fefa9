/** A die that is dragged by a finger or a mouse; a short touch picks it instead. */

import { on } from "svelte/events";
import type { DicePlan } from "./dice_plan.svelte";

/** Farther than a finger may move that presses long to read what it holds. */
const FAR = 11;

export class DieDrag {
  die: number | null = $state(null);
  x = $state(0);
  y = $state(0);

  constructor(readonly plan: DicePlan) {}

  /** Attach to the button of a die. */
  start(die: number, event: PointerEvent): void {
    if (event.button !== 0 || !this.plan.isOn || this.plan.isSending) return;
    const from = { x: event.clientX, y: event.clientY };
    const ends = [
      on(window, "pointermove", (move) => {
        const isFar = Math.hypot(move.clientX - from.x, move.clientY - from.y) > FAR;
        if (this.die === null && isFar && !isReading()) this.#lift(die);
        this.x = move.clientX;
        this.y = move.clientY;
      }),
      on(window, "pointerup", (up) => finish(up)),
      on(window, "pointercancel", () => finish(null)),
    ];
    const finish = (up: PointerEvent | null) => {
      for (const end of ends) end();
      if (this.die !== null) this.#drop(up);
    };
  }

  #lift(die: number): void {
    if (this.plan.picked !== die) this.plan.pick(die);
    this.die = die;
  }

  #drop(up: PointerEvent | null): void {
    const die = this.die;
    this.die = null;
    if (up?.pointerType === "mouse") swallowClick();
    const place = up && document.elementFromPoint(up.clientX, up.clientY)?.closest<HTMLElement>("[data-drop]")?.dataset.drop;
    if (die !== null && place) this.plan.lay(die, place);
    this.plan.picked = null;
  }
}

/** Whether something lies over the table. */
function isReading(): boolean {
  return document.querySelector("dialog[open]") !== null;
}

/** The click that ends a drag by mouse means nothing more; a finger makes none. */
function swallowClick(): void {
  const stop = on(window, "click", (event) => event.stopPropagation(), { capture: true, once: true });
  setTimeout(stop, 60);
}
