import { afterEach, beforeEach, expect, test } from "vitest";
import { askedTable, position, question } from "../lib/fakes";
import { keepKey } from "../lib/keys";
import { storyOf } from "../lib/story";
import type { LoggedEvent } from "../messages";
import { caution, fakeLessons, lesson, note } from "./fakes";
import { Memory } from "./memory.svelte";
import { Tutor, turnOf } from "./tutor.svelte";

const lessons = fakeLessons();
let made: ReturnType<typeof askedTable>;
let tutor: Tutor;

function sitDown(): void {
  made?.table.close();
  made = askedTable();
  tutor = new Tutor(made.table, () => lessons);
}

beforeEach(() => {
  localStorage.clear();
  sitDown();
});
afterEach(() => made.table.close());

function hear(asked: string, ...ids: string[]): void {
  made.socket.say(lesson(asked, ids.map((id) => note(id))));
  tutor.attend();
}

function ask(asked: string, events: LoggedEvent[] = []): void {
  made.socket.say(position(question(asked), { events, log_kept: 99 }));
  tutor.attend();
}

const option = (id: number) => made.table.decision!.options.find((one) => one.id === id)!;
const turn = (): LoggedEvent => ({ kind: "turn", player: 0, args: {}, rule: "4.1" });

test("the first new note is shown; when the question is answered it is known and never comes again", () => {
  hear("q1", "play", "skip");
  expect(tutor.note?.id).toBe("play");
  ask("q2");
  expect([tutor.note, tutor.memory.knows("play")]).toEqual([null, true]);
  hear("q2", "play", "skip");
  expect(tutor.note?.id).toBe("skip");
});

test("known notes stay known in the next game", () => {
  hear("q1", "play");
  tutor.hide();
  sitDown();
  hear("q1", "play", "yard");
  expect(tutor.note?.id).toBe("yard");
});

test("who hides a note gets no other one at the same question", () => {
  hear("q1", "play", "skip");
  tutor.hide();
  hear("q1", "play", "skip");
  expect(tutor.note).toBeNull();
});

test("a note that comes for another question is not shown", () => {
  hear("q0", "play");
  expect(tutor.note).toBeNull();
});

test("topics are known once half of their notes were shown, and the present one is now", () => {
  hear("q1", "skip");
  expect(tutor.topics.map(({ id, isKnown, isNow }) => [id, isKnown, isNow])).toEqual([["play", false, true], ["yard", false, false]]);
  ask("q2");
  expect(tutor.topics.map(({ isKnown }) => isKnown)).toEqual([true, false]);
});

test("another note of a known topic takes nothing back", () => {
  hear("q1", "skip");
  ask("q2");
  hear("q2", "play");
  expect(tutor.topics.map(({ id, isKnown, isNow }) => [id, isKnown, isNow])).toEqual([["play", true, true], ["yard", false, false]]);
});

test("it is there in the first game, and switched on or off it stays so", () => {
  expect(tutor.isOn).toBe(true);
  tutor.isOn = false;
  hear("q1", "play");
  expect(tutor.note).toBeNull();
  sitDown();
  expect(tutor.isOn).toBe(false);
  tutor.isOn = true;
  sitDown();
  expect(tutor.isOn).toBe(true);
});

test("who has played before is left in peace until the tutor is switched on", () => {
  localStorage.clear();
  keepKey("another", "k".repeat(20));
  const kept = JSON.parse(localStorage.getItem("klubovna.tables") ?? "{}");
  kept.another.game = "fort";
  localStorage.setItem("klubovna.tables", JSON.stringify(kept));
  sitDown();
  expect(tutor.isOn).toBe(false);
});

test("switched off and on at one question, the same note is there again", () => {
  hear("q1", "play");
  tutor.isOn = false;
  expect(tutor.note).toBeNull();
  tutor.isOn = true;
  hear("q1", "play");
  expect(tutor.note?.id).toBe("play");
});

test("a costly pick is asked about once a turn", () => {
  ask("q1", [turn()]);
  made.socket.say(lesson("q1", [], [caution(130, 7)]));
  expect(tutor.stop(option(130), null)).toBe(true);
  expect([tutor.doubt?.caution.option, tutor.betterWay?.id]).toEqual([130, 7]);
  tutor.doubt = null;
  expect(tutor.stop(option(130), null)).toBe(false);
  ask("q2", [turn()]);
  made.socket.say(lesson("q2", [], [caution(130, 7)]));
  expect(tutor.stop(option(7), null)).toBe(false);
  expect(tutor.stop(option(130), null)).toBe(true);
});

test("who does not want to be asked is not", () => {
  made.socket.say(lesson("q1", [], [caution(130)]));
  tutor.memory.asks = false;
  expect(tutor.stop(option(130), null)).toBe(false);
  sitDown();
  expect(tutor.memory.asks).toBe(false);
});

test("who insists gets the move, who thinks better of it the better way", () => {
  made.table.onpick = (picked) => tutor.stop(picked, null);
  made.socket.say(lesson("q1", [], [caution(130, 7)]));
  made.table.pick(option(130));
  expect(made.socket.got("choose")).toEqual([]);
  tutor.mend();
  expect([made.table.selected?.id, made.socket.got("choose").length]).toEqual([7, 0]);
  made.table.pick(option(130));
  expect(made.socket.got("choose")).toMatchObject([{ option: 130 }]);
});

test("a turn begins with its line in the log", () => {
  const event = (kind: string): LoggedEvent => ({ ...turn(), kind });
  expect(turnOf([event("turn"), event("plays"), event("new_round"), event("plays")], storyOf({}))).toBe(2);
  expect(turnOf([], storyOf({}))).toBe(-1);
});

test("what was learned at two tables at once is kept together: the count never falls", () => {
  const [one, other] = [new Memory("fort"), new Memory("fort")];
  one.learn("a");
  other.learn("b");
  one.learn("c");
  const later = new Memory("fort");
  expect(["a", "b", "c"].map((id) => later.knows(id))).toEqual([true, true, true]);
});
