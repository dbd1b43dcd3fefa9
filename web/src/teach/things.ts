/** Which thing of the game an element of the table shows. */

import type { Lessons } from "../lib/lessons.svelte";
import type { Thing } from "../messages";

/** A thing where it was found on the table. */
export interface Shown {
  thing: Thing;
  element: HTMLElement | null;
  /** Where it can be touched, if it can be at all. */
  target: string | null;
}

export const PLACES = "[data-thing], [data-target]";
/** Options without a place: their words are on them. */
const BUTTON = "button/";

/** The ref that an element itself carries, or that its target stands for. */
export function refOf(element: HTMLElement, lessons: Lessons): string | null {
  const { thing, target } = element.dataset;
  if (thing) return thing;
  return target && !target.startsWith(BUTTON) ? lessons.refAt(target) : null;
}

/** The innermost thing around a node of which there is something to say. */
export function shownAt(node: EventTarget | null, lessons: Lessons | null): Shown | null {
  if (!lessons || !(node instanceof Element)) return null;
  for (let at = node.closest<HTMLElement>(PLACES); at; at = at.parentElement?.closest<HTMLElement>(PLACES) ?? null) {
    const ref = refOf(at, lessons);
    const thing = ref === null ? undefined : lessons.things.get(ref);
    if (thing) return placed(thing, at, lessons);
  }
  return null;
}

/** A piece that lies in a target of its own is shown as that target. */
function placed(thing: Thing, element: HTMLElement, lessons: Lessons): Shown {
  const around = element.closest<HTMLElement>("[data-target]");
  const isSame = around !== null && refOf(around, lessons) === thing.ref;
  return { thing, element: isSame ? around : element, target: isSame ? (around.dataset.target ?? null) : null };
}

/** What to ask about when somebody wants to know why a thing can't be touched: a zone is asked by its name. */
export function askedAs(element: HTMLElement, lessons: Lessons): string | null {
  const { target } = element.dataset;
  return target ?? refOf(element, lessons)?.replace(/^zone\//, "") ?? null;
}

/** All things in an element that can be seen, in the order of the page. */
export function thingsIn(root: ParentNode, lessons: Lessons): Shown[] {
  return [...root.querySelectorAll<HTMLElement>(PLACES)].flatMap((element) => {
    const shown = shownAt(element, lessons);
    return shown?.element === element && isSeen(element) ? [shown] : [];
  });
}

/** The element of a target that can be seen, else that of the thing which lies there. */
export function elementOf(target: string, lessons: Lessons | null, root: ParentNode = document): HTMLElement | null {
  const word = CSS.escape(target);
  const places = [`[data-target="${word}"]`, `[data-leads~="${word}"]`].flatMap((at) => [...root.querySelectorAll<HTMLElement>(at)]);
  const place = places.find(isSeen);
  if (place || !lessons) return place ?? null;
  const refs = new Set([target, lessons.refAt(target), `zone/${target.split("/")[0]}`]);
  const things = [...root.querySelectorAll<HTMLElement>("[data-thing]")];
  return things.find((element) => refs.has(element.dataset.thing ?? "") && isSeen(element)) ?? null;
}

export function isSeen(element: HTMLElement): boolean {
  if (element.checkVisibility?.() === false) return false;
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0;
}
