/** Options without a place on the table, as signs: how a die is cut, which colour, which material. */

import type { Option } from "../../messages";
import type { Sign } from "./signs";
import type { Part } from "./deeds.svelte";
import type { Colour, Die, Effect, Good, Player, WoodTable } from "./types";
import { asked, colourOf, goodIcon, helperOf, icon, optionsIn, restOf, valueOf, zoneOf } from "./woodcraft";

/** Zones whose options have no place on the table: beside the die in hand, or beside the question. */
const FLOATING = ["parts", "raise", "change", "colour", "effect"];

export function floating(table: WoodTable): Option[] {
  const zones = asked(table) === "pay_material" ? ["material"] : FLOATING;
  return table.isLive ? (table.decision?.options ?? []).filter(({ target }) => zones.includes(zoneOf(target))) : [];
}

function die(colour: Colour, value: number): Sign {
  return { die: { colors: [colour], value } };
}

/** The pieces of a cut, and the saw blades that it costs. */
function partSigns(parts: string, worked: Die | null, blades: number): Sign[] {
  const pieces = parts.split("+").map((part) => die(worked ? colourOf(worked) : "green", Number(part)));
  return blades > 0 ? [...pieces, { icon: goodIcon("sawblade"), before: `−${blades}` }] : pieces;
}

/** The signs of such an option. */
export function choiceSigns(table: WoodTable, option: Option): Sign[] {
  const { active } = table.view;
  const worked = active?.die ?? null;
  const rest = restOf(option.target);
  switch (zoneOf(option.target)) {
    case "parts":
      return partSigns(rest, worked, Number(option.args.blades ?? 0));
    case "raise":
    case "change":
      return worked ? [die(colourOf(worked), valueOf(worked) + Number(rest))] : [{ text: rest }];
    case "colour":
      return [die(rest as Colour, worked ? valueOf(worked) : 0)];
    case "material":
      return [{ icon: goodIcon(rest as Good) }];
    default:
      return [];
  }
}

/** The die that two glued ones become. */
function gluedSigns(target: string, worked: Die): Sign[] {
  const [, value, kept] = /^partner\/\w+-(\d)-keep-(\w+)$/.exec(target) ?? [];
  return kept ? [die(kept as Colour, valueOf(worked) + Number(value))] : [];
}

/** What a verb, a piece or a partner makes of a die: the signs beside its words. */
export function verbSigns({ target }: Option, worked: Die | null): Sign[] {
  const [, colour, piece] = /^plant\/(green|yellow|brown)-\d-(\d)$/.exec(target) ?? [];
  if (colour && piece) return [{ icon: icon("sprout") }, die(colour as Colour, Number(piece))];
  if (worked && zoneOf(target) === "partner") return gluedSigns(target, worked);
  const zone = zoneOf(target);
  return [{ icon: icon(zone === "glue" ? "gluing" : zone) }];
}

/** The question that follows when a die is worked on. */
export const ASKED_AFTER: Record<string, string> = { cut: "cut_into", join: "join_by", glue: "glue_with" };

/** What work costs beside a ready tile: a token where none is ready, scrap for a joint, glue. */
export function workCosts(verb: string, owner: Player): Sign[] {
  const paid = (good: Good): Sign => ({ icon: goodIcon(good), before: "−1" });
  if (verb === "cut") return owner.saws.ready > 0 ? [] : [paid("reuse")];
  if (verb === "join") return [paid("scrap")];
  return verb === "glue" ? [paid("glue"), ...(owner.gluing.ready ? [] : [paid("reuse")])] : [];
}

/** What becomes of a die that is worked on in a way. */
export function waySigns({ target, blades }: { target: string; blades: number }, worked: Die): Sign[] {
  const rest = restOf(target);
  switch (zoneOf(target)) {
    case "parts":
      return partSigns(rest, worked, blades);
    case "raise":
      return [die(colourOf(worked), valueOf(worked) + Number(rest))];
    default:
      return gluedSigns(target, worked);
  }
}

/** The same in words. */
export function wayWords(table: WoodTable, target: string): string {
  const [, partner, kept] = /^partner\/(\w+-\d)-keep-(\w+)$/.exec(target) ?? [];
  if (partner && kept) return `${table.name(`die/${partner}`)}, ${table.name(`colour/${kept}`)}`;
  return zoneOf(target) === "raise" ? `+${restOf(target)}` : restOf(target).replaceAll("+", " + ");
}

export function dieSigns(one: Die): Sign[] {
  return [die(colourOf(one), valueOf(one))];
}

/** What a helper makes of a die: the die, and what is picked for it. */
export interface Change {
  helper: string;
  into: Die;
  parts: Part[];
}

/** In which ways helpers can change a die now. */
export function changesOf(table: WoodTable, worked: Die): Change[] {
  return optionsIn(table, "ability").flatMap(({ target }) => {
    const helper = restOf(target);
    const start = [{ at: asked(table), touch: target }];
    const makes = (into: Die, first: string, then: Part) => ({ helper, into, parts: [...start, { at: first, touch: `wood/${worked}` }, then] });
    const [effect] = worksOf(helperOf(table, helper)?.ability.effects ?? []);
    if (effect?.op === "recolor_die") {
      const others = effect.to.filter((colour) => colour !== colourOf(worked));
      return others.map((colour) => makes(`${colour}-${valueOf(worked)}`, "recolor_die", { at: "recolor_to", touch: `colour/${colour}` }));
    }
    if (effect?.op !== "bump_die") return [];
    const values = [1, 2, 3, 4, 5, 6].filter((value) => value !== valueOf(worked) && value - valueOf(worked) >= effect.min && value - valueOf(worked) <= effect.max);
    return values.map((value) => makes(`${colourOf(worked)}-${value}`, "bump_die", { at: "bump_by", touch: `change/${signed(value - valueOf(worked))}` }));
  });
}

/** The only effect, behind what is paid for it. */
function worksOf(effects: Effect[]): Effect[] {
  const [first] = effects;
  const inner = first?.op === "exchange" ? first.get : effects;
  return inner.length === 1 ? inner : [];
}

function signed(by: number): string {
  return by > 0 ? `+${by}` : String(by);
}
