import { FluentResource } from "@fluent/bundle";
import { beforeEach, expect, test } from "vitest";
import type { Book } from "./book";
import { Words, type Lang, LANGUAGES } from "../lib/words";
import { Progress } from "./progress.svelte";
import { zoomFor } from "./room.svelte";
import { turnOf } from "./swipe";
import { cameFrom, fromTable } from "./way_back";

beforeEach(() => localStorage.clear());

const books = Object.entries(import.meta.glob<Book>("../games/*/learn/index.ts", { import: "default", eager: true })).map(
  ([path, book]) => [path.split("/")[2]!, book] as const,
);
const MOST_WORDS = 90;

const keysOf = (text: string) => [...text.matchAll(/^([a-z][\w-]*) *=/gm)].map((found) => found[1]!);

/** All that a page says, its drawing too. */
function said(book: Book, page: string, lang: Lang): string {
  const words = new Words(lang, [book.words[lang]]);
  const keys = keysOf(book.words[lang]).filter((key) => key === `learn-${page}` || key.startsWith(`learn-${page}-`));
  return keys.map((key) => `${words.text(key)} ${words.attribute(key, "text")}`).join(" ");
}

test.each(books)("%s is told in five to seven pages, in both languages", (_, { pages, words }) => {
  expect(pages.length).toBeGreaterThanOrEqual(5);
  expect(pages.length).toBeLessThanOrEqual(7);
  expect(keysOf(words.en).toSorted()).toEqual(keysOf(words.cs).toSorted());
  for (const lang of LANGUAGES) {
    expect(new FluentResource(words[lang]).body.length).toBe(keysOf(words[lang]).length);
    const spoken = new Words(lang, [words[lang]]);
    for (const { id, signs = [] } of pages) {
      expect([id, spoken.attribute(`learn-${id}`, "name"), spoken.attribute(`learn-${id}`, "text")]).not.toContain("");
      const remarks = signs.map((_, i) => spoken.has(`learn-${id}-remark-${i + 1}`));
      expect([id, ...remarks, spoken.has(`learn-${id}-remark-${signs.length + 1}`)]).toEqual([id, ...signs.map(() => true), false]);
    }
  }
});

test.each(books)("%s needs few words: no page has ninety, and nothing is said that no page shows", (_, book) => {
  for (const lang of LANGUAGES) {
    for (const { id } of book.pages) {
      const count = said(book, id, lang).split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
      expect([lang, id, count < MOST_WORDS || count]).toEqual([lang, id, true]);
    }
    const ids = book.pages.map(({ id }) => id);
    const strays = keysOf(book.words[lang]).filter((key) => !ids.some((id) => key === `learn-${id}` || key.startsWith(`learn-${id}-`)));
    expect(strays).toEqual([]);
  }
});

test("nobody is shouted at", () => {
  for (const [, { words }] of books) expect(words.cs + words.en).not.toContain("!");
});

test("what was read is kept by game", () => {
  const fort = new Progress("fort");
  fort.add("turn");
  fort.add("turn");
  new Progress("hamlet").add("about");
  expect([...new Progress("fort").read]).toEqual(["turn"]);
  localStorage.setItem("klubovna.learn", "oh");
  expect([...new Progress("fort").read]).toEqual([]);
});

test("a finger that goes sideways turns the page, one that scrolls does not", () => {
  expect([turnOf(-90, 10), turnOf(90, -20), turnOf(-90, 80), turnOf(-30, 0)]).toEqual([1, -1, 0, 0]);
});

test("drawings are wide where there is room, else narrow and as large as they fit", () => {
  expect(zoomFor(940, true)).toBe(1);
  expect(zoomFor(345, false)).toBe(1);
  expect(zoomFor(688, false)).toBeCloseTo(1.6);
  expect(zoomFor(799, true)).toBeCloseTo(0.85);
  expect(zoomFor(560, true)).toBeCloseTo(1.3, 1);
});

test("a page that teaches leads back to the table it was opened from", () => {
  const address = fromTable("/learn/fort", "a_B-1");
  expect(address).toBe("/learn/fort?from=a_B-1");
  expect(cameFrom(new URL(address, "http://x").search)).toBe("/t/a_B-1");
  expect(cameFrom("?from=//evil")).toBe("/");
  expect(cameFrom("")).toBe("/");
});
