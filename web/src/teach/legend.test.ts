import { expect, test } from "vitest";
import { fakeKit } from "../lib/fakes";
import { fakeLessons, thing } from "./fakes";
import { icons, isOn, kinds, library, ownSigns, siblings, tags } from "./legend";
import { sureKey } from "./sure";

const lessons = fakeLessons();
const refs = (groups: { things: { ref: string }[] }[]) => groups.flatMap((group) => group.things.map(({ ref }) => ref));

test("icons stand in groups by their first tag", () => {
  expect(icons(lessons, "").map(({ id }) => id)).toEqual(["hold"]);
  expect(refs(icons(lessons, ""))).toEqual(["icon/toy", "icon/pizza"]);
});

test("what is looked for is found by the beginning of its words, without accents", () => {
  expect(refs(icons(lessons, "pila"))).toEqual(["icon/pizza"]);
  expect(refs(icons(lessons, "you pay"))).toEqual(["icon/toy"]);
  expect(refs(icons(lessons, "nobody"))).toEqual([]);
});

test("icons of which the same is said stand together; of which nothing is, alone", () => {
  const things = ["icon/a", "icon/b", "icon/c", "icon/d"].map((ref) => thing(ref));
  const words: Record<string, string> = { "icon/a": "A suit.", "icon/c": "A suit." };
  expect(siblings(things, ({ ref }) => words[ref] ?? "").map((row) => row.map(({ ref }) => ref))).toEqual([
    ["icon/a", "icon/c"],
    ["icon/b"],
    ["icon/d"],
  ]);
});

test("the library is filtered by kind and tag", () => {
  expect(kinds(lessons)).toEqual(["kid", "icon", "zone"]);
  expect(tags(lessons, "kid")).toEqual(["crown", "book"]);
  expect(refs(library(lessons, "", "kid", ""))).toEqual(["kid/bug", "kid/doc"]);
  expect(refs(library(lessons, "", "kid", "crown"))).toEqual(["kid/bug"]);
  expect(refs(library(lessons, "doc", "", ""))).toEqual(["kid/doc"]);
});

test("the icons on the open card are framed", () => {
  const card = lessons.things.get("kid/bug")!;
  expect([isOn(thing("icon/toy"), card), isOn(thing("icon/pizza"), card), isOn(thing("icon/toy"), null)]).toEqual([true, false, false]);
});

test("an icon is shown by its drawing, other things by the signs of a line, else by their word", () => {
  const kit = fakeKit();
  expect(ownSigns(thing("icon/pizza"), kit)).toEqual(["pizza"]);
  expect(ownSigns(thing("icon/nobody"), kit)).toEqual(["toy"]);
  expect(ownSigns(thing("kid/doc"), kit)).toEqual(["toy"]);
  expect(ownSigns(thing("kid/doc", { lines: [] }), kit)).toEqual(["doc"]);
});

test("how sure we are is summed up", () => {
  const lines = (...all: string[]) => ({ ref: "kid/x", tags: [], lines: all.map((provenance) => ({ key: "a", args: {}, rule: "", signs: [], provenance })) });
  expect(sureKey(lines("rulebook", "source"))).toBe("teach-sure-all");
  expect(sureKey(lines("rulebook", "reconstructed"))).toBe("teach-sure-some");
  expect(sureKey(lines("recalled"))).toBe("teach-sure-none");
});
