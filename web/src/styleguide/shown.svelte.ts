/** Which themes the style guide shows, side by side where there is room. */

import { settings } from "../lib/settings.svelte";

export type Theme = "light" | "dark";
export type Shown = Theme | "both";

const isNarrow = globalThis.matchMedia?.("(max-width: 1100px)").matches ?? false;

class ShownThemes {
  choice: Shown = $state(isNarrow ? (settings.isDark ? "dark" : "light") : "both");

  get themes(): Theme[] {
    return this.choice === "both" ? ["light", "dark"] : [this.choice];
  }
}

export const shown = new ShownThemes();
