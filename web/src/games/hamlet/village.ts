/** The village on paper: where each tile lies, how ways lead over it, where things stand. */

import { type Land, houseOf, landOf } from "./land";
import { type Point, curve, distance, edgeName, edgesOf, inward, isInside, middleOf, moved, pointOf } from "./lattice";
import type { Card, Catalogue, Edge, LaidTile, Lie, View } from "./types";

export interface Plot {
  id: string;
  card: Card;
  land: Land;
  at: Point;
  /** Where its building stands. */
  heart: Point;
  /** The names of its edges, by segment. */
  edges: string[];
}

export function plotOf(id: string, card: Card, lie: Lie): Plot {
  const land = landOf(id, card, lie.rotation);
  const at = pointOf(lie.anchor);
  return { id, card, land, at, heart: plus(at, land.heart), edges: edgesOf(card.walk, lie).map(edgeName) };
}

function plus(one: Point, other: Point): Point {
  return { x: one.x + other.x, y: one.y + other.y };
}

export function outlineOf({ land, at }: Plot): Point[] {
  return land.outline.map((point) => plus(at, point));
}

/** Where the upper edge of a tile's name stands: below everything that must be seen. */
export function nameplate({ id, heart, card }: Plot): Point {
  return { x: heart.x, y: heart.y + (id === "church" || card.slots > 0 ? 25 : 9) };
}

/** Where a token lies. */
export function slotPlace({ heart, card }: Plot, slot: number): Point {
  return { x: heart.x + (slot - (card.slots - 1) / 2) * 21, y: heart.y + 13 };
}

/** The tops of chimneys, from the middle of a building's foot, in units of its drawing. */
const CHIMNEYS: Record<string, Point> = {
  farm: { x: -11.5, y: -32 },
  town_hall: { x: 12.5, y: -41 },
  tavern: { x: -9.5, y: -42 },
  farrier: { x: -21, y: -40 },
  dairy_farm: { x: -13.5, y: -34 },
  stonemason: { x: -11.5, y: -35 },
  master_stonemason: { x: -21.5, y: -42 },
};

/** Where smoke rises from a building; null where nobody makes a fire. */
export function chimneyOf({ id, card, land, at }: Plot): Point | null {
  const top = CHIMNEYS[id];
  const { x, y, unit } = houseOf(id, card, land);
  return top ? plus(at, { x: x + top.x * unit, y: y + top.y * unit }) : null;
}

/** What turns at a mill: round what, and how large it is drawn, in units of its building. */
export const MILLS: Record<string, Point & { drawing: string; size: number }> = {
  flour_mill: { drawing: "wheel", x: 17, y: -10, size: 24 },
  windmill: { drawing: "sails", x: 0, y: -26, size: 46 },
};

/** The wheel or the sails of a mill; null elsewhere. */
export function millOf({ id, card, land, at }: Plot): { drawing: string; at: Point; size: number } | null {
  const part = MILLS[id];
  if (!part) return null;
  const { x, y, unit } = houseOf(id, card, land);
  return { drawing: part.drawing, at: plus(at, { x: x + part.x * unit, y: y + part.y * unit }), size: part.size * unit };
}

/** Where a flag stands. */
export function flagPlace({ heart, land }: Plot): Point {
  return { x: heart.x + 27 * land.scale, y: heart.y + 8 };
}

/** How far apart figures stand where there is room. */
const APART = 25;
/** How bad it is for a figure to be covered. */
const COVERED = 45;
/** A figure may step aside a little. */
const STEPS: Point[] = [
  { x: 0, y: 0 },
  { x: 14, y: 0 },
  { x: -14, y: 0 },
  { x: 0, y: -12 },
  { x: 14, y: -12 },
  { x: -14, y: -12 },
  { x: 0, y: 11 },
];

/** The best place for one more figure on a tile: beside others, not on tokens, and where nothing covers it. */
function standingPlace(plot: Plot, taken: Point[], isCovered: (point: Point) => boolean): Point {
  const outline = outlineOf(plot);
  const slots = Array.from({ length: plot.card.slots }, (_, slot) => slotPlace(plot, slot));
  const places = plot.land.places.flatMap((place, i) =>
    STEPS.map((step, j) => ({ at: plus(plus(plot.at, place), step), late: 4 * i + 2 * j })).filter(({ at }) => isInside(at, outline)),
  );
  const near = (at: Point, others: Point[], far: number) => others.reduce((sum, one) => sum + Math.max(0, far - distance(at, one)), 0);
  let best = plot.heart;
  let least = Number.POSITIVE_INFINITY;
  for (const { at, late } of places) {
    const cost = late + 4 * near(at, taken, APART) + 2 * near(at, slots, 19);
    // Whether something covers it is worked out only where that can still matter.
    if (cost >= least || (cost + COVERED >= least && isCovered(at))) continue;
    best = at;
    least = cost + (isCovered(at) ? COVERED : 0);
  }
  return best;
}

