import { existsSync, readFileSync, readdirSync } from "node:fs";
import { cleanup, render } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import { drawings } from "../../design/icons";
import type { DecisionInfo, OptionInfo } from "../../messages";
import Board from "./Board.svelte";
import Epilogue from "./Epilogue.svelte";
import {
  PLACES,
  changeOf,
  extraOf,
  isPaid,
  listed,
  numbered,
  openPlaces,
  playersAfter,
  rewardOf,
  rowFor,
  rungs,
  scoreLines,
  seasonsOf,
  shownSeason,
  spots,
  usefulValues,
  wishOf,
} from "./comforts";
import { choices, completed, tokensNeeded, zoneValues } from "./fit";
import page from "./index";
import { picture } from "./picture";
import { diceIn, familyIn, twins, valueIn } from "./spelling";
import type { Active, Catalogue, ComfortsTable, Heap, Phrase, Player, Requirement, Row, Rule, View } from "./types";

const games = "../src/klubovna/games";
const rules = [`${games}/creature_comforts`, `${games}/creature_comforts`].find((folder) => existsSync(folder)) ?? "";
const cards = readFileSync(`${rules}/cards.toml`, "utf-8");
const idsOf = (list: string) =>
  [...cards.matchAll(new RegExp(`^\\[\\[${list}\\]\\]\\nid = "(\\w+)"`, "gm"))].map(([, id]) => id ?? "");

// A small box

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

