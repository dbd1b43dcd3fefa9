/** The games that the page can draw: each folder here is one, found by its `cover.ts` and `index.ts`. */

import type { GameCover, GamePage } from "../lib/contract";

const found = import.meta.glob<{ default: GameCover }>("./*/cover.ts", { eager: true });
const pages = import.meta.glob<{ default: GamePage }>("./*/index.ts");

export const covers: ReadonlyMap<string, GameCover> = new Map(
  Object.values(found).map((module) => [module.default.id, module.default]),
);

/** The drawn page of a game, fetched when its table is opened; null: the page can't draw it. */
export async function loadPage(game: string): Promise<GamePage | null> {
  return (await pages[`./${game}/index.ts`]?.())?.default ?? null;
}
