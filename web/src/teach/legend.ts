/** Icons and things in groups, to be looked up. */

import type { Kit } from "../lib/kit.svelte";
import type { Lessons } from "../lib/lessons.svelte";
import type { Thing } from "../messages";
import { drawSign, wordOf } from "./signs";

export interface Group {
  /** A tag of the icons, or a kind of things. */
  id: string;
  things: Thing[];
}

export function kindOf({ ref }: Thing): string {
  return ref.split("/")[0] ?? ref;
}

/** The signs that stand for a thing itself: of an icon its drawing, else those of its first line. */
export function ownSigns(thing: Thing, kit: Kit): string[] {
  const word = wordOf(thing.ref);
  const signs = thing.lines.find((line) => line.signs.length > 0)?.signs;
  const isDrawn = kindOf(thing) === "icon" && !("text" in drawSign(word, kit));
  return isDrawn || !signs ? [word] : signs;
}

/** Whether the open card shows this icon. */
export function isOn(icon: Thing, card: Thing | null): boolean {
  if (!card) return false;
  const shown = new Set([card.ref, ...card.lines.flatMap((line) => line.signs)].map(wordOf));
  return shown.has(wordOf(icon.ref));
}

/** The icons that are looked for, by their first tag. */
export function icons(lessons: Lessons, wanted: string): Group[] {
  return groupBy(find(lessons, wanted).filter((thing) => kindOf(thing) === "icon"), (thing) => thing.tags[0] ?? "");
}

/** Icons of which the same is said, together. */
export function siblings(things: Thing[], wordsOf: (thing: Thing) => string): Thing[][] {
  return groupBy(things, (thing) => wordsOf(thing) || thing.ref).map((group) => group.things);
}

/** The things that are looked for, by their kind. */
export function library(lessons: Lessons, wanted: string, kind: string, tag: string): Group[] {
  const found = find(lessons, wanted).filter(
    (thing) => (kind === "" || kindOf(thing) === kind) && (tag === "" || thing.tags.includes(tag)),
  );
  return groupBy(found, kindOf);
}

export function kinds(lessons: Lessons): string[] {
  return [...new Set([...lessons.things.values()].map(kindOf))];
}

/** The tags of a kind, or of all. */
export function tags(lessons: Lessons, kind: string): string[] {
  const things = [...lessons.things.values()].filter((thing) => kind === "" || kindOf(thing) === kind);
  return [...new Set(things.flatMap((thing) => thing.tags))];
}

/** All things in whose name or words every word that is looked for begins one. */
function find(lessons: Lessons, wanted: string): Thing[] {
  const parts = plain(wanted).split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  const all = [...lessons.things.values()];
  return parts.length === 0 ? all : all.filter((thing) => isMeant(wordsOf(thing, lessons), parts));
}

function isMeant(words: string, parts: string[]): boolean {
  return parts.every((part) => words.includes(` ${part}`));
}

function wordsOf(thing: Thing, lessons: Lessons): string {
  const said = thing.lines.flatMap(({ key, args }) => Object.values(lessons.words.tell(key, args)));
  return ` ${plain([lessons.nameOf(thing.ref), ...said].join(" ")).replace(/[^\p{L}\p{N}]+/gu, " ")}`;
}

/** Letters without accents and capitals: who looks for "pila" finds "píla". */
function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLocaleLowerCase();
}

function groupBy(things: Thing[], idOf: (thing: Thing) => string): Group[] {
  const groups = new Map<string, Thing[]>();
  for (const thing of things) groups.set(idOf(thing), [...(groups.get(idOf(thing)) ?? []), thing]);
  return [...groups].map(([id, members]) => ({ id, things: members }));
}
