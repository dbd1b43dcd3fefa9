import { expect, test } from "vitest";
import { isLight, thingWithin } from "./fetching";
import type { WoodTable } from "./types";

function table(purse: number, ...targets: string[]): WoodTable {
  const options = targets.map((target, id) => ({ id, target }));
  return {
    isLive: true,
    seat: 0,
    info: { settings: { refill: "after_action" } },
    decision: { kind: "woodcraft.actions", options },
    option: (target: string) => options.find((option) => option.target === target) ?? null,
    view: {
      players: [{ goods: { blueberry: purse } }],
      store: [{ slot: "green_1", die: "green-2", price: 2 }, { slot: "green_2", die: "green-3", price: 3 }, { slot: "brown_1", die: null, price: null }],
      orders: ["flute", "bench", null],
      helpers: [{ id: "forester", price: 4 }, { id: "whittler", price: 5 }, null],
      prices: { upgrades: { saw: 5, joint: null, gluing: 6, pot: 5 } },
    },
  } as unknown as WoodTable;
}

const TILES = ["tile/buy_wood", "tile/choose_orders", "tile/hire_helper", "tile/upgrade_workshop"];
const THINGS = ["store/green-2", "store/green-3", "store/brown-6", "order_slot/2", "order_slot/3", "helper_slot/1", "helper_slot/3", "upgrade/saw", "upgrade/joint", "upgrade/gluing", "wood/green-2"];
const within = (now: WoodTable) => THINGS.filter((thing) => thingWithin(now, thing));

test("a pointer reaches for what a tile leads to and can be paid", () => {
  expect(within(table(5, ...TILES))).toEqual(["store/green-2", "store/green-3", "order_slot/2", "helper_slot/1", "upgrade/saw"]);
  expect(thingWithin(table(5, ...TILES), "helper_slot/1")).toMatchObject({ tile: "hire_helper", at: "hire_helper", touch: "slot/1" });
});

test("not with a tile that can't move, nor where the action would not ask first", () => {
  expect(within(table(5, "tile/choose_orders"))).toEqual(["order_slot/2"]);
  expect(within(table(2, ...TILES))).toEqual(["order_slot/2"]); // a single die to buy would be bought before it was seen
  expect(within(table(5, "button/done"))).toEqual([]);
});

test("what undo does not bring back lies ready first: cards, and a die after which no second one can be paid", () => {
  const sent = (now: WoodTable) => within(now).filter((thing) => isLight(now, thingWithin(now, thing)!));
  expect(sent(table(9, ...TILES))).toEqual(["store/green-2", "store/green-3", "upgrade/saw", "upgrade/gluing"]);
  expect(sent(table(4, ...TILES))).toEqual([]);
  expect(sent({ ...table(9, ...TILES), info: { settings: { refill: "at_once" } } } as unknown as WoodTable)).toEqual(["upgrade/saw", "upgrade/gluing"]);
});
