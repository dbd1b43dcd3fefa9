/** Made by `make types` from server/requests.py and server/messages.py: change those. */

export const PROTOCOL = 1;
export const LONGEST_NAME = 24;
export const LONGEST_CHAT = 300;

export type Level = "easy" | "hard" | "normal";
export type Status = "closed" | "open" | "over" | "playing";
export type Args = Record<string, number | string>;
export type Value = number | boolean | string;

/** One thing that may be picked: its number, its place on the table and its phrase. */
export interface Option {
  id: number;
  target: string;
  key: string;
  args: Args;
}

/**
 * One fact in words: what is drawn for it, its phrase, its rule, and how sure it is.
 *
 * Signs are names that the page draws in a row ("pizza", "times", "crown"), or numbers as text.
 */
export interface Line {
  key: string;
  args: Args;
  /** such as "5.1" */
  rule: string;
  signs: string[];
  /** or source, recalled, reconstructed */
  provenance: string;
}

/**
 * A card, tile, place or icon: all that there is to say of it, wherever it lies.
 *
 * Its name is that of the component file, else the phrase `name-<kind>-<word>`. The first line
 * says what it is; the others take its parts one by one. By `tags` a library can be searched.
 */
export interface Thing {
  /** kind and word, such as "kid/crash", "zone/stash", "icon/toy" */
  ref: string;
  lines: Line[];
  /** phrases `tag-<tag>` */
  tags: string[];
}

/** What a beginner gets to know; it is known when one of its notes was shown and done. */
export interface Topic {
  /** its phrase is `topic-<id>` */
  id: string;
  sign: string;
}

/**
 * What the tutor says when something is met for the first time: the phrase `note-<id>`.
 *
 * It stands beside `target`, a place of the table that is on show; "" is the question itself.
 */
export interface Note {
  id: string;
  topic: string;
  target: string;
  args: Args;
  rule: string;
  signs: string[];
  /** what a beginner does, if one option is it */
  option: number;
}

/** How much of something is needed, and how much is there. */
export interface Need {
  sign: string;
  have: number;
  need: number;
  /** where it will land or lies */
  target: string;
}

/** What to aim at in this turn, in one line. */
export interface Goal {
  key: string;
  args: Args;
  needs: Need[];
  /** signs of what it leads to */
  gain: string[];
}

/**
 * A pick that costs much: what it costs, and what a better one brings, side by side.
 *
 * The phrase of `key` asks; its attribute `text` is one sentence. `better` is an option of the
 * same question; -1: put it back and go on.
 */
export interface Caution {
  option: number;
  key: string;
  args: Args;
  rule: string;
  costs: Line[];
  better: number;
  gains: Line[];
}

/**
 * All that a tutor has to say at a question; who listens keeps count of what is known.
 *
 * Notes stand in the order in which they are worth saying.
 */
export interface Lesson {
  notes: Note[];
  goal: Goal | null;
  cautions: Caution[];
}

/** What is missing for something, in numbers; or, at `when-<zone>`, when its time comes. */
export interface Lack {
  key: string;
  args: Args;
  needs: Need[];
  /** what helps on */
  target: string;
}

/**
 * A phrase with what it is told.
 *
 * Where it has a list, that is told as "a, b and c", and as "nothing" if it is empty; how long it
 * is, is told as `<name>_n`.
 */
export interface Sentence {
  key: string;
  args: Args;
  lists: Record<string, Sentence[]>;
  /** said behind it, on the same line */
  more: Sentence[];
  /** the ref of a thing that the lessons of the game explain */
  about: string;
}

/** A part of the table: its heading, and lines below it. */
export interface Section {
  title: Sentence;
  lines: Sentence[];
}

/**
 * An option of a game; its name is the phrase `setting-<id>`.
 *
 * A value that is a word has the name `setting-<id>-<value>`, with hyphens for underscores.
 * `default` is what a table has where people sit; one of bots only may have another.
 */
export interface SettingInfo {
  id: string;
  default: Value;
  allowed: Value[];
  /** the least and the most players for whom it matters */
  players: [number, number];
  /** values that are not for who plays alone */
  for_several: Value[];
}

/** A game that can be played here. */
export interface GameInfo {
  id: string;
  version: number;
  seats: [number, number];
  settings: SettingInfo[];
  score_parts: string[];
  provenance: Record<string, number>;
}

/** The catalogues that a page needs to speak of a game: Fluent texts, and names of things. */
export interface GameWords {
  lang: string;
  catalogues: string[];
  names: Record<string, string>;
}

/** A small board for the book of rules; its phrase is `example-<id>`. */
export interface ExampleBoard {
  id: string;
  rule: string;
  seat: number;
  seats: number;
  settings: Record<string, Value>;
  view: Record<string, unknown>;
}

