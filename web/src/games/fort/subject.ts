/** The card that the table speaks of now: the one in hand to be chosen, else the one in play. */

import type { FortTable, Play } from "./types";

const CARD_ZONES = ["hand", "park", "yard", "discard", "packet", "in_play"];

export interface Subject {
  card: string;
  /** The play it belongs to, or would start. */
  play: Play;
  isPlayed: boolean;
}

/** The card of the selected option. */
export function selectedCard(table: FortTable): string | null {
  const target = table.selected?.target ?? "";
  const zone = target.split("/")[0] ?? "";
  return CARD_ZONES.includes(zone) ? target.slice(target.lastIndexOf("/") + 1) : null;
}

export function subjectOf(table: FortTable): Subject | null {
  const play = table.view.play;
  const card = selectedCard(table);
  if (card && card !== play?.card && !(play && table.decision?.kind === "fort.add_cards")) {
    const alone: Play = { card, coin: null, added: [], coins: [], used: [false, false], kind: null };
    return { card, play: alone, isPlayed: false };
  }
  return play ? { card: play.card, play, isPlayed: true } : null;
}
