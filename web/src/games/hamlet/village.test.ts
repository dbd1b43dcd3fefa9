import { describe, expect, test } from "vitest";
import { Camera } from "./camera.svelte";
import { components, view } from "./fakes";
import { landOf } from "./land";
import { type Point, SIDE, cellsIn, corners, depth, distance, edgeName, edgesOf, isInside, middleOf, pointOf } from "./lattice";
import { numbersBeside } from "./numbers";
import { spread } from "./spread";
import type { Lie } from "./types";
import { Village, besideEdge, figuresIn, nameplate, outlineOf, slotPlace } from "./village";

const HERE: Lie = { anchor: [0, 0], rotation: 0 };
const TILES = Object.entries(components.tiles);

describe("the lattice", () => {
  test("b points up and to the right, as far as a side is long", () => {
    expect(pointOf([2, 0])).toEqual({ x: 2 * SIDE, y: -0 });
    expect(pointOf([0, 1]).x).toBe(SIDE / 2);
    expect(pointOf([0, 1]).y).toBeLessThan(0);
    expect(distance(pointOf([0, 0]), pointOf([0, 1]))).toBeCloseTo(SIDE);
  });

  test("both directions of an edge have one name, and different edges different ones", () => {
    expect(edgeName({ vertex: [1, 0], direction: 3 })).toBe(edgeName({ vertex: [0, 0], direction: 0 }));
    expect(edgeName({ vertex: [0, 0], direction: 1 })).not.toBe(edgeName({ vertex: [0, 0], direction: 2 }));
  });

  test.each([
    ["church", 24],
    ["quarry", 6],
    ["market", 9],
    ["sawmill", 10],
    ["lumber_mill", 12],
  ])("%s holds %i triangles, however it is turned", (id, count) => {
    for (let rotation = 0; rotation < 6; rotation += 1) {
      const outline = corners(components.tiles[id]!.walk, { anchor: [0, 0], rotation }).map(pointOf);
      expect(cellsIn(outline)).toHaveLength(count);
    }
  });
});

describe("a tile as countryside", () => {
  test.each(TILES)("%s has its heart and its figures well inside", (id, card) => {
    const land = landOf(id, card, 1);
    expect(depth(land.heart, land.outline)).toBeGreaterThan(SIDE / 2);
    expect(land.places.length).toBeGreaterThan(1);
    for (const place of land.places) expect(isInside(place, land.outline)).toBe(true);
  });

  test.each(TILES)("%s: ways lead from the middle of each segment to the heart", (id, card) => {
    const land = landOf(id, card, 0);
    edgesOf(card.walk, HERE).forEach((edge, i) => {
      const way = land.ways[i]!;
      expect(way[0]).toEqual(middleOf(edge));
      expect(way.at(-1)).toEqual(land.heart);
      for (const point of way.slice(1)) expect(isInside(point, land.outline)).toBe(true);
    });
  });

  test("two roads are one that passes, more of them meet", () => {
    expect(landOf("sawmill", components.tiles.sawmill!, 0).roads).toHaveLength(1);
    expect(landOf("church", components.tiles.church!, 0).roads).toHaveLength(5);
    expect(landOf("pond", components.tiles.pond!, 0).roads).toEqual([]);
  });

  test("forests grow trees, mountains crags, roads nothing", () => {
    const drawn = (id: string) => landOf(id, components.tiles[id]!, 0).scenery.map(({ drawing }) => drawing);
    expect(drawn("pond").every((drawing) => /^(crag_|rock)/.test(drawing))).toBe(true);
    expect(drawn("lumber_mill").every((drawing) => /^(pine|oak|poplar)$/.test(drawing))).toBe(true);
  });
});

