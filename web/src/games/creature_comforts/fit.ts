/** Which dice suit a place, and what lesson tokens would have to do: a preview, the clubhouse decides. */

import type { Requirement, Zone } from "./types";

export const FACES = [1, 2, 3, 4, 5, 6];

/** A place as somebody who looks for dice sees it. */
export interface Wish {
  dice: Requirement;
  /** The faces of the wheel that a river place takes. */
  wheel?: number[];
}

/** Values that fulfil the requirement as they are; the number of dice is right. */
function isMet({ dice, wheel = [] }: Wish, values: number[]): boolean {
  const sum = values.reduce((all, value) => all + value, 0);
  const sorted = [...values].sort((a, b) => a - b);
  switch (dice.rule) {
    case "any":
      return true;
    case "exact":
      return sorted.join() === [...dice.values].sort((a, b) => a - b).join();
    case "max_value":
      return values.every((value) => value <= dice.value);
    case "min_value":
      return values.every((value) => value >= dice.value);
    case "sum_max":
      return sum <= dice.value;
    case "sum_min":
      return sum >= dice.value;
    case "sum_exact":
      return sum === dice.value;
    case "same":
      return values.every((value) => value === values[0]);
    case "straight":
      return sorted.every((value, i) => value === (sorted[0] ?? 0) + i);
    case "even":
      return values.every((value) => value % 2 === 0);
    case "odd":
      return values.every((value) => value % 2 === 1);
    case "wheel":
      return values.every((value) => wheel.includes(value));
  }
}

/** A sum needs as many tokens as it is off, if the dice can go that far. */
function tokensForSum({ dice }: Wish, faces: number[]): number | null {
  const sum = faces.reduce((all, face) => all + face, 0);
  const isLow = sum < dice.value && dice.rule !== "sum_max";
  const isHigh = sum > dice.value && dice.rule !== "sum_min";
  if (!isLow && !isHigh) return 0;
  const isInReach = isLow ? dice.value <= 6 * faces.length : dice.value >= faces.length;
  return isInReach ? Math.abs(dice.value - sum) : null;
}

/** The least number of tokens that make these dice fit; null if nothing does. */
export function tokensNeeded(wish: Wish, faces: number[]): number | null {
  const { count, rule } = wish.dice;
  if (faces.length === 0 || (count > 0 && faces.length !== count)) return null;
  if (rule.startsWith("sum_")) return tokensForSum(wish, faces);
  let best: number | null = null;
  const search = (values: number[], cost: number): void => {
    if (best !== null && cost >= best) return;
    if (values.length === faces.length) {
      if (isMet(wish, values)) best = cost;
      return;
    }
    const face = faces[values.length] ?? 0;
    for (const value of FACES) search([...values, value], cost + Math.abs(value - face));
  };
  search([], 0);
  return best;
}

/** The values of dice that a zone of the wheel takes, with this face at C. */
export function zoneValues(wheel: number, zone: Zone): number[] {
  const steps = { c: [0], b: [1, 2], a: [3, 4, 5] }[zone];
  return steps.map((step) => ((wheel - 1 + step) % 6) + 1);
}

/** All choices of so many things. */
export function choices<Thing>(things: Thing[], count: number): Thing[][] {
  if (count === 0) return [[]];
  return things.flatMap((thing, i) => choices(things.slice(i + 1), count - 1).map((rest) => [thing, ...rest]));
}

/** A way to give a place all it wants. */
export interface Filling {
  dice: number[];
  tokens: number;
}

/**
 * The cheapest way to complete the dice that lie at a place with some of the free ones: fewest tokens,
 * then fewest dice. Null if there is none within the tokens.
 */
export function completed(wish: Wish, faces: number[], laid: number[], free: number[], tokens: number): Filling | null {
  const { count } = wish.dice;
  const sizes = count > 0 ? [count - laid.length] : Array.from({ length: free.length + 1 }, (_, i) => i);
  let best: Filling | null = null;
  for (const size of sizes.filter((one) => one >= 0)) {
    for (const more of choices(free, size)) {
      const dice = [...laid, ...more];
      const needed = tokensNeeded(wish, dice.map((die) => faces[die] ?? 0));
      if (needed !== null && needed <= tokens && (best === null || needed < best.tokens)) best = { dice, tokens: needed };
    }
  }
  return best;
}
