/** A table with families and nothing else: enough for their heads and dice. */

import type { StillTable } from "../../../lib/still.svelte";
import type { ComfortsTable } from "../types";

const FAMILIES = ["fox", "rabbit", "raccoon", "porcupine", "squirrel"];

export function withFamilies(table: StillTable & ComfortsTable): ComfortsTable {
  return table.showing({ view: { players: FAMILIES.map((family) => ({ family })) } }) as unknown as ComfortsTable;
}
