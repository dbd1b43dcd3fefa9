/** Keeps a bubble beside its thing while the table changes and the window is resized. */

import type { Attachment } from "svelte/attachments";
import { on } from "svelte/events";
import { type Box, type Side, type Size, between, overlap, settle, total } from "./place";

/** What a bubble must leave free, and what it had better leave free. */
const KEPT = ".prompt, .tools, .panel-of-options, [data-act=confirm], [data-option], [data-kept]";
const SPARED = ".lit, .selected, main .goal";
/** What is only good to see. */
const SEEN = ".target, main [data-thing]:not(.target *), .bubble:not(.glance)";
/** A piece that glides has come to rest by then, in milliseconds. */
const SETTLED = 320;
/** Where a bubble may begin on a phone, if the place of the prompt does not do: below the bar. */
const BAR = 50;
/** How far above a thing it ends then: its pointer and the tag of the thing are between. */
const POINTER = 30;
/** From so far on a pointer would end at something else. */
const FAR = 110;
/** How much worse it is there to hide what is needed than what is only good to see. */
const NEEDED = 100;
/** What a lit button draws around itself. */
const EDGE_OF_BUTTON = 5;

export interface Anchor {
  /** What the bubble points to. */
  thing: () => HTMLElement | null;
  /** Where there is little room: what it lies over, as wide as that. */
  over?: (() => HTMLElement | null) | undefined;
  /** Whether it may leave its thing, where it would hide what is lit. */
  mayLeave?: boolean | undefined;
  /** Read for whatever may move the thing. */
  moves?: (() => unknown) | undefined;
}

/** Places an element beside its thing, now and after every change. */
export function anchored({ thing, over, mayLeave, moves }: Anchor): Attachment<HTMLElement> {
  return (bubble) => {
    // Only inside the dialog that its thing lies in can it be touched.
    (thing()?.closest("dialog[open]") ?? document.body).append(bubble);
    const lay = () => {
      const [at, ground] = [thing(), over?.()];
      const beside = at?.isConnected ? at : document.querySelector<HTMLElement>("main .prompt");
      if (ground?.isConnected) layOver(bubble, ground, at);
      else if (beside) layBeside(bubble, beside, mayLeave);
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

function layBeside(bubble: HTMLElement, thing: HTMLElement, mayLeave = false): void {
  const root = thing.closest("dialog") ?? document;
  const others = (selector: string) =>
    [...root.querySelectorAll(selector)].filter((one) => !one.contains(thing) && !thing.contains(one)).map(boxOf);
  const seen = others(SEEN).filter((box) => box.width < bubble.offsetWidth * 2);
  const around = { screen: screenSize(), kept: others(KEPT), spared: others(SPARED), seen, mayLeave };
  const place = settle(inside(boxOf(thing), around.screen), sizeOf(bubble), around);
  put(bubble, place.left, place.top, place.side, place.pointer);
}

/** In the place of the prompt, from the thing or from the prompt upwards; where that hides what is needed, below the bar. */
function layOver(bubble: HTMLElement, ground: HTMLElement, thing: HTMLElement | null): void {
  const below = aboveButtons(ground);
  bubble.style.width = `${below.width}px`;
  bubble.style.setProperty("--least", `${below.height}px`);
  const size = sizeOf(bubble);
  const at = thing?.isConnected ? boxOf(thing) : null;
  const isNeeded = (one: Element) => !ground.contains(one) || (one !== ground && one.matches(".lit, [data-option]"));
  const needed = [...document.querySelectorAll(`${SPARED}, ${KEPT}`)].filter(isNeeded).map(boxOf);
  const bottom = below.top + below.height;
  const reach = at && at.top > bottom ? at.top - POINTER : bottom;
  const seen = [...document.querySelectorAll(SEEN)]
    .filter((one) => one !== bubble && !ground.contains(one))
    .map(boxOf)
    .filter(({ width }) => width < below.width);
  const tops = [reach - size.height, below.top, bottom - size.height, BAR];
  const hidden = tops.map((top) => {
    const box = { left: below.left, top, ...size };
    return NEEDED * total(box, needed) + total(box, seen);
  });
  const top = tops[hidden.indexOf(Math.min(...hidden))]!;
  const strip = above(bubble, { left: below.left, top, ...size });
  const side = at ? sideOf({ top, height: size.height }, at) : "";
  const isInTheWay = strip !== null && (strip.top < BAR || [...needed, ...seen].some((box) => overlap(strip, box) > 0));
  bubble.toggleAttribute("data-cramped", isInTheWay || side === "below");
  bubble.toggleAttribute("data-over", overlap({ left: below.left, top, ...size }, below) > 0);
  if (!at) return put(bubble, below.left, top, "", 0);
  const pointer = Math.min(Math.max(26, at.left + at.width / 2 - below.left), size.width - 26);
  put(bubble, below.left, top, side, pointer);
}

/** On which side of a thing something lies that is as wide as the screen; none if it is far off. */
function sideOf({ top, height }: Pick<Box, "top" | "height">, thing: Box): Side | "" {
  const [under, over] = [thing.top - top - height, top - thing.top - thing.height];
  if (under >= -4) return under < FAR ? "above" : "";
  return over >= -4 && over < FAR ? "below" : "";
}

/** What a bubble may take of the prompt: all but its buttons and what is below them. */
function aboveButtons(prompt: HTMLElement): Box {
  const box = boxOf(prompt);
  const first = Math.min(...[...prompt.querySelectorAll(":scope > :not(.words) button")].map((button) => boxOf(button).top));
  return { ...box, height: between(0, first - box.top - EDGE_OF_BUTTON, box.height) };
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
