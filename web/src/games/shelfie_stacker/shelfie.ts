/** What the board needs to know about a table: dice, cards, words, places. No rules. */

import { type IconName, drawings } from "../../design/icons";
import type { Other } from "../../lib/contract";
import type { Option } from "../../messages";
import type { Active, Colour, Deck, Phrase, Player, ShelfieTable, View } from "./types";

export const HEIGHT = 5;
export const SHAME_PLACES = 9;
export const HAND_SIZE = 8;
export const COLOURS: Colour[] = ["purple", "green", "blue", "orange"];

// Dice

/** The colour of a die such as "p5", or of a letter of a pattern. */
export function colourOf(die: string): Colour {
  return COLOURS.find((colour) => colour[0] === die[0]?.toLowerCase()) ?? "purple";
}

export function valueOf(die: string): number {
  return Number(die.slice(1));
}

/** Equal dice told apart: "p5", "p5.1", "p5.2". */
export function numbered(dice: string[]): { die: string; id: string }[] {
  return dice.map((die, i) => {
    const nth = dice.slice(0, i).filter((other) => other === die).length;
    return { die, id: nth === 0 ? die : `${die}.${nth}` };
  });
}

/** Dice as words: "fialová 5, zelená 2". */
export function diceWords(table: ShelfieTable, dice: string[]): string {
  return dice.map((die) => table.name(`die/${die}`)).join(", ") || table.say("view-nothing");
}

export function bagCount(view: View): number {
  return COLOURS.reduce((sum, colour) => sum + view.bag[colour], 0);
}

// Cards

/** The character of a copy: "cat" of "cat#green". */
export function characterOf(copy: string): string {
  return copy.split("#")[0] ?? copy;
}

export function deckOf(copy: string): Deck | null {
  return (copy.split("#")[1] as Deck | undefined) ?? null;
}

export function cardIcon(copy: string): IconName {
  return `shelfie_stacker/${characterOf(copy)}`;
}

/** The drawing of an end card; a card that somebody added has the common one. */
export function endIcon(id: string): IconName {
  const own = `shelfie_stacker/${id}` as const;
  return drawings.has(own) ? own : "shelfie_stacker/end";
}

/** The ground behind the drawing of a character. */
const GROUNDS: Record<string, string> = {
  borrower: "#cfdfe8",
  nitpicker: "#e6ddc4",
  upgrade_addict: "#f3dfc0",
  regifter: "#efd3c8",
  cat: "#dfe3c8",
  bargain_hunter: "#d6e6dc",
  colour_coordinator: "#e3d8ea",
  flash_to_shelf: "#f6e6b4",
  festival_goer: "#cfe3e6",
  dice_lord: "#ddd3e8",
  perfectionist: "#dbe6cf",
  geek: "#d5def0",
  box_crusher: "#ecd9c2",
  playtester: "#d9e8e2",
  archaeologist: "#f0e2bf",
  master_mixer: "#f0d6dd",
};

export function ground(copy: string): string {
  return GROUNDS[characterOf(copy)] ?? "#e6ddc4";
}

/** The number of a character and the letter of its copy; a character of no deck has no letter. */
export function cardNumber(table: ShelfieTable, copy: string): { number: number; letter: string } {
  const known = table.components.characters[characterOf(copy)];
  const deck = deckOf(copy);
  return { number: known?.number ?? 0, letter: (deck && known?.letters[deck]) ?? "" };
}

export function cardName(table: ShelfieTable, copy: string): string {
  return table.name(`character/${characterOf(copy)}`);
}

export function cardWords(table: ShelfieTable, copy: string): string {
  const known = table.components.characters[characterOf(copy)];
  return known ? sentence(table, known.phrase) : "";
}

/** The ability in a few words, for a small card. */
export function briefWords(table: ShelfieTable, copy: string): string {
  const phrase = table.components.characters[characterOf(copy)]?.phrase;
  return phrase ? table.say(`view-brief-${phrase.key.slice("view-".length)}`, phrase.args) : "";
}

/** Name, number and ability: what a screen reader says of a card. */
export function cardLabel(table: ShelfieTable, copy: string): string {
  const { number, letter } = cardNumber(table, copy);
  return `${cardName(table, copy)}, ${number}${letter}. ${cardWords(table, copy)}`;
}

// Words

export function sayPhrase(table: ShelfieTable, phrase: Phrase): string {
  const parts = Object.entries(phrase.parts).map(([name, part]) => [name, sayPhrase(table, part)]);
  return table.say(phrase.key, { ...phrase.args, ...Object.fromEntries(parts) });
}

/** A phrase as a sentence: with a capital and a full stop. */
export function sentence(table: ShelfieTable, phrase: Phrase): string {
  const text = sayPhrase(table, phrase);
  return `${text.charAt(0).toLocaleUpperCase()}${text.slice(1)}.`;
}

