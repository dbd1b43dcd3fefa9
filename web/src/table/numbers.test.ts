import { afterEach, expect, test } from "vitest";
import { numbers } from "./numbers";

let stop: (() => void) | undefined;
afterEach(() => {
  stop?.();
  document.body.innerHTML = "";
});

const frame = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
const press = (key: string) => window.dispatchEvent(new KeyboardEvent("keydown", { key }));
const worn = () => [...document.querySelectorAll<HTMLElement>("button")].map((place) => place.dataset.nth);

test("numbers show to whoever plays by keys, follow what is lit, and go with the first touch", async () => {
  window.dispatchEvent(new Event("pointerdown"));
  document.body.innerHTML = `<main><button class="lit" data-target="a"></button><button data-target="b"></button></main>`;
  const [first, second] = document.querySelectorAll("button");
  stop = numbers(document.querySelector("main")!);
  press("u");
  await frame();
  expect(worn()).toEqual([undefined, undefined]);
  press("Tab");
  await frame();
  expect(worn()).toEqual(["1", undefined]);
  expect(first?.getAttribute("aria-keyshortcuts")).toBe("1");
  first!.className = "";
  second!.className = "lit";
  await frame();
  expect(worn()).toEqual([undefined, "1"]);
  window.dispatchEvent(new Event("pointerdown"));
  await frame();
  expect(worn()).toEqual([undefined, undefined]);
});
