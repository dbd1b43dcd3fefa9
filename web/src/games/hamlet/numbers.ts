/** Where the numbers of sites stand: beside the village, over no name, and clear of each other. */

import { type Label, wayOut } from "./labels";
import { type Bounds, type Point, boundsOf, depth, distance, isInside } from "./lattice";
import type { Edge } from "./types";
import { type Village, besideEdge, outlineOf } from "./village";

export interface Ground {
  village: Village;
  names: Label[];
  /** How large a unit of the drawing is on the screen. */
  scale: number;
}

/** How far out and aside a number may stand, in its own sizes. */
const OUT = [1.1, 1.5, 2, 2.6, 0.4];
const ASIDE = [0, 0.6, -0.6, 1.2, -1.2];
/** How bad it is to lie over something, for each pixel; a pixel further away costs one. */
const OVER_TILE = 4;
const OVER_NAME = 6;
const OVER_OTHER = 12;

/** A number for each edge, in units of the drawing; `disc` and `apart` are pixels. */
export function numbersBeside(edges: Edge[], { village, names, scale }: Ground, disc: number, apart: number): Point[] {
  const tiles = [...village.plots.values()].map((plot) => ({ outline: outlineOf(plot), bounds: boundsOf(outlineOf(plot)) }));
  const made: Point[] = [];
  const reach = disc / scale;
  /** How far a number reaches into a tile. */
  const into = (point: Point, outline: Point[]) => (isInside(point, outline) ? reach + depth(point, outline) : Math.max(0, reach - depth(point, outline)));
  const cost = (at: Point, home: Point) => {
    const pixels = { x: at.x * scale, y: at.y * scale };
    const onTiles = tiles.reduce((sum, { outline, bounds }) => sum + (isNear(at, bounds, reach) ? into(at, outline) : 0), 0) * scale;
    const onNames = names.reduce((sum, name) => sum + length(wayOut(pixels, disc, name)), 0);
    const onOthers = made.reduce((sum, other) => sum + Math.max(0, apart - distance(at, other) * scale), 0);
    return OVER_TILE * onTiles + OVER_NAME * onNames + OVER_OTHER * onOthers + distance(at, home) * scale;
  };
  for (const edge of edges) {
    const home = besideEdge(edge, reach);
    const places = OUT.flatMap((out) => ASIDE.map((aside) => besideEdge(edge, out * reach, aside * reach)));
    made.push(places.map((at) => ({ at, cost: cost(at, home) })).reduce((best, place) => (place.cost < best.cost ? place : best)).at);
  }
  return made;
}

function isNear({ x, y }: Point, { left, top, right, bottom }: Bounds, room: number): boolean {
  return x > left - room && x < right + room && y > top - room && y < bottom + room;
}

function length(way: Point | null): number {
  return way ? Math.hypot(way.x, way.y) : 0;
}
