/** The levels of a fort as the track of levels draws them. */

import type { IconName } from "../../design/icons";
import type { Level as Step } from "../../design/LevelTrack.svelte";
import type { FortTable, Level } from "./types";

const REWARDS: Record<string, IconName> = { made_up_rule: "made_up_rule", perk: "perk", sculpture: "macaroni" };

export function fortLevels(table: FortTable): Step[] {
  return table.components.levels.map((level, number) => ({
    name: number,
    worth: table.say("view-points-short", { count: level.points }),
    cost: costIcons(level),
    label: levelLabel(table, level, number),
    thing: `level/${number}`,
    ...(level.reward ? { reward: REWARDS[level.reward]! } : {}),
  }));
}

function costIcons({ cost }: Level): IconName[] {
  return [
    ...Array<IconName>(cost.toy).fill("toy"),
    ...Array<IconName>(cost.pizza).fill("pizza"),
    ...Array<IconName>(cost.any).fill("any_resource"),
  ];
}

function levelLabel(table: FortTable, { cost, points }: Level, level: number): string {
  return table.say("view-label-level", { level, points, toys: cost.toy, pizza: cost.pizza, any: cost.any });
}
