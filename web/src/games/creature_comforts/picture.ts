/** Options without a place on the table, as pictures: goods to take or give, trades, cards, neighbours. */

import type { IconName } from "../../design/icons";
import { isSmall } from "../../lib/screen.svelte";
import type { Option } from "../../messages";
import { RESOURCES, asked, icon, listed, resourceIcon, storedSet } from "./comforts";
import type { ComfortsTable, Resource } from "./types";

export type Sign = { icon: IconName } | { text: string } | { seat: number } | { comfort: string };

const ARROW: Sign = { icon: "arrow" };
const ANY: Sign = { icon: icon("any") };
const COIN: Sign = { icon: "coin" };

function resource(word: string): Sign[] {
  return RESOURCES.includes(word as Resource) ? [{ icon: resourceIcon(word as Resource) }] : [];
}

function count(number: number, sign: Sign): Sign[] {
  return number === 0 ? [] : number === 1 ? [sign] : [{ text: `${number}×` }, sign];
}

/** What is traded by a button of the market. */
const TRADES: Record<string, Sign[]> = {
  "button/pair": [ANY, { text: "=" }, ANY, ARROW, ANY],
  "button/three": [ANY, ANY, ANY, ARROW, COIN],
  "button/swap": [{ icon: icon("scale") }, ANY, ARROW, ANY],
};

/** The signs of an option; null if it lies on the table or is a plain button. */
export function picture(table: ComfortsTable, { target, args }: Option): Sign[] | null {
  const [zone = "", word = ""] = target.split("/");
  switch (zone) {
    case "good":
    case "give":
      return resource(word);
    case "coin_for":
      return [COIN, ARROW, ...resource(word)];
    case "count":
      return [{ text: `${word}×` }, ANY];
    case "stones":
      return [...count(Number(word), { icon: "stone" }), ...count(Number(args.coins ?? 0), COIN)];
    case "seat":
      return [{ seat: Number(word) }, { text: table.seatName(Number(word)) }];
    case "discard":
      return [{ comfort: word }];
    case "den":
      return [{ icon: icon(word) }, { text: table.name(`family/${word}`) }];
    case "crafted":
      return isSmall.current ? [{ comfort: word }] : null;
    case "stored":
      return [{ icon: "undo" }, ...listed(storedSet(table, word)).flatMap(resource), { icon: icon(word) }];
    case "button":
      return asked(table) === "market_trade" ? (TRADES[target] ?? null) : null;
    default:
      return null;
  }
}
