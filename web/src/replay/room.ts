import { MediaQuery } from "svelte/reactivity";

/** Room for the controls of a replay in the bar itself. */
export const isRoomy = new MediaQuery("(min-width: 1100px)", true);
