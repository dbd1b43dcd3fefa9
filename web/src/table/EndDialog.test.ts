import { cleanup, render, screen, within } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test } from "vitest";
import { FakeSocket, fakeKit, position, seatInfo, tableInfo } from "../lib/fakes";
import { Kit } from "../lib/kit.svelte";
import { settings } from "../lib/settings.svelte";
import { LiveTable } from "../lib/table.svelte";
import { Words } from "../lib/words";
import type { GamePage } from "../lib/contract";
import EndDialog from "./EndDialog.svelte";
import EpilogueForTests from "./EpilogueForTests.svelte";

const SENTENCES = "end-last = It is over.\nscore-coins = Coins\nask-play = The rival was quick.\n";

afterEach(cleanup);
beforeEach(() => {
  localStorage.clear();
  settings.lang = "en";
});

function end(winners: number[], page: Partial<GamePage> = {}): void {
  FakeSocket.install();
  const kit = new Kit("fort", new Words("en", [SENTENCES]), {}, { ...fakeKit().page!, ...page });
  const table = new LiveTable(kit, tableInfo({ seats: [seatInfo(0, "Ada")] }), "k".repeat(20));
  FakeSocket.last.welcome(0);
  const scores = [{ parts: { coins: 7 }, total: 7 }];
  FakeSocket.last.say(position(null, { waiting: [], end: { winners, reason: "last", scores, seed: "" } }));
  render(EndDialog, { table, open: true, onclose: () => {} });
}

test("who plays alone and wins is told so", () => {
  end([0]);
  expect(screen.getByText("You win!")).toBeTruthy();
  expect(screen.getByText("It is over.")).toBeTruthy();
  expect(screen.getByLabelText("winner")).toBeTruthy();
});

test("a lost game has no winner", () => {
  end([]);
  expect(screen.getByText("Nobody won this time")).toBeTruthy();
  expect(screen.queryByLabelText("winner")).toBeNull();
});

test("a game may add what it has to tell, and a sheet of somebody without a seat", () => {
  const rival = { name: "Rival", badge: 1, sheet: { parts: { coins: 9 }, total: 9 } };
  end([0], { Epilogue: EpilogueForTests, others: () => [rival] });
  expect(screen.getByText("The rival was quick.")).toBeTruthy();
  expect(screen.getByRole("columnheader", { name: "Rival" })).toBeTruthy();
  const total = screen.getByRole("row", { name: /^Total/ });
  expect(within(total).getAllByRole("cell").map((cell) => cell.textContent)).toEqual(["7", "9"]);
});
