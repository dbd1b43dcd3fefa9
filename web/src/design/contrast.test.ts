import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { coloursOf, contrast, signPairs, textPairs } from "./contrast";

// Vitest gives empty style sheets to imports, so the file is read as it is.
const colours = coloursOf(readFileSync(`${import.meta.dirname}/tokens.css`, "utf8"));

function lowest([front, back]: [string, string]): number {
  const one = colours.get(front);
  const other = colours.get(back);
  if (!one || !other) throw new Error(`no such colour: ${front} or ${back}`);
  return Math.min(contrast(one.light, other.light), contrast(one.dark, other.dark));
}

test("black on white is 21, a colour on itself is 1", () => {
  expect(contrast("#000000", "#ffffff")).toBeCloseTo(21);
  expect(contrast("#a93f27", "#a93f27")).toBe(1);
});

test("a colour without a pair is the same in both themes", () => {
  expect(coloursOf("--a: #102030; --b: light-dark(#000000, #ffffff);")).toEqual(
    new Map([
      ["a", { light: "#102030", dark: "#102030" }],
      ["b", { light: "#000000", dark: "#ffffff" }],
    ]),
  );
});

test.each(textPairs)("%s can be read on %s", (front, back) => {
  expect(lowest([front, back])).toBeGreaterThanOrEqual(4.5);
});

test.each(signPairs)("%s is seen on %s", (front, back) => {
  expect(lowest([front, back])).toBeGreaterThanOrEqual(3);
});
