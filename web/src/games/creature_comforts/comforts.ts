/** What the board needs to know about a table: places, things, words. */

import type { DieKind } from "../../design/dice";
import type { IconName } from "../../design/icons";
import type { Option } from "../../messages";
import type {
  Catalogue,
  Comfort,
  ComfortsTable,
  Good,
  Heap,
  Improvement,
  Phrase,
  Player,
  Requirement,
  Resource,
  Row,
  Season,
  Slot,
  Title,
  Traveller,
  View,
  Zone,
} from "./types";

export const GOODS: Good[] = ["wood", "stone", "fruit", "mushroom", "yarn", "grain"];
export const RESOURCES: Resource[] = [...GOODS, "coin", "story", "lesson"];
export const PLACES = [
  "forest_1", "forest_2", "meadow_1", "meadow_2", "river_a", "river_b", "river_c", "owl_pick", "owl_draw", "workshop",
  "inn", "market",
];
export const WORKERS = 4;
export const COTTAGES = 4;
export const VILLAGE_DICE = 4;
const NEST = 4;
const RUNGS = 6;

// Drawings

export function icon(name: string): IconName {
  return `creature_comforts/${name}`;
}

/** The sign of a resource, or of a good of one's choice ("any"). */
export function resourceIcon(resource: Resource | "any" | "comfort"): IconName {
  return resource === "any" || resource === "comfort" || resource === "lesson" ? icon(resource) : resource;
}

/** The ground behind the drawing of a card. */
export function ground(table: ComfortsTable, comfort: string): string {
  const grounds = { clothing: "#e6dcef", food: "#f6e3c0", lighting: "#f8ecc0", outdoor: "#d9e8ef" };
  const type = comfortOf(table, comfort)?.type;
  return type ? grounds[type] : "#efe3c8";
}

/** Dice of the village are plain, those of a family have the colour of its seat. */
export function dieKind(die: number, player: number): DieKind {
  const ofSeats: DieKind[] = ["seat-1", "seat-2", "seat-3", "seat-4", "seat-5"];
  return (die < VILLAGE_DICE ? undefined : ofSeats[player]) ?? "plain";
}

/** What a die is in words: one of the village, or of a family. */
export function dieThing(die: number): string {
  return die < VILLAGE_DICE ? "icon/village_die" : "icon/family_die";
}

// What is in the box

function merged<Part extends "valley" | "travellers">(table: ComfortsTable, part: Part): Catalogue[Part] {
  const literal = table.view.digits === "literal" ? table.components.literal[part] : {};
  return { ...table.components[part], ...literal };
}

export function comfortOf(table: ComfortsTable, id: string): Comfort | undefined {
  return table.components.comforts[id];
}

/** A place beyond the Valley may be a second copy: "orchard#1". */
export function kindOf(thing: string): string {
  return thing.split("#")[0] ?? thing;
}

export function improvementOf(table: ComfortsTable, id: string): Improvement | undefined {
  return table.components.improvements[kindOf(id)];
}

export function travellerOf(table: ComfortsTable): Traveller | undefined {
  return table.view.traveller ? merged(table, "travellers")[table.view.traveller] : undefined;
}

/** A heap as single things, in the order of the box: wood, wood, fruit. */
export function listed(heap: Heap): Resource[] {
  return RESOURCES.flatMap((resource) => Array.from({ length: heap[resource] ?? 0 }, () => resource));
}

/** A heap with some things of one's choice. */
export function pieces(heap: Heap, any = 0, comforts = 0): (Resource | "any" | "comfort")[] {
  const more = (thing: "any" | "comfort", count: number) => Array.from({ length: count }, () => thing);
  return [...listed(heap), ...more("any", any), ...more("comfort", comforts)];
}

// Places

export function areaOf(place: string): string {
  return place.split("_")[0] ?? place;
}

export function isBeyond(place: string): boolean {
  return !PLACES.includes(place);
}

const ONE_DIE: Requirement = { count: 1, rule: "any", value: 0, values: [] };

function slotOf(table: ComfortsTable, place: string): Slot | undefined {
  const area = areaOf(place);
  if (area !== "forest" && area !== "meadow") return table.components.places[place];
  const card = table.view[area];
  return card ? merged(table, "valley")[card]?.slots[Number(place.at(-1)) - 1] : undefined;
}

/** What a place wants of dice now. */
export interface Wish {
  dice: Requirement;
  /** The faces of the wheel that a river place takes. */
  wheel?: number[];
}

export function wishOf(table: ComfortsTable, place: string): Wish {
  const dice = slotOf(table, place)?.dice ?? ONE_DIE;
  return dice.rule === "wheel" ? { dice, wheel: table.view.zones[place.at(-1) as Zone] } : { dice };
}

/** What a place gives by itself. */
export function rewardOf(table: ComfortsTable, place: string): Heap {
  return slotOf(table, place)?.reward ?? improvementOf(table, place)?.reward ?? {};
}

