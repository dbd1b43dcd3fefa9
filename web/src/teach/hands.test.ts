import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { askedTable } from "../lib/fakes";
import { fakeLessons } from "./fakes";
import { Hands } from "./hands";
import { Teaching } from "./teaching.svelte";

let made: ReturnType<typeof askedTable>;
let teaching: Teaching;
let hands: Hands;
let stop: () => void;
let clicks: number;

beforeEach(() => {
  vi.useFakeTimers();
  clicks = 0;
  made = askedTable();
  teaching = new Teaching(made.table);
  teaching.lessons = fakeLessons();
  hands = new Hands(teaching);
  stop = hands.attend();
  document.body.innerHTML = '<button data-target="hand/bug#1"><i>a</i></button><p data-thing="zone/yard">b</p><b>c</b>';
  at("button").addEventListener("click", () => (clicks += 1));
});
afterEach(() => {
  stop();
  made.table.close();
  document.body.innerHTML = "";
  vi.useRealTimers();
});

const at = (selector: string) => document.querySelector<HTMLElement>(selector)!;

function point(type: string, selector: string, changes: PointerEventInit = {}): void {
  at(selector).dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: "mouse", clientX: 5, clientY: 5, ...changes }));
}
const touch = (type: string, selector: string, x = 5) => point(type, selector, { pointerType: "touch", clientX: x });

test("a mouse that rests on a thing sees a glance, and none when it goes on", () => {
  point("pointerover", "p");
  vi.advanceTimersByTime(300);
  expect(teaching.glance).toBeNull();
  vi.advanceTimersByTime(300);
  expect(teaching.glance?.thing.ref).toBe("zone/yard");
  point("pointerover", "b");
  expect(teaching.glance).toBeNull();
});

test("what opens something of its own where it is pointed to is told by key only", () => {
  at("p").dataset.points = "";
  point("pointerover", "p");
  vi.advanceTimersByTime(2000);
  expect(teaching.glance).toBeNull();
  expect(hands.meant?.thing.ref).toBe("zone/yard");
});

test("a key means the thing that is glanced at, whatever has the focus", () => {
  at("button").focus();
  expect(hands.meant?.target).toBe("hand/bug#1");
  point("pointerover", "p");
  vi.advanceTimersByTime(600);
  expect(hands.meant?.thing.ref).toBe("zone/yard");
});

test("right after a click there is no glance", () => {
  point("pointerover", "button");
  point("pointerdown", "button");
  point("pointerover", "i");
  vi.advanceTimersByTime(2000);
  expect(teaching.glance).toBeNull();
});

test("a long press opens the card, and its click does nothing", () => {
  touch("pointerdown", "i");
  vi.advanceTimersByTime(600);
  expect(teaching.card?.target).toBe("hand/bug#1");
  touch("pointerup", "i");
  at("i").click();
  expect(clicks).toBe(0);
  vi.advanceTimersByTime(100);
  at("i").click();
  expect(clicks).toBe(1);
});

test("a finger that moves drags or scrolls: no card", () => {
  touch("pointerdown", "button");
  touch("pointermove", "button", 20);
  vi.advanceTimersByTime(600);
  expect(teaching.card).toBeNull();
});

test("a short touch is a click", () => {
  touch("pointerdown", "button");
  touch("pointerup", "button");
  vi.advanceTimersByTime(600);
  at("button").click();
  expect([teaching.card, clicks]).toEqual([null, 1]);
});

test("a click on a thing that is no button opens its card", () => {
  at("p").click();
  expect(teaching.card?.thing.ref).toBe("zone/yard");
});

test("while it is asked why not, a thing that is no target answers", () => {
  made.table.isAsking = true;
  at("p").click();
  expect([teaching.card, made.socket.got("why_not")]).toEqual([null, [{ type: "why_not", target: "yard" }]]);
});
