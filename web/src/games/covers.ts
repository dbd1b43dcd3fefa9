/** The boxes on the shelf: each folder here has one, its `cover.ts`. Tables do without them. */

import type { GameCover } from "../lib/contract";

const found = import.meta.glob<GameCover>("./*/cover.ts", { eager: true, import: "default" });

export const covers: ReadonlyMap<string, GameCover> = new Map(
  Object.values(found).map((cover) => [cover.id, cover]),
);
