import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { LoggedEvent, Position } from "../messages";
import { FakeSocket, askedTable, position, question } from "./fakes";
import { timeAt } from "./pace.svelte";
import { settings } from "./settings.svelte";
import type { LiveTable } from "./table.svelte";

let table: LiveTable;
let socket: FakeSocket;

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  settings.pace = "normal";
  ({ table, socket } = askedTable());
  lines = 0;
  stamp = 0;
});
afterEach(() => {
  table.close();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

let lines = 0;
let stamp = 0;
const event = (card: string, player = 1): LoggedEvent => ({ kind: "plays", player, args: { card }, rule: "4.3" });

/** Somebody moves, and nobody is asked here. */
function move(card: string, player = 1, changes: Partial<Position> = {}): void {
  socket.say(position(null, { asked: `s${++stamp}`, log_kept: lines, events: [event(card, player)], ...changes }));
  lines += 1;
}
const ask = (asked: string, changes: Partial<Position> = {}) => socket.say(position(question(asked), { log_kept: lines, ...changes }));

/** One's own pick, after which others move. */
function pick(): void {
  table.touch("button/skip");
  move("mine", 0);
}
const shown = () => table.log.map(({ args }) => args.card);
/** As long as one such move stays. */
const wait = () => vi.advanceTimersByTime(timeAt("normal", "Ben plays a.".length));

test("what others do is seen one after another, in its order, and then the question", () => {
  pick();
  for (const card of ["a", "b", "c"]) move(card);
  ask("q2");
  const steps = [[...shown()]];
  for (let i = 0; i < 3; i += 1) {
    wait();
    steps.push([...shown()]);
  }
  expect(steps).toEqual([["mine", "a"], ["mine", "a", "b"], ["mine", "a", "b", "c"], ["mine", "a", "b", "c"]]);
  expect([table.decision?.asked, table.pace.behind, table.pace.isHolding]).toEqual(["q2", 0, false]);
});

test("a slow table waits longer than a normal one, a fast one not at all", () => {
  expect(timeAt("slow", 40)).toBeGreaterThan(timeAt("normal", 40));
  expect([timeAt("fast", 40), timeAt("step", 40)]).toEqual([0, Infinity]);
  settings.pace = "fast";
  pick();
  for (const card of ["a", "b"]) move(card);
  expect(shown()).toEqual(["mine", "a", "b"]);
});

test("one's own pick is never held back, nor what comes while something is asked", () => {
  pick();
  expect(shown()).toEqual(["mine"]);
  ask("q2", { decision: question("q2", { together: true }) });
  for (const card of ["a", "b"]) move(card, 1, { decision: question("q2", { together: true }), asked: "q2" });
  expect(shown()).toEqual(["mine", "a", "b"]);
});

test("nothing can be picked before the newest question is on the screen", () => {
  pick();
  for (const card of ["a", "b"]) move(card);
  ask("q2");
  table.touch("button/skip");
  expect(socket.got("choose")).toHaveLength(1);
  table.pace.skip();
  table.touch("button/skip");
  expect(socket.got("choose").map(({ asked }) => asked)).toEqual(["q1", "q2"]);
});

test("step by step, each waits for its key", () => {
  settings.pace = "step";
  pick();
  for (const card of ["a", "b", "c"]) move(card);
  vi.advanceTimersByTime(9000);
  expect([shown().at(-1), table.pace.behind]).toEqual(["a", 2]);
  table.pace.next();
  expect([shown().at(-1), table.pace.behind]).toEqual(["b", 1]);
  table.pace.next();
  table.pace.next();
  move("d");
  expect(shown().at(-1)).toBe("d");
});

test("a pause holds all until it is lifted, and the next one can still be asked for", () => {
  pick();
  move("a");
  table.pace.togglePause();
  for (const card of ["b", "c"]) move(card);
  vi.advanceTimersByTime(9000);
  expect(shown().at(-1)).toBe("a");
  table.pace.next();
  vi.advanceTimersByTime(9000);
  expect(shown().at(-1)).toBe("b");
  table.pace.togglePause();
  expect(shown().at(-1)).toBe("c");
});

test("whoever wants no more waiting sees all the rest, and what comes before the next question", () => {
  pick();
  for (const card of ["a", "b"]) move(card);
  table.pace.skip();
  expect(shown().at(-1)).toBe("b");
  for (const card of ["c", "d"]) move(card);
  expect(shown().at(-1)).toBe("d");
  ask("q2");
  pick();
  for (const card of ["e", "f"]) move(card);
  expect(shown().at(-1)).toBe("e");
});

test("another speed holds for what is on the screen", () => {
  settings.pace = "step";
  pick();
  for (const card of ["a", "b"]) move(card);
  settings.pace = "fast";
  table.pace.reconsider();
  expect(shown().at(-1)).toBe("b");
});

test("after a broken line all there is comes at once, and nothing twice", () => {
  pick();
  for (const card of ["a", "b", "c"]) move(card);
  socket.break();
  vi.advanceTimersByTime(5000);
  const again = FakeSocket.last;
  again.welcome(0);
  again.say(position(question("q2"), { log_kept: 0, events: ["mine", "a", "b", "c", "d"].map((card) => event(card)) }));
  expect([shown(), table.decision?.asked, table.news]).toEqual([["mine", "a", "b", "c", "d"], "q2", []]);
});

test("what is taken back is seen at once", () => {
  pick();
  for (const card of ["a", "b", "c"]) move(card);
  socket.say(position(question("q2"), { log_kept: 2, events: [] }));
  expect([shown(), table.takenBack, table.pace.behind]).toEqual([["mine", "a"], 1, 0]);
});

test("one's own undo shows the newest first, for it is that which is taken back", () => {
  pick();
  for (const card of ["a", "b"]) move(card, 1, { can_undo: true });
  table.undo();
  expect([shown().at(-1), socket.got("undo")[0]?.asked]).toEqual(["b", "s3"]);
});

test("the lesson of a question that waits comes with it", () => {
  pick();
  for (const card of ["a", "b"]) move(card);
  ask("q2");
  socket.say({ type: "lesson", asked: "q2", lesson: { notes: [], goal: null, cautions: [] } });
  expect(table.lesson).toBeNull();
  wait();
  wait();
  expect([table.decision?.asked, table.lesson?.asked]).toEqual(["q2", "q2"]);
});

test("the end waits for the last move only, step by step too", () => {
  settings.pace = "step";
  pick();
  move("a", 1, { end: { winners: [1], reason: "points", scores: [], seed: "" } });
  expect([table.end !== null, table.pace.isHolding]).toEqual([true, true]);
  wait();
  expect(table.pace.isHolding).toBe(false);
});

test("nobody waits behind a window that can't be seen", () => {
  vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  pick();
  for (const card of ["a", "b"]) move(card);
  expect(shown().at(-1)).toBe("b");
});

test("nor at a table of somebody else at the same screen", () => {
  table.isWatched = false;
  pick();
  for (const card of ["a", "b"]) move(card);
  expect(shown().at(-1)).toBe("b");
});
