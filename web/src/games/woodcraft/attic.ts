/** Where the spaces of the attic lie on a drawing of 226 by 176: a bottom row of four, three above, four on top. */

import type { Link } from "./types";

const ROWS: Record<string, { y: number; left: number; step: number }> = {
  T: { y: 20, left: 19, step: 62.5 },
  M: { y: 88, left: 50.25, step: 62.5 },
  B: { y: 156, left: 19, step: 62.5 },
};

export const WIDTH = 226;
export const HEIGHT = 176;

export function spotOf(space: string): { x: number; y: number } {
  const { y, left, step } = ROWS[space[0] ?? "B"] ?? { y: 0, left: 0, step: 0 };
  return { x: left + (Number(space[1]) - 1) * step, y };
}

export function middleOf({ one, other }: Pick<Link, "one" | "other">): { x: number; y: number } {
  const [from, to] = [spotOf(one), spotOf(other)];
  return { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
}
