import { beforeEach, expect, test } from "vitest";
import { tableInfo } from "./fakes";
import { dropKey, keepCreated, keepKey, keepLink, keepRematch, keptTable, keptTables, myKeys, sawTable } from "./keys";

beforeEach(() => localStorage.clear());

const created = { table: tableInfo(), host_key: "host", keys: [{ seat: 0, key: "mine" }, { seat: 1, key: "theirs" }] };

test("the host keeps all links, but plays only the seats at this screen", () => {
  keepCreated(created, [0]);
  expect(myKeys("abc")).toEqual(["mine"]);
  expect(keptTable("abc")).toMatchObject({ hostKey: "host", game: "fort", names: ["Ada", "Ben"] });
});

test("an opened link is mine; its seat is learned later", () => {
  keepKey("abc", "opened");
  keepKey("abc", "opened", 1);
  expect(keptTable("abc")?.seats).toEqual([{ seat: 1, key: "opened", mine: true }]);
});

test("a link that is issued anew takes the place of the old one", () => {
  keepCreated(created, [0]);
  keepLink("abc", 1, "newer");
  keepLink("abc", 0, "my newer");
  expect(myKeys("abc")).toEqual(["my newer"]);
});

test("a rematch has the same keys", () => {
  keepCreated(created, [0]);
  keepRematch("abc", tableInfo({ id: "next", created: 2 }));
  expect(myKeys("next")).toEqual(["mine"]);
  expect(keptTables().map((table) => table.id)).toEqual(["next", "abc"]);
});

test("tables without a key are not kept", () => {
  sawTable(tableInfo());
  expect(keptTables()).toEqual([]);
});

test("a dropped key is gone", () => {
  keepKey("abc", "opened");
  dropKey("abc", "opened");
  expect(myKeys("abc")).toEqual([]);
});
