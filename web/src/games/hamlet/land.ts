/** How a tile looks as countryside: bands of forest and rock, roads to its heart, places for pieces. */

import {
  type Point,
  SIDE,
  between,
  cellsIn,
  corners,
  curve,
  depth,
  distance,
  edgesOf,
  inward,
  isInside,
  middleOf,
  moved,
  pointOf,
  polygonPath,
  round,
} from "./lattice";
import type { Card, Edge, Terrain } from "./types";

export interface Scenery {
  drawing: string;
  x: number;
  y: number;
}

/** A tile in one rotation; everything is counted from its anchor. */
export interface Land {
  outline: Point[];
  path: string;
  bands: { terrain: Terrain; path: string }[];
  roads: string[];
  scenery: Scenery[];
  /** What lies dark under trees and rocks. */
  shadows: string;
  tufts: string;
  /** Where its building stands and its roads meet. */
  heart: Point;
  /** How large things may be drawn there; 1 is the size of their drawings. */
  scale: number;
  /** Where figures stand, the best places first. */
  places: Point[];
  /** The way from the middle of each segment to the heart. */
  ways: Point[][];
}

const BAND = 15;
const known = new Map<string, Land>();

/** Worked out once for each tile and rotation. */
export function landOf(id: string, card: Card, rotation: number): Land {
  const key = `${id} ${rotation}`;
  const land = known.get(key) ?? survey(id, card, rotation);
  known.set(key, land);
  return land;
}

function survey(id: string, card: Card, rotation: number): Land {
  const lie = { anchor: [0, 0] as [number, number], rotation };
  const edges = edgesOf(card.walk, lie);
  const outline = corners(card.walk, lie).map(pointOf);
  const cells = cellsIn(outline);
  const heart = heartOf(outline, cells);
  const ways = edges.map((edge) => wayIn(edge, heart, outline, cells));
  const roadWays = ways.filter((_, i) => card.terrain[i] === "road");
  const chance = dice(`${id}${rotation}`);
  const bands = edges.flatMap((edge, i) => bandOf(edge, card.terrain[i]!, chance));
  const scenery = edges
    .flatMap((edge, i) => sceneryOf(edge, card.terrain[i]!, chance))
    .filter((thing) => isInside(thing, outline) && roadWays.every((way) => isFree(thing, way)))
    .sort((one, other) => one.y - other.y);
  return {
    outline,
    path: polygonPath(outline),
    bands,
    roads: roadsOf(roadWays),
    scenery,
    shadows: scenery.map(({ x, y }) => `M${round(x - 6)} ${round(y + 3)}a7.5 2.4 0 1 0 15 0a7.5 2.4 0 1 0-15 0`).join(""),
    tufts: tuftsOf(cells, roadWays, chance),
    heart,
    scale: Math.min(1, depth(heart, outline) / 60),
    places: placesOf(cells, heart),
    ways,
  };
}

/** A die that always falls the same for the same tile. */
function dice(seed: string): () => number {
  let state = 7;
  for (const letter of seed) state = (state * 31 + letter.charCodeAt(0)) % 2147483647;
  return () => {
    state = (state * 48271) % 2147483647;
    return state / 2147483647;
  };
}

/** The place that is farthest from all edges; of equal ones the middlemost. */
function heartOf(outline: Point[], cells: Point[]): Point {
  const middle = { x: mean(cells.map(({ x }) => x)), y: mean(cells.map(({ y }) => y)) };
  const inner = cells.flatMap((one, i) => cells.slice(i + 1).map((other) => between(one, other)));
  const candidates = [...cells, ...inner].filter((point) => isInside(point, outline));
  const worth = (point: Point) => Math.round(depth(point, outline)) - distance(point, middle) / 1000;
  return candidates.reduce((best, point) => (worth(point) > worth(best) ? point : best), candidates[0] ?? middle);
}

