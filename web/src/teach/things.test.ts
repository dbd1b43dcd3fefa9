import { afterEach, expect, test, vi } from "vitest";
import { fakeLessons } from "./fakes";
import { askedAs, elementOf, shownAt } from "./things";

const lessons = fakeLessons();

afterEach(() => {
  document.body.innerHTML = "";
  vi.restoreAllMocks();
});

function lay(html: string): HTMLElement {
  document.body.innerHTML = html;
  return document.querySelector<HTMLElement>("i")!;
}

test("the innermost thing that is known counts", () => {
  const at = lay('<div data-thing="zone/yard"><b data-thing="icon/nobody"><i></i></b></div>');
  expect(shownAt(at, lessons)?.thing.ref).toBe("zone/yard");
});

test("a target tells its thing by its zone, and a piece in it is shown as that target", () => {
  const at = lay('<button data-target="hand/bug#2"><span data-thing="kid/bug"><i></i></span></button>');
  const shown = shownAt(at, lessons);
  expect([shown?.thing.ref, shown?.target, shown?.element?.tagName]).toEqual(["kid/bug", "hand/bug#2", "BUTTON"]);
});

test("another thing inside a target is itself", () => {
  const at = lay('<button data-target="hand/bug#2"><span data-thing="icon/toy"><i></i></span></button>');
  expect([shownAt(at, lessons)?.thing.ref, shownAt(at, lessons)?.target]).toEqual(["icon/toy", null]);
});

test("buttons of the question, and what nobody knows, are no things", () => {
  expect(shownAt(lay('<button data-target="button/skip"><i></i></button>'), lessons)).toBeNull();
  expect(shownAt(lay("<div><i></i></div>"), lessons)).toBeNull();
  expect(shownAt(lay('<div data-thing="zone/yard"><i></i></div>'), null)).toBeNull();
});

test("a place is asked about by its name, other things by theirs", () => {
  const asked = (html: string) => askedAs(lay(html).parentElement!, lessons);
  expect(asked('<div data-thing="zone/yard"><i></i></div>')).toBe("yard");
  expect(asked('<div data-thing="icon/toy"><i></i></div>')).toBe("icon/toy");
  expect(asked('<div data-target="hand/doc"><i></i></div>')).toBe("hand/doc");
});

test("a target is found by its own element, else by the thing that lies there", () => {
  vi.spyOn(HTMLElement.prototype, "getBoundingClientRect").mockReturnValue(new DOMRect(0, 0, 10, 10));
  lay('<div data-thing="zone/yard"><i></i></div><button data-target="hand/doc"></button>');
  expect(elementOf("hand/doc", lessons)?.tagName).toBe("BUTTON");
  expect(elementOf("yard", lessons)?.dataset.thing).toBe("zone/yard");
  expect(elementOf("stash/toy", lessons)).toBeNull();
});
