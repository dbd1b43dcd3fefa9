/** Dice that are laid on places: the clubhouse has told what would fit where, and hears of it all at "done". */

import { LiveTable } from "../../lib/table.svelte";
import type { Teaching } from "../../teach/teaching.svelte";
import { VILLAGE_DICE, asked, isBeyond, isGift, listed, rowFor, travellerOf, wishWords } from "./comforts";
import { Plan, type Step, thingOf } from "./plan.svelte";
import { type Filling, completed, diceIn, familyIn, fillings, least, spelled, twins, valueIn } from "./spelling";
import type { ComfortsTable } from "./types";

export class DicePlan extends Plan {
  /** Dice by place. */
  laid: Record<string, number[]> = $state.raw({});
  /** What the die of an inn, a workshop or a draw shall count as. */
  values: Record<string, number> = $state.raw({});
  picked: number | null = $state(null);
  /** The place whose value can be changed. */
  focus: string | null = $state(null);
  #turn = "";

  constructor(table: () => ComfortsTable, taught?: Teaching) {
    super(table, taught);
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

  /** What each place would take, as the clubhouse says. */
  readonly #fillings: Record<string, Filling[]> = $derived.by(() => fillings(this.table().view.active?.fits ?? {}));

  isMine(place: string): boolean {
    return place in this.#fillings;
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

  placeOf(die: number): string | null {
    return Object.keys(this.laid).find((place) => this.at(place).includes(die)) ?? null;
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
    if (!this.isOn) return die === undefined ? 0 : (this.table().view.active?.values[place] ?? this.faces[die] ?? 0);
    if (die !== undefined) return this.valueAt(place);
    return this.picked !== null && this.filling(place, this.picked) ? this.#asItIs(place, this.picked) : 0;
  }

  // What a die counts as

  /** What the die at the place counts as. */
  valueAt(place: string): number {
    return this.values[place] ?? this.#asItIs(place, this.at(place)[0] ?? -1);
  }

  /** What a die may count as at a place, with the tokens; nothing where that does not matter. */
  #valuesOf(place: string, die: number): [value: number, tokens: number][] {
    const values = this.table().view.active?.counts[place]?.[die] ?? {};
    return Object.entries(values).map(([value, tokens]) => [Number(value), tokens]);
  }

  /** What a die counts as without a token. */
  #asItIs(place: string, die: number): number {
    return this.#valuesOf(place, die).find(([, tokens]) => tokens === 0)?.[0] ?? this.faces[die] ?? 0;
  }

  hasValue(place: string): boolean {
    return place in (this.table().view.active?.counts ?? {});
  }

  /** The next lower and the next higher value that the die at a place can usefully count as; null if there is none. */
  steps(place: string): { lower: number | null; higher: number | null } {
    const value = this.valueAt(place);
    const within = this.tokensLeft + (this.tokensAt(place) ?? 0);
    const open = this.#valuesOf(place, this.at(place)[0] ?? -1).flatMap(([one, tokens]) => (tokens <= within ? [one] : []));
    return { lower: open.filter((one) => one < value).at(-1) ?? null, higher: open.find((one) => one > value) ?? null };
  }

  setValue(place: string, value: number): void {
    this.values = { ...this.values, [place]: value };
  }

  // What fits

  /** The tokens that the dice at a place take; null while they don't do, or need more than are left. */
  tokensAt(place: string): number | null {
    return this.#taken[place] ?? null;
  }

  /** Tokens by place: places that were begun first take theirs first. */
  readonly #taken: Record<string, number> = $derived.by(() => {
    let left = this.tokens;
    const needs = Object.keys(this.laid).map((place): [string, number] => [place, this.#need(place)]);
    return Object.fromEntries(
      needs.filter(([, need]) => {
        if (need > left) return false;
        left -= need;
        return true;
      }),
    );
  });

