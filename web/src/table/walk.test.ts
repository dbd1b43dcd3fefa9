import { afterEach, expect, test } from "vitest";
import { inNextZone, likely, mainButton, numbered, takeable } from "./walk";

afterEach(() => (document.body.innerHTML = ""));

const lay = (html: string) => (document.body.innerHTML = `<main>${html}</main>`);
const names = (places: Iterable<HTMLElement>) => [...places].map((place) => place.dataset.target);
const at = (target: string) => document.querySelector<HTMLElement>(`[data-target="${target}"]`);
const lit = (target: string, more = "") => `<button class="lit" data-target="${target}" ${more}></button>`;
const group = (...inside: string[]) => `<div role="group">${inside.join("")}</div>`;

const TABLE = `
  <div class="prompt"><button class="btn" data-option="1" data-target="button/skip"></button></div>
  ${group(lit("a/1"), `<button class="forbidden" data-target="a/2"></button>`, lit("a/3"))}
  ${group(lit("b/1", `aria-hidden="true"`), lit("b/2", `tabindex="-1"`), lit("b/3"))}
`;

test("what is lit and what is an option can be taken, what is busy or hidden can't", () => {
  lay(TABLE);
  expect(names(takeable())).toEqual(["button/skip", "a/1", "a/3", "b/2", "b/3"]);
  at("button/skip")?.setAttribute("aria-busy", "true");
  expect(names(takeable())).not.toContain("button/skip");
});

test("the answer is looked for on the board, else at the main button", () => {
  lay(TABLE);
  expect(likely(takeable())?.dataset.target).toBe("a/1");
  at("b/3")?.setAttribute("data-first", "");
  expect(likely(takeable())?.dataset.target).toBe("b/3");
  lay(`<button class="btn" data-option="1" data-target="button/no"></button><button class="btn btn--main" data-option="2" data-target="button/go"></button>`);
  expect(likely(takeable())?.dataset.target).toBe("button/go");
});

test("without a brick button, the first one of the question is the main one", () => {
  lay(TABLE);
  expect(mainButton()?.dataset.target).toBe("button/skip");
});

test("zone by zone, round the table; a zone is entered where Tab would enter it", () => {
  lay(TABLE);
  at("a/3")?.focus();
  expect(inNextZone(1)?.dataset.target).toBe("b/3");
  expect(inNextZone(-1)?.dataset.target).toBe("button/skip");
  at("b/2")?.focus();
  expect(inNextZone(1)?.dataset.target).toBe("button/skip");
});

test("from a place without anything to take, the next zone is the one that follows", () => {
  lay(`${group(lit("a/1"))}<div role="group"><button id="here"></button></div>${group(lit("b/1"))}`);
  document.getElementById("here")?.focus();
  expect(inNextZone(1)?.dataset.target).toBe("b/1");
  expect(inNextZone(-1)?.dataset.target).toBe("a/1");
});

test("few things are numbered in reading order, the board first, and one that has a number keeps it", () => {
  lay(TABLE);
  expect(names(numbered().values())).toEqual(["a/1", "a/3", "b/2", "b/3", "button/skip"]);
  at("b/3")?.setAttribute("data-number", "2");
  at("a/1")?.setAttribute("data-unnumbered", "");
  expect([...numbered()].map(([number, place]) => [number, place.dataset.target]).sort()).toEqual([
    [1, "a/3"],
    [2, "b/3"],
    [3, "b/2"],
    [4, "button/skip"],
  ]);
});

test("of many things the zone that has the focus is numbered first", () => {
  const many = (zone: string) => group(...Array.from({ length: 6 }, (_, i) => lit(`${zone}/${i}`)));
  lay(many("a") + many("b"));
  at("b/4")?.focus();
  expect(numbered().get(1)?.dataset.target).toBe("b/0");
  expect(numbered().get(7)?.dataset.target).toBe("a/0");
  expect(numbered().size).toBe(9);
});
