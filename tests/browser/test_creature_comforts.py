"""Creature Comforts in a browser: whole games by touching, with others and alone."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.async_api import Page, expect

from tests.browser.chromium import DESK, PHONE, OpenPage
from tests.browser.player import BEYOND_THE_SCREEN, Player, everything_in_reach
from tests.browser.visits import choose_seats
from tests.server.clubhouse_process import ClubhouseProcess


async def set_up(page: Page, url: str, *sitters: str, length: str = "short") -> None:
    """Take the box off the shelf, say who plays and how long; everything but the last touch."""
    await page.goto(url)
    await page.get_by_role("button", name=re.compile("^Creature Comforts")).click()
    await choose_seats(page, *sitters)
    name = re.compile("months|length", re.IGNORECASE)
    choice = page.get_by_role("radiogroup", name=name)
    if await choice.count():
        await choice.locator(f"input[value={length}]").check(force=True)
    else:
        await page.get_by_role("combobox", name=name).select_option(length)


async def start(page: Page, url: str, *sitters: str, length: str = "short") -> None:
    """Start a game against bots."""
    await set_up(page, url, *sitters, length=length)
    await page.get_by_role("button", name="Play now").click()


async def check_sheet(page: Page, players: int) -> None:
    """Every column of the score sheet adds up."""
    rows = await page.locator("dialog[open] tbody tr, dialog[open] tfoot tr").all()
    cells = [await row.locator("th, td").all_inner_texts() for row in rows]
    for column in range(1, players + 1):
        points = [int(row[column].replace("−", "-")) for row in cells]
        assert sum(points[:-1]) == points[-1]


async def in_reach(player: Player) -> None:
    """Dice are laid out by touching dice and places; all else can be touched as it is offered."""
    decision = player.decision
    assert decision is not None
    if not decision["kind"].endswith((".assign", ".place_workers")):
        await everything_in_reach(player)
    beyond = await player.page.evaluate(BEYOND_THE_SCREEN)
    assert beyond == [0, 0], f"the page is larger than the screen at {decision['kind']}"


GAMES = [
    pytest.param(DESK, "standard", id="desk"),
    pytest.param(PHONE, "short", id="phone-short"),
]


@pytest.mark.parametrize(("screen", "length"), GAMES)
async def test_four_players_by_touch(
    house: ClubhouseProcess, open_page: OpenPage, screen: dict[str, Any], length: str
) -> None:
    """A whole game against three bots; all that is lit is in reach without scrolling."""
    page = await open_page(screen, reduced_motion="reduce")
    player = Player(page, 5, has_touch=bool(screen.get("has_touch")))
    await start(page, house.url, "easy", "easy", "easy", length=length)
    await player.finish(in_reach)
    await check_sheet(page, 4)


@pytest.mark.parametrize("screen", [DESK, PHONE], ids=["desk", "phone"])
async def test_alone_by_touch(
    house: ClubhouseProcess, open_page: OpenPage, screen: dict[str, Any]
) -> None:
    """A whole solo game ends with a title of four parts."""
    page = await open_page(screen, reduced_motion="reduce")
    player = Player(page, 6, has_touch=bool(screen.get("has_touch")))
    await start(page, house.url)
    await player.finish(in_reach)
    await check_sheet(page, 1)
    title = re.compile("^(Stylishly|Deliciously|Brightly|Hardily) .* of ")
    await expect(page.get_by_role("dialog").get_by_text(title)).to_be_visible()
