/** The verb on a lit piece: what a touch is for. */

import type { ShelfieTable } from "./types";

const VERBS: Record<string, string> = {
  take_delivery: "view-verb-use",
  arrange: "view-verb-use",
  waive_with: "view-verb-waive",
  reuse_card: "view-verb-again",
};

export function verbOf(table: ShelfieTable): string {
  const kind = table.decision?.kind.split(".").at(-1) ?? "";
  const key = VERBS[kind];
  return key ? table.say(key) : "";
}
