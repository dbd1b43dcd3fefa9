import { expect, test } from "vitest";
import { type Box, overlap, settle, settleOver } from "./place";

const SCREENS = [[1280, 800], [390, 844], [844, 390], [768, 1024], [2560, 1440]].map(([width, height]) => ({
  width: width!,
  height: height!,
}));
const bubble = { width: 300, height: 170 };
const nothing = { kept: [], lit: [], seen: [] };

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
  const place = settle(thing, bubble, { ...nothing, screen, kept: [prompt] });
  expect(overlap({ ...place, ...bubble }, prompt)).toBe(0);
  expect(["left", "right"]).toContain(place.side);
});

test("of two sides the one is taken that covers less of what is lit", () => {
  const screen = { width: 1280, height: 800 };
  const thing = boxAt(600, 300, 100, 100);
  const lit = [boxAt(560, 100, 200, 150), boxAt(720, 260, 200, 200), boxAt(560, 440, 200, 150)];
  expect(settle(thing, bubble, { ...nothing, screen, lit }).side).toBe("left");
});

test("where every side would hide something lit, it stands away and points nowhere", () => {
  const screen = { width: 1280, height: 800 };
  const thing = boxAt(600, 300, 60, 60);
  const lit = Array.from({ length: 60 }, (_, i) => boxAt(200 + (i % 10) * 90, 60 + Math.floor(i / 10) * 90, 60, 60));
  const place = settle(thing, bubble, { ...nothing, screen, lit });
  expect(place.side).toBe("");
  const half = (60 * 60) / 2;
  expect(lit.filter((one) => overlap({ ...place, ...bubble }, one) > half)).toEqual([]);
});

test("over the prompt it takes the wished height, or the next at which nothing lit is hidden", () => {
  const screen = { width: 390, height: 844 };
  const ground = boxAt(8, 510, 374, 60);
  const size = { width: 374, height: 120 };
  expect(settleOver([460], ground, size, { ...nothing, screen })).toBe(460);
  const lit = [boxAt(40, 470, 60, 40)];
  const top = settleOver([460], ground, size, { ...nothing, screen, lit });
  expect(overlap({ ...ground, top, height: 120 }, lit[0]!)).toBe(0);
});
