import { afterEach, expect, test } from "vitest";
import { FakeSocket, askedTable, position, question } from "./fakes";
import type { LiveTable } from "./table.svelte";

let opened: LiveTable[] = [];

function sit(...args: Parameters<typeof askedTable>) {
  const made = askedTable(...args);
  opened.push(made.table);
  return made;
}

afterEach(() => {
  for (const table of opened) table.close();
  opened = [];
});

const picks = (socket: FakeSocket) => socket.got("choose").map(({ asked, option }) => [asked, option]);

test("options light their targets; others beside them are forbidden, the rest is calm", () => {
  const { table } = sit();
  expect(["hand/bug#1", "hand/ant", "park/bug#2"].map((at) => table.look(at))).toEqual(["lit", "forbidden", "idle"]);
});

test("a touch selects, a second touch sends", () => {
  const { table, socket } = sit();
  table.touch("hand/bug#1");
  expect(table.look("hand/bug#1")).toBe("selected");
  expect(picks(socket)).toEqual([]);
  table.touch("hand/bug#1");
  expect(picks(socket)).toEqual([["q1", 7]]);
});

test("touching another lit thing changes the selection", () => {
  const { table, socket } = sit();
  table.touch("hand/bug#1");
  table.touch("hand/doc");
  expect([table.look("hand/bug#1"), table.look("hand/doc")]).toEqual(["lit", "selected"]);
  table.confirm();
  expect(picks(socket)).toEqual([["q1", 9]]);
});

test("what is selected can be put back", () => {
  const { table, socket } = sit();
  table.touch("hand/bug#1");
  table.putBack();
  table.confirm();
  expect(table.selected).toBe(null);
  expect(picks(socket)).toEqual([]);
});

test("a button sends at once, and so does a direct question", () => {
  const plain = sit();
  plain.table.touch("button/skip");
  expect(picks(plain.socket)).toEqual([["q1", 130]]);

  const direct = sit(question(), ["fort.play_card"]);
  direct.table.touch("hand/doc");
  expect(picks(direct.socket)).toEqual([["q1", 9]]);
});

test("after sending nothing more is sent until the question changes", () => {
  const { table, socket } = sit();
  table.touch("button/skip");
  table.touch("button/skip");
  table.touch("hand/bug#1");
  table.undo();
  expect(picks(socket)).toHaveLength(1);
  expect(table.isLocked).toBe(true);

  socket.say(position(question("q1")));
  expect(table.isLocked).toBe(true);
  socket.say(position(question("q2")));
  expect(table.isLocked).toBe(false);
  table.touch("button/skip");
  expect(picks(socket)).toEqual([["q1", 130], ["q2", 130]]);
});

test("a new question forgets what was selected for the old one", () => {
  const { table, socket } = sit();
  table.touch("hand/bug#1");
  socket.say(position(question("q2")));
  expect(table.selected).toBe(null);
});

test("a refusal unlocks and says why", () => {
  const { table, socket } = sit();
  table.touch("button/skip");
  const token = socket.got("choose")[0]?.token ?? "";
  socket.say({ type: "refused", code: "stale", token, rule: null, key: null });
  expect(table.isLocked).toBe(false);
  expect(table.notice?.key).toBe("table-refused-stale");
});

test("touching something unlit asks why not; the answer carries the rule", () => {
  const { table, socket } = sit();
  table.touch("hand/ant");
  expect(socket.got("why_not")).toEqual([{ type: "why_not", target: "hand/ant" }]);
  socket.say({ type: "why_not", target: "hand/ant", rule: "5.1", key: "rule-5-1", lack: null });
  expect(table.why).toMatchObject({ target: "hand/ant", rule: "5.1", key: "rule-5-1" });
});

test("in asking, a touch of anything asks and picks nothing", () => {
  const { table, socket } = sit();
  table.isAsking = true;
  table.touch("button/skip");
  expect(picks(socket)).toEqual([]);
  expect(socket.got("why_not")).toHaveLength(1);
  expect(table.isAsking).toBe(false);
});

