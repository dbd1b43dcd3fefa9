/** What the view and the components of Woodcraft look like; see `view.py` and `catalogue.py` of the game. */

import type { TableView } from "../../lib/contract";

export type Colour = "green" | "yellow" | "brown";
export type Material = "glue" | "scrap" | "sawblade";
export type Good = Material | "blueberry" | "vp" | "lantern" | "reuse";
export type Tool = "mallet" | "wrench" | "handsaw" | "plane" | "chisel";
export type Action =
  | "buy_wood"
  | "trade_dice"
  | "buy_materials"
  | "choose_orders"
  | "hire_helper"
  | "produce_plant"
  | "upgrade_workshop";
export type IncomeTrack = "blueberry" | "hazelnut";
export type Chain = "pot" | "saw" | "joint" | "gluing";
/** A class of dice: "green-3". */
export type Die = `${Colour}-${number}`;

export type Effect =
  | { op: "gain" | "lose" | "discount"; res: Good; n: number }
  | { op: "income"; track: IncomeTrack; n: number }
  | { op: "reputation"; n: number }
  | { op: "tool"; type: Tool | "any" }
  | { op: "produce"; n: number }
  | { op: "gain_die"; colors: Colour[]; value: number }
  | { op: "take_public_die"; colors: Colour[]; max_value: number }
  | { op: "grow"; trees: "one" | "all"; n: number }
  | { op: "bump_die"; min: number; max: number }
  | { op: "recolor_die"; to: Colour[] }
  | { op: "split_die"; cuts: number }
  | { op: "glue_dice"; vp: number }
  | { op: "flip_up"; kinds: ("saw" | "joint" | "gluing")[]; n: number }
  | { op: "refresh_row"; rows: ("orders" | "helpers")[]; n: number }
  | { op: "action"; name: Action; discount: number }
  | { op: "gain_per"; res: Good; n: number; per: "helper" | "completed_order" }
  | { op: "exchange"; pay: { res: Good | "any_material"; n: number }; get: Effect[] }
  | { op: "choose"; options: Effect[][] }
  | { op: "commission" };

export interface Trigger {
  event: string;
  colors: Colour[] | null;
  values: number[] | null;
}

export interface Ability {
  kind: "immediate" | "once_per_turn" | "permanent";
  trigger: Trigger | null;
  effects: Effect[];
}

export interface Helper {
  deck: "early" | "late";
  cost: number;
  production: Effect[];
  ability: Ability;
}

/** A die that an order asks for. */
export interface Demand {
  colors: Colour[];
  values: number[];
}

export interface Order {
  deck: "early" | "late" | "nut";
  row: number;
  dice: Demand[];
  materials: Partial<Record<Material, number>>;
  reward: Effect[];
}

export interface WorkshopTile {
  id: string;
  cost: number;
  reward: Effect[];
  seedling?: number;
  raise?: number;
}

export interface Milestone {
  space: number;
  reward: Effect[];
}

export interface Link {
  id: string;
  one: string;
  other: string;
  reward: Effect[];
}

export interface SoloCard {
  tiles: Action[];
  rearmost: boolean;
  rival: number;
  order_slots: number[];
  helper_slots: number[];
  dice: string[];
}

export interface Catalogue {
  helpers: Record<string, Helper>;
  orders: Record<string, Order>;
  commissions: Record<string, { metric: string; step: number; vp: number }>;
  solo_cards: Record<string, SoloCard>;
  reward_tiles: Record<string, { even: Effect[][]; three: Effect[][] }>;
  /** By players, from one: the rewards of a side in the order of coming. */
  places: number[][];
  workshop: Record<Chain, WorkshopTile[]> & { saw_ability: Ability };
  spaces: Record<string, { income: Effect[]; produce: number }>;
  order_rows: Effect[][];
  expired: number;
  attic: Record<string, { needs: string[] }>;
  links: Link[];
  marketing: { cost: number; vp: number }[];
  wheel: { outer: Effect[][]; windows: Effect[][] }[];
  income: { lap: number; tracks: Record<IncomeTrack, { start: number; milestones: Milestone[] }> };
  reputation: { start: number; order_vp: number[]; overflow: number; milestones: Milestone[] };
  surcharge: Record<Colour, number>;
  store_limit: number;
  growth: number;
  glue_vp: number;
}

export interface OpenOrder {
  id: string;
  row: number;
  /** Whether it can be completed now. */
  can: boolean;
  dice: (Demand & { have: Die | null })[];
  materials: Partial<Record<Material, { need: number; have: number }>>;
}

export interface Player {
  goods: Record<Good, number>;
  wood: Die[];
  trees: { pot: Colour; die: Die | null }[];
  saws: { owned: number; ready: number };
  joints: { raise: number; owned: boolean; ready: boolean }[];
  gluing: { owned: boolean; ready: boolean };
  helpers: { id: string; space: string; used: boolean }[];
  attic: Record<string, Tool | null>;
  open_attic: string[];
  orders: OpenOrder[];
  hand: number;
  hand_cards: string[] | null;
  offered: string[] | null;
  done: string[];
  commissions: string[];
  income: Record<IncomeTrack, number>;
  reputation: number;
  marketing: number;
  sheet: Record<string, number>;
  points: number;
}

export interface Spot {
  sector: number;
  space: number;
}

export interface WheelView {
  /** The sector whose far end the arrow marks. */
  saw: number;
  start: number;
  arc: boolean;
  tiles: Record<Action, Spot>;
  blocked: Action[];
  /** The level of the window over each sector; 0 is closed. */
  levels: number[];
  goals: Partial<Record<Action, Spot>>;
}

export interface RewardTileView {
  /** Null until it is laid out. */
  id: string | null;
  space: number;
  reached: { seat: number; round: number }[];
  next: number | null;
  side: "even" | "three";
  removed: boolean;
}

/** The turn under way. */
export interface Active {
  player: number;
  /** The tile that was moved, while its action waits. */
  tile: Action | null;
  main: "none" | "waiting" | "done";
  bonus_used: boolean;
  wheel_lanterns: number;
  action: Action | null;
  /** In which ways each die can be worked on: targets of the question that follows "cut/green-4", and their saw blades. */
  ways: Record<string, { target: string; blades: number }[]>;
  die: Die | null;
  piece: number | null;
  tool: Tool | null;
  helper: string | null;
  order: string | null;
  left: number;
}

export interface View {
  round: number;
  rounds: number;
  step: "opening" | "turn" | "income" | "over";
  first: number;
  turn: number | null;
  order: number[];
  calendar: { income: number[]; purge: number[]; swap: number };
  late: boolean;
  wheel: WheelView;
  store: { slot: string; die: Die | null; price: number | null }[];
  orders: (string | null)[];
  helpers: ({ id: string; price: number } | null)[];
  order_deck: number;
  helper_deck: number;
  order_discard: string[];
  helper_discard: string[];
  commissions: { id: string; claims: number[]; open: boolean }[];
  reward_tiles: RewardTileView[];
  tools: Record<Tool, number>;
  prices: {
    six: number[];
    materials: number[];
    second_order: number;
    upgrades: Record<Chain, number | null>;
    marketing: { cost: number; vp: number };
    instead: number;
    other_tile: number;
    bonus: number;
  };
  players: Player[];
  active: Active | null;
  choosing: string[];
  solo: {
    rival: number;
    deck: number;
    discard: string[];
    last: string | null;
    marks: number[];
    commission_rounds: number[];
  } | null;
}

export type WoodTable = TableView<View> & { readonly components: Catalogue };
