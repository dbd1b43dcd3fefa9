/** What scenes share. */

import { seatClass, seatSymbols } from "../design/seats";

/** The colours of a seat, for a drawing that must stand without the page's styles. */
export function seatStyle(player: number): string {
  const number = (player % seatSymbols.length) + 1;
  return `--icon-line: #2b2118; --seat: var(--${seatClass(player)}); --on-seat: var(--on-seat-${number})`;
}

export interface Flag {
  d: string;
  fill: string;
}

const FLAGS = ["#c9402c", "#f2bb3d", "#2f6b52", "#2d68b0", "#c85a86"];

/** A string of flags that hangs from one point to another. */
export function bunting(x1: number, y1: number, x2: number, y2: number, sag: number): { line: string; flags: Flag[] } {
  const at = (t: number) => [x1 + (x2 - x1) * t, y1 + (y2 - y1) * t + 4 * sag * t * (1 - t)] as const;
  const count = Math.max(3, Math.round(Math.hypot(x2 - x1, y2 - y1) / 16));
  const flags = Array.from({ length: count }, (_, n) => {
    const [ax, ay] = at((n + 0.18) / count);
    const [bx, by] = at((n + 0.82) / count);
    const tip = `${round((ax + bx) / 2)} ${round((ay + by) / 2 + 11)}`;
    return { d: `M${round(ax)} ${round(ay)} ${round(bx)} ${round(by)} ${tip}z`, fill: FLAGS[n % FLAGS.length] ?? "#c9402c" };
  });
  return { line: `M${x1} ${y1}Q${(x1 + x2) / 2} ${(y1 + y2) / 2 + 2 * sag} ${x2} ${y2}`, flags };
}

/** Stars, or flakes: always the same ones, and none under words. */
export function specks(count: number, height: number): { x: number; y: number; r: number }[] {
  return Array.from({ length: count }, (_, n) => {
    return { x: round(356 + ((n * 137.5 * 2.3 + 31) % 398)), y: round((n * 61.8 * 2.3 + 17) % height), r: 1.2 + (n % 3) * 0.4 };
  });
}

const round = (value: number) => Math.round(value * 10) / 10;
