/** The people at this screen: one line to the clubhouse each, one pair of eyes at a time. */

import type { TableInfo } from "../messages";
import { keepKey, keptTable, myKeys, sawTable } from "./keys";
import type { Kit } from "./kit.svelte";
import { LiveTable } from "./table.svelte";

export class Session {
  /** All seats that are played here; a single spectator if none is. */
  tables: LiveTable[] = $state.raw([]);
  /** Whose view is on the screen; nobody's at first when several people share it. */
  current: LiveTable | null = $state.raw(null);
  #told: TableInfo;

  constructor(
    readonly kit: Kit,
    info: TableInfo,
    keys: string[],
  ) {
    this.#told = info;
    this.#sit(keys);
  }

  get info(): TableInfo {
    return this.tables[0]?.info ?? this.#told;
  }

  get isShared(): boolean {
    return this.tables.length > 1;
  }

  /** The one who is to look next, after everybody else has looked away; null: no curtain. */
  get next(): LiveTable | null {
    if (!this.isShared || this.info.status !== "playing") return null;
    if (this.current?.decision || this.current?.pace.isHolding || this.current?.pace.behind) return null;
    return this.#after(this.current).find((table) => table.decision !== null) ?? null;
  }

  /** Whether the curtain is closed and nobody's view may be shown. */
  get isCurtainClosed(): boolean {
    const hasSecrets = this.isShared && this.info.status === "playing";
    return hasSecrets && (this.current === null || this.next !== null);
  }

  /** The next one sits in front of the screen. */
  openCurtain(): void {
    if (this.next) this.#look(this.next);
  }

  #look(table: LiveTable | null): void {
    this.current = table;
    for (const one of this.tables) one.isWatched = one === table;
  }

  /** The table changed, and perhaps the keys of this browser: then sit down with the new ones. */
  renew(info: TableInfo, known?: string[]): void {
    this.#told = info;
    for (const table of this.tables) table.info = info;
    const held = this.tables.map((table) => table.key).filter((key) => key !== null);
    // A browser that keeps nothing knows only the keys it came with.
    const keys = known ?? (keptTable(info.id) ? myKeys(info.id) : held);
    if (held.toSorted().join() === keys.toSorted().join()) return;
    this.close();
    this.#sit(keys);
  }

  /** Once a seat's number is known it is kept with its key. */
  keep(): void {
    sawTable(this.info);
    for (const { key, seat, info } of this.tables) {
      if (key !== null && seat !== null) keepKey(info.id, key, seat);
    }
  }

  close(): void {
    for (const table of this.tables) table.close();
  }

  #sit(keys: string[]): void {
    const chairs = keys.length > 0 ? keys : [null];
    this.tables = chairs.map((key) => new LiveTable(this.kit, this.#told, key));
    this.#look(this.isShared ? null : (this.tables[0] ?? null));
  }

  /** Everybody at this screen, in the order of seats, beginning behind the one given. */
  #after(table: LiveTable | null): LiveTable[] {
    const seats = this.tables.toSorted((a, b) => (a.seat ?? 0) - (b.seat ?? 0));
    const at = table ? seats.indexOf(table) + 1 : 0;
    return [...seats.slice(at), ...seats.slice(0, at)];
  }
}
