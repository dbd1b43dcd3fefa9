import { encode } from "uqr";
import { expect, test } from "vitest";
import { drawQr } from "./qr";

/** The drawing as a grid again. */
function fill(path: string, size: number): boolean[][] {
  const grid = Array.from({ length: size }, () => Array<boolean>(size).fill(false));
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    grid[Number(y)]?.fill(true, Number(x), Number(x) + Number(width));
  }
  return grid;
}

test("every dark module is drawn and no light one", () => {
  const link = "https://club.example/t/abcdefghjk#CExS0QD3YdbnNTVOYIJ0GgTK";
  const { size, path } = drawQr(link);
  expect(fill(path, size)).toEqual(encode(link, { ecc: "M", border: 4 }).data);
});

test("a quiet zone of four modules is left around", () => {
  const { size, path } = drawQr("hello");
  const rows = fill(path, size);
  const edges = [...rows.slice(0, 4), ...rows.slice(-4), ...rows.map((row) => [...row.slice(0, 4), ...row.slice(-4)])];
  expect(edges.flat()).not.toContain(true);
});
