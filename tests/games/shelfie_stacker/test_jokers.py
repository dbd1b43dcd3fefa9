"""Shelfie Stacker, chapter 6: sixes are jokers in the delivery, and nowhere else."""

from __future__ import annotations

import pytest

from tests.games.shelfie_stacker.stories import (
    asked,
    deliveries,
    fated,
    offers,
    placing,
    play,
    refused,
    shame,
    shelf,
    stored,
    taking,
    targets,
    tray,
)

TURNS = ["1", "2", "3", "4", "5"]


# 6.1: in the delivery.


@pytest.mark.parametrize("value", [1, 2, 3, 4, 5])
def test_a_six_in_the_delivery_may_be_turned(value: int) -> None:
    g = play(placing("tray 0: p6 g2 g3"), f"p6 value/{value} column/0")

    assert shelf(g) == f"p{value}"


def test_a_six_may_stay_a_six() -> None:
    g = play(placing("tray 0: p6 g2 g3\nshelf 0: p5"), "p6 column/0")

    assert shelf(g) == "p5 p6"


def test_turning_a_six_to_a_six_is_no_action() -> None:
    g = play(placing("tray 0: p6 g2 g3"), "p6")

    assert offers(g, "value") == TURNS


@pytest.mark.parametrize("value", [1, 2, 3, 4, 5])
def test_other_dice_are_no_jokers(value: int) -> None:
    g = play(placing(f"tray 0: p{value} g2 g3"), f"p{value}")

    assert offers(g, "value") == []
    assert refused(g, "value/1") == "6.1"
    assert refused(g, "button/aside") == "6.1"


def test_a_turned_joker_is_an_ordinary_die() -> None:
    """A turned 4 can't be turned again."""
    g = play(placing("tray 0: p6 g2 g3"), "p6 value/4")

    assert offers(g) == ["0", "1", "2", "3", "4", "board", "aside"]
    assert refused(g, "value/3") == "6.1"
    play(g, "aside p4")
    assert offers(g) == ["0", "1", "2", "3", "4", "board"]


def test_a_turned_joker_may_become_a_joker_again() -> None:
    g = placing("tray 0: p6 g2 g3\nready 0: upgrade_addict")

    play(g, "p6 value/5 aside upgrade_addict p5 p6")

    assert offers(g, "value") == TURNS


def test_a_joker_may_be_turned_at_any_moment() -> None:
    """First turned, then another die is placed, then the turned one."""
    g = placing("tray 0: p6 p2 p3")

    play(g, "p6 value/4 aside p2 column/0 p3 column/0 column/0")

    assert shelf(g) == "p2 p3 p4"


def test_a_joker_may_be_turned_before_it_is_shamed() -> None:
    g = play(placing("tray 0: p6 g2 g3"), "p6 value/2 shame")

    assert shame(g) == "p2"


def test_a_joker_may_be_turned_before_it_goes_onto_a_card() -> None:
    g = placing("tray 0: p6 g2 g3\nready 0: borrower")

    play(g, "p6 value/2 aside borrower p2")

    assert stored(g) == "borrower:p2"


def test_two_sixes_of_a_colour_are_turned_one_by_one() -> None:
    g = play(placing("tray 0: p6 p6 g3"), "p6 value/1 column/0 p6 value/2 column/0")

    assert (shelf(g), tray(g)) == ("p1 p2", "g3")


def test_t02_the_bargain_hunter_makes_a_joker() -> None:
    """The purple 1 of the example flips to 6 and goes as a 4 on purple 1, 2, 3."""
    g = placing("""
        shelf 0: g2 | p1 p2 | b6 | o6 | b6
        tray 0: g4 p3 p1
        ready 0: bargain_hunter
    """)

    play(g, "g4 column/0 p3 column/1 bargain_hunter value/4 column/1")

    assert shelf(g) == "g2 g4 | p1 p2 p3 p4 | b6 | o6 | b6"
    assert shame(g) == ""


def test_t04_a_raised_five_is_a_joker() -> None:
    """Card 3 makes the 5 a 6, the joker a 4, and it is placed as a 4."""
    g = placing("tray 0: p5 g1 g1\nready 0: upgrade_addict\nshelf 0: p3")

    play(g, "upgrade_addict p5 p6 value/4 column/0")

    assert shelf(g) == "p3 p4"


