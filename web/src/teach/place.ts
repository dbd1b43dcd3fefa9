/** Where a bubble stands: beside its thing, inside the screen, over nothing that is needed now. */

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Size {
  width: number;
  height: number;
}

/** On which side of its thing a bubble stands; "" if it is somewhere else and points nowhere. */
export type Side = "above" | "below" | "left" | "right" | "";

export interface Place {
  left: number;
  top: number;
  side: Side;
  /** Where along its edge the pointer leaves it, from its left or upper corner. */
  pointer: number;
}

export interface Around {
  screen: Size;
  /** What must stay free: the question and its buttons. */
  kept: Box[];
  /** What can be touched now: none of it may be hidden. */
  lit: Box[];
  /** What is only good to see. */
  seen: Box[];
}

/** Room for the pointer between bubble and thing, and between bubble and the edge of the screen. */
const GAP = 18;
const EDGE = 6;
/** How far from a corner of the bubble its pointer stays. */
export const CORNER = 26;
/** How bad it is to lie over something, for each pixel of area; a pixel of distance costs one. */
const OVER_THING = 40;
const OVER_KEPT = 12;
const OVER_LIT = 3;
const OVER_SEEN = 1;
/** To hide more than such a part of something lit is as bad as to lie over the question, and a bit more. */
const MOST_HIDDEN = 0.4;
const HIDING = 4000;
/** To stand away from its thing. */
const AWAY = 1500;
const SIDES = ["above", "right", "left", "below"] as const;
const STEPS = 8;
/** From place to place, where it may stand anywhere. */
const STRIDE = 24;

/** The best place for a bubble of this size: beside its thing, unless that would hide what is needed. */
export function settle(thing: Box, bubble: Size, around: Around): Place {
  const price = (place: Place) => {
    const box = { ...place, ...bubble };
    return OVER_THING * overlap(box, thing) + harm(box, around) + distance(box, thing);
  };
  const beside = SIDES.flatMap((side) => placesAt(side, thing, bubble, around.screen));
  const [best, least] = cheapest(beside, price);
  if (least < HIDING) return best;
  const [free, cost] = cheapest(anywhere(bubble, around.screen), price);
  return cost + AWAY < least ? free : best;
}

/** The best height for a bubble that is as wide as what it lies over: where it is wished, else wherever it hides least. */
export function settleOver(wishes: number[], ground: Box, bubble: Size, around: Around): number {
  const { screen } = around;
  const all = [...wishes, ...rows(EDGE, screen.height - bubble.height - EDGE)];
  const price = (top: number) =>
    harm({ left: ground.left, top, width: ground.width, height: bubble.height }, around) + Math.abs(top - wishes[0]!) / 4;
  return cheapest(all, price)[0];
}

function cheapest<Choice>(choices: Choice[], price: (choice: Choice) => number): [Choice, number] {
  let best = choices[0]!;
  let least = Number.POSITIVE_INFINITY;
  for (const choice of choices) {
    const cost = price(choice);
    if (cost >= least) continue;
    best = choice;
    least = cost;
  }
  return [best, least];
}

/** How much of what is needed a box would lie over. */
function harm(box: Box, { kept, lit, seen }: Around): number {
  const hidden = lit.reduce((sum, one) => {
    const [area, whole] = [overlap(box, one), one.width * one.height];
    return sum + OVER_LIT * area + (area > MOST_HIDDEN * whole ? HIDING + OVER_KEPT * whole : 0);
  }, 0);
  return OVER_KEPT * total(box, kept) + hidden + OVER_SEEN * total(box, seen);
}

/** Places all over the screen. */
function anywhere(bubble: Size, screen: Size): Place[] {
  const columns = rows(EDGE, screen.width - bubble.width - EDGE);
  return rows(EDGE, screen.height - bubble.height - EDGE).flatMap((top) =>
    columns.map((left): Place => ({ left, top, side: "", pointer: 0 })),
  );
}

function rows(first: number, last: number): number[] {
  return Array.from({ length: Math.max(1, Math.floor((last - first) / STRIDE) + 1) }, (_, i) => first + i * STRIDE);
}

/** Places on one side of a thing: beside its middle, and moved along it in both directions. */
function placesAt(side: Exclude<Side, "">, thing: Box, bubble: Size, screen: Size): Place[] {
  const isVertical = side === "above" || side === "below";
  const [along, across] = isVertical ? (["left", "top"] as const) : (["top", "left"] as const);
  const [length, depth] = isVertical ? (["width", "height"] as const) : (["height", "width"] as const);
  const isBefore = side === "above" || side === "left";
  const away = isBefore ? thing[across] - GAP - bubble[depth] : thing[across] + thing[depth] + GAP;
  const middle = thing[along] + thing[length] / 2;
  const [first, last] = [middle - bubble[length] + CORNER, middle - CORNER];
  const places = Array.from({ length: STEPS + 1 }, (_, i) => first + ((last - first) * i) / STEPS);
  return places.map((wish) => {
    const start = between(EDGE, wish, screen[length] - EDGE - bubble[length]);
    const place = { [along]: start, [across]: between(EDGE, away, screen[depth] - EDGE - bubble[depth]) };
    const pointer = between(CORNER, middle - start, bubble[length] - CORNER);
    return { left: place.left!, top: place.top!, side, pointer };
  });
}

function distance(box: Box, thing: Box): number {
  return Math.abs(box.left + box.width / 2 - thing.left - thing.width / 2) +
    Math.abs(box.top + box.height / 2 - thing.top - thing.height / 2);
}

function total(box: Box, others: Box[]): number {
  return others.reduce((sum, other) => sum + overlap(box, other), 0);
}

/** The area that two boxes share. */
export function overlap(a: Box, b: Box): number {
  const width = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const height = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return Math.max(0, width) * Math.max(0, height);
}

export function between(least: number, value: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}
