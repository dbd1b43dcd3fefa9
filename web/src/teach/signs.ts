/** How a sign of a line, a need or a topic is drawn. */

import type { Component } from "svelte";
import { type IconName, drawings } from "../design/icons";
import type { Kit } from "../lib/kit.svelte";

export type Drawn = { icon: IconName; isMark?: boolean } | { Drawing: Component } | { text: string };

/** Signs between others, by how the game writes them. */
const MARKS: Record<string, IconName> = { x: "times", "->": "arrow", "+": "plus", "-": "minus" };

export function drawSign(sign: string, kit: Kit): Drawn {
  const mark = MARKS[sign];
  if (mark) return { icon: mark, isMark: true };
  const own = kit.page?.signs?.[sign];
  if (typeof own === "function") return { Drawing: own };
  const icon = [own, `${kit.game}/${sign}`, sign].find((name) => name !== undefined && drawings.has(name));
  return icon === undefined ? { text: sign } : { icon: icon as IconName };
}

/** The word by which the legend knows a sign: "fort/kid" is "kid". */
export function wordOf(sign: string): string {
  return sign.slice(sign.lastIndexOf("/") + 1);
}
