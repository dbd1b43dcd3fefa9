import { settings } from "../lib/settings.svelte";

/** Names as people list them: "Ada, Ben and Cyril". */
export function listed(names: string[]): string {
  return new Intl.ListFormat(settings.lang, { type: "conjunction" }).format(names);
}
