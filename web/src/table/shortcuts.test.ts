import { afterEach, beforeEach, expect, test } from "vitest";
import { askedTable, position, question } from "../lib/fakes";
import { FrameParts } from "./frame.svelte";
import { onShortcut } from "./shortcuts";

let made: ReturnType<typeof askedTable>;
let frame: FrameParts;

beforeEach(() => {
  made = askedTable();
  frame = new FrameParts();
});
afterEach(() => {
  made.table.close();
  document.body.innerHTML = "";
});

function press(key: string, at: Element = document.body, more: KeyboardEventInit = {}) {
  const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...more });
  at.addEventListener("keydown", (e) => onShortcut(e as KeyboardEvent, made.table, frame), { once: true });
  at.dispatchEvent(event);
  return event;
}

test("Enter confirms what is selected, Esc puts it back", () => {
  made.table.touch("hand/bug#1");
  press("Escape");
  expect(made.table.selected).toBe(null);
  made.table.touch("hand/bug#1");
  press("Enter");
  expect(made.socket.got("choose")).toMatchObject([{ option: 7 }]);
});

test("Enter on a button is left to that button", () => {
  const button = document.body.appendChild(document.createElement("button"));
  made.table.touch("hand/bug#1");
  expect(press("Enter", button).defaultPrevented).toBe(false);
  expect(made.socket.got("choose")).toEqual([]);
});

test("Enter takes the only option there is", () => {
  made.socket.say(position(question("q2", { options: [{ id: 3, target: "button/go_on", key: "x", args: {} }] })));
  press("Enter");
  expect(made.socket.got("choose")).toMatchObject([{ option: 3 }]);
});

test("U steps back, H asks for advice, W asks why not", () => {
  made.socket.say(position(question(), { can_undo: true }));
  press("h");
  press("w");
  expect(made.table.isAsking).toBe(true);
  press("Escape");
  expect(made.table.isAsking).toBe(false);
  press("u");
  expect([made.socket.got("hint").length, made.socket.got("undo").length]).toEqual([1, 1]);
});

test("R and L open and close their sheets", () => {
  press("r");
  expect(frame.sheet).toBe("rules");
  press("r");
  press("l");
  expect(frame.sheet).toBe("log");
});

test("? shows the keys; once more, or W, asks why not", () => {
  press("?");
  expect([frame.sheet, made.table.isAsking]).toEqual(["keys", false]);
  press("?");
  expect([frame.sheet, made.table.isAsking]).toEqual([null, true]);
  made.table.isAsking = false;
  press("?");
  press("w");
  expect([frame.sheet, made.table.isAsking]).toEqual([null, true]);
});

/** Buttons that note when they are pressed. */
function buttons(...made: { target: string; more?: string }[]): string[] {
  const pressed: string[] = [];
  document.body.innerHTML = `<main><p id="prompt" tabindex="-1"></p>${made.map(({ target, more }) => `<button data-target="${target}" ${more ?? `class="lit"`}></button>`).join("")}</main>`;
  for (const button of document.querySelectorAll("button")) button.onclick = () => pressed.push(button.dataset.target ?? "");
  return pressed;
}
const focused = () => (document.activeElement as HTMLElement).dataset.target;

test("a number takes what wears it, whatever its key writes; held down, it takes once", () => {
  const pressed = buttons({ target: "a" }, { target: "b" });
  press("2");
  expect([pressed, focused()]).toEqual([["b"], "b"]);
  press("+", document.body, { code: "Digit1" });
  expect(pressed).toEqual(["b", "a"]);
  press("1", document.body, { repeat: true });
  expect(pressed).toEqual(["b", "a"]);
  expect(press("3").defaultPrevented).toBe(false);
});

test("Enter off the buttons presses the main one; held down, it presses nothing", () => {
  const pressed = buttons({ target: "a" }, { target: "go", more: `class="btn btn--main" data-option="plan"` });
  press("Enter");
  expect(pressed).toEqual(["go"]);
  expect(press("Enter", document.querySelector("button")!, { repeat: true }).defaultPrevented).toBe(true);
});

test("Q leads to the question and back, M to the main button and back, an arrow from there to what is lit", () => {
  buttons({ target: "a" }, { target: "b" }, { target: "go", more: `class="btn btn--main" data-option="plan"` });
  document.querySelector<HTMLElement>("[data-target=b]")?.focus();
  press("q");
  expect(document.activeElement?.id).toBe("prompt");
  press("q");
  expect(focused()).toBe("b");
  press("m");
  expect(focused()).toBe("go");
  press("m");
  expect(focused()).toBe("b");
  press("q");
  press("ArrowDown", document.getElementById("prompt")!);
  expect(focused()).toBe("a");
});

test("behind an open sheet nothing is played", () => {
  made.table.touch("hand/bug#1");
  frame.sheet = "rules";
  press("Enter");
  press("u");
  expect(made.socket.got("choose")).toEqual([]);
});

test("Esc is left to a sheet that a board has opened", () => {
  made.table.touch("hand/bug#1");
  const sheet = document.body.appendChild(document.createElement("dialog"));
  sheet.setAttribute("open", "");
  expect(press("Escape").defaultPrevented).toBe(false);
  expect(made.table.selected).not.toBe(null);
});

test("in a sheet of the board a number takes what lies there; behind it, and behind what lies over it, nothing is taken", () => {
  const pressed = buttons({ target: "hand/a" }, { target: "pile/a" }, { target: "pile/b" });
  const sheet = document.querySelector("main")!.appendChild(document.createElement("dialog"));
  sheet.setAttribute("open", "");
  sheet.append(...document.querySelectorAll("[data-target^=pile]"));
  press("2");
  expect([pressed, focused()]).toEqual([["pile/b"], "pile/b"]);
  press(".");
  expect(focused()).toBe("pile/a");
  expect(press("3").defaultPrevented).toBe(false);
  document.body.appendChild(document.createElement("dialog")).setAttribute("open", "");
  press("2");
  expect(pressed).toEqual(["pile/b"]);
});

test("who writes is left in peace", () => {
  const input = document.body.appendChild(document.createElement("input"));
  press("h", input);
  expect(made.socket.got("hint")).toEqual([]);
});

test("B tells the board in words, and closes it again", () => {
  press("b");
  expect(frame.sheet).toBe("told");
  press("b");
  expect(frame.sheet).toBe(null);
});
