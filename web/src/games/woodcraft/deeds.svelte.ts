/**
 * Deeds that are one for a person and several questions for the clubhouse: a tile with its action, a die with the way it
 * is worked on, the end of a turn. What is not offered when its question comes is left to the person.
 */

import { untrack } from "svelte";
import { LiveTable } from "../../lib/table.svelte";
import type { Teaching } from "../../teach/teaching.svelte";
import type { WoodTable } from "./types";
import { asked, asks, zoneOf } from "./woodcraft";

/** What is touched, and at which kind of question. */
export interface Part {
  at: string;
  touch: string;
}

export const END: Part = { at: "confirm", touch: "button/go_on" };
export const NO_MARKETING: Part = { at: "marketing", touch: "button/pass" };
export const MARKETING: Part = { at: "marketing", touch: "button/buy" };
const DONE: Part = { at: "actions", touch: "button/done" };
const MAIN: Part = { at: "actions", touch: "button/main" };
/** So long a word of the tutor on a question is waited for, in milliseconds. */
const PATIENCE = 1000;

export class Deeds {
  /** What is still to be touched. */
  #parts: Part[] = $state.raw([]);
  /** Whether questions in between are left to the person, and the rest comes after them. */
  #isPatient = false;
  #tried = "";
  /** Whether something of it was sent: what comes then is not touched by the person. */
  #hasBegun = false;
  /** The question to which the tutor had nothing to say in time. */
  #awaited = $state("");
  /** Whether the tile that is sent now shall only move. */
  #isOnlyMoved = false;
  /** Where the action of a tile was begun, until its first question comes. */
  #begunAt = "";
  /** The first question of an action that followed its tile. */
  #first = $state("");

