/** Numbers at what can be taken, for as long as somebody plays by keys: the key of that number takes it. */

import { on } from "svelte/events";
import { usesKeys } from "../lib/hands";
import { numbered } from "./walk";

/** Keys of somebody who goes by them; letters also serve a hand at the mouse. */
const LEADING = /^(Tab|Enter|Home|End|Arrow\w+|[.,1-9])$/;
const WATCHED = { subtree: true, childList: true, attributes: true, attributeFilter: ["class", "data-option", "aria-busy", "aria-disabled", "open"] };

/** The number is seen, and told to whoever listens. */
function wear(place: HTMLElement, number: string | null): void {
  for (const name of ["data-nth", "aria-keyshortcuts"]) {
    if (number === null) place.removeAttribute(name);
    else place.setAttribute(name, number);
  }
}

/** Call on the table. */
export function numbers(root: HTMLElement): () => void {
  let shown = new Map<HTMLElement, string>();
  let frame = 0;
  let isOn = false;
  const watcher = new MutationObserver(later);

  function later(): void {
    frame ||= requestAnimationFrame(() => {
      frame = 0;
      show(isOn ? new Map([...numbered()].map(([number, place]) => [place, String(number)])) : new Map());
    });
  }
  function show(next: Map<HTMLElement, string>): void {
    for (const place of shown.keys()) if (!next.has(place)) wear(place, null);
    for (const [place, number] of next) if (place.dataset.nth !== number) wear(place, number);
    shown = next;
  }
  function turn(toKeys: boolean): void {
    if (toKeys === isOn) return;
    isOn = toKeys;
    if (isOn) watcher.observe(root, WATCHED);
    else watcher.disconnect();
    later();
  }

  turn(usesKeys());
  const offs = [
    on(window, "keydown", ({ key, code }) => (LEADING.test(key) || code.startsWith("Digit")) && turn(true), { capture: true }),
    on(window, "pointerdown", () => turn(false), { capture: true }),
    on(root, "focusin", () => isOn && later()),
    () => watcher.disconnect(),
    () => cancelAnimationFrame(frame),
  ];
  return () => offs.forEach((off) => off());
}
