import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type Asked, fakeClubhouse, gameInfo } from "../home/fakes";
import { catalogue, seatInfo, tableInfo } from "../lib/fakes";
import { keepKey, keptTable, sawTable } from "../lib/keys";
import { settings } from "../lib/settings.svelte";
import Home from "./Home.svelte";

const options = `
setting-draft = Draft
setting-points = Points
setting-goal = Goal
setting-goal-modest = low
setting-goal-very-proud = high
setting-cards = Cards
setting-cards-shared = everybody the same
setting-cards-private-random = each their own
`;
const words = { lang: "en", catalogues: [catalogue + options], names: {} };
const people = [seatInfo(0, "Jo"), { ...seatInfo(1, "? 2"), taken: false, played_by: "nobody" as const }];

const answers = {
  "GET /games": [gameInfo()],
  "GET /games/fort/labels/en": words,
  "GET /tables": { tables: [] },
};

afterEach(cleanup);
beforeEach(() => {
  localStorage.clear();
  settings.lang = "en";
  settings.name = "";
  history.replaceState(null, "", "/");
});

const created = (asked: Asked) => ({
  table: tableInfo({ id: "new", status: "open", seats: people }),
  host_key: "host",
  keys: [{ seat: 0, key: "mine" }, { seat: 1, key: "theirs" }],
  asked,
});

test("one click starts a game against bots", async () => {
  const asked = fakeClubhouse({ ...answers, "POST /tables": created });
  render(Home);
  await fireEvent.click(await screen.findByText("Play now"));
  await waitFor(() => expect(location.pathname).toBe("/t/new"));
  const wish = asked.find((one) => one.method === "POST")?.body as { seats: { kind: string }[] };
  expect(wish.seats.map((seat) => seat.kind)).toEqual(["me", "bot", "bot"]);
  expect(keptTable("new")?.seats.map((seat) => seat.mine)).toEqual([true, false]);
});

test("the next visit begins with the last game and its seats", async () => {
  fakeClubhouse({ ...answers, "POST /tables": created });
  const { unmount } = render(Home);
  expect((await screen.findByLabelText<HTMLSelectElement>("Who sits on seat 2")).value).toBe("easy");
  await fireEvent.click(screen.getByRole("button", { name: "less" }));
  await fireEvent.click(screen.getByText("Play now"));
  await waitFor(() => expect(location.pathname).toBe("/t/new"));
  unmount();
  render(Home);
  await screen.findByLabelText("Who sits on seat 2");
  expect(screen.queryByLabelText("Who sits on seat 3")).toBeNull();
});

test("a game is told in words, with the way to learn it", async () => {
  fakeClubhouse(answers);
  render(Home);
  const about = within(await screen.findByRole("region", { name: "About Fort" }));
  expect(about.getByText("takes 20 to 40 minutes")).toBeTruthy();
  expect(about.getByText("difficulty 2 of 4: fairly easy")).toBeTruthy();
  expect((await about.findByText("Learn the game")).closest("a")?.getAttribute("href")).toBe("/learn/fort");
  expect(about.getByText("Rules").closest("a")?.getAttribute("href")).toBe("/rules/fort");
});

test("an option that is a word is shown in words, and only where it matters", async () => {
  const alone: [number, number] = [1, 1];
  const cards = { id: "cards", default: "shared", allowed: ["shared", "private_random"], players: alone, for_several: [] };
  const goal = { id: "goal", default: "modest", allowed: ["modest", "very_proud"], players: alone, for_several: [] };
  const asked = fakeClubhouse({
    ...answers,
    "GET /games": [gameInfo({ seats: [1, 2], settings: [cards, goal] })],
    "POST /tables": created,
  });
  render(Home);
  await screen.findByText("Play now");
  expect(screen.queryByLabelText("Cards")).toBeNull();
  await fireEvent.click(screen.getByRole("button", { name: "less" }));
  const select = await screen.findByLabelText<HTMLSelectElement>("Cards");
  expect([...select.options].map((option) => option.text)).toEqual(["everybody the same", "each their own"]);
  await fireEvent.click(within(screen.getByRole("radiogroup", { name: "Goal", hidden: true })).getByLabelText("high"));
  await fireEvent.click(screen.getByText("Play now"));
  await waitFor(() => expect(location.pathname).toBe("/t/new"));
  expect(asked.find((one) => one.method === "POST")?.body).toMatchObject({
    seats: [{ kind: "me" }],
    settings: { cards: "shared", goal: "very_proud" },
  });
});

