/** Options without a place on the table, as pictures: suits, kinds, amounts, halves of an action. */

import type { IconName } from "../../design/icons";
import type { Option } from "../../messages";
import { type Sign, effectSigns, kid } from "./fort";
import type { Action, FortTable, Kind } from "./types";

const MOST_DRAWN = 4;

/** The signs of an option, or null if it lies on the table or is a plain button. */
export function picture(table: FortTable, option: Option): Sign[] | null {
  const [zone = "", word = ""] = option.target.split("/");
  switch (zone) {
    case "suit":
    case "supply":
      return [icon(word)];
    case "kind":
      return told(table, "deed") === "exchange" ? [icon(word), { mark: "arrow" }, icon(other(word))] : [icon(word)];
    case "icon":
      return [{ mark: "minus" }, icon(word === "any" ? "any_resource" : word)];
    case "lookout":
      return [{ text: `${word}×` }, icon(told(table, "suit"))];
    case "copy": {
      const [toys = 0, pizza = 0] = word.split("+").map(Number);
      return [...tokens("toy", toys), ...tokens("pizza", pizza)];
    }
    case "amount":
      return amount(table, Number(word));
    case "button":
      return word.includes("_half_") ? half(table, word) : null;
    default:
      return null;
  }
}

function icon(name: string): Sign {
  return { icon: name as IconName };
}

function other(kind: string): Kind {
  return kind === "toy" ? "pizza" : "toy";
}

function tokens(kind: Kind, count: number, most = MOST_DRAWN): Sign[] {
  if (count > most) return [{ text: `${count}×` }, { icon: kind }];
  return Array.from({ length: count }, () => ({ icon: kind }));
}

/** What the question was told: "toy" of "resource/toy". */
function told(table: FortTable, name: string): string {
  return String(table.decision?.args[name] ?? "").split("/").at(-1) ?? "";
}

function amount(table: FortTable, count: number): Sign[] {
  const args = table.decision?.args ?? {};
  switch (table.decision?.kind) {
    case "fort.pay_any":
      return [...tokens("toy", count), ...tokens("pizza", Number(args.any) - count)];
    case "fort.pay_from":
      return paid(told(table, "kind") as Kind, count, Number(args.count) - count);
    case "fort.take_amount":
      return [{ text: `${count}×` }, icon(told(table, "what") === "points" ? "score" : "any_resource")];
    default:
      return [{ text: `${count}×` }, ...countedSuit(table)];
  }
}

function paid(kind: Kind, fromStash: number, fromPack: number): Sign[] {
  const most = fromStash + fromPack > MOST_DRAWN ? 1 : MOST_DRAWN;
  const stash: Sign[] = fromStash > 0 ? [{ icon: "stash" }, ...tokens(kind, fromStash, most)] : [];
  const pack: Sign[] = fromPack > 0 ? [{ icon: "pack" }, ...tokens(kind, fromPack, most)] : [];
  return [...stash, ...pack];
}

/** What a follower counts: the suit that multiplies the public action. */
function countedSuit(table: FortTable): Sign[] {
  const per = table.view.play && kid(table, table.view.play.card).public?.per;
  return per ? [icon(per)] : [];
}

/** "first_half_first", "second_half_only" and the like, of the pair in play. */
function half(table: FortTable, word: string): Sign[] | null {
  const [first, second] = (pairInPlay(table)?.effects ?? []).map(effectSigns);
  if (!first || !second) return null;
  const [mine, rest] = word.startsWith("first") ? [first, second] : [second, first];
  return word.endsWith("only") ? mine : [...mine, { mark: "arrow" }, ...rest];
}

function pairInPlay(table: FortTable): Action | null {
  if (!table.view.play) return null;
  const { public: open, private: closed } = kid(table, table.view.play.card);
  return [open, closed].find((action) => action?.link === "both") ?? null;
}
