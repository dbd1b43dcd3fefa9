/** What a board of Fort needs to know about a table: cards, words, places, phases. No rules. */

import type { IconName } from "../../design/icons";
import type { Args, LoggedEvent } from "../../messages";
import type { Action, Catalogue, Effect, FortTable, Kid, Phrase, Suit, View } from "./types";

export const GANG_COLOURS: Record<Suit, string> = {
  skateboard: "#c8553d",
  shovel: "#b8963a",
  glue: "#dd8338",
  squirt_gun: "#3b968f",
  crown: "#d8a32c",
  book: "#8a6bb3",
  coin: "#a58a5a",
};

// Cards

/** The kid of a card: "bug" of "bug#2". */
export function kidOf(card: string): string {
  return card.split("#")[0] ?? card;
}

const STRANGER: Kid = { suits: [], gang: "coin", copies: 1, board: null, public: null, private: null };

export function kid(table: FortTable, card: string): Kid {
  return table.components.kids[kidOf(card)] ?? STRANGER;
}

export function kidName(table: FortTable, card: string): string {
  return table.name(`kid/${kidOf(card)}`);
}

/** The letters of the longest word of a name: so much must fit in a line. */
export function longest(name: string): number {
  return Math.max(...name.split(" ").map((word) => word.length));
}

/** Name, suits and both actions in words: what a screen reader says of a card. */
export function cardLabel(table: FortTable, card: string): string {
  const { suits, public: open, private: closed } = kid(table, card);
  const head = [kidName(table, card), ...suits.map((suit) => table.name(`suit/${suit}`).toLocaleLowerCase())];
  const words = [
    open ? table.say("view-label-public", { what: actionWords(table, open) }) : "",
    closed ? table.say("view-label-private", { what: actionWords(table, closed) }) : "",
    open || closed ? "" : table.say("view-no-action"),
  ];
  return [head.join(", "), ...words.filter(Boolean)].join(". ");
}

// Words

export function sayPhrase(table: FortTable, phrase: Phrase): string {
  const parts = Object.entries(phrase.parts).map(([name, part]) => [name, sayPhrase(table, part)]);
  return table.say(phrase.key, { ...phrase.args, ...Object.fromEntries(parts) });
}

/** A sentence begins with a capital. */
export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

export function actionWords(table: FortTable, action: Action): string {
  return capital(sayPhrase(table, action.phrase));
}

export function perkWords(table: FortTable, perk: string): string {
  const known = table.components.perks[perk];
  return known ? capital(sayPhrase(table, known.phrase)) : "";
}

/** What Minimalism brings as printed; a setting may change that. */
const AS_PRINTED = 2;

export function ruleWords(table: FortTable, rule: string): string {
  const known = table.components.rules[rule];
  const points = Number(table.info.settings.minimalism_points ?? AS_PRINTED);
  const changed = rule === "minimalism" && points !== AS_PRINTED ? { points } : {};
  return known ? capital(sayPhrase(table, { ...known.phrase, args: { ...known.phrase.args, ...changed } })) : "";
}

// Icons

const EFFECT_ICONS: Record<Effect["do"], IconName> = {
  gain: "any_resource",
  spend: "any_resource",
  pack: "pack",
  lookout: "lookout",
  trash: "trash",
  recruit: "recruit",
  upgrade: "upgrade",
  score: "score",
  trash_rival: "trash_opponent",
  copy_pack: "copy_pack",
  copy_rival_pack: "copy_opponent_pack",
  exchange: "exchange",
};

/** One sign of an action: an icon, or a mark between icons. */
export type Sign = { icon: IconName } | { mark: "times" | "arrow" | "(" | ")" | "minus" | "plus" } | { text: string };

export function effectSigns({ do: deed, amount, kind }: Effect): Sign[] {
  if (deed === "upgrade") return [{ icon: "upgrade" }, ...change(amount)];
  const isToken = deed === "gain" || deed === "spend";
  const icon: IconName = isToken && kind && kind !== "any" ? kind : EFFECT_ICONS[deed];
  const signs: Sign[] = amount > 3 ? [{ text: String(amount) }, { icon }] : Array.from({ length: amount }, () => ({ icon }));
  return deed === "spend" ? [{ mark: "minus" }, ...signs] : signs;
}

function change(amount: number): Sign[] {
  return amount === 0 ? [] : [{ text: amount < 0 ? `−${-amount}` : `+${amount}` }, { icon: "any_resource" }];
}

const SOURCE_ICONS: Record<string, IconName> = { fort_level: "fort" };

/** What multiplies an action, as an icon. */
export function sourceIcon(per: NonNullable<Action["per"]>): IconName {
  return SOURCE_ICONS[per] ?? (per as IconName);
}

