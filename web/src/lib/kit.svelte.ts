/** What it takes to show a game: its words, its components, its drawn page. */

import { loadPage } from "../games/registry";
import * as api from "./api";
import type { GamePage } from "./contract";
import { settings } from "./settings.svelte";
import { type Lang, Words } from "./words";

/** Fetches words of games, each once. */
function loader(ask: typeof api.gameWords): (game: string, lang: Lang) => Promise<Words> {
  const spoken = new Map<string, Promise<Words>>();
  return (game, lang) => {
    const known = spoken.get(`${game}/${lang}`);
    if (known) return known;
    const asked = ask(game, lang).then(({ catalogues, names }) => new Words(lang, catalogues, names));
    spoken.set(`${game}/${lang}`, asked);
    asked.catch(() => spoken.delete(`${game}/${lang}`));
    return asked;
  };
}

/** All words of a game. */
export const loadWords = loader(api.gameWords);

/** The title of a game and its settings: what is said of it before it is played. */
export const loadLabels = loader(api.gameLabels);

export class Kit {
  words = $state.raw<Words>(new Words("cs", []));

  constructor(
    readonly game: string,
    words: Words,
    readonly components: unknown,
    readonly page: GamePage | null,
  ) {
    this.words = words;
  }

  /** Fetch everything that a game's table needs. */
  static async load(game: string): Promise<Kit> {
    const [words, components, page] = await Promise.all([
      loadWords(game, settings.lang),
      api.components(game),
      loadPage(game),
    ]);
    return new Kit(game, words, components, page);
  }

  /** Speak the language that is set now. */
  async translate(lang: Lang): Promise<void> {
    if (this.words.lang === lang) return;
    const words = await loadWords(this.game, lang);
    if (settings.lang === lang) this.words = words;
  }
}
