import { expect, test } from "vitest";
import { Lessons } from "./lessons.svelte";
import { Words } from "./words";

const told = {
  lang: "en",
  catalogue: "note-play = Play { $card }\n    .text = Rivals may follow { $card }.\nname-icon-any-toy = Any toy",
  types: { hand: "kid" },
  things: [{ ref: "kid/bug", lines: [], tags: [] }, { ref: "zone/yard", lines: [], tags: [] }],
  topics: [],
  notes: {},
  examples: [],
};
const lessons = new Lessons("fort", "en", told, new Words("en", ["title = Fort"], { "kid/bug": "Bug" }));

test("a phrase has a title and a sentence below it, with names of things", () => {
  expect(lessons.words.tell("note-play", { card: "kid/bug" })).toEqual({ title: "Play Bug", text: "Rivals may follow Bug." });
  expect(lessons.words.attribute("note-play", "text", { card: 3 })).toBe("Rivals may follow 3.");
  expect(lessons.words.attribute("title", "text")).toBe("");
});

test("the words of the game are there too", () => {
  expect(lessons.words.title()).toBe("Fort");
});

test("what lies at a target is told by its zone, else the place itself", () => {
  expect([lessons.refAt("hand/bug#2"), lessons.refAt("yard/1/bug")]).toEqual(["kid/bug", "zone/yard"]);
  expect([lessons.thing("hand/bug#2"), lessons.thing("kid/bug")].map((one) => one?.ref)).toEqual(["kid/bug", "kid/bug"]);
  expect(lessons.thing("deck/0")).toBeNull();
});

test("things are named by the component file, icons and places by phrases", () => {
  expect([lessons.nameOf("kid/bug"), lessons.nameOf("icon/any_toy")]).toEqual(["Bug", "Any toy"]);
});
