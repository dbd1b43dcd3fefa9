"""Boards at their fullest: whatever a question offers is in reach, on both screens."""

from __future__ import annotations

import os
from typing import Any

import msgspec
import pytest

from klubovna.core.game import title, titles
from tests.browser.chromium import DESK, PHONE, OpenPage
from tests.browser.crowds import fullest
from tests.browser.player import (
    BEYOND_THE_SCREEN,
    LAID_OUT,
    OUT_OF_REACH,
    POINT,
    is_in_reach,
    places_of,
)
from tests.browser.visits import cut_off
from tests.server.clubhouse_process import ClubhouseProcess
from tests.server.guests import Host

GAMES = int(os.environ.get("KLUBOVNA_CROWD_GAMES", "60"))  # more of them, fuller boards
NAMES = ("Bartoloměj z Horní Lhoty", "Eva", "Kryštof", "Marie Magdaléna", "Jo")

CASES = [
    pytest.param(game.id, players, screen, lang, id=f"{game.id}-{players}-{name}-{lang}")
    for game in titles().values()
    for players, screen, name, lang in (
        (game.seats[0], PHONE, "phone", "en"),
        (game.seats[1], DESK, "desk", "en"),
        (game.seats[1], PHONE, "phone", "cs"),
    )
]


@pytest.mark.parametrize(("game", "players", "screen", "lang"), CASES)
async def test_the_fullest_boards(
    house: ClubhouseProcess,
    open_page: OpenPage,
    game: str,
    players: int,
    screen: dict[str, Any],
    lang: str,
) -> None:
    """Where a kind of question offers most, in all or in one zone, nothing is beyond reach."""
    page = await open_page(screen, lang)
    positions = fullest(title(game), players, GAMES)
    tell = await cut_off(page)
    await page.goto(link_to_table(house.url, game, players))
    for position in map(msgspec.to_builtins, positions):
        await tell(position)
        await is_in_reach(page, position["decision"])
    kinds = {position.decision.kind for position in positions if position.decision}
    assert len(kinds) > 6, "few questions were asked"


# Windows of other sizes: short, narrow and large ones.
SIZES = ("844x390", "960x540", "1366x640", "768x1024", "320x640", "2560x1440")
# Games whose boards are made for all of them, and the questions that are looked at in each.
ALWAYS = {
    "creature_comforts": ("place_workers", "build", "loon_place"),
    "fort": ("recruit_card", "name_coin", "choose_rule"),
    "hamlet": ("choose_site", "pay"),
    "shelfie_stacker": ("arrange", "choose_character"),
    "woodcraft": ("actions", "opening"),
}
AT_MOST = 12  # positions in a window

# What is asked and the buttons for it, as far as they can't be touched.
COVERED = f"""
() => {{
  const point = {POINT};
  const wanted = [...document.querySelectorAll("#prompt, .prompt__acts .btn, .tools .main .btn")];
  return wanted.filter((one) => !point(one)).map((one) => one.textContent.trim());
}}
"""


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", ALWAYS)
async def test_the_fullest_boards_in_other_windows(
    house: ClubhouseProcess, open_page: OpenPage, game: str, size: str
) -> None:
    """Boards may scroll inside; question and main button stay in sight, the page stays whole."""
    width, height = map(int, size.split("x"))
    page = await open_page({"viewport": {"width": width, "height": height}}, "cs")
    players = title(game).seats[1]
    tell = await cut_off(page)
    await page.goto(link_to_table(house.url, game, players))
    for position in some_of(game, players, SIZES.index(size)):
        decision = position["decision"]
        await tell(position)
        if decision["kind"] not in LAID_OUT:
            reached = f"(targets) => ({OUT_OF_REACH})(targets, true).length === 0"
            await page.wait_for_function(reached, arg=places_of(decision))
        assert await page.evaluate(COVERED) == [], decision["kind"]
        assert await page.evaluate(BEYOND_THE_SCREEN) == [0, 0], decision["kind"]


def some_of(game: str, players: int, part: int) -> list[dict[str, Any]]:
    """Return full positions: the questions that are always looked at, and a part of the others."""
    found = [msgspec.to_builtins(each) for each in fullest(title(game), players, GAMES // 6)]
    always = [each for each in found if each["decision"]["kind"].split(".")[1] in ALWAYS[game]]
    others = [each for each in found if each not in always]
    return [*always, *others[part :: len(SIZES)]][:AT_MOST]


def link_to_table(url: str, game: str, players: int) -> str:
    """Open a table for a person and bots; return the link of the person's seat."""
    bots = [{"kind": "bot", "name": name, "level": "easy"} for name in NAMES[1:players]]
    seats = [{"kind": "me", "name": NAMES[0]}, *bots]
    table = Host.open(url, game=game, seats=seats)
    return f"{url}/t/{table.id}#{table.keys[0]}"
