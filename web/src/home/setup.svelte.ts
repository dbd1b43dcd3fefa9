/** The wish for a new table, as the set-up panel shows and changes it. */

import type { GameInfo, Level, NewTable, SeatWish, SettingInfo, Value } from "../messages";

/** Who shall sit on a seat: `me` is always the first. */
export interface SeatPlan {
  kind: SeatWish["kind"];
  level: Level;
  name: string;
}

/** What a seat of somebody else may be, as one choice. */
export type Sitter = "easy" | "normal" | "hard" | "open" | "hotseat";
export const SITTERS: Sitter[] = ["easy", "normal", "hard", "open", "hotseat"];

/** Fewer than the box allows, so that a first game is not a long one. */
const USUAL_PLAYERS = 3;

export class Setup {
  readonly game: GameInfo;
  seats = $state<SeatPlan[]>([]);
  settings = $state<Record<string, Value>>({});
  listed = $state(true);
  order = $state<"given" | "random">("given");

  /** `sitters` are those of the last time; without them bots come, as strong as `level` says. */
  constructor(game: GameInfo, { sitters, level = "normal" }: { sitters?: Sitter[] | null; level?: Level } = {}) {
    this.game = game;
    const players = sitters ? 1 + sitters.length : USUAL_PLAYERS;
    const fitting = Math.min(Math.max(players, game.seats[0]), game.seats[1]);
    this.seats = Array.from({ length: fitting }, (_, seat) => newcomer(seat, level));
    for (const [i, who] of (sitters ?? []).entries()) if (i + 1 < fitting) this.sit(i + 1, who);
    this.settings = Object.fromEntries(game.settings.map((one) => [one.id, one.default]));
  }

  get players(): number {
    return this.seats.length;
  }
  /** The options that matter for so many players, with the values that make sense for them. */
  get options(): SettingInfo[] {
    const those = this.game.settings.filter(({ players: [least, most] }) => least <= this.players && this.players <= most);
    if (this.players > 1) return those;
    return those.map((one) => ({ ...one, allowed: one.allowed.filter((value) => !one.for_several.includes(value)) }));
  }
  /** What an option is set to; what was chosen for more players gives way to the usual. */
  value({ id, allowed, default: usual }: SettingInfo): Value {
    const chosen = this.settings[id];
    return chosen !== undefined && allowed.includes(chosen) ? chosen : usual;
  }
  /** Whether the table has to wait for people before the game begins. */
  get waits(): boolean {
    return this.seats.some((seat) => seat.kind === "open");
  }

  /** Add or take away chairs at the end. */
  resize(players: number): void {
    const [least, most] = this.game.seats;
    const wanted = Math.min(Math.max(players, least), most);
    while (this.players < wanted) this.#grow();
    this.seats.length = wanted;
  }

  sitter(seat: number): Sitter {
    const { kind, level } = this.#at(seat);
    return kind === "open" || kind === "hotseat" ? kind : level;
  }

  sit(seat: number, who: Sitter): void {
    const plan = this.#at(seat);
    plan.kind = who === "open" || who === "hotseat" ? who : "bot";
    if (plan.kind === "bot") plan.level = who as Level;
  }

  /** Who sits on the seats of the others, in their order. */
  get sitters(): Sitter[] {
    return this.seats.slice(1).map((_, i) => this.sitter(i + 1));
  }

  /** Let all others be the same: people by link, or people at this screen. */
  seatOthers(kind: "open" | "hotseat"): void {
    if (this.players === 1) this.resize(2);
    for (const seat of this.seats.slice(1)) seat.kind = kind;
  }

  /** What is sent; `nameOf` gives the names of seats where nobody typed one. */
  wish(nameOf: (seat: number, kind: SeatWish["kind"]) => string): NewTable {
    return {
      game: this.game.id,
      seats: this.seats.map((plan, seat) => seatWish(plan, nameOf(seat, plan.kind))),
      settings: Object.fromEntries(this.options.map((one) => [one.id, this.value(one)])),
      listed: this.listed,
      seat_order: this.order,
    };
  }

  /** A new seat is like the one before it: one more person, or a bot as strong as the others. */
  #grow(): void {
    const last = this.seats.at(-1);
    const next = newcomer(this.players, "normal");
    this.seats.push(last && last.kind !== "me" ? { ...next, kind: last.kind, level: last.level } : next);
  }

  #at(seat: number): SeatPlan {
    const plan = this.seats[seat];
    if (!plan) throw new RangeError(`there is no seat ${seat}`);
    return plan;
  }
}

function newcomer(seat: number, level: Level): SeatPlan {
  return { kind: seat === 0 ? "me" : "bot", level, name: "" };
}

function seatWish({ kind, level, name }: SeatPlan, usualName: string): SeatWish {
  if (kind === "open") return { kind };
  const wish: SeatWish = { kind, name: name.trim() || usualName };
  return kind === "bot" ? { ...wish, level } : wish;
}
