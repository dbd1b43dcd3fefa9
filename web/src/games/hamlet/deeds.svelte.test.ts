import { flushSync } from "svelte";
import { afterEach, expect, test } from "vitest";
import { FakeSocket, askedTable, position, question } from "../../lib/fakes";
import type { LiveTable } from "../../lib/table.svelte";
import type { DecisionInfo } from "../../messages";
import { Deeds } from "./deeds.svelte";
import { active, components, view } from "./fakes";
import { billWords, planWords, withoutSeat } from "./hamlet";
import { Panes } from "./panes.svelte";
import type { Active, Ahead, HamletTable } from "./types";

function asks(stamp: string, kind: string, ...targets: string[]): DecisionInfo {
  const options = targets.map((target, id) => ({ id, target, key: "", args: {} }));
  return question(stamp, { kind: `hamlet.${kind}`, options });
}

let leave: () => void = () => {};
afterEach(() => leave());

/** A table where the seat is asked something while the turn is so. */
function sit(decision: DecisionInfo, now: Partial<Active> = {}) {
  const { table, socket } = askedTable(decision, ["hamlet.act", "hamlet.pay", "hamlet.donkey_from", "hamlet.donkey_to"]);
  socket.say(position(decision, { view: { ...view({ active: active(now) }) } }));
  let deeds: Deeds | undefined;
  const end = $effect.root(() => {
    deeds = new Deeds(() => table as unknown as HamletTable);
  });
  flushSync();
  leave = () => {
    end();
    table.close();
  };
  const ask = (next: DecisionInfo, then: Partial<Active> = {}) => {
    socket.say(position(next, { view: { ...view({ active: active(then) }) } }));
    flushSync();
  };
  return { table, socket, deeds: deeds!, ask };
}

const sent = (socket: FakeSocket) => socket.got("choose").map(({ asked, option }) => [asked, option]);

function select(table: LiveTable, target: string): void {
  table.touch(target);
  flushSync();
}

test("a chosen site shows its ways to lie, one after another", () => {
  const { table, deeds } = sit(asks("1", "choose_site", "site/2", "site/5"));
  expect(deeds.shown).toBe(null);
  expect(deeds.turn(1)).toBe(false);
  select(table, "site/2");
  expect(deeds.ways).toHaveLength(3);
  const seen = [1, 1, 1, -1].map((by) => {
    deeds.turn(by as 1 | -1);
    return deeds.shown?.fit;
  });
  expect(seen).toEqual([1, 2, 0, 2]);
  select(table, "site/5");
  expect(deeds.shown?.site).toBe(5);
  expect(deeds.turn(1)).toBe(false);
});

test("site and way are sent one after the other", () => {
  const { table, socket, deeds, ask } = sit(asks("1", "choose_site", "site/2", "site/5"));
  select(table, "site/2");
  deeds.turn(-1);
  table.confirm();
  flushSync();
  ask(asks("2", "choose_fit", "fit/0", "fit/1", "fit/2"));
  expect(sent(socket)).toEqual([["1", 0], ["2", 2]]);
});

test("where the clubhouse does not ask how it lies, nothing more is sent", () => {
  const { table, socket, ask } = sit(asks("1", "choose_site", "site/2", "site/5"));
  select(table, "site/5");
  table.confirm();
  flushSync();
  ask(asks("2", "act", "activate/church"));
  ask(asks("3", "choose_fit", "fit/0", "fit/1"));
  expect(sent(socket)).toEqual([["1", 1]]);
});

test("whoever comes back to the ways may turn through them", () => {
  const { table, deeds } = sit(asks("1", "choose_fit", "fit/0", "fit/1"), { fits: active().fits.slice(0, 2) });
  select(table, "fit/0");
  deeds.turn(1);
  flushSync();
  expect(table.selected?.target).toBe("fit/1");
  expect(deeds.shown?.fit).toBe(1);
});

test("a payment goes on as it is suggested, until something else is asked", () => {
  const first = asks("1", "pay", "token/quarry-0", "button/buy");
  const { socket, deeds, ask } = sit(first, { suggestion: "token/quarry-0" });
  expect(sent(socket)).toEqual([]);
  deeds.pay();
  flushSync();
  ask(asks("2", "pay", "token/quarry-1", "button/buy"), { suggestion: "button/buy" });
  ask(asks("3", "act", "activate/church"));
  expect(sent(socket)).toEqual([["1", 0], ["2", 1]]);
  expect(deeds.isPaying).toBe(false);
});

function ahead(more: Partial<Ahead> = {}): Ahead {
  return {
    stand: "church", goods: [], bought: [], market_path: null, coins: 0, points: 0, flag: false, milestone: null, choice: true, others: [], ...more,
  };
}

test("a building is paid as it was shown, and where it was shown", () => {
  const fits = active().fits.map((fit) => ({ ...fit, stand: "quarry", choice: true }));
  const told = { "stand/quarry": ahead({ stand: "quarry", points: 5 }) };
  const { table, socket, deeds, ask } = sit(asks("1", "choose_site", "site/2", "site/5"), { fits, ahead: told });
  expect(deeds.ahead).toBe(null);
  select(table, "site/2");
  expect(deeds.ahead?.points).toBe(5);
  table.confirm();
  flushSync();
  ask(asks("2", "choose_fit", "fit/0", "fit/1"));
  ask(asks("3", "stand_at", "stand/church", "stand/quarry"));
  ask(asks("4", "pay", "token/quarry-0", "button/buy"), { suggestion: "token/quarry-0" });
  ask(asks("5", "act", "activate/church"));
  expect(sent(socket)).toEqual([["1", 0], ["2", 0], ["3", 1], ["4", 0]]);
  expect(deeds.isPaying).toBe(false);
});

