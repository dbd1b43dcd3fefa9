import { expect, test } from "vitest";
import { asSymbol, drawings, groups, iconName, sheets, symbolId } from "./icons";

const files = import.meta.glob("../games/*/icons/*.svg");
import.meta.glob("../games/*/icons.ts", { eager: true });

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
  expect(iconName("./icons/kid.svg", "fort")).toBe("fort/kid");
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

test("every game brings its own drawings, on a sheet of its own", () => {
  const kept = Object.keys(files).map((path) => path.replace(/^.*games\/(.+)\/icons\/(.+)\.svg$/, "$1/$2"));
  expect([...drawings.keys()].filter((name) => name.includes("/")).sort()).toEqual(kept.sort());
  for (const name of kept) expect(sheets.get(name.split("/")[0] ?? "")).toContain(`id="${symbolId(name)}"`);
  expect(sheets.get("")).not.toMatch(/ id="i-[^"]*--/);
});
