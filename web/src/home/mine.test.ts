import { expect, test } from "vitest";
import { seatInfo, tableInfo } from "../lib/fakes";
import type { KeptTable } from "../lib/keys";
import { byUrgency, companions, type MyTable, myPlace, standing } from "./mine";

function kept(seat: number | null, changes: Partial<KeptTable> = {}): KeptTable {
  const seats = [{ seat, key: "k", mine: true }, { seat: 1, key: "for Ben", mine: false }];
  return { id: "abc", game: "fort", hostKey: null, seats, names: ["Ada", "Ben"], created: 1, status: null, ...changes };
}

test("it is my turn when my seat is asked, not one that I only have the link of", () => {
  expect(standing(kept(0), tableInfo({ waiting: [0] }))).toBe("turn");
  expect(standing(kept(0), tableInfo({ waiting: [1] }))).toBe("waiting");
});

test("a bot that plays for me is not waiting for me", () => {
  const seats = [{ ...seatInfo(0, "Ada"), played_by: "bot" as const }, seatInfo(1, "Ben")];
  expect(standing(kept(0), tableInfo({ waiting: [0], seats }))).toBe("waiting");
});

test("what waits for me stands first, then the newest", () => {
  const row = (id: string, created: number, is: MyTable["standing"]): MyTable => ({
    kept: kept(0, { id, created }),
    info: null,
    standing: is,
  });
  const rows = [row("over", 9, "over"), row("older", 1, "turn"), row("newer", 2, "turn"), row("open", 3, "open")];
  expect(rows.sort(byUrgency).map((one) => one.kept.id)).toEqual(["newer", "older", "open", "over"]);
});

test("winners are first even where others have as many points", () => {
  const over = (winners: number[], scores: number[]) => tableInfo({ status: "over", winners, scores });
  expect(myPlace(kept(0), over([0], [20, 20]))).toBe(1);
  expect(myPlace(kept(0), over([1], [20, 20]))).toBe(2);
  expect(myPlace(kept(0), over([1], [10, 20]))).toBe(2);
  expect(myPlace(kept(null), over([1], [10, 20]))).toBe(null);
});

test("nobody keeps me company on a free seat", () => {
  const seats = [seatInfo(0, "Ada"), { ...seatInfo(1, "? 2"), taken: false }];
  expect(companions(kept(0), tableInfo({ seats }))).toEqual([]);
  expect(companions(kept(0), tableInfo())).toEqual(["Ben"]);
});
