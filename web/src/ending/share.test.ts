import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { type Brush, heightOf, paint, type PictureFacts, wrapped } from "./picture";
import { give } from "./share";
import { standalone } from "./standalone";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

/** A brush that notes what it writes; each letter is 10 wide. */
function brush() {
  const written: string[] = [];
  const idle = () => {};
  const made = {
    fillRect: idle, strokeRect: idle, beginPath: idle, arc: idle, fill: idle, stroke: idle,
    fillText: (text: string) => void written.push(text),
    measureText: (text: string) => ({ width: 10 * text.length }) as TextMetrics,
    fillStyle: "", strokeStyle: "", lineWidth: 1, font: "", textAlign: "left", textBaseline: "top",
  } as Brush;
  return { made, written };
}

const facts = (name: string): PictureFacts => ({
  title: "Fort", headline: `${name} has the best fort`, points: 26, beside: "points", footer: "Klubovna · today", sky: "#000",
  rows: [{ place: 1, name, points: 26, colour: "#f2bb3d", isWinner: true, pieces: [] }],
});

describe("the picture", () => {
  test("tells game, sentence, names and points", () => {
    const { made, written } = brush();
    paint(made, facts("Ada"));
    expect(written).toEqual(expect.arrayContaining(["Fort", "Ada has the best fort", "26", "points", "1. Ada", "Klubovna · today"]));
  });

  test("takes a name for letters, whatever it is", () => {
    const { made, written } = brush();
    paint(made, facts("<img onerror=alert(1)>"));
    expect(written).toContain("1. <img onerror=alert(1)>");
  });

  test("breaks a long sentence between words", () => {
    const { made } = brush();
    expect(wrapped(made, "one two three four", "", 80)).toEqual(["one two", "three", "four"]);
    expect(wrapped(made, "unbreakable", "", 30)).toEqual(["unbreakable"]);
  });

  test("grows with the number of seats", () => {
    expect(heightOf(4)).toBeGreaterThan(heightOf(2));
  });
});

test("a drawing that stands alone brings its symbols and its colours", () => {
  document.body.innerHTML = `
    <svg><symbol id="i-cup" viewBox="0 0 24 24"><path fill="var(--icon-line)" d="M0 0h1"/></symbol></svg>
    <svg id="scene" viewBox="0 0 760 356" style="--seat: #123456"><use href="#i-cup"/><path fill="var(--seat)" d="M0 0h2"/></svg>`;
  const drawing = document.querySelector<SVGSVGElement>("#scene")!;
  const made = new DOMParser().parseFromString(standalone(drawing), "image/svg+xml");
  expect(made.querySelector("parsererror")).toBeNull();
  expect(made.querySelectorAll("symbol#i-cup path")).toHaveLength(1);
  expect(made.documentElement.getAttribute("width")).toBe("760");
  expect(made.documentElement.getAttribute("style")).toContain("--seat: #123456");
  expect(drawing.querySelector("symbol")).toBeNull();
});

describe("giving away", () => {
  const files = [new File(["p"], "a.png", { type: "image/png" }), new File(["r"], "a.game", { type: "text/plain" })];
  let saved: string[] = [];
  beforeEach(() => {
    saved = [];
    vi.stubGlobal("URL", Object.assign(URL, { createObjectURL: () => "blob:x", revokeObjectURL: () => {} }));
    vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download);
    });
  });
  const browser = (share: () => Promise<void>, canShare = true) =>
    vi.stubGlobal("navigator", { share, canShare: () => canShare });

  test("goes through the browser where it can", async () => {
    browser(() => Promise.resolve());
    expect(await give(files, "Fort")).toBe("shared");
    expect(saved).toEqual([]);
  });

  test("saves both files where it can't", async () => {
    browser(() => Promise.reject(new Error("never asked")), false);
    expect(await give(files, "Fort")).toBe("saved");
    expect(saved).toEqual(["a.png", "a.game"]);
  });

  test("leaves it at that when somebody closes the sheet, and saves when sharing fails", async () => {
    browser(() => Promise.reject(new DOMException("closed", "AbortError")));
    expect(await give(files, "Fort")).toBe("dropped");
    expect(saved).toEqual([]);
    browser(() => Promise.reject(new DOMException("not now", "NotAllowedError")));
    expect(await give(files, "Fort")).toBe("saved");
  });
});
