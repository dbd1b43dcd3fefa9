/** Words for people: the catalogues of a language turn keys and numbers into sentences. */

import type { FluentVariable } from "@fluent/bundle";
import type { Args, DecisionInfo, LoggedEvent, Option, Sentence } from "../messages";
import { Bundle } from "./bundle";

export const LANGUAGES = ["cs", "en"] as const;
export type Lang = (typeof LANGUAGES)[number];

/** A phrase in two parts: a title, and a sentence or two below it ("" if there are none). */
export interface Told {
  title: string;
  text: string;
}

/** A thing is told as "kid/bug", or by its word alone; any other string is a text already. */
const THING = /^([a-z_]+\/.+|[a-z][a-z0-9_]*(#\d+)?)$/;

/** Czech prepositions and conjunctions of one letter: none may stand at the end of a line. */
const LONELY = /(?<![\p{L}\d])([aikosuvz]) (?=\S)/giu;

/**
 * Everything that the page or a game says, in one language.
 *
 * A key that no catalogue has is shown as it is, in brackets that nobody overlooks: a missing
 * word must be seen, and must never stop a game. Later catalogues overrule earlier ones.
 */
export class Words {
  readonly #bundle: Bundle;
  readonly #byWord: Map<string, string>;

  constructor(
    readonly lang: Lang,
    readonly catalogues: string[],
    readonly names: Record<string, string> = {},
  ) {
    this.#byWord = namesByWord(names);
    this.#bundle = new Bundle(lang, catalogues);
  }

  /** The numbers of all rules that the catalogues know, in their order. */
  get ruleNumbers(): string[] {
    return rulesIn(this.catalogues);
  }

  /** The same words and more of them, which overrule these. */
  and(...catalogues: string[]): Words {
    return new Words(this.lang, [...this.catalogues, ...catalogues], this.names);
  }

  has(key: string): boolean {
    return this.#bundle.has(key);
  }

  /** The sentence of a key, with the arguments as they are. */
  text(key: string, args: Record<string, FluentVariable> = {}): string {
    const message = this.#bundle.message(key);
    if (!message?.value) return `⟦${key}⟧`;
    return this.#format(message.value, args);
  }

  #format(pattern: Parameters<Bundle["format"]>[0], args: Record<string, FluentVariable>): string {
    const said = this.#bundle.format(pattern, args);
    return this.lang === "cs" ? said.replace(LONELY, "$1\u00a0") : said;
  }

  /** The sentence below the title of a key (its Fluent attribute), with the arguments as they are; "" if it has none. */
  attribute(key: string, name: string, args: Record<string, FluentVariable> = {}): string {
    const pattern = this.#bundle.message(key)?.attributes[name];
    return pattern ? this.#format(pattern, args) : "";
  }

  /** Both parts of a phrase, with names in place of seats and things: its title, and what is said below it. */
  tell(key: string, args: Args = {}, seats: string[] = []): Told {
    const named = this.#named(args, seats, -1);
    return { title: this.text(key, named), text: this.attribute(key, "text", named) };
  }

  /** The sentence of a key, with names in place of seats and things. */
  say(key: string, args: Args, seats: string[], player = -1): string {
    return this.text(key, this.#named(args, seats, player));
  }

  /** The question to a player. */
  ask(decision: DecisionInfo, seats: string[], player = -1): string {
    return this.say(decision.key, decision.args, seats, player);
  }

  /** What picking the option means; `told` is what its question was told. */
  option(option: Option, seats: string[], told: Args = {}): string {
    return this.say(option.key, { ...told, ...option.args }, seats);
  }

  /** What happened. */
  event(event: LoggedEvent, seats: string[]): string {
    return this.say(keyOf("event", event.kind), event.args, seats, event.player);
  }

  /** A sentence of a told table with what is said behind it; `aside` says more of a thing. */
  sentence(said: Sentence, seats: string[], aside: (ref: string) => string = () => ""): string {
    const args = this.#named(said.args, seats, -1);
    for (const [name, items] of Object.entries(said.lists)) {
      args[name] = this.#listed(items.map((item) => this.sentence(item, seats, aside)));
      args[`${name}_n`] = items.length;
    }
    const more = said.more.map((one) => this.sentence(one, seats, aside));
    return [this.text(said.key, args), ...more, said.about && aside(said.about)].filter(Boolean).join(" ");
  }

  /** "a, b and c"; of nothing, "nothing". */
  #listed(items: string[]): string {
    const last = items.at(-1);
    if (last === undefined) return this.text("tell-nothing");
    return items.length === 1 ? last : this.text("list-end", { first: items.slice(0, -1).join(", "), last });
  }

  /** The sentence of a rule such as "5.1". */
  rule(number: string): string {
    return this.text(ruleKey(number));
  }

  scorePart(part: string): string {
    return this.text(scoreKey(part));
  }

  endReason(reason: string): string {
    return this.text(endKey(reason));
  }

  setting(id: string): string {
    return this.text(keyOf("setting", id));
  }

  /** The name of a value of an option, if the value is a word. */
  settingValue(id: string, word: string): string {
    return this.text(keyOf("setting", `${id}-${word}`));
  }

  title(): string {
    return this.text("title");
  }

  /** The name of a thing such as "kid/bug", by the component file or a phrase; its copies "bug#2" have it too. */
  name(ref: string): string {
    const whole = wholeOf(ref);
    const key = keyOf("name", whole.replace("/", "-"));
    const told = this.names[whole] ?? (this.has(key) ? this.text(key) : this.#byWord.get(lastWord(whole)));
    return told ?? lastWord(whole).replaceAll("_", " ");
  }

  /**
   * The name of a thing that something is done to: "Hraje Chrobáka". Where the component file
   * doesn't decline it, the catalogue may help: "Hraje kartu Bug".
   */
  accusative(ref: string): string {
    const whole = wholeOf(ref);
    const declined = this.#known(`${whole}@acc`);
    const helped = keyOf("accusative", whole.split("/")[0] ?? whole);
    const name = this.name(ref);
    return declined ?? (this.has(helped) ? this.text(helped, { name }) : name);
  }

  /** A name by a ref, or at least by its last word. */
  #known(ref: string): string | undefined {
    return this.names[ref] ?? this.#byWord.get(lastWord(ref));
  }

  /** Who sits there; a rival who plays without a seat comes behind the last one. */
  #seat(seat: number, seats: string[]): string {
    return seats[seat] ?? this.names.rival ?? `⟦seat ${seat}⟧`;
  }

  #named(args: Args, seats: string[], player: number): Record<string, FluentVariable> {
    const made: Record<string, FluentVariable> = {};
    if (player >= 0) made.player = this.#seat(player, seats);
    for (const [key, value] of Object.entries(args)) {
      if (typeof value === "number") {
        made[key] = key === "seat" ? this.#seat(value, seats) : value;
      } else {
        const seat = /^seat\/(\d+)$/.exec(value);
        const isThing = THING.test(value);
        const said = seat ? this.#seat(Number(seat[1]), seats) : isThing ? this.name(value) : value;
        made[key] = said;
        made[`${key}_acc`] = isThing && !seat ? this.accusative(value) : said;
        made[`${key}_id`] = lastWord(value);
      }
    }
    return made;
  }
}

