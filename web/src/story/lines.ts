/** How the log says things under headings. */

import type { SeenTable } from "../lib/seen.svelte";
import { type Chapter, withoutSubject } from "../lib/story";
import { knows, t } from "../lib/t";
import { keyOf } from "../lib/words";
import type { LoggedEvent } from "../messages";

/** Who somebody is; a rival without a seat has a name, too. */
export function nameOf(table: SeenTable, player: number): string {
  const name = table.seatName(player) || (table.words.names.rival ?? "");
  return player === table.seat ? t("story-you", { name }) : name;
}

/** The heading of a chapter: its round, or whose turn it is. */
export function headingOf(table: SeenTable, { kind, player, event }: Chapter): string {
  if (kind === "turn") return nameOf(table, player);
  if (!event) return t("story-setup");
  const key = keyOf("story", event.kind);
  return knows(key) ? t(key, event.args) : table.tell(event);
}

/** A line in the chapter of a player, who need not be named again. */
export function lineOf(table: SeenTable, event: LoggedEvent, player: number): string {
  const sentence = table.tell(event);
  const name = table.seatName(event.player);
  if (event.player >= 0 && event.player === player) return withoutSubject(sentence, name);
  const isMine = event.player === table.seat && sentence.startsWith(`${name} `);
  return isMine ? nameOf(table, event.player) + sentence.slice(name.length) : sentence;
}
