/** Whether the person plays by keyboard now: the last thing that was used tells, on whichever page. */

let onKeys = false;

addEventListener("keydown", () => (onKeys = true), { capture: true });
addEventListener("pointerdown", () => (onKeys = false), { capture: true });

export function usesKeys(): boolean {
  return onKeys;
}
