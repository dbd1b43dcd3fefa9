import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test } from "vitest";
import { fakeClubhouse } from "../home/fakes";
import { catalogue } from "../lib/fakes";
import { settings } from "../lib/settings.svelte";
import { handOver } from "../replay/handover";
import ReplayPage from "./ReplayPage.svelte";

const frames = {
  game: "plain",
  version: 1,
  settings: {},
  seats: ["Ada", "Ben"],
  frames: [0, 1].map((number) => ({
    view: { round: number },
    events: [{ kind: "plays", player: 0, args: { card: "kid/bug" }, rule: "4.3" }],
    seat: number - 1,
    option: null,
    waiting: [0],
  })),
  scores: [],
  winners: [],
  end_reason: null,
  seal: null,
};
const answers = {
  "GET /games/plain/words/en": { lang: "en", catalogues: [catalogue], names: { "kid/bug": "Bug" } },
  "GET /games/plain/components": {},
  "POST /replay": frames,
};

afterEach(cleanup);
beforeEach(() => {
  settings.lang = "en";
  history.replaceState(null, "", "/replay");
});

test("a record from another page is shown, and walked through by keys", async () => {
  const asked = fakeClubhouse(answers);
  handOver({ text: "a record", name: "it" });
  render(ReplayPage);
  expect(await screen.findByText("Start of the game")).toBeTruthy();
  expect(asked[0]?.body).toEqual({ record: "a record", seat: 0 });
  await fireEvent.keyDown(window, { key: "ArrowRight" });
  expect(screen.getAllByText("Ada plays Bug.").length).toBeGreaterThan(0);
  expect(screen.getByRole<HTMLInputElement>("slider").value).toBe("1");
});

test("a file that is no record is answered with the reason", async () => {
  const bad = () => Response.json({ code: "bad_record", detail: "line 3: a seat is missing" }, { status: 422 });
  fakeClubhouse({ ...answers, "POST /replay": bad });
  handOver({ text: "rubbish", name: "it" });
  render(ReplayPage);
  expect((await screen.findByRole("alert")).textContent).toContain("line 3: a seat is missing");
});

test("a table that is still played has no record yet", async () => {
  const notYet = () => Response.json({ code: "not_over", detail: "not over" }, { status: 409 });
  fakeClubhouse({ ...answers, "GET /tables/abc/record": notYet });
  history.replaceState(null, "", "/replay?table=abc");
  render(ReplayPage);
  expect((await screen.findByRole("alert")).textContent).toContain("not over yet");
});
