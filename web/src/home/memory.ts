/** What was chosen here last: the game, and for each game who sat at its table. */

import { keptTables } from "../lib/keys";
import type { GameInfo } from "../messages";
import { Setup, SITTERS, type Sitter } from "./setup.svelte";

const STORE = "klubovna.home";

interface Kept {
  game?: string;
  sitters?: Record<string, Sitter[]>;
}

/** The game that was taken down last. */
export function lastGame(): string | null {
  return load().game ?? null;
}

export function keepGame(game: string): void {
  save({ ...load(), game });
}

/** Who sat on the other seats at the last table of a game; null: there was none. */
export function lastSitters(game: string): Sitter[] | null {
  const kept = load().sitters?.[game];
  return Array.isArray(kept) && kept.every((who) => SITTERS.includes(who)) ? kept : null;
}

export function keepSitters(game: string, sitters: Sitter[]): void {
  const before = load();
  save({ game, sitters: { ...before.sitters, [game]: sitters } });
}

/** Whether this browser has ever sat at a table of the game. */
export function hasPlayed(game: string): boolean {
  return lastSitters(game) !== null || keptTables().some((table) => table.game === game);
}

/** The table as it was set last time; who plays a game for the first time plays against easy bots. */
export function usualSetup(game: GameInfo): Setup {
  return new Setup(game, { sitters: lastSitters(game.id), level: hasPlayed(game.id) ? "normal" : "easy" });
}

function load(): Kept {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(STORE) ?? "{}");
    return typeof kept === "object" && kept !== null ? kept : {};
  } catch {
    return {};
  }
}

function save(kept: Kept): void {
  try {
    localStorage.setItem(STORE, JSON.stringify(kept));
  } catch {
    // A browser that keeps nothing: the next visit begins as the first one did.
  }
}
