/** Another die of the delivery in place of the picked one: put it back, then pick the other. */

import { LiveTable } from "../../lib/table.svelte";
import type { ShelfieTable } from "./types";

const ASIDE = "button/aside";

export class Exchange {
  #wanted: string | null = null;

  constructor(readonly table: () => ShelfieTable) {
    $effect(() => this.#follow());
  }

  /** Whether touching this target can only mean to pick it instead. */
  isMeant(target: string): boolean {
    const table = this.table();
    if (!(table instanceof LiveTable) || !isPlacing(table) || table.isLocked) return false;
    const isOffered = table.option(target) !== null;
    return !isOffered && (table.canUndo || table.option(ASIDE) !== null);
  }

  pick(target: string): void {
    const table = this.table();
    if (!(table instanceof LiveTable)) return;
    this.#wanted = target;
    const aside = table.option(ASIDE);
    if (aside) table.pick(aside);
    else table.undo();
  }

  /** The picked die is put back: now the other one. */
  #follow(): void {
    const table = this.table();
    const kind = table.decision?.kind;
    if (this.#wanted === null || !kind || isPlacing(table)) return;
    const wanted = this.#wanted;
    this.#wanted = null;
    if (table.option(wanted)) table.touch(wanted);
  }
}

function isPlacing({ decision }: { decision: ShelfieTable["decision"] }): boolean {
  return decision?.kind === "shelfie_stacker.place_die";
}
