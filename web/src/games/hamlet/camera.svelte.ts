/** What part of the village is seen: it follows the questions by itself until somebody drags, pinches or zooms. */

import { on } from "svelte/events";
import { prefersReducedMotion } from "svelte/motion";
import { growth } from "../../lib/screen.svelte";
import { type Bounds, type Point, boundsOf } from "./lattice";

/** How large a unit of the drawing may be, in a window of the usual size. */
const NEAREST = 2.2;
const FARTHEST = 0.2;
/** No village is drawn larger than this by itself. */
const COMFORTABLE = 1.5;
/** A village that would be smaller than this is not seen whole, but where something is asked. */
const LEGIBLE = 0.56;
/** Nobody minds a drawing that is smaller by so little, if it is whole. */
const HARDLY = 0.86;
/** The map does not move for a drawing that is larger by less. */
const WORTH = 1.08;
/** Further than this a touch is a drag. */
const SLACK = 6;
/** How the map moves by itself. */
const MOVE = { duration: 220, easing: "cubic-bezier(0.2, 0.7, 0.2, 1)" };

export interface Margins {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Takes a drag for itself, such as that of a donkey; called with each point until it ends. */
export interface Drag {
  move(at: Point): void;
  end(at: Point | null): void;
}

/** How large a unit of the drawing is, and where its origin lies on the map. */
export interface Pose {
  scale: number;
  x: number;
  y: number;
}

interface Size {
  width: number;
  height: number;
}

/** A part of the map, and where in it something lies that is smaller: 0 in the middle, -1 at its beginning, 1 at its end. */
interface Room extends Bounds, Point {}

export class Camera {
  /** Where everything lies, or will as soon as the map has come to rest. */
  pose: Pose = $state.raw({ scale: 1, x: 0, y: 0 });
  width = $state(0);
  height = $state(0);
  /** Whether somebody has chosen what is seen. */
  isHeld = $state(false);

  readonly #pointers = new Map<number, Point>();
  #hasMoved = false;
  #hasFitted = false;
  #drag: Drag | null = null;
  #stage: HTMLElement | null = null;
  #way: { from: Pose; animation: Animation } | null = null;

  constructor(
    readonly margins: () => Margins,
    /** Whether a drag from an element is for something else than the map. */
    readonly grab: (element: Element) => Drag | null = () => null,
    /** How much of the map, from below, lies under something else. */
    readonly covered: () => number = () => 0,
    /** What lies over the lower left corner of the map. */
    readonly corners: () => Size[] = () => [],
  ) {}

