import { expect, test } from "vitest";
import { producersOf } from "./production";
import type { Effect, WoodTable } from "./types";

const gain = (res: string, n: number) => ({ op: "gain", res, n }) as Effect;
const HELPERS: Record<string, { production: Effect[] }> = {
  gatherer: { production: [gain("blueberry", 2)] },
  picker: { production: [gain("blueberry", 3)] },
  boiler: { production: [gain("glue", 1), gain("blueberry", 1)] },
  forester: { production: [{ op: "gain_die", colors: ["green"], value: 1 } as Effect] },
};

function table(kind: string, left: number, ...targets: string[]): WoodTable {
  const options = targets.map((target, id) => ({ id, target }));
  return {
    isLive: true,
    decision: { kind: `woodcraft.${kind}`, options },
    option: (target: string) => options.find((option) => option.target === target) ?? null,
    view: { active: { left }, prices: { materials: [3] } },
    components: { helpers: HELPERS, surcharge: { green: 0 } },
  } as unknown as WoodTable;
}

const ALL = Object.keys(HELPERS).map((helper) => `helper/${helper}`);

const bestProducers = (asked: WoodTable) => producersOf(asked, null);

test("those who bring most lie ready, where several produce", () => {
  expect(bestProducers(table("produce", 2, ...ALL))).toEqual({ helpers: ["boiler", "picker"], gains: [gain("glue", 1), gain("blueberry", 4)], most: 2 });
  expect(bestProducers(table("produce_plant", 1, ...ALL, "plant/green-1-1"))?.helpers).toEqual(["boiler", "picker"]);
});

test("others can be chosen in their place", () => {
  expect(producersOf(table("produce", 2, ...ALL), ["gatherer"])).toEqual({ helpers: ["gatherer"], gains: [gain("blueberry", 2)], most: 2 });
});

test("not where one is chosen at most", () => {
  expect(bestProducers(table("produce", 1, ...ALL))).toBeNull();
  expect(bestProducers(table("produce_plant", 1, ...ALL, "button/pass"))).toBeNull();
  expect(bestProducers(table("produce_plant", 1, "helper/picker", "plant/green-1-1"))).toBeNull();
  expect(bestProducers(table("actions", 1, "ability/picker"))).toBeNull();
});
