/** Short news at the edge of the page: said once, gone by itself. */

import type { IconName } from "./icons";

export interface ToastNote {
  id: number;
  text: string;
  icon: IconName;
}

const SECONDS = 5;
let last = 0;

export const toasts: ToastNote[] = $state([]);

/** Show a note; the same text replaces itself instead of piling up. */
export function toast(text: string, icon: IconName = "check", seconds = SECONDS): number {
  const id = ++last;
  const same = toasts.findIndex((note) => note.text === text);
  if (same >= 0) toasts.splice(same, 1);
  toasts.push({ id, text, icon });
  if (Number.isFinite(seconds)) setTimeout(() => dropToast(id), seconds * 1000);
  return id;
}

export function dropToast(id: number): void {
  const at = toasts.findIndex((note) => note.id === id);
  if (at >= 0) toasts.splice(at, 1);
}
