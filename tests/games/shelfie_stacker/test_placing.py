"""Shelfie Stacker, chapter 5: the three rules of placing a die."""

from __future__ import annotations

import pytest

from klubovna.games.shelfie_stacker import GAME
from klubovna.games.shelfie_stacker.state import Shelfie
from tests.games.shelfie_stacker.stories import (
    asked,
    offers,
    placing,
    play,
    ready,
    refused,
    shame,
    shelf,
    spent,
    tray,
)

# The rulebook's example: all five columns are begun.
EXAMPLE = """
    shelf 0: g2 | p1 p2 | b6 | o6 | b6
    tray 0: g4 p3 p1
"""


def columns_for(die: str, text: str) -> list[str]:
    """Return the columns that a die may go on; a second die keeps the choice open."""
    g = play(placing(f"tray 0: {die} o6 b6\nshelf 0: {text}"), f"tray/{die}")
    return offers(g, "column") if asked(g) == "place_die" else []


def test_t01_the_green_4_and_the_purple_3_fit() -> None:
    g = placing(EXAMPLE)

    play(g, "g4")
    assert offers(g) == ["0", "board"]
    play(g, "column/0 p3")
    assert offers(g) == ["1", "board"]
    play(g, "column/1")

    assert shelf(g) == "g2 g4 | p1 p2 p3 | b6 | o6 | b6"


def test_t01_the_purple_1_must_be_shamed() -> None:
    """No column takes it, so no question is left."""
    g = play(placing(EXAMPLE), "p1")

    assert (shame(g), tray(g), asked(g)) == ("p1", "g4 p3", "arrange")


# 5.1: bottom up, at most five.


def test_a_die_takes_the_lowest_free_place() -> None:
    g = play(placing("shelf 0: p1 p2\ntray 0: p4 g2 g3"), "p4 column/0 g2 column/3")

    assert shelf(g) == "p1 p2 p4 | - | - | g2"


def test_a_full_column_takes_no_more() -> None:
    """Not even a 6 of its colour that would rise."""
    full = "p1 p2 p3 p4 p5"

    assert columns_for("p6", f"{full} | g1") == ["2", "3", "4"]
    g = play(placing(f"shelf 0: {full}\ntray 0: p6 g1"), "p6")
    assert refused(g, "column/0") == "5.1"


def test_a_fifth_die_fits() -> None:
    assert "0" in columns_for("p5", "p1 p2 p3 p4")


def test_no_column_need_be_begun_from_the_left() -> None:
    assert columns_for("p3", "-") == ["0", "1", "2", "3", "4"]


# 5.2: one colour.


def test_another_colour_does_not_fit() -> None:
    assert columns_for("g5", "p1 | g1 | b1 | o1 | p2") == ["1"]


@pytest.mark.parametrize("colour", "pgbo")
def test_any_colour_may_begin_any_column(colour: str) -> None:
    """Also a colour that has a column with room already."""
    assert columns_for(f"{colour}1", "p1 | g1 | b1 | o1") == ["4"]


def test_two_columns_may_have_one_colour() -> None:
    g = play(placing("shelf 0: p1\ntray 0: p2 p3 p4"), "p2 column/1 p3 column/0")

    assert shelf(g) == "p1 p3 | p2"


def test_why_not_another_colour() -> None:
    g = play(placing("shelf 0: p1\ntray 0: g5 g6"), "g5")

    assert refused(g, "column/0") == "5.2"


# 5.3: rising values.


def test_t03_gaps_are_fine() -> None:
    """A purple 2, then a 3, then a 5."""
    g = play(placing("tray 0: p2 p3 p5"), "p2 column/0 p3 column/0 column/0")

    assert shelf(g) == "p2 p3 p5"


@pytest.mark.parametrize(("die", "fits"), [("p4", False), ("p5", False), ("p6", True)])
def test_t03_the_next_must_be_higher(die: str, fits: bool) -> None:
    assert ("0" in columns_for(die, "p2 p3 p5")) == fits


@pytest.mark.parametrize("value", range(1, 7))
@pytest.mark.parametrize("top", range(1, 7))
def test_only_a_higher_value_fits(value: int, top: int) -> None:
    assert ("0" in columns_for(f"b{value}", f"b{top}")) == (value > top)


def test_only_the_die_directly_below_counts() -> None:
    """Above 2, 5 and a 3 that was pressed in, a 4 is fine."""
    assert "0" in columns_for("o4", "o2 o5 o3")
    assert "0" not in columns_for("o3", "o2 o5 o3")


def test_why_not_a_lower_value() -> None:
    g = play(placing("shelf 0: p4 | p5\ntray 0: p5 g6"), "p5")

    assert refused(g, "column/1") == "5.3"
    assert refused(g, "column/0") == ""


def test_colour_is_named_before_value() -> None:
    """A die that breaks both rules hears of its colour."""
    g = play(placing("shelf 0: p4\ntray 0: g1 g6"), "g1")

    assert refused(g, "column/0") == "5.2"


def test_a_placed_die_stays() -> None:
    """Without an ability nothing on the shelf can be picked again."""
    g = play(placing("tray 0: p1 p2 p3"), "p1 column/0")

    assert offers(g) == ["p2", "p3"]


# After cards 7 and 13.


def after_card_7() -> Shelfie:
    """Return a green column with a purple 4 on top."""
    g = placing("shelf 0: g2 | b6 | b6 | b6\ntray 0: p4 g5 p5 g3\nready 0: colour_coordinator")
    return play(g, "p4 column/0")


def test_t23_card_7_lets_another_colour_in() -> None:
    g = after_card_7()

    assert shelf(g).startswith("g2 p4 |")
    assert (ready(g), spent(g)) == ("", "colour_coordinator")


@pytest.mark.parametrize(("die", "rule"), [("g5", ""), ("p5", "5.2"), ("g3", "5.3")])
def test_t23_after_card_7_the_column_keeps_its_colour(die: str, rule: str) -> None:
    """Green 2 and purple 4: the next die must be green and more than 4."""
    assert refused(play(after_card_7(), die), "column/0") == rule


def after_card_13() -> Shelfie:
    """Return a column 2, 5, 3."""
    g = placing("shelf 0: o2 o5 | b6 | b6 | b6\ntray 0: o3 o4 o3\nready 0: box_crusher")
    return play(g, "o3 column/0")


def test_t24_card_13_lets_a_lower_value_in() -> None:
    g = after_card_13()

    assert shelf(g).startswith("o2 o5 o3 |")
    assert (ready(g), spent(g)) == ("", "box_crusher")


@pytest.mark.parametrize(("die", "rule"), [("o4", ""), ("o3", "5.3")])
def test_t24_after_card_13_the_top_die_counts(die: str, rule: str) -> None:
    assert refused(play(after_card_13(), die), "column/0") == rule


def test_t24_the_top_counts_as_it_is() -> None:
    """The 3 on top brings three points, not the 5 below."""
    assert GAME.score_sheet(after_card_13())[0]["tops"] == 3 + 6 + 6 + 6
