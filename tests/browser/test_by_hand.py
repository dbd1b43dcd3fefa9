"""One thing of every kind and zone, on a full board of each game: read by hand, and asked about."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any

import msgspec
import pytest
from playwright.async_api import CDPSession, Page, expect

from klubovna.core.game import Game, title, titles
from klubovna.server.messages import WhyNotAnswer
from tests.browser.chromium import PHONE, OpenPage
from tests.browser.crowds import asked_in, shown
from tests.browser.player import Player
from tests.browser.scenes import LESSONS
from tests.browser.test_crowds import link_to_table
from tests.browser.test_teaching import UNSAID, card_of
from tests.browser.visits import cut_off
from tests.browser.walk import teaching_games
from tests.server.clubhouse_process import ClubhouseProcess

MIDDLE = 60  # questions into a game, boards are full
FEW = 5  # kinds, even on a small screen
LOOKS = 200  # before a page that asks nothing is given up

# A free point of one thing of every kind on the table; zones are kinds of their own, and what is
# written on buttons speaks for itself.
ONE_OF_EACH = """
({ known, types }) => {
  const places = "[data-thing], [data-target]";
  const refAt = (target) => {
    const [zone] = target.split("/");
    const word = target.slice(target.lastIndexOf("/") + 1).split("#")[0];
    return zone in types ? `${types[zone]}/${word}` : `zone/${zone}`;
  };
  const refOf = (one) => one.dataset.thing ?? refAt(one.dataset.target);
  const innermost = (x, y) => {
    let at = document.elementFromPoint(x, y)?.closest(places);
    while (at && !known.includes(refOf(at))) at = at.parentElement?.closest(places);
    return at;
  };
  const pointOf = (one) => {
    const { left, top, width, height } = one.getBoundingClientRect();
    const parts = [0.5, 0.25, 0.75, 0.1, 0.9];
    const points = parts.flatMap((x) => parts.map((y) => [left + width * x, top + height * y]));
    return points.find(([x, y]) => innermost(x, y) === one);
  };
  const found = {};
  for (const one of document.querySelectorAll("main [data-thing], main [data-target]")) {
    const ref = refOf(one);
    if (one.dataset.target?.startsWith("button/")) continue;
    const kind = ref.startsWith("zone/") ? ref : ref.split("/")[0];
    if (kind in found || !known.includes(ref) || one.closest(".prompt")) continue;
    const point = pointOf(one);
    if (point) found[kind] = { ref, x: point[0], y: point[1] };
  }
  return Object.values(found);
}
"""

# Which names are not said while Tab goes from thing to thing, once round.
UNHEARD = """
async (bar, names) => {
  let left = names;
  const most = document.querySelectorAll("main [data-thing], main [data-target]").length;
  for (let i = 0; i < most && left.length > 0; i += 1) {
    const said = bar.querySelector("[aria-live]").textContent.trim();
    left = left.filter((name) => !said.startsWith(name));
    const tab = { key: "Tab", bubbles: true, cancelable: true };
    bar.dispatchEvent(new KeyboardEvent("keydown", tab));
    await new Promise((done) => setTimeout(done));
  }
  return left;
}
"""


@dataclass(frozen=True)
class Moment:
    """A position of a game in the middle, with a question to the first seat."""

    game: Game
    state: Any
    told: dict[str, Any]

    def why_not(self, target: str) -> dict[str, Any]:
        """Return what the clubhouse would answer."""
        why = self.game.why_not(self.state, 0, target)
        rule, key = (why.rule, why.key) if why else (None, None)
        lack = self.game.lack(self.state, 0, target)
        answer: dict[str, Any] = msgspec.to_builtins(WhyNotAnswer(target, rule, key, lack))
        return answer


@cache
def moment(name: str) -> Moment:
    """Play a game at random up to its middle, and on to a question that offers a choice."""
    game = title(name)
    for number, (state, asked) in enumerate(asked_in(game, 3, 1)):
        if number >= MIDDLE and len(asked.options) > 1:
            told: dict[str, Any] = msgspec.to_builtins(shown(game, state, asked, "asked"))
            return Moment(game, state.clone(), told)
    raise AssertionError("no game is so short")


async def sit_down(
    page: Page, url: str, name: str
) -> tuple[Moment, list[dict[str, Any]], Any, Player]:
    """Show a full board; return it, a thing of each kind on it, and how to tell the page more."""
    player = Player(page)
    tell = await cut_off(page, "lesson", "why_not", "refused")
    now = moment(name)
    async with page.expect_response(LESSONS):  # before that, nothing has words
        await page.goto(link_to_table(url, name, 3))
        await tell(now.told)
    await expect(page.locator(".prompt")).to_be_visible()
    await expect(page.locator("button.lit, button[data-option]").first).to_be_visible()
    assert now.game.parts.things is not None
    things = [thing.ref for thing in now.game.things(now.game.box(None))]
    told = {"known": things, "types": now.game.parts.things.TYPES}
    found = await page.evaluate(ONE_OF_EACH, told)
    assert len(found) >= FEW, found
    return now, found, tell, player


def kinds_of(found: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Return the first thing of each kind: of all zones, one."""
    return list({thing["ref"].partition("/")[0]: thing for thing in reversed(found)}.values())


