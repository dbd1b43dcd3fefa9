import { readFileSync, readdirSync } from "node:fs";
import { cleanup, render } from "@testing-library/svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import { drawings } from "../../design/icons";
import type { DecisionInfo, Option } from "../../messages";
import Column from "./Column.svelte";
import Epilogue from "./Epilogue.svelte";
import Landing from "./Landing.svelte";
import Pattern from "./Pattern.svelte";
import Rail from "./Rail.svelte";
import Shame from "./Shame.svelte";
import Tray from "./Tray.svelte";
import page from "./index";
import {
  bagCount,
  briefWords,
  cardNumber,
  cardWords,
  colourOf,
  ground,
  landing,
  numbered,
  outcast,
  placeInOrder,
  playerName,
  playersAfter,
  points,
  scoreKey,
  scoreLines,
  signed,
  subject,
  takenBox,
  valueOf,
  withoutSeat,
} from "./shelfie";
import type { Active, Catalogue, Character, Player, ShelfieTable, View } from "./types";
import { verbOf } from "./verbs";

const rules = "../src/klubovna/games/shelfie_stacker";
const cards = readFileSync(`${rules}/box/cards.toml`, "utf-8");
const idsOf = (table: string) =>
  [...cards.matchAll(new RegExp(`^\\[\\[${table}\\]\\]\\nid = "(\\w+)"`, "gm"))].map(([, id]) => id ?? "");

const character = (number: number): Character => ({
  number,
  letters: { green: "A", purple: "B", blue: "C", orange: "D" },
  solo: [2, 1],
  timing: "place",
  phrase: { key: "view-does-take-back", args: { dice: "shelf" }, parts: {} },
});

const components = {
  characters: { cat: character(5), geek: character(12) },
  ranks: [30, 40, 50].map((least) => ({ id: `rank_${least}`, least })),
  shame_points: -2,
} as unknown as Catalogue;

function player(more: Partial<Player> = {}): Player {
  return {
    kind: "seat",
    deck: "green",
    columns: [["p1", "p3"], [], [], [], []],
    shame: [],
    tray: [],
    hand: 0,
    hand_cards: [],
    cards: [],
    current: null,
    sheet: {},
    points: 0,
    sidekick_dice: 0,
    ...more,
  };
}

function active(more: Partial<Active> = {}): Active {
  return {
    player: 0,
    card: null,
    die: "p5",
    rolling: [],
    box: null,
    gains: [2, null, null, null, null],
    shame_gain: -2,
    waives: [[], [], [], [], []],
    ...more,
  };
}

function view(more: Partial<View> = {}): View {
  return {
    round: 3,
    rounds: 7,
    phase: "place",
    turn: 0,
    order: [],
    bag: { purple: 1, green: 2, blue: 3, orange: 4 },
    gone: { purple: 0, green: 0, blue: 0, orange: 0 },
    deliveries: [],
    sidekick: null,
    competition: null,
    end_cards: [],
    picked: null,
    picked_hand: [],
    players: [player(), player()],
    active: null,
    ...more,
  };
}

function asked(kind: string, ...targets: string[]): DecisionInfo {
  const options = targets.map((target, id) => ({ id, target, key: "", args: {} }));
  return { asked: "1", kind: `shelfie_stacker.${kind}`, key: "", args: {}, rule: "5.1", options, together: false };
}

/** A table that says keys and names as they are. */
function table(more: Partial<ShelfieTable> = {}): ShelfieTable {
  const option = (target: string): Option | null =>
    more.decision?.options.find((one) => one.target === target) ?? null;
  const zone = (target: string) => target.split("/")[0];
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
    look: (target: string) => {
      if (option(target)) return "lit";
      return more.decision?.options.some((one) => zone(one.target) === zone(target)) ? "forbidden" : "idle";
    },
    isHinted: () => false,
    touch: vi.fn(),
    confirm: vi.fn(),
    putBack: vi.fn(),
    say: (key: string, args: object = {}) => [key, ...Object.values(args)].join(" "),
    phrase: ({ target }: Option) => `do ${target}`,
    name: (ref: string) => ref.split("#")[0]!,
    seatName: (seat: number) => ["Ada", "Ben", "Cyd"][seat] ?? "",
    ...more,
  } as unknown as ShelfieTable;
}

afterEach(cleanup);

