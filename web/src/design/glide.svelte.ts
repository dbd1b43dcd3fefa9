/**
 * Pieces that glide to where they go.
 *
 * A board calls `gliding` once with what it draws and attaches the result to its root:
 *
 *     const glide = gliding(() => table.view);
 *     <div {@attach glide}> … <Card piece="kid/bug#2" /> … </div>
 *
 * Whenever that value changes, every `[data-piece]` that stands elsewhere afterwards glides there,
 * also from one zone to another and from hand angle to upright. A piece that is new comes from the
 * place its `data-from` names (`[data-place]`), or appears softly. Pieces that are new or changed their
 * `[data-zone]` carry `data-fresh` for a moment; with reduced motion this mark is all that is seen.
 */

import type { Attachment } from "svelte/attachments";

/** How a piece lies: its middle on the screen, its size without rotation, its angle. */
export interface Pose {
  x: number;
  y: number;
  width: number;
  height: number;
  angle: number;
  zone: string;
}

/** How far a piece has to be put back so that it seems to be where it was. */
export interface Offset {
  dx: number;
  dy: number;
  scale: number;
  turn: number;
}

const MOVE = 220;
const LONGEST = 300;
const APART = 40;
const FRESH = 1500;
const ABOVE = 5;
const EASE = "cubic-bezier(0.2, 0.7, 0.2, 1)";

/** When each of so many pieces starts: 40 ms apart, but all arrive within 300 ms. */
export function delays(count: number): number[] {
  const apart = count > 1 ? Math.min(APART, (LONGEST - MOVE) / (count - 1)) : 0;
  return Array.from({ length: count }, (_, i) => i * apart);
}

/** The way back from `to` to `from`; null if nobody would see it. */
export function offset(from: Pose, to: Pose): Offset | null {
  const [dx, dy] = turned(from.x - to.x, from.y - to.y, -to.angle);
  const ratio = Math.sqrt((from.width * from.height) / (to.width * to.height));
  const scale = Math.min(2, Math.max(0.5, ratio));
  const turn = ((from.angle - to.angle + 540) % 360) - 180;
  const isSeen = Math.hypot(dx, dy) >= 2 || Math.abs(scale - 1) > 0.03 || Math.abs(turn) > 1;
  return isSeen ? { dx, dy, scale, turn } : null;
}

/** A step on the screen, seen from something that is turned. */
function turned(x: number, y: number, degrees: number): [number, number] {
  const angle = (degrees * Math.PI) / 180;
  return [x * Math.cos(angle) - y * Math.sin(angle), x * Math.sin(angle) + y * Math.cos(angle)];
}

/** As it is seen: a piece on its way is turned by the transform that lets it glide. */
function ownAngle(element: Element): number {
  const { rotate, transform } = getComputedStyle(element);
  return (Number.parseFloat(rotate) || 0) + (transform.startsWith("matrix(") ? angleIn(transform) : 0);
}

/** The angle in `matrix(a, b, …)`. */
function angleIn(matrix: string): number {
  const [a = 1, b = 0] = matrix.slice("matrix(".length).split(",").map(Number.parseFloat);
  return (Math.atan2(b, a) * 180) / Math.PI;
}

/** Measures the pieces of one drawing: what many of them lie in is looked at once. */
class Measure {
  readonly #angles = new Map<HTMLElement, number>();

  constructor(readonly root: HTMLElement) {}

  poseOf(element: HTMLElement): Pose | null {
    const box = element.getBoundingClientRect();
    if (box.width === 0 || box.height === 0) return null;
    return {
      x: box.left + box.width / 2,
      y: box.top + box.height / 2,
      width: element.offsetWidth || box.width,
      height: element.offsetHeight || box.height,
      angle: this.#angleOf(element),
      zone: zoneOf(element),
    };
  }

  /** The angle of an element together with all that it lies in. */
  #angleOf(element: HTMLElement | null): number {
    if (!element || element === this.root) return 0;
    const known = this.#angles.get(element);
    if (known !== undefined) return known;
    const angle = this.#angleOf(element.parentElement) + ownAngle(element);
    this.#angles.set(element, angle);
    return angle;
  }
}

function zoneOf(element: HTMLElement): string {
  return element.closest<HTMLElement>("[data-zone]")?.dataset.zone ?? "";
}

