/** Plots of points over time: where lines and areas lie, and what is told of them in words. */

import type { ScoreSheet } from "../messages";
import type { Source } from "./sources";

/** A small plot in its own units, and the field inside it. */
export const PLOT = { width: 170, height: 108, left: 12, right: 132, top: 16, bottom: 86 } as const;

export interface Point {
  x: number;
  y: number;
}

export interface Scale {
  least: number;
  most: number;
}

const tenth = (value: number) => Math.round(value * 10) / 10;

/** One scale for all seats; it holds 0, and whatever was gained before something was lost. */
export function scaleOf(rounds: ScoreSheet[][]): Scale {
  const sheets = rounds.flat();
  const least = Math.min(0, ...sheets.map(({ total }) => total));
  return { least, most: Math.max(least + 1, ...sheets.map(gainedIn)) };
}

function gainedIn({ parts }: ScoreSheet): number {
  return Object.values(parts).reduce((sum, points) => sum + Math.max(0, points), 0);
}

export function heightOf(points: number, { least, most }: Scale): number {
  const part = (points - least) / (most - least);
  return tenth(PLOT.bottom - part * (PLOT.bottom - PLOT.top));
}

export function acrossOf(index: number, count: number): number {
  const part = count > 1 ? index / (count - 1) : 1;
  return tenth(PLOT.left + part * (PLOT.right - PLOT.left));
}

export function totalsOf(rounds: ScoreSheet[][], seat: number): number[] {
  return rounds.map((sheets) => sheets[seat]?.total ?? 0);
}

export function lineOf(totals: number[], scale: Scale): Point[] {
  return totals.map((total, index) => ({ x: acrossOf(index, totals.length), y: heightOf(total, scale) }));
}

export function pathOf(points: Point[]): string {
  return `M${points.map(({ x, y }) => `${x} ${y}`).join("L")}`;
}

export interface Area extends Source {
  path: string;
}

/** What a seat's points were made of, as areas on top of each other; what was lost has no height. */
export function areasOf(rounds: ScoreSheet[][], seat: number, sources: Source[], scale: Scale): Area[] {
  const below = rounds.map(() => 0);
  return sources.flatMap((source) => {
    const floor = lineOf([...below], scale);
    rounds.forEach((sheets, index) => {
      below[index] = (below[index] ?? 0) + Math.max(0, sheets[seat]?.parts[source.part] ?? 0);
    });
    const roof = lineOf(below, scale);
    const isFlat = roof.every(({ y }, index) => y === floor[index]?.y);
    return isFlat ? [] : [{ ...source, path: `${pathOf([...roof, ...floor.toReversed()])}z` }];
  });
}

/** The round, counted from 0, that brought the most, if it is neither the first nor the last. */
export function steepest(totals: number[]): number | null {
  const rises = totals.slice(1, -1).map((total, index) => total - (totals[index] ?? 0));
  const most = Math.max(0, ...rises);
  return most > 0 ? rises.indexOf(most) + 1 : null;
}

/** How far a seat is ahead of the best of the others; negative if it is behind. Alone there is no gap. */
export function gapOf(totals: number[], seat: number): number | null {
  const others = totals.filter((_, other) => other !== seat);
  return others.length === 0 ? null : (totals[seat] ?? 0) - Math.max(...others);
}
