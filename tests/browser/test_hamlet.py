"""Hamlet in a browser: whole games by touch and by keys, building, paying, and the map itself."""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import pairwise
from typing import Any

import msgspec
import pytest
from playwright.async_api import Page, expect

from klubovna.core.game import title
from tests.browser.builder import Builder, BuildersDice, kind_of, targets_of, view_of
from tests.browser.chromium import DESK, PHONE, OpenPage
from tests.browser.crowds import fullest
from tests.browser.player import WAITING, Player, everything_in_reach, is_in_reach
from tests.browser.test_axe import check, check_questions, everywhere
from tests.browser.test_axe import check_sheet as check_dialog
from tests.browser.test_crowds import link_to_table
from tests.browser.typist import Typist
from tests.browser.visits import check_sheet, choose, choose_seats, cut_off, slip
from tests.server.clubhouse_process import ClubhouseProcess

SCREENS = [pytest.param(DESK, id="desk"), pytest.param(PHONE, id="phone")]

TILES_OF_PIECES = "pieces => pieces.map((piece) => piece.dataset.piece.split('/')[2])"


async def start(page: Page, url: str, *sitters: str, is_short: bool = False) -> None:
    """Take the box off the shelf, say who plays how long, and start with the last key."""
    await page.goto(url)
    await page.get_by_role("button", name=re.compile("^Hamlet")).click()
    await choose_seats(page, *sitters)
    if is_short:
        await page.get_by_role("button", name="More options").click()
        await choose(page, "Round limit", "30")
    await page.get_by_role("button", name="Play now").focus()
    await page.keyboard.press("Enter")


def person(page: Page, seed: int) -> Player:
    """Return somebody who touches what leads to buildings."""
    player = Player(page, seed, has_touch=page.viewport_size == PHONE["viewport"])
    player.dice = BuildersDice(seed)
    return player


class ByHand(Player):
    """Somebody who says what to pay with wherever it can be said."""

    waiting = WAITING.replace(
        "const confirm =",
        """const other = found(".ahead .other");
  if (other.length) return { isOver: false, places: other };
  const confirm =""",
    )


async def play_until(player: Player, is_it: Callable[[], bool]) -> None:
    """Answer questions until the right one is asked."""
    await player.is_asked()
    while not is_it():
        assert not await player.play(questions=1), "the game is over"


@pytest.mark.parametrize("screen", SCREENS)
async def test_three_players_by_touch(
    house: ClubhouseProcess, open_page: OpenPage, screen: dict[str, Any]
) -> None:
    """A whole game against two bots; all that is lit is in reach without scrolling."""
    page = await open_page(screen)
    player = person(page, 4)
    await start(page, house.url, "easy", "easy", is_short=True)
    await player.finish(everything_in_reach)
    assert {"hamlet.act", "hamlet.take_plan", "hamlet.choose_site"} <= player.kinds
    await check_sheet(page, 3)


async def test_alone_by_touch(house: ClubhouseProcess, open_page: OpenPage) -> None:
    """A whole game against Botric, whose points stand beside mine at the end."""
    page = await open_page()
    player = Player(page, 3)
    await start(page, house.url, is_short=True)
    await player.finish(everything_in_reach)
    await expect(page.get_by_role("dialog").get_by_text("Botric").first).to_be_visible()
    await check_sheet(page, 2)


async def test_the_start_is_laid_by_touch(house: ClubhouseProcess, open_page: OpenPage) -> None:
    """The first player lays the five buildings round the church; then plans come."""
    page = await open_page()
    await page.goto(house.url)
    await page.get_by_role("button", name=re.compile("^Hamlet")).click()
    await choose_seats(page)
    await page.get_by_role("button", name="More options").click()
    layout = page.get_by_role("combobox", name="Buildings at the start")
    await layout.select_option(label="laid by the first player")
    player = person(page, 8)
    await page.get_by_role("button", name="Play now").click()
    await player.is_asked()
    assert kind_of(player) == "lay_starter" and not view_of(player)["row"]
    while kind_of(player) == "lay_starter":
        assert not await player.play(questions=1)
        await player.is_asked()
    assert len(view_of(player)["tiles"]) == 6 and len(view_of(player)["row"]) == 4


async def test_a_whole_game_by_keyboard(house: ClubhouseProcess, open_page: OpenPage) -> None:
    """From the first question to the last round without a mouse."""
    page = await open_page()
    typist = Typist(page, 2)
    await start(page, house.url, is_short=True)
    await typist.finish_by_keys()


