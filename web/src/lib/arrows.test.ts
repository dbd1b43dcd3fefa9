import { expect, test } from "vitest";
import { nextByArrow } from "./arrows";

const at = (left: number, top: number) => ({ left, top, width: 20, height: 20 });
const boxes = [at(0, 0), at(50, 0), at(0, 60), at(50, 64), at(200, 5)];

test("an arrow leads to the nearest thing in its direction", () => {
  expect(nextByArrow("ArrowRight", boxes, 0)).toBe(1);
  expect(nextByArrow("ArrowRight", boxes, 1)).toBe(4);
  expect(nextByArrow("ArrowDown", boxes, 0)).toBe(2);
  expect(nextByArrow("ArrowUp", boxes, 3)).toBe(1);
});

test("at the edge it stays where it is", () => {
  expect(nextByArrow("ArrowLeft", boxes, 0)).toBe(0);
  expect(nextByArrow("ArrowRight", [], 0)).toBe(0);
  expect(nextByArrow("x", boxes, 1)).toBe(1);
});
