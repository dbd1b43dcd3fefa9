/** From thing to thing by arrows: the nearest one in that direction. */

import type { Box } from "../design/place";

const DIRECTIONS: Record<string, [number, number]> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};
/** How much farther away it seems what lies aside. */
const ASIDE = 3;

/** The number of the box that an arrow leads to from the present one; the present one if there is none. */
export function nextByArrow(key: string, boxes: Box[], here: number): number {
  const direction = DIRECTIONS[key];
  const from = boxes[here];
  if (!direction || !from) return here;
  let [best, least] = [here, Number.POSITIVE_INFINITY];
  boxes.forEach((box, i) => {
    const [dx, dy] = [middle(box, "left") - middle(from, "left"), middle(box, "top") - middle(from, "top")];
    const [ahead, aside] = direction[0] === 0 ? [dy * direction[1], Math.abs(dx)] : [dx * direction[0], Math.abs(dy)];
    const cost = ahead + ASIDE * aside;
    if (i !== here && ahead > 1 && aside <= 2 * ahead && cost < least) [best, least] = [i, cost];
  });
  return best;
}

function middle(box: Box, side: "left" | "top"): number {
  return box[side] + (side === "left" ? box.width : box.height) / 2;
}