export class Village {
  readonly plots: Map<string, Plot>;
  /** Edges over which two tiles are linked, by "one other". */
  readonly #joints = new Map<string, string>();
  /** The corners of all tiles. */
  readonly outline: Point[];

  constructor(
    readonly view: View,
    components: Catalogue,
  ) {
    const laid = view.tiles.flatMap((tile): [string, Plot][] => {
      const card = components.tiles[tile.id];
      return card ? [[tile.id, plotOf(tile.id, card, tile)]] : [];
    });
    this.plots = new Map(laid);
    this.outline = [...this.plots.values()].flatMap(outlineOf);
    for (const [one, other] of view.links) this.#join(one, other);
  }

  rotationOf(tile: string): number {
    return this.view.tiles.find(({ id }) => id === tile)?.rotation ?? 0;
  }

  /** The tile at a point. */
  tileAt(point: Point): string | null {
    for (const plot of this.plots.values()) if (isInside(point, outlineOf(plot))) return plot.id;
    return null;
  }

  areLinked(one: string, other: string): boolean {
    return this.#joints.has(`${one} ${other}`);
  }

  /** A line from heart to heart. */
  way(path: string[]): string {
    const points = path.flatMap((id, i) => {
      const next = path[i + 1];
      const plot = this.plots.get(id);
      if (!plot) return [];
      return next ? [...this.#out(plot, next), ...this.#into(id, next)] : i === 0 ? [plot.heart] : [];
    });
    return points.length > 1 ? curve(points) : "";
  }

  /** From the heart of a tile to the edge beyond which another one lies. */
  #out(plot: Plot, next: string): Point[] {
    const edge = this.#joints.get(`${plot.id} ${next}`);
    const way = edge === undefined ? undefined : plot.land.ways[plot.edges.indexOf(edge)];
    return way ? [...way].reverse().map((point) => plus(plot.at, point)) : [plot.heart];
  }

  /** From that edge to the heart of the next tile, which begins its own way out. */
  #into(id: string, next: string): Point[] {
    const plot = this.plots.get(next);
    if (!plot) return [];
    return this.#out(plot, id).reverse().slice(1);
  }

  #join(one: string, other: string): void {
    const edge = this.#printed(one, other) ?? this.#built(one, other);
    if (edge === undefined) return;
    this.#joints.set(`${one} ${other}`, edge);
    this.#joints.set(`${other} ${one}`, edge);
  }

  #printed(one: string, other: string): string | undefined {
    const mine = this.plots.get(one);
    const theirs = this.plots.get(other);
    return mine?.edges.find((edge, i) => {
      const j = theirs?.edges.indexOf(edge) ?? -1;
      return mine.card.terrain[i] === "road" && theirs?.card.terrain[j] === "road";
    });
  }

  #built(one: string, other: string): string | undefined {
    const road = this.view.roads.find((each) => [one, other].includes(each.one) && [one, other].includes(each.other));
    return road && edgeName(road.edge);
  }
}

/** Figures of one kind that stand together. */
export interface Figures {
  kind: "villager" | "donkey";
  player: number;
  tile: string;
  /** A villager that lies, a donkey that has moved. */
  isDone: boolean;
  count: number;
  at: Point;
}

/** All figures of the village; equal ones of a player on a tile are one drawing with a number. */
export function figuresIn(village: Village, isCovered: (point: Point) => boolean = () => false): Figures[] {
  const heaps = new Map<string, Omit<Figures, "at">>();
  village.view.players.forEach(({ villagers, donkeys }, player) => {
    const all = [
      ...villagers.map(({ tile, lying }) => ({ kind: "villager" as const, tile, isDone: lying })),
      ...donkeys.map(({ tile, moved: isDone }) => ({ kind: "donkey" as const, tile, isDone })),
    ];
    for (const each of all) {
      const key = `${each.tile} ${each.kind} ${player} ${each.isDone}`;
      heaps.set(key, { ...each, player, count: (heaps.get(key)?.count ?? 0) + 1 });
    }
  });
  const taken: Point[] = [];
  return [...heaps.values()].flatMap((heap) => {
    const plot = village.plots.get(heap.tile);
    if (!plot) return [];
    const at = standingPlace(plot, taken, isCovered);
    taken.push(at);
    return [{ ...heap, at }];
  });
}

/** Where the chip of a free segment stands: so far outside the tile whose segment it is, and so far aside. */
export function besideEdge(edge: Edge, out: number, aside = 0): Point {
  const into = inward(edge);
  return moved(moved(middleOf(edge), into, -out), { x: -into.y, y: into.x }, aside);
}

/** Tokens of a tile with their places. */
export function tokensOn(tile: LaidTile, plot: Plot) {
  return tile.tokens.map((token, slot) => ({ token, slot, at: slotPlace(plot, slot) }));
}