/** The resources that a sentence speaks of. */
function heapIn({ args, parts }: Phrase): Heap {
  const resource = RESOURCES.find((one) => one === args.resource);
  const own: Heap = resource ? { [resource]: Number(args.count) } : {};
  return Object.values(parts).reduce<Heap>((heap, part) => ({ ...heap, ...heapIn(part) }), own);
}

/** What a traveller adds to forest or meadow; its own sentence says so. */
function giftAt(table: ComfortsTable, place: string): Heap {
  if (shownSeason(table.view) === "winter") return {};
  const { places, reward } = travellerOf(table)?.phrase.parts ?? {};
  const area = areaOf(place);
  const isThere = (area === "forest" || area === "meadow") && ["valley", area].includes(String(places?.args.area));
  return isThere && reward ? heapIn(reward) : {};
}

/** What traveller and ravens add in this month; in winter, nothing any more. */
export function extraOf(table: ComfortsTable, place: string): Heap {
  const gift = giftAt(table, place);
  const isMarked = table.view.ravens.includes(place) && shownSeason(table.view) !== "winter";
  return isMarked ? { ...gift, coin: (gift.coin ?? 0) + 1 } : gift;
}

/** The name of a place; a second copy of a place beyond the Valley is told by its owner elsewhere. */
export function placeName(table: ComfortsTable, place: string): string {
  return table.name(isBeyond(place) ? `improvement/${kindOf(place)}` : `place/${place}`);
}

/** Workers of all players at a place. */
export function workersAt(view: View, place: string): number[] {
  return view.players.flatMap(({ workers }, player) => (workers.includes(place) ? [player] : []));
}

// The market and the inn

/** The row of the traveller for a value of the die. */
export function rowFor(traveller: Traveller | undefined, value: number): number {
  return traveller?.rows.findIndex(({ values }) => values.includes(value)) ?? -1;
}

/** Whether a row is a gift: nothing is given for it. */
export function isGift(row: Row): boolean {
  return Object.keys(row.give).length === 0 && row.give_any === 0 && row.give_comforts === 0;
}

// Months

/** The months by season, winter last. */
export function seasonsOf(view: View): { season: Season; months: number[] }[] {
  const made: { season: Season; months: number[] }[] = [];
  view.seasons.forEach((season, i) => {
    const last = made.at(-1);
    if (last?.season === season) last.months.push(i + 1);
    else made.push({ season, months: [i + 1] });
  });
  return [...made, { season: "winter", months: [] }];
}

/** The season that the valley shows: winter when the months are over. */
export function shownSeason(view: View): Season {
  const isOver = view.step === "final" || view.step === "over";
  return (!isOver && view.seasons[view.month - 1]) || (isOver ? "winter" : "spring");
}

export function nestSlots(view: View): (string | null)[] {
  return Array.from({ length: NEST }, (_, i) => view.nest[i] ?? null);
}

/** The rungs from the top down. */
export function rungs(view: View): { rung: number; improvement: string | null }[] {
  return Array.from({ length: RUNGS }, (_, i) => ({ rung: RUNGS - i, improvement: view.ladder[RUNGS - i - 1] ?? null }));
}

/** The points of the cottage spots of a den from the bottom up, and whether the cottage has left. */
export function spots(table: ComfortsTable, player: Player): { points: number; isOpen: boolean }[] {
  const left = COTTAGES - player.cottages;
  return table.components.spot_points.map((points, i) => ({ points, isOpen: i < left }));
}

// Players

/** The players after this one, around the table. */
export function playersAfter(view: View, player: number): number[] {
  const count = view.players.length;
  return Array.from({ length: count - 1 }, (_, i) => (player + 1 + i) % count);
}

export function isOnTurn(table: ComfortsTable, player: number): boolean {
  return !table.end && table.view.turn === player;
}

/** What a player has crafted, equal cards told apart, each with what is stored on it. */
export function laden({ crafted, stored }: Player): { card: string; id: string; heap: Heap }[] {
  return numbered(crafted).map(({ card, id }, i) => ({ card, id, heap: stored[i] ?? {} }));
}

/** What a comfort stores: its set, or a story that a book speaks of. */
export function storedSet(table: ComfortsTable, comfort: string): Heap {
  const known = comfortOf(table, comfort);
  return known?.bonus === "per_stored_set" ? known.stored : { story: 1 };
}

/** The lines of the score sheet that have something to say. */
export function scoreLines(player: Player): { part: string; points: number }[] {
  return Object.entries(player.sheet)
    .map(([part, points]) => ({ part, points }))
    .filter(({ points }) => points !== 0);
}

/** Equal cards told apart: "soup", "soup.1". */
export function numbered(cards: string[]): { card: string; id: string }[] {
  return cards.map((card, i) => {
    const nth = cards.slice(0, i).filter((other) => other === card).length;
    return { card, id: nth === 0 ? card : `${card}.${nth}` };
  });
}

// Words

/** Things as words: "2× dřevo, mince". */
export function heapWords(table: ComfortsTable, heap: Heap): string {
  const kinds = RESOURCES.filter((resource) => heap[resource]);
  const words = kinds.map((kind) => {
    const name = table.name(`resource/${kind}`);
    return heap[kind] === 1 ? name : `${heap[kind]}× ${name}`;
  });
  return words.join(", ") || table.say("view-nothing");
}

