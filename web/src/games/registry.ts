/** The games that the page can draw: each folder here is one, found by its `index.ts`. */

import type { GamePage } from "../lib/contract";

const found = import.meta.glob<{ default: GamePage }>("./*/index.ts", { eager: true });

export const gamePages: ReadonlyMap<string, GamePage> = new Map(
  Object.values(found).map((module) => [module.default.id, module.default]),
);
