/** What happened, in chapters: the set-up, rounds, turns; what of it concerns somebody, and what was since their turn. */

import type { LoggedEvent } from "../messages";
import type { Story } from "./contract";

/** What most games say; a game's page may say otherwise. */
const USUAL: Story = { rounds: ["new_round"], turns: ["turn"], told: ["turn"], takes: [], sounds: {} };

export function storyOf(said: Partial<Story> | undefined): Story {
  return { ...USUAL, ...said };
}

export interface Chapter {
  kind: "setup" | "round" | "turn";
  /** Whose turn it is; -1 in a round before the first turn. */
  player: number;
  /** What opened it; none in the set-up. */
  event: LoggedEvent | null;
  /** Its lines: from this place in the log, up to that. */
  from: number;
  to: number;
}

/** The chapters of a log; together they hold all of it. */
export function chaptersOf(log: LoggedEvent[], story: Story): Chapter[] {
  const chapters: Chapter[] = [];
  let open: Chapter | null = null;
  log.forEach((event, from) => {
    const kind = openedBy(event, open, story);
    if (!kind && open) return;
    open = { kind: kind ?? "setup", player: kind === "turn" ? event.player : -1, event: kind ? event : null, from, to: from };
    chapters.push(open);
  });
  chapters.forEach((chapter, i) => (chapter.to = chapters[i + 1]?.from ?? log.length));
  return chapters;
}

/** A deed that can be the first of a turn opens it only once; what says nothing else always opens one. */
function openedBy({ kind, player }: LoggedEvent, open: Chapter | null, { rounds, turns, told }: Story): "round" | "turn" | null {
  if (rounds.includes(kind)) return "round";
  return turns.includes(kind) && (told.includes(kind) || open?.player !== player) ? "turn" : null;
}

/** A line of the log, with its place in it. */
export interface Line {
  event: LoggedEvent;
  number: number;
}

/** A chapter with what it tells below its heading. */
export interface Told {
  chapter: Chapter;
  lines: Line[];
}

/** All that a log tells. */
export function toldIn(log: LoggedEvent[], story: Story): Told[] {
  return chaptersOf(log, story).map((chapter) => ({ chapter, lines: linesOf(chapter, log, story) }));
}

function linesOf({ event, from, to }: Chapter, log: LoggedEvent[], { told }: Story): Line[] {
  const isSaid = event !== null && told.includes(event.kind);
  return log.slice(from, to).flatMap((line, i) => (isSaid && i === 0 ? [] : [{ event: line, number: from + i }]));
}

/** Whether a line tells a seat of something that others did to it: it is named, or loses what it had. */
export function concerns(number: number, log: LoggedEvent[], seat: number | null, story: Story): boolean {
  const event = log[number];
  if (seat === null || !event || event.player === seat) return false;
  const named = Object.entries(event.args).some(([key, value]) => value === `seat/${seat}` || (key === "seat" && value === seat));
  return named || (story.takes.includes(event.kind) && ownerOf(event, log.slice(0, number)) === seat);
}

/** Who was named last with a thing of this event. */
function ownerOf(event: LoggedEvent, before: LoggedEvent[]): number {
  const things = new Set(Object.values(event.args).filter((value) => typeof value === "string"));
  const last = before.findLast(({ args }) => Object.values(args).some((value) => typeof value === "string" && things.has(value)));
  return last?.player ?? -1;
}

export interface Recap {
  /** What concerns the seat, or happened to it in others' turns. */
  mine: Line[];
  /** What others did, turn by turn. */
  chapters: Told[];
}

/** What happened since a seat's last turn. */
export function recapOf(log: LoggedEvent[], seat: number, story: Story): Recap {
  const all = toldIn(log, story).filter(({ chapter }) => chapter.kind !== "setup");
  const isMine = ({ chapter }: Told) => chapter.player === seat;
  // Whoever is on turn wants to know what was before it.
  const past = all.slice(0, all.findLastIndex((told) => !isMine(told)) + 1);
  const told = past.slice(past.findLastIndex(isMine) + 1);
  const mine = told.flatMap(({ lines }) => lines).filter(({ event, number }) => event.player === seat || concerns(number, log, seat, story));
  const others = told.map(({ chapter, lines }) => ({ chapter, lines: lines.filter((line) => !mine.includes(line)) }));
  return { mine, chapters: others.filter(({ lines }) => lines.length > 0) };
}

/** Words that can't begin a Czech sentence: they come behind its first one. */
const CLITICS = ["si", "se"];
/** How a Czech verb in the third person ends; nothing else may change its place with a clitic. */
const VERB = /^\p{L}{3,}[eáí]$/u;

/** A sentence under a heading that names who does it: "Ada plays Bug." is "Plays Bug." there; what can't be said so stays. */
export function withoutSubject(sentence: string, name: string): string {
  if (!sentence.startsWith(`${name} `)) return sentence;
  const [first = "", second = "", ...rest] = sentence.slice(name.length + 1).split(" ");
  if (!CLITICS.includes(first)) return capital([first, second, ...rest].join(" ").trim());
  return VERB.test(second) ? capital([second, first, ...rest].join(" ")) : sentence;
}

function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}