async def test_tiles_are_placed_by_keyboard(house: ClubhouseProcess, open_page: OpenPage) -> None:
    """A plan, its site, a turn with R, Enter: the tile lies as it was shown."""
    page = await open_page()
    builder = Builder(page, 5)
    await start(page, house.url)
    while len(builder.planned) < 3 or not builder.turned:
        assert await builder.is_asked(), "the game is over"
        await builder.has_focus()
        await builder.build_on()
    while kind_of(builder) != "act":
        await builder.is_asked()
        await builder.answer()
    laid = {tile["id"]: (tile["anchor"], tile["rotation"]) for tile in view_of(builder)["tiles"]}
    assert {tile: laid[tile] for tile in builder.planned} == builder.planned


async def test_every_target_is_a_stop(house: ClubhouseProcess, open_page: OpenPage) -> None:
    """Whatever a question offers, Tab and arrows come to it, and it says its name."""
    page = await open_page()
    builder = Builder(page, 3)
    await start(page, house.url)
    met: set[str] = set()
    while len(met) < 6:
        assert await builder.is_asked(), f"the game is over, and there were only {met}"
        if (kind := kind_of(builder)) not in met:
            met.add(kind)
            assert await builder.everything() >= set(targets_of(builder)), kind
        await builder.build_on()


@pytest.mark.parametrize("screen", SCREENS)
async def test_a_payment_is_shown_and_paid_with_one_touch(
    house: ClubhouseProcess, open_page: OpenPage, screen: dict[str, Any]
) -> None:
    """The way of what is suggested is drawn before it is paid, with the donkeys that carry it."""
    page = await open_page(screen)
    player = ByHand(page, 8, has_touch=page.viewport_size == PHONE["viewport"])
    player.dice = BuildersDice(8)
    await start(page, house.url, "easy")
    await play_until(player, lambda: len(suggested_way(player)[0]) > 1)
    _, donkeys = suggested_way(player)
    await page.mouse.move(1, 1)  # what is pointed at would be drawn instead
    await expect(page.locator("path.way")).to_be_visible()
    assert set(await page.locator(".carries").evaluate_all(TILES_OF_PIECES)) == set(donkeys)
    first = player.decision["asked"] if player.decision else ""
    await page.get_by_role("button", name="Pay as suggested").click()
    while kind_of(player) == "pay":
        await page.wait_for_timeout(50)
    check_payment(player, first)


def suggested_way(player: Player) -> tuple[list[str], list[str]]:
    """Return the tiles over which the suggested goods come, and the donkeys that carry them."""
    if kind_of(player) != "pay":
        return [], []
    active = view_of(player)["active"]
    if active["suggestion"] == "button/buy":
        path = active["market_path"]
        return path, path[1:-1]
    slot = active["suggestion"].removeprefix("token/")
    source = next(one for one in active["sources"] if one["slot"] == slot)
    return source["path"], source["donkeys"]


def check_payment(player: Player, first: str) -> None:
    """From the first question on, everything about the payment was answered as suggested."""
    picks = {said["asked"]: said["option"] for said in player.said if said["type"] == "choose"}
    asked = {told["asked"]: told for told in player.told if told["type"] == "position"}
    since = list(asked)[list(asked).index(first) :]
    paid = [asked[stamp] for stamp in since if asked[stamp]["decision"]]
    for told in (told for told in paid if told["decision"]["kind"] == "hamlet.pay"):
        options = {one["id"]: one["target"] for one in told["decision"]["options"]}
        assert options[picks[told["asked"]]] == told["view"]["active"]["suggestion"]


async def test_what_is_shown_before_a_building_comes_true(
    house: ClubhouseProcess, open_page: OpenPage
) -> None:
    """Goods, their way and what everybody gets stand beside one button, and the button does it."""
    page = await open_page()
    player = person(page, 8)
    await start(page, house.url, "easy")
    await play_until(player, lambda: bool(costly_site(player)))
    before, (site, told) = view_of(player)["players"], costly_site(player)
    await page.locator(f"button[data-target='{site}']").click()
    bar = page.get_by_role("group", name="What will come of it")
    await expect(bar.get_by_text(f"{told['points']} point").first).to_be_attached()
    shown = bar.locator(".goods > li")
    assert 1 <= await shown.count() <= len(told["goods"]) + len(told["bought"])
    if any(len(good["path"]) > 1 for good in told["goods"]):
        await expect(page.locator("path.way")).to_be_visible()
    await page.locator("button[data-act=confirm]").click()
    while kind_of(player) in ("choose_site", "choose_fit", "stand_at", "pay"):
        await page.wait_for_timeout(50)
    after = view_of(player)["players"]
    assert after[0]["coins"] - before[0]["coins"] == told["coins"]
    assert after[0]["score"] - before[0]["score"] == told["points"]


