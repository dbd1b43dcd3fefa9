/** A table whose game is over, and what is said of its winners. */

import type { TableView } from "../lib/contract";
import type { SeenTable } from "../lib/seen.svelte";
import { t } from "../lib/t";
import type { End } from "../messages";
import { listed } from "../table/listed";
import type { Ranked } from "./ranking";

/** At its last moment, live or in a replay. */
export type EndedTable = SeenTable & TableView;

/** Behind the words where a game has no scene of its own. */
export const PLAIN_SKY = "#274d3c";

/** Who has won, in the words of the game; `me` is whoever looks, if they sat there. A rival may win without a seat. Names are untrusted: they go into the sentence as they are. */
export function headline(table: EndedTable, end: End, ranked: Ranked[], me: number | null): string {
  if (end.winners.length === 0) {
    const [first] = ranked;
    return first && first.seat === null ? t("table-wins", { count: 1, names: first.name }) : t("table-nobody-wins");
  }
  const isMine = end.winners.length === 1 && end.winners[0] === me;
  const names = listed(end.winners.map((seat) => table.seatName(seat)));
  const own = table.kit.page?.ending?.won;
  if (own) return table.words.text(own, { who: isMine ? "me" : end.winners.length === 1 ? "one" : "many", names });
  return isMine ? t("table-you-win") : t("table-wins", { count: end.winners.length, names });
}

/** How far somebody is ahead of the next, or behind the first, with the comma before it; "" if nobody else is there. */
export function marginWords(ranked: Ranked[], shown: Ranked): string {
  const other = ranked.find(({ place }) => (shown.place === 1 ? place > 1 : place === 1));
  if (!other) return "";
  const ahead = shown.sheet.total - other.sheet.total;
  return t(ahead < 0 ? "end-short" : "end-margin", { count: Math.abs(ahead), name: other.name });
}

/** What a round is called, by its number from 1. */
export function roundName(table: EndedTable, number: number): string {
  const own = table.kit.page?.ending?.round;
  return own ? table.words.text(own, { number }) : t("end-round", { number });
}
