/** How much room there is for this table. */

import { MediaQuery } from "svelte/reactivity";

/** Too little for everything at once: panes are opened one after the other. Styles name the same sizes. */
export const isSmall = new MediaQuery("(max-width: 1199px), (max-height: 699px)", false);
/** Room for a pane of the table beside one of the workshop. */
export const isTwofold = new MediaQuery("(min-width: 760px) and (max-width: 1199px), (min-width: 760px) and (max-height: 699px)", false);
/** Of those, high enough for the wheel above a pane, and for two panes of the workshop. */
export const isTall = new MediaQuery("(min-width: 760px) and (max-width: 1199px) and (min-height: 840px)", false);
/** Of those, high enough for store and both rows of cards. */
export const hasMarket = new MediaQuery("(min-width: 760px) and (min-height: 600px)", false);
/** Whether things are pointed to before they are touched: then what a touch does has been seen. */
export const canPoint = new MediaQuery("(hover: hover)", false);
