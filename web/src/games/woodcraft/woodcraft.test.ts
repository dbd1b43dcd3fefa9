import { readFileSync, readdirSync } from "node:fs";
import { cleanup, render } from "@testing-library/svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import { drawings } from "../../design/icons";
import type { DecisionInfo, Option, TableInfo } from "../../messages";
import { bestTool, middleOf, paidFor, spotOf } from "./attic";
import { changesOf, choiceSigns, floating, verbSigns } from "./choices";
import Epilogue from "./Epilogue.svelte";
import page from "./index";
import OrderCard from "./OrderCard.svelte";
import { hasPicture, pictureOf } from "./order_pictures";
import { abilityWords, effectsWords, orderLabel } from "./phrases";
import { hasPortrait, portraitOf } from "./portraits";
import { abilitySigns, signsOf } from "./signs";
import type { Catalogue, Effect, OpenOrder, Player, View, WheelView, WoodTable } from "./types";
import { angleOf, bonusAt, nearest, rewardsAt, sawAngle } from "./wheel";
import { asked, dieOf, lacks, nextIncome, numbered, offers, optionsIn, tilesOf, wantedBy, whenAdditional, whereabouts } from "./woodcraft";

const games = "../src/klubovna/games";
const rules = `${games}/${readdirSync(games).find((name) => name.endsWith("woodcraft")) ?? ""}`;
const cards = readFileSync(`${rules}/box/cards.toml`, "utf-8");
const idsOf = (deck: string) => [...cards.matchAll(new RegExp(`^\\[\\[${deck}\\]\\]\\nid = "(\\w+)"`, "gm"))].map(([, id]) => id ?? "");

const components = {
  helpers: {
    forester: {
      deck: "early",
      cost: 4,
      production: [{ op: "gain_die", colors: ["green"], value: 1 }],
      ability: { kind: "permanent", trigger: { event: "fell_tree", colors: null, values: null }, effects: [{ op: "gain", res: "blueberry", n: 1 }] },
    },
  },
  orders: {
    flute: { deck: "early", row: 2, dice: [{ colors: ["yellow"], values: [5] }], materials: { glue: 1 }, reward: [{ op: "gain", res: "vp", n: 2 }] },
    totem: { deck: "late", row: 2, dice: [{ colors: ["green", "brown"], values: [1, 2, 3, 4, 5, 6] }], materials: {}, reward: [] },
  },
  store_limit: 6,
  surcharge: { green: 0, yellow: 1, brown: 2 },
} as unknown as Catalogue;

function order(more: Partial<OpenOrder> = {}): OpenOrder {
  return { id: "flute", row: 2, can: false, dice: [{ colors: ["yellow"], values: [5], have: null }], materials: {}, ...more };
}

function player(more: Partial<Player> = {}): Player {
  return {
    goods: { blueberry: 5, vp: 0, lantern: 1, glue: 0, scrap: 0, sawblade: 0, reuse: 0 },
    wood: ["green-3", "green-3", "brown-1"],
    trees: [{ pot: "green", die: null }],
    saws: { owned: 2, ready: 1 },
    joints: [
      { raise: 1, owned: true, ready: false },
      { raise: 2, owned: true, ready: true },
      { raise: 4, owned: false, ready: false },
    ],
    gluing: { owned: false, ready: false },
    orders: [],
    done: [],
    points: 0,
    ...more,
  } as Player;
}

const wheel: WheelView = {
  saw: 1,
  start: 0,
  arc: true,
  tiles: {} as WheelView["tiles"],
  blocked: [],
  levels: [0, 0, 2, 1],
  goals: {},
};

function view(more: Partial<View> = {}): View {
  return {
    round: 6,
    rounds: 14,
    calendar: { income: [4, 8, 11, 14], purge: [4, 11], swap: 8 },
    wheel,
    store: [{ slot: "Y1", die: "yellow-5", price: 4 }, { slot: "G1", die: null, price: null }],
    players: [player()],
    active: null,
    solo: null,
    ...more,
  } as View;
}

