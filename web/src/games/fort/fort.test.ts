import { readFileSync, readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { Args, LoggedEvent } from "../../messages";
import {
  actionSigns,
  capital,
  cardTarget,
  followers,
  kidOf,
  longest,
  lostFromYard,
  openPoints,
  phaseOf,
  roundOf,
  sayPhrase,
  seatsAfter,
  widthOf,
} from "./fort";
import { picture } from "./pictures";
import { PORTRAITS, portrait } from "./portraits";
import { promise, symbolsInPlay, timesOfFollower, timesOfLeader, timesWords } from "./preview";
import { subjectOf } from "./subject";
import type { Action, Catalogue, FortTable, Kid, Phrase, Play, Player, View } from "./types";

const said: Phrase = { key: "", args: {}, parts: {} };
const action = (effects: Action["effects"], more: Partial<Action> = {}): Action => ({
  effects,
  link: effects.length > 1 ? "then" : "alone",
  per: null,
  trashes_self: false,
  phrase: said,
  ...more,
});
const kid = (suits: Kid["suits"]): Kid => ({ suits, gang: "shovel", copies: 1, board: null, public: null, private: null });
const play = (card: string, more: Partial<Play> = {}): Play => ({
  card,
  coin: null,
  added: [],
  coins: [],
  used: [false, false],
  kind: null,
  lookout_suit: null,
  lookout_coins: 0,
  ...more,
});
const event = (kind: string, player = 0, args: LoggedEvent["args"] = {}): LoggedEvent => ({ kind, player, args, rule: "4.1" });

function view(more: Partial<View> = {}): View {
  return { players: [{}, {}, {}], starter: 0, leader: 0, play: null, packet: null, sculpture: -1, ...more } as View;
}

function table(more: Partial<FortTable>): FortTable {
  const options = more.decision?.options ?? [];
  return {
    selected: null,
    decision: null,
    option: (target: string) => options.find((option) => option.target === target) ?? null,
    ...more,
  } as FortTable;
}

function asked(kind: string, ...targets: string[]) {
  const options = targets.map((target, id) => ({ id, target, key: "", args: {} }));
  return { asked: "1", kind, key: "", args: {}, rule: "4.3", options, together: false };
}

it("measures names by their longest word and actions by their signs", () => {
  expect(longest("Nudlová dvojčata")).toBe(8);
  expect(widthOf([{ icon: "toy" }])).toBeCloseTo(1.1);
  expect(widthOf([{ mark: "(" }, { icon: "toy" }, { text: "4" }])).toBeCloseTo(2.7);
});

describe("portraits", () => {
  const cards = readFileSync("../src/klubovna/games/fort/box/cards.toml", "utf-8");
  const kids = [...cards.matchAll(/^\[\[(?:kid|best_friend)\]\]\nid = "(\w+)"/gm)].map(([, id]) => id ?? "");

  it("are drawn for every kid in the box, and for nobody else", () => {
    expect(kids.length).toBe(50);
    expect(Object.keys(PORTRAITS).sort()).toEqual([...kids].sort());
  });

  it("are all different", () => {
    expect(new Set(kids.map((id) => portrait(id).front)).size).toBe(kids.length);
  });

  it("give a stranger a plain face", () => {
    expect(portrait("nobody").front).toContain("<path");
  });
});

describe("actions as signs", () => {
  it("are read from left to right, brackets around what is repeated", () => {
    const pair = action([{ do: "trash", amount: 1 }, { do: "gain", amount: 1, kind: "toy" }], { per: "squirt_gun" });
    expect(actionSigns(pair)).toEqual([
      { mark: "(" }, { icon: "trash" }, { mark: "arrow" }, { icon: "toy" }, { mark: ")" }, { mark: "times" },
      { icon: "squirt_gun" },
    ]);
  });

  it("repeat an icon as often as it counts", () => {
    expect(actionSigns(action([{ do: "gain", amount: 2, kind: "any" }]))).toEqual([
      { icon: "any_resource" }, { icon: "any_resource" },
    ]);
  });

  it("show what an upgrade costs less, and that a card goes away", () => {
    expect(actionSigns(action([{ do: "upgrade", amount: -1 }]))).toEqual([
      { icon: "upgrade" }, { text: "−1" }, { icon: "any_resource" },
    ]);
    const last = actionSigns(action([{ do: "score", amount: 1 }], { per: "book", trashes_self: true })).at(-1);
    expect(last).toEqual({ icon: "trash_self" });
  });
});

describe("words", () => {
  it("are put together from their parts", () => {
    const say = (key: string, args: object = {}) => `${key}(${Object.values(args).join(",")})`;
    const phrase: Phrase = { key: "each", args: { per: "book" }, parts: { what: { key: "toy", args: { count: 1 }, parts: {} } } };
    expect(sayPhrase(table({ say }), phrase)).toBe("each(book,toy(1))");
  });

  it("begin with a capital", () => {
    expect(capital("čára")).toBe("Čára");
  });
});

describe("places", () => {
  it("know the kid of a copy", () => {
    expect(kidOf("bug#2")).toBe("bug");
    expect(kidOf("moose")).toBe("moose");
  });

  it("lead from a twin to the one that is offered, but not to a selected one", () => {
    const decision = asked("fort.play_card", "hand/bug#1", "yard/1/bug#2");
    const seen = table({ decision });
    expect(cardTarget(seen, "hand", "bug#1")).toBe("hand/bug#1");
    expect(cardTarget(seen, "hand", "bug#2")).toBe("hand/bug#1");
    expect(cardTarget(seen, "hand", "moose")).toBe("hand/moose");
    expect(cardTarget(table({ decision, selected: decision.options[0]! }), "hand", "bug#2")).toBe("hand/bug#2");
  });

  it("go around the table", () => {
    expect(seatsAfter(view(), 1)).toEqual([2, 0]);
  });

  it("speak of the selected card first, else of the card in play", () => {
    const decision = asked("fort.recruit_card", "park/bug#1");
    expect(subjectOf(table({ view: view(), decision }))).toBeNull();
    expect(subjectOf(table({ view: view(), decision, selected: decision.options[0]! }))?.card).toBe("bug#1");
    expect(subjectOf(table({ view: view({ play: play("moose") }), decision }))).toMatchObject({ card: "moose", isPlayed: true });
  });
});

describe("what lies in play", () => {
  const catalogue = {
    kids: { moose: kid(["shovel"]), bud: kid(["coin"]), the_moles: kid(["shovel", "shovel"]) },
    levels: [{ points: 0 }, { points: 1 }, { points: 4 }],
    sculpture_points: 4,
  } as unknown as Catalogue;

  it("counts symbols, coins as what they were named", () => {
    const laid = play("moose", { added: ["the_moles#1", "bud"], coins: [null, "shovel"] });
    expect(symbolsInPlay(catalogue, laid, "shovel")).toBe(4);
    expect(symbolsInPlay(catalogue, laid, "coin")).toBe(0);
  });

  it("counts points that all can see", () => {
    const seen = view({ players: [{ score: 7, level: 2 }] as View["players"], sculpture: 0 });
    expect(openPoints(catalogue, seen, 0)).toEqual({ fort: 8, total: 15 });
  });
});

describe("what will be counted", () => {
  const dig = action([{ do: "gain", amount: 1, kind: "pizza" }], { per: "shovel" });
  const read = action([{ do: "score", amount: 1 }], { per: "book" });
  const components = {
    kids: {
      bug: { ...kid(["shovel"]), public: dig },
      chef: { ...kid(["book"]), public: dig, private: read },
      the_moles: kid(["shovel", "shovel"]),
      ace: kid(["coin"]),
      puddin: kid(["shovel", "coin"]),
    },
  } as unknown as Catalogue;
  const player = (more: Partial<Player> = {}) =>
    ({ level: 2, pack: { toy: 1, pizza: 2 }, lookout: [], ...more }) as unknown as Player;
  const seen = (laid: Play, kind: string, target?: string, args: Args = {}) => {
    const decision = { ...asked(kind, ...(target ? [target] : [])), args };
    return table({ components, view: view({ play: laid }), decision, selected: target ? decision.options[0]! : null });
  };
  const led = (of: FortTable, counted = dig, by = player()) => timesOfLeader(components, counted, subjectOf(of)!, by);
  const followed = (of: FortTable, counted = dig, by = player()) =>
    timesOfFollower(of, counted, subjectOf(of)!.given, by);

  it("is the play with the card that is about to be added", () => {
    const laid = play("bug#1", { added: ["the_moles#1"], coins: [null] });
    expect(led(seen(laid, "fort.add_cards"))).toEqual({ least: 3, most: 3 });
    expect(led(seen(laid, "fort.add_cards", "hand/the_moles#2"))).toEqual({ least: 5, most: 5 });
  });

  it("is sure of a coin that has one suit to stand for, and open where there are two", () => {
    expect(led(seen(play("bug#1"), "fort.add_cards", "hand/ace"))).toEqual({ least: 2, most: 2 });
    expect(led(seen(play("bug#1"), "fort.add_cards", "hand/puddin"))).toEqual({ least: 2, most: 3 });
    const two = seen(play("chef"), "fort.add_cards", "hand/ace");
    expect([led(two), led(two, read)]).toEqual([{ least: 0, most: 1 }, { least: 1, most: 2 }]);
  });

  it("lets a coin stand for the suit that is selected", () => {
    const naming = seen(play("chef"), "fort.name_coin", "suit/book", { card: "kid/ace" });
    expect([led(naming), led(naming, read)]).toEqual([{ least: 0, most: 0 }, { least: 2, most: 2 }]);
    const own = subjectOf(seen(play("ace"), "fort.name_coin", "suit/glue", { card: "kid/ace" }))!;
    expect(own.play).toMatchObject({ coin: "glue", added: [] });
  });

  it("tells the leader how far the lookout would help, without coins that are spent", () => {
    const by = player({ lookout: ["the_moles#1", "ace"] });
    expect(led(seen(play("bug#1"), "fort.use_action"), dig, by)).toEqual({ least: 1, most: 4 });
    const spent = play("bug#1", { lookout_suit: "book", lookout_coins: 1 });
    expect(led(seen(spent, "fort.use_action"), dig, by)).toEqual({ least: 1, most: 3 });
  });

  it("is read from the board where no symbol counts", () => {
    const packed = action([{ do: "score", amount: 1 }], { per: "pack" });
    expect(led(seen(play("bug#1"), "fort.use_action"), packed)).toEqual({ least: 3, most: 3 });
    expect(led(seen(play("bug#1"), "fort.use_action"), action([{ do: "score", amount: 1 }]))).toBeNull();
  });

  it("is the leader's action for a follower, by the symbols of the discarded card", () => {
    const room = { cards: 0, shown: 0, possible: 9 };
    const laid = play("bug#1", { added: ["the_moles#1"], coins: [null] });
    const asking = seen(laid, "fort.follow", "hand/chef", room);
    expect(subjectOf(asking)).toMatchObject({ card: "bug#1", isFollowed: true, given: "chef" });
    expect(followed(seen(laid, "fort.follow", "hand/bug#2", room))).toEqual({ least: 1, most: 1 });
    expect(followed(seen(laid, "fort.follow", "hand/the_moles#2", room))).toEqual({ least: 1, most: 2 });
    expect(followed(seen(laid, "fort.follow", "hand/ace", room))).toEqual({ least: 1, most: 1 });
    expect(followed(seen(laid, "fort.follow", undefined, room))).toBeNull();
  });

  it("is no more than a follower can do, and grows with a second card", () => {
    const full = seen(play("bug#1"), "fort.follow", "hand/the_moles#2", { cards: 0, shown: 0, possible: 1 });
    expect(followed(full)).toEqual({ least: 1, most: 1 });
    const also = seen(play("bug#1"), "fort.follow_also", "hand/ace", { cards: 1, shown: 2, possible: 4 });
    expect(followed(also)).toEqual({ least: 2, most: 3 });
    const count = seen(play("bug#1"), "fort.follow_count", "amount/2", { cards: 1, shown: 2, possible: 4 });
    expect(followed(count)).toEqual({ least: 2, most: 2 });
  });

  it("is promised by each option before it is touched", () => {
    const at = (kind: string, laid: Play, target: string, args: Args = {}) => {
      const asking = { ...asked(kind, target), args };
      return promise(table({ components, view: view({ play: laid, players: [player()] }), decision: asking, seat: 0 }), target);
    };
    expect(at("fort.add_cards", play("bug#1"), "hand/the_moles#1")).toBe("3×");
    expect(at("fort.add_cards", play("chef"), "hand/ace")).toBe("0–1× / 1–2×");
    expect(at("fort.name_coin", play("bug#1"), "suit/shovel", { card: "kid/ace" })).toBe("2×");
    expect(at("fort.follow", play("bug#1"), "hand/the_moles#2", { cards: 0, shown: 0, possible: 9 })).toBe("1–2×");
    expect(at("fort.play_card", play("bug#1"), "hand/the_moles#1")).toBe("");
  });

  it("is said as one number, or from one to another", () => {
    expect([timesWords({ least: 2, most: 2 }), timesWords({ least: 1, most: 3 })]).toEqual(["2", "1–3"]);
  });
});

describe("the turn", () => {
  const turn = event("turn");

  it("goes from playing over recruiting to discarding", () => {
    expect(phaseOf(view(), [turn], undefined)).toBe("play");
    expect(phaseOf(view({ play: play("moose") }), [turn, event("plays")], undefined)).toBe("play");
    expect(phaseOf(view(), [turn, event("plays")], undefined)).toBe("recruit");
    expect(phaseOf(view(), [turn, event("skips")], "fort.recruit_card")).toBe("recruit");
    expect(phaseOf(view(), [turn, event("skips"), event("recruits")], undefined)).toBe("discard");
    expect(phaseOf(view(), [turn, event("plays")], "fort.play_card")).toBe("play");
  });

  it("has no phase before the first one", () => {
    expect(phaseOf(view({ leader: -1 }), [], undefined)).toBeNull();
  });

  it("remembers who followed the card in play", () => {
    const log = [turn, event("plays"), event("follows", 2, { card: "kid/bug" })];
    expect(followers(view({ play: play("moose") }), log)).toEqual([{ seat: 2, card: "bug" }]);
    expect(followers(view(), log)).toEqual([]);
  });

  it("tells whom rivals took out of a yard since its owner's last turn", () => {
    const old = event("recruits_from", 1, { card: "kid/doc", seat: 0 });
    const taken = event("recruits_from", 2, { card: "kid/bug", seat: 0 });
    const gone = event("trashes_rival", 1, { card: "kid/chef", seat: 0 });
    const other = event("recruits_from", 2, { card: "kid/tiny", seat: 1 });
    expect(lostFromYard([old, event("draws", 0), taken, other, gone, turn], 0)).toEqual([
      { key: "view-yard-taken", args: { player: "seat/2", card: "kid/bug" } },
      { key: "view-yard-trashed", args: { player: "seat/1", card: "kid/chef" } },
    ]);
  });

  it("counts rounds by the starter's turns", () => {
    expect(roundOf(view(), [turn, event("turn", 1), event("turn", 2), turn])).toBe(2);
  });
});

describe("every place that a question may name is drawn", () => {
  /** Where each zone is drawn; plain buttons belong to the frame. */
  const DRAWN: Record<string, string> = {
    hand: "Hand",
    park: "Park",
    park_deck: "Park",
    yard: "Yard",
    in_play: "InPlay",
    perk_row: "Perks",
    rule_stack: "Spread",
    discard: "Spread",
    packet: "Draft",
    stash: "TokenRow",
    pack: "TokenRow",
    supply: "Picker",
    suit: "Picker",
    kind: "Picker",
    amount: "Picker",
    icon: "Picker",
    copy: "Picker",
    lookout: "Picker",
    button: "Desk",
  };
  const rules = "../src/klubovna/games/fort";
  const named = readdirSync(rules, { encoding: "utf-8", recursive: true })
    .filter((file) => file.endsWith(".py"))
    .flatMap((file) => [...readFileSync(`${rules}/${file}`, "utf-8").matchAll(/ zones: ClassVar.*?= \(([^)]*)\)/gs)])
    .flatMap(([, zones = ""]) => [...zones.matchAll(/"(\w+)/g)].map(([, zone]) => zone ?? ""));

  it.each([...new Set(named)])("%s", (zone) => {
    const file = DRAWN[zone];
    expect(file, `nobody draws ${zone}`).toBeDefined();
    const source = readFileSync(`src/games/fort/${file}.svelte`, "utf-8");
    expect(source).toMatch(/<Target\b|<DecisionPanel\b/);
  });
});

describe("options without a place", () => {
  const option = (target: string) => ({ id: 0, target, key: "", args: {} });

  it("are pictures of what they mean", () => {
    const seen = table({ decision: { ...asked("fort.pay_any"), args: { any: 3 } } });
    expect(picture(seen, option("amount/1"))).toEqual([{ icon: "toy" }, { icon: "pizza" }, { icon: "pizza" }]);
    expect(picture(seen, option("suit/book"))).toEqual([{ icon: "book" }]);
    expect(picture(seen, option("copy/1+1"))).toEqual([{ icon: "toy" }, { icon: "pizza" }]);
  });

  it("tell stash from pack, and which way an exchange goes", () => {
    const paying = table({ decision: { ...asked("fort.pay_from"), args: { kind: "resource/toy", count: 2 } } });
    expect(picture(paying, option("amount/1"))).toEqual([{ icon: "stash" }, { icon: "toy" }, { icon: "pack" }, { icon: "toy" }]);
    const swapping = table({ decision: { ...asked("fort.choose_kind"), args: { deed: "exchange" } } });
    expect(picture(swapping, option("kind/toy"))).toEqual([{ icon: "toy" }, { mark: "arrow" }, { icon: "pizza" }]);
  });

  it("are not those that lie on the table", () => {
    const seen = table({ view: view(), decision: asked("fort.trash_card") });
    expect(picture(seen, option("hand/bug#1"))).toBeNull();
    expect(picture(seen, option("button/stop"))).toBeNull();
  });
});
