/** My results so far: only games that were played to their end in this browser. They never leave it. */

export interface Result {
  table: string;
  /** When it ended, in seconds. */
  at: number;
  points: number;
  won: boolean;
}

export interface Summary {
  plays: number;
  wins: number;
  best: number;
  mean: number;
}

const STORE = "klubovna.results";
const MOST = 200;

/** The results of a game, the oldest first. */
export function results(game: string): Result[] {
  const kept = load()[game];
  return Array.isArray(kept) ? kept.filter(isResult).toSorted((a, b) => a.at - b.at) : [];
}

/** Keep a result; a table has one, however often its end is looked at. */
export function keepResult(game: string, result: Result): void {
  const others = results(game).filter(({ table }) => table !== result.table);
  const kept = [...others, result].toSorted((a, b) => a.at - b.at).slice(-MOST);
  try {
    localStorage.setItem(STORE, JSON.stringify({ ...load(), [game]: kept }));
  } catch {
    // A browser that keeps nothing has no record either.
  }
}

/** All in numbers; null before the first game. */
export function summary(kept: Result[]): Summary | null {
  if (kept.length === 0) return null;
  const points = kept.map((result) => result.points);
  return {
    plays: kept.length,
    wins: kept.filter(({ won }) => won).length,
    best: Math.max(...points),
    mean: points.reduce((sum, one) => sum + one, 0) / kept.length,
  };
}

function isResult(value: unknown): value is Result {
  if (typeof value !== "object" || value === null) return false;
  const { table, at, points, won } = value as Record<string, unknown>;
  return typeof table === "string" && typeof won === "boolean" && Number.isFinite(at) && Number.isFinite(points);
}

function load(): Record<string, unknown> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(STORE) ?? "{}");
    return typeof kept === "object" && kept !== null ? { ...kept } : {};
  } catch {
    return {};
  }
}
