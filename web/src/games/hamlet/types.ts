/** What the clubhouse tells of a table of Hamlet: the view and the component data. */

import type { TableView } from "../../lib/contract";

export type Basic = "wood" | "stone" | "wheat";
export type Refined = "timber" | "brick" | "flour" | "milk";
export type Resource = Basic | Refined;
export type Terrain = "road" | "forest" | "mountain";
export type RoadKind = "bridge" | "path";
/** A vertex of the triangular lattice. */
export type Vertex = [number, number];

export interface Edge {
  vertex: Vertex;
  /** From the vertex; counted from the right against the clock. */
  direction: number;
}

// Components

export interface Demand {
  /** Any mixture of these. */
  resources: Resource[];
  amount: number;
}

export interface Bill {
  groups: Demand[];
  coins: number;
}

export interface Scoring {
  op: string;
  points: number;
  count: string;
  terrains: Terrain[];
  cap: number;
  network: boolean;
}

export interface Card {
  group: string;
  kind: "special" | "production" | "refinery" | "landmark";
  /** Directions of the outline, the tile on the left. */
  walk: number[];
  terrain: Terrain[];
  bill: Bill;
  points: number;
  slots: number;
  holds: Resource[];
  input: Basic | null;
  output: Refined | null;
  gains: { coins: number; points: number };
  scoring: Scoring | null;
}

export interface Catalogue {
  tiles: Record<string, Card>;
  sales: Record<string, { level: number; bill: Bill; points: number; coins: number }>;
  deliveries: Record<string, { bill: Bill; points: number }>;
  roads: Record<RoadKind, Bill>;
  awards: Record<string, number>;
  villagers: number[];
  donkey: number;
  begging: number;
  road_points: number;
  planner_points: number;
  longest_points: number;
  coins_per_point: number;
  reward: { coins: number; points: number; high_factor: number };
  solo: { hire_cost: number; discs: number[] };
}

// The view

export interface Token {
  resource: Resource;
  maker: number | null;
  high: boolean;
}

/** How a tile lies. */
export interface Lie {
  anchor: Vertex;
  rotation: number;
}

export interface LaidTile extends Lie {
  id: string;
  in_network: boolean;
  flag: number | null;
  tokens: (Token | null)[];
}

export interface Contact {
  contact: number;
  one: string;
  other: string;
  kind: RoadKind;
  edge: Edge;
}

export interface Road extends Contact {
  owner: number;
}

export interface Player {
  coins: number;
  score: number;
  plans: string[];
  roads: number;
  supply: Record<Refined, number>;
  villagers: { tile: string; lying: boolean }[];
  donkeys: { tile: string; moved: boolean }[];
  sales: string[];
  deliveries: string[];
  flags: string[];
  longest: number;
  longest_tiles: string[];
  sheet: Record<string, number>;
  points: number;
  is_rival: boolean;
}

/** A way to lay the plan that is being built. */
export interface Fit extends Lie {
  site: number;
  fit: number;
  edge: Edge;
  touched: string[];
  links: string[];
  cliffs: number;
  /** Which road could join it afterwards. */
  later?: "bridge" | "path" | null;
  /** Where the villager who builds it stands best; not for buildings of the start, which cost nothing. */
  stand?: string;
  /** Whether it could be paid otherwise. */
  choice?: boolean;
}

/** A token with its way to the villager, and the donkeys that carry it. */
export interface Good {
  slot: string;
  tile: string;
  token: Token;
  path: string[];
  donkeys: string[];
}

export interface Source extends Good {
  offered: boolean;
}

export interface Gain {
  player: number;
  coins: number;
  points: number;
}

/** What a deed will take and bring if it is paid as suggested. */
export interface Ahead {
  stand: string;
  goods: Good[];
  bought: { resources: Resource[]; count: number; price: number }[];
  market_path: string[] | null;
  /** All that my purse gains or loses, purchases among it. */
  coins: number;
  points: number;
  flag: boolean;
  milestone: string | null;
  choice: boolean;
  others: Gain[];
}

export interface OpenBill {
  groups: (Demand & { left: number })[];
  coins: number;
  debt: number;
  group: number;
}

/** The turn under way. */
export interface Active {
  player: number;
  villagers: number;
  donkeys_done: boolean;
  tile: string | null;
  building: string | null;
  fits: Fit[];
  sites: Contact[];
  bill: OpenBill | null;
  sources: Source[];
  market_path: string[] | null;
  suggestion: string | null;
  /** What comes of deeds, by target; of a building by the tile where the villager stands. Only for who is asked. */
  ahead: Record<string, Ahead>;
}

export interface Solo {
  favour: number;
  favour_up: boolean;
  tokens: string[];
  cup: Record<"low" | "mid" | "own", number>;
  difficulty: "easy" | "normal" | "hard";
}

export interface View {
  round: number;
  step: "turn" | "over";
  first: number;
  turn: number | null;
  order: number[];
  last_round: boolean;
  tiles: LaidTile[];
  roads: Road[];
  links: [string, string][];
  row: { id: string; coins: number }[];
  bag: number;
  stacks: Refined[];
  sales: (string | null)[];
  sale_stack: number;
  church: { id: string; owner: number | null }[];
  church_parts: number;
  milestones: Record<string, number | null>;
  awards: Record<string, number[]>;
  market: { basic: number; refined: number };
  players: Player[];
  prices: { villager: number | null; donkey: number | null };
  active: Active | null;
  solo: Solo | null;
}

export type HamletTable = TableView<View> & { readonly components: Catalogue };
