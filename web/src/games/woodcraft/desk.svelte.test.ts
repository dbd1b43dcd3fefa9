import { flushSync } from "svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { DecisionInfo, Option } from "../../messages";
import { Desk } from "./desk.svelte";
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
  return { view: view(), seat: 0, selected: null, isLive: true, option, ...acts, ...more } as unknown as WoodTable;
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

  it("sends a verb of the turn by one touch, and a tile or a card that is replaced where it was pointed to first", () => {
    const sent = (target: string) => {
      const now = table({ decision: question("actions", target), selected: { id: 0, target, key: "", args: {} } });
      sitAt(now).end();
      return vi.mocked(now.confirm).mock.calls.length > 0;
    };
    const targets = ["order/flute", "tile/buy_wood", "order_slot/1", "slot/1"];
    pointing(false);
    expect(targets.filter(sent)).toEqual(["order/flute"]);
    pointing(true);
    expect(targets.filter(sent)).toEqual(["order/flute", "tile/buy_wood", "order_slot/1"]);
  });

  it("sends helper and kept orders of the opening by one touch, but not the last choice", () => {
    const sent = (target: string) => {
      const now = table({ decision: question("opening", target), selected: { id: 0, target, key: "", args: {} } });
      sitAt(now).end();
      return vi.mocked(now.confirm).mock.calls.length > 0;
    };
    expect(["helper/forester", "keep/flute", "place/flute"].filter(sent)).toEqual(["helper/forester", "keep/flute"]);
  });

  it("lays the order ready that was kept first", () => {
    const decision = question("opening", "place/bench", "place/flute");
    const now = table({ decision, view: view({ choosing: ["helper/forester", "keep/flute", "keep/bench"] }) });
    sitAt(now).end();
    expect(now.touch).toHaveBeenCalledExactlyOnceWith("place/flute");
  });
});
