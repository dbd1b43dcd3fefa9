import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Lead } from "./lead";

let lead: Lead;

beforeEach(() => {
  lead = new Lead();
  addEventListener("focusin", lead.attend);
});
afterEach(() => {
  removeEventListener("focusin", lead.attend);
  document.body.innerHTML = "";
});

const ZONES = `
  <p id="prompt" tabindex="-1"></p><button class="btn" data-option="1" data-target="button/go"></button><button data-tool="undo"></button>
  <div role="group"><button class="lit" data-target="a/1"></button></div>
  <div role="group"><button class="lit" data-target="b/1"></button><button class="lit" data-target="b/2"></button></div>`;
const lay = () => (document.body.innerHTML = `<main>${ZONES}</main>`);
const place = (target: string) => document.querySelector<HTMLElement>(`[data-target="${target}"]`)!;
const at = () => (document.activeElement as HTMLElement).dataset.target;

test("a lost focus comes to the first lit thing of the board", () => {
  lay();
  lead.follow();
  expect(at()).toBe("a/1");
});

test("it stays in its zone, even if its thing is gone", () => {
  lay();
  place("b/1").focus();
  lead.follow();
  expect(at()).toBe("b/1");
  place("b/1").remove();
  lead.follow();
  expect(at()).toBe("b/2");
});

test("a thing that went dark hands over to one that is lit", () => {
  lay();
  place("b/2").focus();
  place("b/2").className = "forbidden";
  lead.follow();
  expect(at()).toBe("b/1");
});

test("a button of the question is left for the board, lest it be pressed twice", () => {
  lay();
  place("button/go").focus();
  lead.follow();
  expect(at()).toBe("a/1");
});

test("who is at the tools, or at a sheet, stays there", () => {
  lay();
  const tool = document.querySelector<HTMLElement>("[data-tool]");
  tool?.focus();
  lead.follow();
  expect(document.activeElement).toBe(tool);
});

test("what goes away some time after the question hands over as well", async () => {
  lay();
  const stop = lead.keep(document.querySelector("main")!);
  dispatchEvent(new KeyboardEvent("keydown", { key: "Enter" }));
  place("a/1").focus();
  place("a/1").remove();
  await vi.waitFor(() => expect(at()).toBe("b/1"));
  stop();
});

test("who waits at the question is led to what comes later", async () => {
  lay();
  const stop = lead.keep(document.querySelector("main")!);
  const groups = [...document.querySelectorAll("main [role=group], main button")];
  dispatchEvent(new KeyboardEvent("keydown", { key: "Enter" }));
  for (const one of groups) one.remove();
  await vi.waitFor(() => expect(document.activeElement?.id).toBe("prompt"));
  document.querySelector("main")?.append(...groups);
  await vi.waitFor(() => expect(at()).toBe("a/1"));
  stop();
});

test("who plays by mouse is led nowhere", async () => {
  lay();
  const stop = lead.keep(document.querySelector("main")!);
  dispatchEvent(new Event("pointerdown"));
  place("a/1").focus();
  place("a/1").remove();
  await new Promise((told) => setTimeout(told));
  expect(document.activeElement).toBe(document.body);
  stop();
});

test("where nothing can be taken, a lost focus comes to the question", () => {
  lay();
  for (const button of document.querySelectorAll("main button")) button.remove();
  lead.follow();
  expect(document.activeElement?.id).toBe("prompt");
});

test("a focus that was lost while the board was drawn is found again, any other stays", () => {
  lay();
  place("button/go").focus();
  lead.recover();
  expect(at()).toBe("button/go");
  place("button/go").remove();
  lead.recover();
  expect(at()).toBe("a/1");
});