def costly_site(player: Player) -> Any:
    """Return a site where goods are needed, with what is told of it; None if there is none."""
    if kind_of(player) != "choose_site":
        return None
    active = view_of(player)["active"]
    fit = active["fits"][0]
    told = active["ahead"][f"stand/{fit['stand']}"]
    return (f"site/{fit['site']}", told) if told["goods"] else None


@pytest.mark.parametrize("screen", SCREENS)
async def test_a_tile_is_turned_by_touch(
    house: ClubhouseProcess, open_page: OpenPage, screen: dict[str, Any]
) -> None:
    """A second touch of the number, and the buttons, turn the plan; the cross puts it back."""
    page = await open_page(screen)
    player = person(page, 9)
    await start(page, house.url, "easy")
    await play_until(player, lambda: kind_of(player) == "choose_site" and len(roomiest(player)) > 1)
    ways = roomiest(player)
    spot = page.locator(f"button[data-target='site/{ways[0]}']")
    await spot.click()
    await expect(page.get_by_text(f"Way 1 of {len(ways)}.")).to_be_visible()
    await spot.click()
    await expect(page.get_by_text(f"Way 2 of {len(ways)}.")).to_be_visible()
    await page.get_by_role("button", name="Turn left").click()
    await expect(page.get_by_text(f"Way 1 of {len(ways)}.")).to_be_visible()
    await page.get_by_role("button", name="Choose another place").click()
    await expect(spot).to_have_attribute("data-look", "lit")


def roomiest(player: Player) -> list[int]:
    """Return the site where the tile can lie in most ways, once for each of them."""
    sites: list[int] = [fit["site"] for fit in view_of(player)["active"]["fits"]]
    best = max(sites, key=sites.count)
    return [best] * sites.count(best)


async def pose(page: Page) -> str:
    """Return what part of the village is seen, as its drawing is placed."""
    return await page.locator(".village .stage").get_attribute("style") or ""


# Where the map lies, and what sticks out of the question above or below.
MAP = """
() => {
  const { left, top, right, bottom } = document.querySelector(".village").getBoundingClientRect();
  return [left, top, right, bottom].map(Math.round).join();
}
"""
STICKS_OUT = """
() => {
  const prompt = document.querySelector(".question > .prompt");
  const { top, bottom } = prompt.getBoundingClientRect();
  const sticksOut = (one) => {
    const box = one.getBoundingClientRect();
    return box.height > 0 && (box.top < top - 1 || box.bottom > bottom + 1);
  };
  // Buttons that turn a plan stand above, and a long rule is cut on purpose.
  const parts = [...prompt.querySelectorAll(":not(.sr, .turning, .turning *, .prompt__why *)")];
  return parts.filter(sticksOut).map((one) => one.outerHTML);
}
"""


@pytest.mark.parametrize("lang", ["cs", "en"])
async def test_no_question_moves_the_map(
    house: ClubhouseProcess, open_page: OpenPage, lang: str
) -> None:
    """At the desk the question is as high as ever and holds all, whatever is asked and chosen."""
    page = await open_page(DESK, lang)
    tell = await cut_off(page)
    await page.goto(link_to_table(house.url, "hamlet", 4))
    seen: set[str] = set()
    for position in map(msgspec.to_builtins, fullest(title("hamlet"), 4, 12)):
        await tell(position)
        await is_in_reach(page, position["decision"])
        targets = [one["target"] for one in position["decision"]["options"]]
        for site in [None, *[target for target in targets if target.startswith("site/")][:3]]:
            if site:
                await page.locator(f"button[data-target='{site}']").click()
                await expect(page.locator("button[data-act=confirm]")).to_be_visible()
            seen.add(await page.evaluate(MAP))
            assert await page.evaluate(STICKS_OUT) == [], position["decision"]["kind"]
    assert len(seen) == 1, seen


