/** Where the dots of a record lie, on a field of 300 by 116. */

import { type Result, summary } from "./record";
import { pathOf, type Point } from "./plots";

const [LEFT, RIGHT, TOP, BOTTOM] = [14, 264, 18, 98];
/** More dots than these would lie on each other. */
const MOST = 40;

export interface RecordPlot {
  dots: (Point & Pick<Result, "table" | "won">)[];
  path: string;
  least: number;
  /** The height of the mean, and of its number, which keeps clear of the edge. */
  mean: number;
  meanText: number;
}

export function recordPlot(results: Result[]): RecordPlot {
  const shown = results.slice(-MOST);
  const points = shown.map((result) => result.points);
  const [least, most] = [Math.min(...points), Math.max(...points)];
  const height = (value: number) => Math.round((most > least ? BOTTOM - ((value - least) / (most - least)) * (BOTTOM - TOP) : 58) * 10) / 10;
  const across = (index: number) => Math.round((shown.length > 1 ? LEFT + (index / (shown.length - 1)) * (RIGHT - LEFT) : RIGHT) * 10) / 10;
  const dots = shown.map(({ points: value, table, won }, index) => ({ x: across(index), y: height(value), table, won }));
  const mean = Math.min(BOTTOM, Math.max(TOP, height(summary(results)?.mean ?? 0)));
  return { dots, path: dots.length > 1 ? pathOf(dots) : "", least, mean, meanText: Math.min(mean + 4.5, 112) };
}
