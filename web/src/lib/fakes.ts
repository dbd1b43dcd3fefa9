/** For tests: a clubhouse that says what it is told to say, and a table to sit at. */

import { vi } from "vitest";
import type { DecisionInfo, FromClient, FromClubhouse, Position, SeatInfo, TableInfo } from "../messages";
import { Kit } from "./kit.svelte";
import { LiveTable } from "./table.svelte";
import { Words } from "./words";

/** In place of the browser's WebSocket: `FakeSocket.all` holds every one that was opened. */
export class FakeSocket {
  static all: FakeSocket[] = [];
  static readonly OPEN = 1;

  static install(): void {
    FakeSocket.all = [];
    vi.stubGlobal("WebSocket", FakeSocket);
  }

  static get last(): FakeSocket {
    const socket = FakeSocket.all.at(-1);
    if (!socket) throw new Error("no socket was opened");
    return socket;
  }

  readyState = 0;
  sent: FromClient[] = [];
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;

  constructor(readonly address: string) {
    FakeSocket.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as FromClient);
  }

  close(): void {
    this.readyState = 3;
  }

  // What the clubhouse does

  open(): void {
    this.readyState = FakeSocket.OPEN;
    this.onopen?.();
  }

  say(message: FromClubhouse): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  welcome(seat: number | null = 0, info: TableInfo = tableInfo()): void {
    this.open();
    this.say({ type: "welcome", table: info, seat, is_host: false, chat: [], protocol: 1 });
  }

  break(): void {
    this.readyState = 3;
    this.onclose?.();
  }

  /** The messages of one type that came in. */
  got<Type extends FromClient["type"]>(type: Type): Extract<FromClient, { type: Type }>[] {
    return this.sent.filter((one): one is Extract<FromClient, { type: Type }> => one.type === type);
  }
}

export const catalogue = `
title = Fort
ask-play = Which card do you play?
option-hand = Play { $thing }
option-skip = Play no card
event-plays = { $player } plays { $card }.
rule-4-3 = You may play one card.
rule-5-1 = A crown improves nothing here.
`;

export function seatInfo(seat: number, name: string): SeatInfo {
  return { seat, name, kind: "person", level: "normal", taken: true, played_by: "person", here: true, resigned: false };
}

export function tableInfo(changes: Partial<TableInfo> = {}): TableInfo {
  return {
    id: "abc",
    game: "fort",
    version: 1,
    settings: {},
    status: "playing",
    listed: false,
    seats: [seatInfo(0, "Ada"), seatInfo(1, "Ben")],
    seal: "seal",
    created: 1,
    changed: 1,
    watchers: 0,
    waiting: [0],
    winners: [],
    scores: [],
    rematch: null,
    ...changes,
  };
}

export function question(asked = "q1", changes: Partial<DecisionInfo> = {}): DecisionInfo {
  return {
    asked,
    kind: "fort.play_card",
    key: "ask-play",
    args: {},
    rule: "4.3",
    options: [
      { id: 7, target: "hand/bug#1", key: "option-hand", args: { thing: "kid/bug" } },
      { id: 9, target: "hand/doc", key: "option-hand", args: { thing: "kid/doc" } },
      { id: 130, target: "button/skip", key: "option-skip", args: {} },
    ],
    together: false,
    ...changes,
  };
}

export function position(decision: DecisionInfo | null = question(), changes: Partial<Position> = {}): Position {
  return {
    type: "position",
    view: {},
    decision,
    can_undo: false,
    asked: decision?.asked ?? "nothing",
    waiting: [0],
    log_kept: 0,
    events: [],
    end: null,
    ...changes,
  };
}

export function fakeKit(direct: string[] = []): Kit {
  const words = new Words("en", [catalogue], { "kid/bug": "Bug", "kid/doc": "Doc" });
  return new Kit("fort", words, {}, { direct });
}

/** A table where seat 0 was welcomed and asked the question. */
export function askedTable(decision = question(), direct: string[] = []): { table: LiveTable; socket: FakeSocket } {
  FakeSocket.install();
  const table = new LiveTable(fakeKit(direct), tableInfo(), "k".repeat(20));
  const socket = FakeSocket.last;
  socket.welcome(0);
  socket.say(position(decision));
  return { table, socket };
}
