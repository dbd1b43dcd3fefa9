/** The tables on the home page, looked after while the page is seen. */

import * as api from "../lib/api";
import { forgetTable, keptTables, sawTable, type KeptTable } from "../lib/keys";
import type { TableInfo } from "../messages";
import { byUrgency, type MyTable, standing } from "./mine";

const EVERY = 4000;
/** More than these are not asked about. */
const MOST = 12;

export class HomeTables {
  mine = $state<MyTable[]>([]);
  listed = $state<TableInfo[]>([]);
  /** Whether the clubhouse has answered at least once. */
  isKnown = $state(false);

  constructor() {
    this.mine = keptTables().slice(0, MOST).map((kept) => ({ kept, info: null, standing: "unknown" }));
  }

  /** Look again every few seconds while the page is visible; returns how to stop. */
  watch(): () => void {
    const look = () => void (document.visibilityState === "visible" && this.refresh());
    look();
    const timer = setInterval(look, EVERY);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }

  async refresh(): Promise<void> {
    const kept = keptTables().slice(0, MOST);
    const [mine, listed] = await Promise.all([
      Promise.all(kept.map((one) => this.#ask(one))),
      api.tables().catch(() => null),
    ]);
    this.mine = mine.sort(byUrgency);
    if (!listed) return;
    const known = new Set(kept.map((one) => one.id));
    const others = listed.tables.filter((table) => !known.has(table.id));
    this.listed = others.sort((a, b) => Number(b.status === "open") - Number(a.status === "open"));
    this.isKnown = true;
  }

  forget(id: string): void {
    forgetTable(id);
    this.mine = this.mine.filter((one) => one.kept.id !== id);
  }

  async #ask(kept: KeptTable): Promise<MyTable> {
    const before = this.mine.find((one) => one.kept.id === kept.id);
    if (before && isSettled(before)) return { ...before, kept };
    try {
      const info = await api.table(kept.id);
      sawTable(info);
      return { kept, info, standing: standing(kept, info) };
    } catch (problem) {
      const isGone = problem instanceof api.Problem && problem.status === 404;
      return isGone ? { kept, info: null, standing: "gone" } : (before ?? { kept, info: null, standing: "unknown" });
    }
  }
}

/** Nothing will happen there any more. */
function isSettled({ standing }: MyTable): boolean {
  return standing === "over" || standing === "closed" || standing === "gone";
}
