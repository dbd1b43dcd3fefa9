import { describe, expect, test } from "vitest";
import type { ScoreSheet } from "../messages";
import { acrossOf, areasOf, gapOf, heightOf, lineOf, pathOf, PLOT, scaleOf, steepest, totalsOf } from "./plots";
import { barsOf, sourcesOf } from "./sources";

const sheet = (parts: Record<string, number>): ScoreSheet => ({
  parts,
  total: Object.values(parts).reduce((sum, points) => sum + points, 0),
});
const rounds = [
  [sheet({ cards: 2, coins: 0, debts: 0 }), sheet({ cards: 4, coins: 1, debts: 0 })],
  [sheet({ cards: 12, coins: 0, debts: 0 }), sheet({ cards: 6, coins: 2, debts: -3 })],
  [sheet({ cards: 15, coins: 0, debts: 0 }), sheet({ cards: 10, coins: 3, debts: -3 })],
];
const sources = sourcesOf(rounds[2] ?? []);

describe("lines", () => {
  const scale = scaleOf(rounds);

  test("lie in one scale that holds 0 and the most points", () => {
    expect(scale).toEqual({ least: 0, most: 15 });
    expect([heightOf(0, scale), heightOf(15, scale)]).toEqual([PLOT.bottom, PLOT.top]);
    expect(scaleOf([[sheet({ debts: -4 })]])).toEqual({ least: -4, most: 0 });
    expect(scaleOf([[sheet({ cards: 9, debts: -4 })]])).toEqual({ least: 0, most: 9 });
  });

  test("go from edge to edge; a single round stands at the right", () => {
    expect([0, 1, 2].map((index) => acrossOf(index, 3))).toEqual([PLOT.left, 72, PLOT.right]);
    expect(acrossOf(0, 1)).toBe(PLOT.right);
  });

  test("follow the totals of a seat", () => {
    expect(totalsOf(rounds, 1)).toEqual([5, 5, 10]);
    expect(pathOf(lineOf([0, 15], scale))).toBe("M12 86L132 16");
  });
});

test("areas lie on each other, one for each source that brought something", () => {
  const areas = areasOf(rounds, 1, sources, scaleOf(rounds));
  expect(areas.map(({ part }) => part)).toEqual(["cards", "coins"]);
  const roof = areas[0]?.path.slice(1).split("L").slice(0, 3);
  const floor = areas[1]?.path.slice(1, -1).split("L").slice(3).toReversed();
  expect(floor).toEqual(roof);
});

test("the steepest round is told unless it is an end", () => {
  expect(steepest([2, 12, 15])).toBe(1);
  expect(steepest([5, 5, 10])).toBeNull();
  expect(steepest([3])).toBeNull();
});

test("a gap is to the best of the others; alone there is none", () => {
  expect([gapOf([10, 7, 9], 0), gapOf([10, 7, 9], 1), gapOf([4], 0)]).toEqual([1, -3, null]);
});

describe("bars", () => {
  const bars = barsOf(rounds[2] ?? [], sources);

  test("have the sources in one order and colour, what was lost last", () => {
    expect(sources.map(({ part }) => part)).toEqual(["cards", "coins", "debts"]);
    expect(bars[1]?.map(({ part, points }) => [part, points])).toEqual([["cards", 10], ["coins", 3], ["debts", -3]]);
    expect(sources.map(({ isLoss }) => isLoss)).toEqual([false, false, true]);
    expect(bars[0]?.[0]?.paint).toBe(bars[1]?.[0]?.paint);
  });

  test("are in one scale, and the longest fills its row", () => {
    const lengths = bars.map((pieces) => pieces.reduce((sum, { share }) => sum + share, 0));
    expect(Math.max(...lengths)).toBeCloseTo(1);
    expect(bars[0]?.[0]?.share).toBeCloseTo(15 / 16);
  });

  test("tell a number only where it has room", () => {
    const [pieces] = barsOf([sheet({ much: 400, little: 3 })], sourcesOf([sheet({ much: 400, little: 3 })]));
    expect(pieces?.map(({ isTold }) => isTold)).toEqual([true, false]);
  });
});
