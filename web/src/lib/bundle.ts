/** Catalogues of which only what is said is read: a table says a tenth of what its game could. */

import { FluentBundle, FluentResource } from "@fluent/bundle";

/** Where an entry begins, as Fluent's own reader finds it. */
const ENTRY = /^(-?[a-zA-Z][\w-]*) *=/gm;
/** What an entry may refer to: other messages, and terms. */
const REFERENCE = /\{\s*(-?[a-z][\w-]*)/g;

type Message = NonNullable<ReturnType<FluentBundle["getMessage"]>>;
type Pattern = NonNullable<Message["value"]>;
type Values = Parameters<FluentBundle["formatPattern"]>[1];

/** An entry by its place in a text; to cut it out is work as well. */
interface Entry {
  text: string;
  from: number;
  to: number;
}

export class Bundle {
  readonly #bundle: FluentBundle;
  readonly #unread: Map<string, Entry>;
  readonly #ids: Set<string>;

  constructor(lang: string, catalogues: readonly string[]) {
    const ordinals = new Intl.PluralRules(lang, { type: "ordinal" });
    const ORDINAL = ([n]: unknown[]) => ordinals.select(Number(n));
    this.#bundle = new FluentBundle(lang, { useIsolating: false, functions: { ORDINAL } });
    warm(this.#bundle);
    this.#unread = new Map(catalogues.flatMap(entriesOf));
    this.#ids = new Set(this.#unread.keys());
  }

  has(id: string): boolean {
    return this.#ids.has(id) && !id.startsWith("-");
  }

  message(id: string): Message | undefined {
    this.#read(id);
    return this.#bundle.getMessage(id);
  }

  format(pattern: Pattern, values: Values): string {
    // With a list for errors, a broken sentence is shown as far as it goes.
    return this.#bundle.formatPattern(pattern, values, []);
  }

  /** Read an entry, and what it refers to. */
  #read(id: string): void {
    const entry = this.#unread.get(id);
    if (!entry) return;
    this.#unread.delete(id);
    const text = entry.text.slice(entry.from, entry.to);
    this.#bundle.addResource(new FluentResource(text), { allowOverrides: true });
    for (const [, other] of text.matchAll(REFERENCE)) if (other) this.#read(other);
  }
}

const warmed = new Set<string>();
const COUNT = new FluentResource("count = { $n ->\n   *[other] { $n }\n }");

/** The first thing that is counted in a language takes the browser long: not in the midst of drawing a table. */
function warm(bundle: FluentBundle): void {
  const lang = bundle.locales.join();
  if (warmed.has(lang)) return;
  warmed.add(lang);
  const counting = new FluentBundle(bundle.locales);
  counting.addResource(COUNT);
  const count = counting.getMessage("count")?.value;
  if (count) counting.formatPattern(count, { n: 1 }, []);
}

function entriesOf(text: string): [id: string, Entry][] {
  const starts = [...text.matchAll(ENTRY)];
  return starts.map((start, i) => [start[1] ?? "", { text, from: start.index, to: starts[i + 1]?.index ?? text.length }]);
}
