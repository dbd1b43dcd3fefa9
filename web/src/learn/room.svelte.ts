/** How much room a page that teaches has. */

import { MediaQuery } from "svelte/reactivity";
import { innerHeight, innerWidth } from "svelte/reactivity/window";

/** Room for the small pages beside the open one. */
export const hasThumbs = new MediaQuery("(min-width: 960px) and (min-height: 600px)", true);

/** From this size on everything grows with the window, up to so many times. */
const USUAL = { width: 1500, height: 900 };
const MOST = 1.7;

/** How many times larger than usual everything is drawn. */
export function scaleFor(width: number, height: number): number {
  return Math.min(MOST, Math.max(1, Math.min(width / USUAL.width, height / USUAL.height)));
}

export const roomScale = {
  get current(): number {
    return scaleFor(innerWidth.current ?? 0, innerHeight.current ?? 0);
  },
};