/** The key of a rule such as "5.1". */
export function ruleKey(number: string): string {
  return keyOf("rule", number.replaceAll(".", "-"));
}

/** The key of why a game has ended. */
export function endKey(reason: string): string {
  return keyOf("end", reason);
}

/** The key of a line of the score sheet. */
export function scoreKey(part: string): string {
  return keyOf("score", part);
}

function rulesIn(catalogues: string[]): string[] {
  const found = catalogues.flatMap((text) => [...text.matchAll(/^rule-(\d+)-(\d+) *=/gm)]);
  const numbers = new Set(found.map(([, chapter, paragraph]) => `${chapter}.${paragraph}`));
  return [...numbers].sort((a, b) => a.localeCompare(b, "en", { numeric: true }));
}

/** The key of something that a game calls by a word. */
export function keyOf(prefix: string, name: string): string {
  return `${prefix}-${name}`.replaceAll("_", "-");
}

/** Names by the last words of refs; a word that things of different names share is nobody's. */
function namesByWord(names: Record<string, string>): Map<string, string> {
  const found = new Map<string, string>();
  const shared = new Set<string>();
  for (const [ref, name] of Object.entries(names)) {
    const word = lastWord(ref);
    if ((found.get(word) ?? name) !== name) shared.add(word);
    found.set(word, name);
  }
  for (const word of shared) found.delete(word);
  return found;
}

/** The ref of a thing, whichever of its copies is meant. */
function wholeOf(ref: string): string {
  return ref.split("#")[0] ?? ref;
}

function lastWord(ref: string): string {
  return ref.slice(ref.lastIndexOf("/") + 1);
}
