import { expect, test } from "vitest";
import { fakeKit } from "../lib/fakes";
import type { Frame, LoggedEvent, ReplayFrames } from "../messages";
import { Playback } from "./playback.svelte";
import { ReplayTable } from "./ReplayTable.svelte";

const plays = (player: number, card: string): LoggedEvent => ({ kind: "plays", player, args: { card }, rule: "4.3" });

function frame(number: number, changes: Partial<Frame> = {}): Frame {
  return { view: { number }, events: [], seat: number % 2, option: null, waiting: [0], ...changes };
}

function game(changes: Partial<ReplayFrames> = {}): ReplayFrames {
  const option = { id: 1, target: "hand/doc", key: "option-hand", args: { thing: "kid/doc" } };
  return {
    game: "fort",
    version: 1,
    settings: {},
    seats: ["Ada", "Ben"],
    frames: [
      frame(0, { seat: -1 }),
      frame(1, { seat: 0, events: [plays(0, "kid/bug"), plays(0, "kid/doc")] }),
      frame(2, { seat: 1, option, events: [plays(1, "kid/doc")], waiting: [] }),
    ],
    scores: [{ parts: { track: 3 }, total: 3 }, { parts: { track: 1 }, total: 1 }],
    winners: [0],
    end_reason: "points",
    seal: null,
    course: null,
    ...changes,
  };
}

const replay = (changes: Partial<ReplayFrames> = {}) => new ReplayTable(fakeKit(), game(changes), 1);

test("the past can't be touched", () => {
  const table = replay();
  expect(table.isLive).toBe(false);
  expect(table.look()).toBe("idle");
  expect(table.option()).toBeNull();
});

test("each moment shows its view, its log so far and what is new", () => {
  const table = replay();
  expect([table.view, table.log.length, table.news.length]).toEqual([{ number: 0 }, 0, 0]);
  table.at = 1;
  expect([table.view, table.log.length, table.news.length]).toEqual([{ number: 1 }, 2, 2]);
  table.at = 2;
  expect([table.log.length, table.news.length]).toEqual([3, 1]);
  expect(table.tell(table.news[0]!)).toBe("Ben plays Doc.");
  expect(table.picked && table.phrase(table.picked)).toBe("Play Doc");
});

test("it stays between the first and the last moment", () => {
  const table = replay();
  table.at = -5;
  expect(table.at).toBe(0);
  table.at = 99;
  expect([table.at, table.isAtEnd]).toEqual([2, true]);
});

test("the end is told at the last moment, the result always", () => {
  const table = replay();
  expect(table.end).toBeNull();
  expect(table.result?.winners).toEqual([0]);
  expect([table.atLast().end?.reason, table.atLast().view, table.at]).toEqual(["points", { number: 2 }, 0]);
  table.at = 2;
  expect(table.end?.reason).toBe("points");
});

test("a record that stops before the end has no result", () => {
  const table = replay({ end_reason: null, scores: [], winners: [] });
  table.at = table.last;
  expect(table.end).toBeNull();
  expect(table.info.status).toBe("playing");
});

test("other eyes look at the same moment", () => {
  const table = replay();
  table.at = 2;
  table.lookAs(game({ seats: ["Ada", "Ben"] }), null);
  expect([table.at, table.seat]).toEqual([2, null]);
});

test("every line of the log knows its moment", () => {
  expect(replay().lines.map((line) => line.frame)).toEqual([1, 1, 2]);
});

test("a step or a jump stops the film; at the end it starts anew", () => {
  const table = replay();
  const playback = new Playback(table);
  playback.toggle();
  playback.step(1);
  expect([playback.isPlaying, table.at]).toEqual([false, 1]);
  playback.goTo(2);
  playback.toggle();
  expect([playback.isPlaying, table.at]).toEqual([true, 0]);
});
