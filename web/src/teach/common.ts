/** Things that lie on every table, whatever is played: the page tells of them itself. */

import type { Lang } from "../lib/words";
import type { GameLessons, Thing } from "../messages";
import cs from "./common.cs.ftl?raw";
import en from "./common.en.ftl?raw";

const words: Record<Lang, string> = { cs, en };
const things: Thing[] = ["seat", "robot"].map((word) => ({
  ref: `icon/${word}`,
  lines: [{ key: `line-icon-${word}`, args: {}, rule: "", signs: [word === "seat" ? "seat-sun" : word], provenance: "rulebook" }],
  tags: [],
}));

/** What a game teaches, and what is true of every table; the game's own words come first. */
export function withCommon(told: GameLessons, lang: Lang): GameLessons {
  if (told.things.length === 0) return told;
  const own = new Set(told.things.map((thing) => thing.ref));
  return {
    ...told,
    catalogue: `${words[lang]}\n${told.catalogue}`,
    things: [...told.things, ...things.filter((thing) => !own.has(thing.ref))],
  };
}
