/** The village on paper: where each tile lies, how ways lead over it, where things stand. */

import { type Land, landOf } from "./land";
import { type Bounds, type Point, boundsOf, curve, edgeName, edgesOf, inward, isInside, middleOf, moved, pointOf } from "./lattice";
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

/** Where a flag stands. */
export function flagPlace({ heart, land }: Plot): Point {
  return { x: heart.x + 27 * land.scale, y: heart.y + 8 };
}

/** Where the nth figure on a tile stands; whoever finds no place of their own stands beside somebody. */
export function standingPlace({ land, at }: Plot, nth: number): Point {
  const { places } = land;
  const place = plus(at, places[nth % places.length]!);
  return moved(place, { x: 9, y: -7 }, Math.floor(nth / places.length));
}

export class Village {
  readonly plots: Map<string, Plot>;
  /** Edges over which two tiles are linked, by "one other". */
  readonly #joints = new Map<string, string>();
  readonly bounds: Bounds;

  constructor(
    readonly view: View,
    components: Catalogue,
  ) {
    const laid = view.tiles.flatMap((tile): [string, Plot][] => {
      const card = components.tiles[tile.id];
      return card ? [[tile.id, plotOf(tile.id, card, tile)]] : [];
    });
    this.plots = new Map(laid);
    this.bounds = boundsOf([...this.plots.values()].flatMap(outlineOf));
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
export function figuresIn(village: Village): Figures[] {
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
  const taken = new Map<string, number>();
  return [...heaps.values()].flatMap((heap) => {
    const plot = village.plots.get(heap.tile);
    const nth = taken.get(heap.tile) ?? 0;
    taken.set(heap.tile, nth + 1);
    return plot ? [{ ...heap, at: standingPlace(plot, nth) }] : [];
  });
}

/** Where the chip of a free segment stands: a little outside the tile whose segment it is. */
export function besideEdge(edge: Edge): Point {
  return moved(middleOf(edge), inward(edge), -22);
}

/** Tokens of a tile with their places. */
export function tokensOn(tile: LaidTile, plot: Plot) {
  return tile.tokens.map((token, slot) => ({ token, slot, at: slotPlace(plot, slot) }));
}
