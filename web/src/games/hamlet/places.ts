/** Where on the map the targets of a question lie. */

import { asked, optionsIn, restOf, tileZone, zoneOf } from "./hamlet";
import type { Label } from "./labels";
import { type Point, middleOf } from "./lattice";
import { spread } from "./spread";
import type { HamletTable } from "./types";
import { type Village, besideEdge, outlineOf, plotOf } from "./village";

/** Where the number of a site, of a way to lie or of a contact stands. */
function spotAt(table: HamletTable, target: string): Point | null {
  const { active } = table.view;
  const number = Number(restOf(target));
  switch (zoneOf(target)) {
    case "site": {
      const fit = active?.fits.find(({ site }) => site === number);
      return fit ? besideEdge(fit.edge) : null;
    }
    case "fit": {
      const fit = active?.fits.find((one) => one.fit === number);
      const card = active?.building ? table.components.tiles[active.building] : undefined;
      return fit && card && active?.building ? plotOf(active.building, card, fit).heart : null;
    }
    default: {
      const contact = active?.sites.find((one) => one.contact === number);
      return contact ? middleOf(contact.edge) : null;
    }
  }
}

/** How far apart the middles of two numbers stand on the screen, at least. */
const APART = 35;

interface Spot {
  target: string;
  /** As the option says it. */
  number: number;
  at: Point;
}

/** Sites, ways to lie and contacts, numbered, and as far apart as they stand at this scale. */
export function spotsOf(table: HamletTable, scale: number, names: Label[]): Spot[] {
  const found = optionsIn(table, "site", "fit", "contact").flatMap(({ target, args }) => {
    const at = spotAt(table, target);
    return at ? [{ target, number: Number(args.number), at }] : [];
  });
  const apart = spread(found.map(({ at }) => ({ x: at.x * scale, y: at.y * scale })), APART, names);
  return found.map((spot, i) => ({ ...spot, at: { x: apart[i]!.x / scale, y: apart[i]!.y / scale } }));
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
  const spots = optionsIn(table, "site", "fit", "contact").flatMap(({ target }) => {
    const at = spotAt(table, target);
    return at ? [at] : [];
  });
  const tiles = tilesOf(table).flatMap((id) => {
    const plot = village.plots.get(id);
    return plot ? outlineOf(plot) : [];
  });
  return [...spots, ...tiles];
}