describe("drawings", () => {
  it("exist for every character in the box, each on a ground of its own", () => {
    const ids = idsOf("character");
    expect(ids.length).toBe(16);
    expect(ids.filter((id) => !drawings.has(`shelfie_stacker/${id}`))).toEqual([]);
    expect(new Set(ids.map(ground)).size).toBe(ids.length);
  });

  it("exist for every card that counts at the end", () => {
    const ids = idsOf("end_card");
    expect(ids.length).toBe(12);
    expect(ids.filter((id) => !drawings.has(`shelfie_stacker/${id}`))).toEqual([]);
  });
});

describe("dice", () => {
  it("are read from their words", () => {
    expect([colourOf("o2"), valueOf("o2")]).toEqual(["orange", 2]);
    expect(colourOf("G")).toBe("green");
  });

  it("that are equal are told apart", () => {
    expect(numbered(["p5", "g1", "p5", "p5"]).map(({ id }) => id)).toEqual(["p5", "g1", "p5.1", "p5.2"]);
  });

  it("in the bag are counted", () => {
    expect(bagCount(view())).toBe(10);
  });
});

describe("cards", () => {
  it("have the letter of their deck", () => {
    expect(cardNumber(table(), "cat#blue")).toEqual({ number: 5, letter: "C" });
    expect(cardNumber(table(), "cat")).toEqual({ number: 5, letter: "" });
  });

  it("say what they do in a sentence, or in a few words", () => {
    expect(cardWords(table(), "cat#green")).toBe("View-does-take-back shelf.");
    expect(briefWords(table(), "cat#green")).toBe("view-brief-does-take-back shelf");
  });

  it("are spoken of while they are chosen or used", () => {
    const decision = asked("choose_character", "hand/cat#green");
    expect(subject(table({ decision }))).toBeNull();
    expect(subject(table({ decision, selected: decision.options[0]! }))).toBe("cat#green");
    expect(subject(table({ decision, view: view({ active: active({ card: "geek#green" }) }) }))).toBe("geek#green");
  });

  it("carry a verb for the question", () => {
    expect(verbOf(table({ decision: asked("arrange") }))).toBe("view-verb-use");
    expect(verbOf(table({ decision: asked("place_die") }))).toBe("");
  });
});

describe("points", () => {
  it("have true signs", () => {
    expect([signed(3), signed(0), signed(-2), points(-6), points(7)]).toEqual(["+3", "0", "−2", "−6", "7"]);
  });

  it("are listed as on the pad, heights together, nothing without worth", () => {
    const sheet = { fives: 6, fours: 0, threes: 2, tops: 21, competition: 0, sidekick: 4, end_game: 0, shame: -2 };
    expect(scoreLines(player({ sheet }))).toEqual([
      { part: "heights", points: 8 },
      { part: "tops", points: 21 },
      { part: "sidekick", points: 4 },
      { part: "shame", points: -2 },
    ]);
    expect([scoreKey("heights"), scoreKey("end_game")]).toEqual(["view-heights", "score-end-game"]);
  });
});

describe("players", () => {
  it("sit around the table", () => {
    expect(playersAfter(view({ players: [player(), player(), player()] }), 1)).toEqual([2, 0]);
  });

  it("have names, also the rival who holds no seat", () => {
    const rivals = view({ players: [player(), player({ kind: "shem" })] });
    expect(playerName(table({ view: rivals }), 0)).toBe("Ada");
    expect(playerName(table({ view: rivals }), 1)).toBe("view-shem");
    expect(playerName(table({ view: view({ players: [player(), player({ kind: "friend" })] }) }), 1)).toBe("view-friend");
  });

  it("have a place in the order, and the box that they took", () => {
    const seen = view({
      order: [{ player: 1, card: "cat#purple", number: 5, letter: "B" }],
      deliveries: [{ dice: ["p1"], taker: null }, { dice: [], taker: 1 }],
    });
    expect([placeInOrder(seen, 1), placeInOrder(seen, 0)]).toEqual([1, 0]);
    expect([takenBox(seen, 1), takenBox(seen, 0)]).toEqual([1, null]);
  });
});

