/** What the view and the components of Creature Comforts look like; see `view.py` and `catalogue.py` of the game. */

import type { TableView } from "../../lib/contract";
import type { Args } from "../../messages";

export type Good = "wood" | "stone" | "fruit" | "mushroom" | "yarn" | "grain";
export type Resource = Good | "coin" | "story" | "lesson";
export type Heap = Partial<Record<Resource, number>>;
export type ComfortType = "clothing" | "food" | "lighting" | "outdoor";
export type Season = "spring" | "summer" | "autumn" | "winter";
export type Zone = "a" | "b" | "c";

/** A sentence to be said; its parts are sentences too. */
export interface Phrase {
  key: string;
  args: Args;
  parts: Record<string, Phrase>;
}

export type Rule =
  | "any"
  | "exact"
  | "max_value"
  | "min_value"
  | "sum_max"
  | "sum_min"
  | "sum_exact"
  | "same"
  | "straight"
  | "even"
  | "odd"
  | "wheel";

/** Which dice a place wants; a count of 0 is any number of them, at least one. */
export interface Requirement {
  count: number;
  rule: Rule;
  value: number;
  values: number[];
  phrase?: Phrase;
}

export interface Slot {
  dice: Requirement;
  reward: Heap;
  phrase: Phrase;
}

export interface ValleyCard {
  deck: "forest" | "meadow";
  season: Season;
  slots: Slot[];
}

export interface Comfort {
  type: ComfortType | null;
  points: number;
  cost: Heap;
  /** Goods of the payer's choice, on top of the cost. */
  any_goods: number;
  cost_phrase: Phrase;
  bonus: "none" | "if_have" | "per_stored_set" | "per_other";
  bonus_points: number;
  partner: string | null;
  others: string[];
  stored: Heap;
  /** How often at most; 0 is without a limit. */
  limit: number;
  phrase: Phrase | null;
}

export interface Improvement {
  points: number;
  cost: Heap;
  cost_phrase: Phrase;
  effect: string;
  type: ComfortType | null;
  bonus_points: number;
  reward: Heap;
  reward_any_goods: number;
  owner_may_use: boolean;
  owner_reward: Heap;
  /** Whether the visitor gives the owner a good. */
  gift: boolean;
  phrase: Phrase;
}

/** What a traveller offers for some faces of the die. */
export interface Row {
  values: number[];
  give: Heap;
  give_any: number;
  give_comforts: number;
  give_same?: boolean;
  give_different?: boolean;
  get: Heap;
  get_any: number;
  get_comforts: number;
  get_same?: boolean;
  get_different?: boolean;
  /** How often at most; null is without a limit, "die" is the value of the die. */
  times: number | "die" | null;
  bulk: boolean;
  phrase: Phrase;
}

export interface Traveller {
  effect: string;
  rows: Row[];
  phrase: Phrase;
}

export interface Catalogue {
  valley: Record<string, ValleyCard>;
  /** The places of the board outside the valley. */
  places: Record<string, Slot>;
  comforts: Record<string, Comfort>;
  improvements: Record<string, Improvement>;
  travellers: Record<string, Traveller>;
  spot_points: number[];
  /** The cards that differ with the digits of the rulebook's text. */
  literal: Pick<Catalogue, "valley" | "travellers">;
}

export interface Title {
  manner: string;
  stock: string;
  role: string;
  realm: string;
  /** All words that would do as well as the first. */
  manners?: string[];
}

export interface Player {
  /** None before it is chosen. */
  family: string | null;
  /** Without what is stored on comforts. */
  heap: Record<Resource, number>;
  hand: number;
  hand_cards: string[] | null;
  /** My own comforts and improvements on the ladder that I could pay now. */
  payable: string[];
  affordable: string[];
  /** The points that my comforts in hand and improvements on the ladder would bring. */
  crafting: Record<string, number>;
  building: Record<string, number>;
  crafted: string[];
  /** What lies on each of them for the winter. */
  stored: Heap[];
  built: string[];
  /** Cottages that still stand at the den. */
  cottages: number;
  dice: number[];
  workers: string[];
  /** While workers are placed: those that somebody else has placed. */
  lent: string[];
  /** Whether workers may not be moved any more. */
  ready: boolean;
  barrow: string | null;
  has_barrow: boolean;
  has_almanac: boolean;
  sheet: Record<string, number>;
  points: number;
  title: Title | null;
}

/** The turn under way. */
export interface Active {
  player: number;
  /** Four dice of the village, then two of the family, as they count now. */
  faces: number[];
  assigned: Record<string, number[]>;
  /** What the die of an inn, a workshop or a draw counts as. */
  values: Record<string, number>;
  tokens: number;
  tokens_left: number;
  resolved: string[];
  /** The place that is asked about. */
  place: string | null;
  /** To whoever assigns dice: the sets that each place would take, such as "13", and their tokens. */
  fits: Record<string, Record<string, number>>;
  /** What each die may count as at inn, workshop and draw, and the tokens. */
  counts: Record<string, Record<string, Record<string, number>>>;
}

export interface View {
  month: number;
  months: number;
  digits: "consistent" | "literal";
  seasons: Season[];
  step: "setup" | "traveller" | "placing" | "turn" | "upkeep" | "final" | "over";
  bird: number;
  turn: number | null;
  order: number[];
  wheel: number;
  forest: string | null;
  meadow: string | null;
  zones: Record<Zone, number[]>;
  nest: string[];
  deck: number;
  discard: string[];
  ladder: string[];
  workshop_deck: number;
  workshop_discard: string[];
  traveller: string | null;
  travellers_left: number;
  ravens: string[];
  village: number[];
  beyond: { place: string; owner: number }[];
  players: Player[];
  active: Active | null;
}

export type ComfortsTable = TableView<View> & { readonly components: Catalogue };
