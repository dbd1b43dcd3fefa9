"""Woodcraft in a browser: whole games by touching and by keys, against a bot and alone."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.async_api import Page, expect

from tests.browser.chromium import DESK, PHONE, OpenPage
from tests.browser.player import Player, everything_in_reach
from tests.browser.typist import Typist
from tests.browser.visits import check_sheet, choose_seats
from tests.server.clubhouse_process import ClubhouseProcess

SCREENS = [pytest.param(DESK, id="desk"), pytest.param(PHONE, id="phone")]


async def set_up(page: Page, url: str, *sitters: str) -> None:
    """Take the box off the shelf and say who plays; everything but the last touch."""
    await page.goto(url)
    await page.get_by_role("button", name=re.compile("^Woodcraft")).click()
    await choose_seats(page, *sitters)


async def start(page: Page, url: str, *sitters: str) -> None:
    """Start a game."""
    await set_up(page, url, *sitters)
    await page.get_by_role("button", name="Play now").click()


@pytest.mark.parametrize("screen", SCREENS)
async def test_two_players_by_touch(
    house: ClubhouseProcess, open_page: OpenPage, screen: dict[str, Any]
) -> None:
    """A whole game against a bot; all that is lit is in reach without scrolling."""
    page = await open_page(screen)
    player = Player(page, 4, has_touch=bool(screen.get("has_touch")))
    await start(page, house.url, "easy")
    await player.finish(everything_in_reach)
    await check_sheet(page, 2)


@pytest.mark.parametrize("screen", SCREENS)
async def test_alone_by_touch(
    house: ClubhouseProcess, open_page: OpenPage, screen: dict[str, Any]
) -> None:
    """A whole game alone, with the cards of the rival."""
    page = await open_page(screen)
    player = Player(page, 3, has_touch=bool(screen.get("has_touch")))
    await start(page, house.url)
    await player.finish(everything_in_reach)
    await check_sheet(page, 1)


async def test_a_whole_game_by_keyboard(house: ClubhouseProcess, open_page: OpenPage) -> None:
    """From the box on the shelf to the last round without a mouse."""
    page = await open_page()
    typist = Typist(page, 2)
    await set_up(page, house.url)
    await page.get_by_role("button", name="Play now").focus()
    await page.keyboard.press("Enter")
    await typist.finish_by_keys()


async def test_where_the_game_is_chosen_its_data_are_called_reconstructed(
    house: ClubhouseProcess, open_page: OpenPage
) -> None:
    """Most numbers of this box are ours, and players are told so before they start."""
    page = await open_page()
    await set_up(page, house.url)
    await expect(page.get_by_text("our own reconstruction")).to_be_visible()


SET_UP = ("helper/", "keep/", "keep/", "place/")
OF_ITS_OWN = ("opening", "actions")
CONFIRM = "button[data-act=confirm]:not([aria-busy=true])"


async def test_a_set_up_in_four_touches_and_a_turn_in_six(
    house: ClubhouseProcess, open_page: OpenPage
) -> None:
    """A tile starts its action, and the end of the turn is one question; undo takes all back."""
    page = await open_page()
    player = Player(page)
    await start(page, house.url)  # alone: nobody moves a tile before
    for zone in SET_UP:
        await page.locator(f"button.lit[data-target^='{zone}']").last.click()
    tile = page.locator("button.lit[data-target='tile/choose_orders']")
    order = page.locator("button.lit[data-target='slot/1']")
    while not await tile.count():  # what the helper does at once may ask something
        if player.decision and player.decision["kind"].partition(".")[2] not in OF_ITS_OWN:
            await player.touch((await player.is_asked())[0])
        await page.wait_for_timeout(20)

    await tile.click()  # its action begins
    await expect(order).to_be_visible()
    await expect(page.locator("button[data-target='way/berries']")).to_be_visible()
    await page.keyboard.press("u")
    await page.locator(".way[data-target='button/main']").wait_for()
    await page.keyboard.press("u")
    await tile.click()
    await order.click()
    await page.locator(CONFIRM).click()  # a new card comes: what was done can't be taken back then
    await page.locator("button[data-target='way/end']").click()
    if await stops_at(page, player) == "marketing":
        await page.locator("button[data-target='button/pass']").click()
        while await stops_at(page, player) != "end":
            await page.wait_for_timeout(20)


async def stops_at(page: Page, player: Player) -> str:
    """Wait for the next round, or for a question that the end of a turn leaves to the person."""
    while True:
        positions = [told["view"] for told in player.told if told["type"] == "position"]
        if positions[-1]["round"] > 1:
            return "end"
        asked = player.decision or {"kind": "", "options": []}
        is_ready = any(option["target"].startswith("order/") for option in asked["options"])
        if asked["kind"] == "woodcraft.marketing" or is_ready:
            return "marketing" if not is_ready else "order"
        await page.wait_for_timeout(20)
