/** Printed things in words: what a screen reader says and what a long press explains. */

import { settings } from "../../lib/settings.svelte";
import type { Args } from "../../messages";
import { listed } from "../../table/listed";
import type { Ability, Colour, Demand, Effect, Material, Trigger, WoodTable } from "./types";
import { MATERIALS, dieName, helperOf, orderOf } from "./woodcraft";

function either(words: string[]): string {
  return new Intl.ListFormat(settings.lang, { type: "disjunction" }).format(words);
}

function colours(table: WoodTable, colors: Colour[]): string {
  return colors.length === 3 ? table.say("view-any-colour") : either(colors.map((colour) => table.name(`colour/${colour}`)));
}

/** The same as a word to choose by: "any", "green", "green_brown". */
function which(colors: Colour[]): string {
  return colors.length === 3 ? "any" : colors.join("_");
}

/** What is paid: "za 1 lucernu". */
function paid(table: WoodTable, { res, n }: { res: string; n: number }): string {
  return table.say("view-does-pay", { res: `good/${res}`, n });
}

function signed(n: number): string {
  return n < 0 ? `−${-n}` : `+${n}`;
}

export function effectWords(table: WoodTable, effect: Effect): string {
  const { op } = effect;
  switch (op) {
    case "gain":
      return table.say("view-does-gain", { res: `good/${effect.res}`, n: effect.n });
    case "lose":
      return table.say("view-does-lose", { what: paid(table, effect) });
    case "discount":
      return table.say("view-does-discount", { what: paid(table, effect) });
    case "income":
      return table.say("view-does-income", { track: `track/${effect.track}`, n: effect.n });
    case "reputation":
      return table.say("view-does-reputation", { n: signed(effect.n) });
    case "tool":
      return effect.type === "any" ? table.say("view-does-tool") : table.name(`tool/${effect.type}`);
    case "produce":
      return table.say("view-does-produce", { n: effect.n });
    case "gain_die":
      return table.say("view-does-die", { which: which(effect.colors), colours: colours(table, effect.colors), value: effect.value });
    case "take_public_die":
      return table.say("view-does-take-public", { colours: colours(table, effect.colors), value: effect.max_value });
    case "grow":
      return table.say(effect.trees === "all" ? "view-does-grow-all" : "view-does-grow", { n: effect.n });
    default:
      return workWords(table, effect);
  }
}

/** Effects that work on dice, tiles and cards. */
function workWords(table: WoodTable, effect: Effect): string {
  switch (effect.op) {
    case "bump_die":
      return table.say("view-does-bump", { by: effect.min === effect.max ? signed(effect.min) : either([signed(effect.min), signed(effect.max)]) });
    case "recolor_die":
      return table.say("view-does-recolour", { which: which(effect.to), colours: colours(table, effect.to) });
    case "split_die":
      return table.say("view-does-split", { n: effect.cuts });
    case "glue_dice":
      return table.say("view-does-glue", { n: effect.vp });
    case "flip_up":
      return table.say("view-does-flip", { n: effect.n });
    case "refresh_row":
      return table.say("view-does-refresh", { rows: effect.rows.join("_"), n: effect.n });
    case "action":
      return table.say("view-does-action", { tile: `tile/${effect.name}`, n: effect.discount });
    case "gain_per":
      return table.say("view-does-per", { what: table.say("view-does-gain", { res: `good/${effect.res}`, n: effect.n }), per: effect.per });
    case "exchange":
      return table.say("view-does-exchange", { pay: paid(table, effect.pay), get: effectsWords(table, effect.get) });
    case "choose":
      return either(effect.options.map((option) => effectsWords(table, option)));
    case "commission":
      return table.say("view-does-commission");
    default:
      return "";
  }
}

/** Effects in their order, equal ones once. */
export function effectsWords(table: WoodTable, effects: Effect[]): string {
  if (effects.length === 0) return table.say("view-nothing");
  const said = effects.map((effect) => effectWords(table, effect));
  const count = (text: string) => said.filter((other) => other === text).length;
  return listed([...new Set(said)].map((text) => (count(text) > 1 ? `${count(text)}× ${text}` : text)));
}

