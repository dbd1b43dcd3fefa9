/**
 * What a person lays out before it is sent: dice on places, workers on places. The clubhouse asks place by
 * place; here everything may be moved and taken back in any order until "done", and is then spelled out.
 */

import { getContext, setContext } from "svelte";
import { LiveTable } from "../../lib/table.svelte";
import {
  PLACES,
  VILLAGE_DICE,
  WORKERS,
  areaOf,
  asked,
  asks,
  hasValue,
  isBeyond,
  openPlaces,
  optionsIn,
  usefulValues,
  wishOf,
} from "./comforts";
import { type Filling, completed, tokensNeeded } from "./fit";
import { diceIn, familyIn, twins, valueIn } from "./spelling";
import type { ComfortsTable } from "./types";

/** What the next step of sending is: a target to touch, one step back, or that nothing fits. */
type Step = { touch: string } | "back" | "stuck";

/** A short word on why something does not go. */
export interface Word {
  key: string;
  args: Record<string, string | number>;
}

abstract class Plan {
  isSending = $state(false);
  word: Word | null = $state.raw(null);

  constructor(readonly table: () => ComfortsTable) {
    $effect(() => this.#follow());
  }

  /** Whether the question of the moment is laid out here. */
  abstract get isOn(): boolean;
  protected abstract next(): Step;

  send(): void {
    this.word = null;
    this.isSending = true;
  }

  protected tell(key: string, args: Word["args"] = {}): void {
    this.word = { key, args };
  }

  /** Send the next part as soon as the clubhouse listens. */
  #follow(): void {
    const table = this.table();
    if (!this.isSending) return;
    if (!this.isOn) {
      if (table.decision || !table.isLive || table.waiting.length > 0) this.isSending = false;
      return;
    }
    if (table instanceof LiveTable && table.isLocked) return;
    const step = this.next();
    if (step === "stuck" || (step === "back" && !(table instanceof LiveTable && table.canUndo))) {
      this.isSending = false;
      this.tell("view-plan-stuck");
    } else if (step === "back") (table as unknown as LiveTable).undo();
    else table.touch(step.touch);
  }
}

/** The ref of a place. */
function thingOf(place: string): string {
  return isBeyond(place) ? `improvement/${place}` : `place/${place}`;
}

// Dice

export class DicePlan extends Plan {
  /** Dice by place. */
  laid: Record<string, number[]> = $state.raw({});
  /** What the die of an inn, a workshop or a draw shall count as. */
  values: Record<string, number> = $state.raw({});
  picked: number | null = $state(null);
  /** The place whose value can be changed. */
  focus: string | null = $state(null);
  #turn = "";

