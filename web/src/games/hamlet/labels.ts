/** Where the names of tiles stand, so that they cover neither each other nor a number that can be touched. */

import type { Point } from "./lattice";
import { type Plot, type Village, nameplate } from "./village";

/** A rectangle round its middle, in pixels of the map. */
export interface Label {
  middle: Point;
  width: number;
  height: number;
  /** Whether each word stands on a line of its own. */
  isTall: boolean;
}

/** A long name of several words stands on several lines where tiles are small. */
const LONG = 13;
const SMALL = 0.8;
/** How wide a letter is, for its height. */
const LETTER = 0.57;
/** How far a name may be pushed from its place. */
const FARTHEST = { x: 20, y: 13 };
const ROUNDS = 14;

const within = (low: number, value: number, high: number) => Math.min(high, Math.max(low, value));

/** The names of all tiles at a scale. */
export function labelsOf(village: Village, nameOf: (tile: string) => string, scale: number, grown: number): Map<string, Label> {
  const plots = [...village.plots.values()];
  const homes = plots.map((plot) => labelOf(plot, nameOf(plot.id), scale, grown));
  const labels = homes.map((label) => ({ ...label, middle: { ...label.middle } }));
  for (let round = 0; round < ROUNDS && pushAll(labels); round += 1) {
    labels.forEach((label, i) => keepNear(label.middle, homes[i]!.middle));
  }
  return new Map(plots.map(({ id }, i) => [id, labels[i]!]));
}

function labelOf(plot: Plot, name: string, scale: number, grown: number): Label {
  const letter = within(10 * grown, scale * 11.5 * grown, 13 * grown);
  const most = within(66 * grown, scale * 126 * grown, 170 * grown) - 8 * grown;
  const words = name.split(" ");
  const wide = (some: string) => some.length * letter * LETTER;
  // Two lines of two words are as wide as the longer one.
  const isTall = (words.length === 2 && wide(name) > most) || (scale < SMALL * grown && name.length > LONG);
  const longest = Math.max(...words.map(wide));
  const lines = isTall ? words.length : Math.ceil(wide(name) / most);
  const width = (isTall ? longest : Math.max(longest, Math.min(wide(name), most))) + 8 * grown;
  const height = lines * letter * 1.1 + 2 * grown;
  const { x, y } = nameplate(plot);
  return { middle: { x: x * scale, y: y * scale + height / 2 }, width, height, isTall };
}

/** Push names apart that cover each other, along the shorter way; false if there are none. */
function pushAll(labels: Label[]): boolean {
  let hasMoved = false;
  labels.forEach((one, i) => {
    for (const other of labels.slice(i + 1)) {
      const dx = other.middle.x - one.middle.x;
      const dy = other.middle.y - one.middle.y;
      const [overX, overY] = [(one.width + other.width) / 2 + 2 - Math.abs(dx), (one.height + other.height) / 2 + 2 - Math.abs(dy)];
      if (overX <= 0 || overY <= 0) continue;
      if (overX < overY) part(one.middle, other.middle, "x", dx < 0 ? -overX : overX);
      else part(one.middle, other.middle, "y", dy < 0 ? -overY : overY);
      hasMoved = true;
    }
  });
  return hasMoved;
}

function part(one: Point, other: Point, axis: "x" | "y", by: number): void {
  one[axis] -= by / 2;
  other[axis] += by / 2;
}

function keepNear(point: Point, home: Point): void {
  point.x = within(home.x - FARTHEST.x, point.x, home.x + FARTHEST.x);
  point.y = within(home.y - FARTHEST.y, point.y, home.y + FARTHEST.y);
}

/** How far a point with so much room around it must go to leave a name alone; null if it does. */
export function wayOut({ x, y }: Point, room: number, { middle, width, height }: Label): Point | null {
  const [dx, dy] = [x - middle.x, y - middle.y];
  const overX = width / 2 + room - Math.abs(dx);
  const overY = height / 2 + room - Math.abs(dy);
  if (overX <= 0 || overY <= 0) return null;
  return overX < overY ? { x: dx < 0 ? -overX : overX, y: 0 } : { x: 0, y: dy < 0 ? -overY : overY };
}