/** A change of points: "+3", "−2", "0". */
export function signed(points: number): string {
  if (points === 0) return "0";
  return points > 0 ? `+${points}` : `−${-points}`;
}

/** Points as they stand: a true minus sign. */
export function points(count: number): string {
  return count < 0 ? `−${-count}` : String(count);
}

// Players

/** The name of a player; the rival of a solo game holds no seat. */
export function playerName(table: ShelfieTable, player: number): string {
  const kind = table.view.players[player]?.kind;
  if (kind === "friend") return table.say("view-friend");
  return kind === "shem" ? table.say("view-shem") : table.seatName(player);
}

/** The players after this one, around the table. */
export function playersAfter(view: View, player: number): number[] {
  const count = view.players.length;
  return Array.from({ length: count - 1 }, (_, i) => (player + 1 + i) % count);
}

/** Whether it is this player's turn now. */
export function isOnTurn(table: ShelfieTable, player: number): boolean {
  return !table.end && table.view.turn === player;
}

/** The place of a player in this round's order, counted from 1; 0 while it is open. */
export function placeInOrder(view: View, player: number): number {
  return view.order.findIndex((turn) => turn.player === player) + 1;
}

/** The columns that hold something, in words. */
export function shelfWords(table: ShelfieTable, player: Player): string {
  const columns = player.columns.flatMap((column, i) =>
    column.length > 0 ? [table.say("view-label-column", { column: i + 1, dice: diceWords(table, column) })] : [],
  );
  return columns.join(". ") || table.say("view-shelf-empty");
}

/** The lines of the score pad that have something to say; the heights of columns stand together. */
export function scoreLines(player: Player): { part: string; points: number }[] {
  const { fives = 0, fours = 0, threes = 0, ...rest } = player.sheet;
  return [{ part: "heights", points: fives + fours + threes }]
    .concat(Object.entries(rest).map(([part, count]) => ({ part, points: count })))
    .filter((line) => line.points !== 0);
}

/** The catalogue's key of a line. */
export function scoreKey(part: string): string {
  return part === "heights" ? "view-heights" : `score-${part.replaceAll("_", "-")}`;
}

/** The rival of a solo game, if it collects points: its sheet stands beside mine. */
export function withoutSeat(table: ShelfieTable): Other[] {
  return table.view.players.flatMap(({ kind, sheet, points: total }, player) =>
    kind === "shem" ? [{ name: playerName(table, player), badge: player, sheet: { parts: sheet, total } }] : [],
  );
}

/** How a game for one was rated: the place on the ladder of ranks, -1 below it; null for other games. */
export function rankReached(table: ShelfieTable): number | null {
  if (!table.end?.reason.startsWith("rank_")) return null;
  return table.components.ranks.findLastIndex(({ id }) => id === table.end?.reason);
}

// Places

/** The options of the question that lie in a zone, such as "top". */
export function optionsIn(table: ShelfieTable, zone: string): Option[] {
  return (table.decision?.options ?? []).filter(({ target }) => target.startsWith(`${zone}/`));
}

export function asks(table: ShelfieTable, zone: string): boolean {
  return table.isLive && optionsIn(table, zone).length > 0;
}

/** Which of my things is under way, if it is my doing. */
export function myActive(table: ShelfieTable, player: number): Active | null {
  const active = table.view.active;
  return active?.player === player ? active : null;
}

/** What putting the die on a column would bring. */
export interface Landing {
  die: string;
  gain: number;
  /** The characters that it would spend. */
  waives: string[];
}

export function landing(table: ShelfieTable, player: number, column: number): Landing | null {
  const active = myActive(table, player);
  const gain = active?.gains[column];
  if (!active?.die || gain === null || gain === undefined) return null;
  return { die: active.die, gain, waives: active.waives[column] ?? [] };
}

/** The picked die if no column takes it, so that only the shelf of shame is left. */
export function outcast(table: ShelfieTable, player: number): string | null {
  const active = myActive(table, player);
  const isRefused = active?.shame_gain != null && active.gains.every((gain) => gain === null);
  return isRefused ? active.die : null;
}

/** Where a player's dice came from in this round. */
export function takenBox(view: View, player: number): number | null {
  const box = view.deliveries.findIndex(({ taker }) => taker === player);
  return box < 0 ? null : box;
}

/** The card that the table speaks of: the one being chosen, else the one in use. */
export function subject(table: ShelfieTable): string | null {
  const target = table.selected?.target ?? "";
  const [zone, thing] = target.split("/");
  if (thing && ["hand", "card", "deck"].includes(zone ?? "")) return thing;
  return table.isLive && table.decision ? (table.view.active?.card ?? null) : null;
}
