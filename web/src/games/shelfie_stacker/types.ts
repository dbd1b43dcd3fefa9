/** What the view and the components of Shelfie Stacker look like; see `view.py` and `catalogue.py` of the game. */

import type { TableView } from "../../lib/contract";
import type { Args } from "../../messages";

export type Colour = "purple" | "green" | "blue" | "orange";
export type Deck = Colour;
export type Phase = "choose" | "take" | "place" | "over";

/** A sentence to be said; its parts are sentences too. */
export interface Phrase {
  key: string;
  args: Args;
  parts: Record<string, Phrase>;
}

export interface Character {
  number: number;
  /** The letter on the copy of each deck. */
  letters: Record<Deck, string>;
  /** Which delivery a solo rival takes with it, and which if that one is gone; counted from 1. */
  solo: [number, number];
  timing: string;
  phrase: Phrase;
}

export interface Catalogue {
  characters: Record<string, Character>;
  sidekicks: Record<string, { colour: Colour; least: number; points: number; phrase: Phrase }>;
  /** Patterns are rows from the top; letters are the initials of colours. */
  competitions: Record<string, { pattern: string[]; points: number; phrase: Phrase }>;
  end_cards: Record<string, { points: number; phrase: Phrase }>;
  ranks: { id: string; least: number }[];
  height_points: number[];
  shame_points: number;
}

/** A character that lies face up: "cat#green" is the cat of the green deck. */
export interface OpenCard {
  card: string;
  number: number;
  letter: string;
  state: "ready" | "spent";
  /** Whether it was revealed in this round. */
  now: boolean;
  /** Dice that lie on it, such as "p5". */
  dice: string[];
}

export interface Player {
  kind: "seat" | "friend" | "shem";
  deck: Deck;
  /** Five columns, each from the bottom up. */
  columns: string[][];
  shame: string[];
  tray: string[];
  hand: number;
  hand_cards: string[] | null;
  cards: OpenCard[];
  current: string | null;
  sheet: Record<string, number>;
  points: number;
  sidekick_dice: number;
}

/** What is being done with a die or a card right now. */
export interface Active {
  player: number;
  /** The ability in use. */
  card: string | null;
  die: string | null;
  rolling: string[];
  /** The die of a delivery that waits for its exchange: "2-p5". */
  box: string | null;
  /** By column: how the points of the player would change; null where the die can't go. */
  gains: (number | null)[];
  shame_gain: number | null;
  /** By column: the characters that placing there would spend. */
  waives: string[][];
}

export interface Turn {
  player: number;
  card: string;
  number: number;
  letter: string;
}

export interface Reward {
  id: string;
  owner: number | null;
}

export interface View {
  round: number;
  rounds: number;
  phase: Phase;
  turn: number | null;
  order: Turn[];
  bag: Record<Colour, number>;
  gone: Record<Colour, number>;
  deliveries: { dice: string[]; taker: number | null }[];
  sidekick: Reward | null;
  competition: Reward | null;
  end_cards: string[];
  picked: string | null;
  picked_hand: string[];
  players: Player[];
  active: Active | null;
}

export type ShelfieTable = TableView<View> & { readonly components: Catalogue };
