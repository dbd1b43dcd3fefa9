/** How fast one sees what others do: news wait until those before them had their time on the screen. */

import type { LessonAnswer, Position } from "../messages";
import { type Speed, settings } from "./settings.svelte";

/** What may have to wait; a lesson belongs to the position before it. */
export type Paced = Position | LessonAnswer;

/** How long a position stays, in milliseconds: for itself, and for each letter to read. */
const TIMES: Record<Exclude<Speed, "step">, [number, number]> = { slow: [1400, 32], normal: [600, 14], fast: [0, 0] };
/** Nobody has to wait longer than for so many letters. */
const LONGEST = 90;

/** How long so many letters stay at a speed; in steps until somebody goes on. */
export function timeAt(speed: Speed, letters: number): number {
  if (speed === "step") return Infinity;
  const [base, each] = TIMES[speed];
  return base + each * Math.min(letters, LONGEST);
}

export interface Stage {
  show(message: Paced): void;
  /** The letters to be read in a position that was just shown; null: it needs no time. */
  letters(message: Paced): number | null;
  /** Whether somebody is asked or has just acted here: nothing waits then. */
  isOpen(): boolean;
}

export class Pace {
  isPaused = $state(false);
  /** How many positions wait behind the one on the screen. */
  behind = $state(0);
  /** Whether the position on the screen still has its time. */
  isHolding = $state(false);
  #queue: Paced[] = [];
  /** The letters and the kind of what is on the screen. */
  #shown: { letters: number; isEnd: boolean } | null = null;
  /** Everything is shown at once until something is asked here again. */
  #isRushing = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly stage: Stage) {}

  /** Something came; what is urgent takes all that waits along. */
  hear(message: Paced, isUrgent = false): void {
    this.#queue.push(message);
    const isHidden = globalThis.document?.hidden ?? false;
    if (isUrgent || isHidden || this.#isRushing || this.stage.isOpen()) this.#showAll();
    else this.#goOn();
  }

  /** What waits counts no more: something newer holds all of it. */
  clear(): void {
    this.#queue = [];
    this.#release();
  }

  /** Show the next one now. */
  next(): void {
    this.#release();
    this.#showNext();
    if (!this.isPaused) this.#goOn();
  }

  /** Show all the rest at once, also what is still to come before something is asked here. */
  skip(): void {
    this.isPaused = false;
    this.#isRushing = true;
    this.#showAll();
  }

  togglePause(): void {
    this.isPaused = !this.isPaused;
    this.#isRushing = false;
    if (!this.isPaused) this.#goOn();
  }

  /** The speed was changed: it holds for what is on the screen, too. */
  reconsider(): void {
    if (this.isHolding) this.#hold();
    this.#goOn();
  }

  close(): void {
    clearTimeout(this.#timer);
  }

  #goOn(): void {
    while (this.#queue.length > 0 && !this.isHolding && !this.isPaused) this.#showNext();
    this.behind = this.#queue.filter(({ type }) => type === "position").length;
  }

  #showAll(): void {
    this.#release();
    while (this.#queue.length > 0) this.#showNext();
    // Only the last one is on the screen, and it keeps nothing else waiting.
    if (this.#isRushing) this.#release();
    this.behind = 0;
  }

  /** Show a position and the lessons that belong to it. */
  #showNext(): void {
    const message = this.#queue.shift();
    if (!message) return;
    this.stage.show(message);
    if (message.type === "position") this.#begin(message);
    while (this.#queue[0]?.type === "lesson") this.stage.show(this.#queue.shift()!);
    this.behind = this.#queue.length;
  }

  #begin(position: Position): void {
    this.#release();
    if (position.decision || position.end) this.#isRushing = false;
    const letters = this.stage.letters(position);
    if (letters === null) return;
    this.#shown = { letters, isEnd: position.end !== null };
    this.#hold();
  }

  #hold(): void {
    clearTimeout(this.#timer);
    if (!this.#shown) return;
    const { letters, isEnd } = this.#shown;
    // The end comes by itself, once the last move was seen.
    const speed = isEnd && settings.pace === "step" ? "normal" : settings.pace;
    const time = timeAt(speed, letters);
    this.isHolding = time > 0;
    if (time > 0 && time < Infinity) this.#timer = setTimeout(() => this.#over(), time);
  }

  #over(): void {
    this.#release();
    this.#goOn();
  }

  #release(): void {
    clearTimeout(this.#timer);
    this.#shown = null;
    this.isHolding = false;
  }
}
