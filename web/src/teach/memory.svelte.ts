/** What one person was told of each game in this browser, and whether the tutor shall speak. */

import { keptTables } from "../lib/keys";

interface Kept {
  /** The table of a person's first game; none if there were games before the tutor came, "" before any game. */
  first: string;
  /** What the person chose; without a choice, the tutor speaks in the first game. */
  on: boolean | null;
  /** Whether to be asked before a costly move. */
  asks: boolean;
  /** The notes that were shown and done, at this table or at another one that is open too: they never get fewer. */
  notes: string[];
}

const STORE = "klubovna.tutor";
const NONE = "none";

export class Memory {
  #kept: Kept = $state({ first: "", on: null, asks: true, notes: [] });

  constructor(readonly game: string) {
    this.#kept = { ...this.#kept, ...load()[game] };
  }

  /** Somebody sits down at a table: is it their first of this game? */
  sitAt(table: string): void {
    if (this.#kept.first) return;
    const before = keptTables().some(({ id, game }) => game === this.game && id !== table);
    this.#change({ first: before ? NONE : table });
  }

  isOnAt(table: string): boolean {
    return this.#kept.on ?? this.#kept.first === table;
  }

  set on(on: boolean) {
    this.#change({ on });
  }

  get asks(): boolean {
    return this.#kept.asks;
  }
  set asks(asks: boolean) {
    this.#change({ asks });
  }

  knows(note: string): boolean {
    return this.#kept.notes.includes(note);
  }

  learn(note: string): void {
    this.#change({ notes: [...new Set([...this.#kept.notes, ...(load()[this.game]?.notes ?? []), note])] });
  }

  #change(part: Partial<Kept>): void {
    Object.assign(this.#kept, part);
    try {
      localStorage.setItem(STORE, JSON.stringify({ ...load(), [this.game]: this.#kept }));
    } catch {
      // A browser that keeps nothing: what was told is known until the page is closed.
    }
  }
}

function load(): Record<string, Partial<Kept>> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(STORE) ?? "{}");
    return typeof kept === "object" && kept !== null ? (kept as Record<string, Partial<Kept>>) : {};
  } catch {
    return {};
  }
}
