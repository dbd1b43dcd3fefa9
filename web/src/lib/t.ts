/** What the page itself says, in the language that is set; reactive wherever it is read. */

import type { FluentVariable } from "@fluent/bundle";
import cs from "../locale/cs.ftl?raw";
import en from "../locale/en.ftl?raw";
import { settings } from "./settings.svelte";
import { type Lang, Words } from "./words";

const texts: Record<Lang, string> = { cs, en };
const spoken = new Map<Lang, Words>();

/** The words of a language, from when it is first spoken. */
function wordsIn(lang: Lang): Words {
  const known = spoken.get(lang) ?? new Words(lang, [texts[lang]]);
  spoken.set(lang, known);
  return known;
}

export function t(key: string, args: Record<string, FluentVariable> = {}): string {
  return wordsIn(settings.lang).text(key, args);
}

export function knows(key: string): boolean {
  return wordsIn(settings.lang).has(key);
}
