"""No thing without words: a walk over full boards, in every game that teaches, on both screens."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from klubovna.core.game import title, titles
from tests.browser.chromium import DESK, PHONE, OpenPage
from tests.browser.crowds import fullest
from tests.browser.test_crowds import link_to_table
from tests.browser.visits import cut_off
from tests.browser.walk import SHEET, teaching_games, without_words
from tests.server.clubhouse_process import ClubhouseProcess

GAMES = 12  # played at random, to find full boards

screens = pytest.mark.parametrize(
    "screen", [pytest.param(DESK, id="desk"), pytest.param(PHONE, id="phone")]
)


@screens
@pytest.mark.parametrize("game", teaching_games(titles()))
async def test_everything_on_the_table_has_words(
    house: ClubhouseProcess, open_page: OpenPage, game: str, screen: dict[str, Any]
) -> None:
    """On full boards each drawn icon and piece lies in something that can be read in words."""
    page = await open_page(screen)
    played = title(game)
    players = played.seats[1]
    tell = await cut_off(page)
    await page.goto(link_to_table(house.url, game, players))
    naked: dict[str, str] = {}
    for position in map(msgspec.to_builtins, fullest(played, players, GAMES)):
        await tell(position)
        await page.wait_for_function("() => document.querySelector('.prompt')")
        await page.evaluate("() => new Promise(requestAnimationFrame)")
        for found in await without_words(page, played):
            naked.setdefault(found, position["decision"]["kind"])
    assert not naked, "\n".join(f"{kind}: {found}" for found, kind in naked.items())


@pytest.mark.parametrize("game", teaching_games(titles()))
async def test_everything_in_a_sheet_has_words(
    house: ClubhouseProcess, open_page: OpenPage, game: str
) -> None:
    """What a phone shows of a rival only in a sheet has words there, too."""
    page = await open_page(PHONE)
    played = title(game)
    tell = await cut_off(page)
    await page.goto(link_to_table(house.url, game, played.seats[1]))
    await tell(msgspec.to_builtins(fullest(played, played.seats[1], 4)[-1]))
    await page.wait_for_function("() => document.querySelector('.prompt')")
    rivals = page.locator("[data-pane=rivals]")  # where they lie in a pane of their own
    if await rivals.count():
        await rivals.click()
    chips = page.locator("[data-chip]:not([data-target])")  # others lead to targets
    assert await chips.count()
    for number in range(await chips.count()):
        await chips.nth(number).click()
        await page.locator("dialog[open]").wait_for()
        assert not await without_words(page, played, SHEET)
        await page.keyboard.press("Escape")
