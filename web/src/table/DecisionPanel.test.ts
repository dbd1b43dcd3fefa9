import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, expect, test } from "vitest";
import { askedTable, position, question } from "../lib/fakes";
import { settings } from "../lib/settings.svelte";
import Desk from "./DeskForTests.svelte";

let made: ReturnType<typeof askedTable>;

beforeEach(() => {
  settings.lang = "en";
  made = askedTable();
});
afterEach(() => {
  cleanup();
  made.table.close();
});

/** Which targets are on show is looked up with the next frame. */
async function show(drawn: string[] = []) {
  const shown = render(Desk, { table: made.table, drawn });
  await new Promise(requestAnimationFrame);
  await tick();
  return shown;
}
const isTarget = (button: HTMLElement) => button.dataset.look !== undefined;
const names = () =>
  screen.queryAllByRole("button").map((button) => (isTarget(button) ? "target" : button.textContent?.trim()));

test("without a board every option has a button, and a press sends it", async () => {
  await show();
  expect(names()).toEqual(["Play no card", "Play Bug", "Play Doc"]);
  await fireEvent.click(screen.getByText("Play Doc"));
  expect(made.socket.got("choose")).toMatchObject([{ option: 9 }]);
});

test("what the board draws needs no button, until it is not drawn any more", async () => {
  const { rerender } = await show(["hand/bug#1", "hand/doc"]);
  expect(names()).toEqual(["Play no card", "target", "target"]);
  await rerender({ drawn: ["hand/doc"] });
  expect(names()).toEqual(["Play no card", "Play Bug", "target"]);
});

test("a button that the board draws itself stands there once", async () => {
  await show(["button/skip"]);
  expect(names()).toEqual(["Play Bug", "Play Doc", "target"]);
});

test("of two options with one target, the second has a button", async () => {
  const twice = question("q2", {
    options: [
      { id: 1, target: "hand/bug#1", key: "option-hand", args: { thing: "kid/bug" } },
      { id: 2, target: "hand/bug#1", key: "option-skip", args: {} },
    ],
  });
  made.socket.say(position(twice));
  await show(["hand/bug#1"]);
  expect(names()).toEqual(["Play no card", "target"]);
});

test("many buttons go to the panel, none is lost", async () => {
  const options = [1, 2, 3].map((id) => ({ id, target: `button/b${id}`, key: "option-skip", args: {} }));
  made.socket.say(position(question("q2", { options })));
  await show();
  expect(names()).toHaveLength(3);
});

test("after a press all wait for the next question", async () => {
  await show();
  await fireEvent.click(screen.getByText("Play Doc"));
  await fireEvent.click(screen.getByText("Play Bug"));
  expect(made.socket.got("choose")).toHaveLength(1);
  expect(screen.getByText("Play Bug").getAttribute("aria-busy")).toBe("true");
});

test("what is selected on the board stands as the main button", async () => {
  await show(["hand/bug#1", "hand/doc"]);
  await fireEvent.click(screen.getAllByText("target")[0] as HTMLElement);
  const main = document.querySelector("[data-act=confirm]");
  expect(main?.textContent?.trim()).toBe("Play Bug");
  await fireEvent.click(main as Element);
  expect(made.socket.got("choose")).toMatchObject([{ option: 7 }]);
});
