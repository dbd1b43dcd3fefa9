/** Where the spaces of the attic lie on a drawing of 226 by 176: a bottom row of four, three above, four on top. */

import { worth } from "./production";
import type { Link, Player, Tool, WoodTable } from "./types";
import { TOOLS, optionsIn, restOf } from "./woodcraft";

const ROWS: Record<string, { y: number; left: number; step: number }> = {
  T: { y: 20, left: 19, step: 62.5 },
  M: { y: 88, left: 50.25, step: 62.5 },
  B: { y: 156, left: 19, step: 62.5 },
};

export const WIDTH = 226;
export const HEIGHT = 176;

export function spotOf(space: string): { x: number; y: number } {
  const { y, left, step } = ROWS[space[0] ?? "B"] ?? { y: 0, left: 0, step: 0 };
  return { x: left + (Number(space[1]) - 1) * step, y };
}

export function middleOf({ one, other }: Pick<Link, "one" | "other">): { x: number; y: number } {
  const [from, to] = [spotOf(one), spotOf(other)];
  return { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
}

/** The links that a tool at a space would be paid for: those to other tools beside it. */
export function paidFor(table: WoodTable, owner: Player, space: string, tool: Tool): Link[] {
  return table.components.links.filter(({ one, other }) => {
    const beside = one === space ? other : other === space ? one : null;
    const neighbour = beside && owner.attic[beside];
    return Boolean(neighbour && neighbour !== tool);
  });
}

/** Of the tools to choose from the one that pays most at a space; among equals one that its owner has least of. */
export function bestTool(table: WoodTable, owner: Player, space: string): Tool | null {
  const pay = (tool: Tool) => paidFor(table, owner, space, tool).reduce((sum, { reward }) => sum + reward.reduce((all, effect) => all + worth(table, effect), 0), 0);
  const had = (tool: Tool) => Object.values(owner.attic).filter((one) => one === tool).length;
  const left = optionsIn(table, "tool").map(({ target }) => restOf(target));
  return TOOLS.filter((tool) => left.includes(tool)).sort((one, other) => pay(other) - pay(one) || had(one) - had(other))[0] ?? null;
}