describe("a die that looks for its place", () => {
  const placing = view({ active: active({ gains: [2, -3, null, null, null], waives: [[], ["geek#green"], [], [], []] }) });

  it("knows what a column would bring and spend", () => {
    expect(landing(table({ view: placing }), 0, 0)).toEqual({ die: "p5", gain: 2, waives: [] });
    expect(landing(table({ view: placing }), 0, 1)?.waives).toEqual(["geek#green"]);
    expect(landing(table({ view: placing }), 0, 2)).toBeNull();
    expect(landing(table({ view: placing }), 1, 0)).toBeNull();
  });

  it("is a ghost with points and with the card that it would spend", () => {
    const { container } = render(Landing, { table: table(), spot: { die: "p5", gain: -3, waives: ["geek#green"] } });
    expect(container.querySelector(".gain")?.textContent).toBe("−3");
    expect(container.querySelectorAll(".waives use")).toHaveLength(1);
  });

  it("may go on a lit column, which says so aloud; a forbidden one shows a sign", () => {
    const seen = table({ view: placing, decision: asked("place_die", "column/0") });
    const lit = render(Column, { table: seen, player: 0, column: 0 }).container;
    expect(lit.querySelector("button")?.textContent).toContain("do column/0. view-label-column 1 die/p1, die/p3. view-label-gain +2");
    expect(lit.querySelectorAll(".land")).toHaveLength(1);
    cleanup();
    const other = render(Column, { table: seen, player: 0, column: 2 }).container;
    expect(other.querySelectorAll(".land")).toHaveLength(0);
    expect(other.querySelectorAll(".nosign")).toHaveLength(1);
  });

  it("is one target with its twins, and any of them can be touched", () => {
    const seen = table({
      view: view({ players: [player({ tray: ["p5", "p5", "g1"] })] }),
      decision: asked("arrange", "tray/p5", "tray/g1"),
    });
    const { container } = render(Tray, { table: seen, player: 0 });
    const targets = [...container.querySelectorAll<HTMLElement>("button[data-target]")].map(({ dataset }) => dataset.target);
    expect(targets).toEqual(["tray/p5", "tray/g1"]);
    const twins = container.querySelectorAll<HTMLElement>("button.twin.lit");
    expect(twins).toHaveLength(1);
    twins[0]?.click();
    expect(seen.touch).toHaveBeenCalledWith("tray/p5");
  });

  it("that fits nowhere is shown on the shelf of shame, and why", () => {
    const refused = active({ gains: [null, null, null, null, null] });
    const seen = table({ view: view({ active: refused }), decision: asked("confirm", "button/go_on") });
    expect([outcast(seen, 0), outcast(seen, 1), outcast(table({ view: placing }), 0)]).toEqual(["p5", null, null]);
    const shame = render(Shame, { table: seen, player: 0 }).container;
    expect(shame.querySelector(".cost")?.textContent).toBe("−2");
    expect(shame.querySelectorAll(".coming .die")).toHaveLength(1);
    cleanup();
    const column = render(Column, { table: seen, player: 0, column: 0 }).container;
    expect(column.querySelectorAll(".nosign")).toHaveLength(1);
  });

  it("can be exchanged neither by spectators nor in a replay", () => {
    const seen = table({ view: { ...placing, players: [player({ tray: ["p5", "g1"] })] }, isLive: false, seat: null });
    const { container } = render(Tray, { table: seen, player: 0 });
    expect(container.querySelectorAll("button")).toHaveLength(0);
    expect(container.querySelectorAll(".die")).toHaveLength(2);
  });
});

describe("columns by another question", () => {
  it("offer their topmost die", () => {
    const seen = table({ decision: asked("choose_die", "top/0") });
    const { container } = render(Column, { table: seen, player: 0, column: 0 });
    expect([...container.querySelectorAll("button")].map((button) => button.dataset.target)).toEqual(["top/0"]);
  });

  it("offer the gaps between dice", () => {
    const seen = table({ decision: asked("insert_at", "gap/0-1") });
    const { container } = render(Column, { table: seen, player: 0, column: 0 });
    const targets = [...container.querySelectorAll("button")].map((button) => button.dataset.target);
    expect(targets).toEqual(["gap/0-0", "gap/0-1"]);
  });

  it("are pictures to somebody else", () => {
    const { container } = render(Column, { table: table(), player: 1, column: 0 });
    expect(container.querySelector("[role=img]")?.getAttribute("aria-label")).toContain("view-label-column 1");
  });
});

