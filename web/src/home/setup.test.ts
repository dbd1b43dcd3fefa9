import { expect, test } from "vitest";
import { gameInfo } from "./fakes";
import { Setup } from "./setup.svelte";

const nameOf = (seat: number, kind: string) => `${kind} ${seat}`;

test("as it is set out, one person plays two bots at once", () => {
  const setup = new Setup(gameInfo());
  expect(setup.waits).toBe(false);
  expect(setup.wish(nameOf)).toEqual({
    game: "fort",
    seats: [
      { kind: "me", name: "me 0" },
      { kind: "bot", name: "bot 1", level: "normal" },
      { kind: "bot", name: "bot 2", level: "normal" },
    ],
    settings: { draft: false, points: 2 },
    listed: true,
    seat_order: "given",
  });
});

test("the sitters of the last time come again, as far as there are chairs", () => {
  const setup = new Setup(gameInfo(), { sitters: ["hard", "open", "easy", "normal", "hotseat"] });
  expect(setup.sitters).toEqual(["hard", "open", "easy"]);
  expect(new Setup(gameInfo({ seats: [1, 4] }), { sitters: [] }).players).toBe(1);
  expect(new Setup(gameInfo(), { level: "easy" }).sitters).toEqual(["easy", "easy"]);
});

test("a table has as many chairs as the game allows", () => {
  const setup = new Setup(gameInfo());
  setup.resize(9);
  expect(setup.players).toBe(4);
  setup.resize(0);
  expect(setup.players).toBe(2);
  expect(new Setup(gameInfo({ seats: [1, 2] })).players).toBe(2);
});

test("who plays alone has no rivals, and only the options of a game for one", () => {
  const settings = [
    { id: "goal", default: "modest", allowed: ["modest", "proud"], players: [1, 1] as [number, number], for_several: [] },
    { id: "draft", default: false, allowed: [false, true], players: [2, 4] as [number, number], for_several: [] },
    { id: "points", default: 2, allowed: [8, 2], players: [1, 4] as [number, number], for_several: [] },
  ];
  const setup = new Setup(gameInfo({ seats: [1, 4], settings }));
  setup.settings.draft = true;
  expect(setup.options.map(({ id }) => id)).toEqual(["draft", "points"]);
  setup.resize(1);
  setup.settings.goal = "proud";
  expect(setup.waits).toBe(false);
  expect(setup.wish(nameOf)).toMatchObject({ seats: [{ kind: "me" }], settings: { goal: "proud", points: 2 } });
  expect(setup.wish(nameOf).settings).not.toHaveProperty("draft");
});

test("who plays alone is not offered what needs somebody else", () => {
  const cards = { id: "cards", default: "same", allowed: ["same", "passed"], players: [1, 4] as [number, number], for_several: ["passed"] };
  const setup = new Setup(gameInfo({ seats: [1, 4], settings: [cards] }));
  setup.settings.cards = "passed";
  expect(setup.options[0]!.allowed).toEqual(["same", "passed"]);
  expect(setup.wish(nameOf).settings).toEqual({ cards: "passed" });
  setup.resize(1);
  expect(setup.options[0]!.allowed).toEqual(["same"]);
  expect(setup.wish(nameOf).settings).toEqual({ cards: "same" });
});

test("one more chair is like the last one", () => {
  const setup = new Setup(gameInfo());
  setup.sit(2, "hard");
  setup.resize(4);
  expect(setup.sitter(3)).toBe("hard");
  setup.sit(3, "hotseat");
  setup.resize(3);
  setup.resize(4);
  expect(setup.sitter(3)).toBe("hard");
});

test("people are invited to all other seats; nothing is said of who comes", () => {
  const setup = new Setup(gameInfo());
  setup.seatOthers("open");
  expect(setup.waits).toBe(true);
  expect(setup.wish(nameOf).seats).toEqual([{ kind: "me", name: "me 0" }, { kind: "open" }, { kind: "open" }]);
});

test("one screen for several needs at least two", () => {
  const setup = new Setup(gameInfo({ seats: [1, 4] }));
  setup.resize(1);
  setup.seatOthers("hotseat");
  expect(setup.seats.map((seat) => seat.kind)).toEqual(["me", "hotseat"]);
});

test("a typed name counts, an empty one does not", () => {
  const setup = new Setup(gameInfo());
  setup.seats[0]!.name = "  Jana ";
  setup.sit(1, "hotseat");
  setup.seats[1]!.name = "   ";
  expect(setup.wish(nameOf).seats.slice(0, 2)).toEqual([
    { kind: "me", name: "Jana" },
    { kind: "hotseat", name: "hotseat 1" },
  ]);
});