  /** Attach it to what is drawn: it glides as a whole, so that nothing of it is drawn anew on its way. */
  readonly glides = (stage: HTMLElement) => {
    this.#stage = stage;
    return () => (this.#stage = null);
  };

  /** As it is drawn this moment, perhaps on its way. */
  get now(): Pose {
    const { pose } = this;
    const progress = this.#way?.animation.effect?.getComputedTiming().progress;
    if (!this.#way || progress == null) return pose;
    const { from } = this.#way;
    const part = (start: number, end: number) => start + (end - start) * progress;
    return { scale: part(from.scale, pose.scale), x: part(from.x, pose.x), y: part(from.y, pose.y) };
  }

  get scale(): number {
    return this.pose.scale;
  }

  /** Where the whole drawing is shown, or only what it is about where the whole would be too small to read; null without a map. */
  fitting(whole: Point[], about: Point[] = whole): Pose | null {
    const [full] = this.#rooms;
    const near = Math.min(LEGIBLE * growth.current, scaleIn(full, boundsOf(about)));
    if (scaleIn(full, boundsOf(whole)) > near * HARDLY) return this.#showing((room) => wholly(room, boundsOf(whole)), whole);
    return this.#showing((room) => partly(room, boundsOf(whole), boundsOf(about)), about);
  }

  /** Go to where something is shown. */
  fit(pose: Pose | null): void {
    if (pose) this.#go(pose);
    this.isHeld = false;
  }

  /** Show the whole drawing, however small. */
  fitWhole(whole: Point[]): void {
    const pose = this.#showing((room) => wholly(room, boundsOf(whole)), whole);
    if (pose) this.#go(pose);
    this.isHeld = true;
  }

  /** Whether some points are seen so well already that a better pose is not worth a move of the map. */
  isGoodEnough(better: Pose | null, shown: Point[]): boolean {
    if (!this.#hasFitted || !better || better.scale > this.scale * WORTH) return false;
    return shown.every((point) => this.isSeen(point)) && !this.#hides(this.pose, shown);
  }

  #hides(pose: Pose, shown: Point[]): boolean {
    const isCovered = ({ x, y }: Point) => this.corners().some(({ width, height }) => x < width - 1 && y > this.height - height + 1);
    return shown.some((point) => isCovered(placed(point, pose)));
  }

  /** Looks as closely as possible with nothing of what is shown under the corners. */
  #showing(pose: (room: Room) => Pose, shown: Point[]): Pose | null {
    const poses = this.#rooms.map(pose).filter(({ scale }) => scale > 0);
    const isFree = new Map(poses.map((one) => [one, !this.#hides(one, shown)]));
    return poses.toSorted((one, other) => Number(isFree.get(other)) - Number(isFree.get(one)) || other.scale - one.scale)[0] ?? null;
  }

  zoom(by: number, around: Point = { x: this.width / 2, y: this.height / 2 }): void {
    const pose = this.pose;
    const scale = Math.min(NEAREST * growth.current, Math.max(FARTHEST, pose.scale * by));
    const ratio = scale / pose.scale;
    this.#jump({ scale, x: around.x - (around.x - pose.x) * ratio, y: around.y - (around.y - pose.y) * ratio });
    this.isHeld = true;
  }

  pan(dx: number, dy: number): void {
    const { scale, x, y } = this.pose;
    this.#jump({ scale, x: x + dx, y: y + dy });
    this.isHeld = true;
  }

  /** Move no further than needed to bring these points into sight. */
  reveal(points: Point[], room = 12): void {
    const { left, top, right, bottom } = boundsOf(points.map((point) => this.onMap(point)));
    const dx = inward(left - room, right + room, this.width);
    const dy = inward(top - room, bottom + room, this.height);
    const { scale, x, y } = this.pose;
    if (dx !== 0 || dy !== 0) this.#go({ scale, x: x + dx, y: y + dy });
  }

  /** The whole map, its middle or with what is shown at the right or at the top of it, and what is left beside and above its corner. */
  get #rooms(): [Room, ...Room[]] {
    const { left, top, right, bottom } = this.margins();
    const corners = this.corners();
    const [width, height] = [Math.max(0, ...corners.map((one) => one.width)), Math.max(0, ...corners.map((one) => one.height))];
    const room = { left, top, right: this.width - right, bottom: this.height - bottom, x: 0, y: 0 };
    return [
      room,
      { ...room, x: 1 },
      { ...room, y: -1 },
      { ...room, left: Math.max(left, width) },
      { ...room, bottom: Math.min(room.bottom, this.height - height) },
    ];
  }

  #go(pose: Pose): void {
    const from = this.now;
    const isStill = !this.#hasFitted || prefersReducedMotion.current;
    this.#hasFitted = true;
    this.#jump(pose);
    if (isStill || !this.#stage) return;
    const back = `translate(${from.x - pose.x}px, ${from.y - pose.y}px) scale(${from.scale / pose.scale})`;
    this.#way = { from, animation: this.#stage.animate({ transform: [back, "none"] }, MOVE) };
  }

  #jump(pose: Pose): void {
    this.#way?.animation.cancel();
    this.#way = null;
    this.pose = pose;
  }

  /** Where a point of the drawing comes to lie. */
  onMap(point: Point): Point {
    return placed(point, this.pose);
  }

  fromMap(point: Point): Point {
    const { scale, x, y } = this.now;
    return { x: (point.x - x) / scale, y: (point.y - y) / scale };
  }

  /** Whether a point of the drawing is seen, with some room around it. */
  isSeen(point: Point, room = 4): boolean {
    const { x, y } = this.onMap(point);
    return x >= room && y >= room && x <= this.width - room && y <= this.height - Math.max(room, this.covered());
  }

  /** Drag, wheel and pinch on an element: attach it to the map. */
  readonly gestures = (map: HTMLElement) => {
    const at = ({ clientX, clientY }: MouseEvent): Point => {
      const { left, top } = map.getBoundingClientRect();
      return { x: clientX - left, y: clientY - top };
    };
    const offs = [
      on(map, "pointerdown", (event) => this.#down(event, at(event))),
      on(map, "pointermove", (event) => this.#move(event, at(event), map)),
      on(map, "pointerup", (event) => this.#up(event, at(event))),
      on(map, "pointercancel", (event) => this.#up(event, null)),
      on(map, "click", (event) => this.#click(event), { capture: true }),
      on(map, "wheel", (event) => {
        event.preventDefault();
        this.zoom(Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0015)), at(event));
      }, { passive: false }),
    ];
    return () => offs.forEach((off) => off());
  };

  #down(event: PointerEvent, at: Point): void {
    if (event.button !== 0) return;
    if (this.#pointers.size === 0) {
      this.#hasMoved = false;
      this.#drag = event.target instanceof Element ? this.grab(event.target) : null;
    }
    this.#pointers.set(event.pointerId, at);
  }

  #move(event: PointerEvent, at: Point, map: HTMLElement): void {
    const before = this.#pointers.get(event.pointerId);
    if (!before) return;
    if (!this.#hasMoved && Math.hypot(at.x - before.x, at.y - before.y) < SLACK) return;
    if (!this.#hasMoved) map.setPointerCapture(event.pointerId);
    this.#hasMoved = true;
    const other = [...this.#pointers].find(([id]) => id !== event.pointerId)?.[1];
    if (this.#drag) this.#drag.move(at);
    else if (other) this.#pinch(before, at, other);
    else this.pan(at.x - before.x, at.y - before.y);
    this.#pointers.set(event.pointerId, at);
  }

  #pinch(before: Point, now: Point, other: Point): void {
    const far = (one: Point) => Math.hypot(one.x - other.x, one.y - other.y);
    this.zoom(far(now) / Math.max(1, far(before)), { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 });
    this.pan((now.x - before.x) / 2, (now.y - before.y) / 2);
  }

  #up(event: PointerEvent, at: Point | null): void {
    if (!this.#pointers.delete(event.pointerId) || this.#pointers.size > 0) return;
    this.#drag?.end(this.#hasMoved ? at : null);
    this.#drag = null;
  }

  /** The click that ends a drag is none. */
  #click(event: MouseEvent): void {
    if (!this.#hasMoved || event.detail === 0) return;
    this.#hasMoved = false;
    event.stopPropagation();
    event.preventDefault();
  }
}

function placed(point: Point, { scale, x, y }: Pose): Point {
  return { x: x + point.x * scale, y: y + point.y * scale };
}

/** The whole drawing, as large as a room allows. */
function wholly(room: Room, whole: Bounds): Pose {
  const scale = scaleIn(room, whole);
  const free = (size: number, part: number) => (size - part * scale) / 2;
  const dx = free(room.right - room.left, whole.right - whole.left) * room.x;
  const dy = free(room.bottom - room.top, whole.bottom - whole.top) * room.y;
  const { x, y } = looking(room, middleOf(whole), scale);
  return { scale, x: x + dx, y: y + dy };
}

/** What the drawing is about, as near as can be read, and nothing beyond the drawing. */
function partly(room: Room, whole: Bounds, about: Bounds): Pose {
  const scale = Math.min(LEGIBLE * growth.current, scaleIn(room, about));
  return looking(room, inside(middleOf(about), whole, (room.right - room.left) / scale, (room.bottom - room.top) / scale), scale);
}

function scaleIn(room: Room, { left, top, right, bottom }: Bounds): number {
  return Math.min(COMFORTABLE * growth.current, (room.right - room.left) / (right - left), (room.bottom - room.top) / (bottom - top));
}

function looking({ left, top, right, bottom }: Room, { x, y }: Point, scale: number): Pose {
  return { scale, x: (left + right) / 2 - x * scale, y: (top + bottom) / 2 - y * scale };
}

function middleOf({ left, top, right, bottom }: Bounds): Point {
  return { x: (left + right) / 2, y: (top + bottom) / 2 };
}

/** The nearest middle of a window of this size that shows nothing beyond these bounds, where it can. */
function inside(middle: Point, { left, top, right, bottom }: Bounds, width: number, height: number): Point {
  return { x: within(middle.x, left, right, width), y: within(middle.y, top, bottom, height) };
}

function within(middle: number, low: number, high: number, size: number): number {
  if (high - low <= size) return (low + high) / 2;
  return Math.min(high - size / 2, Math.max(low + size / 2, middle));
}

/** How far something must move to lie within so much room; what is too large shows its beginning. */
function inward(low: number, high: number, room: number): number {
  if (low < 0) return -low;
  return high > room ? Math.max(room - high, -low) : 0;
}
