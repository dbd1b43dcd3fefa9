import { flushSync } from "svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { DecisionInfo, Option } from "../../messages";
import { Desk } from "./desk.svelte";
import { Glance } from "./glance.svelte";
import { canPoint } from "./room";
import type { View, WoodTable } from "./types";

afterEach(() => vi.restoreAllMocks());

function pointing(isPossible: boolean): void {
  vi.spyOn(canPoint, "current", "get").mockReturnValue(isPossible);
}

function question(kind: string, ...targets: string[]): DecisionInfo {
  const options = targets.map((target, id) => ({ id, target, key: "", args: {} }));
  return { asked: "1", kind: `woodcraft.${kind}`, key: "", args: {}, rule: "5.1", options, together: false };
}

function view(more: Partial<View> = {}): View {
  return { active: null, choosing: [], ...more } as View;
}

function table(more: Partial<WoodTable>): WoodTable {
  const option = (target: string): Option | null => more.decision?.options.find((one) => one.target === target) ?? null;
  const acts = { touch: vi.fn(), confirm: vi.fn(), putBack: vi.fn() };
  return { view: view(), components: { helpers: {} }, seat: 0, selected: null, isLive: true, option, ...acts, ...more } as unknown as WoodTable;
}

function sitAt(now: WoodTable): { desk: Desk; end: () => void } {
  let desk: Desk | undefined;
  const end = $effect.root(() => {
    desk = new Desk(() => now);
  });
  flushSync();
  return { desk: desk!, end };
}

