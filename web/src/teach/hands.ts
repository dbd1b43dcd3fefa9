/** Mouse, finger and keyboard over a table: what they rest on or press is shown in words. */

import { on } from "svelte/events";
import { usesKeys } from "../lib/hands";
import type { Teaching } from "./teaching.svelte";
import { type Shown, askedAs, shownAt } from "./things";

/** How long a mouse or the focus rests before a glance is shown, and a finger before the card is, in milliseconds. */
const REST = 450;
const LONG_PRESS = 500;
/** A finger that moves farther than this drags or scrolls. */
const STILL = 10;
/** A click so soon after a change was meant for what lay there before, in milliseconds. */
const JUST_NOW = 500;
/** What opens or closes something itself when it is clicked. */
const CONTROLS = "button, a, input, select, textarea, summary, label, [role=button], [contenteditable]";
/** What lies over a table and is no part of it. */
const OVER = ".in-words, .bubble, .looking, .doubt";

export class Hands {
  #waiting: ReturnType<typeof setTimeout> | undefined;
  #pressing: ReturnType<typeof setTimeout> | undefined;
  #from = { x: 0, y: 0 };
  /** What the mouse is over, or was when it clicked: no glance comes until it is elsewhere. */
  #over: Element | null = null;

  #changedAt = Number.NEGATIVE_INFINITY;

  constructor(readonly teaching: Teaching) {}

  /** Note that the table has changed. */
  tableChanged(): void {
    this.#changedAt = performance.now();
  }

  /** Listen to the whole page; returns how to stop. */
  attend(): () => void {
    const capture = { capture: true };
    const ends = [
      on(document, "pointerover", (event) => event.pointerType === "mouse" && this.#hover(event)),
      on(document, "pointerleave", () => this.#leave()),
      on(document, "pointerdown", (event) => this.#press(event), capture),
      on(document, "pointermove", (event) => this.#move(event), { passive: true }),
      on(document, "pointerup", () => clearTimeout(this.#pressing)),
      on(document, "pointercancel", () => clearTimeout(this.#pressing)),
      on(document, "contextmenu", (event) => this.#menu(event)),
      on(document, "click", (event) => this.#ask(event), capture),
      on(document, "click", (event) => this.#click(event)),
      on(document, "focusin", (event) => this.#focus(event)),
      on(document, "focusout", () => this.#leave()),
      on(document, "keydown", (event) => this.#key(event), capture),
      on(window, "scroll", () => this.#leave(), { capture: true, passive: true }),
    ];
    return () => {
      this.#leave();
      clearTimeout(this.#pressing);
      for (const end of ends) end();
    };
  }

  /** The thing that is meant by a key: the one glanced at, else the one under the focus, else under the mouse. */
  get meant(): Shown | null {
    const focused = document.activeElement?.matches(":focus-visible") ? this.#thing(document.activeElement) : null;
    return this.teaching.glance ?? focused ?? (this.#over?.isConnected ? this.#thing(this.#over) : null);
  }

  #thing(node: EventTarget | null): Shown | null {
    if (node instanceof Element && node.closest(OVER)) return null;
    return shownAt(node, this.teaching.lessons);
  }

  #hover(event: PointerEvent): void {
    const shown = this.#thing(event.target);
    if (shown?.element === this.#over) return;
    this.#leave();
    this.#over = shown?.element ?? null;
    // What opens something of its own where it is pointed to is told by key only.
    const hasOwn = event.target instanceof Element && event.target.closest("[data-points]") !== null;
    if (shown && !hasOwn && event.buttons === 0) this.#wait(shown);
  }

  #focus({ target }: FocusEvent): void {
    if (!usesKeys() || !(target instanceof Element)) return;
    const shown = this.#thing(target);
    if (shown) this.#wait(shown);
  }

  #wait(shown: Shown): void {
    clearTimeout(this.#waiting);
    this.#waiting = setTimeout(() => {
      if (shown.element?.isConnected && !this.teaching.isOpen) this.teaching.glance = shown;
    }, REST);
  }

  #leave(): void {
    clearTimeout(this.#waiting);
    if (!this.teaching.isLookingAround) this.teaching.glance = null;
    this.#over = null;
  }

  #press(event: PointerEvent): void {
    const shown = this.#thing(event.target);
    this.#remember(event.target);
    this.#leave();
    this.#over = shown?.element ?? null;
    clearTimeout(this.#pressing);
    if (!shown || event.pointerType === "mouse") return;
    this.#from = { x: event.clientX, y: event.clientY };
    this.#pressing = setTimeout(() => this.#pressLong(shown), LONG_PRESS);
  }

  #move({ clientX, clientY }: PointerEvent): void {
    if (Math.hypot(clientX - this.#from.x, clientY - this.#from.y) > STILL) clearTimeout(this.#pressing);
  }

  /** After a long press the click that ends it must not act. */
  #pressLong(shown: Shown): void {
    if (!shown.element?.isConnected) return;
    this.teaching.show(shown);
    const stop = on(document, "click", swallow, { capture: true, once: true });
    addEventListener("pointerup", () => setTimeout(stop, 50), { once: true });
  }

  #menu(event: MouseEvent): void {
    const isFinger = event instanceof PointerEvent && event.pointerType !== "mouse";
    if (isFinger && this.#thing(event.target)) event.preventDefault();
  }

  /** While it is asked "why not?", whatever has words answers, be it a button too. */
  #ask(event: MouseEvent): void {
    const { live, lessons } = this.teaching;
    const shown = this.#thing(event.target);
    if (!live?.isAsking || !lessons || !shown?.element || isTarget(event.target)) return;
    const target = askedAs(shown.element, lessons);
    if (target === null) return;
    swallow(event);
    live.askWhyNot(target);
  }

  /** A click on a thing that is no button opens its card. */
  #click(event: MouseEvent): void {
    const shown = this.#thing(event.target);
    const isControl = event.target instanceof Element && event.target.closest(CONTROLS) !== null;
    if (!shown || isControl || event.defaultPrevented || !getSelection()?.isCollapsed) return;
    const isLate = this.teaching.live !== null && performance.now() - this.#changedAt < JUST_NOW;
    if (!isLate) this.teaching.show(shown);
  }

  #key(event: KeyboardEvent): void {
    this.#remember(event.target);
    if (event.key === "Escape") this.#leave();
  }

  #remember(node: EventTarget | null): void {
    if (node instanceof HTMLElement || node instanceof SVGElement) {
      this.teaching.pressed = node.closest<HTMLElement>("button, [data-thing], [data-target]") ?? null;
    }
  }
}

function isTarget(node: EventTarget | null): boolean {
  return node instanceof Element && node.closest("button[data-target]") !== null;
}

function swallow(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}
