import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, expect, test } from "vitest";
import { askedTable, position, question } from "../lib/fakes";
import Hand from "./HandForTests.svelte";

let made: ReturnType<typeof askedTable>;

beforeEach(async () => {
  made = askedTable();
  render(Hand, { table: made.table, targets: ["hand/ant", "hand/bug#1", "hand/doc"] });
  await tick();
});
afterEach(() => {
  cleanup();
  made.table.close();
});

const places = () => screen.getAllByRole("button");
const stops = () => places().map((place) => place.tabIndex);
const at = () => (document.activeElement as HTMLElement).dataset.target;

test("Tab stops once in a group, at something lit", () => {
  expect(stops()).toEqual([-1, 0, -1]);
});

test("arrows move round what is lit, and Tab comes back to the last lit place", async () => {
  places()[1]?.focus();
  await fireEvent.keyDown(places()[1] as HTMLElement, { key: "ArrowRight" });
  expect(at()).toBe("hand/doc");
  expect(stops()).toEqual([-1, -1, 0]);
  await fireEvent.keyDown(places()[2] as HTMLElement, { key: "ArrowRight" });
  expect(at()).toBe("hand/bug#1");
});

test("with Shift, and while somebody asks why not, arrows come to what is forbidden too", async () => {
  places()[2]?.focus();
  await fireEvent.keyDown(places()[2] as HTMLElement, { key: "ArrowRight", shiftKey: true });
  expect(at()).toBe("hand/ant");
  document.body.dataset.asking = "true";
  await fireEvent.keyDown(places()[0] as HTMLElement, { key: "ArrowLeft" });
  await fireEvent.keyDown(places()[2] as HTMLElement, { key: "ArrowRight" });
  expect(at()).toBe("hand/ant");
  delete document.body.dataset.asking;
});

test("an arrow leads to what lies there on the screen", async () => {
  const lies = [[0, 0], [0, 50], [60, 50]];
  places().forEach((place, i) => {
    const [left = 0, top = 0] = lies[i] ?? [];
    place.getBoundingClientRect = () => new DOMRect(left, top, 20, 20);
  });
  const asked = ["hand/ant", "hand/bug#1", "hand/doc"].map((target, id) => ({ id, target, key: "option-skip", args: {} }));
  made.socket.say(position(question("all", { options: asked })));
  await tick();
  places()[0]?.focus();
  await fireEvent.keyDown(places()[0] as HTMLElement, { key: "ArrowDown" });
  expect(at()).toBe("hand/bug#1");
  await fireEvent.keyDown(places()[1] as HTMLElement, { key: "ArrowUp" });
  expect(at()).toBe("hand/ant");
  await fireEvent.keyDown(places()[0] as HTMLElement, { key: "End" });
  expect(at()).toBe("hand/doc");
});

test("a place that goes dark while others light up takes no stop away from them", async () => {
  const asked = (...targets: string[]) =>
    question(targets.join(), { options: targets.map((target, id) => ({ id, target, key: "option-skip", args: {} })) });
  made.socket.say(position(asked("hand/ant")));
  await tick();
  expect(stops()).toEqual([0, -1, -1]);
  made.socket.say(position(asked("hand/bug#1", "hand/doc")));
  await tick();
  expect(stops()).toEqual([-1, 0, -1]);
});