describe("characters of a player", () => {
  const open = { card: "cat#green", number: 5, letter: "A", state: "spent", now: true, dice: ["g5"] } as const;

  it("show those on the table with the dice they hold, and the hand", () => {
    const mine = player({ cards: [{ ...open, dice: ["g5"] }], hand: 1, hand_cards: ["geek#green"] });
    const seen = table({ view: view({ players: [mine] }), decision: asked("arrange", "stored/g5") });
    const { container } = render(Rail, { table: seen, player: 0 });
    const targets = [...container.querySelectorAll("button")].map((button) => button.dataset.target);
    expect(targets).toEqual(["card/cat#green", "stored/g5", "hand/geek#green"]);
    expect(container.querySelector(".state")?.textContent).toBe("view-holding");
  });

  it("lie face down to those who may not see them", () => {
    const theirs = player({ hand: 3, hand_cards: null });
    const { container } = render(Rail, { table: table({ view: view({ players: [theirs] }), seat: null, isLive: false }), player: 0 });
    expect(container.querySelectorAll(".card--back")).toHaveLength(3);
    expect(container.textContent).not.toContain("view-only-you-see");
  });

  it("keep the secret choice marked for its owner only", () => {
    const mine = player({ hand: 1, hand_cards: ["geek#green"] });
    const { container } = render(Rail, { table: table({ view: view({ players: [mine], picked: "geek#green" }) }), player: 0 });
    expect(container.querySelector(".tag--secret")?.textContent).toContain("view-your-pick");
  });
});

describe("a competition", () => {
  it("is drawn field by field and read row by row", () => {
    const { container } = render(Pattern, { table: table(), pattern: [".O", "GB"] });
    expect(container.querySelectorAll("svg")).toHaveLength(3);
    expect(container.querySelector("[role=img]")?.getAttribute("aria-label")).toBe(
      "view-anything, colour/orange; colour/green, colour/blue",
    );
  });
});

describe("the end of a game for one", () => {
  const ended = (reason: string, total: number) =>
    table({ end: { winners: [0], reason, scores: [{ parts: {}, total }], seed: "" } });

  it("tells the rank and what the next one takes", () => {
    const { container } = render(Epilogue, { table: ended("rank_40", 47) });
    expect(container.querySelector("[aria-current]")?.textContent).toContain("rank/rank_40");
    expect(container.querySelector("p")?.textContent).toBe("view-rank-next 3 rank/rank_50");
  });

  it("tells what the first rank takes, and nothing after the last one", () => {
    expect(render(Epilogue, { table: ended("rank_none", 29) }).container.textContent).toContain("view-rank-next 1 rank/rank_30");
    cleanup();
    expect(render(Epilogue, { table: ended("rank_50", 99) }).container.textContent).not.toContain("view-rank-next");
  });

  it("has no rank against Shem Bot, but its points beside mine", () => {
    expect(render(Epilogue, { table: ended("shem_won", 12) }).container.textContent?.trim()).toBe("");
    const shem = player({ kind: "shem", sheet: { tops: 9 }, points: 9 });
    expect(withoutSeat(table({ view: view({ players: [player(), shem] }) }))).toEqual([
      { name: "view-shem", badge: 1, sheet: { parts: { tops: 9 }, total: 9 } },
    ]);
    expect(withoutSeat(table({ view: view({ players: [player(), player({ kind: "friend" })] }) }))).toEqual([]);
  });
});

describe("every place that a question may name is drawn", () => {
  /** Where each zone is drawn; plain buttons belong to the frame. */
  const DRAWN: Record<string, string> = {
    deck: "HandPicker",
    hand: "Rail",
    card: "OpenCharacter",
    stored: "DieTarget",
    delivery: "Delivery",
    box: "DieTarget",
    tray: "DieTarget",
    column: "Column",
    top: "Column",
    gap: "Column",
    shame: "Shame",
    shamed: "DieTarget",
    value: "Values",
    overflow: "Values",
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
    const source = readFileSync(`src/games/shelfie_stacker/${file}.svelte`, "utf-8");
    expect(source).toMatch(/<Target\b|<DecisionPanel\b/);
  });

  it("and every question but the secret one is answered by a touch", () => {
    const kinds = sources
      .flatMap((text) => [...text.matchAll(/^class (\w+)\((?:Choice|Together)\):/gm)])
      .map(([, name = ""]) => name.replaceAll(/(?<!^)([A-Z])/g, "_$1").toLowerCase())
      .filter((kind) => kind !== "choose_character");
    expect([...(page.direct ?? [])].sort()).toEqual(kinds.map((kind) => `shelfie_stacker.${kind}`).sort());
  });
});
