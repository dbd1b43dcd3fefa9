import { expect, test } from "vitest";
import { grown, named } from "../../grow";
import { growthIn } from "./screen.svelte";

test("everything grows with a large window, up to a point, and shrinks a little in a small one", () => {
  expect([growthIn(1280, 800), growthIn(2560, 1440), growthIn(5120, 2880)]).toEqual([1, 1.6, 1.7]);
  expect([growthIn(1366, 640), growthIn(844, 390), growthIn(390, 844), growthIn(360, 740)]).toEqual([0.85, 0.85, 1, 0.96]);
});

test("a window has one name everywhere", () => {
  expect(named("(--small)")).toBe("(max-width: 720px), (max-height: 599px)");
});

test("lengths grow with the root size; hairlines and units of a drawing do not", () => {
  expect(grown("calc(100% - 8px) 1.5px -24px")).toBe("calc(100% - 0.5rem) 1.5px -1.5rem");
  expect(grown("12PX url(a-20px.png) var(--w, 40px)")).toBe("12PX url(a-20px.png) var(--w, 2.5rem)");
});
