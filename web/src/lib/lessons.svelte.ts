/** What teaches a game: its things in words, topics and notes of its tutor, boards of its book; fetched once. */

import type { ExampleBoard, GameLessons, Thing, Topic } from "../messages";
import * as api from "./api";
import { loadWords } from "./kit.svelte";
import { withCommon } from "../teach/common";
import type { Lang, Words } from "./words";

export class Lessons {
  /** All that the game says: its own words and, over them, those that teach it. */
  readonly words: Words;
  readonly things: ReadonlyMap<string, Thing>;

  constructor(
    readonly game: string,
    readonly lang: Lang,
    private readonly told: GameLessons,
    spoken: Words,
  ) {
    this.words = spoken.and(told.catalogue);
    this.things = new Map(told.things.map((thing) => [thing.ref, thing]));
  }

  get topics(): Topic[] {
    return this.told.topics;
  }

  /** The topic of every note, by the note's id. */
  get notes(): Record<string, string> {
    return this.told.notes;
  }

  get examples(): ExampleBoard[] {
    return this.told.examples;
  }

  /** What kind of things lies in a zone of the table. */
  get types(): Record<string, string> {
    return this.told.types;
  }

  /** The ref of what lies at a target: "hand/crash#1" is "kid/crash"; a place that holds nothing by name is itself. */
  refAt(target: string): string {
    const zone = target.split("/")[0] ?? target;
    const word = target.slice(target.lastIndexOf("/") + 1).split("#")[0] ?? "";
    const kind = this.types[zone];
    return kind === undefined ? `zone/${zone}` : `${kind}/${word}`;
  }

  /** What there is to say of a ref or of a target's thing; null if the game tells nothing of it. */
  thing(ref: string): Thing | null {
    return this.things.get(ref) ?? this.things.get(this.refAt(ref)) ?? null;
  }

  /** The name of a thing: that of the component file, else its phrase `name-<kind>-<word>`. */
  nameOf(ref: string): string {
    const key = `name-${ref.replace("/", "-")}`.replaceAll("_", "-");
    const name = this.words.names[ref] ?? (this.words.has(key) ? this.words.text(key) : this.words.name(ref));
    return name.charAt(0).toLocaleUpperCase() + name.slice(1);
  }
}

const asked = new Map<string, Promise<Lessons>>();

/** The lessons of a game in a language; asked for once. */
export function loadLessons(game: string, lang: Lang): Promise<Lessons> {
  const known = asked.get(`${game}/${lang}`);
  if (known) return known;
  const answer = Promise.all([api.lessons(game, lang), loadWords(game, lang)]).then(
    ([told, words]) => new Lessons(game, lang, withCommon(told, lang), words),
  );
  asked.set(`${game}/${lang}`, answer);
  answer.catch(() => asked.delete(`${game}/${lang}`));
  return answer;
}