describe("what is in hand", () => {
  it("does a verb at once where it fits one thing, else waits for the thing", () => {
    const one = table({ decision: question("actions", "fell/green", "cut/green-3", "cut/brown-2") });
    const { desk, end } = sitAt(one);
    desk.takeVerb("fell");
    expect(one.touch).toHaveBeenCalledWith("fell/green");
    desk.takeVerb("cut");
    expect(one.touch).toHaveBeenCalledTimes(1);
    expect(desk.verb).toBe("cut");
    expect(desk.letGo()).toBe(true);
    expect(desk.letGo()).toBe(false);
    end();
  });

  it("spells tiles by the way that was taken", () => {
    const { desk, end } = sitAt(table({ decision: question("actions", "tile/buy_wood", "bonus/buy_wood") }));
    expect(desk.tileTarget("buy_wood")).toBe("tile/buy_wood");
    desk.takeWay("bonus");
    expect(desk.tileTarget("buy_wood")).toBe("bonus/buy_wood");
    expect(desk.tablePanes).toEqual(["wheel"]);
    end();
  });

  it("opens the panes of the decision", () => {
    const panes = (decision: DecisionInfo, more: Partial<WoodTable> = {}) => {
      const { desk, end } = sitAt(table({ decision, ...more }));
      const found = [desk.tablePanes, desk.shopPane];
      end();
      return found;
    };
    expect(panes(question("actions", "tile/buy_wood", "ability/forester"))).toEqual([["wheel"], "orders"]);
    expect(panes(question("place_tool", "attic/B1"))).toEqual([[], "attic"]);
    expect(panes(question("take_order", "slot/1"))).toEqual([["orders"], "orders"]);
    expect(panes(question("refresh_row", "order_slot/1", "helper_slot/2"))).toEqual([["orders", "helpers"], "orders"]);
    const active = { main: "waiting", tile: "hire_helper" } as View["active"];
    expect(panes(question("actions", "button/main"), { view: view({ active }) })).toEqual([["helpers"], "orders"]);
  });

  const isSent = (kind: string, target: string, more: Partial<View> = {}) => {
    const decision = question(kind, target);
    const now = table({ decision, selected: decision.options[0]!, view: view(more) });
    sitAt(now).end();
    return vi.mocked(now.confirm).mock.calls.length > 0;
  };

  it("sends a verb of the turn by one touch, a tile where it was pointed to first, never what brings new cards", () => {
    const targets = ["order/flute", "tile/buy_wood", "order_slot/1", "slot/1"];
    pointing(false);
    expect(targets.filter((target) => isSent("actions", target))).toEqual(["order/flute"]);
    pointing(true);
    expect(targets.filter((target) => isSent("actions", target))).toEqual(["order/flute", "tile/buy_wood"]);
  });

  it("sends every choice of the opening by one touch, and what comes from the hand: those cards say what a touch does", () => {
    const targets = ["helper/forester", "keep/flute", "place/flute"];
    expect(targets.filter((target) => isSent("opening", target))).toEqual(targets);
    expect(isSent("place_hand", "hand/flute")).toBe(true);
  });

  it("sends another tile's action by one touch only where it asks first", () => {
    const rows = (...orders: string[]) => ({ orders, store: [], helpers: [], players: [{ goods: { blueberry: 1 } }] }) as unknown as Partial<View>;
    expect(isSent("actions", "lantern/choose_orders", rows("flute", "bench"))).toBe(true);
    expect(isSent("actions", "lantern/choose_orders", rows("flute"))).toBe(false);
    expect(isSent("actions", "bonus/upgrade_workshop", rows())).toBe(true);
  });

  it("has a card exchanged by a touch on the helper and one on the card", () => {
    const ability = { effects: [{ op: "refresh_row", rows: ["orders"], n: 1 }] };
    const now = table({ decision: question("actions", "ability/errand_runner", "button/done"), components: { helpers: { errand_runner: { ability } } } as never });
    const { desk, end } = sitAt(now);
    desk.send("errand_runner");
    expect([desk.errand, desk.tablePanes]).toEqual(["errand_runner", ["orders"]]);
    expect(now.touch).not.toHaveBeenCalled();
    desk.exchange("order_slot/2");
    flushSync();
    expect(now.touch).toHaveBeenCalledExactlyOnceWith("ability/errand_runner");
    desk.send("errand_runner"); // once more: the card is asked for
    expect(desk.errand).toBeNull();
    expect(now.touch).toHaveBeenCalledTimes(2);
    end();
  });

  it("offers the other tiles for a lantern when one has moved", () => {
    const { desk, end } = sitAt(table({ decision: question("actions", "lantern/hire_helper", "bonus/hire_helper") }));
    expect(desk.tileTarget("hire_helper")).toBe("lantern/hire_helper");
    desk.takeWay("bonus");
    expect(desk.tileTarget("hire_helper")).toBe("bonus/hire_helper");
    end();
  });

  it("lets others produce in place of those who bring most", () => {
    const produces = (n: number) => ({ production: [{ op: "gain", res: "blueberry", n }] });
    const components = { helpers: { picker: produces(3), gatherer: produces(2), boiler: produces(1) } };
    const decision = question("produce", "helper/picker", "helper/gatherer", "helper/boiler");
    const now = table({ decision, components: components as never, view: view({ active: { left: 2 } as View["active"], prices: { materials: [0] } as View["prices"] }) });
    const { desk, end } = sitAt(now);
    expect(desk.producers?.helpers).toEqual(["picker", "gatherer"]);
    desk.toggleProducer("boiler");
    expect(desk.producers?.helpers).toEqual(["gatherer", "boiler"]);
    desk.toggleProducer("gatherer");
    expect(desk.producers?.helpers).toEqual(["boiler"]);
    end();
  });
});

describe("what is pointed to", () => {
  const moved = { movementX: 1, movementY: 0 } as PointerEvent;

  it("opens where the pointer rests, and closes when it is gone", () => {
    vi.useFakeTimers();
    pointing(true);
    const glance = new Glance();
    glance.over("die/green-4.1", moved);
    expect(glance.of("die")).toBeNull();
    vi.advanceTimersByTime(200);
    expect([glance.of("die"), glance.of("tile")]).toEqual(["green-4.1", null]);
    glance.leave();
    glance.stay(); // it went on to what has opened
    vi.advanceTimersByTime(1000);
    expect(glance.of("die")).toBe("green-4.1");
    glance.leave();
    vi.advanceTimersByTime(1000);
    expect(glance.of("die")).toBeNull();
    vi.useRealTimers();
  });

  it("opens nothing by touch, nor what comes under a pointer at rest", () => {
    vi.useFakeTimers();
    const opens = (event: PointerEvent) => {
      const glance = new Glance();
      glance.over("die/green-4", event);
      vi.advanceTimersByTime(1000);
      return glance.of("die") !== null;
    };
    pointing(true);
    expect([opens(moved), opens({ movementX: 0, movementY: 0 } as PointerEvent)]).toEqual([true, false]);
    pointing(false);
    expect(opens(moved)).toBe(false);
    vi.useRealTimers();
  });
});
