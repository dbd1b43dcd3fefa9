/** When one watches others move. */

import type { TableView } from "../lib/contract";
import { LiveTable } from "../lib/table.svelte";

/** Whether others move now, so that their speed is what one can change. */
export function isOthersMove(table: TableView): table is LiveTable {
  return table instanceof LiveTable && table.hasBegun && table.end === null && table.decision === null;
}