describe("the village", () => {
  const village = new Village(view(), components);
  const numbers = (way: string) => [...way.matchAll(/-?[\d.]+/g)].map(Number);

  test("linked tiles share an edge on which roads meet", () => {
    expect(village.areLinked("church", "quarry")).toBe(true);
    expect(village.areLinked("market", "church")).toBe(true);
    expect(village.areLinked("quarry", "market")).toBe(false);
  });

  test("a way leads from heart to heart", () => {
    const way = numbers(village.way(["quarry", "church", "market"]));
    const ends = [way.slice(0, 2), way.slice(-2)];
    ["quarry", "market"].forEach((id, i) => {
      const { x, y } = village.plots.get(id)!.heart;
      expect(ends[i]![0]).toBeCloseTo(x, 0);
      expect(ends[i]![1]).toBeCloseTo(y, 0);
    });
    expect(village.way(["quarry"])).toBe("");
  });

  test("a built road is a way too", () => {
    const { tiles } = view();
    const road = { contact: 4, one: "quarry", other: "pond", kind: "bridge" as const, owner: 1 };
    const pond = { ...tiles[1]!, id: "pond", anchor: [-4, 6] as [number, number], rotation: 0, tokens: [] };
    const edge = { vertex: [-4, 6] as [number, number], direction: 0 };
    const joined = new Village(view({ tiles: [...tiles, pond], roads: [{ ...road, edge }], links: [["quarry", "pond"]] }), components);
    expect(joined.areLinked("pond", "quarry")).toBe(true);
  });

  test("a touch finds its tile, and none beside the village", () => {
    expect(village.tileAt(village.plots.get("market")!.heart)).toBe("market");
    expect(village.tileAt({ x: 9999, y: 0 })).toBe(null);
  });

  test("equal figures are one drawing with a number, each kind on a place of its own", () => {
    const found = figuresIn(village);
    expect(found.map(({ kind, player, tile, isDone, count }) => [kind, player, tile, isDone, count])).toEqual([
      ["villager", 0, "church", false, 1],
      ["donkey", 0, "church", false, 2],
      ["villager", 1, "quarry", true, 1],
      ["donkey", 1, "market", true, 1],
    ]);
    expect(distance(found[0]!.at, found[1]!.at)).toBeGreaterThan(20);
  });

  test("names stand below the tokens", () => {
    const quarry = village.plots.get("quarry")!;
    expect(nameplate(quarry).y).toBeGreaterThan(slotPlace(quarry, 1).y + 9);
    expect(isInside(slotPlace(quarry, 2), outlineOf(quarry))).toBe(true);
  });
});

test("chips that lie on each other are pushed apart", () => {
  const points: Point[] = [{ x: 0, y: 0 }, { x: 0, y: 0 }, { x: 5, y: 0 }, { x: 200, y: 0 }];
  const made = spread(points, 30);
  for (const [i, one] of made.entries()) {
    for (const other of made.slice(i + 1)) expect(distance(one, other)).toBeGreaterThan(28);
  }
  expect(made[3]).toEqual({ x: 200, y: 0 });
});

