/** A game that was played, as one pair of eyes saw it, at one moment. */

import type { TableView } from "../lib/contract";
import type { Kit } from "../lib/kit.svelte";
import { RestingTable } from "../lib/seen.svelte";
import type { Course, End, Frame, LoggedEvent, Option, ReplayFrames, SeatInfo, TableInfo } from "../messages";

/** A line of the whole log, and the moment at which it was written. */
export interface Line {
  event: LoggedEvent;
  frame: number;
}

export class ReplayTable extends RestingTable implements TableView {
  seat = $state<number | null>(null);
  #game = $state.raw() as ReplayFrames;
  #at = $state(0);

  readonly info: TableInfo = $derived(tableOf(this.#game));
  readonly lines: Line[] = $derived(
    this.#game.frames.flatMap(({ events }, frame) => events.map((event) => ({ event, frame }))),
  );
  readonly log: LoggedEvent[] = $derived(
    this.lines.filter((line) => line.frame <= this.#at).map((line) => line.event),
  );

  constructor(kit: Kit, game: ReplayFrames, seat: number | null, at = 0) {
    super(kit);
    this.#game = game;
    this.seat = seat;
    this.#at = at;
  }

  /** The same game at its last moment, whichever is on show. */
  atLast(): ReplayTable {
    return new ReplayTable(this.kit, this.#game, this.seat, this.last);
  }

  /** Look with other eyes, at the same moment. */
  lookAs(game: ReplayFrames, seat: number | null): void {
    this.#game = game;
    this.seat = seat;
    this.at = this.#at;
  }

  get at(): number {
    return this.#at;
  }
  set at(frame: number) {
    this.#at = Math.min(Math.max(0, frame), this.last);
  }

  get last(): number {
    return this.#game.frames.length - 1;
  }
  get isAtEnd(): boolean {
    return this.#at === this.last;
  }

  get seatNames(): string[] {
    return this.#game.seats;
  }
  get view(): unknown {
    return this.#frame.view;
  }
  get waiting(): number[] {
    return this.#frame.waiting;
  }
  get news(): LoggedEvent[] {
    return this.#at > 0 ? this.#frame.events : [];
  }
  get end(): End | null {
    return this.isAtEnd ? this.result : null;
  }

  /** How the whole game ended; null if the record stops before the end. */
  get result(): End | null {
    const { winners, scores, end_reason: reason } = this.#game;
    return reason === null ? null : { winners, scores, reason, seed: "" };
  }

  /** How the points came about; null before the end. */
  get course(): Course | null {
    return this.#game.course;
  }

  /** Who picked to come here; -1 at the start. */
  get picker(): number {
    return this.#frame.seat;
  }
  /** What was picked to come here, if these eyes may know it. */
  get picked(): Option | null {
    return this.#frame.option;
  }

  get #frame(): Frame {
    return this.#game.frames[this.#at]!;
  }
}

function tableOf(game: ReplayFrames): TableInfo {
  const isOver = game.end_reason !== null;
  return {
    id: "",
    game: game.game,
    version: game.version,
    settings: game.settings,
    status: isOver ? "over" : "playing",
    listed: false,
    seats: game.seats.map(seatOf),
    seal: game.seal ?? "",
    created: 0,
    changed: 0,
    watchers: 0,
    waiting: [],
    winners: game.winners,
    scores: game.scores.map((sheet) => sheet.total),
    rematch: null,
  };
}

function seatOf(name: string, seat: number): SeatInfo {
  return {
    seat,
    name,
    kind: "person",
    level: "normal",
    taken: true,
    played_by: "person",
    here: true,
    resigned: false,
  };
}
