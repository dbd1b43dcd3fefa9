"""Hamlet in words: the map can be read and moved with the same finger."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any

from playwright.async_api import CDPSession, Locator, Page, expect

from tests.browser.chromium import PHONE, OpenPage
from tests.browser.player import Player
from tests.browser.test_axe import check, everywhere
from tests.browser.test_hamlet import person, pose
from tests.server.clubhouse_process import ClubhouseProcess
from tests.server.guests import Host

LONG = 800  # milliseconds; a press is long after 500
LOOKS = 120  # until a map rests

Point = dict[str, float]

PAINTED_TWICE = """
() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
"""


async def sit_down(page: Page, url: str, *kinds: str) -> Player:
    """Start a game, and wait for the first question."""
    player = person(page, 7)
    table = Host.open(url, "me", *kinds, game="hamlet")
    await page.goto(f"{url}/t/{table.id}#{table.keys[0]}")
    await player.is_asked()
    await page.wait_for_function("() => document.querySelector('[data-thing]')")
    return player


def card_of(page: Page) -> Locator:
    """Return the large card in words."""
    return page.get_by_role("article")


def chosen(player: Player) -> list[dict[str, Any]]:
    """Return what the page has picked."""
    return [one for one in player.said if one["type"] == "choose"]


async def at_rest(page: Page, read: Callable[[], Awaitable[Point]]) -> Point:
    """Return a point of the map that was found twice at the same place: it moves no more."""
    point = await read()
    for _ in range(LOOKS):
        before = point
        await page.evaluate(PAINTED_TWICE)
        point = await read()
        if point == before:
            return point
    raise AssertionError("the map does not come to rest")


async def middle_of(locator: Locator) -> Point:
    """Return where something lies on the screen."""
    box = await locator.bounding_box()
    assert box
    return {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}


async def touch(finger: CDPSession, kind: str, *points: Point) -> None:
    """Let fingers touch the screen, move or leave it."""
    await finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": list(points)})


async def test_a_long_press_on_the_map(house: ClubhouseProcess, open_page: OpenPage) -> None:
    """It opens the card of what lies there, moves nothing and picks nothing; a drag only moves."""
    page = await open_page(PHONE)
    player = await sit_down(page, house.url, "bot:easy")
    finger = await page.context.new_cdp_session(page)
    for thing, name in {"icon/donkey": "Donkey", "icon/villager": "Villager"}.items():
        figure = page.locator(f".village [data-thing='{thing}']").first
        point = await at_rest(page, partial(middle_of, figure))
        before = await pose(page)
        await touch(finger, "touchStart", point)
        await expect(card_of(page).get_by_role("heading", name=name)).to_be_visible()
        await touch(finger, "touchEnd")
        await page.wait_for_timeout(200)
        await card_of(page).get_by_role("button", name="Close").click()
        await expect(card_of(page)).to_be_hidden()
        assert await pose(page) == before

    before = await pose(page)
    for step in range(4):
        point = {"x": 200.0 + 15 * step, "y": 330.0 + 10 * step}
        await touch(finger, "touchMove" if step else "touchStart", point)
    await page.wait_for_timeout(LONG)
    await touch(finger, "touchEnd")
    await expect(card_of(page)).to_be_hidden()
    after = await pose(page)
    scales = [one.partition(";")[0] for one in (before, after)]
    assert after != before and scales[0] == scales[1], "moved, not zoomed"
    assert not chosen(player)


# A point of a tile where nothing else lies.
BARE = """
(ref) => {
  const tile = document.querySelector(`.village g.tile[data-thing="${ref}"]`);
  const { left, top, width, height } = tile.getBoundingClientRect();
  for (let n = 1; n < 100; n += 1) {
    const [x, y] = [left + (width * (n % 10)) / 10, top + (height * Math.floor(n / 10)) / 10];
    if (document.elementFromPoint(x, y)?.closest("[data-thing], button") === tile) return { x, y };
  }
  throw new Error(`nothing of ${ref} is seen`);
}
"""


async def click_bare(page: Page, ref: str) -> None:
    """Click on a tile where nothing else lies, once the map rests."""

    async def bare() -> Point:
        point: Point = await page.evaluate(BARE, ref)
        return point

    point = await at_rest(page, bare)
    await page.mouse.click(point["x"], point["y"])


async def test_a_click_on_the_map(house: ClubhouseProcess, open_page: OpenPage) -> None:
    """On a lit tile a villager goes to work and no card comes; another tile is read in words."""
    page = await open_page()
    player = await sit_down(page, house.url, "bot:easy")
    await click_bare(page, "tile/church")
    await expect(card_of(page).get_by_role("heading", name="Church")).to_be_visible()
    await page.keyboard.press("Escape")
    await expect(card_of(page)).to_be_hidden()
    assert not chosen(player)
    lit = page.locator("button.lit[data-target^='activate/']").first
    tile = (await lit.get_attribute("data-target") or "").replace("activate", "tile")
    await click_bare(page, tile)
    await page.wait_for_function("() => !document.querySelector('[data-look=selected]')")
    await player.is_asked()
    await expect(card_of(page)).to_be_hidden()
    assert len(chosen(player)) == 1


@everywhere
async def test_for_everybody(
    house: ClubhouseProcess, open_page: OpenPage, screen: dict[str, Any]
) -> None:
    """Axe finds nothing serious on the cards of all kinds of things, nor in the legend."""
    page = await open_page(screen)
    await page.goto(f"{house.url}/library/hamlet")
    for ref in ("tile/sawmill", "sale/sale_2a", "icon/timber", "road/path", "award/merchant"):
        await page.locator(f"[data-entry='{ref}']").click()
        await expect(card_of(page)).to_be_visible()
        await check(page, f"{ref} in words")
        await page.keyboard.press("Escape")
        await expect(card_of(page)).to_be_hidden()
    await page.keyboard.press("k")
    await expect(page.get_by_role("region", name="Icons in words")).to_be_visible()
    await check(page, "the legend")