  constructor(table: () => ComfortsTable) {
    super(table);
    $effect.pre(() => this.#begin());
  }

  /** A new turn starts with what the clubhouse knows; within a turn the layout stays. */
  #begin(): void {
    if (!this.isOn) return;
    const { view } = this.table();
    const turn = `${view.month}/${view.turn}/${view.active?.faces.join("")}`;
    if (turn === this.#turn) return;
    this.#turn = turn;
    this.laid = { ...view.active?.assigned };
    this.values = { ...view.active?.values };
    this.picked = null;
    this.focus = null;
    this.word = null;
  }

  get isOn(): boolean {
    return asked(this.table()) === "assign";
  }

  get faces(): number[] {
    const { view, seat } = this.table();
    return view.active?.faces ?? [...view.village, ...(view.players[seat ?? 0]?.dice ?? [])];
  }

  /** All dice that may be laid. */
  get dice(): number[] {
    return this.faces.map((_, die) => die);
  }

  get free(): number[] {
    const used = Object.values(this.laid).flat();
    return this.dice.filter((die) => !used.includes(die));
  }

  get places(): string[] {
    const table = this.table();
    return openPlaces(table, table.seat ?? 0);
  }

  get tokens(): number {
    const active = this.table().view.active;
    return (active?.tokens ?? 0) + (active?.tokens_left ?? 0);
  }

  get tokensUsed(): number {
    return Object.keys(this.laid).reduce((sum, place) => sum + (this.tokensAt(place) ?? 0), 0);
  }

  get tokensLeft(): number {
    return this.tokens - this.tokensUsed;
  }

  at(place: string): number[] {
    return this.laid[place] ?? [];
  }

  // What is drawn: the layout while it is made, else what the clubhouse knows.

  /** Whose dice lie on the board. */
  get player(): number {
    const { view, seat } = this.table();
    return view.active?.player ?? seat ?? 0;
  }

  shown(place: string): number[] {
    return this.isOn ? this.at(place) : (this.table().view.active?.assigned[place] ?? []);
  }

  /** What the first die at a place counts as; a die in the hand shows it before it lies there. */
  counts(place: string): number {
    const [die] = this.shown(place);
    if (die === undefined) return this.isOn && this.picked !== null && this.filling(place, this.picked) ? (this.faces[this.picked] ?? 0) : 0;
    return this.isOn ? this.valueAt(place) : (this.table().view.active?.values[place] ?? this.faces[die] ?? 0);
  }

  placeOf(die: number): string | null {
    return Object.keys(this.laid).find((place) => this.at(place).includes(die)) ?? null;
  }

  /** What the die at the place counts as. */
  valueAt(place: string): number {
    const [die] = this.at(place);
    if (place === "workshop" && this.#hasToolShed) return 6;
    return this.values[place] ?? this.faces[die ?? -1] ?? 0;
  }

  get #hasToolShed(): boolean {
    const { view, seat } = this.table();
    return view.players[seat ?? 0]?.built.includes("tool_shed") ?? false;
  }

  /** The tokens that the dice at a place need; null while they don't do. */
  tokensAt(place: string): number | null {
    const dice = this.at(place);
    if (dice.length === 0) return null;
    const faces = dice.map((die) => this.faces[die] ?? 0);
    if (hasValue(place)) {
      const isFree = place === "workshop" && this.#hasToolShed;
      return isFree ? 0 : Math.abs(this.valueAt(place) - (faces[0] ?? 0));
    }
    return tokensNeeded(wishOf(this.table(), place), faces);
  }

  /** How a place would be complete with this die, or with any free dice. */
  filling(place: string, die: number | null = null): Filling | null {
    return this.#complete(place, die, this.at(place));
  }

  /** The same with the die in place of those that lie there. */
  exchange(place: string, die: number): Filling | null {
    const isFull = wishOf(this.table(), place).dice.count === this.at(place).length;
    return isFull && !this.at(place).includes(die) ? this.#complete(place, die, []) : null;
  }

  #complete(place: string, die: number | null, kept: number[]): Filling | null {
    if (!this.places.includes(place) || (die !== null && !this.#mayGo(die, place))) return null;
    const fixed = die === null ? kept : [...kept.filter((one) => one !== die), die];
    const lifted = this.at(place).filter((one) => !kept.includes(one));
    const free = [...this.free, ...lifted].filter((one) => one !== die && this.#mayGo(one, place));
    const elsewhere = this.tokensUsed - (this.tokensAt(place) ?? 0);
    return completed(wishOf(this.table(), place), this.faces, fixed, free, this.tokens - elsewhere);
  }

  #mayGo(die: number, place: string): boolean {
    return !isBeyond(place) || die >= VILLAGE_DICE;
  }

  // What hands do

  pick(die: number): void {
    this.word = null;
    const place = this.placeOf(die);
    if (place) this.#lift(die, place);
    this.picked = this.picked === die && !place ? null : die;
  }

  /** Touch a place: lay the picked die, else fill it or take its dice back. */
  touch(place: string): void {
    this.word = null;
    if (this.picked !== null) this.lay(this.picked, place);
    else if (this.at(place).length > 0) this.clear(place);
    else this.#fill(place);
  }

  lay(die: number, place: string): void {
    const from = this.placeOf(die);
    if (from === place) return;
    if (from) this.#lift(die, from);
    if (!this.filling(place, die)) {
      if (!this.exchange(place, die)) return this.#refuse(die, place);
      this.clear(place);
    }
    this.laid = { ...this.laid, [place]: [...this.at(place), die] };
    this.picked = null;
    this.focus = hasValue(place) ? place : null;
  }

  #fill(place: string): void {
    const filling = this.filling(place);
    if (!filling) return this.#refuse(null, place);
    this.laid = { ...this.laid, [place]: filling.dice };
    this.focus = hasValue(place) ? place : null;
  }

  #lift(die: number, place: string): void {
    const rest = this.at(place).filter((one) => one !== die);
    const { [place]: _, ...others } = this.laid;
    const { [place]: __, ...values } = this.values;
    this.laid = rest.length > 0 ? { ...others, [place]: rest } : others;
    this.values = values;
    if (this.focus === place) this.focus = null;
  }

