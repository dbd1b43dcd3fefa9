/** The geometry of the wheel: four sectors of seven spaces, clockwise from the top, drawn on 400 by 400. */

import type { Action, Effect, Spot, WheelView, WoodTable } from "./types";

export const SIZE = 400;
export const MIDDLE = SIZE / 2;
export const SECTORS = 4;
export const SPACES = 7;
export const SECTOR = 360 / SECTORS;
export const STEP = SECTOR / SPACES;

/** The middle of a space in degrees, clockwise from the top; space 1 is the first of its sector. */
export function angleOf({ sector, space }: Spot): number {
  return sector * SECTOR + (space - 0.5) * STEP;
}

/** The same angle, so many turns away that the way from `last` is the shortest. */
export function nearest(angle: number, last: number): number {
  return angle + 360 * Math.round((last - angle) / 360);
}

/** A point at a radius and an angle from the top. */
export function point(radius: number, degrees: number): [number, number] {
  const angle = (degrees * Math.PI) / 180;
  return [round(MIDDLE + radius * Math.sin(angle)), round(MIDDLE - radius * Math.cos(angle))];
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** A piece of a ring between two angles. */
export function ring(inner: number, outer: number, from: number, to: number): string {
  const [a, b, c, d] = [point(outer, from), point(outer, to), point(inner, to), point(inner, from)];
  return `M${a}A${outer} ${outer} 0 0 1 ${b}L${c}A${inner} ${inner} 0 0 0 ${d}Z`;
}

/** An arc clockwise from one angle to a later one. */
export function arc(radius: number, from: number, to: number): string {
  return `M${point(radius, from)}A${radius} ${radius} 0 ${to - from > 180 ? 1 : 0} 1 ${point(radius, to)}`;
}

/** The teeth of the saw. */
export function teeth(inner: number, outer: number, count: number): string {
  const tooth = (i: number) => [point(outer, (360 / count) * i), point(inner, (360 / count) * (i + 0.78))];
  return `M${Array.from({ length: count }, (_, i) => tooth(i)).flat().join("L")}Z`;
}

/** How far the saw has turned: its arrow stands at the far end of its sector. */
export function sawAngle({ saw }: Pick<WheelView, "saw">): number {
  return (saw + 1) * SECTOR;
}

/** What a spot has now: its bonus on the rim unless the arc covers it, and the level of the window over it. */
export function bonusAt(wheel: WheelView, { sector, space }: Spot): { outer: number | null; level: number } {
  const isCovered = wheel.arc && sector === wheel.start;
  return { outer: isCovered ? null : space - 1, level: wheel.levels[sector] ?? 0 };
}

/** What a tile brings when it leaves its place. */
export function gainsAt(table: WoodTable, tile: Action): Effect[] {
  const { wheel } = table.view;
  const spot = wheel.tiles[tile];
  const { outer, level } = bonusAt(wheel, spot);
  const printed = table.components.wheel[spot.sector];
  return [...(outer === null ? [] : (printed?.outer[outer] ?? [])), ...(level > 0 ? (printed?.windows[level - 1] ?? []) : [])];
}

/** The rewards of which a tile brings one; none where it brings all, or leaves several choices. */
export function rewardsAt(table: WoodTable, tile: Action): Effect[][] {
  const choices = gainsAt(table, tile).flatMap((effect) => (effect.op === "choose" ? [effect.options] : []));
  return choices.length === 1 && choices[0] ? choices[0] : [];
}
