/** Keeps the children of a fan or strip in order as cards come and go and the page is resized. */

import type { Attachment } from "svelte/attachments";
import { growth } from "../lib/screen.svelte";
import { arc, lap } from "./fan";
import { rem } from "./units";

/** Room that the corners of leaning cards take beside the hand. */
const LEAN = 20;

/** Lays the children of an element as a fan, or flat as a strip, within its width. */
export function handLayout(isFan: () => boolean, most: () => number): Attachment<HTMLElement> {
  return (hand) => {
    const lay = () => layCards(hand, isFan(), most());
    const changes = new MutationObserver(lay);
    changes.observe(hand, { childList: true });
    const resizes = new ResizeObserver(lay); // it lays the first cards, too, when all around them is drawn
    resizes.observe(hand);
    return () => {
      changes.disconnect();
      resizes.disconnect();
    };
  };
}

function layCards(hand: HTMLElement, isFan: boolean, most: number): void {
  const cards = [...hand.children].filter((child) => child instanceof HTMLElement);
  // A strip's cards grow into the room there is, so what counts is how narrow they may get.
  const widths = cards.map((card) => (isFan ? card.offsetWidth : Number.parseFloat(getComputedStyle(card).minWidth)));
  const room = hand.clientWidth - (isFan ? LEAN * growth.current : 0);
  hand.style.setProperty("--lap", `${lap(widths, room, most * growth.current)}px`);
  const lies = arc(cards.length);
  cards.forEach((card, i) => {
    const { angle, drop } = lies[i] ?? { angle: 0, drop: 0 };
    card.style.setProperty("--a", isFan ? `${angle.toFixed(2)}deg` : "0deg");
    card.style.setProperty("--y", isFan ? rem(drop) : "0px");
  });
}
