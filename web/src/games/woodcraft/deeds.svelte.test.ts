import { flushSync } from "svelte";
import { afterEach, expect, test } from "vitest";
import { askedTable, position, question } from "../../lib/fakes";
import type { DecisionInfo } from "../../messages";
import type { Teaching } from "../../teach/teaching.svelte";
import { Deeds, MARKETING } from "./deeds.svelte";
import type { Active, WoodTable } from "./types";

function asks(stamp: string, kind: string, ...targets: string[]): DecisionInfo {
  const options = targets.map((target, id) => ({ id, target, key: "", args: {} }));
  return question(stamp, { kind: `woodcraft.${kind}`, options });
}

let leave: () => void = () => {};
afterEach(() => leave());

/** A table where the seat is asked something; `sent` are the targets that the clubhouse was told. */
function sit(first: DecisionInfo, main: Active["main"] = "none", taught?: unknown) {
  const { table, socket } = askedTable(first);
  const asked = new Map<string, DecisionInfo>();
  const ask = (next: DecisionInfo, now: Active["main"] = "done", more: object = {}) => {
    asked.set(next.asked, next);
    socket.say(position(next, { can_undo: true, view: { active: { main: now, player: 0, ...more }, ...MARKET } }));
    flushSync();
  };
  ask(first, main);
  let deeds: Deeds | undefined;
  const end = $effect.root(() => {
    deeds = new Deeds(() => table as unknown as WoodTable, taught as Teaching | undefined);
  });
  flushSync();
  leave = () => {
    end();
    table.close();
  };
  const sent = () => socket.got("choose").map(({ asked: stamp, option }) => asked.get(stamp)?.options[option]?.target);
  return { table, deeds: deeds!, ask, sent, undone: () => socket.got("undo").length };
}

/** Five blueberries, and one die, order and helper to be had for them. */
const MARKET = {
  players: [{ goods: { blueberry: 5 } }],
  store: [
    { slot: "green_1", die: "green-2", price: 2 },
    { slot: "green_2", die: "green-2", price: 2 },
    { slot: "brown_1", die: "brown-6", price: 8 },
    { slot: "brown_2", die: null, price: null },
  ],
  orders: ["flute", null],
  helpers: [{ id: "forester", price: 5 }, { id: "town_crier", price: 6 }, null],
};

const TILES = ["tile/buy_wood", "tile/hire_helper"];
const WAITING = ["button/main", "button/berries", "button/done"];

test("a tile that is moved starts its action, after what the wheel asks", () => {
  const { table, ask, sent } = sit(asks("1", "actions", ...TILES));
  table.touch("tile/buy_wood");
  table.confirm();
  flushSync();
  ask(asks("2", "choose_effect", "effect/1", "effect/2"), "waiting");
  expect(sent()).toEqual(["tile/buy_wood"]);
  table.touch("effect/2");
  table.confirm();
  flushSync();
  ask(asks("3", "actions", ...WAITING), "waiting");
  expect(sent()).toEqual(["tile/buy_wood", "effect/2", "button/main"]);
});

test("an action that can't be done is left to the person, and so is a move that was taken back", () => {
  const { table, ask, sent } = sit(asks("1", "actions", ...TILES));
  table.touch("tile/buy_wood");
  table.confirm();
  flushSync();
  ask(asks("2", "actions", "button/berries", "button/done"), "waiting");
  ask(asks("3", "actions", ...WAITING), "waiting");
  expect(sent()).toEqual(["tile/buy_wood"]);
});

test.each(["buy_wood", "choose_orders", "hire_helper"])("%s waits for the person where the only thing would be had at once, and new ones come", (tile) => {
  const { table, ask, sent } = sit(asks("1", "actions", ...TILES));
  table.touch("tile/buy_wood");
  table.confirm();
  flushSync();
  ask(asks("2", "actions", ...WAITING), "waiting", { tile });
  expect(sent()).toEqual(["tile/buy_wood"]);
});

test("until the first question of an action is answered, another way can be taken", () => {
  const { deeds, table, ask, sent, undone } = sit(asks("1", "actions", ...TILES));
  table.touch("tile/buy_wood");
  table.confirm();
  flushSync();
  ask(asks("2", "actions", ...WAITING), "waiting", { tile: "upgrade_workshop" });
  expect(deeds.canTurn).toBe(false);
  ask(asks("3", "upgrade", "upgrade/saw", "upgrade/pot"));
  expect(deeds.canTurn).toBe(true);
  deeds.turn("button/berries");
  flushSync();
  expect([deeds.canTurn, undone()]).toEqual([false, 1]);
  ask(asks("4", "actions", ...WAITING), "waiting", { tile: "upgrade_workshop" });
  expect(sent()).toEqual(["tile/buy_wood", "button/main", "button/berries"]);
  ask(asks("5", "upgrade", "upgrade/saw", "upgrade/pot"));
  expect(deeds.canTurn).toBe(false);
});

test("a tile only moves, or is moved for berries, when that was said", () => {
  const { deeds, table, ask, sent } = sit(asks("1", "actions", ...TILES));
  table.touch("tile/hire_helper");
  deeds.move("hire_helper");
  flushSync();
  ask(asks("2", "actions", ...WAITING), "waiting");
  expect(sent()).toEqual(["tile/hire_helper"]);
  ask(asks("3", "actions", ...TILES), "none");
  deeds.move("buy_wood", "button/berries");
  flushSync();
  ask(asks("4", "actions", ...WAITING), "waiting");
  expect(sent()).toEqual(["tile/hire_helper", "tile/buy_wood", "button/berries"]);
});

