/** How much room there is; the widths at which a table changes its form. */

import { MediaQuery } from "svelte/reactivity";
import { innerHeight, innerWidth } from "svelte/reactivity/window";

/** One column, things in reach of a thumb. */
export const isPhone = new MediaQuery("(max-width: 720px)", false);
/** A phone, or a window as low as one that is held sideways: as `--small` in grow.ts. */
export const isSmall = new MediaQuery("(max-width: 720px), (max-height: 599px)", false);
/** Lower than a desk likes: what is laid out beside the hand has less room. */
export const isShort = new MediaQuery("(max-height: 739px)", false);
/** Low, but not as low as a phone that is held sideways: a desk at 200 % zoom. As `--low-desk` in grow.ts. */
export const isLowDesk = new MediaQuery("(min-width: 721px) and (min-height: 480px) and (max-height: 599px)", false);
/** So much room that things are drawn larger. As `--large` in grow.ts. */
export const isLarge = new MediaQuery("(min-width: 1500px) and (min-height: 900px)", false);
/** Room for the notebook beside the board. */
export const isWide = new MediaQuery("(min-width: 1240px)", true);

/** From this size on everything grows with the window, up to so many times. */
const LARGE = { width: 1500, height: 900 };
const MOST = 1.7;
/** In a lower window, and on a smaller phone, everything shrinks a little. */
const LOW = 754;
const PHONE = { widest: 720, width: 375, height: 740 };
const LEAST = 0.85;

/** How many times larger than usual everything is drawn in a window: as the root size in design/global.css. */
export function growthIn(width: number, height: number): number {
  const large = Math.max(1, Math.min(width / LARGE.width, height / LARGE.height, MOST));
  const isPhone = width <= PHONE.widest;
  const room = isPhone ? Math.min(width / PHONE.width, height / PHONE.height) : height / LOW;
  return Math.max(LEAST, Math.min(room, large));
}

/** How many times larger than usual everything is drawn now. */
export const growth = {
  get current(): number {
    return growthIn(innerWidth.current ?? 0, innerHeight.current ?? 0);
  },
};
