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

test("arrows move round the group, over what is forbidden too, and Tab comes back to the last lit place", async () => {
  places()[1]?.focus();
  await fireEvent.keyDown(places()[1] as HTMLElement, { key: "ArrowRight" });
  expect(at()).toBe("hand/doc");
  expect(stops()).toEqual([-1, -1, 0]);
  await fireEvent.keyDown(places()[2] as HTMLElement, { key: "ArrowRight" });
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
