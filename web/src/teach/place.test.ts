import { expect, test } from "vitest";
import type { Box } from "../design/place";
import { overlap, settle, settleOver } from "./place";

const SCREENS = [[1280, 800], [390, 844], [844, 390], [768, 1024], [2560, 1440]].map(([width, height]) => ({
  width: width!,
  height: height!,
}));
const bubble = { width: 300, height: 170 };
const nothing = { kept: [], spared: [] };

const boxAt = (left: number, top: number, width = 60, height = 40): Box => ({ left, top, width, height });

test("a bubble stays inside the screen, beside its thing, wherever that lies", () => {
  for (const screen of SCREENS) {
    for (let x = 0; x <= screen.width - 60; x += 30) {
      for (let y = 0; y <= screen.height - 40; y += 30) {
        const thing = boxAt(x, y);
        const place = settle(thing, bubble, { screen, ...nothing });
        const box = { ...place, ...bubble };
        expect(overlap(box, thing)).toBe(0);
        expect(box.left).toBeGreaterThanOrEqual(6);
        expect(box.top).toBeGreaterThanOrEqual(6);
        expect(box.left + box.width).toBeLessThanOrEqual(screen.width - 6);
        expect(box.top + box.height).toBeLessThanOrEqual(screen.height - 6);
      }
    }
  }
});

test("its pointer leaves it where the thing is", () => {
  const thing = boxAt(600, 400);
  const place = settle(thing, bubble, { screen: { width: 1280, height: 800 }, ...nothing });
  expect([place.side, place.left + place.pointer]).toEqual(["above", 630]);
});

test("what is asked stays free, even if the bubble must go to the other side", () => {
  const screen = { width: 1280, height: 800 };
  const thing = boxAt(600, 560, 140, 200);
  const prompt = boxAt(470, 440, 800, 70);
  const place = settle(thing, bubble, { screen, kept: [prompt], spared: [] });
  expect(overlap({ ...place, ...bubble }, prompt)).toBe(0);
  expect(["left", "right"]).toContain(place.side);
});

test("of two sides the one is taken that covers less of what is lit", () => {
  const screen = { width: 1280, height: 800 };
  const thing = boxAt(600, 300, 100, 100);
  const lit = [boxAt(560, 100, 200, 150), boxAt(720, 260, 200, 200), boxAt(560, 440, 200, 150)];
  expect(settle(thing, bubble, { screen, kept: [], spared: lit }).side).toBe("left");
});

test("where every side hides what is lit, a bubble that may leave its thing stands where nothing needed lies", () => {
  const screen = { width: 1280, height: 800 };
  const thing = boxAt(600, 560, 120, 200);
  const lit = [boxAt(100, 560, 480, 200), boxAt(740, 560, 480, 200)];
  const around = { screen, kept: [boxAt(470, 440, 800, 100)], spared: lit };
  const covered = (mayLeave: boolean) => {
    const place = settle(thing, bubble, { ...around, mayLeave });
    const hidden = [...around.kept, ...lit, thing].reduce((sum, box) => sum + overlap({ ...place, ...bubble }, box), 0);
    return { side: place.side, isFree: hidden === 0 };
  };
  expect(covered(true)).toEqual({ side: "", isFree: true });
  expect(covered(false).side).not.toBe("");
});

test("as wide as the screen: in the place of the question, up from its thing, else where it is free", () => {
  const screen = { width: 390, height: 844 };
  const note = { width: 374, height: 110 };
  const ground = boxAt(8, 500, 374, 90);
  const card = boxAt(100, 640, 80, 120);
  const over = (spared: Box[], thing: Box | null = card) => settleOver(ground, thing, note, { screen, kept: [], spared }, 50);
  expect(over([])).toEqual({ left: 8, top: 500, side: "above", pointer: 132 });
  expect(over([], null)).toEqual({ left: 8, top: 480, side: "", pointer: 0 });
  expect(over([boxAt(8, 440, 374, 60), boxAt(8, 595, 374, 40)], null).top).toBe(50);
  // Lit things everywhere but in one gap: there it goes.
  const all = [boxAt(8, 50, 374, 130), boxAt(8, 320, 374, 180), boxAt(8, 595, 374, 40)];
  expect(over(all, null).top).toBe(190);
  const below = (tools: Box) => settleOver(ground, card, note, { screen, kept: [tools], spared: [] }, 50).side;
  expect([below(boxAt(8, card.top - 25, 374, 20)), below(boxAt(300, card.top - 25, 40, 20))]).toEqual(["", "above"]);
});
