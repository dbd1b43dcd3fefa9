/** Who came where: winners first, then by points; somebody without a seat stands among them. */

import type { Other } from "../lib/contract";
import type { End, ScoreSheet } from "../messages";

export interface Ranked {
  place: number;
  name: string;
  /** The number of the badge. */
  badge: number;
  /** Null for somebody without a seat. */
  seat: number | null;
  sheet: ScoreSheet;
  isWinner: boolean;
}

type Unplaced = Omit<Ranked, "place">;

/** `sheets` are those of the seats; they may tell more parts than the end does. */
export function ranking(end: End, names: string[], sheets: ScoreSheet[], others: Other[]): Ranked[] {
  const seated = sheets.map((sheet, seat): Unplaced => {
    return { name: names[seat] ?? "", badge: seat, seat, sheet, isWinner: end.winners.includes(seat) };
  });
  const beside = others.map(({ name, badge, sheet }): Unplaced => ({ name, badge, seat: null, sheet, isWinner: false }));
  const all = [...seated, ...beside].toSorted(
    (a, b) => Number(b.isWinner) - Number(a.isWinner) || b.sheet.total - a.sheet.total,
  );
  return all.map((one) => ({ ...one, place: 1 + all.findIndex((other) => isLevel(other, one)) }));
}

/** Whether two share a place. */
function isLevel(a: Unplaced, b: Unplaced): boolean {
  return a.isWinner === b.isWinner && (a.isWinner || a.sheet.total === b.sheet.total);
}
