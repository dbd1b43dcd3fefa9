/** What the board needs to know about a table: questions, players, names of things. */

import type { IconName } from "../../design/icons";
import type { Other } from "../../lib/contract";
import type { Option } from "../../messages";
import { sentences } from "../../lib/sentences";
import { listed } from "../../table/listed";
import type { Bill, Card, Demand, Gain, HamletTable, Player, Resource, Scoring, Terrain, Token, View } from "./types";

export const CHURCH_PARTS = 6;
export const HAND = 3;

// Drawings

export function icon(name: string): IconName {
  return `hamlet/${name}`;
}

const RESOURCE_ICONS: Record<Resource, IconName> = {
  wood: "wood",
  stone: "stone",
  wheat: "grain",
  timber: "plank",
  brick: "brick",
  flour: "flour",
  milk: "milk",
};

export function resourceIcon(resource: Resource): IconName {
  return RESOURCE_ICONS[resource];
}

/** What a milestone is for. */
export const GOAL_ICONS: Record<string, IconName> = { carpenter: "plank", mason: "brick", miller: "flour", herder: "milk", planner: icon("road") };

export function isRefined(resource: Resource): boolean {
  return !["wood", "stone", "wheat"].includes(resource);
}

/** The drawing that stands on a tile: some tiles share theirs. */
export function drawingOf(tile: string): string {
  if (tile.startsWith("barn_")) return "barn";
  if (tile.startsWith("outpost_")) return "outpost";
  return tile.endsWith("_pond") ? "pond" : tile;
}

// Questions

/** The last part of the kind of question: "pay" of "hamlet.pay"; none without a question to me. */
export function asked(table: HamletTable): string {
  return (table.isLive && table.decision?.kind.split(".").at(-1)) || "";
}

/** Whether a tile is being laid: a site is asked for, or a way to lie. */
export function isPlacing(table: HamletTable): boolean {
  return ["choose_site", "choose_fit", "lay_starter"].includes(asked(table));
}

export function zoneOf(target: string): string {
  return target.slice(0, target.indexOf("/"));
}

export function restOf(target: string): string {
  return target.slice(target.indexOf("/") + 1);
}

export function optionsIn(table: HamletTable, ...zones: string[]): Option[] {
  if (!table.isLive) return [];
  return (table.decision?.options ?? []).filter(({ target }) => zones.includes(zoneOf(target)));
}

export function offers(table: HamletTable, target: string): boolean {
  return table.isLive && table.option(target) !== null;
}

/** In which zone a question speaks of tiles of the village. */
export function tileZone(table: HamletTable): "activate" | "stand" | "tile" | null {
  const zones: Record<string, "activate" | "stand" | "tile"> = {
    act: "activate",
    stand_at: "stand",
    place_donkey: "tile",
    donkey_to: "tile",
  };
  return zones[asked(table)] ?? null;
}

/** Whether nothing is left to do in the turn after this: no villager stands, and no donkey can move. */
export function isOverAfter(table: HamletTable, target: string): boolean {
  const { active, players } = table.view;
  if (!active || active.villagers > 0 || !offers(table, target)) return false;
  const kind = asked(table);
  if (kind === "act") return target === "button/end";
  const haveMoved = active.donkeys_done || players[active.player]?.donkeys.every(({ moved }) => moved) === true;
  return target === "button/done" && (kind === "donkey_from" || (kind === "hire" && haveMoved));
}

// Players

/** The players after this one, around the table. */
export function playersAfter(view: View, player: number): number[] {
  const count = view.players.length;
  return Array.from({ length: count - 1 }, (_, i) => (player + 1 + i) % count);
}

