/** How well one colour can be read on another, counted as WCAG does. */

export interface Pair {
  light: string;
  dark: string;
}

const TOKEN = /--([\w-]+):\s*(?:light-dark\((#[0-9a-f]{6}),\s*(#[0-9a-f]{6})\)|(#[0-9a-f]{6}))/g;

/** The plain colours of a style sheet by name; a colour without a pair is the same in both themes. */
export function coloursOf(css: string): Map<string, Pair> {
  const colours = new Map<string, Pair>();
  for (const [, name = "", light, dark, same = ""] of css.matchAll(TOKEN)) {
    colours.set(name, { light: light ?? same, dark: dark ?? same });
  }
  return colours;
}

/** From 1 (the same) to 21 (black on white). */
export function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** What is read or must be seen, on what: text wants 4.5, signs and borders want 3. */
export const textPairs: [string, string][] = [
  ["ink", "paper"], ["ink", "paper-raised"], ["ink", "paper-sunk"],
  ["ink-2", "paper"], ["ink-2", "paper-raised"], ["ink-2", "paper-sunk"],
  ["on-felt", "felt"], ["on-felt-2", "felt"], ["on-felt", "felt-deep"], ["on-felt-2", "felt-deep"],
  ["on-wood", "wood"], ["on-wood-2", "wood"], ["on-wood", "wood-light"], ["on-wood-2", "wood-deep"],
  ["card-ink", "card"], ["card-ink", "card-2"], ["card-ink-2", "card"], ["card-ink-2", "card-2"],
  ["card-rust", "card"], ["card-ink", "ticket"], ["card-ink", "ticket-secret"],
  ["on-brick", "brick"], ["on-honey", "honey"], ["on-selected", "selected"],
  ["moss", "paper"], ["plum", "paper"], ["plum", "paper-raised"], ["rust", "paper"], ["rust", "paper-raised"],
  ["paper-raised", "plum"], ["paper", "ink"],
  ["on-seat-1", "seat-1"], ["on-seat-2", "seat-2"], ["on-seat-3", "seat-3"], ["on-seat-4", "seat-4"],
  ["on-seat-5", "seat-5"],
];

export const signPairs: [string, string][] = [
  ["line-strong", "paper"], ["line-strong", "paper-raised"], ["line-strong", "paper-sunk"],
  ["lit-on-paper", "paper"], ["lit-on-dark", "felt"], ["lit-on-dark", "wood"], ["lit-on-card", "card-2"],
  ["selected", "paper"], ["selected-on-dark", "felt"], ["selected-on-dark", "wood"], ["selected-on-card", "card-2"],
  ["focus-out", "paper"], ["focus-out", "paper-sunk"], ["moss", "paper"],
];
