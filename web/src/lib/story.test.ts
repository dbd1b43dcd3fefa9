import { expect, test } from "vitest";
import type { Args, LoggedEvent } from "../messages";
import { chaptersOf, concerns, recapOf, storyOf, toldIn, withoutSubject } from "./story";

const event = (kind: string, player = -1, args: Args = {}): LoggedEvent => ({ kind, player, args, rule: "1.1" });
const usual = storyOf({});
const kindsOf = (lines: { event: LoggedEvent }[]) => lines.map((line) => line.event.kind);

const log = [
  event("dealt"),
  event("dealt"),
  event("new_round", -1, { round: 1 }),
  event("turn", 0),
  event("plays", 0, { card: "kid/bug#1" }),
  event("turn", 1),
  event("follows", 0),
  event("plays", 1, { card: "kid/doc" }),
  event("new_round", -1, { round: 2 }),
  event("turn", 0),
];

test("a log has a set-up, rounds and turns, and all of it is in one of them", () => {
  const chapters = chaptersOf(log, usual);
  expect(chapters.map(({ kind, player }) => [kind, player])).toEqual([
    ["setup", -1],
    ["round", -1],
    ["turn", 0],
    ["turn", 1],
    ["round", -1],
    ["turn", 0],
  ]);
  expect(chapters.flatMap(({ from, to }) => log.slice(from, to))).toEqual(log);
});

test("what a heading says is not said again below it", () => {
  expect(toldIn(log, usual).map(({ lines }) => kindsOf(lines))).toEqual([["dealt", "dealt"], ["new_round"], ["plays"], ["follows", "plays"], ["new_round"], []]);
  expect(toldIn(log, storyOf({ told: ["new_round", "turn"] }))[1]?.lines).toEqual([]);
});

test("where a turn begins with any deed, it is one turn until somebody else acts or a round begins", () => {
  const story = storyOf({ turns: ["took", "placed"], told: [] });
  const deeds = [event("new_round"), event("took", 0), event("placed", 0), event("placed", 1), event("new_round"), event("placed", 1)];
  expect(chaptersOf(deeds, story).map(({ from }) => from)).toEqual([0, 1, 3, 4, 5]);
});

test("an empty log has no chapters", () => {
  expect([chaptersOf([], usual), recapOf([], 0, usual)]).toEqual([[], { mine: [], chapters: [] }]);
});

test("it concerns me when I am named or lose what I had; my own deeds don't", () => {
  const story = storyOf({ takes: ["roughs_up"] });
  const said = [
    event("plays", 0, { card: "kid/bug#1" }),
    event("recruits_from", 1, { card: "kid/doc", seat: 0 }),
    event("recruits_from", 1, { card: "kid/doc", seat: 2 }),
    event("used_token", 1, { maker: "seat/0" }),
    event("roughs_up", 2, { card: "kid/bug#1" }),
    event("copies", 0, { seat: 0 }),
  ];
  expect(said.map((_, i) => concerns(i, said, 0, story))).toEqual([false, true, false, true, true, false]);
  expect(concerns(1, said, null, story)).toBe(false);
});

test("the recap begins behind my last turn, tells what concerns me first and leaves out the turn I am in", () => {
  const recap = recapOf(log, 0, usual);
  expect(kindsOf(recap.mine)).toEqual(["follows"]);
  expect(recap.chapters.map(({ chapter, lines }) => [chapter.kind, kindsOf(lines)])).toEqual([
    ["turn", ["plays"]],
    ["round", ["new_round"]],
  ]);
  const later = [...log, event("plays", 0), event("turn", 1), event("recruits_from", 1, { seat: 0 })];
  expect(recapOf(later, 0, usual)).toMatchObject({ mine: [{ number: 12 }], chapters: [] });
});

test("under a name a sentence needs no subject, unless its grammar does", () => {
  const said = (sentence: string) => withoutSubject(sentence, "Ada");
  expect(said("Ada plays Bug.")).toBe("Plays Bug.");
  expect(said("Ada hraje Losa.")).toBe("Hraje Losa.");
  expect(said("Ada si dobírá 2 karty.")).toBe("Dobírá si 2 karty.");
  expect(said("Ada si místo akce trhá 2 borůvky.")).toBe("Ada si místo akce trhá 2 borůvky.");
  expect(said("Ada si z nezdaru odnáší poučení.")).toBe("Ada si z nezdaru odnáší poučení.");
  expect(said("Na tahu je Ada.")).toBe("Na tahu je Ada.");
  expect(withoutSubject("Adam plays Bug.", "Ada")).toBe("Adam plays Bug.");
});