/** All that teaches a game: sentences as a Fluent text, and what they speak of. */
export interface GameLessons {
  lang: string;
  catalogue: string;
  /** what kind of things lies in a zone: "hand/crash#1" is "kid/crash" */
  types: Record<string, string>;
  things: Thing[];
  topics: Topic[];
  /** the topic of every note */
  notes: Record<string, string>;
  examples: ExampleBoard[];
}

/** One thing that happened; its phrase is `event-<kind>`. */
export interface LoggedEvent {
  kind: string;
  player: number;
  args: Args;
  rule: string;
}

/** The points of one seat by part, as if the game ended now. */
export interface ScoreSheet {
  parts: Record<string, number>;
  total: number;
}

/**
 * A turn after which the seats were further apart, or closer, than after most others.
 *
 * `seat` is the one that the others moved away from, or came closer to; `events` tell what it
 * did. `before` and `after` are the totals of all seats.
 */
export interface Swing {
  round: number;
  seat: number;
  before: number[];
  after: number[];
  events: LoggedEvent[];
}

/**
 * How the points of a finished game came about.
 *
 * `rounds` holds every seat's sheet at the end of each round, as if the game had ended there; a
 * part that is a lump is split into its sources. `swings` come in the order of play.
 */
export interface Course {
  rounds: ScoreSheet[][];
  swings: Swing[];
}

/**
 * Who shall sit on a seat of a new table.
 *
 * `me` is the one who creates the table, `hotseat` another person at the same screen,
 * `open` somebody who comes by a link or from the list of open tables.
 */
export interface SeatWish {
  kind: "bot" | "hotseat" | "me" | "open";
  name?: string | null;
  level?: Level;
}

/** A table that shall be created. */
export interface NewTable {
  game: string;
  seats: SeatWish[];
  settings?: Record<string, Value>;
  /** whether strangers may find it, join open seats and watch */
  listed?: boolean;
  seat_order?: "given" | "random";
}

/** Who sits where, for all to see. `played_by` is who decides now. */
export interface SeatInfo {
  seat: number;
  name: string;
  kind: "bot" | "person";
  level: Level;
  /** a person's seat that nobody has taken yet is open */
  taken: boolean;
  played_by: "bot" | "nobody" | "person";
  /** connected now */
  here: boolean;
  resigned: boolean;
}

/** What everybody may know about a table. */
export interface TableInfo {
  id: string;
  game: string;
  version: number;
  settings: Record<string, Value>;
  status: Status;
  listed: boolean;
  seats: SeatInfo[];
  seal: string;
  created: number;
  changed: number;
  watchers: number;
  /** the seats that are asked; at a secret decision all of them */
  waiting: number[];
  /** empty until the end */
  winners: number[];
  /** empty until the end */
  scores: number[];
  /** the table that goes on after this one */
  rematch: string | null;
}

/** The secret of one seat; its link is `/t/<table>#<key>`. */
export interface SeatKey {
  seat: number;
  key: string;
}

/** A new table. The keys are told once; only their hashes are stored. */
export interface CreatedTable {
  table: TableInfo;
  host_key: string;
  /** of all seats that are no bots' */
  keys: SeatKey[];
}

/** Tables that strangers may join or watch, the newest first. */
export interface Tables {
  tables: TableInfo[];
}

/** Sit down on an open seat, or change the name of one's own. */
export interface TakeSeat {
  name: string;
}

/** Let a bot play a seat for now. */
export interface HandOver {
  level?: Level;
}

/** A seat that is yours now. */
export interface TakenSeat {
  table: TableInfo;
  seat: number;
  key: string;
}

/**
 * A record to look at, from the viewpoint of one seat, or of a spectator if null.
 *
 * A finished game may also be seen with all its secrets, seat by seat.
 */
export interface Replay {
  record: string;
  seat?: number | null;
}

/** The table after one pick; the first frame is the start. */
export interface Frame {
  view: Record<string, unknown>;
  events: LoggedEvent[];
  /** who picked; -1 at the start */
  seat: number;
  /** what was picked, where the viewpoint may know it */
  option: Option | null;
  waiting: number[];
}

/** A whole game, to step through. */
export interface ReplayFrames {
  game: string;
  version: number;
  settings: Record<string, Value>;
  seats: string[];
  frames: Frame[];
  scores: ScoreSheet[];
  winners: number[];
  end_reason: string | null;
  seal: string | null;
  /** none before the end */
  course: Course | null;
}

/** Why a request was refused; `code` is stable, `detail` is for programmers, in English. */
export interface Problem {
  code: string;
  detail: string;
}

/** The clubhouse is well. */
export interface Health {
  status: "ok" | "stopping";
  version: string;
  tables: number;
  sockets: number;
}