function question(kind: string, ...targets: string[]): DecisionInfo {
  const options = targets.map((target, id) => ({ id, target, key: "", args: {} }));
  return { asked: "1", kind: `woodcraft.${kind}`, key: "", args: {}, rule: "5.1", options, together: false };
}

/** A table that says keys with their arguments, and names as they are. */
function table(more: Partial<WoodTable> = {}): WoodTable {
  const option = (target: string): Option | null => more.decision?.options.find((one) => one.target === target) ?? null;
  return {
    view: view(),
    components,
    seat: 0,
    decision: null,
    selected: null,
    isLive: true,
    option,
    touch: vi.fn(),
    confirm: vi.fn(),
    putBack: vi.fn(),
    say: (key: string, args: Record<string, unknown> = {}) => [key, ...Object.values(args)].join(" "),
    name: (ref: string) => ref,
    seatName: (seat: number) => `seat ${seat}`,
    ...more,
  } as unknown as WoodTable;
}

afterEach(cleanup);

describe("additional actions", () => {
  it.each(["between", "anytime"])("go when the table has agreed: %s", (additional) => {
    const info = { settings: { additional } } as unknown as TableInfo;
    expect(whenAdditional(table({ info }))).toBe(`view-verbs-when ${additional}`);
  });
});

describe("the box", () => {
  it("has a portrait for every helper and a picture for every order", () => {
    expect(idsOf("helper").length).toBe(49);
    expect(idsOf("helper").filter((id) => !hasPortrait(id))).toEqual([]);
    const orders = [...idsOf("order"), ...idsOf("nut_order")];
    expect(orders.length).toBeGreaterThan(60);
    expect(orders.filter((id) => !hasPicture(id))).toEqual([]);
  });

  it("tells helpers apart", () => {
    const drawn = idsOf("helper").map((id) => JSON.stringify(portraitOf(id)));
    expect(new Set(drawn).size).toBe(drawn.length);
  });

  it("draws strokes with fill and width", () => {
    expect(pictureOf("birdhouse")[0]).toEqual({ d: "M16 25v6", width: 3 });
    expect(pictureOf("ladder")[1]?.fill).toBe("#d8a25f");
  });

  it("has the icons that it names", () => {
    const code = readdirSync("src/games/woodcraft")
      .filter((file) => file.endsWith(".ts") || file.endsWith(".svelte"))
      .map((file) => readFileSync(`src/games/woodcraft/${file}`, "utf-8"))
      .join("\n");
    const named = [...code.matchAll(/\bicon\("(\w+)"\)/g)].map(([, name]) => name ?? "");
    expect(named.length).toBeGreaterThan(10);
    expect(named.filter((name) => !drawings.has(`woodcraft/${name}`))).toEqual([]);
  });

  it("sends at once only what the game asks", () => {
    const asks = new Set((page.direct ?? []).map((kind) => kind.split(".")[1]));
    expect(asks.has("cut_into")).toBe(true);
    expect(asks.has("actions")).toBe(false);
    expect(asks.has("opening")).toBe(false);
  });
});

describe("the wheel", () => {
  it("goes clockwise from the top", () => {
    expect(angleOf({ sector: 0, space: 1 })).toBeCloseTo(6.43, 2);
    expect(angleOf({ sector: 3, space: 7 })).toBeCloseTo(353.57, 2);
  });

  it("goes on the same way over the top, and back when something is taken back", () => {
    expect(nearest(6, 354)).toBe(366);
    expect(nearest(354, 366)).toBe(354);
    expect(nearest(96, 726)).toBe(816);
  });

  it("points its arrow to the far end of the sector", () => {
    expect(sawAngle({ saw: 1 })).toBe(180);
  });

  it("covers the rim of the first sector by the arc, but not its window", () => {
    expect(bonusAt(wheel, { sector: 0, space: 3 })).toEqual({ outer: null, level: 0 });
    expect(bonusAt(wheel, { sector: 2, space: 3 })).toEqual({ outer: 2, level: 2 });
    expect(bonusAt({ ...wheel, arc: false }, { sector: 0, space: 3 }).outer).toBe(2);
  });
});

