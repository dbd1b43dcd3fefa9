/** The book of rules, laid out: chapters, paragraphs of numbered sentences, signs beside them, boards below them. */

import type { Lessons } from "../lib/lessons.svelte";
import type { ExampleBoard, Thing } from "../messages";

export interface Sentence {
  /** As the engine counts: "4.3". */
  number: string;
  text: string;
  /** What is spoken of, as signs in front of it. */
  signs: string[];
}

export interface Example {
  board: ExampleBoard;
  title: string;
  text: string;
}

/** Sentences that are read in one go, and the boards that show what they mean. */
export interface Paragraph {
  sentences: Sentence[];
  examples: Example[];
}

export interface Chapter {
  number: string;
  /** Empty while nobody has named it. */
  title: string;
  text: string;
  paragraphs: Paragraph[];
  /** Cards and tiles of which this chapter is the first to tell, to be drawn. */
  pieces: Thing[];
}

/** So many sentences are read in one go, at most. */
const LONGEST = 4;
/** More signs than these in front of a sentence would be a list. */
const MOST_SIGNS = 3;
/** So many pieces one rule may have beside it, so many of a kind a chapter at least, and so many at most. */
const MOST_PIECES = 6;
const LEAST_PIECES = 3;
const WHOLE_DECK = 18;
/** Kinds of things whose signs stand for themselves, the surest first. */
const KINDS = ["icon", "resource", "zone", "phase"];

export function chaptersOf(lessons: Lessons): Chapter[] {
  // Chapter 0 holds what is true of every table; it comes up as an answer, not as a rule to learn.
  const numbers = lessons.words.ruleNumbers.filter((number) => !number.startsWith("0."));
  return groups(numbers, chapterOf).map(([number, rules]) => {
    const { title, text } = lessons.words.has(`chapter-${number}`)
      ? lessons.words.tell(`chapter-${number}`)
      : { title: "", text: "" };
    return { number, title, text, paragraphs: paragraphs(rules, lessons), pieces: piecesOf(rules, lessons) };
  });
}

export function chapterOf(rule: string): string {
  return rule.split(".")[0] ?? rule;
}

function paragraphs(rules: string[], lessons: Lessons): Paragraph[] {
  const drawn = new Set<string>();
  const sentences = rules.map((number) => ({
    number,
    text: lessons.words.rule(number),
    signs: signsOf(number, lessons, drawn),
  }));
  return portions(sentences).map((portion) => ({
    sentences: portion,
    examples: lessons.examples
      .filter(({ rule }) => portion.some(({ number }) => number === rule))
      .map((board) => ({ board, ...lessons.words.tell(`example-${board.id}`) })),
  }));
}

/** What can be drawn beside a chapter: a few things for each of its rules, not a whole deck. */
function piecesOf(rules: string[], lessons: Lessons): Thing[] {
  const all = [...lessons.things.values()].filter(({ ref }) => !KINDS.includes(kindOf(ref)));
  const pieces = rules.flatMap((rule) => {
    const told = all.filter(({ lines }) => lines[0]?.rule === rule);
    return told.length <= MOST_PIECES ? told : [];
  });
  const alike = ({ ref }: Thing) => pieces.filter((piece) => kindOf(piece.ref) === kindOf(ref)).length;
  return pieces.length <= WHOLE_DECK ? pieces.filter((piece) => alike(piece) >= LEAST_PIECES) : [];
}

/** Equal portions, none too long. */
function portions<Item>(items: Item[]): Item[][] {
  const count = Math.ceil(items.length / LONGEST);
  const size = Math.ceil(items.length / count);
  return Array.from({ length: count }, (_, i) => items.slice(i * size, (i + 1) * size));
}

/** What a rule is the first to tell of, as signs; each is drawn once a chapter. */
function signsOf(rule: string, lessons: Lessons, drawn: Set<string>): string[] {
  const told = [...lessons.things.values()].filter((thing) => isToldBy(thing, rule));
  const found = new Set(told.sort((a, b) => rank(a) - rank(b)).flatMap(({ lines }) => lines[0]?.signs ?? []));
  const fresh = [...found].filter((sign) => !drawn.has(sign));
  if (fresh.length > MOST_SIGNS) return [];
  for (const sign of fresh) drawn.add(sign);
  return fresh;
}

function isToldBy({ ref, lines }: Thing, rule: string): boolean {
  const [first] = lines;
  return KINDS.includes(kindOf(ref)) && first?.rule === rule && first.signs.length === 1;
}

function rank({ ref }: Thing): number {
  return KINDS.indexOf(kindOf(ref));
}

function kindOf(ref: string): string {
  return ref.split("/")[0] ?? ref;
}

function groups(items: string[], keyOf: (item: string) => string): [string, string[]][] {
  const found = new Map<string, string[]>();
  for (const item of items) found.set(keyOf(item), [...(found.get(keyOf(item)) ?? []), item]);
  return [...found];
}
