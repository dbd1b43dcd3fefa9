/** Villages on the pages that teach: what lies where. */

import type { LaidTile, Player, Resource, Road, Token, View } from "../types";

interface More {
  flag?: number;
  tokens?: (Token | null)[];
}

function tile(id: string, a: number, b: number, rotation: number, { flag, tokens = [] }: More = {}): LaidTile {
  return { id, anchor: [a, b], rotation, in_network: true, flag: flag ?? null, tokens };
}

/** A token; basic ones have no maker. */
function good(resource: Resource, maker: number | null = null, high = false): Token {
  return { resource, maker, high };
}

function road(contact: number, kind: Road["kind"], one: string, other: string, a: number, b: number, direction: number, owner: number): Road {
  return { contact, kind, one, other, edge: { vertex: [a, b], direction }, owner };
}

/** Who stands where. */
function people(villagers: string[], donkeys: string[]): Player {
  return {
    villagers: villagers.map((place) => ({ tile: place, lying: false })),
    donkeys: donkeys.map((place) => ({ tile: place, moved: false })),
  } as Player;
}

function view(shown: Partial<View>): View {
  return { roads: [], links: [], church_parts: 2, players: [], active: null, ...shown } as View;
}

const church = tile("church", 0, 0, 0);
const market = tile("market", 2, 1, 0);
const hall = tile("town_hall", 3, -3, 0);
const woodcutter = tile("woodcutter", -6, 3, 4, { tokens: [good("wood"), good("wood"), null] });
const quarry = tile("quarry", -4, 4, 5, { tokens: [good("stone"), good("stone"), good("stone")] });
const farm = tile("farm", 2, 4, 3, { tokens: [good("wheat"), null, null] });

/** A village that three people have built. */
export const grown = view({
  church_parts: 4,
  tiles: [
    church, woodcutter, quarry, farm, market, hall,
    tile("flour_mill", 6, 2, 1, { tokens: [good("flour", 1)] }),
    tile("forest_pond", 1, -2, 0, { flag: 2 }),
    tile("small_woodland", 0, -1, 1, { flag: 0 }),
    tile("sawmill", 4, 5, 2, { tokens: [good("timber", 0, true)] }),
    tile("small_mountain_range", -2, 4, 0, { flag: 0 }),
    tile("dairy_farm", 0, 4, 0, { tokens: [good("milk", 2)] }),
    tile("mountain_pond", -4, 5, 0, { flag: 0 }),
    tile("shrine", -6, 1, 0, { flag: 1 }),
  ],
  roads: [
    road(11, "path", "town_hall", "forest_pond", 2, -2, 1, 2),
    road(18, "path", "farm", "sawmill", 1, 4, 0, 2),
    road(21, "bridge", "church", "small_mountain_range", -2, 4, 0, 2),
    road(27, "path", "woodcutter", "shrine", -4, 1, 2, 1),
    road(25, "bridge", "quarry", "mountain_pond", -4, 5, 0, 0),
  ],
  players: [
    people(["town_hall", "sawmill"], ["church", "market"]),
    people(["flour_mill"], ["church"]),
    people(["dairy_farm"], ["farm"]),
  ],
});

/** Timber two tiles away from the church, and a donkey between. */
export const carried = view({
  tiles: [church, woodcutter, tile("sawmill", -8, 4, 4, { tokens: [good("timber", 0)] })],
  roads: [road(10, "path", "woodcutter", "sawmill", -5, 2, 2, 1)],
  links: [["church", "woodcutter"], ["woodcutter", "sawmill"]],
  players: [people(["church"], ["woodcutter"])],
});
