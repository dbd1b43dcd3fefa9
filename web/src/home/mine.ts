/** What the list of one's own tables says about each of them. */

import type { KeptTable } from "../lib/keys";
import type { TableInfo } from "../messages";

/** `gone`: the clubhouse does not know the table any more; `unknown`: it has not answered yet. */
export type Standing = "turn" | "waiting" | "open" | "over" | "closed" | "gone" | "unknown";

export interface MyTable {
  kept: KeptTable;
  info: TableInfo | null;
  standing: Standing;
}

const ORDER: Standing[] = ["turn", "waiting", "open", "unknown", "over", "closed", "gone"];

export function mySeats(kept: KeptTable): number[] {
  return kept.seats.flatMap(({ seat, mine }) => (mine && seat !== null ? [seat] : []));
}

/** The names of everybody else who sits there. */
export function companions(kept: KeptTable, info: TableInfo | null): string[] {
  const mine = mySeats(kept);
  return kept.names.filter((_, seat) => !mine.includes(seat) && (info?.seats[seat]?.taken ?? true));
}

export function standing(kept: KeptTable, info: TableInfo): Standing {
  if (info.status !== "playing") return info.status;
  const mine = mySeats(kept);
  const asked = info.waiting.some((seat) => mine.includes(seat) && info.seats[seat]?.played_by === "person");
  return asked ? "turn" : "waiting";
}

/** Those that wait for me first; among equals the newest. */
export function byUrgency(a: MyTable, b: MyTable): number {
  return ORDER.indexOf(a.standing) - ORDER.indexOf(b.standing) || b.kept.created - a.kept.created;
}

/** Whether the table has one seat only. */
export function isSolo(kept: KeptTable): boolean {
  return kept.names.length === 1;
}

/** The place of my best seat in a finished game; shared points share a place. */
export function myPlace(kept: KeptTable, info: TableInfo): number | null {
  const mine = mySeats(kept);
  if (mine.length === 0 || info.scores.length === 0) return null;
  if (mine.some((seat) => info.winners.includes(seat))) return 1;
  const best = Math.max(...mine.map((seat) => info.scores[seat] ?? 0));
  return Math.max(2, 1 + info.scores.filter((score) => score > best).length);
}
