import { expect, test } from "vitest";
import { grown } from "../../grow";
import { growthIn } from "./screen.svelte";

test("everything grows with a large window, up to a point", () => {
  expect([growthIn(1280, 800), growthIn(2560, 1440), growthIn(5120, 2880)]).toEqual([1, 1.6, 1.7]);
});

test("lengths grow with the root size; hairlines and units of a drawing do not", () => {
  expect(grown("calc(100% - 8px) 1.5px -24px")).toBe("calc(100% - 0.5rem) 1.5px -1.5rem");
  expect(grown("12PX url(a-20px.png) var(--w, 40px)")).toBe("12PX url(a-20px.png) var(--w, 2.5rem)");
});
