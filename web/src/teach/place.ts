/** Where a bubble stands: beside its thing, inside the screen, over nothing that is needed now. */

import { type Box, type Size, between } from "../design/place";

export type Side = "above" | "below" | "left" | "right";

export interface Place {
  left: number;
  top: number;
  /** On which side of the thing it stands; none if it stands aside, without a pointer. */
  side: Side | "";
  /** Where along its edge the pointer leaves it, from its left or upper corner. */
  pointer: number;
}

export interface Around {
  screen: Size;
  /** What must stay free: the buttons of the question, the question itself. */
  kept: Box[];
  /** What had better stay free: lit things. */
  spared: Box[];
  /** What is only good to see. */
  seen?: Box[];
  /** Whether the bubble may leave its thing for the sake of what should stay free. */
  mayLeave?: boolean;
}

/** Room for the pointer between bubble and thing, and between bubble and the edge of the screen. */
const GAP = 18;
const EDGE = 6;
/** How far from a corner of the bubble its pointer stays. */
const CORNER = 26;
/** How bad it is to lie over something, for each pixel of area; a pixel of distance costs one. */
const OVER_THING = 40;
const OVER_KEPT = 12;
const OVER_SPARED = 8;
const OVER_SEEN = 0.02;
/** A bubble away from its thing has no pointer: that costs as much as so many pixels of distance. */
const NO_POINTER = 250;
/** To hide a small thing whole is as bad as to lie over so much of a large one. */
const WHOLE = 6000;
/** How far apart the places are that are tried away from the thing. */
const STRIDE = 20;
/** As long as it is not worse than this, nothing that is needed is hidden, only touched. */
const TOUCHED = 400;
/** How far above its thing a bubble over the ground ends: its pointer and the tag of the thing are between. */
const REACH = 30;
/** From so far on a pointer would end at something else. */
const FAR = 90;
const SIDES: Side[] = ["above", "right", "left", "below"];
const STEPS = 8;

/** The best place for a bubble of this size beside a thing. */
export function settle(thing: Box, bubble: Size, around: Around): Place {
  const beside = SIDES.flatMap((side) => placesAt(side, thing, bubble, around.screen));
  const hides = ({ left, top }: Place) => needed({ left, top, ...bubble }, thing, around);
  const cost = (place: Place) => {
    const box = { ...place, ...bubble };
    const seen = OVER_SEEN * total(box, around.seen ?? []);
    return hides(place) + seen + distance(box, thing) + (place.side ? SIDES.indexOf(place.side) : NO_POINTER);
  };
  const near = beside.filter((place) => hides(place) <= TOUCHED);
  const aside = around.mayLeave ? placesAside(bubble, around.screen).filter((place) => hides(place) === 0) : [];
  const good = [...near, ...aside];
  return cheapest(good.length > 0 ? good : beside, cost);
}

/** The best place for a bubble over a ground and as wide as that: up from the thing or within the ground, else at a height that is free. */
export function settleOver(ground: Box, thing: Box | null, bubble: Size, around: Around, free: number): Place {
  const end = ground.top + ground.height;
  const reach = thing && thing.top > end ? thing.top - REACH : end;
  const below = around.kept.map(({ top, height }) => top + height + EDGE).filter((top) => top > free && top < ground.top);
  const at = (top: number): Place => {
    if (!thing) return { left: ground.left, top, side: "", pointer: 0 };
    const pointer = between(CORNER, thing.left + thing.width / 2 - ground.left, bubble.width - CORNER);
    const box = { ...ground, top, ...bubble };
    const isBarred = isBetween(box, thing, ground.left + pointer, around.kept);
    return { left: ground.left, top, side: isBarred ? "" : sideOf(box, thing), pointer };
  };
  const hides = (place: Place) => needed({ ...place, ...bubble }, thing, around);
  const cost = (place: Place) => hides(place) + OVER_SEEN * total({ ...place, ...bubble }, around.seen ?? []);
  const usual = [reach - bubble.height, ground.top, end - bubble.height, free, ground.top - EDGE - bubble.height, ...below].map(at);
  const best = cheapest(usual, cost);
  return hides(best) === 0 ? best : cheapest([best, ...strides(free, end - bubble.height).map(at)], cost);
}

/** From one number on, as far as another. */
function strides(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, Math.floor((to - from) / STRIDE)) + 1 }, (_, i) => from + i * STRIDE);
}

/** On which side of a thing something lies that is as wide as the screen; none if it is far off. */
function sideOf(box: Box, thing: Box): Side | "" {
  const [under, over] = [thing.top - box.top - box.height, box.top - thing.top - thing.height];
  if (under >= -4) return under < FAR ? "above" : "";
  return over >= -4 && over < FAR ? "below" : "";
}

/** Whether something that is needed lies where a pointer would be, between a bubble and its thing. */
function isBetween(box: Box, thing: Box, left: number, kept: Box[]): boolean {
  const top = Math.min(box.top + box.height, thing.top + thing.height);
  const strip = { left: left - 1, top, width: 2, height: Math.max(box.top, thing.top) - top };
  return total(strip, kept.filter((one) => overlap(one, thing) === 0)) > 0;
}

/** How bad it is that a bubble hides what is needed now. */
function needed(box: Box, thing: Box | null, { kept, spared }: Around): number {
  const hidden = OVER_SPARED * total(box, spared) + WHOLE * parts(box, spared);
  return OVER_KEPT * total(box, kept) + hidden + (thing ? OVER_THING * overlap(box, thing) : 0);
}

function cheapest(places: Place[], cost: (place: Place) => number): Place {
  const costs = places.map(cost);
  return places[costs.indexOf(Math.min(...costs))]!;
}

/** Places all over the screen. */
function placesAside(bubble: Size, screen: Size): Place[] {
  const [lefts, tops] = [strides(EDGE, screen.width - bubble.width - EDGE), strides(EDGE, screen.height - bubble.height - EDGE)];
  return lefts.flatMap((left) => tops.map((top): Place => ({ left, top, side: "", pointer: 0 })));
}

/** Places on one side of a thing: beside its middle, and moved along it in both directions. */
function placesAt(side: Side, thing: Box, bubble: Size, screen: Size): Place[] {
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

/** The area that a box shares with others. */
export function total(box: Box, others: Box[]): number {
  return others.reduce((sum, other) => sum + overlap(box, other), 0);
}

/** How many of the boxes are hidden, in parts of each. */
function parts(box: Box, others: Box[]): number {
  return others.reduce((sum, other) => sum + overlap(box, other) / Math.max(1, other.width * other.height), 0);
}

/** The area that two boxes share. */
export function overlap(a: Box, b: Box): number {
  const width = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const height = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return Math.max(0, width) * Math.max(0, height);
}
