import { expect, test } from "vitest";
import type { End } from "../messages";
import { ranking } from "./ranking";

const sheet = (total: number) => ({ parts: { all: total }, total });
const end = (winners: number[], ...totals: number[]): End => ({ winners, reason: "last", scores: totals.map(sheet), seed: "" });
const placed = (of: End, names: string[], others = [] as Parameters<typeof ranking>[3]) =>
  ranking(of, names, of.scores, others).map(({ place, name }) => `${place} ${name}`);

test("winners stand first, whatever decided, and equal points share a place", () => {
  expect(placed(end([2], 9, 4, 9, 4), ["Ada", "Ben", "Cyd", "Dan"])).toEqual(["1 Cyd", "2 Ada", "3 Ben", "3 Dan"]);
});

test("a shared victory is one place", () => {
  expect(placed(end([0, 1], 9, 9, 4), ["Ada", "Ben", "Cyd"])).toEqual(["1 Ada", "1 Ben", "3 Cyd"]);
});

test("somebody without a seat stands among the seats", () => {
  const rival = { name: "Rival", badge: 1, sheet: sheet(12) };
  expect(placed(end([], 9), ["Ada"], [rival])).toEqual(["1 Rival", "2 Ada"]);
  expect(placed(end([0], 15), ["Ada"], [rival])).toEqual(["1 Ada", "2 Rival"]);
});
