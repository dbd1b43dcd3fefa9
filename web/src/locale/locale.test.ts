import { FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";
import { Words } from "../lib/words";
import cs from "./cs.ftl?raw";
import en from "./en.ftl?raw";

const sources = import.meta.glob<string>(["../**/*.svelte", "../**/*.ts", "!../**/*.test.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});

const keysOf = (text: string) => [...text.matchAll(/^([a-z][\w-]*) *=/gm)].map((found) => found[1] as string);
const placesOf = (text: string) => [...new Set(text.match(/\$\w+/g) ?? [])].sort();

/** The sentence of each key, as written. */
function sentences(text: string): Map<string, string> {
  const parts = text.split(/^(?=[a-z][\w-]* *=)/m).slice(1);
  return new Map(parts.map((part) => [keysOf(part)[0] as string, part.replace(/^#.*$/gm, "")]));
}

test("both languages say the same things, each once", () => {
  expect(keysOf(en).toSorted()).toEqual(keysOf(cs).toSorted());
  expect(new Set(keysOf(cs)).size).toBe(keysOf(cs).length);
});

test("every sentence can be read", () => {
  for (const text of [cs, en]) expect(new FluentResource(text).body.length).toBe(keysOf(text).length);
});

test("no language asks for a word that the other is not given", () => {
  const english = sentences(en);
  for (const [key, sentence] of sentences(cs)) {
    expect([key, placesOf(english.get(key) ?? "")]).toEqual([key, placesOf(sentence)]);
  }
});

test("the page says nothing that no catalogue knows", () => {
  const known = new Set(keysOf(cs));
  for (const [path, source] of Object.entries(sources)) {
    const asked = [...source.matchAll(/\bt\(\s*"([\w-]+)"/g)].map((found) => found[1] as string);
    expect([path, asked.filter((key) => !known.has(key))]).toEqual([path, []]);
  }
});

test("places, players and those who decide are spoken of as one does", () => {
  const [czech, english] = [new Words("cs", [cs]), new Words("en", [en])];
  const place = (words: Words, n: number) => words.text("home-my-place", { place: n, players: 3 });
  expect([1, 2, 3, 4, 21, 22, 111].map((n) => place(english, n).split(" ")[0])).toEqual(["1st", "2nd", "3rd", "4th", "21st", "22nd", "111th"]);
  expect(place(czech, 2)).toBe("2. místo ze 3");
  expect([4, 5].map((most) => czech.text("home-seats", { least: 1, most }))).toEqual(["1–4 hráči", "1–5 hráčů"]);
  const several = { count: 2, names: "Ada & Ben" };
  expect([czech, english].map((words) => words.text("table-waiting", several))).toEqual(["Rozhodují se Ada & Ben.", "Ada & Ben are deciding."]);
});
