/** Where a floating note goes: above or below the thing it explains, never off the screen. */

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Size {
  width: number;
  height: number;
}

const GAP = 10;
const EDGE = 8;

export function place(thing: Box, note: Size, screen: Size): { left: number; top: number; isAbove: boolean } {
  const above = thing.top - GAP - note.height;
  const below = thing.top + thing.height + GAP;
  const fitsBelow = below + note.height <= screen.height - EDGE;
  const isAbove = above >= EDGE || (!fitsBelow && thing.top > screen.height - below);
  const middle = thing.left + thing.width / 2 - note.width / 2;
  return {
    left: between(EDGE, middle, screen.width - EDGE - note.width),
    top: between(EDGE, isAbove ? above : below, screen.height - EDGE - note.height),
    isAbove,
  };
}

export function between(least: number, value: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}
