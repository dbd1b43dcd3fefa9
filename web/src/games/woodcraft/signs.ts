/** Printed effects as signs: an icon with its number, a die, an arrow between price and gain. */

import type { IconName } from "../../design/icons";
import type { Ability, Colour, Effect } from "./types";
import { goodIcon, icon } from "./woodcraft";

export type Sign =
  | { icon: IconName; before?: string; after?: string }
  | { die: { colors: Colour[]; value: number } }
  | { text: string };

const ARROW: Sign = { icon: "arrow" };
const OR: Sign = { text: "/" };

function times(n: number): string {
  return n === 1 ? "" : `${n}`;
}

function signed(n: number): string {
  return n < 0 ? `−${-n}` : `+${n}`;
}

/** An icon with a number before it, unless that is one. */
function counted(name: IconName, n: number): Sign {
  return n === 1 ? { icon: name } : { icon: name, before: times(n) };
}

/** What changes a die by so much: "−1", "+1", "±1". */
function change(min: number, max: number): string {
  if (min === max) return signed(min);
  return min === -max ? `±${max}` : `${signed(min)}…${signed(max)}`;
}

export function signsOf(effect: Effect): Sign[] {
  switch (effect.op) {
    case "gain":
      return [counted(goodIcon(effect.res), effect.n)];
    case "lose":
    case "discount":
      return [{ icon: goodIcon(effect.res), before: `−${effect.n}` }];
    case "income":
      return [counted(icon(`income_${effect.track}`), effect.n)];
    case "reputation":
      return [{ icon: icon("reputation"), before: signed(effect.n) }];
    case "tool":
      return [{ icon: icon(effect.type === "any" ? "tool" : effect.type) }];
    case "produce":
      return [{ icon: icon("gear"), before: effect.n === 1 ? "" : `${effect.n}×` }];
    case "gain_die":
      return [{ die: { colors: effect.colors, value: effect.value } }];
    case "take_public_die":
      return [{ icon: icon("cart"), after: `≤${effect.max_value}` }];
    case "grow":
      return [{ icon: icon("sprout"), before: effect.trees === "all" ? "3×" : "", after: `+${effect.n}` }];
    case "bump_die":
      return [{ icon: icon("die"), after: change(effect.min, effect.max) }];
    case "recolor_die":
      return [{ icon: icon("recolour") }];
    case "split_die":
      return [{ icon: icon("cut"), before: times(effect.cuts) }];
    case "glue_dice":
      return [{ icon: icon("gluing") }];
    case "flip_up":
      return [counted(icon("flip"), effect.n)];
    case "refresh_row":
      return [counted(icon("refresh"), effect.n)];
    case "action":
      return [{ icon: icon(effect.name) }, ...(effect.discount > 0 ? [{ icon: goodIcon("blueberry"), before: `−${effect.discount}` }] : [])];
    case "gain_per":
      return [counted(goodIcon(effect.res), effect.n), OR, { icon: icon(effect.per === "helper" ? "hire_helper" : "complete") }];
    case "exchange":
      return [counted(goodIcon(effect.pay.res), effect.pay.n), ARROW, ...effect.get.flatMap(signsOf)];
    case "choose":
      return effect.options.flatMap((option, i) => [...(i > 0 ? [OR] : []), ...option.flatMap(signsOf)]);
    case "commission":
      return [{ icon: icon("commission") }];
  }
}

/** What a permanent ability waits for. */
const EVENT_ICONS: Record<string, IconName> = {
  buy_die: icon("buy_wood"),
  sell_die: icon("trade_dice"),
  buy_material: icon("buy_materials"),
  take_order: icon("choose_orders"),
  hire_helper: icon("hire_helper"),
  upgrade: icon("upgrade_workshop"),
  cut: icon("cut"),
  join: icon("join"),
  glue: icon("gluing"),
  plant_tree: icon("sprout"),
  fell_tree: icon("fell"),
  complete_order: icon("complete"),
  gain_tool: icon("tool"),
  marketing: "megaphone",
  bonus_action: "lantern",
};

const KIND_ICONS: Record<Ability["kind"], IconName> = {
  immediate: icon("at_once"),
  once_per_turn: icon("once"),
  permanent: icon("always"),
};

export function kindIcon(ability: Ability): IconName {
  return KIND_ICONS[ability.kind];
}

/** When, then what: the signs of an ability without that of its kind. */
export function abilitySigns({ trigger, effects }: Ability): Sign[] {
  const does = effects.flatMap(signsOf);
  const name = trigger && EVENT_ICONS[trigger.event];
  if (!trigger || !name) return does;
  const values = trigger.values && trigger.values.length < 6 ? trigger.values.join(",") : "";
  const die: Sign[] = trigger.colors && trigger.colors.length < 3 ? [{ die: { colors: trigger.colors, value: 0 } }] : [];
  return [{ icon: name, after: values }, ...die, { text: ":" }, ...does];
}
