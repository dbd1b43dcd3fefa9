/** The card that the table speaks of now: the one in hand to be chosen, else the one in play. */

import { kid, kidOf } from "./fort";
import type { FortTable, Play, Suit } from "./types";

const CARD_ZONES = ["hand", "park", "yard", "discard", "packet", "in_play"];
const FOLLOWING = ["fort.follow", "fort.follow_also", "fort.follow_count"];

export interface Subject {
  card: string;
  /** The play it belongs to, or would start; with the card that is about to be added. */
  play: Play;
  isPlayed: boolean;
  /** Whether I am asked to follow: then it is the leader's public action that I would do. */
  isFollowed: boolean;
  /** The card that is about to be added, if its coin may still be anything. */
  open: string | null;
  /** The card that I would discard to follow. */
  given: string | null;
}

/** The card of the selected option. */
export function selectedCard(table: FortTable): string | null {
  return cardAt(table.selected?.target ?? "");
}

function cardAt(target: string): string | null {
  const zone = target.split("/")[0] ?? "";
  return CARD_ZONES.includes(zone) ? target.slice(target.lastIndexOf("/") + 1) : null;
}

/** The subject as it is with the selected option, or with another one. */
export function subjectOf(table: FortTable, target = table.selected?.target ?? ""): Subject | null {
  const { play } = table.view;
  const card = cardAt(target);
  const kind = table.decision?.kind ?? "";
  const none = { isFollowed: false, open: null, given: null };
  if (!play) return card ? { ...none, card, play: alone(card), isPlayed: false } : null;
  const inPlay = { ...none, card: play.card, isPlayed: true };
  if (FOLLOWING.includes(kind)) return { ...inPlay, play, isFollowed: true, given: card };
  if (kind === "fort.add_cards") return { ...inPlay, ...withAdded(table, play, card, null) };
  if (kind === "fort.name_coin") return { ...inPlay, ...withCoin(table, play, target) };
  if (card && card !== play.card) return { ...none, card, play: alone(card), isPlayed: false };
  return { ...inPlay, play };
}

function alone(card: string): Play {
  return {
    card, coin: null, added: [], coins: [], used: [false, false], kind: null, lookout_suit: null, lookout_coins: 0,
  };
}

/** The play with one more card; a coin on it that stands for nothing yet is open. */
function withAdded(table: FortTable, play: Play, card: string | null, coin: Suit | null): Pick<Subject, "play" | "open"> {
  if (!card) return { play, open: null };
  const isOpen = coin === null && kid(table, card).suits.includes("coin");
  return { play: { ...play, added: [...play.added, card], coins: [...play.coins, coin] }, open: isOpen ? card : null };
}

/** The play as it is when the coin in question stands for a suit. */
function withCoin(table: FortTable, play: Play, target: string): Pick<Subject, "play" | "open"> {
  const card = String(table.decision?.args.card ?? "").replace("kid/", "");
  const [zone, word] = target.split("/");
  const suit = zone === "suit" ? (word as Suit) : null;
  if (play.coin === null && kidOf(play.card) === card) return { play: { ...play, coin: suit }, open: null };
  return withAdded(table, play, card, suit);
}
