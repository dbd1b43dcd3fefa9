/** What Fort's view and components look like; see `view.py` and `catalogue.py` of the game. */

import type { TableView } from "../../lib/contract";
import type { Args } from "../../messages";

export type Suit = "skateboard" | "shovel" | "glue" | "squirt_gun" | "crown" | "book" | "coin";
export type Kind = "toy" | "pizza";
export type Heap = Record<Kind, number>;

/** A sentence to be said; its parts are sentences too. */
export interface Phrase {
  key: string;
  args: Args;
  parts: Record<string, Phrase>;
}

export interface Effect {
  do:
    | "gain" | "pack" | "lookout" | "trash" | "recruit" | "upgrade" | "score" | "spend"
    | "trash_rival" | "copy_pack" | "copy_rival_pack" | "exchange";
  amount: number;
  kind?: Kind | "any";
}

export interface Action {
  effects: Effect[];
  link: "alone" | "then" | "both";
  per: Suit | "any_suit" | "pack" | "lookout" | "fort_level" | null;
  trashes_self: boolean;
  phrase: Phrase;
}

export interface Kid {
  suits: Suit[];
  gang: Suit;
  copies: number;
  /** The board whose best friend this is. */
  board: string | null;
  public: Action | null;
  private: Action | null;
}

export interface Level {
  cost: Heap & { any: number };
  points: number;
  lookout: number;
  pack: number;
  reward: "made_up_rule" | "perk" | "sculpture" | null;
}

export interface Catalogue {
  suits: Suit[];
  kids: Record<string, Kid>;
  levels: Level[];
  perks: Record<string, { one_shot: boolean; phrase: Phrase }>;
  rules: Record<string, { form: string; suit: Suit | null; kind: Kind | null; phrase: Phrase }>;
  boards: Record<string, { gang: Suit; colour: string }>;
  stash_capacity: number;
  end_points: number;
  end_level: number;
  sculpture_points: number;
}

export interface Player {
  board: string | null;
  level: number;
  score: number;
  stash: Heap;
  pack: Heap;
  pack_capacity: number;
  lookout: string[];
  lookout_capacity: number;
  yard: string[];
  discard: string[];
  deck: number;
  /** Open to all when the game is over. */
  deck_cards: string[] | null;
  hand: number;
  hand_cards: string[] | null;
  known_in_hand: string[];
  kept: string[] | null;
  perk: string | null;
  has_rule: boolean;
  rule: string | null;
}

export interface Play {
  card: string;
  coin: Suit | null;
  added: string[];
  coins: (Suit | null)[];
  used: [boolean, boolean];
  kind: Kind | null;
  /** What coins of the leader's lookout stood for in the first action, and how many of them. */
  lookout_suit: Suit | null;
  lookout_coins: number;
}

export interface View {
  seat: number | null;
  players: Player[];
  starter: number;
  leader: number;
  park: string[];
  park_deck: number;
  park_deck_cards: string[] | null;
  supply: Heap | null;
  rule_stack: number;
  rules_left: string[] | null;
  perk_row: string[];
  trashed: string[];
  in_play: string[];
  play: Play | null;
  packet: string[] | null;
  sculpture: number;
  last_round: boolean;
}

export type FortTable = TableView<View> & { readonly components: Catalogue };
