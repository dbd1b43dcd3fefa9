import { expect, test } from "vitest";
import { asSymbol, drawings, groups, iconName, symbolId } from "./icons";

const listed: string[] = Object.values(groups).flat();

test("every drawing has a name in the list, and every name a drawing", () => {
  const shared = [...drawings.keys()].filter((name) => !name.includes("/"));
  expect([...listed].sort()).toEqual(shared.sort());
});

test("no name is listed twice", () => {
  expect(new Set(listed).size).toBe(listed.length);
});

test("the file says the name; a game's icon carries its game", () => {
  expect(iconName("./icons/saw_blade.svg")).toBe("saw_blade");
  expect(iconName("../games/fort/icons/kid.svg")).toBe("fort/kid");
  expect(symbolId("fort/kid")).toBe("i-fort--kid");
});

test("every drawing becomes a symbol on the 24 grid, without ids, scripts or styles of its own", () => {
  for (const [name, svg] of drawings) {
    const symbol = asSymbol(name, svg);
    expect(symbol).toMatch(new RegExp(`^<symbol id="${symbolId(name)}" viewBox="0 0 [\\d.]+ [\\d.]+"`));
    expect(symbol).toMatch(/<\/symbol>$/);
    expect(symbol.slice("<symbol id=".length)).not.toMatch(/\sid=|<script|<style|style=|xlink|on\w+=/);
  }
});
