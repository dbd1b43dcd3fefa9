/** What one person has set in this browser: language, lamp, speed, sound. */

import { LANGUAGES, type Lang } from "./words";

export type Theme = "light" | "dark" | "system";

/** How fast one sees what others do: "step" waits for a key or a button each time. */
export const SPEEDS = ["slow", "normal", "fast", "step"] as const;
export type Speed = (typeof SPEEDS)[number];

interface Kept {
  lang: Lang;
  theme: Theme;
  pace: Speed;
  sound: boolean;
  volume: number;
  badge: boolean;
  name: string;
}

const STORE = "klubovna.settings";

function load(): Kept {
  const preferred = globalThis.navigator?.languages ?? [];
  const spoken = preferred.map((tag) => tag.slice(0, 2)).find((tag) => isLang(tag));
  const usual: Kept = {
    lang: spoken ?? "cs",
    theme: "system",
    pace: "normal",
    sound: false,
    volume: 0.6,
    badge: false,
    name: "",
  };
  try {
    const kept = JSON.parse(localStorage.getItem(STORE) ?? "{}") as Partial<Kept>;
    const pace = SPEEDS.find((speed) => speed === kept.pace) ?? usual.pace;
    return { ...usual, ...kept, lang: isLang(kept.lang) ? kept.lang : usual.lang, pace };
  } catch {
    return usual;
  }
}

function isLang(tag: unknown): tag is Lang {
  return LANGUAGES.some((lang) => lang === tag);
}

class Settings {
  #kept = $state(load());

  constructor() {
    this.#show();
  }

  get lang(): Lang {
    return this.#kept.lang;
  }
  set lang(lang: Lang) {
    this.#change({ lang });
  }

  get theme(): Theme {
    return this.#kept.theme;
  }
  set theme(theme: Theme) {
    this.#change({ theme });
  }

  get pace(): Speed {
    return this.#kept.pace;
  }
  set pace(pace: Speed) {
    this.#change({ pace });
  }

  /** Whether things that move, one's turn and the end can be heard. */
  get sound(): boolean {
    return this.#kept.sound;
  }
  set sound(sound: boolean) {
    this.#change({ sound });
  }

  /** How loud, from 0 to 1. */
  get volume(): number {
    return this.#kept.volume;
  }
  set volume(volume: number) {
    this.#change({ volume });
  }

  /** A sign in the title of the window when it is one's turn. */
  get badge(): boolean {
    return this.#kept.badge;
  }
  set badge(badge: boolean) {
    this.#change({ badge });
  }

  /** The name under which this person sat down last. */
  get name(): string {
    return this.#kept.name;
  }
  set name(name: string) {
    this.#change({ name });
  }

  /** Whether the page is dark now, be it by the person's choice or the system's. */
  get isDark(): boolean {
    if (this.theme !== "system") return this.theme === "dark";
    return globalThis.matchMedia?.("(prefers-color-scheme: dark)").matches ?? false;
  }

  #change(part: Partial<Kept>): void {
    Object.assign(this.#kept, part);
    this.#show();
    try {
      localStorage.setItem(STORE, JSON.stringify(this.#kept));
    } catch {
      // A browser that keeps nothing: the setting holds until the page is closed.
    }
  }

  #show(): void {
    const root = document.documentElement;
    root.lang = this.lang;
    if (this.theme === "system") delete root.dataset.theme;
    else root.dataset.theme = this.theme;
  }
}

export const settings = new Settings();
