"""Creature Comforts in a browser: the rulebook's example of scoring on the end screen."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Page, expect

from tests.browser.chromium import DESK, PHONE, OpenPage
from tests.browser.visits import SHEET_ROWS
from tests.games.creature_comforts.worked_example import POINTS, TOTAL, record
from tests.server.clubhouse_process import ClubhouseProcess


async def sheet(page: Page) -> list[list[str]]:
    """Return the rows of the score sheet, each with its name first."""
    rows = await page.locator(SHEET_ROWS).all()
    return [await row.locator("th, td").all_inner_texts() for row in rows]


@pytest.mark.parametrize("screen", [DESK, PHONE], ids=["desk", "phone"])
async def test_t23_the_example_on_the_end_screen(
    house: ClubhouseProcess, open_page: OpenPage, screen: dict[str, Any], tmp_path: Path
) -> None:
    """The example is scored line by line: 41 points."""
    file = tmp_path / "example.game"
    record().save(file)
    page = await open_page(screen)
    await page.goto(f"{house.url}/replay")
    await page.locator("input[type=file]").set_input_files(file)
    await page.get_by_role("button", name="To the end").click()
    await expect(page.get_by_role("dialog").get_by_text("Total")).to_be_visible()
    rows = await sheet(page)
    assert [int(row[1]) for row in rows] == [*POINTS.values(), TOTAL]
    assert len({row[0] for row in rows}) == len(POINTS) + 1
