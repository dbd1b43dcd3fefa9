/** A hand of cards: how each one is turned, how deep it hangs, how far they lap over each other. */

export interface Lie {
  /** Degrees; left cards lean left. */
  angle: number;
  /** How far below the middle card, in pixels. */
  drop: number;
}

const TURN = 1.6;
const WIDEST = 5;

/** How so many cards lie on an arc: flat in the middle, leaning at the ends. */
export function arc(count: number): Lie[] {
  const middle = (count - 1) / 2;
  const turn = middle > 0 ? Math.min(TURN, WIDEST / middle) : 0;
  return Array.from({ length: count }, (_, i) => {
    const angle = (i - middle) * turn;
    return { angle, drop: angle * angle * 0.75 };
  });
}

/**
 * The room on each side of a card, so that a row of them fits: up to `most` apart, else negative, lapping over.
 * Half of it stands on either side of every card.
 */
export function lap(widths: number[], room: number, most: number): number {
  if (widths.length < 2) return most;
  const taken = widths.reduce((sum, width) => sum + width, 0);
  return Math.min(most, (room - taken) / widths.length / 2);
}
