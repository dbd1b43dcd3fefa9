/** What a table shows to those who learn: the thing in words, the legend, the library, why not, the tutor. */

import { getContext, setContext } from "svelte";
import type { TableView } from "../lib/contract";
import { type Lessons, loadLessons } from "../lib/lessons.svelte";
import type { SeenTable } from "../lib/seen.svelte";
import { LiveTable } from "../lib/table.svelte";
import { type Lang, type Told, keyOf } from "../lib/words";
import type { Args, Need, Option } from "../messages";
import { wordOf } from "./signs";
import { type Shown, elementOf } from "./things";
import { Tutor } from "./tutor.svelte";

const KEY = Symbol("teaching");

export type TaughtTable = SeenTable & TableView;

export class Teaching {
  lessons: Lessons | null = $state.raw(null);
  /** What the mouse or the focus rests on. */
  glance: Shown | null = $state.raw(null);
  /** The thing on the large card. */
  card: Shown | null = $state.raw(null);
  hasLegend = $state(false);
  hasLibrary = $state(false);
  isLookingAround = $state(false);
  /** What was pressed last: a question about it is asked there. */
  pressed: HTMLElement | null = null;
  readonly tutor: Tutor | null;

  constructor(readonly table: TaughtTable) {
    this.tutor = table instanceof LiveTable ? new Tutor(table, () => this.lessons) : null;
  }

  get live(): LiveTable | null {
    return this.table instanceof LiveTable && this.table.isLive ? this.table : null;
  }

  /** Whether there is anything to read. */
  get hasWords(): boolean {
    return (this.lessons?.things.size ?? 0) > 0;
  }

  /** Whether something lies over the table. */
  get isOpen(): boolean {
    return this.card !== null || this.hasLegend || this.hasLibrary;
  }

  /** Fetch what is taught, in a language; what is there already stays until then. */
  async learn(lang: Lang): Promise<void> {
    const lessons = await loadLessons(this.table.kit.game, lang);
    if (this.lessons?.lang !== lang) this.lessons = lessons;
  }

  /** Both parts of a phrase of the lessons. */
  tell(key: string, args: Args = {}): Told {
    return this.lessons?.words.tell(key, args, this.table.seatNames) ?? { title: "", text: "" };
  }

  /** The title of a phrase that is called by a word of the game: a kind, a tag, a topic. */
  title(what: string, word: string): string {
    return this.tell(keyOf(what, word)).title;
  }

  knows(key: string): boolean {
    return this.lessons?.words.has(key) ?? false;
  }

  /** Open the card of a thing; the legend stays beside it. */
  show(shown: Shown | null): void {
    if (!shown) return;
    this.glance = null;
    this.card = shown;
    if (this.live) this.live.why = null;
  }

  /** Open the library, in place of what is open. */
  browse(): void {
    this.close();
    this.hasLibrary = true;
  }

  /** One step back: from the legend, from the card, from the library. */
  stepBack(): void {
    if (this.hasLegend) this.hasLegend = false;
    else if (this.card) this.card = null;
    else this.hasLibrary = false;
  }

  close(): void {
    this.card = null;
    this.hasLegend = false;
    this.hasLibrary = false;
  }

  /** What can be done with a thing now: at its place, or wherever the only such one lies. */
  deedOf({ thing, target }: Shown): Option | null {
    const options = this.live?.decision?.options ?? [];
    if (target !== null) return options.find((option) => option.target === target) ?? null;
    const alike = options.filter((option) => this.lessons?.refAt(option.target) === thing.ref);
    return alike.length === 1 ? (alike[0] ?? null) : null;
  }

  /** What is missing at a place of the table: for what was touched, else for the goal of the turn. */
  needAt(target: string): { need: Need; isLack: boolean } | null {
    const lacking = this.live?.why?.lack?.needs.find((need) => need.target === target && need.have < need.need);
    if (lacking) return { need: lacking, isLack: true };
    const need = this.tutor?.needAt(target);
    return need ? { need, isLack: false } : null;
  }

  /** The name of what a sign stands for. */
  signName(sign: string): string {
    const word = wordOf(sign);
    const known = [...(this.lessons?.things.keys() ?? [])].find((ref) => wordOf(ref) === word);
    return this.lessons?.nameOf(known ?? `icon/${word}`) ?? "";
  }

  elementOf(target: string): HTMLElement | null {
    const place = this.pressed?.closest<HTMLElement>("[data-target], [data-thing]");
    if (place?.isConnected && place.dataset.target === target) return place;
    return elementOf(target, this.lessons);
  }
}

export function provideTeaching(table: TaughtTable): Teaching {
  return setContext(KEY, new Teaching(table));
}

/** What teaches at this table; none on other pages. */
export function teaching(): Teaching | undefined {
  return getContext<Teaching | undefined>(KEY);
}
