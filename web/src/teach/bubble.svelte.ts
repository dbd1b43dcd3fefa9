/** Keeps a bubble beside its thing while the table changes and the window is resized. */

import type { Attachment } from "svelte/attachments";
import { on } from "svelte/events";
import { type Around, type Box, CORNER, type Size, between, overlap, settle, settleOver } from "./place";

/** What a bubble must leave free, what may not be hidden, and what is only good to see. */
const KEPT = ".prompt, .tools, .panel-of-options, [data-act=confirm], [data-option]";
const LIT = ".lit, .selected";
const SEEN = ".target, .bubble:not(.glance)";
/** A piece that glides has come to rest by then, in milliseconds. */
const SETTLED = 320;
/** Where a bubble may begin on a phone, if the place of the prompt does not do: below the bar. */
const BAR = 50;
/** How far above a thing it ends then: its pointer and the tag of the thing are between. */
const POINTER = 30;

export interface Anchor {
  /** What the bubble points to. */
  thing: () => HTMLElement | null;
  /** Where there is little room: what it lies over, as wide as that. */
  over?: (() => HTMLElement | null) | undefined;
  /** Read for whatever may move the thing. */
  moves?: (() => unknown) | undefined;
}

/** Places an element beside its thing, now and after every change. */
export function anchored({ thing, over, moves }: Anchor): Attachment<HTMLElement> {
  return (bubble) => {
    // Only inside the dialog that its thing lies in can it be touched.
    (thing()?.closest("dialog[open]") ?? document.body).append(bubble);
    const lay = () => {
      const [at, ground] = [thing(), over?.()];
      const beside = at?.isConnected ? at : document.querySelector<HTMLElement>("main .prompt");
      if (ground?.isConnected) layOver(bubble, ground, at);
      else if (beside) layBeside(bubble, beside);
    };
    $effect(() => {
      moves?.();
      const frame = requestAnimationFrame(lay);
      const rest = setTimeout(lay, SETTLED);
      return () => {
        cancelAnimationFrame(frame);
        clearTimeout(rest);
      };
    });
    const sizes = new ResizeObserver(lay);
    sizes.observe(bubble);
    const ends = [on(window, "resize", lay), on(window, "scroll", lay, { capture: true, passive: true })];
    lay();
    return () => {
      sizes.disconnect();
      for (const end of ends) end();
      bubble.remove();
    };
  };
}

function layBeside(bubble: HTMLElement, thing: HTMLElement): void {
  const root = thing.closest("dialog") ?? document;
  const around = surroundings(root, (one) => one !== bubble && !one.contains(thing) && !thing.contains(one));
  const seen = around.seen.filter((box) => box.width < bubble.offsetWidth * 2);
  const place = settle(inside(boxOf(thing), around.screen), sizeOf(bubble), { ...around, seen });
  put(bubble, place.left, place.top, place.side, place.pointer);
}

/** In the place of the prompt, from the thing or from the prompt upwards; elsewhere, if that hides what is needed. */
function layOver(bubble: HTMLElement, ground: HTMLElement, thing: HTMLElement | null): void {
  const below = boxOf(ground);
  bubble.style.width = `${below.width}px`;
  bubble.style.setProperty("--least", `${below.height}px`);
  const size = sizeOf(bubble);
  const at = thing?.isConnected ? boxOf(thing) : null;
  const around = surroundings(document, (one) => one !== bubble && one !== ground && !one.contains(ground));
  const bottom = below.top + below.height;
  const reach = at && at.top > bottom ? at.top - POINTER : bottom;
  const top = settleOver([reach - size.height, bottom - size.height, BAR], below, size, { ...around, seen: [] });
  const strip = above(bubble, { left: below.left, top, ...size });
  const needed = [...around.kept, ...around.lit];
  const isInTheWay = strip !== null && (strip.top < BAR || needed.some((box) => overlap(strip, box) > 0));
  bubble.toggleAttribute("data-cramped", isInTheWay);
  if (!at) return put(bubble, below.left, top, "", 0);
  const side = at.top >= top + size.height - 4 ? "above" : at.top + at.height <= top + 4 ? "below" : "";
  const pointer = between(CORNER, at.left + at.width / 2 - below.left, size.width - CORNER);
  put(bubble, below.left, top, side, pointer);
}

function surroundings(root: ParentNode, isMeant: (element: Element) => boolean): Around {
  const boxes = (selector: string) => [...root.querySelectorAll(selector)].filter(isMeant).map(boxOf);
  return { screen: screenSize(), kept: boxes(KEPT), lit: boxes(LIT), seen: boxes(SEEN) };
}

/** The box of what stands above a bubble: the goal of the turn. */
function above(bubble: HTMLElement, { left, top, width }: Box): Box | null {
  const strip = bubble.querySelector<HTMLElement>(".goal-above");
  return strip && { left, top: top - strip.offsetHeight, width, height: strip.offsetHeight };
}

/** The part of a box that is on the screen; of what was scrolled away, the edge behind which it lies. */
function inside({ left, top, width, height }: Box, screen: Size): Box {
  const [x, y] = [between(0, left, screen.width), between(0, top, screen.height)];
  return {
    left: x,
    top: y,
    width: between(0, left + width, screen.width) - x,
    height: between(0, top + height, screen.height) - y,
  };
}

function put(bubble: HTMLElement, left: number, top: number, side: string, pointer: number): void {
  bubble.style.left = `${Math.round(left)}px`;
  bubble.style.top = `${Math.round(top)}px`;
  bubble.dataset.side = side;
  bubble.style.setProperty("--pointer", `${Math.round(pointer)}px`);
}

function boxOf(element: Element): Box {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left, top, width, height };
}

function sizeOf({ offsetWidth, offsetHeight }: HTMLElement): Size {
  return { width: offsetWidth, height: offsetHeight };
}

function screenSize(): Size {
  return { width: document.documentElement.clientWidth, height: innerHeight };
}