function mean(values: number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** From the middle of a segment to the heart, round a corner if it must be. */
function wayIn(edge: Edge, heart: Point, outline: Point[], cells: Point[]): Point[] {
  const start = middleOf(edge);
  const inside = moved(start, inward(edge), SIDE * 0.3);
  if (isClear(inside, heart, outline)) return [start, inside, heart];
  const corner = cells
    .filter((cell) => isClear(inside, cell, outline) && isClear(cell, heart, outline))
    .sort((one, other) => distance(inside, one) + distance(one, heart) - distance(inside, other) - distance(other, heart))[0];
  return corner ? [start, inside, corner, heart] : [start, inside, heart];
}

function isClear(from: Point, to: Point, outline: Point[]): boolean {
  return [0.15, 0.3, 0.45, 0.6, 0.75, 0.9].every((part) => {
    const point = between(from, to, part);
    return isInside(point, outline) && depth(point, outline) > 8;
  });
}

/** Two roads are one that passes; others meet at the heart. */
function roadsOf(ways: Point[][]): string[] {
  const [one, other] = ways;
  if (ways.length === 2 && one && other) return [curve([...one, ...other.slice(0, -1).reverse()])];
  return ways.map(curve);
}

function isFree(point: Point, way: Point[]): boolean {
  return way.slice(1).every((to, i) => [0, 0.25, 0.5, 0.75].every((part) => distance(point, between(way[i]!, to, part)) > 13));
}

function bandOf(edge: Edge, terrain: Terrain, chance: () => number): { terrain: Terrain; path: string }[] {
  if (terrain === "road") return [];
  const middle = middleOf(edge);
  const start = pointOf(edge.vertex);
  const end = { x: 2 * middle.x - start.x, y: 2 * middle.y - start.y };
  const into = inward(edge);
  const inner = [0.88, 0.74, 0.58, 0.42, 0.26, 0.12].map((part) =>
    moved(between(start, end, part), into, BAND + (part > 0.8 || part < 0.2 ? -3 : 4 * chance() - 1)),
  );
  const smooth = curve(inner).slice(1);
  return [{ terrain, path: `M${round(start.x)} ${round(start.y)}L${round(end.x)} ${round(end.y)}L${smooth}Z` }];
}

/** Where the building of a tile stands: the middle of its foot, and how large a unit of its drawing is. */
export function houseOf(id: string, card: Card, { heart, scale }: Land): Point & { unit: number } {
  // A building with slots before it stands a little higher.
  return { x: heart.x, y: heart.y + (card.slots > 0 ? -1 : 6), unit: id === "church" ? 1.05 : Math.max(0.75, scale) };
}

const TREES = ["pine", "oak", "pine", "poplar", "oak", "pine"];
const CRAGS = ["crag_2", "rock", "crag_1", "rock", "crag_3"];

function sceneryOf(edge: Edge, terrain: Terrain, chance: () => number): Scenery[] {
  if (terrain === "road") return [];
  const middle = middleOf(edge);
  const start = pointOf(edge.vertex);
  const into = inward(edge);
  const turn = Math.floor(chance() * 6);
  const count = terrain === "forest" ? 5 : CRAGS.length;
  // What stands at an upper edge keeps its top inside the tile.
  const near = 5 + 13 * Math.max(0, into.y);
  return Array.from({ length: count }, (_, i) => {
    const along = between(start, middle, (0.24 + i * (1.52 / (count - 1))) + (chance() - 0.5) * 0.12);
    const at = moved(along, into, near + chance() * 3);
    const drawing = terrain === "forest" ? TREES[(i + turn) % 6]! : CRAGS[i]!;
    return { drawing, x: round(at.x), y: round(at.y) };
  });
}

function tuftsOf(cells: Point[], roads: Point[][], chance: () => number): string {
  return cells
    .flatMap(({ x, y }) => [0, 1].map(() => ({ x: round(x + (chance() - 0.5) * 26), y: round(y + (chance() - 0.5) * 22) })))
    .filter((point) => roads.every((way) => isFree(point, way)))
    .map(({ x, y }) => `M${x} ${y}l-1.5-3m1.5 3v-4m0 4l1.5-3`)
    .join("");
}

/** Beside the heart first, then above, then elsewhere; not on the building and its name. */
function placesOf(cells: Point[], heart: Point): Point[] {
  const isBeside = ({ x }: Point) => Math.abs(x - heart.x) > 20;
  const found = cells.filter((cell) => isBeside(cell) || Math.abs(cell.y - heart.y) > 50);
  const worth = (cell: Point) => Math.abs(cell.y + 14 - heart.y) + Math.abs(cell.x - heart.x) / 2 + (cell.y > heart.y ? 6 : 0);
  return (found.length > 0 ? found : cells).sort((one, other) => worth(one) - worth(other));
}