async def close(page: Page) -> None:
    """Close the card in words."""
    text = await card_of(page).inner_text()
    assert UNSAID not in text, text
    await page.keyboard.press("Escape")
    await expect(card_of(page)).to_be_hidden()


@pytest.mark.parametrize("game", teaching_games(titles()))
async def test_mouse_and_keys(house: ClubhouseProcess, open_page: OpenPage, game: str) -> None:
    """A mouse that rests sees a glance, I opens the card; Tab leads to every kind as well."""
    page = await open_page()
    _, found, _, _ = await sit_down(page, house.url, game)
    names, opened = set(), kinds_of(found)
    for thing in found:
        await page.mouse.move(thing["x"], thing["y"])
        await expect(page.locator(".glance"), thing["ref"]).to_be_visible()
        names.add(await page.locator(".glance .bubble__head").inner_text())
        if thing in opened:
            await page.keyboard.press("i")
            await expect(card_of(page), thing["ref"]).to_be_visible()
            await close(page)
        await page.mouse.move(0, 0)
        await expect(page.locator(".glance")).to_be_hidden()

    await page.keyboard.press("i")
    looking = page.get_by_role("application")
    assert await looking.evaluate(UNHEARD, list(names)) == []


@pytest.mark.parametrize("game", teaching_games(titles()))
async def test_a_finger(house: ClubhouseProcess, open_page: OpenPage, game: str) -> None:
    """A long press on anything opens its card, and picks nothing."""
    page = await open_page(PHONE)
    _, found, _, player = await sit_down(page, house.url, game)
    finger = await page.context.new_cdp_session(page)
    for thing in kinds_of(found):
        await press(finger, thing)
        await expect(card_of(page), thing["ref"]).to_be_visible()
        await press(finger, None)
        await close(page)
    assert not [said for said in player.said if said["type"] == "choose"]


async def press(finger: CDPSession, point: dict[str, Any] | None) -> None:
    """Put a finger on a point, or lift it."""
    points = [{"x": point["x"], "y": point["y"]}] if point else []
    kind = "touchStart" if point else "touchEnd"
    await finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})


@pytest.mark.parametrize("game", teaching_games(titles()))
async def test_why_not(house: ClubhouseProcess, open_page: OpenPage, game: str) -> None:
    """Asked about, every kind and zone says at its place what is missing, or when it comes."""
    page = await open_page()
    now, found, tell, player = await sit_down(page, house.url, game)
    offered = {option["target"] for option in now.told["decision"]["options"]}
    for number, thing in enumerate(found):
        await page.keyboard.press("w")
        await page.mouse.click(thing["x"], thing["y"])
        target = await asked_about(page, player, number)
        answer = now.why_not(target)
        assert answer["lack"] or target in offered, target
        await tell(answer)
        bubble = page.locator(f"[data-why='{target}']")
        await expect(bubble, thing["ref"]).to_be_visible()
        assert UNSAID not in await bubble.inner_text(), await bubble.inner_text()
        await page.keyboard.press("Escape")
        await expect(bubble).to_be_hidden()
    assert not [said for said in player.said if said["type"] == "choose"]


async def asked_about(page: Page, player: Player, before: int) -> str:
    """Wait for the next question "why not?" of a page; return its target."""
    for _ in range(LOOKS):
        asked = [said["target"] for said in player.said if said["type"] == "why_not"]
        if len(asked) > before:
            target: str = asked[-1]
            return target
        await page.wait_for_timeout(50)
    raise AssertionError("the page asks nothing")