interface Stat {
  sign: IconName;
  /** The icon in words. */
  thing: string;
  key: string;
  value: (player: Player) => number;
}
/** What is counted of every player. */
export const STATS: Stat[] = [
  { sign: "coin", thing: "coin", key: "view-coins", value: ({ coins }) => coins },
  { sign: icon("villager"), thing: "villager", key: "view-villagers", value: ({ villagers }) => villagers.length },
  { sign: icon("donkey"), thing: "donkey", key: "view-donkeys", value: ({ donkeys }) => donkeys.length },
  { sign: icon("road"), thing: "road", key: "view-roads-left", value: ({ roads }) => roads },
  { sign: icon("plan"), thing: "plan", key: "view-plans", value: ({ plans }) => plans.length },
  { sign: icon("spire"), thing: "spire", key: "view-deliveries", value: ({ deliveries }) => deliveries.length },
  { sign: icon("stall"), thing: "stall", key: "view-sales", value: ({ sales }) => sales.length },
];

export function playerName(table: HamletTable, player: number): string {
  return table.view.players[player]?.is_rival ? table.name("rival") : table.seatName(player);
}

export function isOnTurn(table: HamletTable, player: number): boolean {
  return !table.end && table.view.turn === player;
}

/** The opponent of a game alone: its sheet stands beside mine. */
export function withoutSeat(table: HamletTable): Other[] {
  return table.view.players.flatMap(({ is_rival, sheet, points: total }, player) =>
    is_rival ? [{ name: playerName(table, player), badge: player, sheet: { parts: sheet, total } }] : [],
  );
}

// Words

export function tileName(table: HamletTable, tile: string): string {
  return table.name(`tile/${tile}`);
}

/**
 * Without what tells two tiles of a name apart: where the tile is drawn, it is seen.
 * No line ends with a preposition of one letter.
 */
export function shortName(table: HamletTable, tile: string): string {
  return tileName(table, tile).replace(/ \([^)]*\)$/, "").replace(/ (\p{Ll}) /u, " $1\u00a0");
}

export function resourceName(table: HamletTable, resource: Resource): string {
  return table.name(`resource/${resource}`);
}

function demandWords(table: HamletTable, { resources, amount }: Demand): string {
  const [first] = resources;
  if (resources.length === 1 && first) return table.say("view-cost-some", { n: amount, resource: `resource/${first}` });
  const things = resources.map((resource) => resourceName(table, resource)).join(" + ");
  return table.say("view-cost-mixed", { n: amount, things });
}

/** "2 dřeva a 1 mouka". */
export function billWords(table: HamletTable, { groups, coins }: Bill): string {
  const parts = groups.map((group) => demandWords(table, group));
  if (coins > 0) parts.push(table.say("view-does-coins", { n: coins }));
  return parts.length > 0 ? listed(parts) : table.say("view-cost-none");
}

const SCORES: Record<string, string> = {
  per_segment: "view-scores-per-segment",
  per_coin: "view-scores-per-coin",
  per_path_tile: "view-scores-per-path-tile",
  longest_road_bonus: "view-scores-longest-road-bonus",
  flat_if_built_road: "view-scores-flat-if-built-road",
};
const COUNTS: Record<string, string> = {
  market_sales: "view-scores-per-count-market-sales",
  church_deliveries: "view-scores-per-count-church-deliveries",
  donkeys: "view-scores-per-count-donkeys",
  roads_built: "view-scores-per-count-roads-built",
};
const TERRAINS: Record<Terrain, string> = { road: "view-terrain-road", forest: "view-terrain-forest", mountain: "view-terrain-mountain" };

/** "2 body za každý tvůj prodej". */
function scoringWords(table: HamletTable, { op, points, count, terrains, cap, network }: Scoring): string {
  const key = op === "per_count" ? COUNTS[count] : SCORES[op];
  if (!key) return "";
  const names = listed(terrains.map((terrain) => table.say(TERRAINS[terrain])));
  const worth = table.say(key, { points: table.say("view-does-points", { n: points }), cap, terrains: names });
  return network ? worth : `${worth} (${table.say("view-scores-anywhere")})`;
}

/** What a tile does, in a sentence. */
function deedWords(table: HamletTable, card: Card): string {
  if (card.scoring) return scoringWords(table, card.scoring);
  if (card.input && card.output) {
    const args = { input: resourceName(table, card.input), output: resourceName(table, card.output), slots: card.slots };
    return table.say("view-does-refine", args);
  }
  const { coins, points } = card.gains;
  const gain = coins > 0 ? table.say("view-does-coins", { n: coins }) : table.say("view-does-points", { n: points });
  const goods = listed(card.holds.map((resource) => resourceName(table, resource)));
  return table.say("view-does-produce", { goods, gain });
}