describe("signs", () => {
  it("counts what is more than one", () => {
    expect(signsOf({ op: "gain", res: "blueberry", n: 1 })).toEqual([{ icon: "woodcraft/blueberry" }]);
    expect(signsOf({ op: "gain", res: "vp", n: 3 })).toEqual([{ icon: "woodcraft/nut", before: "3" }]);
    expect(signsOf({ op: "lose", res: "vp", n: 1 })).toEqual([{ icon: "woodcraft/nut", before: "−1" }]);
  });

  it("shows price, arrow, gain", () => {
    const effect: Effect = { op: "exchange", pay: { res: "scrap", n: 1 }, get: [{ op: "bump_die", min: -1, max: 1 }] };
    expect(signsOf(effect)).toEqual([{ icon: "woodcraft/scrap" }, { icon: "arrow" }, { icon: "woodcraft/die", after: "±1" }]);
  });

  it("parts what is to be chosen from", () => {
    const effect: Effect = { op: "choose", options: [[{ op: "commission" }], [{ op: "gain", res: "lantern", n: 1 }]] };
    expect(signsOf(effect)).toEqual([{ icon: "woodcraft/commission" }, { text: "/" }, { icon: "lantern" }]);
  });

  it("says what a permanent ability waits for", () => {
    const ability = { kind: "permanent" as const, trigger: { event: "buy_die", colors: ["yellow" as const], values: null }, effects: [] };
    expect(abilitySigns(ability)).toEqual([{ icon: "woodcraft/buy_wood", after: "" }, { die: { colors: ["yellow"], value: 0 } }, { text: ":" }]);
  });
});

describe("words", () => {
  it("speaks of every effect", () => {
    const effects: Effect[] = [
      { op: "income", track: "hazelnut", n: 2 },
      { op: "flip_up", kinds: ["saw"], n: 1 },
      { op: "gain_per", res: "vp", n: 1, per: "helper" },
    ];
    const said = effectsWords(table(), effects);
    expect(said).toContain("view-does-income track/hazelnut 2");
    expect(said).toContain("view-does-flip 1");
    expect(said).toContain("view-does-per view-does-gain good/vp 1 helper");
  });

  it("speaks of abilities by their kind", () => {
    const { ability } = components.helpers.forester!;
    expect(abilityWords(table(), ability)).toMatch(/^view-ability-permanent view-on-fell-tree any any any/);
    expect(abilityWords(table(), { ...ability, kind: "once_per_turn" })).toMatch(/^view-ability-once/);
  });

  it("speaks of what is cheaper in one sentence", () => {
    const effects: Effect[] = [{ op: "discount", res: "blueberry", n: 2 }];
    const trigger = { event: "buy_die", colors: ["yellow" as const], values: null };
    const said = abilityWords(table(), { kind: "permanent", trigger, effects });
    expect(said).toBe("view-less-buy-die yellow colour/yellow any view-does-pay good/blueberry 2");
  });

  it("says what an order asks for, open colours and values too", () => {
    expect(orderLabel(table(), "flute")).toContain("die/yellow-5 and view-does-gain good/glue 1");
    expect(orderLabel(table(), "totem")).toContain("view-demand");
  });
});

describe("pieces", () => {
  it("tells equal dice apart", () => {
    expect(numbered(["green-3", "green-3", "brown-1"]).map(({ id }) => id)).toEqual(["green-3", "green-3.1", "brown-1"]);
  });

  it("knows the die of a target", () => {
    expect(dieOf("cut/green-5")).toBe("green-5");
    expect(dieOf("plant/green-5-2")).toBe("green-5");
    expect(dieOf("partner/brown-2-keep-green")).toBe("brown-2");
    expect(dieOf("store/green-5")).toBeNull();
  });

  it("knows which tiles are ready, used and to be bought", () => {
    expect(tilesOf(player(), "saw")).toEqual(["ready", "used", "none"]);
    expect(tilesOf(player(), "joint")).toEqual(["used", "ready", "none"]);
    expect(tilesOf(player(), "gluing")).toEqual(["none"]);
    expect(tilesOf(player(), "pot")).toEqual(["ready", "none", "none"]);
  });

  it("lays the attic out as a pyramid", () => {
    expect(spotOf("M1").x).toBeGreaterThan(spotOf("B1").x);
    expect(spotOf("M1").x).toBeLessThan(spotOf("B2").x);
    expect(middleOf({ one: "B1", other: "B2" }).y).toBe(spotOf("B1").y);
  });
});

