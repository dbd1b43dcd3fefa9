/**
 * Everything grows with the room: lengths are written in pixels of the usual size, and come out in rem, so that one
 * root size (`design/global.css`) enlarges letters, cards and gaps alike. Hairlines stay, and so do units of a drawing,
 * which are written `PX`. Widths of `@media` are those of the window; those of `@container` grow with what is inside.
 * Windows that many rules speak of have names: `@media (--small)`.
 */

import type { Plugin } from "postcss";

const USUAL = 16;
const HAIRLINE = 2;
const LENGTH = /(?<![\w.-])(-?\d*\.?\d+)px\b/g;

/** As in lib/screen.svelte.ts. */
const WINDOWS: Record<string, string> = {
  "(--small)": "(max-width: 720px), (max-height: 599px)",
  "(--sideways)": "(min-width: 721px) and (max-height: 599px)",
  "(--low-desk)": "(min-width: 721px) and (min-height: 480px) and (max-height: 599px)",
  "(--large)": "(min-width: 1500px) and (min-height: 900px)",
  "(--upright)": "(min-width: 721px) and (max-width: 1000px) and (min-height: 900px)",
};

export function named(query: string): string {
  return Object.entries(WINDOWS).reduce((told, [name, window]) => told.replaceAll(name, window), query);
}

export function grown(text: string): string {
  return text.replace(LENGTH, (written, pixels) => {
    return Math.abs(Number(pixels)) < HAIRLINE ? written : `${Number(pixels) / USUAL}rem`;
  });
}

export const grow: Plugin = {
  postcssPlugin: "grow",
  Declaration(declaration) {
    if (declaration.value.includes("px")) declaration.value = grown(declaration.value);
  },
  AtRule: {
    media(rule) {
      rule.params = named(rule.params);
    },
    container(rule) {
      rule.params = grown(rule.params);
    },
  },
};
