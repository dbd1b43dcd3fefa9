/**
 * The drawings of icons, by name. A game keeps its own in `games/<id>/icons/` and names them "<id>/<name>"; its
 * `icons.ts` brings them along with its board, so that nobody fetches those of other games.
 */

import { SvelteMap } from "svelte/reactivity";

const shared = import.meta.glob<string>("./icons/*.svg", { query: "?raw", import: "default", eager: true });

/** The names of the shared icons, in the groups of the style guide. */
export const groups = {
  goods: [
    "pizza", "toy", "wood", "stone", "fruit", "mushroom", "yarn", "grain", "coin", "story", "blueberry", "lantern",
    "glue", "saw_blade", "scrap", "brick", "plank", "milk", "flour",
  ],
  suits: ["skateboard", "shovel", "squirt_gun", "crown", "book", "any_suit"],
  deeds: [
    "pack", "lookout", "yard", "stash", "fort", "upgrade", "score", "recruit", "trash", "trash_self", "trash_opponent",
    "exchange", "copy_pack", "copy_opponent_pack", "any_resource", "perk", "made_up_rule", "macaroni", "deck", "hand",
    "discard", "first", "star",
  ],
  seats: ["seat-sun", "seat-leaf", "seat-drop", "seat-moon", "seat-star"],
  signs: [
    "undo", "hint", "whynot", "log", "rules", "theme", "close", "check", "plus", "minus", "no", "robot", "person",
    "people", "link", "menu", "next", "down", "lock", "megaphone", "clock", "sound", "eye", "arrow", "times", "house", "print", "search",
    "tutor", "legend", "library", "keys", "pause", "play", "step", "skip", "since", "rematch", "replay", "share", "cup",
  ],
} as const;

export type SharedIcon = (typeof groups)[keyof typeof groups][number];

/** A shared icon, or one of a game: "fort/kid". */
export type IconName = SharedIcon | `${string}/${string}`;

/** The name of the icon in a file: "./icons/pizza.svg" is "pizza", of the game Fort it is "fort/pizza". */
export function iconName(path: string, game = ""): string {
  const name = path.slice(path.lastIndexOf("/") + 1, -".svg".length);
  return game ? `${game}/${name}` : name;
}

/** The id of an icon's symbol in the sprite. */
export function symbolId(name: string): string {
  return `i-${name.replace("/", "--")}`;
}

/** A drawing as a symbol of the sprite: what its <svg> says about lines and colours stays. */
export function asSymbol(name: string, svg: string): string {
  return svg
    .trim()
    .replace(/^<svg xmlns="[^"]*"/, `<symbol id="${symbolId(name)}"`)
    .replace(/<\/svg>$/, "</symbol>");
}

const known = new Map<string, string>();
export const drawings: ReadonlyMap<string, string> = known;

/** What stands in the sprite: the symbols of all games together, and of each game that was fetched. */
export const sheets = new SvelteMap<string, string>();

/** Make drawings known by the paths of their files: those of a game, or the shared ones. */
export function addDrawings(files: Record<string, string>, game = ""): void {
  const named = Object.entries(files).map(([path, svg]) => [iconName(path, game), svg] as const);
  for (const [name, svg] of named) known.set(name, svg);
  sheets.set(game, named.map(([name, svg]) => asSymbol(name, svg)).join(""));
}

addDrawings(shared);
