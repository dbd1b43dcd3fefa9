/** How the clubhouse spells dice: "dice/13" are dice 1 and 3, "value/2-as-4" is die 2 that counts as 4. */

import { VILLAGE_DICE } from "./comforts";

const SET = /^dice\/(\d+)$/;
const VALUE = /^value\/(\d)-as-(\d)$/;

/** The value that the die shall count as; null where that does not matter. */
export function valueIn(target: string): number | null {
  const value = VALUE.exec(target)?.[2];
  return value === undefined ? null : Number(value);
}

/** The dice of a target. */
export function diceIn(target: string): number[] {
  const digits = SET.exec(target)?.[1] ?? VALUE.exec(target)?.[1] ?? "";
  return [...digits].map(Number);
}

/** How a set of dice is spelled: "13". */
export function spelled(dice: number[]): string {
  return [...dice].sort().join("");
}

/** Dice that a place would take, and the lesson tokens that they need. */
export interface Filling {
  dice: number[];
  tokens: number;
}

/** What each place would take: fewest tokens first, then fewest dice. */
export function fillings(fits: Record<string, Record<string, number>>): Record<string, Filling[]> {
  const sorted = (sets: Record<string, number>) =>
    Object.entries(sets)
      .map(([dice, tokens]) => ({ dice: [...dice].map(Number), tokens }))
      .sort((a, b) => a.tokens - b.tokens || a.dice.length - b.dice.length || spelled(a.dice).localeCompare(spelled(b.dice)));
  return Object.fromEntries(Object.entries(fits).map(([place, sets]) => [place, sorted(sets)]));
}

/** The first way to complete the fixed dice with some of the others, within the tokens; null if there is none. */
export function completed(ways: Filling[], fixed: number[], others: number[], tokens: number): Filling | null {
  const isWay = (way: Filling) =>
    way.tokens <= tokens &&
    fixed.every((die) => way.dice.includes(die)) &&
    way.dice.every((die) => fixed.includes(die) || others.includes(die));
  return ways.find(isWay) ?? null;
}

/** How many of the dice are the family's own. */
export function familyIn(dice: number[]): number {
  return dice.filter((die) => die >= VILLAGE_DICE).length;
}

/** Whether two sets of dice show the same faces. */
export function twins(faces: number[], some: number[], others: number[]): boolean {
  const look = (dice: number[]) => dice.map((die) => faces[die]).sort().join();
  return look(some) === look(others);
}

/** The first of the ways that costs least: of equal first numbers the second counts, and so on. */
export function least(ways: Filling[], cost: (way: Filling) => number[]): Filling | null {
  const costs = new Map(ways.map((way) => [way, cost(way)]));
  const compare = (a: number[] = [], b: number[] = []) => a.map((number, i) => number - (b[i] ?? 0)).find((gap) => gap !== 0) ?? 0;
  return [...ways].sort((a, b) => compare(costs.get(a), costs.get(b)))[0] ?? null;
}
