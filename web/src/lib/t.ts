/** What the page itself says, in the language that is set; reactive wherever it is read. */

import type { FluentVariable } from "@fluent/bundle";
import cs from "../locale/cs.ftl?raw";
import en from "../locale/en.ftl?raw";
import { settings } from "./settings.svelte";
import { type Lang, Words } from "./words";

const pages: Record<Lang, Words> = { cs: new Words("cs", [cs]), en: new Words("en", [en]) };

export function t(key: string, args: Record<string, FluentVariable> = {}): string {
  return pages[settings.lang].text(key, args);
}

export function knows(key: string): boolean {
  return pages[settings.lang].has(key);
}
