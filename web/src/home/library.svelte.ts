/** The games on the shelf: those that can be played here, and those that are still in the making. */

import type { Component } from "svelte";
import { covers } from "../games/covers";
import * as api from "../lib/api";
import type { GameCover } from "../lib/contract";
import { loadLabels } from "../lib/kit.svelte";
import { settings } from "../lib/settings.svelte";
import { knows, t } from "../lib/t";
import type { Lang, Words } from "../lib/words";
import type { GameInfo } from "../messages";

export interface ShelfGame {
  id: string;
  Box: Component | null;
  colour: string;
  seats: [number, number];
  /** Null for a game that the page can't draw. */
  about: GameCover["about"] | null;
  /** Null while the game can't be played yet. */
  info: GameInfo | null;
}

/** The order on the shelf; games not named here stand behind these. */
const ORDER = ["fort", "shelfie_stacker", "creature_comforts", "woodcraft", "hamlet"];
const PLAIN = "#7b5b3a";

export class Library {
  games = $state.raw<GameInfo[] | null>(null);
  hasFailed = $state(false);
  #words = $state.raw<Record<string, Words>>({});

  readonly shelf = $derived(stand(this.games ?? []));

  async load(): Promise<void> {
    try {
      this.games = await api.games();
      this.hasFailed = false;
    } catch {
      this.hasFailed = true;
    }
  }

  /** Fetch what is said of a game that can be played, and of games whose titles the page doesn't know itself. */
  async speak(lang: Lang, chosen: string): Promise<void> {
    const ids = (this.games ?? []).map((game) => game.id).filter((id) => id === chosen || !knows(titleKey(id)));
    const found = await Promise.all(ids.map(async (id) => [id, await loadLabels(id, lang)] as const));
    if (settings.lang === lang) this.#words = { ...this.#spokenIn(lang), ...Object.fromEntries(found) };
  }

  #spokenIn(lang: Lang): Record<string, Words> {
    return Object.fromEntries(Object.entries(this.#words).filter(([, words]) => words.lang === lang));
  }

  title(id: string): string {
    const key = titleKey(id);
    return knows(key) ? t(key) : (this.#words[id]?.title() ?? id.replaceAll("_", " "));
  }

  /** What the game is about, in three words; empty for a game that the page doesn't know. */
  tagline(id: string): string {
    const key = `home-tagline-${dashed(id)}`;
    return knows(key) ? t(key) : "";
  }

  /** What the game is, and for whom, in two or three sentences; empty for a game that the page doesn't know. */
  what(id: string): { what: string; whom: string } {
    const [what, whom] = [`home-what-${dashed(id)}`, `home-whom-${dashed(id)}`];
    return { what: knows(what) ? t(what) : "", whom: knows(whom) ? t(whom) : "" };
  }

  setting(game: string, id: string): string {
    return this.#words[game]?.setting(id) ?? "";
  }

  /** The name of an option's value that is a word. */
  settingValue(game: string, id: string, word: string): string {
    return this.#words[game]?.settingValue(id, word) ?? "";
  }
}

function stand(games: GameInfo[]): ShelfGame[] {
  const ids = [...new Set([...covers.keys(), ...games.map((game) => game.id)])];
  const place = (id: string) => (ORDER.includes(id) ? ORDER.indexOf(id) : ORDER.length);
  ids.sort((a, b) => place(a) - place(b) || a.localeCompare(b));
  return ids.map((id) => {
    const cover = covers.get(id);
    const info = games.find((game) => game.id === id) ?? null;
    return {
      id,
      Box: cover?.Box ?? null,
      colour: cover?.shelf.colour ?? PLAIN,
      seats: info?.seats ?? cover?.shelf.seats ?? [1, 4],
      about: cover?.about ?? null,
      info,
    };
  });
}

function titleKey(id: string): string {
  return `home-title-${dashed(id)}`;
}

function dashed(id: string): string {
  return id.replaceAll("_", "-");
}
