/** The owl beside a person who plays: one note at a time, the goal of the turn, a question before a costly move. */

import type { Story } from "../lib/contract";
import type { Lessons } from "../lib/lessons.svelte";
import { chaptersOf } from "../lib/story";
import type { LiveTable } from "../lib/table.svelte";
import type { Caution, Goal, LoggedEvent, Need, Note, Option, Topic } from "../messages";
import { Memory } from "./memory.svelte";

/** A costly pick that waits for an answer, and the button that was pressed for it. */
export interface Doubt {
  caution: Caution;
  option: Option;
  at: Element | null;
}

export interface KnownTopic extends Topic {
  isKnown: boolean;
  isNow: boolean;
}

export class Tutor {
  readonly memory: Memory;
  /** The note on show. */
  note: Note | null = $state.raw(null);
  /** The pick that is asked about. */
  doubt: Doubt | null = $state.raw(null);
  /** The question at which a note was chosen; whoever hides it gets no other one there. */
  #noted = "";
  /** The turn in which a pick was asked about. */
  #doubted: number | null = null;

  constructor(
    readonly table: LiveTable,
    readonly lessons: () => Lessons | null,
  ) {
    this.memory = new Memory(table.kit.game);
    if (table.key !== null) this.memory.sitAt(table.info.id);
  }

  /** Whether there is one at all. */
  get isThere(): boolean {
    return this.table.seat !== null && (this.lessons()?.topics.length ?? 0) > 0;
  }

  get isOn(): boolean {
    return this.memory.isOnAt(this.table.info.id);
  }
  set isOn(on: boolean) {
    this.memory.on = on;
    if (!on) this.#drop();
  }

  get goal(): Goal | null {
    return this.isOn ? (this.table.lesson?.lesson.goal ?? null) : null;
  }

  /** What is to be known; once half of what there is to say of a topic was shown, it is. */
  get topics(): KnownTopic[] {
    const { topics = [], notes = {} } = this.lessons() ?? {};
    const isKnown = (topic: string) => {
      const ids = Object.keys(notes).filter((id) => notes[id] === topic);
      return ids.filter((id) => this.memory.knows(id)).length >= ids.length / 2;
    };
    const now = this.note?.topic;
    return topics.map((topic) => ({ ...topic, isKnown: isKnown(topic.id), isNow: topic.id === now }));
  }

  /** What is still missing at a place of the table, for the goal. */
  needAt(target: string): Need | null {
    return this.goal?.needs.find((need) => need.target === target && need.have < need.need) ?? null;
  }

  /** Call whenever a question or a lesson comes: what was shown at another question is done. */
  attend(): void {
    const asked = this.table.decision?.asked ?? "";
    if (this.note && asked !== this.#noted) this.#done();
    if (this.doubt && !this.table.decision?.options.includes(this.doubt.option)) this.doubt = null;
    const lesson = this.table.lesson;
    if (!this.isOn || !lesson || lesson.asked !== asked || this.#noted === asked) return;
    this.note = lesson.lesson.notes.find(({ id }) => !this.memory.knows(id)) ?? null;
    if (this.note) this.#noted = asked;
  }

  /** The person has read it. */
  hide(): void {
    this.#done();
  }

  /** Ask about a pick before it happens, if it costs much and nothing was asked in this turn; true: it waits. */
  stop(option: Option, at: Element | null): boolean {
    const turn = turnOf(this.table.log, this.table.story);
    if (!this.isOn || !this.memory.asks || turn === this.#doubted) return false;
    const caution = this.table.lesson?.lesson.cautions.find((one) => one.option === option.id);
    if (!caution) return false;
    this.#doubted = turn;
    this.doubt = { caution, option, at };
    return true;
  }

  /** Do what was asked about all the same. */
  insist(): void {
    const option = this.doubt?.option;
    this.doubt = null;
    if (option) this.table.pick(option);
  }

  /** Take the better way; where there is none to send, put it back and go on. */
  mend(): void {
    const better = this.betterWay;
    this.doubt = null;
    if (better) this.table.offer(better);
    else this.table.putBack();
  }

  get betterWay(): Option | null {
    const better = this.doubt?.caution.better ?? -1;
    return this.table.decision?.options.find((option) => option.id === better) ?? null;
  }

  #done(): void {
    if (this.note) this.memory.learn(this.note.id);
    this.note = null;
  }

  #drop(): void {
    this.note = null;
    this.#noted = "";
    this.doubt = null;
  }
}

/** When the present turn began: the place of its line in the log. */
export function turnOf(log: LoggedEvent[], story: Story): number {
  return chaptersOf(log, story).findLast(({ kind }) => kind !== "setup")?.from ?? -1;
}
