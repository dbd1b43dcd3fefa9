/** What a game adds to the page, and what the page gives to a game's board. */

import type { Component } from "svelte";
import type { IconName } from "../design/icons";
import type { Args, DecisionInfo, End, LoggedEvent, Option, ScoreSheet, TableInfo, Thing } from "../messages";
import type { Sound } from "./sound";

/** How a place on the table looks now. */
export type Look = "lit" | "selected" | "forbidden" | "idle";

/**
 * A table as one pair of eyes sees it: live, in a replay or in a test. All fields are reactive.
 * A board draws `view` and lets people touch targets; it holds no rules.
 */
export interface TableView<View = unknown> {
  readonly info: TableInfo;
  readonly view: View;
  /** Component data of `/api/games/{game}/components`. */
  readonly components: unknown;
  /** Whose eyes; null for a spectator. */
  readonly seat: number | null;
  readonly decision: DecisionInfo | null;
  readonly selected: Option | null;
  readonly waiting: number[];
  readonly log: LoggedEvent[];
  /** What happened with the last change: for marks and pieces that glide. */
  readonly news: LoggedEvent[];
  readonly end: End | null;
  /** False in replays and for spectators: nothing lights up. */
  readonly isLive: boolean;

  look(target: string): Look;
  /** Whether the hint points here. */
  isHinted(target: string): boolean;
  option(target: string): Option | null;
  /** Touch a place: select or send it if it is lit, confirm it if it is selected, else ask why not. */
  touch(target: string): void;
  /** Send the selected option. */
  confirm(): void;
  /** Put the selected thing back. */
  putBack(): void;

  /** The sentence of a key, with names for seats and things. */
  say(key: string, args?: Args): string;
  /** The phrase of an option: the deed and the thing. */
  phrase(option: Option): string;
  /** The name of a thing such as "kid/bug". */
  name(ref: string): string;
  seatName(seat: number): string;
}

/** Somebody who has points but no seat, such as the rival of a game for one. */
export interface Other {
  name: string;
  /** The number of the badge that it wears on the board. */
  badge: number;
  sheet: ScoreSheet;
}

/** How a game ends on the screen. */
export interface GameEnding {
  /** Fetches the winner's things, drawn in `ending/SceneField.svelte`; the left half stays free for words in cream. */
  scene: () => Promise<{ default: Component<{ table: TableView; player: number }> }>;
  /** The colour of the scene at its upper edge. */
  sky: string;
  /** Key of the sentence about winners: `$who` is "me", "one" or "many", `$names` are theirs. */
  won: string;
  /** Keys of what rounds are called: all of them as a heading, and one by its `$number`. */
  rounds: string;
  round: string;
}

/** A box on the shelf: what the folder of a game exports from its `cover.ts` as `default`. */
export interface GameCover {
  id: string;
  /** The drawn cover of the box. */
  Box: Component;
  /** How the box stands on the shelf: colour of its sides, and its seats while it can't be played yet. */
  shelf: { colour: string; seats: [number, number] };
  /** How long a game takes, and how hard it is: 1 is for everybody, 4 for those who have played a lot. */
  about: { minutes: [number, number]; difficulty: 1 | 2 | 3 | 4 };
}

/** How the log of a game is read, by the kinds of its events. */
export interface Story {
  /** What opens a round, or a month. */
  rounds: string[];
  /** What opens a turn; where several deeds can be the first of a turn, all of them. */
  turns: string[];
  /** What says no more than the heading of the chapter that it opens. */
  told: string[];
  /** By what a thing is lost for whoever was named with it last. */
  takes: string[];
  /** What it sounds like. */
  sounds: Record<string, Sound>;
}

/** What is fetched when a table is opened: what the folder exports from its `index.ts` as `default`. */
export interface GamePage {
  /** The drawn board; without one, the plain decision panel plays the game. */
  Board?: Component<{ table: TableView }>;
  ending?: GameEnding;
  /** What the end screen tells above the score sheet, such as the rank of a game for one. */
  Epilogue?: Component<{ table: TableView }>;
  /** Whom the score sheet shows after the seats, when the game is over. */
  others?: (table: TableView) => Other[];
  /** Kinds of decision where a touch sends at once, without being selected first. */
  direct?: string[];
  /** Draws a thing large, for its card in words and for the library; see `teach/README.md`. */
  Picture?: Component<PictureProps>;
  /** Keys of the board itself, for the sheet of keys; the words are the game's own. */
  keys?: { keys: string[]; words: string }[];
  /** Signs that are drawn by an icon of another name, or that are no icons at all. */
  signs?: Record<string, IconName | Component>;
  /** How its log is read, where it isn't as usual: rounds open with "new_round", turns with "turn". */
  story?: Partial<Story>;
}

/** What is drawn large. Where nobody plays, the table has pieces and words, and its `view` is empty. */
export interface PictureProps {
  thing: Thing;
  table: TableView;
  components: unknown;
}