  constructor(
    readonly table: () => WoodTable,
    readonly taught?: Teaching,
  ) {
    $effect(() => this.#remember());
    $effect(() => this.#begin());
    $effect(() => this.#follow());
  }

  /** Touch these, each at its question. */
  run(parts: Part[], isPatient = false): void {
    this.#tried = "";
    this.#hasBegun = false;
    this.#isPatient = isPatient;
    this.#parts = parts;
  }

  /** These follow what was just sent. */
  #goOn(parts: Part[], isPatient = false): void {
    this.run(parts, isPatient);
    this.#hasBegun = true;
  }

  /** Move a tile, and do this in place of its action; nothing: only move it. */
  move(tile: string, instead?: string): void {
    this.#isOnlyMoved = true;
    this.run([{ at: "actions", touch: `tile/${tile}` }, ...(instead ? [{ at: "actions", touch: instead }] : [])], true);
  }

  /** Move a tile, start its action and take these. */
  fetch(tile: string, ...things: Part[]): void {
    this.run([{ at: "actions", touch: `tile/${tile}` }, MAIN, ...things], true);
  }

  /** Move a tile for this one of the rewards that its place offers, and start its action. */
  moveFor(tile: string, reward: string): void {
    this.run([{ at: "actions", touch: `tile/${tile}` }, { at: "choose_effect", touch: reward }, MAIN], true);
  }

  /** End the turn, buying points or not; before that say at a question of this kind that it is enough. */
  endTurn(marketing: Part | null, enough?: string): void {
    const before = enough ? [{ at: enough, touch: "button/pass" }] : [];
    const after = enough || !isUnfinished(this.table()) ? [END] : [];
    this.run([...before, DONE, ...(marketing ? [marketing] : []), ...after]);
  }

  /** Whether the action that followed its tile has only asked so far: another way can still be taken in its place. */
  get canTurn(): boolean {
    const table = this.table();
    return table instanceof LiveTable && table.canUndo && !table.isLocked && this.#first !== "" && table.decision?.asked === this.#first;
  }

  /** Take back that an action was begun, and do this in place of it; nothing: leave it to the person. */
  turn(instead?: string): void {
    const table = this.table();
    if (!this.canTurn || !(table instanceof LiveTable)) return;
    table.undo();
    this.run(instead ? [{ at: "actions", touch: instead }] : [], true);
  }

  #begin(): void {
    const stamp = this.table().decision?.asked ?? "";
    untrack(() => {
      if (!this.#begunAt || !stamp || stamp === this.#begunAt) return;
      this.#first = asked(this.table()) === "actions" ? "" : stamp;
      this.#begunAt = "";
    });
  }

  /** What follows what was just sent: a tile is moved for its action, and the end of a turn is one question. */
  #remember(): void {
    const table = this.table();
    const sent = table instanceof LiveTable && table.isLocked && !table.isHeld ? (table.selected?.target ?? "") : "";
    if (!sent) return;
    untrack(() => {
      if (this.#parts.length > 0 || this.#isOnlyMoved) this.#isOnlyMoved = false;
      else if (asked(table) === "marketing") this.#goOn([END]);
      else if (zoneOf(sent) === "tile") this.#goOn([MAIN], true);
      else if (sent === DONE.touch && !isUnfinished(table)) this.#goOn([NO_MARKETING, END]);
    });
  }

  /** Touch the next part as soon as its question is there. */
  #follow(): void {
    const table = this.table();
    const kind = asked(table);
    const live = table instanceof LiveTable ? table : null;
    if (this.#parts.length === 0 || !kind || (live?.isLocked && !live.isHeld) || live?.isAsking || this.taught?.tutor?.doubt) return;
    if (this.#isPatient && this.#parts.every(({ at }) => at !== kind)) {
      // Back at the turn, what was not asked will not be: there was only one way.
      if (kind === "actions") this.run([]);
      return;
    }
    if (this.#waits(live)) return;
    untrack(() => this.#touch(kind, live));
  }

  #touch(kind: string, live: LiveTable | null): void {
    const table = this.table();
    if (live) live.isHeld = false;
    const at = this.#parts.findIndex((part) => part.at === kind && table.option(part.touch) !== null);
    const part = this.#parts[at];
    const tried = `${table.decision?.asked} ${part?.touch}`;
    const isLeft = (part?.touch === DONE.touch && isUnfinished(table) && this.#hasBegun) || (part?.touch === MAIN.touch && !asksFirst(table));
    if (!part || tried === this.#tried || isLeft || this.#isTaught(live)) {
      this.#parts = [];
      this.#isOnlyMoved = false;
      return;
    }
    this.#tried = tried;
    this.#hasBegun = true;
    this.#parts = this.#parts.slice(at + 1);
    if (part.touch === MAIN.touch) this.#begunAt = table.decision?.asked ?? "";
    table.touch(part.touch);
    if (table.selected?.target === part.touch) table.confirm();
  }

  /** The tutor's word on a question comes right after it; until then the question is not offered to the person. */
  #waits(live: LiveTable | null): boolean {
    const stamp = live?.decision?.asked ?? "";
    if (!live || !this.#hasBegun || !this.taught?.tutor?.isOn || live.lesson?.asked === stamp || this.#awaited === stamp) return false;
    if (live.isHeld) return true;
    live.isHeld = true;
    setTimeout(() => {
      this.#awaited = stamp;
      if (live.decision?.asked === stamp) live.isHeld = false;
    }, PATIENCE);
    return true;
  }

  /** Whether the tutor has something new to say at this question: whoever learns meets it. */
  #isTaught(live: LiveTable | null): boolean {
    const tutor = this.taught?.tutor;
    if (!this.#hasBegun || !tutor?.isOn) return false;
    return live?.lesson?.lesson.notes.some(({ id }) => !tutor.memory.knows(id)) ?? false;
  }
}

/** Whether somebody who ends the turn now leaves the action of the tile, or an order that is ready. */
function isUnfinished(table: WoodTable): boolean {
  return table.view.active?.main !== "done" || asks(table, "order");
}

/**
 * Whether an action, that of the moved tile, begins with a question, or can be taken back: with a single thing to buy,
 * take or hire it would be done at once, and new dice or cards come.
 */
export function asksFirst(table: WoodTable, action = table.view.active?.tile): boolean {
  const { active, store, orders, helpers, players } = table.view;
  const purse = players[active?.player ?? 0]?.goods.blueberry ?? 0;
  switch (action) {
    case "buy_wood":
      return new Set(store.filter(({ price }) => price !== null && price <= purse).map(({ die }) => die)).size > 1;
    case "choose_orders":
      return orders.filter(Boolean).length > 1;
    case "hire_helper":
      return helpers.filter((helper) => helper && helper.price <= purse).length > 1;
    default:
      return true;
  }
}
