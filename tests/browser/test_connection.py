"""Reloads, and a clubhouse that is killed in the middle of a turn: nothing is lost or doubled."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from playwright.async_api import expect

from tests.browser.chromium import OpenPage
from tests.browser.player import Player
from tests.browser.visits import choose_seats, table_of
from tests.browser.watch import Watch
from tests.server.clubhouse_process import ClubhouseProcess

LOST = "Connection lost. Trying again, nothing gets lost."
TOKENS = "select token from choices where token is not null"
NOBODY_ANSWERS = "ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|WebSocket connection to"


@pytest.fixture
def frail_house(tmp_path: Path) -> Iterator[ClubhouseProcess]:
    """A clubhouse of one's own, to be killed."""
    with ClubhouseProcess(tmp_path) as house:
        yield house


async def sit_down(house: ClubhouseProcess, player: Player) -> str:
    """Start a game against an easy bot and return the table."""
    await player.page.goto(house.url)
    await choose_seats(player.page, "easy")
    await player.page.get_by_role("button", name="Play now").click()
    return await table_of(player.page)


async def test_a_reload_in_mid_turn(house: ClubhouseProcess, open_page: OpenPage) -> None:
    """The same question is there again, and what was only selected is not."""
    page = await open_page()
    player = Player(page, 2)
    await sit_down(house, player)
    await player.play(questions=6)
    before = player.decision
    player.told.clear()
    await page.reload()
    await player.is_asked()
    assert player.decision == before
    assert not await player.play(questions=3)


async def test_a_killed_clubhouse(
    frail_house: ClubhouseProcess, open_page: OpenPage, watch: Watch
) -> None:
    """The page says so, comes back by itself, and a pick made meanwhile is done exactly once."""
    watch.forgive(NOBODY_ANSWERS)
    page = await open_page()
    player = Player(page, 2)
    await sit_down(frail_house, player)
    await player.play(questions=4)
    frail_house.kill()
    await expect(page.get_by_text(LOST)).to_be_visible()
    answered = picks(player)
    await answer(player)
    assert picks(player) == answered, "nobody could be told yet"
    frail_house.restart()
    await expect(page.get_by_text(LOST)).to_be_hidden()
    assert not await player.play(questions=3)
    assert len(picks(player)) > len(answered)
    check_that_each_is_stored_once(frail_house, player)


async def test_kills_while_a_pick_is_on_its_way(
    frail_house: ClubhouseProcess, open_page: OpenPage, watch: Watch
) -> None:
    """Whether it was stored before the end or is sent again after it: it is done once."""
    watch.forgive(NOBODY_ANSWERS)
    page = await open_page()
    player = Player(page, 3)
    await sit_down(frail_house, player)
    for _ in range(3):
        await answer(player)
        frail_house.restart()
        await expect(page.locator("[data-connection=online]")).to_be_attached()
    assert not await player.play(questions=2)
    assert len(picks(player)) >= 4
    check_that_each_is_stored_once(frail_house, player)


async def answer(player: Player) -> None:
    """Touch places until the question is answered, whoever may hear it."""
    for _ in range(3):
        await player.touch((await player.is_asked())[0])
        if not await player.page.locator("[data-act=confirm]:not([aria-busy=true])").count():
            return
    raise AssertionError("nothing could be picked")


def picks(player: Player) -> set[str]:
    """Return the marks of all picks that were sent, once or again."""
    return {said["token"] for said in player.said if said["type"] == "choose"}


def check_that_each_is_stored_once(house: ClubhouseProcess, player: Player) -> None:
    """Every pick that the page has sent is in the story of the table, one time."""
    with closing(sqlite3.connect(house.file)) as database:
        stored = [mark.split()[-1] for (mark,) in database.execute(TOKENS)]
    assert sorted(stored) == sorted(picks(player))