  clear(place: string): void {
    for (const die of this.at(place)) this.#lift(die, place);
  }

  /** Take back the last thing: the picked die, else the last place; false if there is nothing. */
  stepBack(): boolean {
    const last = Object.keys(this.laid).at(-1);
    if (this.picked !== null) this.picked = null;
    else if (last) this.clear(last);
    else return false;
    return true;
  }

  /** The next lower and the next higher value that the die at a place can usefully count as; null if there is none. */
  steps(place: string): { lower: number | null; higher: number | null } {
    if (place === "workshop" && this.#hasToolShed) return { lower: null, higher: null };
    const value = this.valueAt(place);
    const face = this.faces[this.at(place)[0] ?? -1] ?? 0;
    const open = usefulValues(this.table(), place, face).filter((one) => this.#costs(place, one) <= this.tokensLeft);
    return { lower: open.filter((one) => one < value).at(-1) ?? null, higher: open.find((one) => one > value) ?? null };
  }

  /** By how many tokens another value is dearer than the present one. */
  #costs(place: string, value: number): number {
    const face = this.faces[this.at(place)[0] ?? -1] ?? 0;
    return Math.abs(value - face) - (this.tokensAt(place) ?? 0);
  }

  setValue(place: string, value: number): void {
    this.values = { ...this.values, [place]: value };
  }

  /** Places whose dice don't do yet. */
  get unfinished(): string[] {
    return Object.keys(this.laid).filter((place) => this.tokensAt(place) === null);
  }

  /** Why nothing goes to a place, or that something does. */
  explain(place: string): void {
    const isOpen = this.picked === null ? this.filling(place) : (this.filling(place, this.picked) ?? this.exchange(place, this.picked));
    if (isOpen || this.at(place).length > 0) this.tell("view-would-fit", { place: thingOf(place) });
    else this.#refuse(this.picked, place);
  }

  /** What is wrong with a die at a place, in words. */
  #refuse(die: number | null, place: string): void {
    this.tell(this.#reason(die, place), { place: thingOf(place), tokens: this.tokensLeft });
  }

  #reason(die: number | null, place: string): string {
    const table = this.table();
    if (!this.places.includes(place)) return isBeyond(place) ? "view-not-owner" : "view-no-worker";
    if (die !== null && !this.#mayGo(die, place)) return "view-only-family";
    const wish = wishOf(table, place);
    const laid = this.at(place);
    const more = this.free.filter((one) => one !== die && this.#mayGo(one, place));
    const fixed = die === null || laid.includes(die) ? laid : [...laid, die];
    const withTokens = completed(wish, this.faces, fixed, more, 99);
    return withTokens ? "view-too-few-tokens" : "view-does-not-fit";
  }

  // Sending

  protected next(): Step {
    const table = this.table();
    const place = table.view.active?.place;
    if (!place || this.#isBent()) return "back";
    const target = this.#targetFor(place) ?? "button/nothing";
    return table.option(target) ? { touch: target } : "stuck";
  }

  /** Whether something that was sent is meant otherwise now. */
  #isBent(): boolean {
    const active = this.table().view.active;
    return Object.entries(active?.assigned ?? {}).some(
      ([place, dice]) => !twins(this.faces, dice, this.at(place)) || (hasValue(place) && active?.values[place] !== this.valueAt(place)),
    );
  }

  /** The option that means the dice of this plan: equal dice are one. */
  #targetFor(place: string): string | null {
    const dice = this.at(place);
    if (this.tokensAt(place) === null) return null;
    const meant = (this.table().decision?.options ?? []).filter(({ target }) => {
      const value = valueIn(target);
      return dice.length > 0 && twins(this.faces, diceIn(target), dice) && (value === null || value === this.valueAt(place));
    });
    const isSameFamily = (other: number[]) => familyIn(other) === familyIn(dice);
    const best = meant.find(({ target }) => isSameFamily(diceIn(target))) ?? meant[0];
    return best?.target ?? null;
  }
}

// Workers

export class WorkerPlan extends Plan {
  places: string[] = $state.raw([]);
  #month = "";

