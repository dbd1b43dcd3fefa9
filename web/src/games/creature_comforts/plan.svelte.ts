/**
 * What a person lays out on the board: dice on places, workers on places. The clubhouse asks place by place; here
 * everything may be moved and taken back in any order, and the clubhouse is told as soon as it listens.
 */

import { LiveTable } from "../../lib/table.svelte";
import type { Teaching } from "../../teach/teaching.svelte";
import { isBeyond } from "./comforts";
import type { ComfortsTable } from "./types";

/** What is to be sent next: a target to touch, one step back, that nothing fits; null if all is told. */
export type Step = { touch: string } | "back" | "stuck" | null;

/** A short word on why something does not go. */
export interface Word {
  key: string;
  args: Record<string, string | number>;
}

/** So long a word of the tutor on what is sent next is waited for, in milliseconds. */
const PATIENCE = 1000;
/** So long after a layout a touch may still be meant for it, in milliseconds. */
const HASTE = 600;

export abstract class Plan {
  /** Whether it is said to be done, and on its way. */
  isSending = $state(false);
  word: Word | null = $state.raw(null);
  /** What was sent last: who is refused does not try the same again. */
  #tried = "";
  /** The question to which the tutor had nothing to say in time. */
  #awaited = $state("");
  /** When there was something to lay out for the last time. */
  #wasOn = -Infinity;
  /** Whether the tutor asks about what was sent. */
  #isDoubted = false;

  constructor(
    readonly table: () => ComfortsTable,
    readonly taught?: Teaching,
  ) {
    $effect(() => this.#follow());
  }

  /** Whether the question of the moment is laid out here. */
  abstract get isOn(): boolean;
  /** Whether there is something that "back" would take. */
  abstract get canStepBack(): boolean;
  /** Take back the last thing; false if there is nothing. */
  abstract stepBack(): boolean;
  /** Touch a place of the board. */
  abstract touch(place: string): void;
  /** Why nothing goes to a place, or that something does. */
  abstract explain(place: string): void;
  protected abstract next(): Step;
  /** The clubhouse can't be told what is laid out. */
  protected abstract fail(): void;

  send(): void {
    this.word = null;
    this.#tried = "";
    this.isSending = true;
  }

  /** Whether a touch of this moment was meant for the layout. */
  get isJustOver(): boolean {
    return !this.isOn && performance.now() - this.#wasOn < HASTE;
  }

  protected tell(key: string, args: Word["args"] = {}): void {
    this.word = { key, args };
  }

  /** Send the next part as soon as the clubhouse listens. */
  #follow(): void {
    const table = this.table();
    if (this.isOn) this.#wasOn = performance.now();
    if (!this.isOn) {
      if (table.decision || !table.isLive || table.waiting.length > 0) this.isSending = false;
      return;
    }
    const live = table instanceof LiveTable ? table : null;
    if (this.#thinksBetter(live) || live?.isLocked || live?.isAsking) return;
    const step = this.next();
    if (step === null || this.#waits(live)) return;
    if (step === "stuck" || (step === "back" && !live?.canUndo) || this.#wasTried(step)) {
      this.isSending = false;
      this.fail();
    } else if (step === "back") live?.undo();
    else table.touch(step.touch);
  }

  /** A costly pick is asked about; whoever does not insist goes on laying out. */
  #thinksBetter(live: LiveTable | null): boolean {
    const isAsked = Boolean(this.taught?.tutor?.doubt);
    if (this.#isDoubted && !isAsked && !live?.isLocked) this.isSending = false;
    this.#isDoubted = isAsked;
    return isAsked;
  }

  /** The tutor's word on a question comes right after it. */
  #waits(live: LiveTable | null): boolean {
    const asked = live?.decision?.asked ?? "";
    if (!this.taught?.tutor?.isOn || live?.lesson?.asked === asked || this.#awaited === asked) return false;
    setTimeout(() => (this.#awaited = asked), PATIENCE);
    return true;
  }

  /** The stamp of the question is another one after everything that was carried out. */
  #wasTried(step: Step): boolean {
    const tried = `${this.table().decision?.asked} ${JSON.stringify(step)}`;
    const isSame = tried === this.#tried;
    this.#tried = tried;
    return isSame;
  }
}

/** The ref of a place. */
export function thingOf(place: string): string {
  return isBeyond(place) ? `improvement/${place}` : `place/${place}`;
}
