/**
 * Workers that are sent out. All others see them at once and may follow suit, so the clubhouse is told of each; the
 * month goes on when everybody has said "done".
 */

import { untrack } from "svelte";
import { LiveTable } from "../../lib/table.svelte";
import type { Teaching } from "../../teach/teaching.svelte";
import { PLACES, WORKERS, asked, asks, optionsIn } from "./comforts";
import { Plan, type Step, thingOf } from "./plan.svelte";
import type { ComfortsTable } from "./types";

export const READY = "button/ready";
export const BACK = "button/back";
/** So long a worker who was called back may be on the way to another place. */
const ON_THE_WAY = 400;

export class WorkerPlan extends Plan {
  places: string[] = $state.raw([]);
  #month = "";
  /** Where workers of mine may stand in this month, as far as it is known: with all of them out it is not said again. */
  #open: string[] = [];

  constructor(table: () => ComfortsTable, taught?: Teaching) {
    super(table, taught);
    $effect.pre(() => this.#begin());
  }

  /** A new month starts with what the clubhouse knows; within a month the layout stays, also after "done". */
  #begin(): void {
    const { view, seat } = this.table();
    const month = `${seat}/${view.month}`;
    if (this.isDone && !this.isOn) this.places = this.#sent;
    if (!this.isOn) return;
    const offered = optionsIn(this.table(), "place").map(({ target }) => target.slice("place/".length));
    if (offered.length > 0) this.#open = [...offered, ...this.#sent.filter((place) => !this.#lent.includes(place))];
    if (month === this.#month) return;
    this.#month = month;
    if (offered.length === 0) this.#open = PLACES.filter((place) => !this.#lent.includes(place));
    this.places = this.#sent;
  }

  get isOn(): boolean {
    const table = this.table();
    if (asked(table) === "place_workers") return asks(table, "place") || table.option(READY) !== null;
    return this.#isTakenBack;
  }

  /** Whether "done" is being taken back: what is touched until the answer comes counts, too. */
  get #isTakenBack(): boolean {
    const table = this.table();
    return this.isDone && table instanceof LiveTable && table.isLocked;
  }

  /** Whether all of mine are out, and others are waited for. */
  get isDone(): boolean {
    const { view, seat, decision, isLive } = this.table();
    return isLive && seat !== null && decision === null && view.step === "placing";
  }

  /** Who is waited for. */
  get late(): number[] {
    return this.table().view.players.flatMap(({ ready }, player) => (ready ? [] : [player]));
  }

  /** What the clubhouse knows already. */
  get #sent(): string[] {
    const { view, seat } = this.table();
    return view.players[seat ?? 0]?.workers ?? [];
  }

  /** Those that somebody else has placed. */
  get #lent(): string[] {
    const { view, seat } = this.table();
    return view.players[seat ?? 0]?.lent ?? [];
  }

  get left(): number {
    return WORKERS - this.places.length;
  }

  has(place: string): boolean {
    return this.places.includes(place);
  }

  /** Whether a worker of mine may stand there. */
  isOpen(place: string): boolean {
    return this.#open.includes(place);
  }

  touch(place: string): void {
    this.word = null;
    if (!this.isOpen(place) || (this.left === 0 && !this.has(place))) this.explain(place);
    else if (this.has(place)) this.places = this.places.filter((one) => one !== place);
    else this.places = [...this.places, place];
  }

  explain(place: string): void {
    if (!this.isOpen(place)) this.table().touch(`place/${place}`);
    else if (this.left === 0 && !this.has(place)) this.tell("view-no-worker-left");
    else this.tell("view-would-fit", { place: thingOf(place) });
  }

  get canStepBack(): boolean {
    return this.places.length > this.#lent.length;
  }

  stepBack(): boolean {
    if (!this.canStepBack) return false;
    this.places = this.places.slice(0, -1);
    return true;
  }

  protected next(): Step {
    const table = this.table();
    const called = this.#sent.filter((place) => !this.has(place));
    if (called.length > 0) {
      const isLast = called.length === 1 && called[0] === this.#sent.at(-1);
      return isLast && table.option(BACK) ? { touch: BACK } : "back";
    }
    const [place] = this.places.filter((one) => !this.#sent.includes(one));
    if (place) return table.option(`place/${place}`) ? { touch: `place/${place}` } : "stuck";
    return this.isSending && table.option(READY) ? { touch: READY } : null;
  }

  protected fail(): void {
    this.places = this.#sent;
    this.tell("view-plan-stuck");
  }
}

/**
 * Workers of the others as they are drawn. Who changes one place takes all workers back and sends them again in a
 * moment: those who return at once have never left.
 */
export class OtherWorkers {
  /** Places by player. */
  shown: string[][] = $state.raw([]);

  constructor(readonly table: () => ComfortsTable) {
    $effect.pre(() => this.#follow());
  }

  #follow(): (() => void) | undefined {
    const { view } = this.table();
    const now = view.players.map(({ workers }) => workers);
    const before = view.step === "placing" ? untrack(() => this.shown) : [];
    const both = now.map((places, player) => [...new Set([...(before[player] ?? []), ...places])]);
    this.shown = both;
    if (both.every((places, player) => places.length === now[player]?.length)) return undefined;
    const settle = setTimeout(() => (this.shown = now), ON_THE_WAY);
    return () => clearTimeout(settle);
  }

  at(place: string): number[] {
    const { seat } = this.table();
    return this.shown.flatMap((places, player) => (player !== seat && places.includes(place) ? [player] : []));
  }
}
