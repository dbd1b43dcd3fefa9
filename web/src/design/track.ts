/** Places on a track: marks that would overlap make room for each other, moving as little as they can. */

interface Cluster {
  /** Sum over its marks of (wish − place inside the cluster): the mean is where the cluster starts. */
  sum: number;
  count: number;
}

/**
 * Where marks of the given breadth stand so that none overlap, in the order of `wishes`.
 * Those with equal wishes keep their order. All stay within `from` and `to` as long as they fit.
 */
export function spread(wishes: number[], breadth: number, from: number, to: number): number[] {
  const order = wishes.map((_, i) => i).sort((a, b) => (wishes[a] ?? 0) - (wishes[b] ?? 0) || a - b);
  const clusters = joined(order.map((i) => wishes[i] ?? 0), breadth);
  const last = to - (wishes.length - 1) * breadth;
  const places = new Array<number>(wishes.length);
  let seen = 0;
  for (const { sum, count } of clusters) {
    const start = Math.max(from + seen * breadth, Math.min(sum / count, last + seen * breadth));
    for (let k = 0; k < count; k++) places[order[seen + k] ?? 0] = start + k * breadth;
    seen += count;
  }
  return places;
}

/** Marks in rising order, gathered into clusters that touch. */
function joined(wishes: number[], breadth: number): Cluster[] {
  const clusters: Cluster[] = [];
  for (const wish of wishes) {
    let here: Cluster = { sum: wish, count: 1 };
    for (let before = clusters.at(-1); before && touches(before, here, breadth); before = clusters.at(-1)) {
      clusters.pop();
      here = { sum: before.sum + here.sum - before.count * here.count * breadth, count: before.count + here.count };
    }
    clusters.push(here);
  }
  return clusters;
}

function touches(left: Cluster, right: Cluster, breadth: number): boolean {
  return left.sum / left.count + left.count * breadth > right.sum / right.count;
}

/** The marks of a scale: every value up to `most`, with numbers at each `step`. */
export function ticks(most: number, step: number): { value: number; isNumbered: boolean }[] {
  return Array.from({ length: most + 1 }, (_, value) => ({ value, isNumbered: value % step === 0 }));
}
