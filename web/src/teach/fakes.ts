/** For tests: what teaches a small game, and what its tutor says. */

import { Lessons } from "../lib/lessons.svelte";
import { Words } from "../lib/words";
import type { Caution, LessonAnswer, Line, Note, Thing } from "../messages";

export const catalogue = `
kind-kid = Kids
kind-icon = Icons
tag-hold = What you hold
name-icon-toy = Toy
name-icon-pizza = Píla
name-zone-yard = Yard
line-toy = A toy
    .text = You pay with it.
line-gain = Gain a toy
note-play = Play { $card }
    .text = It brings most.
topic-play = Playing a card
`;

export function line(key: string, changes: Partial<Line> = {}): Line {
  return { key, args: {}, rule: "5.1", signs: [], provenance: "rulebook", ...changes };
}

export function thing(ref: string, changes: Partial<Thing> = {}): Thing {
  return { ref, lines: [line("line-toy", { signs: ["toy"] })], tags: [], ...changes };
}

export function fakeLessons(): Lessons {
  const told = {
    lang: "en",
    catalogue,
    types: { hand: "kid", yard: "kid" },
    things: [
      thing("kid/bug", { lines: [line("line-gain", { signs: ["toy", "x", "crown"] })], tags: ["crown"] }),
      thing("kid/doc", { tags: ["book"] }),
      thing("icon/toy", { tags: ["hold"] }),
      thing("icon/pizza", { tags: ["hold"], lines: [line("line-gain")] }),
      thing("zone/yard"),
    ],
    topics: [{ id: "play", sign: "hand" }, { id: "yard", sign: "yard" }],
    notes: { play: "play", skip: "play", yard: "yard" },
    examples: [],
  };
  return new Lessons("fort", "en", told, new Words("en", ["title = Fort"], { "kid/bug": "Bug", "kid/doc": "Doc" }));
}

export function note(id: string, changes: Partial<Note> = {}): Note {
  return { id, topic: "play", target: "", args: {}, rule: "", signs: [], option: -1, ...changes };
}

export function caution(option: number, better = -1): Caution {
  return { option, key: "caution-skip", args: {}, rule: "7.2", costs: [], better, gains: [] };
}

export function lesson(asked: string, notes: Note[], cautions: Caution[] = []): LessonAnswer {
  return { type: "lesson", asked, lesson: { notes, goal: null, cautions } };
}
