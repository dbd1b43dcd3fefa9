import { beforeEach, expect, test } from "vitest";
import { keepKey, sawTable } from "../lib/keys";
import { tableInfo } from "../lib/fakes";
import { gameInfo } from "./fakes";
import { hasPlayed, keepGame, keepSitters, lastGame, lastSitters, usualSetup } from "./memory";

beforeEach(() => localStorage.clear());

test("who comes for the first time plays against easy bots", () => {
  expect([lastGame(), lastSitters("fort"), hasPlayed("fort")]).toEqual([null, null, false]);
  expect(usualSetup(gameInfo()).sitters).toEqual(["easy", "easy"]);
});

test("the last game is kept, and of each game its last seats", () => {
  keepSitters("fort", ["hard"]);
  keepSitters("hamlet", ["open", "easy"]);
  keepGame("woodcraft");
  expect([lastGame(), lastSitters("fort"), lastSitters("hamlet")]).toEqual(["woodcraft", ["hard"], ["open", "easy"]]);
  expect(usualSetup(gameInfo()).sitters).toEqual(["hard"]);
});

test("who has played by a link meets normal bots", () => {
  keepKey("abc", "k".repeat(20), 0);
  sawTable(tableInfo());
  expect(usualSetup(gameInfo()).sitters).toEqual(["normal", "normal"]);
});

test("what somebody else wrote there is not believed", () => {
  localStorage.setItem("klubovna.home", JSON.stringify({ sitters: { fort: ["a robot"] } }));
  expect(lastSitters("fort")).toBeNull();
  localStorage.setItem("klubovna.home", "{");
  expect(lastGame()).toBeNull();
});