/** An action as it is read: left to right, "( trash → toy ) × squirt gun". */
export function actionSigns(action: Action): Sign[] {
  const joined = action.effects.flatMap((effect, i): Sign[] => {
    const between: Sign[] = i === 0 ? [] : [action.link === "then" ? { mark: "arrow" } : { mark: "plus" }];
    return [...between, ...effectSigns(effect)];
  });
  const isBracketed = action.per !== null && action.effects.length > 1;
  const counted: Sign[] = isBracketed ? [{ mark: "(" }, ...joined, { mark: ")" }] : joined;
  if (action.per) counted.push({ mark: "times" }, { icon: sourceIcon(action.per) });
  if (action.trashes_self) counted.push({ mark: "arrow" }, { icon: "trash_self" });
  return counted;
}

/** How wide signs are in a row, in icons. */
export function widthOf(signs: Sign[]): number {
  const widths = signs.map((sign) => ("icon" in sign ? 1 : "text" in sign ? 0.8 : 0.6));
  return widths.reduce((sum, width) => sum + width + 0.1, 0);
}

// Places

/** Where a card can be touched: twins in one place are offered once, so each of them leads there. */
export function cardTarget(table: FortTable, zone: string, card: string): string {
  const own = `${zone}/${card}`;
  if (table.option(own)) return own;
  const twin = table.decision?.options.find(
    ({ target }) => target.startsWith(`${zone}/`) && kidOf(target.slice(zone.length + 1)) === kidOf(card),
  );
  return twin && table.selected?.id !== twin.id ? twin.target : own;
}

/** The options of the question that lie in a zone, such as "suit" or "yard/2". */
export function optionsIn(table: FortTable, zone: string) {
  return (table.decision?.options ?? []).filter(({ target }) => target.startsWith(`${zone}/`));
}

/** The seats after this one, in the order of play. */
export function seatsAfter(view: View, seat: number): number[] {
  const count = view.players.length;
  return Array.from({ length: count - 1 }, (_, i) => (seat + 1 + i) % count);
}

// The turn

export const PHASES = ["clean-up", "play", "recruit", "discard", "draw"] as const;
export type Phase = (typeof PHASES)[number];

const RECRUITING = ["recruits", "recruits_blind", "recruits_from", "nobody_to_recruit"];
const PLAYED = ["skips", "plays", "uses_perk"];

/** What happened since the present turn began. */
export function sinceTurn(log: LoggedEvent[]): LoggedEvent[] {
  const start = log.findLastIndex((event) => event.kind === "turn");
  return start < 0 ? [] : log.slice(start);
}

/** Where in a turn the table is, as far as everybody can see. */
export function phaseOf(view: View, log: LoggedEvent[], kind: string | undefined): Phase | null {
  if (view.leader < 0 || view.packet) return null;
  if (view.play || kind === "fort.play_card") return "play";
  const kinds = sinceTurn(log).map((event) => event.kind);
  if (kinds.includes("leaves_in_yard")) return "discard";
  const ended = kinds.findLastIndex((each) => PLAYED.includes(each));
  if (ended < 0) return "play";
  return kinds.slice(ended).some((each) => RECRUITING.includes(each)) ? "discard" : "recruit";
}

/** Who has followed the card in play, and with which kid. */
export function followers(view: View, log: LoggedEvent[]): { seat: number; card: string }[] {
  if (!view.play) return [];
  const start = log.findLastIndex((event) => event.kind === "plays");
  return log
    .slice(start + 1)
    .filter((event) => event.kind === "follows")
    .map((event) => ({ seat: event.player, card: String(event.args.card).replace("kid/", "") }));
}

/** What rivals took or trashed in a yard since its owner's last turn, in phrases of what they did. */
export function lostFromYard(log: LoggedEvent[], seat: number): { key: string; args: Args }[] {
  const start = log.findLastIndex((event) => event.kind === "draws" && event.player === seat);
  return log.slice(start + 1).flatMap(({ kind, player, args }) => {
    if (!(kind in LOSSES) || Number(args.seat) !== seat) return [];
    return [{ key: LOSSES[kind]!, args: { player: `seat/${player}`, card: args.card! } }];
  });
}

const LOSSES: Record<string, string> = { recruits_from: "view-yard-taken", trashes_rival: "view-yard-trashed" };

/** The round: how often the starter has begun a turn. */
export function roundOf(view: View, log: LoggedEvent[]): number {
  return log.filter((event) => event.kind === "turn" && event.player === view.starter).length;
}

/** Points that everybody can see: the track, the fort, the sculpture. */
export function openPoints(catalogue: Catalogue, view: View, seat: number): { fort: number; total: number } {
  const player = view.players[seat];
  if (!player) return { fort: 0, total: 0 };
  const sculpture = view.sculpture === seat ? catalogue.sculpture_points : 0;
  const fort = (catalogue.levels[player.level]?.points ?? 0) + sculpture;
  return { fort, total: player.score + fort };
}