  /** The tokens that the dice at a place need, however many there are; without end while they don't do. */
  #need(place: string): number {
    const dice = this.at(place);
    const values = this.#valuesOf(place, dice[0] ?? -1);
    const need = values.length > 0 ? values.find(([value]) => value === this.valueAt(place))?.[1] : this.table().view.active?.fits[place]?.[spelled(dice)];
    return need ?? Infinity;
  }

  /** How a place would be complete with this die, or with any free dice. */
  filling(place: string, die: number | null = null): Filling | null {
    return this.#complete(place, die, this.at(place));
  }

  /** The same where it is complete already: the die takes the place of others. */
  exchange(place: string, die: number): Filling | null {
    const isFull = this.tokensAt(place) !== null;
    return isFull && !this.at(place).includes(die) ? this.#complete(place, die, []) : null;
  }

  #complete(place: string, die: number | null, kept: number[]): Filling | null {
    const fixed = die === null ? kept : [...kept.filter((one) => one !== die), die];
    const elsewhere = this.tokensUsed - (this.tokensAt(place) ?? 0);
    return completed(this.#fillings[place] ?? [], fixed, [...this.free, ...this.at(place)], this.tokens - elsewhere);
  }

  /** Places whose dice don't do yet. */
  get unfinished(): string[] {
    return Object.keys(this.laid).filter((place) => this.tokensAt(place) === null);
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
    const kept = this.filling(place, die) ? this.at(place) : this.exchange(place, die)?.dice.filter((one) => this.at(place).includes(one));
    if (!kept) return this.#refuse(die, place);
    this.clear(place);
    this.#put(place, [...kept, die]);
    this.picked = null;
  }

  #fill(place: string): void {
    const filling = this.#best(place);
    if (filling) this.#put(place, filling.dice);
    else this.#refuse(null, place);
  }

  /** Of the dice that would do with the fewest tokens those that leave enough for the other places, and that bring most where the value counts. */
  #best(place: string): Filling | null {
    const first = this.filling(place);
    const free = this.free;
    const left = this.tokensLeft;
    const ways = (this.#fillings[place] ?? []).filter((way) => way.tokens === first?.tokens && way.dice.every((die) => free.includes(die)));
    const others = Object.keys(this.#fillings).filter((other) => other !== place && this.at(other).length === 0);
    const spoiled = (way: Filling) => {
      const rest = free.filter((die) => !way.dice.includes(die));
      return others.filter((other) => !completed(this.#fillings[other] ?? [], [], rest, left - way.tokens)).length;
    };
    const reach = (way: Filling) => (place === "workshop" ? -this.#asItIs(place, way.dice[0] ?? -1) : 0);
    const cost = (way: Filling) => [place === "inn" ? this.#offer(way.dice[0] ?? -1) : 0, spoiled(way), way.dice.length, reach(way)];
    return least(ways, cost) ?? first;
  }

  /** How little the inn gives for a die: 0 for a gift, 1 for what can be paid, 2 for what can't be. */
  #offer(die: number): number {
    const table = this.table();
    const traveller = travellerOf(table);
    const row = traveller?.rows[rowFor(traveller, this.#asItIs("inn", die))];
    if (!row) return 2;
    const heap = table.view.players[table.seat ?? 0]?.heap;
    const isPaid = listed(row.give).every((one) => (heap?.[one] ?? 0) >= listed(row.give).filter((other) => other === one).length);
    return isGift(row) ? 0 : isPaid ? 1 : 2;
  }

  #put(place: string, dice: number[]): void {
    this.laid = { ...this.laid, [place]: dice };
    this.focus = this.hasValue(place) ? place : null;
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

  get canStepBack(): boolean {
    return this.picked !== null || Object.keys(this.laid).length > 0;
  }

  /** First the picked die, else the place that was filled last. */
  stepBack(): boolean {
    const last = Object.keys(this.laid).at(-1);
    if (this.picked !== null) this.picked = null;
    else if (last) this.clear(last);
    else return false;
    return true;
  }

  explain(place: string): void {
    const isOpen = this.picked === null ? this.filling(place) : (this.filling(place, this.picked) ?? this.exchange(place, this.picked));
    if (isOpen || this.at(place).length > 0) this.tell("view-would-fit", { place: thingOf(place) });
    else this.#refuse(this.picked, place);
  }

  /** What is wrong with a die at a place, in words. */
  #refuse(die: number | null, place: string): void {
    const table = this.table();
    if (!this.isMine(place) && table instanceof LiveTable) table.askWhyNot(`place/${place}`);
    else this.tell(this.#reason(die, place), { place: thingOf(place), tokens: this.tokensLeft, wish: wishWords(table, place), picked: Number(die !== null) });
  }

  #reason(die: number | null, place: string): string {
    const all = this.#fillings[place];
    if (!all) return isBeyond(place) ? "view-not-owner" : "view-no-worker";
    if (die !== null && die < VILLAGE_DICE && isBeyond(place)) return "view-only-family";
    const fixed = die === null ? this.at(place) : [...this.at(place), die];
    return completed(all, fixed, this.free, Infinity) ? "view-too-few-tokens" : "view-does-not-fit";
  }

  // Sending

  protected next(): Step {
    if (!this.isSending) return null;
    const table = this.table();
    const place = table.view.active?.place;
    if (!place || this.#isBent()) return "back";
    const target = this.tokensAt(place) === null ? "button/nothing" : this.#targetFor(place);
    return target && table.option(target) ? { touch: target } : "stuck";
  }

  protected fail(): void {
    this.tell("view-plan-stuck");
  }

  /** Whether something that was sent is meant otherwise now: places are asked about in their order. */
  #isBent(): boolean {
    const active = this.table().view.active;
    const asked = Object.keys(active?.fits ?? {});
    const sent = asked.slice(0, asked.indexOf(active?.place ?? ""));
    return sent.some((place) => {
      const meant = this.tokensAt(place) === null ? [] : this.at(place);
      const value = active?.values[place] ?? this.valueAt(place);
      return !twins(this.faces, active?.assigned[place] ?? [], meant) || (meant.length > 0 && value !== this.valueAt(place));
    });
  }

  /** The option that means the dice of this plan: equal dice are one. */
  #targetFor(place: string): string | null {
    const dice = this.at(place);
    const meant = (this.table().decision?.options ?? []).filter(({ target }) => {
      const value = valueIn(target);
      return twins(this.faces, diceIn(target), dice) && (value === null || value === this.valueAt(place));
    });
    const isSameFamily = (other: number[]) => familyIn(other) === familyIn(dice);
    const best = meant.find(({ target }) => isSameFamily(diceIn(target))) ?? meant[0];
    return best?.target ?? null;
  }
}
