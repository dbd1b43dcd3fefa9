import { readFileSync, readdirSync } from "node:fs";
import { cleanup, render } from "@testing-library/svelte";
import { afterEach, describe, expect, it } from "vitest";
import { drawings } from "../../design/icons";
import Epilogue from "./Epilogue.svelte";
import {
  changeOf,
  extraOf,
  listed,
  numbered,
  playersAfter,
  rewardOf,
  rowFor,
  rungs,
  scoreLines,
  seasonsOf,
  shownSeason,
  spots,
  wishOf,
} from "./comforts";
import { asked, components, player, table, view } from "./fakes";
import page from "./index";
import { picture } from "./picture";
import { completed, diceIn, familyIn, fillings, spelled, twins, valueIn } from "./spelling";

const rules = "../src/klubovna/games/creature_comforts";
const cards = readFileSync(`${rules}/box/cards.toml`, "utf-8");
const idsOf = (list: string) =>
  [...cards.matchAll(new RegExp(`^\\[\\[${list}\\]\\]\\nid = "(\\w+)"`, "gm"))].map(([, id]) => id ?? "");

afterEach(cleanup);

describe("drawings", () => {
  it.each(["comfort", "improvement", "traveller", "family", "season", "type"])("exist for every %s", (list) => {
    const ids = idsOf(list);
    expect(ids.length).toBeGreaterThan(2);
    expect(ids.filter((id) => !drawings.has(`creature_comforts/${id}`))).toEqual([]);
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

  it("completes what lies there, cheapest first, then with fewest dice", () => {
    const { forest } = fillings({ forest: { "01": 2, 13: 0, "02": 1, 123: 0 } });
    expect(forest?.map(({ dice }) => spelled(dice))).toEqual(["13", "123", "02", "01"]);
    const find = (...args: [number[], number[], number]) => completed(forest ?? [], ...args);
    expect(find([], [0, 1, 2, 3], 0)).toEqual({ dice: [1, 3], tokens: 0 });
    expect(find([0], [1, 2], 1)).toEqual({ dice: [0, 2], tokens: 1 });
    expect(find([0], [1], 1)).toBeNull();
    expect(spelled([3, 1])).toBe("13");
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

  it("find the row of the inn", () => {
    expect(rowFor(components.travellers.black_bear, 5)).toBe(1);
  });
});

describe("the box", () => {
  it("lists heaps", () => {
    expect(listed({ fruit: 1, wood: 2 })).toEqual(["wood", "wood", "fruit"]);
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
    stored: "Choices",
    den: "Choices",
    good: "Choices",
    give: "Choices",
    coin_for: "Choices",
    count: "Choices",
    stones: "Choices",
    seat: "Choices",
    discard: "Choices",
    button: "Question",
  };
  const sources = readdirSync(rules, { encoding: "utf-8", recursive: true })
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
      .filter((kind) => !["choose_family", "keep_comforts", "give_comforts", "discard_down"].includes(kind));
    expect([...(page.direct ?? [])].sort()).toEqual(kinds.map((kind) => `creature_comforts.${kind}`).sort());
  });
});
