/** Keys that work anywhere at a table, except where somebody is writing. */

import type { LiveTable } from "../lib/table.svelte";
import type { FrameParts } from "./frame.svelte";

export function onShortcut(event: KeyboardEvent, table: LiveTable, frame: FrameParts): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  if (isWriting(event.target)) return;
  const act = actOf(event, table, frame);
  if (!act) return;
  event.preventDefault();
  act();
}

function actOf(event: KeyboardEvent, table: LiveTable, frame: FrameParts): (() => void) | undefined {
  // Behind an open sheet, the frame's or a board's, nothing may move; it closes itself with Esc.
  if (frame.sheet) return toggles(frame)[event.key.toLowerCase()];
  if (document.querySelector("dialog[open]")) return undefined;
  if (event.key === "Escape") return () => stepAside(table);
  // Enter on a button presses that button; elsewhere it confirms what is selected.
  if (event.key === "Enter") return isControl(event.target) ? undefined : () => confirm(table);
  const tools: Record<string, () => void> = {
    u: () => table.stepBack(),
    h: () => table.askHint(),
    "?": () => {
      table.isAsking = !table.isAsking;
    },
    p: () => table.pace.togglePause(),
    n: () => table.pace.next(),
    e: () => table.pace.skip(),
    ...toggles(frame),
  };
  return tools[event.key.toLowerCase()];
}

function toggles(frame: FrameParts): Record<string, () => void> {
  return {
    b: () => frame.toggle("told"),
    l: () => frame.showLog(),
    r: () => frame.toggle("rules"),
    s: () => frame.toggle("recap"),
  };
}

/** Esc: first let go of what was said, then of what was asked, then of what is selected. */
function stepAside(table: LiveTable): void {
  if (table.why) table.why = null;
  else if (table.hint) table.hint = null;
  else if (table.notice) table.notice = null;
  else if (table.isAsking) table.isAsking = false;
  else table.putBack();
}

function confirm(table: LiveTable): void {
  const options = table.decision?.options ?? [];
  if (table.selected) table.confirm();
  else if (options.length === 1 && options[0]) table.pick(options[0]);
}

function isWriting(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("input, textarea, select, [contenteditable]") !== null;
}

function isControl(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("button, a, summary, [role=button]") !== null;
}