/** What a permanent ability waits for. */
const EVENT_KEYS: Record<string, string> = {
  buy_die: "view-on-buy-die",
  sell_die: "view-on-sell-die",
  buy_material: "view-on-buy-material",
  take_order: "view-on-take-order",
  hire_helper: "view-on-hire-helper",
  upgrade: "view-on-upgrade",
  cut: "view-on-cut",
  join: "view-on-join",
  glue: "view-on-glue",
  plant_tree: "view-on-plant-tree",
  fell_tree: "view-on-fell-tree",
  complete_order: "view-on-complete-order",
  gain_tool: "view-on-gain-tool",
  marketing: "view-on-marketing",
  bonus_action: "view-on-bonus-action",
};

/** Where a permanent ability makes something cheaper. */
const LESS_KEYS: Record<string, string> = {
  buy_die: "view-less-buy-die",
  buy_material: "view-less-buy-material",
  take_order: "view-less-take-order",
  hire_helper: "view-less-hire-helper",
  upgrade: "view-less-upgrade",
  marketing: "view-less-marketing",
  bonus_action: "view-less-bonus-action",
};

/** What a trigger asks for, to choose by and to say. */
function asked(table: WoodTable, { colors, values }: Trigger): Args {
  return {
    which: colors ? which(colors) : "any",
    colours: colors ? colours(table, colors) : "any",
    values: values ? either(values.map(String)) : "any",
  };
}

/** "Když pokácíš strom: 1 borůvka.", or "Žluté kostky kupuješ o 2 borůvky levněji." */
function permanentWords(table: WoodTable, trigger: Trigger, effects: Effect[]): string {
  const [first] = effects;
  const cheaper = first?.op === "discount" ? LESS_KEYS[trigger.event] : undefined;
  if (first?.op === "discount" && cheaper) return table.say(cheaper, { ...asked(table, trigger), less: paid(table, first) });
  const when = table.say(EVENT_KEYS[trigger.event] ?? "view-nothing", asked(table, trigger));
  return table.say("view-ability-permanent", { when, what: effectsWords(table, effects) });
}

export function abilityWords(table: WoodTable, { kind, trigger, effects }: Ability): string {
  if (kind === "permanent" && trigger) return permanentWords(table, trigger, effects);
  const what = effectsWords(table, effects);
  return table.say(kind === "immediate" ? "view-ability-immediate" : "view-ability-once", { what });
}

/** "Lesník, cena 4. Kdykoli pokácíš strom: 1 borůvka. Výroba: zelená 1." */
export function helperLabel(table: WoodTable, id: string, price?: number): string {
  const helper = helperOf(table, id);
  const name = table.name(`helper/${id}`);
  if (!helper) return name;
  const head = price === undefined ? name : table.say("view-helper-price", { name, price });
  const production = table.say("view-production", { what: effectsWords(table, helper.production) });
  return `${head}. ${abilityWords(table, helper.ability)} ${production}`;
}

export function demandName(table: WoodTable, { colors, values }: Demand): string {
  const [colour] = colors;
  const [value] = values;
  if (colors.length === 1 && values.length === 1 && colour && value) return dieName(table, `${colour}-${value}`);
  const said = values.length === 6 ? "any" : either(values.map(String));
  return table.say("view-demand", { which: which(colors), colours: colours(table, colors), values: said });
}

function materialWords(table: WoodTable, materials: Partial<Record<Material, number>>): string[] {
  return MATERIALS.filter((material) => materials[material]).map((material) =>
    table.say("view-does-gain", { res: `good/${material}`, n: materials[material] ?? 0 }),
  );
}

/** Name, row, what it asks for and what it gives. */
export function orderLabel(table: WoodTable, id: string): string {
  const order = orderOf(table, id);
  const name = table.name(`order/${id}`);
  if (!order) return name;
  const needs = listed([...order.dice.map((demand) => demandName(table, demand)), ...materialWords(table, order.materials)]);
  return table.say("view-order-label", { name, row: order.row, needs, reward: effectsWords(table, order.reward) });
}

/** What a commission counts. */
const METRIC_KEYS: Record<string, string> = {
  completed_orders: "view-per-completed-orders",
  helpers: "view-per-helpers",
  tools: "view-per-tools",
  upgrades_bought: "view-per-upgrades-bought",
  reputation_space: "view-per-reputation-space",
  marketing_steps: "view-per-marketing-steps",
  blueberry_income: "view-per-blueberry-income",
  hazelnut_income: "view-per-hazelnut-income",
};

/** "za 2 splněné objednávky". */
export function commissionWords(table: WoodTable, id: string): string {
  const commission = table.components.commissions[id];
  const key = commission && METRIC_KEYS[commission.metric];
  return key ? table.say(key, { n: commission.step }) : "";
}
