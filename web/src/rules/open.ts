/** Everything that a book of rules needs to be read. */

import { Kit } from "../lib/kit.svelte";
import { type Lessons, loadLessons } from "../lib/lessons.svelte";
import type { Lang } from "../lib/words";

export interface OpenRules {
  kit: Kit;
  lessons: Lessons;
}

export async function openRules(game: string, lang: Lang): Promise<OpenRules> {
  const [kit, lessons] = await Promise.all([Kit.load(game), loadLessons(game, lang)]);
  return { kit: new Kit(game, lessons.words, kit.components, kit.page), lessons };
}
