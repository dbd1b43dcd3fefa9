/** The triangular lattice on paper: where vertices, edges and tiles lie, in units of the drawing. */

import type { Edge, Lie, Vertex } from "./types";

export interface Point {
  x: number;
  y: number;
}

/** The side of a triangle. */
export const SIDE = 66;
const HEIGHT = (SIDE * Math.sqrt(3)) / 2;
const STEPS: Vertex[] = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
];

export function pointOf([a, b]: Vertex): Point {
  return { x: SIDE * (a + b / 2), y: -HEIGHT * b };
}

export function between(one: Point, other: Point, part = 0.5): Point {
  return { x: one.x + (other.x - one.x) * part, y: one.y + (other.y - one.y) * part };
}

export function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

function step([a, b]: Vertex, direction: number): Vertex {
  const [da, db] = STEPS[direction % 6]!;
  return [a + da, b + db];
}

/** The vertices of an outline, in the order of its segments. */
export function corners(walk: number[], { anchor, rotation }: Lie): Vertex[] {
  const found: Vertex[] = [anchor];
  for (const direction of walk.slice(0, -1)) found.push(step(found.at(-1)!, direction + rotation));
  return found;
}

/** The edges of an outline, each as its segment runs. */
export function edgesOf(walk: number[], lie: Lie): Edge[] {
  return corners(walk, lie).map((vertex, i) => ({ vertex, direction: (walk[i]! + lie.rotation) % 6 }));
}

/** The same name for both directions of an edge. */
export function edgeName({ vertex, direction }: Edge): string {
  const [a, b] = direction < 3 ? vertex : step(vertex, direction);
  return `${a},${b},${direction % 3}`;
}

export function middleOf({ vertex, direction }: Edge): Point {
  return between(pointOf(vertex), pointOf(step(vertex, direction)));
}

/** One unit to the left of a segment: into the tile whose outline it is. */
export function inward({ vertex, direction }: Edge): Point {
  const from = pointOf(vertex);
  const to = pointOf(step(vertex, direction));
  return { x: (to.y - from.y) / SIDE, y: (from.x - to.x) / SIDE };
}

export function moved(point: Point, by: Point, far: number): Point {
  return { x: point.x + by.x * far, y: point.y + by.y * far };
}

export function polygonPath(points: Point[]): string {
  return `M${points.map(({ x, y }) => `${round(x)} ${round(y)}`).join("L")}Z`;
}

export function round(value: number): number {
  return Math.round(value * 10) / 10;
}

export function isInside({ x, y }: Point, polygon: Point[]): boolean {
  let isIn = false;
  polygon.forEach((one, i) => {
    const other = polygon[(i + 1) % polygon.length]!;
    const crosses = one.y > y !== other.y > y && x < ((other.x - one.x) * (y - one.y)) / (other.y - one.y) + one.x;
    if (crosses) isIn = !isIn;
  });
  return isIn;
}

/** How far a point is from the outline. */
export function depth(point: Point, polygon: Point[]): number {
  return Math.min(...polygon.map((one, i) => awayFrom(point, one, polygon[(i + 1) % polygon.length]!)));
}

function awayFrom(point: Point, from: Point, to: Point): number {
  const length = distance(from, to) ** 2;
  const along = ((point.x - from.x) * (to.x - from.x) + (point.y - from.y) * (to.y - from.y)) / length;
  return distance(point, between(from, to, Math.min(1, Math.max(0, along))));
}

/** The middles of the triangles that an outline holds. */
export function cellsIn(polygon: Point[]): Point[] {
  const box = boundsOf(polygon);
  const found: Point[] = [];
  for (let row = Math.round(box.top / HEIGHT); row * HEIGHT < box.bottom - 1; row += 1) {
    for (let half = Math.round((2 * box.left) / SIDE); half * SIDE < 2 * box.right; half += 1) {
      const isUp = (half + row) % 2 === 0;
      const middle = { x: (half * SIDE) / 2, y: HEIGHT * (row + (isUp ? 2 / 3 : 1 / 3)) };
      if (isInside(middle, polygon)) found.push(middle);
    }
  }
  return found;
}

export interface Bounds {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export function boundsOf(points: Point[]): Bounds {
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

/** The corners of a square round a point. */
export function boxOf({ x, y }: Point, half: number): Point[] {
  return [{ x: x - half, y: y - half }, { x: x + half, y: y - half }, { x: x + half, y: y + half }, { x: x - half, y: y + half }];
}

/** A smooth line through some points. */
export function curve(points: Point[]): string {
  const at = (i: number) => points[Math.min(points.length - 1, Math.max(0, i))]!;
  const parts = points.slice(1).map((to, i) => {
    const from = at(i);
    const one = { x: from.x + (to.x - at(i - 1).x) / 6, y: from.y + (to.y - at(i - 1).y) / 6 };
    const other = { x: to.x - (at(i + 2).x - from.x) / 6, y: to.y - (at(i + 2).y - from.y) / 6 };
    return `C${[one, other, to].map(({ x, y }) => `${round(x)} ${round(y)}`).join(" ")}`;
  });
  const start = at(0);
  return `M${round(start.x)} ${round(start.y)}${parts.join("")}`;
}
