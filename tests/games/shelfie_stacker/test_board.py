"""The table as text: whole, narrow enough, and drawn from what the seat may see."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from rich.console import Console

from klubovna.core.decision import Option
from klubovna.core.game import titles
from klubovna.core.luck import dice
from klubovna.games.shelfie_stacker.terminal.signs import brief, flat_pattern
from klubovna.terminal.board import draw, legend, note
from klubovna.words import LANGUAGES, Words
from tests.laws.tables import Table, every_other, positions, tables

GAME = titles()["shelfie_stacker"]
BOX = GAME.box(None)
NAMES = ["Ada", "Ben", "Cyd", "Dan"]
SMALL, LARGE = 15, 31  # rows of a board on terminals of 24 and 40
WIDTH = 78  # columns of a board on a terminal of 80


@cache
def words(lang: str) -> Words:
    """Return the words of the game."""
    return Words(GAME, lang, GAME.names(lang, BOX))


def drawn(view: dict[str, Any], lang: str, rows: int | None, width: int = WIDTH) -> list[str]:
    """Return the lines of the board."""
    screen = Console(width=width, color_system=None, highlight=False, emoji=False, markup=False)
    people = sum(player["kind"] == "seat" for player in view["players"])
    with screen.capture() as captured:
        screen.print(draw(GAME, view, words(lang), NAMES[:people], BOX, rows))
    return captured.get().splitlines()


def some_positions(seed: int, most: int = 6) -> Iterator[Any]:
    """Yield positions of random games at every table."""
    for n, table in enumerate(tables(GAME)):
        yield from positions(table, seed + n, most)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("rows", [SMALL, LARGE, None])
def test_every_position_can_be_drawn(lang: str, rows: int | None) -> None:
    """No key is missing and nothing is cut off, for every seat and a spectator."""
    for state in every_other(some_positions(seed=7), lang):
        for seat in [None, *range(state.seats())]:
            lines = drawn(GAME.view(state, seat), lang, rows)
            text = "\n".join(lines)
            assert "⟦" not in text and "{" not in text
            assert all(len(line.rstrip()) <= WIDTH for line in lines)
            assert "…" not in text, "something was cut off"


@pytest.mark.parametrize("width", [40, 60, 100, 160])
def test_any_width_will_do(width: int) -> None:
    """A narrow board cuts what does not fit, and is never wider than there is room."""
    for state in some_positions(seed=8, most=2):
        for rows in (SMALL, LARGE):
            lines = drawn(GAME.view(state, 0), "cs", rows, width)
            assert all(len(line.rstrip()) <= width for line in lines)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_hand_is_shown_to_its_owner_only(lang: str) -> None:
    """Worlds that a seat can't tell apart look the same to it."""
    said = words(lang)
    for state in some_positions(seed=9):
        for seat in range(state.seats()):
            text = "\n".join(drawn(GAME.view(state, seat), lang, None))
            hand = [BOX.characters[copy % 16].id for copy in state.players[seat].hand]
            assert all(said.name(f"character/{id}") in text for id in hand)
            world = GAME.guess(state, seat, dice(1))
            assert "\n".join(drawn(GAME.view(world, seat), lang, None)) == text


def test_nobody_else_is_named() -> None:
    """A spectator's board names no character: those on the table are numbers."""
    said = words("en")
    for state in some_positions(seed=10):
        text = "\n".join(drawn(GAME.view(state, None), "en", None))
        assert not any(said.name(f"character/{c.id}") in text for c in BOX.characters)


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_start_fits_a_small_terminal(players: int) -> None:
    """With any number of players everything is on fifteen rows."""
    view = GAME.view(GAME.new(players, 5), 0)
    assert len(drawn(view, "cs", SMALL)) <= SMALL


def test_shelves_stand_side_by_side() -> None:
    """A row of the picture is a row of every shelf; the lowest die stands lowest."""
    view = GAME.view(GAME.new(2, 5), 0)
    view["players"][0]["columns"] = [["p1", "p3"], [], [], [], ["o6"]]
    view["players"][1]["columns"] = [[], ["g2", "g4"], [], [], []]
    lines = drawn(view, "en", LARGE)
    low = next(i for i, line in enumerate(lines) if "◆1" in line)
    assert re.search(r"◆1  ·  ·  · ■6 +· ▲2  ·  ·  ·", lines[low])
    assert re.search(r"◆3  ·  ·  ·  · +· ▲4  ·  ·  ·", lines[low - 1])
    assert lines[low + 1].split() == ["1", "2", "3", "4", "5"] * 2


