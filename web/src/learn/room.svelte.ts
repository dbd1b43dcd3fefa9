/** How much room a page that teaches has. */

import { MediaQuery } from "svelte/reactivity";

/** Room for the small pages beside the open one. */
export const hasThumbs = new MediaQuery("(min-width: 1160px) and (min-height: 600px)", true);

/** A window that is wider than high. */
export const isLandscape = new MediaQuery("(orientation: landscape)", true);

/** The widths for which drawings are made: the wide form, and the narrow one below 640. */
const WIDE = { drawn: 940, least: 860 };
const NARROW = { drawn: 430, most: 1.7 };

/**
 * How many times larger a drawing is shown than it was made: wide where there is room for it, else the narrow form,
 * enlarged on a tablet. In a window that is wider than high the wide form is made smaller, for it is the lower one.
 */
export function zoomFor(width: number, landscape: boolean): number {
  if (width >= WIDE.least) return Math.min(1, width / WIDE.drawn);
  if (landscape && width >= 0.75 * WIDE.drawn) return width / WIDE.drawn;
  return Math.min(NARROW.most, Math.max(1, width / NARROW.drawn));
}
