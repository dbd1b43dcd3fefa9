import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fakeClubhouse, gameInfo } from "../home/fakes";
import { catalogue, seatInfo, tableInfo } from "../lib/fakes";
import { keepCreated, keepKey, keptTable } from "../lib/keys";
import { settings } from "../lib/settings.svelte";
import type { TableInfo } from "../messages";
import Lobby from "./Lobby.svelte";

const free = { ...seatInfo(1, "? 2"), taken: false, played_by: "nobody" as const };
const open = (changes: Partial<TableInfo> = {}) =>
  tableInfo({ status: "open", listed: true, seats: [seatInfo(0, "Ada"), free], ...changes });
const options = "\nsetting-draft = Draft\nsetting-cards = Cards\nsetting-cards-private-random = each their own\n";
const answers = {
  "GET /games": [gameInfo()],
  "GET /games/fort/words/en": { lang: "en", catalogues: [catalogue + options], names: {} },
};

afterEach(cleanup);
beforeEach(() => {
  localStorage.clear();
  settings.lang = "en";
  settings.name = "";
});

function wait(info: TableInfo, seat: number | null, isHost = false) {
  const onchanged = vi.fn();
  render(Lobby, { info, seat, isHost, onchanged });
  return onchanged;
}

function host(info = open()) {
  keepCreated({ table: info, host_key: "host", keys: [{ seat: 0, key: "mine" }, { seat: 1, key: "theirs" }] }, [0]);
  return wait(info, 0, true);
}

test("who comes by a link writes a name and sits down", async () => {
  const sat = open({ seats: [seatInfo(0, "Ada"), seatInfo(1, "Ben")] });
  const asked = fakeClubhouse({ ...answers, "PUT /tables/abc/seat": { table: sat, seat: 1, key: "opened" } });
  keepKey("abc", "opened", 1);
  const onchanged = wait(open(), 1);
  await fireEvent.input(screen.getByLabelText("Your name"), { target: { value: "Ben" } });
  await fireEvent.click(screen.getByText("Sit down"));
  await waitFor(() => expect(onchanged).toHaveBeenCalledWith(sat));
  expect(asked.find((one) => one.method === "PUT")).toMatchObject({ key: "opened", body: { name: "Ben" } });
  expect(settings.name).toBe("Ben");
});

test("a visitor without a link joins a listed table and keeps the key", async () => {
  fakeClubhouse({ ...answers, "POST /tables/abc/join": { table: open(), seat: 1, key: "given" } });
  const onchanged = wait(open(), null);
  await fireEvent.click(screen.getByText("Join"));
  await waitFor(() => expect(onchanged).toHaveBeenCalled());
  expect(keptTable("abc")?.seats).toEqual([{ seat: 1, key: "given", mine: true }]);
});

test("at a private table a visitor can only watch", () => {
  fakeClubhouse(answers);
  wait(open({ listed: false }), null);
  expect(screen.getByText(/by link only/)).toBeTruthy();
  expect(screen.queryByText("Join")).toBeNull();
});

test("the host of a private table sees the link of each free seat, and only theirs", () => {
  fakeClubhouse(answers);
  host(open({ listed: false }));
  const links = screen.getAllByRole<HTMLInputElement>("textbox").map((field) => field.value);
  expect(links).toEqual([`${location.origin}/t/abc#theirs`]);
});

test("the host issues a link anew after being asked", async () => {
  fakeClubhouse({ ...answers, "POST /tables/abc/seats/1/link": { seat: 1, key: "fresh" } });
  host(open({ listed: false }));
  await fireEvent.click(screen.getByText(/Issue a new link/));
  await fireEvent.click(screen.getByText("Issue a new one"));
  await waitFor(() => expect(screen.getByRole<HTMLInputElement>("textbox").value).toContain("#fresh"));
});

test("the host fills a seat with a bot", async () => {
  const asked = fakeClubhouse({ ...answers, "POST /tables/abc/seats/1/bot": open() });
  const onchanged = host();
  await fireEvent.click(screen.getByText("Seat a bot here"));
  await fireEvent.click(screen.getByText("hard bot"));
  await waitFor(() => expect(onchanged).toHaveBeenCalled());
  expect(asked.at(-1)).toMatchObject({ key: "host", body: { level: "hard" } });
});

test("the host closes the table after being asked, and it is forgotten", async () => {
  fakeClubhouse({ ...answers, "POST /tables/abc/close": open({ status: "closed" }) });
  const onchanged = host();
  await fireEvent.click(screen.getByText("Close the table"));
  expect(keptTable("abc")).not.toBeNull();
  await fireEvent.click(screen.getByText("Close the table"));
  await waitFor(() => expect(keptTable("abc")).toBeNull());
  expect(onchanged).not.toHaveBeenCalled();
});

test("an option that is a word is told in words", async () => {
  const cards = { id: "cards", default: "shared", allowed: ["shared", "private_random"], players: [2, 4] as [number, number], for_several: [] };
  fakeClubhouse({ ...answers, "GET /games": [gameInfo({ settings: [cards] })] });
  wait(open({ settings: { cards: "private_random" } }), null);
  expect(await screen.findByText("Cards: each their own")).toBeTruthy();
});

test("only options that are not as usual are told", async () => {
  fakeClubhouse(answers);
  wait(open({ settings: { draft: true, points: 2 } }), null);
  expect(await screen.findByText("Draft: yes")).toBeTruthy();
  expect(screen.queryByText(/Points/)).toBeNull();
});
