import { cleanup, render } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, describe, expect, it } from "vitest";
import { FakeSocket, position, tableInfo } from "../../lib/fakes";
import { Kit } from "../../lib/kit.svelte";
import { LiveTable } from "../../lib/table.svelte";
import { Words } from "../../lib/words";
import type { DecisionInfo } from "../../messages";
import Board from "./Board.svelte";
import { PLACES, WORKERS } from "./comforts";
import { active, asked, components, player, table, view } from "./fakes";
import type { View } from "./types";

afterEach(cleanup);

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

  it("tells what places with all their dice will bring, there and in the stock", () => {
    const { at, click, container } = sit(asked("assign", "button/nothing"));
    const more = () => [...container.querySelectorAll<HTMLElement>(".stock li:has(.more)")].map((li) => `${li.dataset.thing} ${li.querySelector(".more")?.textContent}`);
    click("die/1", "place/forest_2");
    expect(more()).toEqual([]);
    click("die/3", "place/forest_2", "die/0", "place/forest_1");
    expect(at("place/forest_2").querySelector(".sure .word")?.textContent).toBe("view-gives");
    expect(more()).toEqual(["resource/wood +3view-soon", "resource/fruit +2view-soon", "resource/coin +1view-soon"]);
    click("place/forest_1");
    expect(at("place/forest_1").querySelector(".sure")).toBeNull();
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
    const beyond = [{ place: "orchard#1", owner: 1 }, { place: "guest_cottage#1", owner: 0 }];
    const fits = { ...active().fits, "orchard#1": { 4: 0, 5: 0 } };
    const { click, container } = sit(asked("assign", "button/nothing"), { beyond, active: active({ fits }) });
    const said = () => container.querySelector(".prompt__why")?.textContent;
    click("die/0", "place/market");
    expect(said()).toContain("view-no-worker");
    click("place/orchard#1");
    expect(said()).toContain("view-only-family");
    click("place/guest_cottage#1");
    expect(said()).toContain("view-not-owner");
    click("place/river_c");
    expect(said()).toContain("view-too-few-tokens");
  });

  it("puts a die in place of one that lies there", () => {
    const { at, click } = sit(asked("assign", "button/nothing"));
    click("die/1", "place/river_c", "die/3", "place/river_c");
    expect(at("die/1").classList).toContain("lit");
    expect(at("die/3").classList).toContain("used");
    expect(at("place/river_c").classList).toContain("full");
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

  it("knows no more tokens than there are, though fewer dice would need more of them", () => {
    const { seen, container, at, click } = sit(asked("assign", "dice/13", "button/nothing"), { active: active({ place: "forest_2", fits: { forest_2: { "1": 2, "13": 0 } } }) });
    click("die/1", "place/forest_2");
    expect(at("place/forest_2").classList).toContain("part");
    expect(container.querySelector(".tokens")?.getAttribute("aria-label")).toBe("view-lessons 1");
    click(DONE);
    expect(seen.touch).toHaveBeenCalledWith("button/nothing");
  });

  it("says that it can't go on where the clubhouse does not offer what lies there", () => {
    const { seen, container, click } = sit(asked("assign", "button/nothing"));
    click("die/0", "place/forest_1", DONE);
    expect(seen.touch).not.toHaveBeenCalled();
    expect(container.querySelector(".prompt__why")?.textContent).toContain("view-plan-stuck");
  });

  it("brings a die to the inn for which something is given", () => {
    const { at, click } = sit(asked("assign", "button/nothing"), { active: active({ fits: { inn: { "0": 0, "1": 0, "5": 0 } } }) });
    click("place/inn");
    expect(["die/0", "die/1", "die/5"].filter((die) => at(die).classList.contains("used"))).toEqual(["die/1"]);
  });

  it("leaves the dice that another place needs", () => {
    const fits = { market: { "0": 0, "1": 0 }, forest_1: { "0": 0 } };
    const { at, click } = sit(asked("assign", "button/nothing"), { active: active({ fits }) });
    click("place/market", "place/forest_1");
    expect(["place/market", "place/forest_1"].map((place) => at(place).classList.contains("full"))).toEqual([true, true]);
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

  /** A table where all places are open but those of my workers; with all of them out, two buttons are left. */
  function out(...workers: string[]) {
    const free = PLACES.filter((place) => !workers.includes(place)).map((place) => `place/${place}`);
    const left = workers.length < WORKERS ? free : ["button/ready", "button/back"];
    const decision = { ...asked("place_workers", ...left), asked: `${workers.length}` };
    return table({ decision, view: view({ ...placing, players: [player({ workers }), player()] }) });
  }

  /** A page on which some workers have been sent out one by one. */
  async function send(...places: string[]) {
    let seen = out();
    const { container, rerender } = render(Board, { table: seen });
    const click = (target: string) => {
      container.querySelector<HTMLButtonElement>(`button[data-target="${target}"]`)?.click();
      flushSync();
    };
    for (const [i, place] of places.entries()) {
      click(`place/${place}`);
      expect(seen.touch).toHaveBeenLastCalledWith(`place/${place}`);
      seen = out(...places.slice(0, i + 1));
      await rerender({ table: seen });
    }
    return { seen, container, click, rerender };
  }

  it("tells of each at once, and is ready only when that is said", async () => {
    const { seen, container, click } = await send("market", "forest_1", "inn", "river_a");
    expect(seen.touch).not.toHaveBeenCalled();
    expect(container.querySelectorAll('[data-piece^="worker/0/"]')).toHaveLength(4);
    click("button/ready");
    expect(seen.touch).toHaveBeenCalledWith("button/ready");
  });

  it("is not done before all are out", async () => {
    const { seen, click } = await send("market", "forest_1", "inn");
    click("button/plan");
    expect(seen.touch).not.toHaveBeenCalled();
  });

  it("calls back the last one, and sends it somewhere else", async () => {
    const { seen, click, rerender } = await send("market", "forest_1", "inn", "river_a");
    click("place/river_a");
    expect(seen.touch).toHaveBeenLastCalledWith("button/back");
    const next = out("market", "forest_1", "inn");
    await rerender({ table: next });
    click("place/owl_pick");
    expect(next.touch).toHaveBeenLastCalledWith("place/owl_pick");
  });

  it("calls back the last one by a button", async () => {
    const { seen, container, click } = await send("market", "forest_1", "inn", "river_a");
    click("button/back");
    expect(seen.touch).toHaveBeenLastCalledWith("button/back");
    expect(container.querySelectorAll('[data-piece^="worker/0/"]')).toHaveLength(3);
  });

  it("waits for those who are not ready", () => {
    const players = [player({ ready: true }), player()];
    const seen = table({ decision: null, view: view({ ...placing, players }) });
    const { container } = render(Board, { table: seen });
    expect(container.querySelector('button[data-target="button/plan"]')).toBeNull();
  });

  /** A clubhouse that waits for Ben after Ada's "done"; Ada touches "move workers", then calls one back. */
  function moveAgain() {
    FakeSocket.install();
    const kit = new Kit("creature_comforts", new Words("en", []), components, { direct: ["creature_comforts.place_workers"] });
    const seen = new LiveTable(kit, tableInfo({ game: "creature_comforts" }), "k".repeat(20));
    const socket = FakeSocket.last;
    socket.welcome(0);
    const workers = ["market", "forest_1", "inn", "river_a"];
    const told = (ready: boolean) => ({ view: { ...view({ ...placing, players: [player({ workers, ready }), player()] }) }, can_undo: true, waiting: [1] });
    const all = { ...asked("place_workers", "button/ready", "button/back"), asked: "all" };
    socket.say(position(all, told(false)));
    const { container } = render(Board, { table: seen as never });
    const click = (target: string) => {
      container.querySelector<HTMLButtonElement>(`button[data-target="${target}"]`)?.click();
      flushSync();
    };
    flushSync(() => socket.say(position(null, told(true))));
    click("button/again");
    click("place/river_a");
    const standing = () => [...container.querySelectorAll<HTMLElement>('[data-piece^="worker/0/"]')].map(({ dataset }) => dataset.piece?.slice("worker/0/".length));
    return { seen, socket, click, standing, workers, again: () => flushSync(() => socket.say(position({ ...all, asked: "again" }, told(false)))) };
  }

  it("keeps what is touched while the clubhouse has not yet answered", () => {
    const { seen, socket, standing, again } = moveAgain();
    expect(standing()).toEqual(expect.not.arrayContaining(["river_a"]));
    expect(socket.got("choose")).toEqual([]);
    again();
    expect(socket.got("choose").map(({ asked, option }) => [asked, option])).toEqual([["again", 1]]);
    seen.close();
  });

  it("shows all where they were when it is too late to move them", () => {
    const { seen, socket, click, standing, workers, again } = moveAgain();
    const token = socket.got("undo")[0]?.token ?? null;
    flushSync(() => socket.say({ type: "refused", token, code: "no_undo", rule: null, key: null }));
    expect(new Set(standing())).toEqual(new Set(workers));
    click("button/again");
    again();
    expect(socket.got("choose")).toEqual([]);
    seen.close();
  });

  it("asks the clubhouse why nobody may go somewhere", () => {
    const seen = table({ decision: asked("place_workers", "place/inn", "place/market"), view: view(placing) });
    const { container } = render(Board, { table: seen });
    container.querySelector<HTMLButtonElement>('button[data-target="place/forest_1"]')?.click();
    expect(seen.touch).toHaveBeenCalledWith("place/forest_1");
    expect(container.querySelectorAll('[data-piece^="worker/0/"]')).toHaveLength(0);
  });

  it("leaves a worker where somebody else has placed it", () => {
    const lent = ["market"];
    const decision = asked("place_workers", "place/inn", "place/forest_1");
    const { container } = render(Board, { table: table({ decision, view: view({ ...placing, players: [player({ workers: lent, lent }), player()] }) }) });
    container.querySelector<HTMLButtonElement>('button[data-target="place/market"]')?.click();
    flushSync();
    expect(container.querySelectorAll('[data-piece="worker/0/market"]')).toHaveLength(1);
  });

  it("shows where the others stand", () => {
    const others = [player(), player({ workers: ["inn", "market"] })];
    const { container } = render(Board, { table: table({ decision: asked("place_workers", "place/inn", "place/forest_1"), view: view({ ...placing, players: others }) }) });
    expect(container.querySelectorAll('[data-piece^="worker/1/"]')).toHaveLength(2);
  });

  it("then asks for the wheelbarrow where it may go", () => {
    const workers = ["forest_1", "inn", "market", "river_a"];
    const seen = table({ decision: asked("place_workers", "barrow/forest_1", "button/no_barrow"), view: view({ ...placing, players: [player({ workers })] }) });
    const { container } = render(Board, { table: seen });
    expect(container.querySelector('button[data-target="barrow/forest_1"]')?.classList).toContain("lit");
    expect(container.querySelector('button[data-target="barrow/inn"]')).toBeNull();
  });
});

describe("storing for the winter", () => {
  const den = player({ crafted: ["flute", "soup"], stored: [{ story: 2 }, {}] });
  const decision = asked("store", "crafted/soup", "button/done", "stored/flute");

  it("lays tokens on cards, where they can be taken back", () => {
    const seen = table({ decision, view: view({ step: "final", turn: null, players: [den, player()] }) });
    const { container } = render(Board, { table: seen });
    expect(container.querySelectorAll('[data-piece="comfort/flute"] .stored .i')).toHaveLength(2);
    container.querySelector<HTMLButtonElement>('button[data-target="stored/flute"]')?.click();
    expect(seen.touch).toHaveBeenCalledWith("stored/flute");
    container.querySelector<HTMLButtonElement>('button[data-target="crafted/soup"]')?.click();
    expect(seen.touch).toHaveBeenCalledWith("crafted/soup");
  });

  it("shows them to everybody", () => {
    const over = view({ step: "over", turn: null, players: [player(), den] });
    const { container } = render(Board, { table: table({ seat: 1, isLive: false, view: over }) });
    expect(container.querySelector('[data-piece="comfort/flute"] .stored .i')).not.toBeNull();
    expect(container.querySelector('[data-piece="comfort/soup"] .stored')).toBeNull();
  });
});

describe("choosing a family", () => {
  it("shows those that are free, and nobody on the board", () => {
    const players = [player({ family: null }), player({ family: "rabbit" })];
    const seen = table({ decision: asked("choose_family", "den/fox", "den/squirrel"), view: view({ step: "setup", month: 0, turn: null, players }) });
    const { container } = render(Board, { table: seen });
    expect(container.querySelectorAll('button[data-target^="den/"]')).toHaveLength(2);
    container.querySelector<HTMLButtonElement>('button[data-target="den/fox"]')?.click();
    expect(seen.touch).toHaveBeenCalledWith("den/fox");
  });
});
