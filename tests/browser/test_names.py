"""What a screen reader says of a board: every button has a name, and every name is a sentence."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator

import msgspec
import pytest
from playwright.async_api import Page, expect

from klubovna.core.game import title, titles
from tests.browser.chromium import OpenPage
from tests.browser.crowds import fullest
from tests.browser.test_crowds import link_to_table
from tests.browser.visits import cut_off
from tests.server.clubhouse_process import ClubhouseProcess

GAMES = 1
BOARDS = int(os.environ.get("KLUBOVNA_NAMED_BOARDS", "5"))  # of each game, spread evenly
LANGUAGES = os.environ.get("KLUBOVNA_NAMED_LANGUAGES", "").split()

# A line of what a screen reader is told: a role, the name of the thing, and what it says.
LINE = re.compile(
    r"""^-[ ]'?(?P<role>[a-z]+)(?:[ ]"(?P<name>(?:[^"\\]|\\.)*)")?(?:[ ]\[[^\]]*\])*'?
    (?::[ ]?(?P<text>.*))?$""",
    re.VERBOSE,
)
NAMED = ("button", "link", "img", "heading", "checkbox", "group", "region", "radio", "switch")
COUNTED = ("row", "listitem", "cell")  # numbers under headings, months in a row
# Holes, doubled marks, words of programs, what is said twice, numbers without words.
FLAWS = re.compile(
    r"""
    ⟦ | \bundefined\b | \bnull\b | \bNaN\b | \[object
    | \.\s*\.(?!\.) | ,\s*, | :\s*\. | \s[.,;](?:\s|$) | \s{2,} | ^\s | \s$
    | ^(.{4,})[ ]\1$
    | (?<![\d+=→–·:.,/])\b\d+[ ]\d+\b
    """,
    re.VERBOSE,
)


async def flaws_of(page: Page) -> list[str]:
    """Return what sounds wrong on a page, as a screen reader is told of it."""
    told = await page.locator("body").aria_snapshot()
    return [line for line in said_in(told.splitlines()) if is_flawed(line)]


def said_in(lines: list[str]) -> Iterator[str]:
    """Return the lines that are said: what is drawn in a button is silent, its name says it."""
    silent = -1  # as deep as a button or a picture
    for line in lines:
        depth = len(line) - len(line.lstrip())
        if silent < 0 or depth <= silent:
            silent = depth if re.match(r"\s*- '?(button|img) ", line) else -1
            yield line.strip()


def is_flawed(line: str) -> bool:
    """Tell whether a thing has no name, or one that sounds wrong."""
    found = LINE.match(line)
    if found is None or found["role"] in COUNTED or line.startswith("- /"):
        return False
    said = found["name"] or found["text"] or ""
    is_nameless = found["role"] in NAMED and not said
    return is_nameless or FLAWS.search(said.strip('"')) is not None


@pytest.mark.parametrize(
    ("game", "lang"),
    [
        (game, lang)
        for n, game in enumerate(titles())
        for lang in LANGUAGES or (("en", "cs")[n % 2],)
    ],
)
async def test_names_are_sentences(
    house: ClubhouseProcess, open_page: OpenPage, game: str, lang: str
) -> None:
    """Wherever questions of a game offer most, nothing on the board sounds wrong."""
    page = await open_page(lang=lang)
    tell = await cut_off(page)
    players = title(game).seats[1]
    await page.goto(link_to_table(house.url, game, players))
    found: dict[str, str] = {}
    boards = fullest(title(game), players, GAMES)
    for position in map(msgspec.to_builtins, boards[:: max(1, len(boards) // BOARDS)]):
        await tell(position)
        await expect(page.locator("button.lit, button[data-option]").first).to_be_visible()
        kind = position["decision"]["kind"]
        found |= dict.fromkeys(await flaws_of(page), kind)
    assert found == {}
