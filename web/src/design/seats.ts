/** The places at a table: each has a colour and a symbol, and is never shown by colour alone. */

import type { SharedIcon } from "./icons";

export const seatSymbols = ["seat-sun", "seat-leaf", "seat-drop", "seat-moon", "seat-star"] as const satisfies SharedIcon[];

export function seatSymbol(seat: number): SharedIcon {
  return seatSymbols[seat % seatSymbols.length] ?? "seat-sun";
}

/** The class that sets --seat and --on-seat for everything inside. */
export function seatClass(seat: number): string {
  return `seat-${(seat % seatSymbols.length) + 1}`;
}