/** A phrase of the catalogue with its parts. */
export function sayPhrase(table: ComfortsTable, phrase: Phrase): string {
  const parts = Object.entries(phrase.parts).map(([name, part]) => [name, sayPhrase(table, part)]);
  return table.say(phrase.key, { ...phrase.args, ...Object.fromEntries(parts) });
}

/** A phrase as a sentence: with a capital and a full stop. */
export function sentence(table: ComfortsTable, phrase: Phrase): string {
  const text = sayPhrase(table, phrase);
  return `${text.charAt(0).toLocaleUpperCase()}${text.slice(1)}${/[.!?]$/.test(text) ? "" : "."}`;
}

/** What a place wants and gives, in words. */
export function placeWords(table: ComfortsTable, place: string): string {
  const slot = slotOf(table, place);
  const known = improvementOf(table, place);
  const guest = travellerOf(table);
  if (place === "inn" && guest) return guest.rows.map((row) => rowWords(table, row)).join(" ");
  if (slot) return sentence(table, slot.phrase);
  return known ? sentence(table, known.phrase) : "";
}

/** Which dice a place wants, in words. */
export function wishWords(table: ComfortsTable, place: string): string {
  const dice = slotOf(table, place)?.phrase.parts.dice;
  return dice ? sayPhrase(table, dice) : "";
}

/** Name, points, price and bonus: what a screen reader says of a comfort. */
export function comfortLabel(table: ComfortsTable, id: string): string {
  const comfort = comfortOf(table, id);
  const name = table.name(`comfort/${id}`);
  if (!comfort) return name;
  const parts = [
    `${name}, ${table.say("view-points", { count: comfort.points })}`,
    ...(comfort.type ? [table.name(`type/${comfort.type}`)] : []),
    table.say("view-costs", { things: sayPhrase(table, comfort.cost_phrase) }),
  ];
  return `${parts.join(". ")}. ${bonusWords(table, id)}`.trim();
}

/** The same, with what is stored on it. */
export function ladenLabel(table: ComfortsTable, id: string, heap: Heap): string {
  const label = comfortLabel(table, id);
  return listed(heap).length > 0 ? `${label} ${table.say("view-stored", { things: heapWords(table, heap) })}` : label;
}

/** How a comfort brings more points; nothing if it does not. */
export function bonusWords(table: ComfortsTable, id: string): string {
  const phrase = comfortOf(table, id)?.phrase;
  return phrase ? sentence(table, phrase) : "";
}

export function improvementWords(table: ComfortsTable, id: string): string {
  const phrase = improvementOf(table, id)?.phrase;
  return phrase ? sentence(table, phrase) : "";
}

export function improvementLabel(table: ComfortsTable, id: string): string {
  const improvement = improvementOf(table, id);
  const name = table.name(`improvement/${kindOf(id)}`);
  if (!improvement) return name;
  const points = table.say("view-points", { count: improvement.points });
  const cost = table.say("view-costs", { things: sayPhrase(table, improvement.cost_phrase) });
  return `${name}, ${points}. ${cost}. ${improvementWords(table, id)}`;
}

export function travellerWords(table: ComfortsTable): string {
  const traveller = travellerOf(table);
  return traveller ? sentence(table, traveller.phrase) : "";
}

/** A row of the inn in words. */
export function rowWords(table: ComfortsTable, row: Row): string {
  return `${row.values.join(", ")}: ${sentence(table, row.phrase)}`;
}

// Questions

/** The last part of the kind of question: "assign" of "creature_comforts.assign"; none without a question to me. */
export function asked(table: ComfortsTable): string {
  return (table.isLive && table.decision?.kind.split(".").at(-1)) || "";
}

/** The options of the question that lie in a zone, such as "place". */
export function optionsIn(table: ComfortsTable, zone: string): Option[] {
  return (table.decision?.options ?? []).filter(({ target }) => target.startsWith(`${zone}/`));
}

export function asks(table: ComfortsTable, zone: string): boolean {
  return table.isLive && optionsIn(table, zone).length > 0;
}

/** What a target makes of a die: "village/2-up", "family/0-plus-2", and "family/0-5" for a die turned to 5. */
export function changeOf(target: string, faces: number[]): { target: string; die: number; value: number } | null {
  const [, zone, index, way, number] = /^(village|family)\/(\d)-(up|down|plus-(?=\d)|)(\d?)$/.exec(target) ?? [];
  if (!zone) return null;
  const die = Number(index) + (zone === "family" ? VILLAGE_DICE : 0);
  const face = faces[die] ?? 0;
  const value = { up: face + 1, down: face - 1, "plus-": face + Number(number) }[way ?? ""] ?? Number(number);
  return { target, die, value };
}

/** The title of a solo game, whole; of equal manners the player picks one. */
export function titleWords(table: ComfortsTable, title: Title, manner = title.manner): string {
  const { stock, role, realm } = title;
  return table.say("view-title", { manner, stock, role, realm });
}
