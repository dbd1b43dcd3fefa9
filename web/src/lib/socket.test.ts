import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { FakeSocket, position, question } from "./fakes";
import { type Connection, TableSocket } from "./socket";
import type { Choose, FromClubhouse } from "../messages";

const KEY = "k".repeat(20);
const pick = (token: string, asked = "q1"): Choose => ({ type: "choose", token, asked, option: 7 });

let heard: FromClubhouse[];
let states: Connection[];
let line: TableSocket;

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.install();
  heard = [];
  states = [];
  line = new TableSocket("ws://here/ws/abc", KEY, {
    onMessage: (message) => heard.push(message),
    onConnection: (state) => states.push(state),
  });
});

afterEach(() => {
  line.close();
  vi.useRealTimers();
});

test("it says hello with its key, and is online when it is welcomed", () => {
  FakeSocket.last.open();
  expect(FakeSocket.last.sent).toEqual([{ type: "hello", key: KEY, protocol: 1 }]);
  expect(states).toEqual([]);
  FakeSocket.last.welcome();
  expect(states).toEqual(["online"]);
});

test("a lost connection is tried again, at first soon, then at most every five seconds", () => {
  const waits: number[] = [];
  for (let i = 0; i < 6; i++) {
    FakeSocket.last.break();
    const opened = FakeSocket.all.length;
    let wait = 0;
    while (FakeSocket.all.length === opened) {
      vi.advanceTimersByTime(100);
      wait += 100;
    }
    waits.push(wait);
  }
  expect(waits).toEqual([300, 600, 1200, 2400, 4800, 5000]);
  expect(states).toEqual(["lost"]);
});

test("when the net is back it does not wait", () => {
  FakeSocket.last.break();
  dispatchEvent(new Event("online"));
  expect(FakeSocket.all).toHaveLength(2);
});

test("a pick without an answer is sent again, unchanged, until it is done", () => {
  FakeSocket.last.welcome();
  line.deliver(pick("token-1"));
  FakeSocket.last.break();
  vi.advanceTimersByTime(300);
  FakeSocket.last.welcome();
  FakeSocket.last.say(position(question("q2")));
  expect(FakeSocket.last.got("choose")).toEqual([pick("token-1", "q1")]);

  FakeSocket.last.say({ type: "done", token: "token-1" });
  FakeSocket.last.break();
  vi.advanceTimersByTime(300);
  FakeSocket.last.welcome();
  expect(FakeSocket.last.got("choose")).toEqual([]);
});

test("a refused pick is not sent again", () => {
  FakeSocket.last.welcome();
  line.deliver(pick("token-1"));
  FakeSocket.last.say({ type: "refused", code: "stale", token: "token-1", rule: null, key: null });
  FakeSocket.last.break();
  vi.advanceTimersByTime(300);
  FakeSocket.last.welcome();
  expect(FakeSocket.last.got("choose")).toEqual([]);
});

test("a pick made while nobody is there goes out after the welcome", () => {
  line.deliver(pick("token-1"));
  FakeSocket.last.open();
  expect(FakeSocket.last.got("choose")).toEqual([]);
  FakeSocket.last.welcome();
  expect(FakeSocket.last.got("choose")).toHaveLength(1);
});

test("questions and chat are not kept for later", () => {
  expect(line.send({ type: "say", text: "hi" })).toBe(false);
  FakeSocket.last.welcome();
  expect(line.send({ type: "say", text: "hi" })).toBe(true);
  expect(FakeSocket.last.got("say")).toHaveLength(1);
});

test("silence is answered by a ping, and by a new connection", () => {
  FakeSocket.last.welcome();
  vi.advanceTimersByTime(15_000);
  expect(FakeSocket.last.got("ping")).toHaveLength(1);
  vi.advanceTimersByTime(10_000);
  expect(states).toEqual(["online", "lost"]);
});

test("who hears much still pings now and then", () => {
  FakeSocket.last.welcome();
  for (let second = 1; second <= 40; second++) {
    vi.advanceTimersByTime(1000);
    FakeSocket.last.say(position());
  }
  expect(FakeSocket.last.got("ping")).toHaveLength(2);
  expect(states).toEqual(["online"]);
});

test("who has the wrong key does not come back", () => {
  FakeSocket.last.open();
  FakeSocket.last.say({ type: "bye", code: "wrong_key" });
  FakeSocket.last.break();
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.all).toHaveLength(1);
  expect(states).toEqual(["ended"]);
  expect(heard.at(-1)).toEqual({ type: "bye", code: "wrong_key" });
});

test("a stopping clubhouse is waited for", () => {
  FakeSocket.last.welcome();
  FakeSocket.last.say({ type: "bye", code: "stopping" });
  FakeSocket.last.break();
  vi.advanceTimersByTime(300);
  expect(FakeSocket.all).toHaveLength(2);
});

test("a socket that was given up is not listened to", () => {
  const old = FakeSocket.last;
  old.break();
  vi.advanceTimersByTime(300);
  old.say(position());
  expect(heard).toEqual([]);
});