describe("orders", () => {
  it("counts dice and materials that are missing", () => {
    expect(lacks(order())).toBe(1);
    expect(lacks(order({ materials: { glue: { need: 2, have: 1 } } }))).toBe(2);
    expect(lacks(order({ dice: [{ colors: ["yellow"], values: [5], have: "yellow-5" }] }))).toBe(0);
  });

  it("finds a missing die in the public store, or as a tree that grows", () => {
    expect(whereabouts(view(), player(), order())).toEqual({ price: 4 });
    const green = order({ dice: [{ colors: ["green"], values: [5], have: null }] });
    expect(whereabouts(view(), player(), green)).toBeNull();
    expect(whereabouts(view(), player({ trees: [{ pot: "green", die: "green-3" }] }), green)).toBe("tree");
    expect(whereabouts(view(), player({ trees: [{ pot: "green", die: "green-6" }] }), green)).toBeNull();
  });

  it("says which order would take a die", () => {
    expect(wantedBy(player({ orders: [order()] }), "yellow-5")).toBe("flute");
    expect(wantedBy(player({ orders: [order()] }), "yellow-4")).toBeNull();
  });

  it("draws what is asked for", () => {
    const { container } = render(OrderCard, { table: table(), order: "flute" });
    expect(container.querySelectorAll(".needs .wooden").length).toBe(1);
    expect(container.querySelectorAll(".needs .i").length).toBe(1);
  });

  it("knows the next income", () => {
    expect(nextIncome(view())).toBe(8);
    expect(nextIncome(view({ round: 8 }))).toBe(8);
  });
});

describe("questions", () => {
  it("reads kind and options, but only of a question to me", () => {
    const mine = table({ decision: question("actions", "cut/green-3", "fell/green", "button/done") });
    expect(asked(mine)).toBe("actions");
    expect(optionsIn(mine, "cut", "fell").length).toBe(2);
    expect(offers(mine, "button/done")).toBe(true);
    expect(optionsIn(table({ decision: mine.decision, isLive: false }), "cut")).toEqual([]);
  });

  it("shows how a die is cut and raised", () => {
    const active = { die: "green-5" } as unknown as View["active"];
    const cutting = table({ view: view({ active }), decision: question("cut_into", "parts/1+4") });
    expect(choiceSigns(cutting, cutting.decision!.options[0]!)).toEqual([
      { die: { colors: ["green"], value: 1 } },
      { die: { colors: ["green"], value: 4 } },
    ]);
    const raising = table({ view: view({ active }), decision: question("join_by", "raise/1") });
    expect(choiceSigns(raising, raising.decision!.options[0]!)).toEqual([{ die: { colors: ["green"], value: 6 } }]);
    expect(floating(raising).length).toBe(1);
    expect(floating(table({ decision: question("buy_material", "material/glue-1") }))).toEqual([]);
    expect(floating(table({ decision: question("pay_material", "material/glue") })).length).toBe(1);
  });

  it("shows what a partner or a piece makes of a die", () => {
    const option = (target: string) => ({ id: 0, target, key: "", args: {} });
    expect(verbSigns(option("partner/brown-2-keep-green"), "green-3")).toEqual([{ die: { colors: ["green"], value: 5 } }]);
    expect(verbSigns(option("plant/green-5-2"), null)).toEqual([{ icon: "woodcraft/sprout" }, { die: { colors: ["green"], value: 2 } }]);
    expect(verbSigns(option("glue/green-2"), null)).toEqual([{ icon: "woodcraft/gluing" }]);
  });
});

describe("the end", () => {
  it("ranks a game alone", () => {
    const solo = { rival: 3, deck: 0, discard: [], last: null, marks: [110, 140], commission_rounds: [10, 13] };
    const rank = (points: number) => {
      const { container } = render(Epilogue, { table: table({ view: view({ solo, players: [player({ points, done: ["flute"] })] }) }) });
      const said = container.querySelector(".rank")?.textContent;
      cleanup();
      return said;
    };
    expect(rank(100)).toContain("view-rank-fair");
    expect(rank(110)).toContain("view-rank-good");
    expect(rank(141)).toContain("view-rank-great");
  });
});