def test_cards_on_the_table() -> None:
    """Spent cards stand in brackets, with the dice that lie on them."""
    view = GAME.view(GAME.new(2, 5), 0)
    card = {"card": "cat#green", "number": 5, "letter": "D", "now": True, "dice": []}
    view["players"][0]["cards"] = [
        {**card, "state": "ready"},
        {**card, "card": "borrower#green", "number": 1, "state": "spent", "dice": ["g5", "o2"]},
    ]
    assert any(re.search(r"cards +5 \(1\)▲5■2", line) for line in drawn(view, "en", SMALL))


def test_a_pattern_on_one_line() -> None:
    """Columns from the left, each from the bottom up; nothing is said of empty places above."""
    assert flat_pattern(["..B", ".G.", "P.."]).plain == "◆│·▲│··●"
    assert flat_pattern(["P.G", "P.G", "P.G"]).plain == "◆◆◆│·│▲▲▲"


@pytest.mark.parametrize("solo", ["score", "shem_standard"])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_solo_rival_has_a_name(solo: str, lang: str) -> None:
    """Who holds no seat stands in the order of turns, with the deliveries that it wants."""
    name = words(lang).text("view-friend" if solo == "score" else "view-shem")
    table = Table(GAME, 1, (("solo", solo),))
    seen = [drawn(GAME.view(state, 0), lang, SMALL)[0] for state in positions(table, 3, 30)]
    assert any(re.search(rf"{name} \d+[A-D] \(.*\d.*\d\)", line) for line in seen)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_options_tell_what_they_are_about(lang: str) -> None:
    """Dice, columns and cards are shown beside their phrases, and no two options are the same."""
    said, zones = words(lang), set()
    for state in some_positions(seed=11, most=80):
        for seat in state.actors:
            decision, view = GAME.decision(state, seat), GAME.view(state, seat)
            assert decision is not None
            lines = []
            for option in decision.options:
                found = note(GAME, option, view, said, BOX)
                phrase = said.option(option, NAMES, decision.args)
                assert "⟦" not in phrase
                lines.append((phrase, found.plain if found else ""))
                if found is not None:
                    zones.add(option.target.split("/")[0])
                    assert found.plain and "⟦" not in found.plain
            assert len(set(lines)) == len(lines)
    assert zones >= {"hand", "deck", "delivery", "tray", "column", "shame", "value", "top", "card"}


def test_a_column_tells_what_it_brings() -> None:
    """The points that a die would bring, and the card that it would use."""
    view = GAME.view(GAME.new(2, 5), 0)
    view["players"][0]["columns"][1] = ["g2"]
    view["active"] = {
        "player": 0,
        "card": None,
        "die": "p4",
        "rolling": [],
        "box": None,
        "gains": [4, 2, None, None, None],
        "shame_gain": -2,
        "waives": [[], ["colour_coordinator#green"], [], [], []],
    }
    said = words("en")
    found = [note(GAME, Option(n, f"column/{n}", "", {}), view, said, BOX) for n in (0, 1)]
    assert [text.plain for text in found if text] == ["· +4", "▲2 +2  uses The Colour Coordinator"]
    shamed = note(GAME, Option(5, "shame/board", "", {}), view, said, BOX)
    assert shamed is not None and shamed.plain == "−2"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_signs_are_explained(lang: str) -> None:
    """Colours differ in shape, not only in colour."""
    signs = [text.plain.split(" ")[0] for text in legend(GAME, words(lang))]
    assert len(signs) == 6 and len(set(signs)) == 6


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_character_is_explained(lang: str) -> None:
    """In a few words that fit a line."""
    said = words(lang)
    texts = [brief(character, said) for character in BOX.characters]
    assert all("⟦" not in text and "{" not in text and len(text) <= 43 for text in texts)
