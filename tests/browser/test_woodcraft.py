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
