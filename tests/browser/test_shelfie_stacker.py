"""Shelfie Stacker in a browser: whole games by touching and by keys, and the example on screen."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Page, expect

from tests.browser.chromium import DESK, PHONE, OpenPage
from tests.browser.player import BEYOND_THE_SCREEN, OUT_OF_REACH, Player, everything_in_reach
from tests.browser.typist import Typist
from tests.browser.visits import SHEET_ROWS, choose_seats, slip
from tests.games.shelfie_stacker.worked_example import POINTS, TOTAL, record
from tests.server.clubhouse_process import ClubhouseProcess


async def set_up(page: Page, url: str, *sitters: str, **settings: str) -> None:
    """Take the box off the shelf, say who plays and how; everything but the last touch."""
    await page.goto(url)
    await page.get_by_role("button", name=re.compile("^Shelfie Stacker")).click()
    await choose_seats(page, *sitters)
    for name, value in settings.items():
        await page.get_by_role("combobox", name=name).select_option(value)


async def start(page: Page, url: str, *sitters: str, **settings: str) -> None:
    """Start a game against bots."""
    await set_up(page, url, *sitters, **settings)
    await page.get_by_role("button", name="Play now").click()


async def sheet(page: Page) -> dict[str, list[str]]:
    """Return the rows of the score sheet by what they are called."""
    rows = await page.locator(SHEET_ROWS).all()
    cells = [await row.locator("th, td").all_inner_texts() for row in rows]
    return {row[0]: row[1:] for row in cells}


GAMES = [
    pytest.param(DESK, "first_game", id="desk"),
    pytest.param(DESK, "own_choice", id="desk-own-choice"),
    pytest.param(PHONE, "private_draft", id="phone-draft"),
]


@pytest.mark.parametrize(("screen", "cards"), GAMES)
async def test_three_players_by_touch(
    house: ClubhouseProcess, open_page: OpenPage, screen: dict[str, Any], cards: str
) -> None:
    """A whole game against two bots; all that is lit is in reach without scrolling."""
    page = await open_page(screen)
    player = Player(page, 3, has_touch=bool(screen.get("has_touch")))
    await start(page, house.url, "easy", "easy", **{"Character cards": cards})
    await player.finish(everything_in_reach)
    points = await sheet(page)
    assert len(points["Total"]) == 3
    for column in range(3):
        parts = [int(row[column]) for name, row in points.items() if name != "Total"]
        assert sum(parts) == int(points["Total"][column])


@pytest.mark.parametrize("screen", [DESK, PHONE], ids=["desk", "phone"])
async def test_shem_bot_by_touch(
    house: ClubhouseProcess, open_page: OpenPage, screen: dict[str, Any]
) -> None:
    """A whole solo game; at the end Shem Bot's points stand beside one's own."""
    page = await open_page(screen)
    player = Player(page, 4, has_touch=bool(screen.get("has_touch")))
    await start(page, house.url, **{"Solo game": "shem_hard"})
    await player.finish(everything_in_reach)
    dialog = page.get_by_role("dialog")
    await expect(dialog.get_by_text("Shem Bot").first).to_be_visible()


@pytest.mark.parametrize("screen", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("count", [9, 15, 24])
async def test_a_crowd_on_the_shelf_of_shame(
    house: ClubhouseProcess, open_page: OpenPage, screen: dict[str, Any], count: int
) -> None:
    """However many dice lie there, each of them can be rescued without scrolling."""
    dice = [f"{colour}{value}" for value in range(1, 7) for colour in "pgbo"][:count]

    def ask_which_to_rescue(position: dict[str, Any]) -> None:
        position["view"]["players"][0]["shame"] = dice
        key = "option-choose-die-shamed"
        options = [
            {"id": id, "target": f"shamed/{die}", "key": key, "args": {"thing": f"die/{die}"}}
            for id, die in enumerate(dice)
        ]
        question = {"kind": "shelfie_stacker.choose_die", "key": "ask-choose-die"}
        args = {"card": "card/12A"}
        position["decision"] |= question | {"args": args, "options": options}

    page = await open_page(screen)
    said = await slip(page, ask_which_to_rescue)
    await start(page, house.url, "easy")
    targets = [f"shamed/{die}" for die in dice]
    await page.locator(f"button[data-target='{targets[-1]}']").wait_for()
    assert await page.evaluate(OUT_OF_REACH, targets) == []
    assert await page.evaluate(BEYOND_THE_SCREEN) == [0, 0]
    await page.locator(f"button[data-target='{targets[-1]}']").click()
    await page.wait_for_function("() => document.querySelector('.lit') === null")
    assert [one["option"] for one in said if one["type"] == "choose"] == [count - 1]


async def test_a_whole_game_by_keyboard(house: ClubhouseProcess, open_page: OpenPage) -> None:
    """From the box on the shelf to the last round without a mouse."""
    page = await open_page()
    typist = Typist(page, 2)
    await set_up(page, house.url, "easy")
    await page.get_by_role("button", name="Play now").focus()
    await page.keyboard.press("Enter")
    await typist.finish_by_keys()


async def test_every_target_is_a_stop(house: ClubhouseProcess, open_page: OpenPage) -> None:
    """Whatever a question offers, Tab and arrows come to it, and it says its name."""
    page = await open_page()
    typist = Typist(page, 6)
    await start(page, house.url, "easy", **{"Character cards": "private_random"})
    kinds: set[str] = set()
    for _ in range(40):
        if not await typist.is_asked():
            break
        decision = typist.decision
        assert decision is not None
        if decision["kind"] not in kinds:
            kinds.add(decision["kind"])
            offered = {option["target"] for option in decision["options"]}
            assert await typist.everything() >= offered, decision["kind"]
        await typist.answer()
    assert len(kinds) > 4


@pytest.mark.parametrize("screen", [DESK, PHONE], ids=["desk", "phone"])
async def test_t06_the_example_on_the_end_screen(
    house: ClubhouseProcess, open_page: OpenPage, screen: dict[str, Any], tmp_path: Path
) -> None:
    """The rulebook's example is scored line by line: 43 points."""
    file = tmp_path / "example.game"
    record().save(file)
    page = await open_page(screen)
    await page.goto(f"{house.url}/replay")
    await page.locator("input[type=file]").set_input_files(file)
    await page.get_by_role("button", name="To the end").click()
    await expect(page.get_by_role("dialog").get_by_text("Total")).to_be_visible()
    mine = [int(row[0]) for row in (await sheet(page)).values()]
    assert mine == [*POINTS.values(), TOTAL]