/** The first message of a socket: who comes. Without a key, a spectator. */
export interface Hello {
  type: "hello";
  key?: string | null;
  protocol?: number;
}

/**
 * Pick an option of the decision with the stamp `asked`.
 *
 * `token` is made up by the client; a message repeated with the same token is done once.
 */
export interface Choose {
  type: "choose";
  token: string;
  asked: string;
  option: number;
}

/** Take back the last pick. */
export interface Undo {
  type: "undo";
  token: string;
  asked: string;
}

/** Why can't this be touched now? A target such as "hand/bug#1". */
export interface WhyNot {
  type: "why_not";
  target: string;
}

/** What would a good bot do here? */
export interface Hint {
  type: "hint";
  asked: string;
}

/** Switch the tutor on or off: while it is on, each question is followed by a `lesson`. */
export interface Teach {
  type: "teach";
  on: boolean;
}

/** Have the table told in sentences: while it is on, each position is followed by a `told`. */
export interface Read {
  type: "read";
  on: boolean;
}

/** A line of chat. */
export interface Say {
  type: "say";
  text: string;
}

/** Are you there? */
export interface Ping {
  type: "ping";
}

/** A question to this seat. `asked` is its stamp: an answer must carry it. */
export interface DecisionInfo {
  asked: string;
  kind: string;
  key: string;
  args: Args;
  rule: string;
  options: Option[];
  together: boolean;
}

/** How the game ended. Now the seed is no secret any more. */
export interface End {
  winners: number[];
  reason: string;
  scores: ScoreSheet[];
  seed: string;
}

/** The first answer on a socket. */
export interface Welcome {
  type: "welcome";
  table: TableInfo;
  /** null: a spectator */
  seat: number | null;
  is_host: boolean;
  chat: ChatLine[];
  protocol: number;
}

/**
 * All that this seat may know now. It comes whenever anything changed for this seat.
 *
 * The log is sent in pieces: keep `log_kept` lines of what you have, then append `events`.
 */
export interface Position {
  type: "position";
  view: Record<string, unknown>;
  decision: DecisionInfo | null;
  can_undo: boolean;
  /** the stamp for `undo`, that of the decision if there is one; "" if neither */
  asked: string;
  waiting: number[];
  log_kept: number;
  events: LoggedEvent[];
  end: End | null;
}

/** The table itself changed: who sits where, who is here, its status. */
export interface SeatsChanged {
  type: "table";
  table: TableInfo;
}

/** The pick with this token is on disk. */
export interface Done {
  type: "done";
  token: string;
}

/**
 * The message was not carried out; nothing changed.
 *
 * Codes: stale (the question is another one by now), not_offered, not_your_seat, not_playing,
 * no_undo, too_fast, too_early, no_hint, empty, failed, stopping.
 * `rule` and `key` name the rule that forbids a pick, where one does.
 */
export interface Refused {
  type: "refused";
  code: string;
  token: string | null;
  rule: string | null;
  key: string | null;
}

/**
 * The rule that forbids it, null if it is not forbidden; and what is missing for it.
 *
 * Where nothing is asked about the target now, `lack` says when it will be.
 */
export interface WhyNotAnswer {
  type: "why_not";
  target: string;
  rule: string | null;
  key: string | null;
  lack: Lack | null;
}

/** What a tutor has to say at the question with the stamp `asked`. */
export interface LessonAnswer {
  type: "lesson";
  asked: string;
  lesson: Lesson;
}

/** The position in sentences, as far as these eyes see it; what is asked is in `position`. */
export interface TableTold {
  type: "told";
  sections: Section[];
}

/** What a good bot would pick, thinking only with what this seat may know. */
export interface HintAnswer {
  type: "hint";
  asked: string;
  option: number;
}

/** A line of chat; seat null: a spectator. */
export interface ChatLine {
  type: "chat";
  number: number;
  seat: number | null;
  text: string;
  at: number;
}

/** Yes. */
export interface Pong {
  type: "pong";
}

/**
 * The socket will be closed.
 *
 * Codes: bad_message, too_large, too_fast, wrong_key, no_such_table, key_changed, full, slow,
 * silent, closed, stopping, failed.
 */
export interface Bye {
  type: "bye";
  code: string;
}

export type FromClient =
  | Hello
  | Choose
  | Undo
  | WhyNot
  | Hint
  | Teach
  | Read
  | Say
  | Ping;

export type FromClubhouse =
  | Welcome
  | Position
  | SeatsChanged
  | Done
  | Refused
  | WhyNotAnswer
  | HintAnswer
  | LessonAnswer
  | TableTold
  | ChatLine
  | Pong
  | Bye;
