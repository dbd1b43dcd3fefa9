import { describe, expect, test } from "vitest";
import { dieLooks, pips } from "./dice";
import { arc, lap } from "./fan";
import { place } from "./place";

describe("a hand", () => {
  test("leans to both sides alike and hangs lower at the ends", () => {
    const [left, middle, right] = arc(3);
    expect(left?.angle).toBe(-(right?.angle ?? 0));
    expect(middle).toEqual({ angle: 0, drop: 0 });
    expect(left?.drop).toBeGreaterThan(0);
  });

  test("of many cards doesn't lean further than one of seven", () => {
    expect(arc(20).at(-1)?.angle).toBeCloseTo(5);
    expect(arc(1)).toEqual([{ angle: 0, drop: 0 }]);
    expect(arc(0)).toEqual([]);
  });

  test("laps over when there is no room", () => {
    expect(lap([100, 100], 800, 4)).toBe(4);
    expect(lap([100, 100, 100, 100], 320, 4)).toBe(-10);
  });
});

describe("a floating note", () => {
  const note = { width: 200, height: 100 };
  const screen = { width: 390, height: 800 };

  test("stands above the thing, in its middle", () => {
    expect(place({ left: 150, top: 400, width: 40, height: 40 }, note, screen)).toEqual({ left: 70, top: 290, isAbove: true });
  });

  test("goes below where there is no room above", () => {
    expect(place({ left: 150, top: 40, width: 40, height: 40 }, note, screen)).toEqual({ left: 70, top: 90, isAbove: false });
  });

  test("stays on the screen", () => {
    expect(place({ left: 380, top: 400, width: 10, height: 40 }, note, screen).left).toBe(182);
    expect(place({ left: 0, top: 400, width: 10, height: 40 }, note, screen).left).toBe(8);
  });
});

describe("dice", () => {
  test("show as many pips as they are worth", () => {
    for (const value of [1, 2, 3, 4, 5, 6]) expect(pips(value)).toHaveLength(value);
  });

  test("of one game differ by more than colour", () => {
    const sign = (kind: keyof typeof dieLooks) => `${dieLooks[kind].pip} ${dieLooks[kind].shape}`;
    expect(new Set((["purple", "green", "blue", "orange"] as const).map(sign)).size).toBe(4);
    expect(new Set((["wood-green", "wood-yellow", "wood-brown"] as const).map(sign)).size).toBe(3);
  });
});
