import { beforeEach, expect, test } from "vitest";
import { keepResult, type Result, results, summary } from "./record";
import { recordPlot } from "./record_plot";

const result = (table: string, at: number, points: number, won = false): Result => ({ table, at, points, won });

beforeEach(() => localStorage.clear());

test("a table counts once, however often its end is looked at", () => {
  keepResult("fort", result("b", 2, 20));
  keepResult("fort", result("a", 1, 10));
  keepResult("fort", result("b", 2, 20));
  expect(results("fort").map(({ table }) => table)).toEqual(["a", "b"]);
  expect(results("hamlet")).toEqual([]);
});

test("numbers are of all games that were kept", () => {
  expect(summary([])).toBeNull();
  expect(summary([result("a", 1, 10), result("b", 2, 21, true)])).toEqual({ plays: 2, wins: 1, best: 21, mean: 15.5 });
});

test("what is kept stays small, and the oldest go first", () => {
  for (let n = 0; n < 210; n += 1) keepResult("fort", result(`t${n}`, n, n));
  expect(results("fort")).toHaveLength(200);
  expect(results("fort")[0]?.table).toBe("t10");
});

test("whatever else stands there is no result", () => {
  for (const kept of ["nonsense", "[]", "null", '{"fort": 7}', '{"fort": [null, 3, {"table": "x"}]}']) {
    localStorage.setItem("klubovna.results", kept);
    expect(results("fort")).toEqual([]);
  }
});

test("dots lie between least and most, and a first game has no line", () => {
  const plot = recordPlot([result("a", 1, 10), result("b", 2, 30, true), result("c", 3, 20)]);
  expect(plot.dots.map(({ y }) => y)).toEqual([98, 18, 58]);
  expect([plot.least, plot.mean]).toEqual([10, 58]);
  expect(recordPlot([result("a", 1, 10)])).toMatchObject({ path: "", dots: [{ table: "a" }] });
});
