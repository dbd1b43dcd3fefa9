import { FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";
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
