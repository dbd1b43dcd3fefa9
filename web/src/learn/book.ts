/** The pages that tell a game in two minutes: each game keeps its own in `games/<game>/learn/`. */

import type { Component } from "svelte";
import type { IconName } from "../design/icons";
import type { TableView } from "../lib/contract";
import { Kit, loadWords } from "../lib/kit.svelte";
import * as api from "../lib/api";
import { StillTable } from "../lib/still.svelte";
import type { Lang } from "../lib/words";

/**
 * One page: its drawing, and a sign for each remark below it. Its phrases are `learn-<id>` (title; `.name` is its
 * short name, `.text` the sentence below the title) and `learn-<id>-remark-<n>` (how it begins, in bold; `.text`).
 */
export interface Page<Table extends TableView = TableView> {
  id: string;
  Drawing: Component<{ table: StillTable & Table }>;
  signs?: IconName[];
}

export interface Book {
  pages: Page[];
  /** Fluent texts. */
  words: Record<Lang, string>;
}

/** The book of a game, whose drawings know its own kind of table. */
export function book<Table extends TableView>(words: Record<Lang, string>, pages: Page<Table>[]): Book {
  return { words, pages: pages as unknown as Page[] };
}

const found = import.meta.glob<{ default: Book }>("../games/*/learn/index.ts");

const at = (game: string) => `../games/${game}/learn/index.ts`;

/** Whether the game can be learned from pages. */
export function hasBook(game: string): boolean {
  return at(game) in found;
}

/** The games that can be learned from pages. */
export const taught: string[] = Object.keys(found).map((path) => path.split("/")[2]!);

/** A book that is open: its pages, and a table that has the pieces of the game and speaks its words. */
export interface OpenBook {
  pages: Page[];
  table: StillTable;
}

/** Fetch the pages of a game; null if it has none. */
export async function openBook(game: string, lang: Lang): Promise<OpenBook | null> {
  const load = found[at(game)];
  if (!load) return null;
  const [{ default: own }, words, components] = await Promise.all([
    load(),
    loadWords(game, lang),
    api.components(game),
  ]);
  const kit = new Kit(game, words.and(own.words[lang]), components, null);
  return { pages: own.pages, table: new StillTable(kit) };
}
