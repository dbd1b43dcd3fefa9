import { describe, expect, test } from "vitest";
import { spread, ticks } from "./track";

describe("spread", () => {
  test("marks with room stay where they wish", () => {
    expect(spread([10, 100, 50], 20, 0, 200)).toEqual([10, 100, 50]);
  });

  test("two on one place stand beside it, the first on the left", () => {
    expect(spread([50, 50], 20, 0, 200)).toEqual([40, 60]);
  });

  test("a mark that comes near pushes the pair on", () => {
    expect(spread([50, 50, 65], 20, 0, 200)).toEqual([35, 55, 75]);
  });

  test("at the ends nobody falls off", () => {
    expect(spread([0, 0, 0], 20, 0, 200)).toEqual([0, 20, 40]);
    expect(spread([200, 200, 200], 20, 0, 200)).toEqual([160, 180, 200]);
  });

  test("no two overlap and the order holds, however they stand", () => {
    const wishes = [0, 3, 3, 190, 199, 200, 77, 78];
    const places = spread(wishes, 20, 0, 200);
    const sorted = [...places].sort((a, b) => a - b);
    sorted.slice(1).forEach((place, i) => expect(place - (sorted[i] ?? 0)).toBeGreaterThanOrEqual(20 - 1e-9));
    expect(places[0]).toBeLessThan(places[1] ?? 0);
    expect(places[3]).toBeLessThan(places[4] ?? 0);
    expect(Math.min(...places)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...places)).toBeLessThanOrEqual(200);
  });

  test("nobody there, nothing to do", () => {
    expect(spread([], 20, 0, 200)).toEqual([]);
  });
});

test("numbers stand at each step", () => {
  expect(ticks(6, 5).filter(({ isNumbered }) => isNumbered).map(({ value }) => value)).toEqual([0, 5]);
});
