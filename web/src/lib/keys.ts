/** The tables of this browser, and the keys to their seats. They never leave it by themselves. */

import type { CreatedTable, Status, TableInfo } from "../messages";

export interface KeptSeat {
  /** Null until the clubhouse has said whose key this is. */
  seat: number | null;
  key: string;
  /** Whether somebody at this browser plays it; the host also keeps the links for others. */
  mine: boolean;
}

export interface KeptTable {
  id: string;
  game: string;
  hostKey: string | null;
  seats: KeptSeat[];
  names: string[];
  created: number;
  /** As it was seen last; null for a link that was never answered. */
  status: Status | null;
}

const STORE = "klubovna.tables";
const MOST = 60;

/** All tables of this browser, the newest first. */
export function keptTables(): KeptTable[] {
  return Object.values(load()).sort((a, b) => b.created - a.created);
}

export function keptTable(id: string): KeptTable | null {
  return load()[id] ?? null;
}

/** The keys of all seats that are played in this browser. */
export function myKeys(id: string): string[] {
  const seats = keptTable(id)?.seats ?? [];
  return seats.filter((seat) => seat.mine).map((seat) => seat.key);
}

/** Keep a table that was created here; `mine` are the seats that are played here. */
export function keepCreated(created: CreatedTable, mine: number[]): void {
  change(created.table.id, (kept) => {
    see(kept, created.table);
    kept.hostKey = created.host_key;
    kept.seats = created.keys.map(({ seat, key }) => ({ seat, key, mine: mine.includes(seat) }));
  });
}

/** Keep the key of a seat that is played here from now on, say from an opened link. */
export function keepKey(id: string, key: string, seat: number | null = null): void {
  change(id, (kept) => {
    const others = kept.seats.filter((known) => known.key !== key && !(seat !== null && known.seat === seat));
    const known = kept.seats.find((one) => one.key === key);
    kept.seats = [...others, { seat: seat ?? known?.seat ?? null, key, mine: true }];
  });
}

/** Keep a link that is for somebody else. */
export function keepLink(id: string, seat: number, key: string): void {
  change(id, (kept) => {
    const mine = kept.seats.some((known) => known.seat === seat && known.mine);
    kept.seats = [...kept.seats.filter((known) => known.seat !== seat), { seat, key, mine }];
  });
}

/** Remember what a table looks like now; tables that nobody here has a key to are not kept. */
export function sawTable(info: TableInfo): void {
  if (keptTable(info.id)) change(info.id, (kept) => see(kept, info));
}

/** A rematch has the keys of the table before it. */
export function keepRematch(before: string, next: TableInfo): void {
  const old = keptTable(before);
  if (!old) return;
  change(next.id, (kept) => {
    see(kept, next);
    kept.hostKey = old.hostKey;
    kept.seats = old.seats.map((seat) => ({ ...seat }));
  });
}

/** The seat is not played here any more. */
export function dropKey(id: string, key: string): void {
  change(id, (kept) => {
    kept.seats = kept.seats.filter((seat) => seat.key !== key);
  });
}

export function forgetTable(id: string): void {
  const all = load();
  delete all[id];
  save(all);
}

export function seatLink(id: string, key: string): string {
  return `${location.origin}/t/${id}#${key}`;
}

function see(kept: KeptTable, info: TableInfo): void {
  kept.game = info.game;
  kept.names = info.seats.map((seat) => seat.name);
  kept.created = info.created;
  kept.status = info.status;
}

function change(id: string, edit: (kept: KeptTable) => void): void {
  const all = load();
  const now = Date.now() / 1000;
  const kept = all[id] ?? { id, game: "", hostKey: null, seats: [], names: [], created: now, status: null };
  edit(kept);
  all[id] = kept;
  save(all);
}

function load(): Record<string, KeptTable> {
  try {
    return JSON.parse(localStorage.getItem(STORE) ?? "{}") as Record<string, KeptTable>;
  } catch {
    return {};
  }
}

function save(all: Record<string, KeptTable>): void {
  const newest = Object.entries(all).sort(([, a], [, b]) => b.created - a.created);
  try {
    localStorage.setItem(STORE, JSON.stringify(Object.fromEntries(newest.slice(0, MOST))));
  } catch {
    // A browser that keeps nothing: the key stays in the address bar.
  }
}
