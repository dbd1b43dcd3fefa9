/** How often an action will be done: counted before it is, as far as it is settled. */

import { kid, kidOf } from "./fort";
import { type Subject, subjectOf } from "./subject";
import type { Action, Catalogue, FortTable, Kid, Play, Player, Suit } from "./types";

/** Repetitions; they differ where a symbol may be counted or not. */
export interface Times {
  least: number;
  most: number;
}

function exactly(times: number): Times {
  return { least: times, most: times };
}

/** "2", or "1–3" where that is still open. */
export function timesWords({ least, most }: Times): string {
  return least === most ? String(least) : `${least}–${most}`;
}

function suitsOf(catalogue: Catalogue, card: string): Suit[] {
  return catalogue.kids[kidOf(card)]?.suits ?? [];
}

function shows(suits: Suit[], wanted: Suit): number {
  return suits.filter((suit) => suit === wanted).length;
}

/** How many symbols the played and added cards show; a coin is what it was named. */
export function symbolsInPlay(catalogue: Catalogue, play: Play, suit: Suit): number {
  const cards = [play.card, ...play.added];
  const coins = [play.coin, ...play.coins];
  return cards.reduce((sum, card, i) => {
    const named = suitsOf(catalogue, card).map((own) => (own === "coin" && coins[i] ? coins[i] : own));
    return sum + shows(named, suit);
  }, 0);
}

/** How many symbols of the lookout the leader may count too; coins that stood for another suit are spent. */
function symbolsInLookout(catalogue: Catalogue, play: Play, player: Player, suit: Suit): number {
  const suits = player.lookout.flatMap((card) => suitsOf(catalogue, card));
  const spent = play.lookout_suit === suit ? 0 : play.lookout_coins;
  return shows(suits, suit) + (suit === "coin" ? 0 : shows(suits, "coin") - spent);
}

const ON_BOARD = ["pack", "lookout", "fort_level"] as const;
type OnBoard = (typeof ON_BOARD)[number];

function isOnBoard(per: Action["per"]): per is OnBoard {
  return ON_BOARD.some((each) => each === per);
}

function onBoard(per: OnBoard, player: Player): number {
  if (per === "pack") return player.pack.toy + player.pack.pizza;
  return per === "lookout" ? player.lookout.length : player.level;
}

/** The suits that multiply the actions of a card. */
function countedSuits({ public: open, private: closed }: Kid): Set<Action["per"]> {
  return new Set([open?.per ?? null, closed?.per ?? null].filter((per) => per !== null && !isOnBoard(per)));
}

/** What a card that is about to be added brings while nobody has named its coin. */
function openCoins(catalogue: Catalogue, play: Play, card: string, suit: Suit): Times {
  const suits = suitsOf(catalogue, card);
  const coins = shows(suits, "coin");
  const played = catalogue.kids[kidOf(play.card)];
  // With one suit to stand for and nothing else to offer, the coin is added for that.
  const isSure = played !== undefined && countedSuits(played).size === 1 && shows(suits, suit) === 0;
  return { least: isSure ? coins : 0, most: coins };
}

/** How often a leader does an action; null: once, or as a suit says that nobody has named yet. */
export function timesOfLeader(catalogue: Catalogue, action: Action, { play, open }: Subject, player: Player): Times | null {
  const { per } = action;
  if (per === null || per === "any_suit") return null;
  if (isOnBoard(per)) return exactly(onBoard(per, player));
  const sure = symbolsInPlay(catalogue, play, per);
  const coins = open ? openCoins(catalogue, play, open, per) : exactly(0);
  return {
    least: sure + coins.least,
    most: sure + coins.most + symbolsInLookout(catalogue, play, player, per),
  };
}

/**
 * How often a follower does the leader's action, who discards this card: its own symbols count, and a coin as
 * whatever is needed. The question tells what was discarded already and how often the action could be done.
 */
export function timesOfFollower(table: FortTable, action: Action, card: string | null, player: Player): Times | null {
  const { per } = action;
  if (per === null || per === "any_suit") return null;
  if (isOnBoard(per)) return exactly(onBoard(per, player));
  const { cards, shown, possible } = table.decision?.args ?? {};
  const picked = table.selected?.target.match(/^amount\/(\d+)$/)?.[1];
  if (picked) return exactly(Number(picked));
  const suits = card ? suitsOf(table.components, card) : [];
  const least = Number(cards ?? 0) + (card ? 1 : 0);
  if (least === 0) return null;
  return { least, most: Math.min(Number(possible ?? 0), Number(shown ?? 0) + shows(suits, per) + shows(suits, "coin")) };
}

/** Questions whose options change how often an action is done. */
const PROMISED = ["fort.add_cards", "fort.name_coin", "fort.follow", "fort.follow_also"];

/** How often the action will be done with this option: "3×"; of two actions those that it changes. */
export function promise(table: FortTable, target: string): string {
  const { play } = table.view;
  const subject = subjectOf(table, target);
  if (!PROMISED.includes(table.decision?.kind ?? "") || !play || !subject) return "";
  const [now, then] = [timesBy(table, { ...subject, play, open: null, given: null }), timesBy(table, subject)];
  const changed = then.filter((words, i) => words !== "" && words !== now[i]);
  return [...new Set(changed)].join(" / ");
}

/** How often either action of the card in play is done; of those that no symbols multiply nothing is said. */
function timesBy(table: FortTable, subject: Subject): string[] {
  const player = table.view.players[table.seat ?? -1];
  if (!player) return [];
  const { public: open, private: closed } = kid(table, subject.card);
  return [open, subject.isFollowed ? null : closed].map((action) => {
    if (!action || isOnBoard(action.per)) return "";
    const times = subject.isFollowed ? timesOfFollower(table, action, subject.given, player) : timesOfLeader(table.components, action, subject, player);
    return times ? `${timesWords(times)}×` : "";
  });
}
