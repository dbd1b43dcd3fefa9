/** Which options are buttons of the desk. */

import type { TableView } from "../lib/contract";
import type { Option } from "../messages";
import type { DrawnTargets } from "./drawn.svelte";

/** How many buttons stand beside the main one. */
const BESIDE = 2;
const BESIDE_ON_PHONE = 1;

/** Options without a place on the table that stand beside the prompt; more of them go to the panel. */
export function acts(table: TableView, onPhone: boolean, drawn: DrawnTargets | undefined): Option[] {
  const options = table.decision?.options ?? [];
  const buttons = options.filter(({ target }) => target.startsWith("button/") && !drawn?.has(target));
  return buttons.length <= (onPhone ? BESIDE_ON_PHONE : BESIDE) ? buttons : [];
}
