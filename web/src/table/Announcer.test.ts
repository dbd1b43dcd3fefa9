import { cleanup, render } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, expect, test } from "vitest";
import { askedTable, position, question } from "../lib/fakes";
import { settings } from "../lib/settings.svelte";
import type { LoggedEvent } from "../messages";
import Announcer from "./Announcer.svelte";

let made: ReturnType<typeof askedTable>;

beforeEach(() => {
  settings.lang = "en";
  made = askedTable();
});
afterEach(() => {
  made.table.close();
  cleanup();
});

const plays = (player: number): LoggedEvent => ({ kind: "plays", player, args: { card: "kid/bug" }, rule: "4.3" });
const chat = (number: number, seat: number | null, text: string) => made.socket.say({ type: "chat", number, seat, text, at: 1 });

async function said(root: HTMLElement): Promise<string[]> {
  await tick();
  return [...root.querySelectorAll("[aria-live]")].map((one) => one.textContent ?? "");
}

test("what others do is said, one's own deeds are not, and what is taken back is", async () => {
  const { container } = render(Announcer, { table: made.table, isChatOpen: false });
  made.socket.say(position(question("q2"), { events: [plays(0), plays(1)] }));
  expect(await said(container)).toEqual(["Ben plays Bug.", ""]);
  made.socket.say(position(question("q3"), { log_kept: 1 }));
  expect(await said(container)).toEqual(["The last move was taken back.", ""]);
});

test("the talk of others is said, unless the chat itself is open", async () => {
  const { container, rerender } = render(Announcer, { table: made.table, isChatOpen: false });
  chat(1, 1, "hello");
  chat(2, 0, "my own");
  expect(await said(container)).toEqual(["", "Ben says: hello"]);
  await rerender({ table: made.table, isChatOpen: true });
  chat(3, null, "psst");
  expect(await said(container)).toEqual(["", ""]);
});
