/** Where on the map the targets of a question lie. */

import { asked, optionsIn, restOf, tileZone, zoneOf } from "./hamlet";
import type { Label } from "./labels";
import { type Point, middleOf } from "./lattice";
import { numbersBeside } from "./numbers";
import { spread } from "./spread";
import type { HamletTable } from "./types";
import { type Village, outlineOf, plotOf } from "./village";

/** Where the number of a way to lie or of a contact stands. */
function spotAt(table: HamletTable, target: string): Point | null {
  const { active } = table.view;
  const number = Number(restOf(target));
  if (zoneOf(target) === "fit") {
    const fit = active?.fits.find((one) => one.fit === number);
    const card = active?.building ? table.components.tiles[active.building] : undefined;
    return fit && card && active?.building ? plotOf(active.building, card, fit).heart : null;
  }
  const contact = active?.sites.find((one) => one.contact === number);
  return contact ? middleOf(contact.edge) : null;
}

/** How far a number reaches from its middle on the screen, with all that is drawn round it. */
export const DISC = 17;
/** How far apart the middles of two numbers stand, at least. */
const APART = 35;

export interface Spot {
  target: string;
  /** As the option says it. */
  number: number;
  at: Point;
}

/** Sites, ways to lie and contacts, numbered, where they stand at this scale. */
export function spotsOf(table: HamletTable, village: Village, names: Label[], scale: number, grown: number): Spot[] {
  const sites = optionsIn(table, "site").flatMap(({ target, args }) => {
    const fit = table.view.active?.fits.find(({ site }) => site === Number(restOf(target)));
    return fit ? [{ target, number: Number(args.number), edge: fit.edge }] : [];
  });
  const others = optionsIn(table, "fit", "contact").flatMap(({ target, args }) => {
    const at = spotAt(table, target);
    return at ? [{ target, number: Number(args.number), at }] : [];
  });
  const [disc, apart] = [DISC * grown, APART * grown];
  const ground = { village, names, scale };
  const beside = numbersBeside(sites.map(({ edge }) => edge), ground, disc, apart);
  const found = [...sites.map(({ target, number }, i) => ({ target, number, at: beside[i]! })), ...others];
  const parted = spread(found.map(({ at }) => ({ x: at.x * scale, y: at.y * scale })), apart, names);
  return found.map((spot, i) => ({ ...spot, at: { x: parted[i]!.x / scale, y: parted[i]!.y / scale } }));
}

/** The tiles that a question speaks of, with the ways of goods over them. */
function tilesOf(table: HamletTable): string[] {
  const { active } = table.view;
  const zone = tileZone(table);
  if (asked(table) !== "pay") return optionsIn(table, ...(zone ? [zone] : []), "donkey").map(({ target }) => restOf(target));
  const paths = active?.sources.filter(({ offered }) => offered).map(({ path }) => path) ?? [];
  return [...paths.flat(), ...(active?.market_path ?? [])];
}

/** All points that should be in sight; none where a question is about something beside the map. */
export function placesOf(table: HamletTable, village: Village): Point[] {
  const sites = optionsIn(table, "site").flatMap(({ target }) => {
    const fit = table.view.active?.fits.find(({ site }) => site === Number(restOf(target)));
    return fit ? [middleOf(fit.edge)] : [];
  });
  const spots = optionsIn(table, "fit", "contact").flatMap(({ target }) => spotAt(table, target) ?? []);
  const tiles = tilesOf(table).flatMap((id) => {
    const plot = village.plots.get(id);
    return plot ? outlineOf(plot) : [];
  });
  return [...sites, ...spots, ...tiles];
}
