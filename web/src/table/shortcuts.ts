/** Keys that work anywhere at a table, except where somebody is writing. */

import type { LiveTable } from "../lib/table.svelte";
import type { FrameParts } from "./frame.svelte";
import { boardSheet, goTo, inNextZone, likely, mainButton, numbered, takeable } from "./walk";

type Act = () => void;

export function onShortcut(event: KeyboardEvent, table: LiveTable, frame: FrameParts): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  if (isWriting(event.target)) return;
  const act = isHeld(event) ? () => {} : actOf(event, table, frame);
  if (!act) return;
  event.preventDefault();
  act();
}

/** A key that is held down takes once: the next question may light up under it. */
function isHeld({ repeat, key, code }: KeyboardEvent): boolean {
  return repeat && (key === "Enter" || key === " " || numberOf(key, code) !== null);
}

function actOf(event: KeyboardEvent, table: LiveTable, frame: FrameParts): Act | undefined {
  const key = event.key.toLowerCase();
  // Behind an open sheet nothing may move; it closes itself with Esc. In a board's own one things are taken as at the table.
  if (frame.sheet) return { ...sheets(frame), ...(frame.sheet === "keys" && asking(table, frame)) }[key];
  if (boardSheet()) return byNumber(event) ?? zones[key];
  if (document.querySelector("dialog[open]")) return undefined;
  if (event.key === "Escape") return () => stepAside(table);
  // Enter on a button presses that button; elsewhere it confirms what is selected.
  if (event.key === "Enter") return isControl(event.target) ? undefined : () => confirm(table);
  return byNumber(event) ?? { ...tools(table), ...sheets(frame), ...ways(event.target) }[key];
}

function tools(table: LiveTable): Record<string, Act> {
  return {
    u: () => table.stepBack(),
    h: () => table.askHint(),
    w: () => {
      table.isAsking = !table.isAsking;
    },
    p: () => table.pace.togglePause(),
    n: () => table.pace.next(),
    e: () => table.pace.skip(),
  };
}

function sheets(frame: FrameParts): Record<string, Act> {
  return {
    b: () => frame.toggle("told"),
    l: () => frame.showLog(),
    r: () => frame.toggle("rules"),
    s: () => frame.toggle("recap"),
    "?": () => frame.toggle("keys"),
  };
}

/** From the sheet of keys "why not?" is one key away: its own, or "?" once more, as it was called before. */
function asking(table: LiveTable, frame: FrameParts): Record<string, Act> {
  const ask = () => {
    frame.sheet = null;
    table.isAsking = table.isLive;
  };
  return { "?": ask, w: ask };
}

/** From zone to zone. */
const zones: Record<string, Act> = {
  ".": () => goTo(inNextZone(1)),
  ",": () => goTo(inNextZone(-1)),
};

/** Where the focus can be led from anywhere. */
function ways(from: EventTarget | null): Record<string, Act> {
  const start = () => goTo(likely(takeable()));
  const isNowhere = from === document.body || (from instanceof Element && from.id === "prompt");
  return {
    ...zones,
    q: () => visit(document.getElementById("prompt") ?? undefined),
    m: () => visit(mainButton()),
    ...(isNowhere && { arrowright: start, arrowdown: start, arrowleft: start, arrowup: start }),
  };
}

/** Where the focus was before it was led to the question or its button. */
let before: HTMLElement | null = null;

/** Go there; whoever is there already goes back. */
function visit(place: HTMLElement | undefined): void {
  const here = document.activeElement;
  if (!place) return;
  if (here !== place) {
    before = here instanceof HTMLElement && here.dataset.target !== undefined ? here : before;
    goTo(place);
  } else goTo(before?.isConnected && before.checkVisibility?.() !== false ? before : likely(takeable()));
}

/** A number takes what wears it. */
function byNumber({ key, code }: KeyboardEvent): Act | undefined {
  const number = numberOf(key, code);
  const place = number === null ? undefined : numbered().get(number);
  if (!place) return undefined;
  return () => {
    goTo(place);
    place.click();
  };
}

/** The number of a key, also where digits are written with Shift, as on Czech keyboards. */
function numberOf(key: string, code: string): number | null {
  const [, digit = /^[1-9]$/.exec(key)?.[0]] = /^Digit([1-9])$/.exec(code) ?? [];
  return digit === undefined ? null : Number(digit);
}

/** Esc: first let go of what was said, then of what was asked, then of what is selected. */
function stepAside(table: LiveTable): void {
  if (table.why) table.why = null;
  else if (table.hint) table.hint = null;
  else if (table.notice) table.notice = null;
  else if (table.isAsking) table.isAsking = false;
  else table.putBack();
}

/** Confirm what is selected, take the only option, or press the button that is the main one. */
function confirm(table: LiveTable): void {
  const options = table.decision?.options ?? [];
  if (table.selected) table.confirm();
  else if (options.length === 1 && options[0]) table.pick(options[0]);
  else takeable().find((place) => place.matches(".btn--main"))?.click();
}

function isWriting(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("input, textarea, select, [contenteditable]") !== null;
}

function isControl(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("button, a, summary, [role=button]") !== null;
}
