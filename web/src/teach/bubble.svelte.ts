/** Keeps a bubble beside its thing while the table changes and the window is resized. */

import type { Attachment } from "svelte/attachments";
import { on } from "svelte/events";
import { type Box, type Size, between } from "../design/place";
import { type Around, type Place, overlap, settle, settleOver, total } from "./place";

/** What a bubble must leave free: the bar, the answers, and the question unless it is soon gone. */
const ANSWERS = ".bar, .panel-of-options, [data-act=confirm], [data-option], [data-kept]";
const QUESTION = ".prompt, .tools";
/** What it had better leave free, unless it is soon gone. */
const SPARED = ".lit, .selected, [data-spared], main .goal, .note-of-tutor";
/** What is only good to see: things, and the signs and words that stand on them, so that bare felt and wood are what is left. */
const SEEN = ".target, main [data-thing]:not(.target *), main :is(svg, h2, h3, h4, p, dt, dd, b), .notebook > *, .bubble:not(.glance)";
/** A piece that glides has come to rest by then, in milliseconds. */
const SETTLED = 320;
/** Where a bubble may begin on a phone, if the place of the prompt does not do: below the bar. */
const BAR = 50;
/** What a lit button draws around itself. */
const EDGE_OF_BUTTON = 5;

export interface Anchor {
  /** What the bubble points to. */
  thing: () => HTMLElement | null;
  /** Where there is little room: what it lies over, as wide as that. */
  over?: (() => HTMLElement | null) | undefined;
  /** Whether it may leave its thing, where it would hide what is lit. */
  mayLeave?: boolean | undefined;
  /** Whether it is gone with the next touch. */
  isBrief?: boolean | undefined;
  /** What else must stay free, as a selector. */
  keeps?: string | undefined;
  /** Read for whatever may move the thing. */
  moves?: (() => unknown) | undefined;
  /** Told how far it would reach beyond the place of the prompt: a board that can makes room. */
  onreach?: ((pixels: number) => void) | undefined;
}

/** Places an element beside its thing, now and after every change. */
export function anchored({ thing, over, mayLeave = false, isBrief = false, keeps = "", moves, onreach }: Anchor): Attachment<HTMLElement> {
  return (bubble) => {
    // Only inside the dialog that its thing lies in can it be touched.
    (thing()?.closest("dialog[open]") ?? document.body).append(bubble);
    const lay = () => {
      if (!bubble.isConnected) return;
      const [at, ground] = [thing(), over?.()];
      const beside = at?.isConnected ? at : document.querySelector<HTMLElement>("main .prompt");
      if (ground?.isConnected) {
        const reach = layOver(bubble, ground, at);
        onreach?.(reach);
      } else if (beside) layBeside(bubble, beside, { mayLeave, isBrief, keeps });
    };
    $effect(() => {
      moves?.();
      // Frames may be late, so it is the next one then that has everything at rest.
      let frame = requestAnimationFrame(lay);
      const rest = setTimeout(() => (frame = requestAnimationFrame(lay)), SETTLED);
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
      onreach?.(0);
    };
  };
}

/** Beside its thing. */
function layBeside(bubble: HTMLElement, thing: HTMLElement, { mayLeave, isBrief, keeps }: { mayLeave: boolean; isBrief: boolean; keeps: string }): void {
  const isPassed = (one: Element) => isBrief && one.matches(`${QUESTION}, ${SPARED}`) && !one.matches(ANSWERS);
  const isOther = (one: Element) => !one.contains(thing) && !thing.contains(one) && !isPassed(one);
  const around = { ...measure(bubble, isOther, bubble.offsetWidth * 2, keeps), mayLeave };
  put(bubble, settle(inside(boxOf(thing), around.screen), sizeOf(bubble), around));
}

/** In the place of the prompt, as wide as that; its buttons stay free. Returns by how much it is higher. */
function layOver(bubble: HTMLElement, prompt: HTMLElement, thing: HTMLElement | null): number {
  const ground = aboveButtons(prompt);
  bubble.style.width = `${ground.width}px`;
  bubble.style.setProperty("--least", `${ground.height}px`);
  const isNeeded = (one: Element) => !prompt.contains(one) || (one !== prompt && one.matches(".lit, [data-option]"));
  const around = measure(bubble, isNeeded, ground.width);
  const place = settleOver(ground, thing?.isConnected ? boxOf(thing) : null, sizeOf(bubble), around, BAR);
  put(bubble, place);
  const box = { ...place, ...sizeOf(bubble) };
  const needed = [...around.kept, ...around.spared];
  const strip = stripAbove(bubble, box);
  const isInTheWay = strip !== null && (strip.top < BAR || total(strip, [...needed, ...(around.seen ?? [])]) > 0);
  bubble.toggleAttribute("data-cramped", isInTheWay || place.side === "below");
  bubble.toggleAttribute("data-over", overlap(box, ground) > 0);
  // Once shortened, it stays so: a longer one would lie over the same things again.
  if (total(box, needed) > 0) bubble.dataset.short = "";
  return Math.max(0, bubble.offsetHeight - ground.height);
}

/** What lies around a bubble and should stay free; things wider than some width are no loss, as they can't be hidden. */
function measure(bubble: HTMLElement, isMeant: (one: Element) => boolean, widest: number, keeps = ""): Around {
  const root = bubble.closest("dialog") ?? document;
  const boxes = (selector: string) =>
    [...root.querySelectorAll(selector)].filter((one) => !bubble.contains(one) && isMeant(one) && isSeen(one)).map(boxOf);
  return {
    screen: screenSize(),
    kept: boxes([QUESTION, ANSWERS, keeps].filter(Boolean).join()),
    spared: boxes(SPARED),
    seen: boxes(SEEN).filter(({ width }) => width < widest),
  };
}

/** What a bubble may take of the prompt: all but its buttons and what is below them. */
function aboveButtons(prompt: HTMLElement): Box {
  const box = boxOf(prompt);
  const first = Math.min(...[...prompt.querySelectorAll(":scope > :not(.words) button")].map((button) => boxOf(button).top));
  return { ...box, height: between(0, first - box.top - EDGE_OF_BUTTON, box.height) };
}

/** The box of what stands above a bubble: the goal of the turn. */
function stripAbove(bubble: HTMLElement, { left, top, width }: Box): Box | null {
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

function put(bubble: HTMLElement, { left, top, side, pointer }: Place): void {
  bubble.style.left = `${Math.round(left)}px`;
  bubble.style.top = `${Math.round(top)}px`;
  bubble.dataset.side = side;
  bubble.style.setProperty("--pointer", `${Math.round(pointer)}px`);
}

function isSeen(element: Element): boolean {
  return element.checkVisibility?.({ visibilityProperty: true }) ?? true;
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
