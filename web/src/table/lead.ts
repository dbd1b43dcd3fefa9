/** Leads the focus of whoever plays by keys: to the answer of each new question, never lost. */

import { usesKeys } from "../lib/hands";
import { canBeTaken, goTo, likely, takeable, zoneAt } from "./walk";

export class Lead {
  /** Where on the board the focus was last: its zone, and where on the screen. */
  #zone: Element | null = null;
  #box: DOMRect | null = null;
  /** Whether the focus waits at the question for something that can be taken. */
  #isWaiting = false;

  /** Note what has the focus. */
  readonly attend = ({ target }: FocusEvent): void => {
    if (!(target instanceof Element) || target.id === "prompt") return;
    this.#isWaiting = false;
    this.#zone = isOnBoard(target) ? zoneAt(target) : null;
    this.#box = target.getBoundingClientRect();
  };

  /** What has the focus may go away later than its question does, and its answer come later: attach it to the table. */
  readonly keep = (root: HTMLElement): (() => void) => {
    const watcher = new MutationObserver(() => {
      const here = document.activeElement;
      if (usesKeys() && (here === document.body || (this.#isWaiting && here?.id === "prompt"))) this.follow();
    });
    watcher.observe(root, { subtree: true, childList: true });
    return () => watcher.disconnect();
  };

  /** Something else is asked: stay in a zone where it can be answered, else go to where it most likely is. */
  follow(): void {
    const here = document.activeElement;
    if (document.querySelector("dialog[open]") || isElsewhere(here)) return;
    if (here && isOnBoard(here) && canBeTaken(here)) return;
    const places = takeable();
    const next = this.#nearest(places.filter((place) => zoneAt(place) === this.#zone)) ?? likely(places);
    if (next) goTo(next);
    else if (here === document.body) this.#wait();
  }

  #wait(): void {
    this.#isWaiting = true;
    document.getElementById("prompt")?.focus();
  }

  /** What was drawn for a moment only, until its place on the board was, may have had the focus. */
  recover(): void {
    if (document.activeElement === document.body) this.follow();
  }

  #nearest(places: HTMLElement[]): HTMLElement | undefined {
    const box = this.#box;
    if (!box) return places[0];
    const far = (place: HTMLElement) => {
      const { left, top } = place.getBoundingClientRect();
      return Math.hypot(left - box.left, top - box.top);
    };
    return places.sort((a, b) => far(a) - far(b))[0];
  }
}

/** A button of the question is pressed once: nobody wants to stay there. */
function isOnBoard(place: Element): boolean {
  return place.matches("[data-target]:not(.btn)");
}

/** Who reads the log, asks for advice or writes is left there. */
function isElsewhere(here: Element | null): boolean {
  return here !== null && here !== document.body && here.id !== "prompt" && !here.matches("[data-target], [data-option], [data-act]");
}
