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

/** How many of the dice are the family's own. */
export function familyIn(dice: number[]): number {
  return dice.filter((die) => die >= VILLAGE_DICE).length;
}

/** Whether two sets of dice show the same faces. */
export function twins(faces: number[], some: number[], others: number[]): boolean {
  const look = (dice: number[]) => dice.map((die) => faces[die]).sort().join();
  return look(some) === look(others);
}
