/** A small box and a table for tests. */

import { vi } from "vitest";
import type { DecisionInfo, Option } from "../../messages";
import type { Active, Catalogue, ComfortsTable, Heap, Phrase, Player, Requirement, Row, Rule, View } from "./types";

const phrase = (key: string): Phrase => ({ key, args: {}, parts: {} });
const dice = (count: number, rule: Rule, value = 0, values: number[] = []): Requirement => ({ count, rule, value, values });
const slot = (wanted: Requirement, reward: Heap) => ({ dice: wanted, reward, phrase: phrase("view-slot") });
const any = dice(1, "any");

function row(values: number[], give: Heap, get: Heap, times: Row["times"]): Row {
  const rest = { give_any: 0, give_comforts: 0, get_any: 0, get_comforts: 0, bulk: false };
  return { values, give, get, times, ...rest, phrase: phrase("view-row-gain") };
}

const comfort = (points: number, cost: Heap) => ({
  type: null,
  points,
  cost,
  any_goods: 0,
  cost_phrase: phrase("view-some"),
  bonus: "none" as const,
  bonus_points: 0,
  partner: null,
  others: [],
  stored: {},
  limit: 0,
  phrase: null,
});
const improvement = (points: number, owner_may_use: boolean, reward: Heap) => ({
  points,
  cost: { wood: 2 },
  cost_phrase: phrase("view-some"),
  effect: "shared_place",
  type: null,
  bonus_points: 0,
  reward,
  reward_any_goods: 0,
  owner_may_use,
  owner_reward: {},
  gift: false,
  phrase: phrase("view-does-bicycle"),
});

export const components: Catalogue = {
  valley: {
    forest_x: { deck: "forest", season: "summer", slots: [slot(dice(1, "exact", 0, [3]), { wood: 2 }), slot(dice(2, "same"), { wood: 1, coin: 1 })] },
    meadow_x: { deck: "meadow", season: "summer", slots: [slot(dice(2, "same"), { yarn: 1 }), slot(dice(2, "straight"), { grain: 2 })] },
  },
  places: {
    river_a: slot(dice(1, "wheel"), { stone: 1 }),
    river_b: slot(dice(1, "wheel"), { stone: 2 }),
    river_c: slot(dice(1, "wheel"), { stone: 1, coin: 1 }),
    owl_pick: slot(any, {}),
    owl_draw: slot(any, {}),
    workshop: slot(any, {}),
    inn: slot(any, {}),
    market: slot(any, {}),
  },
  comforts: { soup: comfort(5, { grain: 2, mushroom: 2 }), flute: comfort(4, { wood: 1, coin: 1 }) },
  improvements: {
    orchard: improvement(2, true, { fruit: 2 }),
    guest_cottage: improvement(4, false, { story: 1 }),
    tool_shed: improvement(2, true, {}),
  },
  travellers: {
    black_bear: {
      effect: "bear",
      rows: [row([1, 2, 3], { fruit: 1 }, { wood: 1 }, "die"), row([4, 5], {}, { story: 1 }, 1), row([6], { fruit: 1 }, { coin: 1 }, 3)],
      phrase: {
        key: "view-ability-place-bonus",
        args: {},
        parts: {
          places: { key: "view-places-area", args: { area: "valley" }, parts: {} },
          reward: { key: "view-some", args: { resource: "fruit", count: 1 }, parts: {} },
        },
      },
    },
    pine_marten: { effect: "marten", rows: [], phrase: phrase("view-ability-marten") },
  },
  spot_points: [1, 2, 2, 3],
  literal: { valley: {}, travellers: {} },
};

export const nothing = { wood: 0, stone: 0, fruit: 0, mushroom: 0, yarn: 0, grain: 0, coin: 0, story: 0, lesson: 0 };

export function player(more: Partial<Player> = {}): Player {
  return {
    family: "fox",
    heap: { ...nothing },
    hand: 0,
    hand_cards: [],
    payable: [],
    affordable: [],
    crafting: {},
    building: {},
    crafted: [],
    stored: [],
    built: [],
    cottages: 4,
    dice: [4, 6],
    workers: [],
    lent: [],
    ready: false,
    barrow: null,
    has_barrow: false,
    has_almanac: false,
    sheet: {},
    points: 0,
    title: null,
    ...more,
  };
}

/** What the clubhouse says of dice that show 3 5 2 5 4 6: a three, two alike, a five for the river, anything at the inn. */
const fits = {
  forest_1: { 0: 0, 1: 2, 2: 1, 3: 2, 4: 1, 5: 3 },
  forest_2: { "01": 2, "02": 1, "03": 2, "04": 1, "05": 3, 12: 3, 13: 0, 14: 1, 15: 1, 23: 3, 24: 2, 25: 4, 34: 1, 35: 1, 45: 2 },
  river_c: { 0: 2, 1: 0, 2: 3, 3: 0, 4: 1, 5: 1 },
  inn: { 0: 0, 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 },
};
const counts = { inn: { 0: { 3: 0, 4: 1, 6: 3 }, 1: { 3: 2, 5: 0, 6: 1 } } };

export function active(more: Partial<Active> = {}): Active {
  const laid = { assigned: {}, values: {}, tokens: 0, tokens_left: 1, resolved: [] };
  return { player: 0, faces: [3, 5, 2, 5, 4, 6], ...laid, place: "forest_1", fits, counts, ...more };
}

export function view(more: Partial<View> = {}): View {
  return {
    month: 4,
    months: 8,
    digits: "consistent",
    seasons: ["spring", "spring", "spring", "summer", "summer", "summer", "autumn", "autumn"],
    step: "turn",
    bird: 0,
    turn: 0,
    order: [0, 1],
    wheel: 5,
    forest: "forest_x",
    meadow: "meadow_x",
    zones: { a: [2, 3, 4], b: [6, 1], c: [5] },
    nest: ["soup", "flute"],
    deck: 41,
    discard: ["soup"],
    ladder: ["orchard", "tool_shed"],
    workshop_deck: 20,
    workshop_discard: [],
    traveller: "black_bear",
    travellers_left: 9,
    ravens: ["inn"],
    village: [3, 5, 2, 5],
    beyond: [],
    players: [player({ workers: ["forest_1", "forest_2", "inn", "river_c"] }), player({ family: "rabbit", workers: ["forest_2"] })],
    active: null,
    ...more,
  };
}

export function asked(kind: string, ...targets: string[]): DecisionInfo {
  const options = targets.map((target, id) => ({ id, target, key: "", args: {} }));
  return { asked: "1", kind: `creature_comforts.${kind}`, key: "ask", args: {}, rule: "3.2", options, together: false };
}

/** A table that says keys and names as they are. */
export function table(more: Partial<ComfortsTable> = {}): ComfortsTable {
  const option = (target: string): Option | null => more.decision?.options.find((one) => one.target === target) ?? null;
  return {
    info: { seats: [{}, {}] },
    view: view(),
    components,
    seat: 0,
    decision: null,
    selected: null,
    waiting: [],
    log: [],
    news: [],
    end: null,
    isLive: true,
    option,
    look: (target: string) => (option(target) ? "lit" : "idle"),
    isHinted: () => false,
    touch: vi.fn(),
    confirm: vi.fn(),
    putBack: vi.fn(),
    say: (key: string, args: object = {}) => [key, ...Object.values(args)].join(" "),
    phrase: ({ target }: Option) => `do ${target}`,
    name: (ref: string) => ref,
    seatName: (seat: number) => ["Ada", "Ben"][seat] ?? "",
    ...more,
  } as unknown as ComfortsTable;
}
