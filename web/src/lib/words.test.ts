import { expect, test } from "vitest";
import { Words } from "./words";

const SEATS = ["Ada", "Ben", "Cyril"];

test("a key that nobody knows is shown in brackets", () => {
  expect(new Words("en", []).text("ask-nobody")).toBe("⟦ask-nobody⟧");
});

test("Czech has three forms of a counted thing", () => {
  const words = new Words("cs", ["karty = { $n ->\n [one] { $n } karta\n [few] { $n } karty\n*[other] { $n } karet\n }"]);
  expect([1, 3, 5].map((n) => words.text("karty", { n }))).toEqual(["1 karta", "3 karty", "5 karet"]);
});

test("English has four ordinals, whatever the number", () => {
  const words = new Words("en", ["nth = { ORDINAL($n) ->\n [one] { $n }st\n [two] { $n }nd\n [few] { $n }rd\n*[other] { $n }th\n }"]);
  const said = [1, 2, 3, 4, 11, 12, 13, 21, 102].map((n) => words.text("nth", { n }));
  expect(said).toEqual(["1st", "2nd", "3rd", "4th", "11th", "12th", "13th", "21st", "102nd"]);
});

test("no line of Czech ends with a word of one letter", () => {
  const text = "a = V parku je Los a s ním i Duch, z ruky k nám o 2";
  expect(new Words("cs", [text]).text("a")).toBe("V~parku je Los a~s~ním i~Duch, z~ruky k~nám o~2".replaceAll("~", "\u00a0"));
  expect(new Words("en", [text]).text("a")).not.toContain("\u00a0");
});

test("seats become names, by number and by reference", () => {
  const words = new Words("en", ["a = { $seat } and { $leader }", "b = { $player } wins { $seat_count }"]);
  expect(words.say("a", { seat: 1, leader: "seat/2" }, SEATS)).toBe("Ben and Cyril");
  expect(words.say("b", { seat_count: 3 }, SEATS, 0)).toBe("Ada wins 3");
});

test("a thing becomes its name, and its word can be selected by", () => {
  const text = "a = { $thing_id ->\n [bug] Bug himself: { $thing }\n*[other] { $thing }\n }";
  const words = new Words("en", [text], { "kid/bug": "Ladybug" });
  expect(words.say("a", { thing: "kid/bug" }, SEATS)).toBe("Bug himself: Ladybug");
  expect(words.say("a", { thing: "kid/the_ant" }, SEATS)).toBe("the ant");
});

test("what is a text already stays as it is, whatever its words are called", () => {
  const words = new Words("en", ["a = { $what } { $n }"], { "colour/green": "green", "pot/green": "green pot" });
  expect(words.say("a", { what: "green", n: 4 }, SEATS)).toBe("green 4");
  expect(words.say("a", { what: "2 toys/pizzas a turn", n: 4 }, SEATS)).toBe("2 toys/pizzas a turn 4");
  expect(words.say("a", { what: "colour/green", n: 4 }, SEATS)).toBe("green 4");
  expect(words.say("a", { what: "dice/2, 6", n: 4 }, SEATS)).toBe("2, 6 4");
});

test("copies of a thing have its name", () => {
  const words = new Words("en", [], { "kid/bug": "Ladybug" });
  expect([words.name("bug#2"), words.name("hand/bug"), words.name("kid/bug")]).toEqual(Array(3).fill("Ladybug"));
});

test("names are declined by the component file, else with the help of the catalogue", () => {
  const texts = ["accusative-kid = kartu { $name }", "a = Zahrát { $thing_acc }", "b = Bere { $board_acc }"];
  const words = new Words("cs", texts, { "kid/bug": "Chrobák", "kid/bug@acc": "Chrobáka", "kid/ant": "Ant" });
  expect(words.say("a", { thing: "kid/bug#2" }, SEATS)).toBe("Zahrát Chrobáka");
  expect(words.say("a", { thing: "kid/ant" }, SEATS)).toBe("Zahrát kartu Ant");
  expect(words.say("b", { board: "board/glue" }, SEATS)).toBe("Bere glue");
  expect(words.say("b", { board: "seat/1" }, SEATS)).toBe("Bere Ben");
  expect(words.name("kid/bug")).toBe("Chrobák");
});

test("an option's phrase may speak of what its question was told", () => {
  const words = new Words("en", ["option-x = { $deed } { $thing }"], { "kid/bug": "Bug" });
  const option = { id: 1, target: "hand/bug", key: "option-x", args: { thing: "kid/bug" } };
  expect(words.option(option, SEATS, { deed: "lose" })).toBe("lose Bug");
});

test("an event knows who did it; its kind is its key", () => {
  const words = new Words("en", ["event-uses-it = { $player } uses { $card }."], { "kid/bug": "Bug" });
  const event = { kind: "uses_it", player: 1, args: { card: "kid/bug" }, rule: "1.1" };
  expect(words.event(event, SEATS)).toBe("Ben uses Bug.");
});

test("later catalogues overrule earlier ones", () => {
  expect(new Words("en", ["a = old", "a = new"]).text("a")).toBe("new");
});

test("rules are listed in the order of their numbers", () => {
  const words = new Words("en", ["rule-10-2 = x\nrule-2-10 = x", "rule-2-9 = x\nrule-10-2 = y"]);
  expect(words.ruleNumbers).toEqual(["2.9", "2.10", "10.2"]);
  expect(words.rule("10.2")).toBe("y");
});

test("a sentence lists things as one does, says what follows, and what is known of a thing", () => {
  const words = new Words("en", [
    "tell-nothing = nothing\nlist-end = { $first } and { $last }\ntell-name = { $thing }\ntell-hand = { $cards_n } in hand: { $cards }.\ntell-turn = It is { $player }.",
  ], { "kid/bug": "Bug" });
  const plain = { args: {}, lists: {}, more: [], about: "" };
  const bug = { ...plain, key: "tell-name", args: { thing: "kid/bug#2" } };
  const hand = (...cards: (typeof bug)[]) => ({ ...plain, key: "tell-hand", lists: { cards } });
  expect(words.sentence(hand(), [])).toBe("0 in hand: nothing.");
  expect(words.sentence(hand(bug), [])).toBe("1 in hand: Bug.");
  expect(words.sentence(hand(bug, bug, bug), [])).toBe("3 in hand: Bug, Bug and Bug.");
  const turn = { ...plain, key: "tell-turn", args: { player: "seat/1" } };
  const said = words.sentence({ ...hand(bug), more: [turn], about: "kid/bug" }, ["Ada", "Ben"], (ref) => `More of ${ref}.`);
  expect(said).toBe("1 in hand: Bug. It is Ben. More of kid/bug.");
});