test("a tile that brings one of several rewards is moved for one of them, and starts its action", () => {
  const moved = (...then: DecisionInfo[]) => {
    const { deeds, ask, sent } = sit(asks("1", "actions", ...TILES));
    deeds.moveFor("hire_helper", "effect/2");
    flushSync();
    for (const next of then) ask(next, "waiting", { tile: "upgrade_workshop" });
    leave();
    return sent();
  };
  const rewards = asks("2", "choose_effect", "effect/1", "effect/2");
  const waiting = asks("3", "actions", ...WAITING);
  expect(moved(rewards, waiting)).toEqual(["tile/hire_helper", "effect/2", "button/main"]);
  expect(moved(asks("2", "produce", "helper/picker"), rewards, waiting)).toEqual(["tile/hire_helper", "effect/2", "button/main"]);
  expect(moved(waiting, rewards)).toEqual(["tile/hire_helper", "button/main"]); // there was no choice in the end
});

test("what had only one way and was not asked is not answered later either", () => {
  const { deeds, ask, sent } = sit(asks("1", "actions", "ability/whittler", "button/done"), "done");
  deeds.run([{ at: "actions", touch: "ability/whittler" }, { at: "bump_die", touch: "wood/green-2" }, { at: "bump_by", touch: "change/+1" }], true);
  flushSync();
  ask(asks("2", "bump_die", "wood/green-2", "wood/green-3"));
  ask(asks("3", "actions", "cut/green-3", "button/done"));
  ask(asks("4", "bump_by", "change/-1", "change/+1"));
  expect(sent()).toEqual(["ability/whittler", "wood/green-2"]);
});

test("the end of a turn is one question", () => {
  const { table, ask, sent } = sit(asks("1", "actions", "cut/green-3", "button/done"), "done");
  table.touch("button/done");
  flushSync();
  ask(asks("2", "marketing", "button/buy", "button/pass"));
  ask(asks("3", "confirm", "button/go_on"));
  expect(sent()).toEqual(["button/done", "button/pass", "button/go_on"]);
});

test("marketing ends the turn with it, from either question", () => {
  const { deeds, table, ask, sent } = sit(asks("1", "actions", "button/done"), "done");
  deeds.endTurn(MARKETING);
  flushSync();
  ask(asks("2", "marketing", "button/buy", "button/pass"));
  ask(asks("3", "confirm", "button/go_on"));
  ask(asks("4", "marketing", "button/buy", "button/pass"));
  table.touch("button/buy");
  flushSync();
  ask(asks("5", "confirm", "button/go_on"));
  expect(sent()).toEqual(["button/done", "button/buy", "button/go_on", "button/buy", "button/go_on"]);
});

test("there is a stop before the turn passes where dice are given back", () => {
  const { table, ask, sent } = sit(asks("1", "actions", "button/done"), "done");
  table.touch("button/done");
  flushSync();
  ask(asks("2", "storage", "wood/green-1", "wood/green-2"));
  ask(asks("3", "confirm", "button/go_on"));
  expect(sent()).toEqual(["button/done"]);
});

test.each([
  ["an order is ready", ["order/flute", "button/done"], "done"],
  ["the action waits", WAITING, "waiting"],
] as const)("whoever ends a turn while %s can still take it back", (_, targets, main) => {
  const { table, ask, sent } = sit(asks("1", "actions", ...targets), main);
  table.touch("button/done");
  flushSync();
  ask(asks("2", "confirm", "button/go_on"));
  expect(sent()).toEqual(["button/done"]);
});

test("enough is the end of the turn, unless an order has become ready or points could be bought", () => {
  const enough = (second: string[]) => {
    const { deeds, ask, sent } = sit(asks("1", "buy_wood", "store/green-1", "button/pass"), "done");
    deeds.endTurn(null, "buy_wood");
    flushSync();
    ask(asks("2", "actions", ...second));
    ask(asks("3", "marketing", "button/buy", "button/pass"));
    ask(asks("4", "confirm", "button/go_on"));
    leave();
    return sent();
  };
  expect(enough(["cut/green-3", "button/done"])).toEqual(["button/pass", "button/done"]);
  expect(enough(["order/flute", "button/done"])).toEqual(["button/pass"]);
});

test("whoever learns meets a question that the tutor has something new to say about", () => {
  const taught = { tutor: { isOn: true, doubt: null, memory: { knows: (id: string) => id === "old" } } };
  const told = (note: string) => {
    const { table, ask, sent } = sit(asks("1", "actions", "button/done"), "done", taught);
    table.touch("button/done");
    flushSync();
    ask(asks("2", "confirm", "button/go_on"));
    expect(sent()).toEqual(["button/done"]);
    expect(table.look("button/go_on")).toBe("idle"); // not while the page may still answer itself
    const lesson = { notes: [{ id: note }], goal: null, cautions: [] };
    table.lesson = { type: "lesson", asked: "2", lesson } as never;
    flushSync();
    leave();
    return [...sent(), table.look("button/go_on")];
  };
  expect(told("new")).toEqual(["button/done", "lit"]);
  expect(told("old")).toEqual(["button/done", "button/go_on", "selected"]);
});