def test_t29_a_six_that_was_swapped_in_is_a_joker() -> None:
    """Orange 6 and blue 2 swap: now the blue 6 is the joker, the orange 2 is none."""
    g = play(placing("tray 0: o6 b2\nready 0: perfectionist"), "perfectionist o6")

    assert tray(g) == "o2 b6"
    assert offers(play(g.clone(), "b6"), "value") == TURNS
    assert offers(play(g, "o2"), "value") == []


def test_a_rolled_six_is_a_joker() -> None:
    g = fated(placing("tray 0: p3 g1\nready 0: dice_lord"), 5)

    play(g, "dice_lord p3 roll p6")

    assert offers(g, "value") == TURNS


def test_a_drawn_six_is_a_joker() -> None:
    """The archaeologist may set the new die to 6 and turn it later."""
    g = fated(placing("tray 0: p3 g1\nready 0: archaeologist"), 0, 0)

    play(g, "archaeologist g1 value/6 p6")

    assert offers(g, "value") == TURNS


def test_a_delivery_die_that_was_set_to_six_is_a_joker() -> None:
    g = play(placing("tray 0: p3 g1\nready 0: playtester"), "playtester tray/p3 value/6 p6")

    assert offers(g, "value") == TURNS


def test_t30_a_six_that_was_taken_back_is_a_joker() -> None:
    """The green 6 comes back from the shelf, is turned to 1 and placed again."""
    g = placing("tray 0: -\nshelf 0: g6\nready 0: nitpicker cat")

    play(g, "nitpicker g6 value/1 column/0")

    assert shelf(g) == "g1"


def test_a_retrieved_six_is_a_joker() -> None:
    g = placing("tray 0: p1 p2\nspent 0: borrower\nstored 0: borrower:g6")

    play(g, "stored/g6 tray/g6")

    assert offers(g, "value") == TURNS


def test_a_joker_may_be_inserted_as_what_it_was_turned_to() -> None:
    g = placing("tray 0: b6 g1\nshelf 0: b1 b5\nready 0: master_mixer")

    assert "master_mixer" not in offers(g)
    play(g, "b6 value/3 aside master_mixer")

    assert shelf(g) == "b1 b3 b5"


# 6.2: nowhere else.


def test_t05_a_six_on_the_shelf_is_no_joker() -> None:
    """Card 3 raises the top of blue 3, 5 to a plain 6; nothing offers to turn it."""
    g = placing("tray 0: g1 g2\nshelf 0: b3 b5\nready 0: upgrade_addict")

    play(g, "upgrade_addict top/0")

    assert shelf(g) == "b3 b6"
    assert targets(g) == ["tray/g1", "tray/g2"]
    assert offers(play(g, "g1"), "value") == []


def test_a_shelf_die_that_was_set_to_six_is_no_joker() -> None:
    g = placing("tray 0: g1 g2\nshelf 0: b3\nready 0: playtester")

    play(g, "playtester top/0 value/6")

    assert targets(g) == ["tray/g1", "tray/g2"]


def test_a_six_on_the_shelf_of_shame_is_no_joker() -> None:
    g = placing("tray 0: g1 g2\nshame 0: b6\nready 0: geek")

    play(g, "geek")

    assert (asked(g), offers(g)) == ("rescue_to", ["0", "1", "2", "3", "4"])
    play(g, "column/0")
    assert shelf(g) == "b6"


def test_a_six_on_a_card_is_no_joker() -> None:
    """It has to be retrieved first, and only then may it be turned."""
    g = placing("tray 0: g1 g2\nspent 0: borrower regifter\nstored 0: borrower:b6 regifter:p6")

    assert targets(g) == ["tray/g1", "tray/g2", "stored/b6"]


def test_a_six_in_a_free_delivery_is_no_joker() -> None:
    """Nothing but taking and swapping can be done with it."""
    g = taking("deliveries: p6 g6 b6 | o6 p1 g1 | p2 p2 p2\nready 0: festival_goer")

    assert targets(g, "value") == []
    play(g, "festival_goer box/0-p6 box/2-p2")
    assert deliveries(g) == "p2 g6 b6 | o6 p1 g1 | p6 p2 p2"