describe("the camera", () => {
  function look(): Camera {
    const camera = new Camera(() => ({ left: 50, top: 0, right: 0, bottom: 0 }));
    camera.width = 850;
    camera.height = 400;
    return camera;
  }

  test("fits what it is shown into the room beside the margins", () => {
    const camera = look();
    camera.fit(camera.fitting([{ x: -100, y: -100 }, { x: 1500, y: 100 }]));
    expect(camera.scale).toBe(0.5);
    expect(camera.onMap({ x: -100, y: 0 })).toEqual({ x: 50, y: 200 });
    expect(camera.isSeen({ x: 1500, y: 0 }, 0)).toBe(true);
    expect(camera.isHeld).toBe(false);
  });

  test("does not see what lies below something else", () => {
    const camera = new Camera(() => ({ left: 0, top: 0, right: 0, bottom: 0 }), undefined, () => 150);
    [camera.width, camera.height] = [800, 400];
    camera.fit(camera.fitting([{ x: 0, y: 0 }, { x: 800, y: 400 }]));
    expect([200, 300].map((y) => camera.isSeen({ x: 400, y }))).toEqual([true, false]);
  });

  test("zooms around a point, and holds what somebody chose", () => {
    const camera = look();
    camera.fit(camera.fitting([{ x: 0, y: 0 }, { x: 800, y: 400 }]));
    const before = camera.fromMap({ x: 300, y: 100 });
    camera.zoom(1.5, { x: 300, y: 100 });
    expect(camera.fromMap({ x: 300, y: 100 }).x).toBeCloseTo(before.x);
    expect(camera.isHeld).toBe(true);
    camera.zoom(100);
    expect(camera.scale).toBeLessThan(3);
  });

  test("shows a village that would be too small where something is asked, and nothing beyond it", () => {
    const camera = look();
    const whole = [{ x: 0, y: 0 }, { x: 4000, y: 2000 }];
    const about = [{ x: 3800, y: 900 }, { x: 4000, y: 1000 }];
    camera.fit(camera.fitting(whole, about));
    expect(camera.scale).toBeGreaterThan(0.5);
    expect(camera.onMap({ x: 4000, y: 950 }).x).toBeCloseTo(850);
    expect(camera.onMap({ x: 4000, y: 950 }).y).toBeCloseTo(200);
    camera.fitWhole(whole);
    expect(camera.scale).toBe(0.2);
    expect(camera.isHeld).toBe(true);
  });

  test("moves no further than needed to show something", () => {
    const camera = look();
    camera.fit(camera.fitting([{ x: 0, y: 0 }, { x: 800, y: 400 }]));
    camera.reveal([{ x: 100, y: 100 }, { x: 200, y: 200 }]);
    expect(camera.onMap({ x: 0, y: 0 })).toEqual({ x: 50, y: 0 });
    camera.reveal([{ x: 100, y: 300 }, { x: 200, y: 450 }]);
    expect(camera.onMap({ x: 0, y: 450 })).toEqual({ x: 50, y: 388 });
    expect(camera.isHeld).toBe(false);
  });
});

describe("numbers of sites", () => {
  const village = new Village(view(), components);
  const [DISC, APART] = [17, 35];
  const free = [...village.plots.values()].flatMap(({ card, id }) => {
    const lie = village.view.tiles.find((tile) => tile.id === id)!;
    return edgesOf(card.walk, lie).filter((edge) => village.tileAt(besideEdge(edge, 30)) === null);
  });

  test.each([0.5, 0.8, 1.4])("stand beside the village and not on each other at scale %d", (scale) => {
    const made = free.map((edge) => numbersBeside([edge], { village, names: [], scale }, DISC, APART)[0]!);
    expect(made.length).toBeGreaterThan(5);
    expect(made.filter((at) => village.tileAt(at) !== null)).toEqual([]);
    const [one, other] = numbersBeside([free[0]!, free[0]!], { village, names: [], scale }, DISC, APART);
    expect(distance(one!, other!) * scale).toBeGreaterThan(DISC);
  });

  test("leave a name alone that stands where they would", () => {
    const [home] = numbersBeside([free[0]!], { village, names: [], scale: 1 }, DISC, APART);
    const name = { middle: home!, width: 40, height: 12, isTall: false };
    const [away] = numbersBeside([free[0]!], { village, names: [name], scale: 1 }, DISC, APART);
    expect(distance(home!, away!)).toBeGreaterThan(DISC / 2);
  });
});

test("what lies under the corner of the map is shown beside it, and no smaller than needed", () => {
  const corner = { width: 100, height: 100 };
  const camera = new Camera(() => ({ left: 0, top: 0, right: 0, bottom: 0 }), undefined, undefined, () => [corner]);
  [camera.width, camera.height] = [900, 400];
  camera.fit(camera.fitting([{ x: 0, y: 0 }, { x: 800, y: 0 }, { x: 0, y: 400 }, { x: 800, y: 400 }]));
  expect([camera.scale, camera.onMap({ x: 0, y: 400 })]).toEqual([1, { x: 100, y: 400 }]);
  camera.fit(camera.fitting([{ x: 0, y: 0 }, { x: 900, y: 0 }, { x: 0, y: 400 }, { x: 900, y: 400 }]));
  expect(camera.scale).toBeCloseTo(800 / 900);
  camera.fit(camera.fitting([{ x: 0, y: 0 }, { x: 900, y: 0 }, { x: 450, y: 400 }]));
  expect(camera.scale).toBe(1);
});
