/** Which pages were read in this browser, by game. */

import { SvelteSet } from "svelte/reactivity";

const STORE = "klubovna.learn";

function kept(): Record<string, string[]> {
  try {
    const told: unknown = JSON.parse(localStorage.getItem(STORE) ?? "{}");
    return typeof told === "object" && told !== null ? (told as Record<string, string[]>) : {};
  } catch {
    return {};
  }
}

export class Progress {
  readonly read: SvelteSet<string>;

  constructor(readonly game: string) {
    const pages = kept()[game];
    this.read = new SvelteSet(Array.isArray(pages) ? pages : []);
  }

  add(page: string): void {
    if (this.read.has(page)) return;
    this.read.add(page);
    try {
      localStorage.setItem(STORE, JSON.stringify({ ...kept(), [this.game]: [...this.read] }));
    } catch {
      // A browser that keeps nothing: the ticks hold until the page is closed.
    }
  }
}
