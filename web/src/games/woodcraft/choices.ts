/** Options without a place on the table, as signs: how a die is cut, which colour, which material. */

import type { Option } from "../../messages";
import type { Sign } from "./signs";
import type { Colour, Die, Good, WoodTable } from "./types";
import { asked, colourOf, goodIcon, icon, restOf, valueOf, zoneOf } from "./woodcraft";

/** Zones whose options have no place on the table: beside the die in hand, or beside the question. */
const FLOATING = ["parts", "raise", "change", "colour", "effect"];

export function floating(table: WoodTable): Option[] {
  const zones = asked(table) === "pay_material" ? ["material"] : FLOATING;
  return table.isLive ? (table.decision?.options ?? []).filter(({ target }) => zones.includes(zoneOf(target))) : [];
}

function die(colour: Colour, value: number): Sign {
  return { die: { colors: [colour], value } };
}

/** The signs of such an option. */
export function choiceSigns(table: WoodTable, option: Option): Sign[] {
  const { active } = table.view;
  const worked = active?.die ?? null;
  const rest = restOf(option.target);
  switch (zoneOf(option.target)) {
    case "parts":
      return rest.split("+").map((part) => die(worked ? colourOf(worked) : "green", Number(part)));
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

/** What a verb, a piece or a partner makes of a die: the signs beside its words. */
export function verbSigns({ target }: Option, worked: Die | null): Sign[] {
  const [, colour, piece] = /^plant\/(green|yellow|brown)-\d-(\d)$/.exec(target) ?? [];
  if (colour && piece) return [{ icon: icon("sprout") }, die(colour as Colour, Number(piece))];
  const [, value, kept] = /^partner\/\w+-(\d)-keep-(\w+)$/.exec(target) ?? [];
  if (kept && worked) return [die(kept as Colour, valueOf(worked) + Number(value))];
  const zone = zoneOf(target);
  return [{ icon: icon(zone === "glue" ? "gluing" : zone) }];
}