function isStill(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

function piecesIn(root: HTMLElement): Map<string, HTMLElement> {
  const found = new Map<string, HTMLElement>();
  for (const element of root.querySelectorAll<HTMLElement>("[data-piece]")) {
    const id = element.dataset.piece;
    if (id && !found.has(id) && element.getClientRects().length > 0) found.set(id, element);
  }
  return found;
}

function zonesIn(root: HTMLElement): Map<string, string> {
  return new Map([...piecesIn(root)].map(([id, element]) => [id, zoneOf(element)]));
}

function posesIn(root: HTMLElement): Map<string, Pose> {
  const poses = new Map<string, Pose>();
  const measure = new Measure(root);
  for (const [id, element] of piecesIn(root)) {
    const pose = measure.poseOf(element);
    if (pose) poses.set(id, pose);
  }
  return poses;
}

export interface Point {
  x: number;
  y: number;
}

/** A piece that came from elsewhere with the last change, or is gone; where nothing glides, its ends are not measured. */
export interface Trail {
  piece: string;
  /** Null: it is gone. */
  element: HTMLElement | null;
  from: Point | null;
  to: Point | null;
}

let trails: Trail[] = [];

/** What came or went with the last change of a board. */
export function lastTrails(): Trail[] {
  return trails;
}

interface Way {
  element: HTMLElement;
  /** Null: the piece appears where it is. */
  back: Offset | null;
  /** It comes from elsewhere, and passes above what only makes room. */
  isFromAfar: boolean;
}

/** One board's pieces between two drawings. */
export class Glider {
  #poses: Map<string, Pose> | null = null;
  /** Instead of poses, where nothing moves: to measure everything takes longer than to draw it. */
  #zones: Map<string, string> | null = null;
  #running: Animation[] = [];

  constructor(readonly root: HTMLElement) {}

  /** Remember where everything is; what still glides is remembered where it is seen. */
  before(): void {
    if (isStill()) this.#zones = zonesIn(this.root);
    else this.#poses = posesIn(this.root);
  }

  /** Let everything glide from where it was, or only mark it. */
  after(): void {
    const [poses, zones] = [this.#poses, this.#zones];
    this.#poses = this.#zones = null;
    if (zones) this.#mark(zones);
    if (poses) this.#glide(poses);
  }

  #mark(before: Map<string, string>): void {
    const now = piecesIn(this.root);
    const came = [...now].filter(([piece, element]) => before.get(piece) !== zoneOf(element));
    for (const [, element] of came) markFresh(element);
    const gone = [...before.keys()].filter((piece) => !now.has(piece));
    trails = [
      ...came.map(([piece, element]) => ({ piece, element, from: null, to: null })),
      ...gone.map((piece) => ({ piece, element: null, from: null, to: null })),
    ];
  }

  #glide(before: Map<string, Pose>): void {
    for (const animation of this.#running) animation.cancel();
    this.#running = [];
    const ways = this.#ways(before);
    const starts = delays(ways.length);
    ways.forEach((way, i) => this.#start(way, starts[i] ?? 0));
  }

  /** All reading of the layout happens here, before anything is changed. */
  #ways(before: Map<string, Pose>): Way[] {
    const ways: Way[] = [];
    const came: Trail[] = [];
    const measure = new Measure(this.root);
    const now = piecesIn(this.root);
    for (const [id, element] of now) {
      const to = measure.poseOf(element);
      if (!to) continue;
      const known = before.get(id);
      const from = known ?? this.#origin(element, measure);
      const back = from ? offset(from, to) : null;
      const isFromAfar = !known || known.zone !== to.zone;
      if (back || !from) ways.push({ element, back, isFromAfar });
      if (isFromAfar) came.push({ piece: id, element, from, to });
    }
    for (const { element } of came) if (element) markFresh(element);
    const gone = [...before].filter(([id]) => !now.has(id));
    trails = [...came, ...gone.map(([piece, from]) => ({ piece, element: null, from, to: null }))];
    return ways;
  }

  /** Where a new piece comes from. */
  #origin(element: HTMLElement, measure: Measure): Pose | null {
    const place = element.dataset.from;
    if (!place) return null;
    const from = this.root.querySelector<HTMLElement>(`[data-place="${CSS.escape(place)}"]`);
    return from && measure.poseOf(from);
  }

  #start({ element, back, isFromAfar }: Way, delay: number): void {
    const timing = { duration: MOVE, delay, easing: EASE, fill: "backwards" } as const;
    if (!back) {
      this.#running.push(element.animate({ opacity: [0, 1] }, timing));
      return;
    }
    const { dx, dy, scale, turn } = back;
    // A transform, since a card of the fan has its angle and drop by `rotate` and `translate`; and nothing else with it, so that the frames need no layout and no paint.
    const start = `translate(${dx}px, ${dy}px) rotate(${turn}deg) scale(${scale})`;
    this.#running.push(element.animate({ transform: [start, "none"] }, timing));
    if (isFromAfar) this.#running.push(element.animate({ zIndex: [ABOVE, ABOVE] }, timing));
  }
}

const fading = new WeakMap<HTMLElement, ReturnType<typeof setTimeout>>();

function markFresh(element: HTMLElement): void {
  clearTimeout(fading.get(element));
  element.dataset.fresh = "";
  fading.set(
    element,
    setTimeout(() => delete element.dataset.fresh, FRESH),
  );
}

/** Call while a component is set up; attach the result to the root of its pieces. */
export function gliding(drawn: () => unknown): Attachment<HTMLElement> {
  let glider: Glider | undefined;
  $effect.pre(() => {
    drawn();
    glider?.before();
  });
  $effect(() => {
    drawn();
    // A hand lays its cards as soon as they have changed; it comes first.
    queueMicrotask(() => glider?.after());
  });
  return (root) => {
    glider = new Glider(root);
    return () => {
      glider = undefined;
    };
  };
}
