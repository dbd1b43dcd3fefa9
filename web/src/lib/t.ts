/** What the page itself says, in the language that is set; reactive wherever it is read. */

import type { FluentVariable } from "@fluent/bundle";
import { SvelteMap } from "svelte/reactivity";
import { settings } from "./settings.svelte";
import { type Lang, Words } from "./words";

/** Nobody fetches a language that is not spoken. */
const catalogues: Record<Lang, () => Promise<{ default: string }>> = {
  cs: () => import("../locale/cs.ftl?raw"),
  en: () => import("../locale/en.ftl?raw"),
};
const spoken = new SvelteMap<Lang, Words>();
const coming = new Map<Lang, Promise<void>>();

/** Have the words of a language, from when it is first spoken. */
export function learn(lang: Lang): Promise<void> {
  const known = coming.get(lang) ?? fetched(lang);
  coming.set(lang, known);
  return known;
}

async function fetched(lang: Lang): Promise<void> {
  const { default: text } = await catalogues[lang]();
  spoken.set(lang, new Words(lang, [text]));
}

/** The words of the language that is set; until they have come, those that were spoken before. */
function words(): Words {
  const known = spoken.get(settings.lang);
  if (known) return known;
  void learn(settings.lang);
  return [...spoken.values()].at(-1) ?? new Words(settings.lang, []);
}

export function t(key: string, args: Record<string, FluentVariable> = {}): string {
  return words().text(key, args);
}

export function knows(key: string): boolean {
  return words().has(key);
}