/** Name, cost, points and what it does. */
export function planWords(table: HamletTable, tile: string): string {
  const card = table.components.tiles[tile];
  if (!card) return tileName(table, tile);
  const args = { name: tileName(table, tile), cost: billWords(table, card.bill), n: card.points };
  return `${table.say("view-plan", args)} ${capital(deedWords(table, card))}.`;
}

function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Coins and points that somebody gets, or coins to pay. */
export function gainWords(table: HamletTable, { coins, points }: Gain): string[] {
  return [
    ...(points !== 0 ? [table.say("view-does-points", { n: points })] : []),
    ...(coins > 0 ? [table.say("view-does-coins", { n: coins })] : []),
    ...(coins < 0 ? [table.say("view-ahead-pays", { n: -coins })] : []),
  ];
}

/** Goods by kind and maker: "2 wood", "1 timber (made by Ada)". */
function tokensWords(table: HamletTable, tokens: (Token | null)[]): string[] {
  const kinds = new Map<string, { token: Token; n: number }>();
  for (const token of tokens) {
    if (!token) continue;
    const kind = [token.resource, token.maker, token.high].join();
    kinds.set(kind, { token, n: (kinds.get(kind)?.n ?? 0) + 1 });
  }
  return [...kinds.values()].map(({ token, n }) => goodsWords(table, token, n));
}

/** Equal goods, with their maker. */
export function goodsWords(table: HamletTable, { resource, maker, high }: Token, n: number): string {
  const goods = table.say("view-cost-some", { n, resource: `resource/${resource}` });
  if (maker === null) return goods;
  return table.say("tell-made", { goods, who: playerName(table, maker), high: Number(high) });
}

/** A tile: where roads lead from it, what lies and who stands on it. */
export function tileWords(table: HamletTable, tile: string): string {
  const { tiles, players, links } = table.view;
  const laid = tiles.find(({ id }) => id === tile);
  const tokens = tokensWords(table, laid?.tokens ?? []);
  const figures = players.flatMap((player, i) => figureWords(table, player, i, tile));
  const linked = links.flatMap(([one, other]) => (one === tile ? [other] : other === tile ? [one] : []));
  const roads = listed(linked.map((id) => tileName(table, id))) || table.say("view-nothing");
  const parts = [tileName(table, tile), table.say("tell-links", { tiles: roads })];
  if (tokens.length > 0) parts.push(table.say("view-tile-holds", { things: listed(tokens) }));
  if (figures.length > 0) parts.push(table.say("view-tile-has", { things: listed(figures) }));
  if (laid?.flag != null) parts.push(table.say("view-tile-flag", { who: playerName(table, laid.flag) }));
  return sentences(...parts);
}

/** A player in sentences: whose turn it is, what is counted, points. */
export function playerWords(table: HamletTable, player: number): string {
  const one = table.view.players[player]!;
  const isFirst = table.view.first === player && table.say("view-first");
  const name = [playerName(table, player), isOnTurn(table, player) && table.say("view-on-turn"), isFirst].filter(Boolean).join(", ");
  const stats = STATS.map(({ key, value }) => `${table.say(key)} ${value(one)}`).join(", ");
  return sentences(name, `${one.points}${table.say("view-points-word", { n: one.points })}`, stats);
}

function figureWords(table: HamletTable, { villagers, donkeys }: Player, player: number, tile: string): string[] {
  const who = playerName(table, player);
  const mine = villagers.filter((villager) => villager.tile === tile).length;
  const theirs = donkeys.filter((donkey) => donkey.tile === tile).length;
  return [
    ...(mine > 0 ? [table.say("view-some-villagers", { n: mine, who })] : []),
    ...(theirs > 0 ? [table.say("view-some-donkeys", { n: theirs, who })] : []),
  ];
}
