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

/**
 * The first deed that left something to be seen, else the first one at the panel of whoever did it.
 * A piece that nobody names is meant only if all that moved is told (`isAll`).
 */
export function sceneOf(events: LoggedEvent[], trails: Trail[], isAll: boolean): Scene | null {
  // What somebody does matters more than what follows from it by itself.
  const deeds = events.filter(({ player }) => player >= 0);
  const meant = deeds.length > 0 ? deeds : events;
  for (const event of meant) {
    const thing = moved(event, trails) ?? named(event);
    if (thing) return { event, thing };
  }
  const event = meant[0];
  if (!event) return null;
  const any = isAll ? trails.find(({ element }) => element && isSeen(element))?.element : null;
  return { event, thing: any ?? panelOf(event.player) };
}

/** The things that an event names: first where something went, last where it came from. */
function refsOf({ args }: LoggedEvent): string[] {
  const rank = (key: string) => (key === "to" ? 0 : key === "from" ? 2 : 1);
  return Object.entries(args)
    .toSorted(([a], [b]) => rank(a) - rank(b))
    .flatMap(([, value]) => (typeof value === "string" && value.includes("/") && !value.startsWith("seat/") ? [value] : []));
}

/** Whether a piece can be the one that a ref names: a copy of it, or the order "order/kite" in the row "orders/kite". */
export function isOf(piece: string, ref: string): boolean {
  const [whole, kind] = [piece.replace(/#\d+$/, ""), kindOf(ref)];
  return piece === ref || whole === ref || (whole.startsWith(kind) && whole.endsWith(ref.slice(kind.length)));
}

function kindOf(ref: string): string {
  return ref.slice(0, ref.indexOf("/"));
}

/** A piece of the event that has just moved; what is gone went to whoever did it. */
function moved(event: LoggedEvent, trails: Trail[]): HTMLElement | null {
  const refs = refsOf(event);
  const own = trails.filter(({ piece }) => refs.some((ref) => isOf(piece, ref)));
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

/** The ways of the pieces that events name; what a deed took away went to whoever did it. */
function namedPaths(events: LoggedEvent[], trails: Trail[]): Path[] {
  return trails.flatMap(({ piece, from, to }): Path[] => {
    const mover = events.find((event) => refsOf(event).some((ref) => isOf(piece, ref)));
    const end = mover && (to ?? middleOf(panelOf(mover.player)));
    return from && end ? [{ from, to: end }] : [];
  });
}

/** The ways of pieces, and of those that nobody names if all that moved is told. */
export function pathsOf(events: LoggedEvent[], trails: Trail[], isAll: boolean): Path[] {
  const known = namedPaths(events, trails);
  const other = () => trails.flatMap(({ from, to }): Path[] => (from && to ? [{ from, to }] : []));
  const paths = known.length === 0 && isAll ? other() : known;
  return paths.filter(({ from, to }) => Math.hypot(to.x - from.x, to.y - from.y) >= NEAR).slice(0, MOST);
}

function middleOf(element: HTMLElement | null): Point | null {
  if (!element) return null;
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
