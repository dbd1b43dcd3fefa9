/** The games that the page can draw: each folder here is one, found by its `index.ts`; its box is in `covers.ts`. */

import type { GamePage } from "../lib/contract";

const pages = import.meta.glob<{ default: GamePage }>("./*/index.ts");

/** The drawn page of a game, fetched when its table is opened; null: the page can't draw it. */
export async function loadPage(game: string): Promise<GamePage | null> {
  return (await pages[`./${game}/index.ts`]?.())?.default ?? null;
}
