/** A table is drawn in a few steps, a frame each: on a slow machine the page must not stand still while it comes. */

import { getContext, setContext } from "svelte";

const KEY = Symbol("stages");
/** The last step: after it, everything is there. */
export const LAST = 2;

export class Stages {
  #step = $state(0);

  get isWhole(): boolean {
    return this.#step >= LAST;
  }

  has(step: number): boolean {
    return this.#step >= step;
  }

  /** The first things are drawn: let the others follow; returns how to stop that. */
  begin(): () => void {
    let frame = 0;
    let pause: ReturnType<typeof setTimeout> | undefined;
    const next = () => {
      this.#step += 1;
      if (!this.isWhole) wait();
    };
    // Behind the frame, so that what is drawn already can be seen.
    const wait = () => {
      frame = requestAnimationFrame(() => (pause = setTimeout(next)));
    };
    wait();
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(pause);
    };
  }
}

export function provideStages(): Stages {
  return setContext(KEY, new Stages());
}

/** The steps in which the table around is drawn; none where it comes as a whole, as in a replay. */
export function stages(): Stages | undefined {
  return getContext<Stages | undefined>(KEY);
}