test("whoever wants to pay otherwise is asked for each token", () => {
  const told = { "contact/7": ahead() };
  const { table, socket, deeds, ask } = sit(asks("1", "road_site", "contact/7", "contact/8"), { ahead: told });
  select(table, "contact/7");
  deeds.payByHand();
  flushSync();
  ask(asks("2", "pay", "token/quarry-0", "button/buy"), { suggestion: "token/quarry-0" });
  expect(sent(socket)).toEqual([["1", 0]]);
});

test("a sale is meant before a villager goes to the market, and done with one confirmation", () => {
  const told = { "sale/a": ahead({ stand: "market", coins: 3 }), "sale/b": ahead() };
  const first = asks("1", "act", "activate/market", "button/end");
  const { table, socket, deeds, ask } = sit(first, { ahead: told });
  expect([deeds.canMean("sale/a"), deeds.canMean("delivery/a"), deeds.touch("activate/market")]).toEqual([true, false, false]);
  expect(deeds.touch("sale/a")).toBe(true);
  flushSync();
  expect([table.selected?.target, deeds.meant, deeds.ahead?.coins]).toEqual(["activate/market", "sale/a", 3]);
  table.putBack();
  flushSync();
  expect(deeds.meant).toBe(null);
  deeds.touch("sale/b");
  flushSync();
  table.confirm();
  flushSync();
  ask(asks("2", "sell", "sale/a", "sale/b"), { ahead: told });
  ask(asks("3", "pay", "token/quarry-0", "token/market-1"), { suggestion: "token/market-1" });
  expect(sent(socket)).toEqual([["1", 0], ["2", 1], ["3", 1]]);
});

test("where only one delivery is possible, a touch of the church shows it; not if there is begging, too", () => {
  const told = { "delivery/a": ahead({ stand: "church", points: 4 }) };
  const { deeds, ask } = sit(asks("1", "act", "activate/church", "button/end"), { ahead: { ...told, "button/beg": ahead({ coins: 1 }) } });
  expect(deeds.touch("activate/church")).toBe(false);
  ask(asks("2", "act", "activate/church", "button/end"), { ahead: told });
  expect(deeds.touch("activate/church")).toBe(true);
  expect(deeds.ahead?.points).toBe(4);
});

test("the end of a turn is one touch when no villager stands, else it is asked again", () => {
  const { socket, deeds, ask } = sit(asks("1", "act", "button/donkeys", "button/end"), { villagers: 1 });
  expect(deeds.touch("button/end")).toBe(false);
  ask(asks("2", "donkey_from", "donkey/church", "button/done"), { villagers: 0 });
  expect(deeds.touch("button/done")).toBe(true);
  flushSync();
  ask(asks("3", "confirm", "button/go_on"), { villagers: 0 });
  expect(sent(socket)).toEqual([["2", 1], ["3", 0]]);
});

test("a donkey that was dragged goes, though not every step of it is asked for", () => {
  const { socket, deeds, ask } = sit(asks("1", "act", "button/road", "button/donkeys"));
  deeds.run(["button/donkeys", "donkey/church", "tile/market"]);
  ask(asks("2", "donkey_to", "tile/quarry", "tile/market"));
  ask(asks("3", "donkey_from", "donkey/church", "button/done"));
  expect(sent(socket)).toEqual([["1", 1], ["2", 1]]);
});

test("a question opens the pane that it is about, and tells how much lies there", () => {
  let panes: Panes | undefined;
  const { table, ask } = sit(asks("1", "take_plan", "row/1", "row/2", "button/pass"));
  const end = $effect.root(() => {
    panes = new Panes(() => table as unknown as HamletTable);
  });
  flushSync();
  expect([panes?.open, panes?.lit("hall"), panes?.lit("market")]).toEqual(["hall", 2, 0]);
  ask(asks("2", "sell", "sale/sale_1a"));
  expect(panes?.open).toBe("market");
  ask(asks("3", "act", "build/pond"));
  expect([panes?.open, panes?.lit("plans")]).toEqual(["plans", 1]);
  end();
});

test("plans are told with cost, points and what they do", () => {
  const table = {
    components,
    view: view(),
    say: (key: string, args: object = {}) => [key, ...Object.values(args)].join(" "),
    name: (ref: string) => ref,
    seatName: () => "Ada",
  } as unknown as HamletTable;
  expect(billWords(table, { groups: [], coins: 3 })).toBe("view-does-coins 3");
  expect(planWords(table, "sawmill")).toContain("View-does-refine resource/wood resource/timber 1.");
  expect(planWords(table, "pond")).toContain("View-scores-per-segment view-does-points 2");
  expect(withoutSeat(table)).toEqual([]);
  const [me, rival] = table.view.players;
  const alone = { ...table, view: view({ players: [me!, { ...rival!, is_rival: true, points: 7, sheet: { points: 7 } }] }) };
  expect(withoutSeat(alone as HamletTable)).toEqual([{ name: "rival", badge: 1, sheet: { parts: { points: 7 }, total: 7 } }]);
});
