import { afterEach, describe, expect, test, vi } from "vitest";
import { Glider, type Pose, delays, offset } from "./glide.svelte";

const pose = (more: Partial<Pose> = {}): Pose => ({
  x: 100, y: 100, width: 40, height: 60, angle: 0, zone: "", ...more,
});

describe("delays", () => {
  test("few pieces start 40 ms apart", () => {
    expect(delays(3)).toEqual([0, 40, 80]);
  });

  test("many pieces have all arrived within 300 ms", () => {
    expect(Math.max(...delays(50)) + 220).toBeLessThanOrEqual(300);
    expect(delays(1)).toEqual([0]);
    expect(delays(0)).toEqual([]);
  });
});

describe("offset", () => {
  test("a piece that stayed doesn't move", () => {
    expect(offset(pose(), pose({ x: 101 }))).toBeNull();
  });

  test("a piece starts where it was, in its old size and angle", () => {
    const from = pose({ x: 10, y: 20, width: 80, height: 120, angle: -4 });
    expect(offset(from, pose())).toEqual({ dx: -90, dy: -80, scale: 2, turn: -4 });
  });

  test("inside a turned hand the way is turned too", () => {
    const way = offset(pose({ x: 0 }), pose({ angle: 90 }));
    expect(way?.dx).toBeCloseTo(0);
    expect(way?.dy).toBeCloseTo(100);
    expect(way?.turn).toBe(-90);
  });

  test("sizes far apart don't distort", () => {
    expect(offset(pose({ x: 0, width: 400, height: 600 }), pose())?.scale).toBe(2);
    expect(offset(pose({ x: 0, width: 4, height: 6 }), pose())?.scale).toBe(0.5);
  });

  test("it turns the shorter way", () => {
    expect(offset(pose({ angle: 350 }), pose({ angle: 10 }))?.turn).toBe(-20);
  });
});

describe("Glider", () => {
  afterEach(() => vi.restoreAllMocks());

  /** A board whose pieces lie at the given places; happy-dom has no layout of its own. */
  function board(pieces: Record<string, { x: number; zone: string }>): HTMLElement {
    const root = document.createElement("div");
    for (const [id, { x, zone }] of Object.entries(pieces)) {
      const piece = document.createElement("span");
      piece.dataset.piece = id;
      piece.dataset.zone = zone;
      lay(piece, x);
      root.append(piece);
    }
    return root;
  }

  function lay(piece: HTMLElement, x: number): void {
    const box = { left: x, top: 0, width: 40, height: 60 } as DOMRect;
    piece.getBoundingClientRect = () => box;
    piece.getClientRects = () => [box] as unknown as DOMRectList;
    piece.animate = vi.fn(() => ({ cancel: vi.fn() }) as unknown as Animation);
  }

  function calm(isReduced: boolean): void {
    vi.stubGlobal("matchMedia", () => ({ matches: isReduced }));
  }

  test("only what moved glides, and what changed its zone is marked", () => {
    calm(false);
    const root = board({ a: { x: 0, zone: "hand" }, b: { x: 50, zone: "hand" } });
    const [a, b] = [...root.children] as HTMLElement[];
    const glider = new Glider(root);
    glider.before();
    lay(a!, 300);
    a!.dataset.zone = "yard";
    glider.after();
    expect(a!.animate).toHaveBeenCalledWith(
      { transform: ["translate(-300px, 0px) rotate(0deg) scale(1)", "none"] },
      expect.objectContaining({ duration: 220 }),
    );
    expect(b!.animate).not.toHaveBeenCalled();
    expect("fresh" in a!.dataset).toBe(true);
    expect("fresh" in b!.dataset).toBe(false);
  });

  test("a new piece appears", () => {
    calm(false);
    const root = board({});
    const glider = new Glider(root);
    glider.before();
    root.append(...board({ a: { x: 0, zone: "" } }).children);
    const a = root.firstElementChild as HTMLElement;
    glider.after();
    expect(a.animate).toHaveBeenCalledWith({ opacity: [0, 1] }, expect.anything());
  });

  test("with reduced motion nothing moves, and the mark remains", () => {
    calm(true);
    const root = board({ a: { x: 0, zone: "hand" } });
    const a = root.firstElementChild as HTMLElement;
    const glider = new Glider(root);
    glider.before();
    lay(a, 300);
    a.dataset.zone = "yard";
    glider.after();
    expect(a.animate).not.toHaveBeenCalled();
    expect("fresh" in a.dataset).toBe(true);
  });

  test("nothing glides into the first drawing", () => {
    calm(false);
    const root = board({ a: { x: 0, zone: "" } });
    new Glider(root).after();
    expect((root.firstElementChild as HTMLElement).animate).not.toHaveBeenCalled();
  });
});