describe("a tool and its space", () => {
  const gain = (n: number) => [{ op: "gain", res: "blueberry", n } as Effect];
  const links = [{ id: "B1-B2", one: "B1", other: "B2", reward: gain(3) }, { id: "B2-B3", one: "B2", other: "B3", reward: gain(1) }];
  const owner = player({ attic: { B1: "mallet", B2: null, B3: "wrench" } });
  const choosing = (...tools: string[]) => {
    const decision = { kind: "woodcraft.choose_tool", options: tools.map((tool, id) => ({ id, target: `tool/${tool}` })) };
    return { isLive: true, decision, components: { links }, view: view({ prices: { materials: [0] } as View["prices"] }) } as unknown as WoodTable;
  };

  it("is paid for by neighbours of another kind", () => {
    const paid = (tool: "mallet" | "chisel") => paidFor(choosing(), owner, "B2", tool).map(({ id }) => id);
    expect([paid("chisel"), paid("mallet")]).toEqual([["B1-B2", "B2-B3"], ["B2-B3"]]);
  });

  it("is the one that pays most; of equal ones the one that is rarest there", () => {
    expect(bestTool(choosing("mallet", "wrench"), owner, "B2")).toBe("wrench");
    expect(bestTool(choosing("mallet", "wrench", "chisel"), owner, "B2")).toBe("chisel");
    expect(bestTool(choosing("mallet", "plane"), owner, "B4")).toBe("plane");
    expect(bestTool(choosing(), owner, "B2")).toBeNull();
  });
});

it("a tile brings one of several rewards only where its place offers them", () => {
  const options = [[{ op: "gain", res: "lantern", n: 1 }], [{ op: "gain", res: "vp", n: 1 }]] as Effect[][];
  const spot = (outer: Effect[][]) => {
    const now = { ...wheel, arc: false, levels: [0, 0, 0, 0], tiles: { buy_wood: { sector: 0, space: 1 } } } as WheelView;
    return rewardsAt({ view: view({ wheel: now }), components: { wheel: [{ outer, windows: [] }] } } as unknown as WoodTable, "buy_wood");
  };
  const choice = { op: "choose", options } as Effect;
  expect(spot([[{ op: "gain", res: "vp", n: 2 }, choice]])).toEqual(options);
  expect(spot([[choice, choice]])).toEqual([]);
  expect(spot([[]])).toEqual([]);
});

describe("what helpers make of a die", () => {
  const of = (effect: unknown, die: "green-6" | "yellow-3") => {
    const decision = { kind: "woodcraft.actions", options: [{ id: 0, target: "ability/whittler" }] };
    const helpers = { whittler: { ability: { kind: "once_per_turn", trigger: null, effects: [effect] } } };
    return changesOf({ isLive: true, decision, components: { helpers } } as unknown as WoodTable, die);
  };
  const recolour = { op: "recolor_die", to: ["green", "yellow", "brown"] };

  it("is another colour, or another value from one to six", () => {
    expect(of(recolour, "yellow-3").map(({ into }) => into)).toEqual(["green-3", "brown-3"]);
    expect(of({ op: "bump_die", min: -1, max: 2 }, "green-6").map(({ into }) => into)).toEqual(["green-5"]);
  });

  it("is paid first, and picked to the end", () => {
    const [change] = of({ op: "exchange", pay: { res: "scrap", n: 1 }, get: [{ op: "bump_die", min: 1, max: 1 }] }, "yellow-3");
    expect(change?.parts.map(({ touch }) => touch)).toEqual(["ability/whittler", "wood/yellow-3", "change/+1"]);
  });

  it("is nothing where a helper does more, or something else", () => {
    expect(of({ op: "exchange", pay: { res: "scrap", n: 1 }, get: [recolour, recolour] }, "yellow-3")).toEqual([]);
    expect(of({ op: "grow", trees: "one", n: 1 }, "yellow-3")).toEqual([]);
  });
});
