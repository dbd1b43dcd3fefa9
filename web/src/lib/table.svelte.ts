/** A table as it is played: what the clubhouse says, and what a person does with it. */

import type {
  Args,
  ChatLine,
  DecisionInfo,
  End,
  FromClubhouse,
  LessonAnswer,
  LoggedEvent,
  Option,
  Position,
  Refused,
  Section,
  TableInfo,
  WhyNotAnswer,
} from "../messages";
import type { Look, TableView } from "./contract";
import type { Kit } from "./kit.svelte";
import { Pace, type Paced } from "./pace.svelte";
import { SeenTable } from "./seen.svelte";
import { type Connection, type Deed, TableSocket, socketAddress } from "./socket";

/** A short word to the person: what was refused. */
export interface Notice {
  /** A key of the page's catalogue, or of the game's one. */
  key: string;
  /** The number and the key of the rule that says so. */
  rule: string | null;
  ruleKey: string | null;
}

export class LiveTable extends SeenTable implements TableView {
  info: TableInfo = $state.raw() as TableInfo;
  view: unknown = $state.raw(null);
  seat: number | null = $state(null);
  isHost = $state(false);
  decision: DecisionInfo | null = $state.raw(null);
  selected: Option | null = $state.raw(null);
  waiting: number[] = $state.raw([]);
  log: LoggedEvent[] = $state.raw([]);
  news: LoggedEvent[] = $state.raw([]);
  end: End | null = $state.raw(null);
  chat: ChatLine[] = $state.raw([]);
  connection: Connection = $state("connecting");
  /** Why the clubhouse closed this line for good. */
  farewell: string | null = $state(null);
  canUndo = $state(false);
  notice: Notice | null = $state.raw(null);
  /** Why the place that was touched last can't be. */
  why: WhyNotAnswer | null = $state.raw(null);
  /** What is advised, for as long as it is told in words; its ring stays until something else is asked. */
  hint: Option | null = $state.raw(null);
  /** What a tutor says at the present question. */
  lesson: LessonAnswer | null = $state.raw(null);
  /** The table in sentences, for as long as somebody reads it. */
  sentences: Section[] | null = $state.raw(null);
  /** Whether the next touch only asks why something can't be done. */
  isAsking = $state(false);
  /** Whether a first position has come; before the start of a game there is none. */
  hasBegun = $state(false);
  /** How often something was taken back. */
  takenBack = $state(0);
  /** Whether the page is about to answer itself: until it has, or leaves it to the person, nothing is offered. */
  isHeld = $state(false);
  /** Whether somebody looks at this table: with several people at one screen, one at a time does. */
  isWatched = true;
  /** What others do is shown at the speed that is set. */
  readonly pace = new Pace({
    show: (message) => this.#show(message),
    letters: (message) => this.#letters(message),
    isOpen: () => !this.isWatched || this.isLocked || (this.isLive && this.decision !== null),
  });

  #asked = $state("");
  /** The stamp that an unanswered pick carries: until the question changes, nothing can be sent. */
  #sent: string | null = $state(null);
  #hinted: number | null = $state(null);
  /** Whether the line is new, so that the next position holds all there is. */
  #isFresh = true;
  /** How many lines the log has with all that waits. */
  #heard = 0;
  #isUndoing = false;
  readonly #socket: TableSocket;
  /** Who shows a thing that nothing is asked about; false: there is nothing to tell of it. */
  onlook: ((target: string) => boolean) | null = null;
  /** Who stops a pick that costs much, to ask about it first; false: it may go on. */
  onpick: ((option: Option) => boolean) | null = null;

