import type { TableView } from "../lib/contract";
import { t } from "../lib/t";
import { listed } from "./listed";

/** What is asked of these eyes, or whom all wait for. */
export function askOf(table: TableView): string {
  if (table.end) return t("table-over");
  if (table.isLive && table.decision) return table.say(table.decision.key, table.decision.args);
  if (table.waiting.length === 0) return t("table-going-on");
  const names = listed(table.waiting.map((seat) => table.seatName(seat)));
  return t("table-waiting", { count: table.waiting.length, names });
}
