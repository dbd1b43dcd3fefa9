/** Where on the table something happened, and which way its pieces went. */

import type { Point, Trail } from "../design/glide.svelte";
import type { LoggedEvent } from "../messages";
import { isSeen } from "../teach/things";

/** Shorter ways need no line, and more lines would be a tangle. */
const NEAR = 48;
const MOST = 4;

/** Something that happened, and the thing at which it is told. */
export interface Scene {
  event: LoggedEvent;
  thing: HTMLElement | null;
}

/** The first event that left something to be seen, else the first one at the panel of whoever did it. */
export function sceneOf(events: LoggedEvent[], trails: Trail[]): Scene | null {
  for (const event of events) {
    const thing = moved(event, trails) ?? named(event);
    if (thing) return { event, thing };
  }
  const event = events.find(({ player }) => player >= 0) ?? events[0];
  if (!event) return null;
  const any = trails.find(({ element }) => element && isSeen(element))?.element;
  return { event, thing: any ?? panelOf(event.player) };
}

/** The things that an event names: first where something went, last where it came from. */
function refsOf({ args }: LoggedEvent): string[] {
  const rank = (key: string) => (key === "to" ? 0 : key === "from" ? 2 : 1);
  return Object.entries(args)
    .toSorted(([a], [b]) => rank(a) - rank(b))
    .flatMap(([, value]) => (typeof value === "string" && value.includes("/") && !value.startsWith("seat/") ? [value] : []));
}

/** A piece of the event that has just moved; what is gone went to whoever did it. */
function moved(event: LoggedEvent, trails: Trail[]): HTMLElement | null {
  const refs = refsOf(event);
  const own = trails.filter(({ piece }) => refs.includes(piece));
  const seen = own.find(({ element }) => element && isSeen(element))?.element;
  return seen ?? (own.length > 0 ? panelOf(event.player) : null);
}

/** A thing of the event that is in one place only. */
function named(event: LoggedEvent): HTMLElement | null {
  for (const ref of refsOf(event)) {
    const word = CSS.escape(ref);
    for (const name of ["piece", "target", "zone", "place", "thing"]) {
      const found = [...document.querySelectorAll<HTMLElement>(`main [data-${name}="${word}"]`)].filter(isSeen);
      if (found.length === 1) return found[0] ?? null;
    }
  }
  return null;
}

/** Where somebody sits. */
export function panelOf(player: number): HTMLElement | null {
  const panels = document.querySelectorAll<HTMLElement>(`main [data-chip="${player}"], main [data-place="seat/${player}"]`);
  return [...panels].find(isSeen) ?? null;
}

export interface Path {
  from: Point;
  to: Point;
}

/** The ways of the pieces that came from elsewhere, and of those that an event took away. */
export function pathsOf(events: LoggedEvent[], trails: Trail[]): Path[] {
  const paths = trails.flatMap(({ piece, from, to }): Path[] => {
    const taker = events.find((event) => refsOf(event).includes(piece));
    const end = to ?? (taker ? middleOf(panelOf(taker.player)) : null);
    return from && end ? [{ from, to: end }] : [];
  });
  return paths.filter(({ from, to }) => Math.hypot(to.x - from.x, to.y - from.y) >= NEAR).slice(0, MOST);
}

function middleOf(element: HTMLElement | null): Point | null {
  if (!element) return null;
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
