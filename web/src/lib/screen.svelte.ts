/** How much room there is; the widths at which a table changes its form. */

import { MediaQuery } from "svelte/reactivity";

/** One column, things in reach of a thumb. */
export const isPhone = new MediaQuery("(max-width: 720px)", false);
/** Room for the notebook beside the board. */
export const isWide = new MediaQuery("(min-width: 1240px)", true);
