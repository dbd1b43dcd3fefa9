"""The end of a game on the screen: scene, ranking, plots, record, and what is given away."""

from __future__ import annotations

import struct
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Download, Page, expect

from klubovna.core.luck import dice
from klubovna.core.record import Record
from tests.browser.chromium import DESK, PHONE, OpenPage
from tests.browser.test_axe import check
from tests.server.clubhouse_process import ClubhouseProcess
from tests.server.guests import Host, play

HOSTILE = '<b>Ada</b> & "Co"'
PNG = b"\x89PNG\r\n\x1a\n"
BEYOND = "() => document.scrollingElement.scrollWidth - innerWidth"


async def finished(house: ClubhouseProcess, *, seats: int = 2) -> Host:
    """Return a table of Fort where somebody with an odd name has played to the end."""
    bots = [{"kind": "bot", "level": "easy"} for _ in range(seats - 1)]
    table = Host.open(house.url, seats=[{"kind": "me", "name": HOSTILE}, *bots])
    await play(await table.enter(0), dice(5))
    return table


async def saved(page: Page, folder: Path) -> dict[str, Path]:
    """Press the button, and return the files that are handed out by what they end with."""
    coming: list[Download] = []
    page.on("download", lambda download: coming.append(download))
    await page.get_by_role("button", name="Share").click()
    await expect(page.get_by_text("The picture and the record are saved.")).to_be_visible()
    files = {}
    for download in coming:
        name = download.suggested_filename
        await download.save_as(folder / name)
        files[name.rpartition(".")[2]] = folder / name
    return files


@pytest.mark.parametrize("screen", [DESK, PHONE], ids=["desk", "phone"])
async def test_an_ending_and_what_is_given_away(
    house: ClubhouseProcess, open_page: OpenPage, screen: dict[str, Any], tmp_path: Path
) -> None:
    """All of it is there without barriers; a picture and a record go out, names stay text."""
    table = await finished(house)
    page = await open_page(screen)
    await page.goto(f"{house.url}/t/{table.id}#{table.keys[0]}")
    ending = page.get_by_role("dialog")
    await expect(ending.locator("svg.scene")).to_be_attached()
    await expect(ending.get_by_role("heading", level=2)).to_be_visible()
    await expect(ending.get_by_text(HOSTILE).first).to_be_visible()
    plots = ending.get_by_role("img", name="points: round 1 ")
    await expect(plots).to_have_count(2)
    await expect(ending.get_by_role("heading", name="Largest swings")).to_be_attached()
    record = ending.get_by_role("region", name="My record so far")
    await expect(record.get_by_role("definition").first).to_have_text("1")
    assert await page.evaluate(BEYOND) == 0
    await check(page, "ending")
    files = await saved(page, tmp_path)
    picture = files["png"].read_bytes()
    assert picture.startswith(PNG)
    width, height = struct.unpack(">II", picture[16:24])
    assert width == 1200 and height > 700 and len(picture) > 20_000
    kept = Record.load(files["game"])
    kept.verify()
    assert kept.seats[0] == HOSTILE


async def test_an_ending_can_be_put_away_and_taken_out(
    house: ClubhouseProcess, open_page: OpenPage
) -> None:
    """Behind it lies the table; who only watches has neither a rematch nor a record."""
    table = await finished(house, seats=3)
    page = await open_page()
    await page.goto(f"{house.url}/t/{table.id}")
    ending = page.get_by_role("dialog")
    await expect(ending.get_by_role("img", name="points: round 1 ")).to_have_count(3)
    await expect(ending.get_by_role("button", name="Rematch")).to_have_count(0)
    await expect(ending.get_by_text("My record so far")).to_have_count(0)
    await ending.get_by_role("button", name="Look at the table").click()
    await expect(ending).to_be_hidden()
    await page.get_by_role("button", name="Result").click()
    await expect(ending.get_by_role("heading", level=2)).to_be_visible()
