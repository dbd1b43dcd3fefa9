/** Points by source: one order and one colour for each, on every plot of an ending. */

import type { ScoreSheet } from "../messages";

export interface Paint {
  fill: string;
  /** Of letters on it. */
  ink: string;
}

const INK = "#2b2118";
/** Neighbours differ in lightness, so that they can be told apart without their colours. */
const PAINTS: Paint[] = [
  { fill: "#c9402c", ink: "#ffffff" },
  { fill: "#f0a58f", ink: INK },
  { fill: "#7a5aa6", ink: "#ffffff" },
  { fill: "#e3b140", ink: INK },
  { fill: "#2f6f9f", ink: "#ffffff" },
  { fill: "#a9c187", ink: INK },
  { fill: "#5b4636", ink: "#ffffff" },
  { fill: "#8fc1d4", ink: INK },
  { fill: "#3d6b4c", ink: "#ffffff" },
  { fill: "#e2a7c3", ink: INK },
];

/** The colour of the part with this place on the score sheet. */
export function paintOf(place: number): Paint {
  return PAINTS[place % PAINTS.length] ?? { fill: "#c9402c", ink: "#ffffff" };
}

export interface Source {
  part: string;
  paint: Paint;
  /** It only ever took points away. */
  isLoss: boolean;
}

/** All parts that brought anything to anybody, in the order of the score sheet. */
export function sourcesOf(sheets: ScoreSheet[]): Source[] {
  const parts = [...new Set(sheets.flatMap((sheet) => Object.keys(sheet.parts)))];
  const paid = parts.filter((part) => sheets.some((sheet) => (sheet.parts[part] ?? 0) !== 0));
  const isLoss = (part: string) => sheets.every((sheet) => (sheet.parts[part] ?? 0) <= 0);
  return paid.map((part, place) => ({ part, paint: paintOf(place), isLoss: isLoss(part) }));
}

export interface Piece extends Source {
  points: number;
  /** Its share of the longest bar. */
  share: number;
  /** Whether its number has room in a bar on a phone. */
  isTold: boolean;
}

/** So many pixels are the longest bar on a phone, and a digit. */
const NARROW = 300;
const DIGIT = 8.5;

/** How long the bar of a sheet is: gained and lost points lie one after another. */
function lengthOf(sheet: ScoreSheet): number {
  return Object.values(sheet.parts).reduce((sum, points) => sum + Math.abs(points), 0);
}

/** The pieces of each sheet's bar, all in one scale; what was lost comes last. */
export function barsOf(sheets: ScoreSheet[], sources: Source[]): Piece[][] {
  const longest = Math.max(1, ...sheets.map(lengthOf));
  return sheets.map(({ parts }) => {
    const pieces = sources.flatMap((source) => {
      const points = parts[source.part] ?? 0;
      const share = Math.abs(points) / longest;
      const isTold = share * NARROW >= String(points).length * DIGIT + 3;
      return points === 0 ? [] : [{ ...source, points, share, isTold }];
    });
    return [...pieces.filter(({ points }) => points > 0), ...pieces.filter(({ points }) => points < 0)];
  });
}