  constructor(table: () => ComfortsTable) {
    super(table);
    $effect.pre(() => this.#begin());
  }

  #begin(): void {
    const { view, seat } = this.table();
    const month = `${seat}/${view.month}`;
    if (!this.isOn || month === this.#month) return;
    this.#month = month;
    this.places = this.sent;
  }

  get isOn(): boolean {
    const table = this.table();
    return asked(table) === "place_workers" && asks(table, "place");
  }

  /** What the clubhouse knows already. */
  get sent(): string[] {
    const { view, seat } = this.table();
    return view.players[seat ?? 0]?.workers ?? [];
  }

  get left(): number {
    return WORKERS - this.places.length;
  }

  has(place: string): boolean {
    return this.places.includes(place);
  }

  /** Whether workers may stand there at all in this month. */
  isOpen(place: string): boolean {
    const isClosed = this.table().view.traveller === "pine_marten" && areaOf(place) === "forest";
    return PLACES.includes(place) && !isClosed;
  }

  touch(place: string): void {
    this.word = null;
    if (this.has(place)) this.places = this.places.filter((one) => one !== place);
    else if (!this.isOpen(place) || this.left === 0) this.explain(place);
    else this.places = [...this.places, place];
  }

  /** Why nobody goes to a place, or that somebody may. */
  explain(place: string): void {
    if (!this.isOpen(place)) this.tell("view-closed", { place: thingOf(place) });
    else if (this.left === 0) this.tell("view-no-worker-left");
    else this.tell("view-would-fit", { place: thingOf(place) });
  }

  stepBack(): boolean {
    const last = this.places.filter((place) => !this.sent.includes(place)).at(-1);
    if (last) this.touch(last);
    return last !== undefined;
  }

  protected next(): Step {
    const table = this.table();
    if (this.sent.some((place) => !this.has(place))) return "back";
    const offered = optionsIn(table, "place").map(({ target }) => target);
    const wanted = PLACES.filter((place) => this.has(place) && !this.sent.includes(place)).map((place) => `place/${place}`);
    const target = wanted.find((one) => offered.includes(one));
    return target ? { touch: target } : "stuck";
  }
}

// Within a board

export interface Plans {
  dice: DicePlan;
  workers: WorkerPlan;
}

const KEY = Symbol("plans");

/** Call while the board is set up. */
export function providePlans(table: () => ComfortsTable): Plans {
  return setContext(KEY, { dice: new DicePlan(table), workers: new WorkerPlan(table) });
}

export function plans(): Plans {
  return getContext<Plans>(KEY);
}
