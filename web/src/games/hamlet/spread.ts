/** Chips that lie too close to each other are pushed apart, so that each can be touched. */

import { type Label, wayOut } from "./labels";
import type { Point } from "./lattice";

const ROUNDS = 24;

/** The points, at least so far apart where there is room, and beside names rather than on them. */
export function spread(points: Point[], apart: number, names: Label[] = []): Point[] {
  const made = points.map(({ x, y }) => ({ x, y }));
  for (let round = 0; round < ROUNDS; round += 1) {
    // To be touched is more than to be read: in the end they part from each other only.
    if (round < ROUNDS / 2) made.forEach((point) => leave(point, apart / 2 - 4, names));
    if (!pushAll(made, apart) && round >= ROUNDS / 2) break;
  }
  return made;
}

function leave(point: Point, room: number, names: Label[]): void {
  for (const name of names) {
    const way = wayOut(point, room, name);
    point.x += way?.x ?? 0;
    point.y += way?.y ?? 0;
  }
}

function pushAll(points: Point[], apart: number): boolean {
  let hasMoved = false;
  points.forEach((one, i) => {
    points.slice(i + 1).forEach((other, j) => {
      const far = Math.hypot(one.x - other.x, one.y - other.y);
      if (far >= apart) return;
      // Two on the very same spot part sideways, each pair another way.
      const angle = far > 0.01 ? Math.atan2(other.y - one.y, other.x - one.x) : i + j;
      const by = (apart - far) / 2 + 0.1;
      one.x -= Math.cos(angle) * by;
      one.y -= Math.sin(angle) * by;
      other.x += Math.cos(angle) * by;
      other.y += Math.sin(angle) * by;
      hasMoved = true;
    });
  });
  return hasMoved;
}
