/** How much room there is; the widths at which a table changes its form. */

import { MediaQuery } from "svelte/reactivity";
import { innerHeight, innerWidth } from "svelte/reactivity/window";

/** One column, things in reach of a thumb. */
export const isPhone = new MediaQuery("(max-width: 720px)", false);
/** A phone, or a window as low as one that is held sideways. */
export const isSmall = new MediaQuery("(max-width: 720px), (max-height: 599px)", false);
/** Lower than a desk likes: what is laid out beside the hand has less room. */
export const isShort = new MediaQuery("(max-height: 739px)", false);
/** Room for the notebook beside the board. */
export const isWide = new MediaQuery("(min-width: 1240px)", true);

/** From this size on everything grows with the window, up to so many times: as the root size in design/global.css. */
const USUAL = { width: 1500, height: 900 };
const MOST = 1.7;

/** How many times larger than usual everything is drawn in a window. */
export function growthIn(width: number, height: number): number {
  return Math.min(MOST, Math.max(1, Math.min(width / USUAL.width, height / USUAL.height)));
}

/** How many times larger than usual everything is drawn now. */
export const growth = {
  get current(): number {
    return growthIn(innerWidth.current ?? 0, innerHeight.current ?? 0);
  },
};
