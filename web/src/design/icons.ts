/** The drawings of all icons, by name. A game keeps its own in `games/<id>/icons/` and names them "<id>/<name>". */

const shared = import.meta.glob<string>("./icons/*.svg", { query: "?raw", import: "default", eager: true });
const ofGames = import.meta.glob<string>("../games/*/icons/*.svg", { query: "?raw", import: "default", eager: true });

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
    "tutor", "legend", "library", "keys",
  ],
} as const;

export type SharedIcon = (typeof groups)[keyof typeof groups][number];

/** A shared icon, or one of a game: "fort/kid". */
export type IconName = SharedIcon | `${string}/${string}`;

/** The name of the icon in a file: "./icons/pizza.svg" is "pizza", "../games/fort/icons/kid.svg" is "fort/kid". */
export function iconName(path: string): string {
  const game = /games\/([^/]+)\/icons\//.exec(path)?.[1];
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

export const drawings: ReadonlyMap<string, string> = new Map(
  Object.entries({ ...shared, ...ofGames }).map(([path, svg]) => [iconName(path), svg]),
);
