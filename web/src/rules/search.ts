/** Looking for words in a book, without regard to accents and capitals. */

import type { Chapter } from "./chapters";

/** A piece of a text, and whether it was looked for. */
export interface Part {
  text: string;
  isFound: boolean;
}

/** The words that are looked for. */
export function wordsIn(wanted: string): string[] {
  return [...new Set(fold(wanted).text.split(/\s+/).filter(Boolean))];
}

/** A text in pieces, so that what was looked for can be marked. */
export function marked(text: string, words: string[]): Part[] {
  const { text: plain, from } = fold(text);
  const isFound = new Array<boolean>(text.length).fill(false);
  for (const word of words) {
    for (let at = plain.indexOf(word); at >= 0; at = plain.indexOf(word, at + 1)) {
      isFound.fill(true, from[at], from[at + word.length]);
    }
  }
  const parts: Part[] = [];
  for (let i = 0; i < text.length; i += 1) {
    const last = parts.at(-1);
    if (last && last.isFound === isFound[i]) last.text += text[i];
    else parts.push({ text: text[i] ?? "", isFound: isFound[i] ?? false });
  }
  return parts;
}

/** Whether a text has all the words that are looked for. */
export function hasAll(text: string, words: string[]): boolean {
  const { text: plain } = fold(text);
  return words.every((word) => plain.includes(word));
}

/** What is left of a book when only what has all the words stays: sentences by text or number, boards by words. */
export function sought(chapters: Chapter[], words: string[]): Chapter[] {
  if (words.length === 0) return chapters;
  return chapters.flatMap((chapter) => {
    const paragraphs = chapter.paragraphs.flatMap(({ sentences, examples }) => {
      const left = {
        sentences: sentences.filter(({ number, text }) => hasAll(`${number} ${text}`, words)),
        examples: examples.filter(({ title, text }) => hasAll(`${title} ${text}`, words)),
      };
      return left.sentences.length + left.examples.length > 0 ? [left] : [];
    });
    const isNamed = hasAll(`${chapter.title} ${chapter.text}`, words);
    if (isNamed) return [chapter];
    return paragraphs.length > 0 ? [{ ...chapter, paragraphs, pieces: [] }] : [];
  });
}

/** How many sentences and boards a book has. */
export function countIn(chapters: Chapter[]): number {
  const paragraphs = chapters.flatMap((chapter) => chapter.paragraphs);
  return paragraphs.reduce((sum, { sentences, examples }) => sum + sentences.length + examples.length, 0);
}

/** A text without accents and capitals, and for each of its letters (and its end) where it stood before. */
function fold(text: string): { text: string; from: number[] } {
  const letters = [...text].map((letter) => letter.normalize("NFD").replace(/\p{M}/gu, "").toLocaleLowerCase());
  const from: number[] = [];
  let at = 0;
  [...text].forEach((letter, i) => {
    for (let k = 0; k < (letters[i]?.length ?? 0); k += 1) from.push(at);
    at += letter.length;
  });
  return { text: letters.join(""), from: [...from, at] };
}
