/** The rings of the focus lie around a thing; where an edge would cut them off they lie close to it or inside. */

import { on } from "svelte/events";

/** How far the outer ring reaches beyond its thing, in pixels: around a lit thing there are three. */
const REACH = 6;
const REACH_OF_LIT = 9;
const REACH_OF_CLOSE = 2;

/** Call on what holds the table. */
export function rings(root: HTMLElement): () => void {
  const offs = [
    on(root, "focusin", ({ target }) => {
      if (target instanceof HTMLElement && target.matches(":focus-visible")) mark(target);
    }),
    on(root, "focusout", ({ target }) => {
      if (target instanceof HTMLElement) delete target.dataset.ring;
    }),
  ];
  return () => offs.forEach((off) => off());
}

function mark(thing: HTMLElement): void {
  const room = roomAround(thing);
  if (room >= (thing.matches(".lit, .selected") ? REACH_OF_LIT : REACH)) return;
  thing.dataset.ring = room >= REACH_OF_CLOSE ? "close" : "in";
}

/** How many pixels there are between a thing and the next edge that would cut its rings off. */
function roomAround(thing: HTMLElement): number {
  const { left, top, right, bottom } = thing.getBoundingClientRect();
  let room = Number.POSITIVE_INFINITY;
  for (let holder = thing.parentElement; holder; holder = holder.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(holder);
    const edge = holder.getBoundingClientRect();
    if (overflowX !== "visible") room = Math.min(room, left - edge.left, edge.right - right);
    if (overflowY !== "visible") room = Math.min(room, top - edge.top, edge.bottom - bottom);
  }
  return room;
}
