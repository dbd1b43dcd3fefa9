import { afterEach, expect, test, vi } from "vitest";
import type { Trail } from "../design/glide.svelte";
import type { Args, LoggedEvent } from "../messages";
import { isOf, pathsOf, sceneOf } from "./scene";

const event = (player: number, args: Args = {}): LoggedEvent => ({ kind: "takes", player, args, rule: "1.1" });
const [near, far] = [{ x: 10, y: 10 }, { x: 300, y: 200 }];

/** A table on which everything can be seen. */
function lay(html: string): void {
  document.body.innerHTML = `<main>${html}</main>`;
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue(new DOMRect(280, 180, 40, 40));
}
const find = (selector: string) => document.querySelector<HTMLElement>(selector)!;

afterEach(() => {
  vi.restoreAllMocks();
  document.body.innerHTML = "";
});

test("a piece is known by its ref, whichever copy it is and in whichever row it lies", () => {
  const known = ["kid/bug", "kid/bug#2", "kids/bug", "kid/bugs", "kid/ladybug"].map((piece) => isOf(piece, "kid/bug"));
  expect(known).toEqual([true, true, true, false, false]);
});

test("a deed is told at the piece that has moved, else at the only thing that it names, else at its player", () => {
  lay(`<i data-piece="kid/bug#2"></i><i data-zone="place/inn"></i><i data-thing="good/wood"></i><i data-thing="good/wood"></i><i data-chip="1"></i>`);
  const trails: Trail[] = [{ piece: "kid/bug#2", element: find("[data-piece]"), from: near, to: far }];
  const at = (args: Args, moved: Trail[] = []) => sceneOf([event(-1), event(1, args)], moved, false)?.thing;
  expect(at({ card: "kid/bug" }, trails)).toBe(find("[data-piece]"));
  expect(at({ place: "place/inn" })).toBe(find("[data-zone]"));
  expect(at({ good: "good/wood" })).toBe(find("[data-chip]"));
});

test("what is gone went to whoever took it; pieces that nobody names are drawn only if all is told", () => {
  lay(`<i data-chip="1"></i>`);
  const gone: Trail = { piece: "kid/bug", element: null, from: near, to: null };
  const other: Trail = { piece: "kid/ant", element: null, from: near, to: { x: 10, y: 300 } };
  expect(pathsOf([event(1, { card: "kid/bug" })], [gone, other], true)).toEqual([{ from: near, to: far }]);
  expect(pathsOf([event(1)], [other], true)).toEqual([{ from: near, to: other.to }]);
  expect(pathsOf([event(1)], [other], false)).toEqual([]);
  expect(pathsOf([event(1)], [{ ...other, to: { x: 20, y: 20 } }], true)).toEqual([]);
});