async def test_the_map_is_moved_and_zoomed(house: ClubhouseProcess, open_page: OpenPage) -> None:
    """Wheel, drag, keys and buttons move it; what a question needs comes back into sight."""
    page = await open_page()
    player = Player(page, 1)
    await start(page, house.url, "easy")
    await player.is_asked()
    whole = await pose(page)
    seen = [whole]
    await page.mouse.move(460, 90)
    await page.mouse.wheel(0, -300)
    seen.append(await pose(page))
    await page.mouse.down()
    await page.mouse.move(560, 140, steps=4)
    await page.mouse.up()
    seen.append(await pose(page))
    for key in ("Shift+ArrowLeft", "+", "-"):
        await page.keyboard.press(key)
        seen.append(await pose(page))
    await page.get_by_role("button", name="Zoom in").click()
    seen.append(await pose(page))
    assert all(one != other for one, other in pairwise(seen)), seen
    await page.keyboard.press("0")
    assert await pose(page) == whole
    for _ in range(12):
        await page.keyboard.press("Shift+ArrowRight")
    await player.play(questions=1)
    await everything_in_reach(player)


async def test_two_fingers_zoom(house: ClubhouseProcess, open_page: OpenPage) -> None:
    """The village grows between two fingers that part."""
    page = await open_page(PHONE)
    player = person(page, 1)
    await start(page, house.url, "easy")
    await player.is_asked()
    before = float((await pose(page)).partition(":")[2].partition(";")[0])
    hands = await page.context.new_cdp_session(page)
    for step in range(5):
        apart = 10 + 20 * step
        points = [{"x": 200 - apart, "y": 300, "id": 0}, {"x": 200 + apart, "y": 300, "id": 1}]
        kind = "touchMove" if step else "touchStart"
        await hands.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    await hands.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    after = float((await pose(page)).partition(":")[2].partition(";")[0])
    assert after > before * 2
    assert kind_of(player) == "act", "nothing was touched on the way"


async def test_a_map_that_glides(house: ClubhouseProcess, open_page: OpenPage) -> None:
    """With the map and its pieces gliding about, touches still land where they should."""
    page = await open_page(PHONE, moves=True)
    player = person(page, 5)
    await start(page, house.url, "easy")
    assert not await player.play(questions=25)


@pytest.mark.parametrize("screen", SCREENS)
async def test_where_a_villager_stands(
    house: ClubhouseProcess, open_page: OpenPage, screen: dict[str, Any]
) -> None:
    """That is hardly ever asked, so the question is slipped to the page in place of its first."""
    page = await open_page(screen)
    said = await slip(page, ask_where_to_stand)
    await start(page, house.url)
    await expect(page.get_by_text("Where will the villager stand?")).to_be_visible()
    await page.locator("button[data-target='stand/farm']").click()
    await page.wait_for_function("() => document.querySelector('.lit') === null")
    assert [one["option"] for one in said if one["type"] == "choose"] == [1]


def ask_where_to_stand(position: dict[str, Any]) -> None:
    """Put another question in place of that of a position."""
    key = "option-stand-at-stand"
    options = [
        {"id": id, "target": f"stand/{tile}", "key": key, "args": {"thing": f"tile/{tile}"}}
        for id, tile in enumerate(("church", "farm"))
    ]
    question = {"kind": "hamlet.stand_at", "key": "ask-stand-at", "options": options}
    position["decision"] |= question


@everywhere
async def test_barriers(
    house: ClubhouseProcess, open_page: OpenPage, screen: dict[str, Any]
) -> None:
    """Axe finds nothing serious at the questions of some rounds and in a player's sheet."""
    page = await open_page(screen)
    player = person(page, 6)
    await start(page, house.url, "easy")
    await player.play(check_questions(), questions=25)
    await page.locator(".players button").first.click()
    await expect(page.get_by_role("dialog")).to_be_visible()
    await check(page, "a player's sheet")


@pytest.mark.parametrize("screen", SCREENS)
async def test_barriers_alone(
    house: ClubhouseProcess, open_page: OpenPage, screen: dict[str, Any]
) -> None:
    """Axe finds nothing serious beside Botric's tokens, in the rules and at the end."""
    page = await open_page(screen)
    player = person(page, 6)
    await start(page, house.url)
    await player.play(questions=3)
    if await (goals := page.locator("[data-pane=goals]")).count():
        await goals.click()
    await check(page, "alone")
    await check_dialog(page, "Rules")
    await page.get_by_role("button", name="Menu").click()
    await page.get_by_role("button", name="Resign").click()
    await page.get_by_role("dialog").get_by_role("button", name="Resign", exact=True).click()
    await expect(page.get_by_role("dialog").get_by_text("Total")).to_be_visible()
    await check(page, "end")
