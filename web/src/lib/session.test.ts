import { beforeEach, expect, test } from "vitest";
import { FakeSocket, fakeKit, position, question, tableInfo } from "./fakes";
import { keepKey } from "./keys";
import { Session } from "./session.svelte";

const KEYS = ["a".repeat(20), "b".repeat(20)];

function sit(keys = KEYS) {
  FakeSocket.install();
  const session = new Session(fakeKit(), tableInfo(), keys);
  FakeSocket.all.forEach((socket, seat) => socket.welcome(keys.length > 0 ? seat : null));
  return session;
}

const ask = (seat: number, asked: string) => FakeSocket.all[seat]?.say(position(question(asked)));
const rest = (seat: number, asked: string) => FakeSocket.all[seat]?.say(position(null, { asked }));

beforeEach(() => localStorage.clear());

test("one person alone has no curtain", () => {
  const session = sit(["a".repeat(20)]);
  ask(0, "q1");
  expect([session.isCurtainClosed, session.current?.seat]).toEqual([false, 0]);
});

test("nobody's view is shown before somebody says who sits there", () => {
  const session = sit();
  expect([session.isCurtainClosed, session.next]).toEqual([true, null]);
  ask(1, "q1");
  expect([session.isCurtainClosed, session.next?.seat]).toEqual([true, 1]);
  session.openCurtain();
  expect([session.isCurtainClosed, session.current?.seat]).toEqual([false, 1]);
});

test("the curtain falls when somebody else is asked, not while one has more to decide", () => {
  const session = sit();
  ask(0, "q1");
  session.openCurtain();
  ask(0, "q2");
  expect(session.isCurtainClosed).toBe(false);
  rest(0, "q3");
  expect(session.isCurtainClosed).toBe(false);
  ask(1, "q3");
  expect([session.isCurtainClosed, session.next?.seat]).toEqual([true, 1]);
});

test("asked at once, they go one after another", () => {
  const session = sit();
  ask(0, "q1");
  ask(1, "q1");
  session.openCurtain();
  expect([session.current?.seat, session.isCurtainClosed]).toEqual([0, false]);
  rest(0, "q1b");
  expect(session.next?.seat).toBe(1);
});

test("a finished game has no secrets", () => {
  const session = sit();
  for (const socket of FakeSocket.all) socket.say({ type: "table", table: tableInfo({ status: "over" }) });
  expect(session.isCurtainClosed).toBe(false);
});

test("a change of the table keeps its lines; new keys open new ones", () => {
  const session = sit(["a".repeat(20)]);
  session.renew(tableInfo({ watchers: 3 }));
  expect([FakeSocket.all.length, session.info.watchers]).toEqual([1, 3]);
  keepKey("abc", "c".repeat(20));
  session.renew(tableInfo());
  expect(FakeSocket.last.address).toContain("/ws/abc");
  expect([FakeSocket.all.length, session.tables[0]?.key]).toEqual([2, "c".repeat(20)]);
});

test("a spectator comes without a key", () => {
  const session = sit([]);
  expect(FakeSocket.last.got("hello")[0]?.key).toBe(null);
  expect([session.isCurtainClosed, session.current?.seat]).toEqual([false, null]);
});
