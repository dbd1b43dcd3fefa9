/** A small box and a village for tests. */

import type { Active, Card, Catalogue, Fit, Player, Terrain, View } from "./types";

const LETTERS: Record<string, Terrain> = { R: "road", F: "forest", M: "mountain" };

function card(walk: string, terrain: string, more: Partial<Card> = {}): Card {
  return {
    group: "bag",
    kind: "landmark",
    walk: [...walk].map(Number),
    terrain: [...terrain].map((letter) => LETTERS[letter]!),
    bill: { groups: [{ resources: ["wood"], amount: 2 }], coins: 0 },
    points: 5,
    slots: 0,
    holds: [],
    input: null,
    output: null,
    gains: { coins: 0, points: 0 },
    scoring: null,
    ...more,
  };
}

export const components: Catalogue = {
  tiles: {
    church: card("01012323434505", "FRMRRFFMRMFRMF", { kind: "special" }),
    quarry: card("012345", "MMRMMM", { kind: "production", slots: 3, holds: ["stone"], gains: { coins: 2, points: 0 } }),
    market: card("000222444", "FFFFFRFFR", { kind: "special" }),
    pond: card("012345", "MMMMMM", {
      scoring: { op: "per_segment", points: 2, count: "", terrains: ["mountain"], cap: 0, network: false },
    }),
    sawmill: card("0120224445", "FFRFFRFFFF", { kind: "refinery", slots: 1, holds: ["timber"], input: "wood", output: "timber" }),
    lumber_mill: card("0121234545", "FRFFFFFFRF", { kind: "refinery", slots: 2, holds: ["timber"], input: "wood", output: "timber" }),
  },
  sales: {},
  deliveries: {},
  roads: { bridge: { groups: [], coins: 0 }, path: { groups: [], coins: 0 } },
  awards: {},
  villagers: [5, 7, 9],
  donkey: 3,
  begging: 1,
  road_points: 1,
  planner_points: 1,
  longest_points: 2,
  coins_per_point: 3,
  reward: { coins: 1, points: 1, high_factor: 2 },
  solo: { hire_cost: 5, discs: [3, 2, 1] },
};

export function player(more: Partial<Player> = {}): Player {
  return {
    coins: 3,
    score: 0,
    plans: [],
    roads: 5,
    supply: { timber: 2, brick: 2, flour: 2, milk: 2 },
    villagers: [{ tile: "church", lying: false }],
    donkeys: [
      { tile: "church", moved: false },
      { tile: "church", moved: false },
    ],
    sales: [],
    deliveries: [],
    flags: [],
    longest: 0,
    longest_tiles: [],
    sheet: { points: 0 },
    points: 0,
    is_rival: false,
    ...more,
  };
}

const fit = (site: number, number: number, rotation: number): Fit => ({
  site,
  fit: number,
  anchor: [-4, 4],
  rotation,
  edge: { vertex: [0, 0], direction: 3 },
  touched: ["church"],
  links: [],
  cliffs: 0,
});

export function active(more: Partial<Active> = {}): Active {
  return {
    player: 0,
    villagers: 1,
    donkeys_done: false,
    tile: null,
    building: "pond",
    fits: [fit(2, 0, 0), fit(2, 1, 1), fit(2, 2, 2), fit(5, 0, 0)],
    sites: [],
    bill: null,
    sources: [],
    market_path: null,
    suggestion: null,
    ahead: {},
    ...more,
  };
}

/** The church, the quarry above it and the market beside it. */
export function view(more: Partial<View> = {}): View {
  const lying = { in_network: true, flag: null };
  return {
    round: 3,
    step: "turn",
    first: 0,
    turn: 0,
    order: [0, 1],
    last_round: false,
    tiles: [
      { id: "church", anchor: [0, 0], rotation: 0, tokens: [], ...lying },
      { id: "quarry", anchor: [-4, 4], rotation: 5, tokens: [{ resource: "stone", maker: null, high: false }, null, null], ...lying },
      { id: "market", anchor: [2, 1], rotation: 0, tokens: [], ...lying },
    ],
    roads: [],
    links: [
      ["church", "quarry"],
      ["church", "market"],
    ],
    row: [],
    bag: 6,
    stacks: [],
    sales: [null, null, null],
    sale_stack: 5,
    church: [],
    church_parts: 2,
    milestones: {},
    awards: {},
    market: { basic: 3, refined: 5 },
    players: [player(), player({ villagers: [{ tile: "quarry", lying: true }], donkeys: [{ tile: "market", moved: true }] })],
    prices: { villager: 5, donkey: 3 },
    active: null,
    solo: null,
    ...more,
  };
}