test("advice marks its target until the question changes; late advice is ignored", () => {
  const { table, socket } = sit();
  table.askHint();
  expect(socket.got("hint")).toEqual([{ type: "hint", asked: "q1" }]);
  socket.say({ type: "hint", asked: "q1", option: 9 });
  expect([table.isHinted("hand/doc"), table.isHinted("hand/bug#1")]).toEqual([true, false]);
  expect(table.hint?.target).toBe("hand/doc");
  table.hint = null;
  expect(table.isHinted("hand/doc")).toBe(true);
  socket.say(position(question("q2")));
  socket.say({ type: "hint", asked: "q1", option: 9 });
  expect(table.isHinted("hand/doc")).toBe(false);
});

test("one step back puts back first, then takes back", () => {
  const { table, socket } = sit();
  socket.say(position(question(), { can_undo: true }));
  table.touch("hand/bug#1");
  table.stepBack();
  expect([table.selected, socket.got("undo").length]).toEqual([null, 0]);
  table.stepBack();
  expect(socket.got("undo")).toMatchObject([{ asked: "q1" }]);
});

const event = (kind: string) => ({ kind, player: 0, args: {}, rule: "1.1" });

test("the log keeps what it is told to keep, and appends the rest", () => {
  const { table, socket } = sit();
  const kinds = () => table.log.map((line) => line.kind);
  socket.say(position(question("a"), { log_kept: 0, events: [event("a"), event("b")] }));
  socket.say(position(question("b"), { log_kept: 2, events: [event("c")] }));
  expect(kinds()).toEqual(["a", "b", "c"]);
  expect(table.news.map((line) => line.kind)).toEqual(["c"]);
  socket.say(position(question("c"), { log_kept: 1, events: [event("d")] }));
  expect(kinds()).toEqual(["a", "d"]);
});

test("what happened before one came is no news", () => {
  const { table, socket } = sit();
  expect(table.news).toEqual([]);
  socket.say(position(question("b"), { events: [event("c")] }));
  expect(table.news).toHaveLength(1);
});

test("a spectator and a finished game light nothing", () => {
  const { table, socket } = sit();
  const end = { winners: [0], reason: "points", scores: [], seed: "" };
  socket.say(position(null, { end }));
  expect([table.isLive, table.look("hand/bug#1")]).toEqual([false, "idle"]);
  table.touch("hand/bug#1");
  expect(socket.got("why_not")).toEqual([]);
});

test("chat lines come once", () => {
  const { table, socket } = sit();
  const line = { type: "chat", number: 1, seat: 0, text: "hi", at: 1 } as const;
  socket.say(line);
  socket.say(line);
  expect(table.chat).toHaveLength(1);
});

test("a place that nothing is asked about is shown, if there is something to show", () => {
  const { table, socket } = askedTable();
  const looked: string[] = [];
  table.onlook = (target) => looked.push(target) > 0 && target !== "deck/top";
  table.touch("park/ant");
  expect([looked, socket.got("why_not")]).toEqual([["park/ant"], []]);
  table.touch("deck/top");
  expect(socket.got("why_not")).toMatchObject([{ target: "deck/top" }]);
  table.close();
});

test("the lesson of the present question is kept, and goes with it", () => {
  const { table, socket } = askedTable();
  const lesson = { notes: [], goal: null, cautions: [] };
  table.teach(true);
  expect(socket.got("teach")).toEqual([{ type: "teach", on: true }]);
  socket.say({ type: "lesson", asked: "q0", lesson });
  expect(table.lesson).toBeNull();
  socket.say({ type: "lesson", asked: "q1", lesson });
  expect(table.lesson?.asked).toBe("q1");
  socket.say(position(question("q2")));
  expect(table.lesson).toBeNull();
  table.close();
});
