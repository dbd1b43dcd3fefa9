import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test } from "vitest";
import { Kit } from "../lib/kit.svelte";
import { Lessons } from "../lib/lessons.svelte";
import { settings } from "../lib/settings.svelte";
import { Words } from "../lib/words";
import Book from "./Book.svelte";
import { boardSize } from "./board_size";
import { chaptersOf } from "./chapters";
import { countIn, marked, sought, wordsIn } from "./search";

afterEach(cleanup);
beforeEach(() => (settings.lang = "en"));

const rules = `
rule-0-1 = Wait for your turn.
rule-1-1 = Everybody has a board.
rule-1-2 = Čížek sings.
rule-2-1 = Play a card.
rule-2-2 = Or none.
rule-2-3 = A coin is any suit.
rule-2-4 = Rivals may follow.
rule-2-5 = The park is full.
rule-2-10 = The turn ends.
`;
const teach = `
chapter-2 = A turn
    .text = What you do in it.
example-park = The park
    .text = Three cards lie open.
`;
const line = (rule: string, ...signs: string[]) => ({ key: "x", args: {}, rule, signs, provenance: "rulebook" });
const told = {
  lang: "en",
  catalogue: teach,
  types: {},
  things: [
    { ref: "icon/coin", lines: [line("2.3", "coin")], tags: [] },
    { ref: "zone/park", lines: [line("2.5", "recruit"), line("1.1", "fort")], tags: [] },
    { ref: "icon/park", lines: [line("2.5", "coin")], tags: [] },
    { ref: "kid/bug", lines: [line("2.1", "shovel")], tags: [] },
    ...["a", "b", "c"].map((perk) => ({ ref: `perk/${perk}`, lines: [line("1.2", "perk")], tags: [] })),
  ],
  topics: [],
  notes: {},
  examples: [{ id: "park", rule: "2.2", seat: 0, seats: 2, settings: {}, view: {} }],
};
const lessons = new Lessons("fort", "en", told, new Words("en", [rules]));
const chapters = chaptersOf(lessons);

test("rules are chapters of paragraphs, in the order of the engine's numbers; chapter 0 is no reading", () => {
  expect(chapters.map(({ number, title }) => [number, title])).toEqual([["1", ""], ["2", "A turn"]]);
  const numbers = chapters[1]!.paragraphs.map(({ sentences }) => sentences.map(({ number }) => number));
  expect(numbers).toEqual([["2.1", "2.2", "2.3"], ["2.4", "2.5", "2.10"]]);
});

test("a board stands below the paragraph that it shows", () => {
  expect(chapters[1]!.paragraphs.map(({ examples }) => examples.map(({ title }) => title))).toEqual([["The park"], []]);
});

test("what a rule is the first to tell of is drawn before it, once a chapter", () => {
  const signs = chapters.flatMap(({ paragraphs }) => paragraphs.flatMap(({ sentences }) => sentences.map((one) => one.signs)));
  expect(signs).toEqual([[], [], [], [], ["coin"], [], ["recruit"], []]);
});

test("a few pieces are drawn at their chapter, a single one is not", () => {
  expect(chapters.map(({ pieces }) => pieces.map(({ ref }) => ref))).toEqual([["perk/a", "perk/b", "perk/c"], []]);
});

test("who looks for words finds them without accents and capitals, and marked", () => {
  expect(marked("Čížek sings", wordsIn("CIZ ing"))).toEqual([
    { text: "Číž", isFound: true },
    { text: "ek s", isFound: false },
    { text: "ing", isFound: true },
    { text: "s", isFound: false },
  ]);
  expect(marked("Ada", [])).toEqual([{ text: "Ada", isFound: false }]);
});

test("all words must be there; a number finds its rule, a heading its chapter", () => {
  const found = (wanted: string) => countIn(sought(chapters, wordsIn(wanted)));
  expect([found("card play"), found("card coin"), found("2.10"), found("cizek")]).toEqual([1, 0, 1, 1]);
  expect(found("a turn")).toBe(7);
  expect(found("three cards")).toBe(1);
  expect(found("")).toBe(countIn(chapters));
});

test("the book can be searched; the rule in force is marked, every number leads to its sentence", async () => {
  const kit = new Kit("fort", lessons.words, {}, null);
  const { container } = render(Book, { kit, chapters, at: "2.4", inForce: "2.1", hrefOf: (rule: string) => `#${rule}` });
  expect(screen.getByRole("heading", { name: /Chapter 1/ })).toBeTruthy();
  expect(container.querySelector("[data-rule='2.1']")?.textContent).toContain("applies now");
  expect(container.querySelector("[data-rule='2.4']")?.className).toContain("meant");
  expect(screen.getByRole("link", { name: "Rule 2.10" }).getAttribute("href")).toBe("#2.10");
  await fireEvent.input(screen.getByRole("searchbox"), { target: { value: "rivals" } });
  expect(screen.getByRole("status").textContent).toBe("1 place");
  expect([...container.querySelectorAll("mark")].map((mark) => mark.textContent)).toEqual(["Rivals"]);
  await fireEvent.input(screen.getByRole("searchbox"), { target: { value: "zebra" } });
  expect(screen.getByText("The book has nothing with these words.")).toBeTruthy();
});

test("a board takes the form that the window gives it", () => {
  expect(boardSize(390, 844)).toEqual({ width: 390, height: 780 });
  expect(boardSize(768, 1024)).toEqual({ width: 768, height: 978 });
  expect(boardSize(844, 390)).toEqual({ width: 844, height: 620 });
  expect(boardSize(2560, 1440, 1.6)).toEqual({ width: 2048, height: 1206.4 });
});
