import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { createRawSnippet } from "svelte";
import { afterEach, beforeEach, expect, test } from "vitest";
import { askedTable, position, question } from "../lib/fakes";
import { settings } from "../lib/settings.svelte";
import Target from "./Target.svelte";

const children = createRawSnippet(() => ({ render: () => "<span>a card</span>" }));
let made: ReturnType<typeof askedTable>;

beforeEach(() => {
  settings.lang = "en";
  made = askedTable();
});
afterEach(() => {
  cleanup();
  made.table.close();
});

const show = (at: string, label = "Bug, shovel") => render(Target, { table: made.table, at, label, children });

test("a lit target is a button that says the deed and the thing", () => {
  show("hand/bug#1");
  const button = screen.getByRole("button", { name: "Play Bug. Bug, shovel" });
  expect(button.dataset.target).toBe("hand/bug#1");
  expect(button.classList.contains("lit")).toBe(true);
  expect([button.getAttribute("aria-pressed"), button.tabIndex]).toEqual(["false", 0]);
});

test("touched, it is selected; touched again, it is sent", async () => {
  show("hand/bug#1");
  const button = screen.getByRole("button");
  await fireEvent.click(button);
  expect([button.getAttribute("aria-pressed"), button.classList.contains("selected")]).toEqual(["true", true]);
  await fireEvent.click(button);
  expect(made.socket.got("choose")).toMatchObject([{ option: 7 }]);
});

test("what can't be touched now says so, asks why on a touch, and is no stop of Tab", async () => {
  show("hand/ant", "Ant, crown");
  const button = screen.getByRole("button", { name: /^Ant, crown\. Not possible now/ });
  expect([button.classList.contains("forbidden"), button.tabIndex]).toEqual([true, -1]);
  await fireEvent.click(button);
  expect(made.socket.got("why_not")).toHaveLength(1);
});

test("where nobody plays it is no button", () => {
  made.socket.say(position(null, { end: { winners: [], reason: "x", scores: [], seed: "" } }));
  show("hand/bug#1");
  expect(screen.queryByRole("button")).toBe(null);
  expect(screen.getByRole("img", { name: "Bug, shovel" })).toBeTruthy();
});

test("it changes with the question", async () => {
  show("hand/bug#1");
  made.socket.say(position(question("q2", { options: [{ id: 1, target: "park/bug", key: "option-skip", args: {} }] })));
  await Promise.resolve();
  expect(screen.getByRole("button").dataset.look).toBe("idle");
});
