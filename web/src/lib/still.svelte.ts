/** A table at which nobody plays: pieces on a page that teaches, or a position in the book of rules. */

import type { Args, LoggedEvent, SeatInfo, TableInfo, Value } from "../messages";
import type { TableView } from "./contract";
import type { Kit } from "./kit.svelte";
import { RestingTable } from "./seen.svelte";
import type { Told } from "./words";

export interface Seen {
  /** What lies on the table; pieces that need only the components draw without it. */
  view?: unknown;
  seat?: number | null;
  /** The names of those who sit there. */
  seats?: string[];
  settings?: Record<string, Value>;
}

export class StillTable extends RestingTable implements TableView {
  readonly view: unknown;
  readonly seat: number | null;
  readonly seatNames: string[];
  readonly info: TableInfo;

  readonly waiting: number[] = [];
  readonly log: LoggedEvent[] = [];
  readonly news: LoggedEvent[] = [];
  readonly end = null;

  constructor(kit: Kit, { view = {}, seat = null, seats = [], settings = {} }: Seen = {}) {
    super(kit);
    this.view = view;
    this.seat = seat;
    this.seatNames = seats;
    this.info = infoOf(kit.game, seats, settings);
  }

  /** The same game with other things on the table. */
  showing(seen: Seen): StillTable {
    return new StillTable(this.kit, seen);
  }

  /** Both parts of a phrase: its title, and what is said below it. */
  both(key: string, args: Args = {}): Told {
    return this.words.tell(key, args, this.seatNames);
  }
}

function infoOf(game: string, seats: string[], settings: Record<string, Value>): TableInfo {
  return {
    id: "",
    game,
    version: 0,
    settings,
    status: "playing",
    listed: false,
    seats: seats.map(seatOf),
    seal: "",
    created: 0,
    changed: 0,
    watchers: 0,
    waiting: [],
    winners: [],
    scores: [],
    rematch: null,
  };
}

function seatOf(name: string, seat: number): SeatInfo {
  return { seat, name, kind: "person", level: "normal", taken: true, played_by: "person", here: true, resigned: false };
}