const components: Catalogue = {
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

const nothing = { wood: 0, stone: 0, fruit: 0, mushroom: 0, yarn: 0, grain: 0, coin: 0, story: 0, lesson: 0 };

function player(more: Partial<Player> = {}): Player {
  return {
    family: "fox",
    heap: { ...nothing },
    hand: 0,
    hand_cards: [],
    crafted: [],
    built: [],
    cottages: 4,
    dice: [4, 6],
    workers: [],
    barrow: null,
    has_barrow: false,
    has_almanac: false,
    sheet: {},
    points: 0,
    title: null,
    ...more,
  };
}

function active(more: Partial<Active> = {}): Active {
  return { player: 0, faces: [3, 5, 2, 5, 4, 6], assigned: {}, values: {}, tokens: 0, tokens_left: 1, resolved: [], place: "forest_1", ...more };
}

function view(more: Partial<View> = {}): View {
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

function asked(kind: string, ...targets: string[]): DecisionInfo {
  const options = targets.map((target, id) => ({ id, target, key: "", args: {} }));
  return { asked: "1", kind: `creature_comforts.${kind}`, key: "ask", args: {}, rule: "3.2", options, together: false };
}

/** A table that says keys and names as they are. */
function table(more: Partial<ComfortsTable> = {}): ComfortsTable {
  const option = (target: string): OptionInfo | null => more.decision?.options.find((one) => one.target === target) ?? null;
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
    phrase: ({ target }: OptionInfo) => `do ${target}`,
    name: (ref: string) => ref,
    seatName: (seat: number) => ["Ada", "Ben"][seat] ?? "",
    ...more,
  } as unknown as ComfortsTable;
}

afterEach(cleanup);

describe("drawings", () => {
  it.each(["comfort", "improvement", "traveller", "family", "season", "type"])("exist for every %s", (list) => {
    const ids = idsOf(list);
    expect(ids.length).toBeGreaterThan(2);
    expect(ids.filter((id) => !drawings.has(`creature_comforts/${id}`))).toEqual([]);
  });
});

describe("dice and what places want", () => {
  const tokens = (wanted: Requirement, faces: number[], wheel?: number[]) =>
    tokensNeeded({ dice: wanted, ...(wheel ? { wheel } : {}) }, faces);

  it("fit as they are", () => {
    expect(tokens(dice(1, "max_value", 3), [2])).toBe(0);
    expect(tokens(dice(2, "exact", 0, [3, 4]), [4, 3])).toBe(0);
    expect(tokens(dice(3, "straight"), [3, 1, 2])).toBe(0);
    expect(tokens(dice(0, "sum_min", 11), [1, 2, 3, 5])).toBe(0);
    expect(tokens(dice(2, "sum_exact", 8), [4, 4])).toBe(0);
  });

  it("fit with as few tokens as can be", () => {
    expect(tokens(dice(2, "same"), [3, 5])).toBe(2);
    expect(tokens(dice(3, "even"), [2, 4, 5])).toBe(1);
    expect(tokens(dice(3, "straight"), [2, 2, 3])).toBe(1);
    expect(tokens(dice(2, "sum_max", 5), [4, 3])).toBe(2);
    expect(tokens(dice(1, "wheel"), [1], [4, 5])).toBe(3);
  });

  it("don't fit in a wrong number, or where no token reaches", () => {
    expect(tokens(dice(2, "same"), [3])).toBeNull();
    expect(tokens(dice(1, "any"), [])).toBeNull();
    expect(tokens(dice(3, "sum_max", 2), [1, 1, 1])).toBeNull();
  });

  it("follow the wheel", () => {
    expect([zoneValues(3, "c"), zoneValues(3, "b"), zoneValues(3, "a")]).toEqual([[3], [4, 5], [6, 1, 2]]);
  });

  it("complete what lies there, cheapest first", () => {
    const wish = { dice: dice(2, "same") };
    expect(completed(wish, [3, 5, 2, 5], [], [0, 1, 2, 3], 0)).toEqual({ dice: [1, 3], tokens: 0 });
    expect(completed(wish, [3, 5, 2, 5], [0], [1, 2], 1)).toEqual({ dice: [0, 2], tokens: 1 });
    expect(completed(wish, [3, 5, 2, 5], [0], [1], 1)).toBeNull();
    expect(choices([1, 2, 3], 2)).toEqual([[1, 2], [1, 3], [2, 3]]);
  });
});

describe("spelling", () => {
  it("reads dice and values", () => {
    expect(diceIn("dice/13")).toEqual([1, 3]);
    expect([diceIn("value/2-as-4"), valueIn("value/2-as-4"), valueIn("dice/2")]).toEqual([[2], 4, null]);
    expect(diceIn("button/nothing")).toEqual([]);
  });

  it("knows equal dice", () => {
    expect(twins([5, 3, 5], [0, 1], [1, 2])).toBe(true);
    expect(twins([5, 3, 5], [0, 1], [0, 2])).toBe(false);
    expect(familyIn([1, 4, 5])).toBe(2);
  });

  it("reads dice that are turned", () => {
    const faces = [3, 5, 2, 5, 4, 6];
    expect(changeOf("village/2-up", faces)).toMatchObject({ die: 2, value: 3 });
    expect(changeOf("village/1-down", faces)).toMatchObject({ die: 1, value: 4 });
    expect(changeOf("family/0-plus-2", faces)).toMatchObject({ die: 4, value: 6 });
    expect(changeOf("family/1-3", faces)).toMatchObject({ die: 5, value: 3 });
    expect(changeOf("button/leave", faces)).toBeNull();
  });
});

describe("places", () => {
  it("say what they want and give in this month", () => {
    expect(wishOf(table(), "river_c")).toMatchObject({ wheel: [5] });
    expect(wishOf(table(), "forest_2").dice.rule).toBe("same");
    expect(rewardOf(table(), "forest_1")).toEqual({ wood: 2 });
    expect(rewardOf(table(), "orchard#2")).toEqual({ fruit: 2 });
    expect([extraOf(table(), "meadow_1"), extraOf(table(), "inn"), extraOf(table(), "market")]).toEqual([{ fruit: 1 }, { coin: 1 }, {}]);
  });

  it("are open to dice with a worker, beyond the Valley without one", () => {
    const beyond = [{ place: "orchard#1", owner: 0 }, { place: "guest_cottage#1", owner: 0 }];
    expect(openPlaces(table({ view: view({ beyond }) }), 0)).toEqual(["forest_1", "forest_2", "inn", "river_c", "orchard#1"]);
    expect(openPlaces(table({ view: view({ beyond }) }), 1)).toEqual(["forest_2", "orchard#1", "guest_cottage#1"]);
    expect(openPlaces(table({ view: view({ traveller: "pine_marten", players: [player({ workers: ["inn"] })] }) }), 0)).toEqual(["inn", "forest_1", "forest_2"]);
  });

  it("take dice only for values that are worth their tokens", () => {
    expect(rowFor(components.travellers.black_bear, 5)).toBe(1);
    expect(usefulValues(table(), "workshop", 4)).toEqual([4, 5, 6]);
    expect(usefulValues(table(), "owl_draw", 5)).toEqual([2, 5]);
    expect(usefulValues(table(), "inn", 2)).toEqual([2, 3, 4, 6]);
  });
});

describe("the box", () => {
  it("lists heaps and prices", () => {
    expect(listed({ fruit: 1, wood: 2 })).toEqual(["wood", "wood", "fruit"]);
    expect(isPaid({ ...nothing, wood: 1, coin: 1 }, { wood: 1, coin: 1 })).toBe(true);
    expect(isPaid({ ...nothing, wood: 1 }, { wood: 1 }, 1)).toBe(false);
  });

  it("knows the year", () => {
    expect(seasonsOf(view()).map(({ season, months }) => [season, months.length])).toEqual([["spring", 3], ["summer", 3], ["autumn", 2], ["winter", 0]]);
    expect([shownSeason(view()), shownSeason(view({ step: "over" }))]).toEqual(["summer", "winter"]);
  });

  it("knows ladder, cottages, cards and sheets", () => {
    expect(rungs(view()).at(-1)).toEqual({ rung: 1, improvement: "orchard" });
    expect(rungs(view())[0]).toEqual({ rung: 6, improvement: null });
    expect(spots(table(), player({ cottages: 2 })).map(({ isOpen }) => isOpen)).toEqual([true, true, false, false]);
    expect(numbered(["soup", "flute", "soup"]).map(({ id }) => id)).toEqual(["soup", "flute", "soup.1"]);
    expect(scoreLines(player({ sheet: { comforts: 10, goods: 0 } }))).toEqual([{ part: "comforts", points: 10 }]);
    expect(playersAfter(view(), 1)).toEqual([0]);
  });

  it("draws options that lie nowhere", () => {
    const signs = (kind: string, target: string, args = {}) => picture(table({ decision: asked(kind, target) }), { id: 0, target, key: "", args });
    expect(signs("give_goods", "give/wood")).toEqual([{ icon: "wood" }]);
    expect(signs("market_trade", "coin_for/yarn")).toHaveLength(3);
    expect(signs("market_trade", "button/three")).toHaveLength(5);
    expect(signs("pay_stones", "stones/2", { coins: 1 })).toEqual([{ text: "2×" }, { icon: "stone" }, { icon: "coin" }]);
    expect(signs("moose_gift", "seat/1")).toEqual([{ seat: 1 }, { text: "Ben" }]);
    expect(signs("resolve", "button/finish")).toBeNull();
  });
});

describe("laying out dice", () => {
  const DONE = "button/plan";

  function sit(decision: DecisionInfo, more: Partial<View> = {}) {
    const seen = table({ decision, view: view({ active: active(), ...more }) });
    const { container } = render(Board, { table: seen });
    const at = (target: string) => container.querySelector<HTMLButtonElement>(`button[data-target="${target}"]`)!;
    const click = (...targets: string[]) => {
      for (const target of targets) {
        at(target).click();
        flushSync();
      }
    };
    return { seen, container, at, click };
  }

  it("lights the dice, then the places that would take the picked one", () => {
    const { at, click } = sit(asked("assign", "button/nothing"));
    expect(at("die/0").classList).toContain("lit");
    click("die/0");
    expect(at("place/forest_1").classList).toContain("lit");
    expect(at("place/forest_2").classList).toContain("lit");
    expect(at("place/river_c").classList).toContain("forbidden");
    expect(at("place/market").className).not.toMatch(/lit|forbidden/);
  });

  it("shows what a lesson token would do", () => {
    const { at, click, container } = sit(asked("assign", "button/nothing"));
    click("die/4");
    expect(at("place/river_c").querySelector(".tag")?.textContent).toContain("1×");
    click("place/river_c");
    expect(at("place/river_c").querySelector(".spent")?.textContent).toBe("1");
    expect(container.querySelector(".tokens")?.getAttribute("aria-label")).toBe("view-lessons 0");
  });

  it("fills a place at a touch, and takes the dice back at the next", () => {
    const { at, click } = sit(asked("assign", "button/nothing"));
    click("place/forest_2");
    expect(at("place/forest_2").classList).toContain("full");
    expect([at("die/1"), at("die/3")].map((die) => die.classList.contains("used"))).toEqual([true, true]);
    click("place/forest_2");
    expect(at("die/1").classList).toContain("lit");
  });

  it("keeps a place open until it has all dice", () => {
    const { at, click, container } = sit(asked("assign", "button/nothing"));
    click("die/1", "place/forest_2");
    expect(at("place/forest_2").classList).toContain("part");
    expect(container.querySelector("#prompt")?.textContent).toContain("view-why-unfinished");
    click("die/3", "place/forest_2");
    expect(at("place/forest_2").classList).toContain("full");
  });

  it("says why a die does not go", () => {
    const beyond = [{ place: "orchard#1", owner: 1 }];
    const { click, container } = sit(asked("assign", "button/nothing"), { beyond });
    const said = () => container.querySelector(".prompt__why")?.textContent;
    click("die/0", "place/market");
    expect(said()).toContain("view-no-worker");
    click("place/orchard#1");
    expect(said()).toContain("view-only-family");
    click("place/river_c");
    expect(said()).toContain("view-too-few-tokens");
  });

  it("takes back a die by touching it", () => {
    const { at, click } = sit(asked("assign", "button/nothing"));
    click("die/0", "place/forest_1", "die/0");
    expect(at("die/0").classList).toContain("selected");
    expect(at("place/forest_1").classList).not.toContain("full");
  });

  it("sends what is meant for the place in question", () => {
    const { seen, click } = sit(asked("assign", "dice/0", "button/nothing"));
    click("die/0", "place/forest_1", DONE);
    expect(seen.touch).toHaveBeenCalledWith("dice/0");
  });

  it("knows that equal dice are one option", () => {
    const { seen, click } = sit(asked("assign", "dice/1", "button/nothing"), { active: active({ place: "river_c" }) });
    click("die/3", "place/river_c", DONE);
    expect(seen.touch).toHaveBeenCalledWith("dice/1");
  });

  it("sends nothing for a place that is left, or not complete", () => {
    const { seen, click } = sit(asked("assign", "dice/13", "button/nothing"), { active: active({ place: "forest_2" }) });
    click("die/1", "place/forest_2", DONE);
    expect(seen.touch).toHaveBeenCalledWith("button/nothing");
  });

  it("lets the die at the inn count as another value", () => {
    const { seen, click, container } = sit(asked("assign", "value/0-as-3", "value/0-as-4", "button/nothing"), { active: active({ place: "inn" }) });
    click("die/0", "place/inn");
    const steps = container.querySelectorAll<HTMLButtonElement>("button.step");
    expect([...steps].map(({ disabled }) => disabled)).toEqual([true, false]);
    steps[1]?.click();
    flushSync();
    click(DONE);
    expect(seen.touch).toHaveBeenCalledWith("value/0-as-4");
  });

  it("is for nobody who only watches", () => {
    const seen = table({ isLive: false, seat: null, view: view({ active: active({ assigned: { forest_2: [1, 3] } }) }) });
    const { container } = render(Board, { table: seen });
    expect(container.querySelectorAll("button[data-target]")).toHaveLength(0);
    expect(container.querySelectorAll('[data-target="place/forest_2"] .laid')).toHaveLength(2);
  });
});

describe("sending out workers", () => {
  const placing = { step: "placing", turn: null, village: [], players: [player(), player()] } as Partial<View>;

  it("works in any order, and is sent when all four stand", () => {
    const seen = table({ decision: asked("place_workers", ...PLACES.map((place) => `place/${place}`)), view: view(placing) });
    const { container } = render(Board, { table: seen });
    const click = (target: string) => {
      container.querySelector<HTMLButtonElement>(`button[data-target="${target}"]`)?.click();
      flushSync();
    };
    for (const place of ["market", "forest_1", "inn"]) click(`place/${place}`);
    click("button/plan");
    expect(seen.touch).not.toHaveBeenCalled();
    click("place/river_a");
    click("place/market");
    click("place/meadow_1");
    click("button/plan");
    expect(seen.touch).toHaveBeenCalledWith("place/forest_1");
  });

  it("then asks for the wheelbarrow where it may go", () => {
    const workers = ["forest_1", "inn", "market", "river_a"];
    const seen = table({ decision: asked("place_workers", "barrow/forest_1", "button/no_barrow"), view: view({ ...placing, players: [player({ workers })] }) });
    const { container } = render(Board, { table: seen });
    expect(container.querySelector('button[data-target="barrow/forest_1"]')?.classList).toContain("lit");
    expect(container.querySelector('button[data-target="barrow/inn"]')).toBeNull();
  });
});

describe("the end", () => {
  it("gives a title to somebody who played alone", () => {
    const title = { manner: "food", stock: "prepared", role: "creature", realm: "fields" };
    const alone = view({ step: "over", players: [player({ title, crafted: ["soup"], built: ["tool_shed"] })] });
    const { container } = render(Epilogue, { table: table({ view: alone, isLive: false }) });
    expect(container.textContent).toContain("view-title food prepared creature fields");
    expect(container.querySelectorAll(".made, .built")).toHaveLength(2);
  });
});

describe("every place that a question may name is drawn", () => {
  /** Where each zone is drawn; plain buttons belong to the frame. */
  const DRAWN: Record<string, string> = {
    place: "Place",
    worker: "Place",
    barrow: "Place",
    jay: "Place",
    dice: "Question",
    value: "Question",
    village: "DiceChanges",
    family: "DiceChanges",
    nest: "Nest",
    rung: "Workshop",
    hand: "HandRow",
    crafted: "Crafted",
    good: "Choices",
    give: "Choices",
    coin_for: "Choices",
    count: "Choices",
    stones: "Choices",
    seat: "Choices",
    discard: "Choices",
    button: "Question",
  };
  const sources = readdirSync(rules)
    .filter((file) => file.endsWith(".py"))
    .map((file) => readFileSync(`${rules}/${file}`, "utf-8"));
  const named = sources
    .flatMap((text) => [...text.matchAll(/ zones: ClassVar.*?= \(([^)]*)\)/gs)])
    .flatMap(([, zones = ""]) => [...zones.matchAll(/"(\w+)/g)].map(([, zone]) => zone ?? ""));

  it.each([...new Set(named)])("%s", (zone) => {
    const file = DRAWN[zone];
    expect(file, `nobody draws ${zone}`).toBeDefined();
    expect(readFileSync(`src/games/creature_comforts/${file}.svelte`, "utf-8")).toMatch(/<Target\b|<DecisionPanel\b/);
  });

  it("and a touch answers all but what takes cards from the hand", () => {
    const kinds = sources
      .flatMap((text) => [...text.matchAll(/^class (\w+)\((?:Choice|Together)\):/gm)])
      .map(([, name = ""]) => name.replaceAll(/(?<!^)([A-Z])/g, "_$1").toLowerCase())
      .filter((kind) => !["keep_comforts", "give_comforts", "discard_down"].includes(kind));
    expect([...(page.direct ?? [])].sort()).toEqual(kinds.map((kind) => `creature_comforts.${kind}`).sort());
  });
});
