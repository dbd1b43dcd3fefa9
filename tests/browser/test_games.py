"""Whole games of Fort against bots, by touching what is lit, from the first page to the rematch."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Page, expect

from klubovna.core.record import Record
from tests.browser.chromium import DESK, PHONE, OpenPage
from tests.browser.player import Player, everything_in_reach
from tests.browser.visits import SHEET_ROWS, choose
from tests.server.clubhouse_process import ClubhouseProcess

# What the tests press, by language; everything else they find by what is lit.
WORDS = {
    "en": {
        "fewer": "less",
        "more": "more",
        "draft": "Draft the first eight kids",
        "yes": "yes",
        "play": "Play now",
        "total": "Total",
        "record": "Download the record",
        "again": "Rematch",
    },
    "cs": {
        "fewer": "méně",
        "more": "více",
        "draft": "Výběr prvních osmi karet (draft)",
        "yes": "ano",
        "play": "Hrát hned",
        "total": "Celkem",
        "record": "Stáhnout záznam",
        "again": "Odveta",
    },
}

GAMES = [
    pytest.param(DESK, 2, "en", False, id="desk-2-en"),
    pytest.param(DESK, 3, "cs", False, id="desk-3-cs"),
    pytest.param(DESK, 4, "en", True, id="desk-4-en-draft"),
    pytest.param(PHONE, 2, "cs", True, id="phone-2-cs-draft"),
    pytest.param(PHONE, 3, "en", False, id="phone-3-en"),
    pytest.param(PHONE, 4, "cs", False, id="phone-4-cs"),
]


@pytest.mark.parametrize(("screen", "players", "lang", "draft"), GAMES)
async def test_a_whole_game(
    house: ClubhouseProcess,
    open_page: OpenPage,
    screen: dict[str, Any],
    players: int,
    lang: str,
    draft: bool,
    tmp_path: Path,
) -> None:
    """Nothing but touches; at every question all that is lit is in reach without scrolling.

    At the end each seat's points are broken down, the record can be believed, and one more game
    is a touch away.
    """
    page = await open_page(screen, lang)
    player = Player(page, players, has_touch=bool(screen.get("has_touch")))
    words = WORDS[lang]
    await page.goto(house.url)
    await set_up(page, words, players, draft)
    await player.finish(everything_in_reach)
    await check_points(page, player, words["total"])
    check_seed(player)
    await check_record(page, words["record"], tmp_path)
    before = page.url
    await page.get_by_role("button", name=words["again"]).click()
    await page.wait_for_function("before => location.href !== before", arg=before)
    assert not await player.play(questions=1)


async def set_up(page: Page, words: dict[str, str], players: int, draft: bool) -> None:
    """Ask for a table with bots who bring the game to its end."""
    count = page.locator("output")
    while (now := int(await count.inner_text())) != players:
        await page.get_by_role(
            "button", name=words["fewer" if now > players else "more"], exact=True
        ).click()
    for sitter in await page.locator(".seats").get_by_role("combobox").all():
        await sitter.select_option("normal")
    if draft:
        await choose(page, words["draft"], words["yes"])
    await page.get_by_role("button", name=words["play"]).click()


async def check_points(page: Page, player: Player, total: str) -> None:
    """The score sheet says what the clubhouse said, and every column adds up."""
    rows = [await row.all_inner_texts() for row in await rows_of(page)]
    sheets = next(told["end"]["scores"] for told in player.told if told.get("end"))
    assert [row[0] for row in rows][-1] == total
    for seat, sheet in enumerate(sheets):
        column = [int(row[seat + 1]) for row in rows]
        assert column == [*sheet["parts"].values(), sheet["total"]]
        assert sum(column[:-1]) == column[-1]


def check_seed(player: Player) -> None:
    """The seed was a secret to the end."""
    last = next(told for told in player.told if told.get("end"))
    before = player.told[: player.told.index(last)]
    assert last["end"]["seed"] not in json.dumps(before)


async def rows_of(page: Page) -> list[Any]:
    """Return the cells of each row of the score sheet."""
    rows = await page.locator(SHEET_ROWS).all()
    return [row.locator("th, td") for row in rows]


async def check_record(page: Page, button: str, folder: Path) -> None:
    """The record that the page hands out replays with the luck that was sealed."""
    async with page.expect_download() as downloading:
        await page.get_by_role("link", name=button).click()
    file = folder / "record.game"
    await (await downloading.value).save_as(file)
    record = Record.load(file)
    assert re.match("end scores", record.result)
    record.verify()


async def test_pieces_that_move(house: ClubhouseProcess, open_page: OpenPage) -> None:
    """With pieces gliding about, touches still land where they should."""
    page = await open_page(moves=True)
    player = Player(page, 5)
    await page.goto(house.url)
    await page.get_by_role("button", name="Play now").click()
    assert not await player.play(questions=25)
    await expect(page.get_by_role("status").first).to_be_attached()