  constructor(
    kit: Kit,
    info: TableInfo,
    readonly key: string | null,
  ) {
    super(kit);
    this.info = info;
    this.#socket = new TableSocket(socketAddress(info.id), key, {
      onMessage: (message) => this.#hear(message),
      onConnection: (connection) => {
        this.connection = connection;
      },
    });
  }

  close(): void {
    this.pace.close();
    this.#socket.close();
  }

  get isLive(): boolean {
    return this.seat !== null && this.end === null;
  }

  /** Whether a pick is on its way, or about to be. */
  get isLocked(): boolean {
    return this.#sent !== null || this.isHeld;
  }

  get seatNames(): string[] {
    return this.info.seats.map((seat) => seat.name);
  }

  protected get told(): Args {
    return this.decision?.args ?? {};
  }

  // What can be touched

  look(target: string): Look {
    if (!this.isLive || !this.decision) return "idle";
    if (this.selected?.target === target) return "selected";
    if (this.isLocked) return "idle";
    if (this.option(target)) return "lit";
    const zone = zoneOf(target);
    const isBesideLit = this.decision.options.some((option) => zoneOf(option.target) === zone);
    return isBesideLit ? "forbidden" : "idle";
  }

  option(target: string): Option | null {
    return this.decision?.options.find((option) => option.target === target) ?? null;
  }

  isHinted(target: string): boolean {
    return this.decision?.options.some((o) => o.id === this.#hinted && o.target === target) ?? false;
  }

  touch(target: string): void {
    if (!this.isLive || this.isLocked) return;
    const option = this.option(target);
    if (!option && !this.isAsking && this.look(target) === "idle" && this.onlook?.(target)) return;
    if (this.isAsking || !option) this.askWhyNot(target);
    else if (this.selected?.target === target) this.confirm();
    else this.offer(option);
  }

  select(option: Option): void {
    if (this.isLocked) return;
    this.notice = null;
    this.why = null;
    this.hint = null;
    this.selected = option;
  }

  confirm(): void {
    if (this.selected) this.pick(this.selected);
  }

  putBack(): void {
    if (!this.isLocked) this.selected = null;
  }

  /** Take an option: send it where a touch sends, else lay it ready. */
  offer(option: Option): void {
    if (this.#isDirect(option)) this.pick(option);
    else this.select(option);
  }

  /** Send an option of the present question, once, unless somebody asks about it first. */
  pick(option: Option): void {
    if (!this.decision || this.isLocked || this.onpick?.(option)) return;
    this.selected = option;
    this.#deliver({ type: "choose", token: newToken(), asked: this.decision.asked, option: option.id });
  }

  undo(): void {
    if (this.isLocked) return;
    // What is taken back is the newest, so it must be on the screen.
    if (this.pace.behind > 0) this.pace.skip();
    if (!this.canUndo) return this.#notify("table-refused-no-undo");
    this.selected = null;
    this.#isUndoing = true;
    this.#deliver({ type: "undo", token: newToken(), asked: this.#asked });
  }

  /** One step back: put back what is selected, else take back the last pick. */
  stepBack(): void {
    if (this.selected) this.putBack();
    else this.undo();
  }

  askHint(): void {
    if (this.isLocked) return;
    if (!this.decision) return this.#notify("table-refused-no-hint");
    this.#sendNow({ type: "hint", asked: this.decision.asked });
  }

  askWhyNot(target: string): void {
    this.isAsking = false;
    this.why = null;
    this.hint = null;
    this.#sendNow({ type: "why_not", target });
  }

  /** Let the tutor speak at each question from now on, or no longer. */
  teach(on: boolean): void {
    this.#socket.send({ type: "teach", on });
    if (!on) this.lesson = null;
  }

  /** Have the table told in sentences at each change from now on, or no longer. */
  read(on: boolean): void {
    this.#socket.send({ type: "read", on });
    if (!on) this.sentences = null;
  }

  /** Say a line of chat; false if it could not be sent. */
  chatter(text: string): boolean {
    return this.#sendNow({ type: "say", text });
  }

  /** Tell the person that something could not be done. */
  warn(code: string): void {
    this.#notify(`table-refused-${code.replaceAll("_", "-")}`);
  }

  // What the clubhouse says

  #hear(message: FromClubhouse): void {
    switch (message.type) {
      case "welcome":
        this.info = message.table;
        this.seat = message.seat;
        this.isHost = message.is_host;
        this.chat = message.chat;
        this.#isFresh = true;
        this.pace.clear();
        break;
      case "position": {
        const isUrgent = this.#isFresh || message.log_kept < this.#heard;
        this.#heard = message.log_kept + message.events.length;
        this.pace.hear(message, isUrgent);
        break;
      }
      case "table":
        this.info = message.table;
        break;
      case "refused":
        this.#refused(message);
        break;
      case "why_not":
        this.why = message;
        break;
      case "lesson":
        this.pace.hear(message);
        break;
      case "told":
        this.sentences = message.sections;
        break;
      case "hint":
        if (message.asked === this.decision?.asked) this.#advise(message.option);
        break;
      case "chat":
        this.chat = [...this.chat.filter((line) => line.number !== message.number), message];
        break;
      case "bye":
        this.farewell = message.code;
        break;
    }
  }

  #show(message: Paced): void {
    if (message.type === "position") this.#see(message);
    else if (message.asked === this.#asked) this.lesson = message;
  }

  /** How much there is to read in what others did; null: nothing, or something is asked here. */
  #letters(message: Paced): number | null {
    if (message.type !== "position" || message.decision || this.othersNews.length === 0) return null;
    return this.othersNews.reduce((sum, event) => sum + this.tell(event).length, 0);
  }

  /** What others did with the last change, unless it is only what followed from one's own deed. */
  get othersNews(): LoggedEvent[] {
    const mine = this.info.seats[this.seat ?? -1]?.played_by === "bot" ? null : this.seat;
    const news = this.news.filter((event) => event.player !== mine && !this.story.told.includes(event.kind));
    const isOwnDeed = this.news.some(({ player }) => player === mine) && !news.some(({ player }) => player >= 0);
    return isOwnDeed ? [] : news;
  }

  #see(position: Position): void {
    if (position.asked !== this.#asked || !position.decision) this.#forgetQuestion();
    this.view = position.view;
    this.decision = position.decision;
    this.canUndo = position.can_undo;
    this.waiting = position.waiting;
    this.end = position.end;
    if (!this.#isFresh && (this.#isUndoing || position.log_kept < this.log.length)) this.takenBack += 1;
    this.news = this.#isFresh ? [] : position.events;
    this.#isFresh = this.#isUndoing = false;
    this.log = [...this.log.slice(0, position.log_kept), ...position.events];
    this.#asked = position.asked;
    this.hasBegun = true;
  }

  /** The question is another one: what was selected, sent or advised does not count any more. */
  #forgetQuestion(): void {
    this.selected = null;
    this.#sent = null;
    this.isHeld = false;
    this.#hinted = null;
    this.hint = null;
    this.isAsking = false;
    this.notice = null;
    this.why = null;
    this.lesson = null;
  }

  #refused(refused: Refused): void {
    if (refused.token) {
      this.#sent = null;
      this.#isUndoing = false;
      this.selected = null;
    }
    const key = `table-refused-${refused.code.replaceAll("_", "-")}`;
    this.#notify(key, { rule: refused.rule, ruleKey: refused.key });
  }

  #advise(option: number): void {
    this.#hinted = option;
    this.why = null;
    this.hint = this.decision?.options.find((one) => one.id === option) ?? null;
  }

  #notify(key: string, rest: Partial<Notice> = {}): void {
    this.notice = { key, rule: null, ruleKey: null, ...rest };
  }

  #deliver(message: Deed): void {
    this.#sent = message.asked;
    this.notice = null;
    this.why = null;
    this.hint = null;
    this.#socket.deliver(message);
  }

  #sendNow(message: Parameters<TableSocket["send"]>[0]): boolean {
    const isSent = this.#socket.send(message);
    if (!isSent) this.#notify("table-refused-offline");
    return isSent;
  }

  #isDirect(option: Option): boolean {
    const isButton = option.target.startsWith("button/");
    return isButton || (this.kit.page?.direct?.includes(this.decision?.kind ?? "") ?? false);
  }
}

/** The place that a target lies in: "hand" of "hand/bug#1", "yard/2" of "yard/2/bug#1". */
export function zoneOf(target: string): string {
  return target.slice(0, target.lastIndexOf("/"));
}

function newToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