test("a game for one tells how it stands without rivals", async () => {
  const over = (id: string, winners: number[]) =>
    tableInfo({ id, status: "over", seats: [seatInfo(0, "Ada")], winners, scores: [30] });
  const tables = [over("won", [0]), over("lost", []), tableInfo({ id: "going", seats: [seatInfo(0, "Ada")] })];
  for (const table of tables) {
    keepKey(table.id, "k".repeat(20), 0);
    sawTable(table);
  }
  fakeClubhouse({ ...answers, ...Object.fromEntries(tables.map((table) => [`GET /tables/${table.id}`, table])) });
  render(Home);
  expect(await screen.findByText("a game for one: won")).toBeTruthy();
  expect(screen.getByText("nobody won this time")).toBeTruthy();
  expect(screen.getByText("a game for one")).toBeTruthy();
});

test("inviting people opens all other seats", async () => {
  const asked = fakeClubhouse({ ...answers, "POST /tables": created });
  render(Home);
  await fireEvent.click(await screen.findByText("Invite people"));
  await waitFor(() => expect(location.pathname).toBe("/t/new"));
  const wish = asked.find((one) => one.method === "POST")?.body as { seats: unknown[] };
  expect(wish.seats).toEqual([{ kind: "me", name: "Player" }, { kind: "open" }, { kind: "open" }]);
});

test("a game in the making says so and leads to one that can be played", async () => {
  fakeClubhouse(answers);
  render(Home);
  await screen.findByText("Play now");
  await fireEvent.click(screen.getByRole("button", { name: /Hamlet.*coming soon/ }));
  expect(screen.queryByText("Play now")).toBeNull();
  await fireEvent.click(screen.getByText("Play Fort in the meantime"));
  expect(screen.getByText("Play now")).toBeTruthy();
});

test("what is refused is told in one sentence", async () => {
  const refused = () => Response.json({ code: "too_often", detail: "slow down" }, { status: 429 });
  fakeClubhouse({ ...answers, "POST /tables": refused });
  render(Home);
  await fireEvent.click(await screen.findByText("Play now"));
  expect((await screen.findByRole("alert")).textContent).toContain("too fast");
});

test("a clubhouse that doesn't answer can be asked again", async () => {
  fakeClubhouse({});
  render(Home);
  const again = await screen.findByText("Try again");
  fakeClubhouse(answers);
  await fireEvent.click(again);
  expect(await screen.findByText("Play now")).toBeTruthy();
});

test("my tables stand on the page and can be forgotten", async () => {
  const table = tableInfo({ waiting: [0] });
  keepKey(table.id, "k".repeat(20), 0);
  sawTable(table);
  fakeClubhouse({ ...answers, "GET /tables/abc": table });
  render(Home);
  expect(await screen.findByText("your turn")).toBeTruthy();
  await fireEvent.click(screen.getByRole("button", { name: "Forget the table: Fort" }));
  expect(keptTable("abc")).toBeNull();
  expect(screen.queryByText("your turn")).toBeNull();
});

test("a free seat at a listed table is taken with my name", async () => {
  settings.name = "Jo";
  const open = tableInfo({ id: "open", status: "open", seats: people });
  const asked = fakeClubhouse({
    ...answers,
    "GET /tables": { tables: [open] },
    "POST /tables/open/join": { table: open, seat: 1, key: "k".repeat(20) },
  });
  render(Home);
  await fireEvent.click(await screen.findByRole("button", { name: /^Join/ }));
  await waitFor(() => expect(location.pathname).toBe("/t/open"));
  expect(asked.find((one) => one.method === "POST")?.body).toEqual({ name: "Jo" });
  expect(keptTable("open")?.seats).toMatchObject([{ seat: 1, mine: true }]);
});
