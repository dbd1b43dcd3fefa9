import { cleanup, render, screen, within } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { results } from "../ending/record";
import { FakeSocket, fakeKit, position, seatInfo, tableInfo } from "../lib/fakes";
import { keepKey } from "../lib/keys";
import { Kit } from "../lib/kit.svelte";
import { settings } from "../lib/settings.svelte";
import { LiveTable } from "../lib/table.svelte";
import { Words } from "../lib/words";
import type { GamePage } from "../lib/contract";
import type { Course, SeatInfo } from "../messages";
import EndDialog from "./EndDialog.svelte";
import EpilogueForTests from "./EpilogueForTests.svelte";

const SENTENCES = "end-last = It is over.\nscore-coins = Coins\nask-play = The rival was quick.\n";

const KEY = "k".repeat(20);
const sheet = (coins: number) => ({ parts: { coins }, total: coins });

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});
beforeEach(() => {
  localStorage.clear();
  settings.lang = "en";
});

interface Table {
  page?: Partial<GamePage>;
  seats?: SeatInfo[];
  points?: number[];
}

let shown: LiveTable;

/** Let a game end as seat 0 sees it. */
function end(winners: number[], { page = {}, seats = [seatInfo(0, "Ada")], points = [7] }: Table = {}): void {
  FakeSocket.install();
  const swing = { round: 2, seat: 0, before: points.map(() => 0), after: points, events: [] };
  const course: Course = { rounds: [points.map(() => sheet(0)), points.map(sheet)], swings: [swing] };
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify(course))));
  const kit = new Kit("fort", new Words("en", [SENTENCES]), {}, { ...fakeKit().page!, ...page });
  const info = tableInfo({ seats });
  shown = new LiveTable(kit, info, KEY);
  FakeSocket.last.welcome(0, info);
  FakeSocket.last.say(position(null, { waiting: [], end: { winners, reason: "last", scores: points.map(sheet), seed: "" } }));
  render(EndDialog, { table: shown, open: true, onclose: () => {} });
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
  end([0], { page: { Epilogue: EpilogueForTests, others: () => [rival] } });
  expect(screen.getByText("The rival was quick.")).toBeTruthy();
  expect(screen.getByRole("columnheader", { name: "Rival" })).toBeTruthy();
  const total = screen.getByRole("row", { name: /^Total/ });
  expect(within(total).getAllByRole("cell").map((cell) => cell.textContent)).toEqual(["7", "9"]);
});

test("who did not win sees who did, and the way of the points", async () => {
  end([1], { seats: [seatInfo(0, "Ada"), seatInfo(1, "Ben")], points: [7, 12] });
  expect(screen.getByRole("heading", { level: 2 }).textContent).toBe("Ben wins");
  expect(document.body.textContent).not.toMatch(/lost|lose/i);
  expect(await screen.findByRole("img", { name: "Ben, points: round 1 0, round 2 12" })).toBeTruthy();
  expect(screen.getByText("The rules themselves moved these points; nobody did anything for them.")).toBeTruthy();
});

test("that the course can't be had is said", async () => {
  end([0]);
  cleanup();
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no line")));
  render(EndDialog, { table: shown, open: true, onclose: () => {} });
  expect(await screen.findByText("The clubhouse could not tell how the points came about.")).toBeTruthy();
});

test("of several people at one screen nobody is addressed", () => {
  keepKey("abc", KEY, 0);
  keepKey("abc", "x".repeat(20), 1);
  end([0], { seats: [seatInfo(0, "Ada"), seatInfo(1, "Ben")], points: [9, 7] });
  expect(screen.getByRole("heading", { level: 2 }).textContent).toBe("Ada wins");
});

test("a rival without a seat may win, and is named", () => {
  end([], { page: { others: () => [{ name: "Rival", badge: 1, sheet: sheet(9) }] } });
  expect(screen.getByRole("heading", { level: 2 }).textContent).toBe("Rival wins");
});

test("my result is kept where one person plays here, to the end", () => {
  keepKey("abc", KEY, 0);
  end([0]);
  expect(results("fort")).toEqual([{ table: "abc", at: 1, points: 7, won: true }]);
  expect(screen.getByRole("heading", { name: "My record so far" })).toBeTruthy();
});

test.each([
  ["two people play here", seatInfo(0, "Ada"), ["x".repeat(20)]],
  ["a bot played on", { ...seatInfo(0, "Ada"), played_by: "bot" as const }, []],
  ["somebody gave up", { ...seatInfo(0, "Ada"), resigned: true }, []],
])("no result is kept where %s", (_, seat, others) => {
  keepKey("abc", KEY, 0);
  others.forEach((key) => keepKey("abc", key, 1));
  end([0], { seats: [seat] });
  expect(results("fort")).toEqual([]);
  expect(screen.queryByText("My record so far")).toBeNull();
});
