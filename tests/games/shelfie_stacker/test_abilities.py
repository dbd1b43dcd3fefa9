"""Shelfie Stacker, chapter 7: the sixteen characters; the flash to shelf is in test_reuse.py."""

from __future__ import annotations

import pytest

from klubovna.games.shelfie_stacker import GAME
from klubovna.games.shelfie_stacker.state import Shelfie
from tests.games.shelfie_stacker.stories import (
    asked,
    deliveries,
    fated,
    offers,
    placing,
    play,
    ready,
    refused,
    shame,
    shelf,
    spent,
    stored,
    taking,
    targets,
    tray,
)


def using(card: str, lines: str) -> Shelfie:
    """Return the position in which a character has just been picked to be used."""
    return play(placing(f"{lines}\nready 0: {card}"), card)


# 7.1 The Borrower.


def test_borrower_keeps_a_die_of_the_delivery() -> None:
    g = using("borrower", "tray 0: p1 g2 b3\nshelf 0: o4")

    assert targets(g) == ["tray/p1", "tray/g2", "tray/b3"]
    play(g, "p1")

    assert (stored(g), tray(g), spent(g)) == ("borrower:p1", "g2 b3", "borrower")


def test_borrower_gives_the_die_back_in_a_later_turn_only() -> None:
    g = play(using("borrower", "round: 6\ntray 0: p1 g2 b3\nend cards: end_01"), "p1")

    assert targets(g, "stored") == []
    assert refused(g, "stored/p1") == "7.1"
    play(g, "g2 column/0 column/1")
    while g.round < 7:
        g.choose(g.legal[0])
    play(g, "0:nitpicker 1:nitpicker")
    while g.actor != 0:
        g.choose(g.legal[0])
    play(g, offers(g, "delivery")[0])

    assert offers(g, "stored") == ["p1"]


def test_borrower_frees_the_die_for_the_delivery() -> None:
    """It is as if gained in this round; the card stays spent."""
    g = placing("tray 0: g2 b3\nspent 0: borrower\nstored 0: borrower:p4\nshelf 0: p1")

    play(g, "stored/p4 tray/p4 column/0")

    assert (shelf(g), stored(g), spent(g)) == ("p1 p4", "", "borrower")
    assert targets(g, "stored") == []


def test_borrower_never_has_to_give_back() -> None:
    g = placing("tray 0: g2\nspent 0: borrower\nstored 0: borrower:p4")

    play(g, "tray/g2 column/0 end_turn")

    assert (g.actor, stored(g)) == (1, "borrower:p4")


def test_borrower_saves_from_shame_in_the_last_round() -> None:
    """At the end the die brings nothing and costs nothing."""
    g = placing("round: 7\ntray 0: p1\nready 0: borrower\nend cards: end_01\nsidekick: side_purple")
    before = GAME.score_sheet(g)[0]

    play(g, "borrower")

    assert stored(g) == "borrower:p1"
    assert GAME.score_sheet(g)[0] == before
    assert before["shame"] == 0


def test_a_retrieved_die_may_be_stored_again_by_another_card() -> None:
    g = placing("tray 0: g2\nspent 0: borrower\nstored 0: borrower:p4\nready 0: regifter")

    play(g, "stored/p4 regifter p4")

    assert stored(g) == "regifter:p4"


@pytest.mark.parametrize(
    "card",
    ["upgrade_addict", "cat", "bargain_hunter", "dice_lord", "perfectionist", "playtester"],
)
def test_stored_dice_can_not_be_changed(card: str) -> None:
    lines = "tray 0: g2 b3\nspent 0: borrower regifter\nstored 0: borrower:p4 regifter:p3"

    assert targets(using(card, lines)) == ["tray/g2", "tray/b3"]


# 7.2 The Nitpicker.


def test_nitpicker_takes_a_top_die_back() -> None:
    """From any column, but only what has nothing above it."""
    g = using("nitpicker", "tray 0: b1 b2\nshelf 0: p1 p3 | - | g5")

    assert targets(g) == ["top/0", "top/2"]
    play(g, "top/0")

    assert (shelf(g), tray(g)) == ("p1 | - | g5", "b1 b2 p3")


def test_nitpicker_lets_the_die_be_placed_elsewhere() -> None:
    g = play(using("nitpicker", "tray 0: b1 b2\nshelf 0: p1 p3"), "p3 column/1")

    assert shelf(g) == "p1 | p3"


def test_nitpicker_leaves_shamed_dice_alone() -> None:
    g = placing("tray 0: b1 b2\nshame 0: p1\nready 0: nitpicker")

    assert refused(g, "card/nitpicker") == "4.3"


@pytest.mark.parametrize("card", ["nitpicker", "regifter"])
def test_an_emptied_column_loses_its_colour(card: str) -> None:
    g = placing(f"tray 0: b1 b2\nshelf 0: p3 | o1 | o1 | o1 | o1\nready 0: {card}")

    play(g, f"{card} top/0 b1 column/0")

    assert shelf(g) == "b1 | o1 | o1 | o1 | o1"


# 7.3 The Upgrade Addict.


def test_upgrade_addict_raises_a_die_of_the_delivery() -> None:
    g = play(using("upgrade_addict", "tray 0: p2 g2 b6"), "p2")

    assert tray(g) == "p3 g2 b6"


def test_upgrade_addict_raises_a_top_die() -> None:
    g = using("upgrade_addict", "tray 0: b1 b2\nshelf 0: p1 p3 | g6 | g5")

    assert targets(g) == ["tray/b1", "tray/b2", "top/0", "top/2"]
    play(g, "top/0")

    assert shelf(g) == "p1 p4 | g6 | g5"


def test_upgrade_addict_can_not_raise_a_six() -> None:
    g = using("upgrade_addict", "tray 0: p2 g2 b6\nshelf 0: g6 | g1")

    assert targets(g) == ["tray/p2", "tray/g2", "top/1"]
    assert refused(g, "tray/b6") == refused(g, "top/0") == "7.3"


def test_upgrade_addict_does_not_look_at_the_die_below() -> None:
    """In a column disturbed by card 13 the raised die may equal the one below."""
    g = play(using("upgrade_addict", "tray 0: b1 b2\nshelf 0: p2 p5 p4"), "top/0")

    assert shelf(g) == "p2 p5 p5"


# 7.4 The Regifter.


def test_regifter_takes_a_die_of_the_delivery_or_a_top_die() -> None:
    g = using("regifter", "tray 0: p2 g2\nshelf 0: b1 b2 | o1\nshame 0: p6")

    assert targets(g) == ["tray/p2", "tray/g2", "top/0", "top/1"]
    assert refused(g, "shamed/p6") == "7.4"
    play(g, "top/0")

    assert (shelf(g), stored(g), tray(g)) == ("b1 | o1", "regifter:b2", "p2 g2")


def test_regifter_keeps_the_die_for_good() -> None:
    g = placing("tray 0: p2 g2\nspent 0: regifter\nstored 0: regifter:b2")

    assert targets(g, "stored") == []
    assert refused(g, "stored/b2") == "7.4"


def test_t14_a_die_given_away_does_not_count() -> None:
    """Two orange dice on the shelf, three shamed, one on the card: no sidekick, no points."""
    g = placing("""
        tray 0: o4
        shelf 0: o1 | o2
        shame 0: o1 o2 o3
        ready 0: regifter
        sidekick: side_orange
    """)

    play(g, "regifter tray/o4")

    assert stored(g) == "regifter:o4"
    assert (g.actor, g.sidekick_owner) == (1, -1)
    assert GAME.score_sheet(g)[0]["tops"] == 3
    assert GAME.score_sheet(g)[0]["shame"] == -6


def test_t14_three_on_the_shelf_would_do() -> None:
    g = play(placing("tray 0: o4\nshelf 0: o1 | o2\nsidekick: side_orange"), "column/0")

    assert g.sidekick_owner == 0


# 7.5 The Cat.


def test_cat_lowers_a_die_of_the_delivery() -> None:
    g = using("cat", "tray 0: p2 g1 b6")

    assert targets(g) == ["tray/p2", "tray/b6"]
    assert refused(g, "tray/g1") == "7.5"
    assert tray(play(g, "b6")) == "p2 g1 b5"


def test_t21_cat_may_not_make_a_die_equal_to_the_one_below() -> None:
    g = using("cat", "tray 0: b2 b3\nshelf 0: g3 g4")

    assert targets(g) == ["tray/b2", "tray/b3"]
    assert refused(g, "top/0") == "7.5"


def test_t21_cat_may_lower_a_die_that_stays_higher() -> None:
    g = play(using("cat", "tray 0: b2 b3\nshelf 0: g3 g5"), "top/0")

    assert shelf(g) == "g3 g4"


def test_cat_lowers_a_single_die_freely_but_not_a_one() -> None:
    g = using("cat", "tray 0: b2 b3\nshelf 0: g1 | g2")

    assert targets(g, "top") == ["top/1"]
    assert shelf(play(g, "top/1")) == "g1 | g1"


def test_cat_may_lower_a_die_that_is_lower_already() -> None:
    """After card 13 only an equal value is forbidden: 5, 3 may become 5, 2."""
    g = play(using("cat", "tray 0: b2 b3\nshelf 0: p2 p5 p3"), "top/0")

    assert shelf(g) == "p2 p5 p2"


# 7.6 The Bargain Hunter.


@pytest.mark.parametrize("value", [1, 2, 3, 4, 5, 6])
def test_bargain_hunter_flips_to_the_opposite_face(value: int) -> None:
    g = play(using("bargain_hunter", f"tray 0: p{value} g1"), f"p{value}")

    assert tray(g) == f"p{7 - value} g1"


def test_bargain_hunter_looks_at_the_delivery_only() -> None:
    g = using("bargain_hunter", "tray 0: p2 g2\nshelf 0: b1 b2 | o1\nshame 0: p6")

    assert targets(g) == ["tray/p2", "tray/g2"]
    assert refused(g, "top/0") == "7.6"


# 7.7 The Colour Coordinator.


COLOURED = "tray 0: p4 p1 p2\nshelf 0: g2 | b6 | b6 | b6 | b6\nready 0: colour_coordinator"


def test_colour_coordinator_waives_the_colour() -> None:
    g = play(placing(COLOURED), "p4 column/0")

    assert shelf(g) == "g2 p4 | b6 | b6 | b6 | b6"
    assert (ready(g), spent(g)) == ("", "colour_coordinator")


def test_colour_coordinator_waives_nothing_else() -> None:
    """The number still has to rise, and a full column is full."""
    g = placing("tray 0: p4 p2\nshelf 0: g2 | g1 g2 g3 g4 g5\nready 0: colour_coordinator")

    low = play(g.clone(), "p2")
    assert (refused(low, "column/0"), refused(low, "column/1")) == ("5.3", "5.1")
    high = play(g, "p4")
    assert (refused(high, "column/0"), refused(high, "column/1")) == ("", "5.1")


def test_colour_coordinator_is_used_only_by_placing() -> None:
    g = placing(COLOURED)

    assert targets(g, "card") == []
    assert refused(g, "card/colour_coordinator") == "7.7"


@pytest.mark.parametrize("column", ["column/0", "column/1"])
def test_an_ordinary_placement_uses_no_card(column: str) -> None:
    """On the own colour or in an empty column nothing is broken."""
    g = placing("tray 0: p4 p1\nshelf 0: p2\nready 0: colour_coordinator box_crusher")

    play(g, f"p4 {column}")

    assert ready(g) == "colour_coordinator box_crusher"


def test_a_die_of_another_colour_is_an_ordinary_top() -> None:
    """Cards 2 to 5 and 14 may take it."""
    lines = "tray 0: b1 b2\nshelf 0: g2 p4"

    assert tray(using("nitpicker", lines)) == "b1 b2 p4"
    for card in ("upgrade_addict", "regifter", "cat", "playtester"):
        assert "top/0" in targets(using(card, lines))


def test_a_die_of_another_colour_stays_what_it_is() -> None:
    """It counts for the sidekick of its own colour."""
    lines = "tray 0: p4\nshelf 0: g2 g3 | p1 | p1 | b6 | b6\nready 0: colour_coordinator\n"

    purple = play(placing(f"{lines}sidekick: side_purple"), "column/0")
    green = play(placing(f"{lines}sidekick: side_green"), "column/0")

    assert (purple.sidekick_owner, green.sidekick_owner) == (0, -1)


# 7.9 The Festival Goer.


BOXES = "deliveries: p1 p2 p2 | g1 g2 g3 | p2 b2 b3\nready 0: festival_goer"


def test_t26_festival_goer_swaps_dice_of_two_deliveries() -> None:
    g = play(taking(BOXES), "festival_goer box/0-p1 box/1-g3")

    assert deliveries(g) == "g3 p2 p2 | g1 g2 p1 | p2 b2 b3"
    assert asked(g) == "take_delivery"
    assert spent(g) == "festival_goer"


def test_t26_festival_goer_is_late_after_taking() -> None:
    g = play(taking(BOXES), "delivery/0")

    assert "festival_goer" not in offers(g)
    assert refused(g, "card/festival_goer") == "4.2"


def test_t26_only_free_deliveries_are_swapped() -> None:
    g = taking("""
        players: 3
        turn: 1
        order: 0 1 2
        deliveries: p1 p2 p3 | - | g1 g2 g3 | b1 b2 b3
        ready 1: festival_goer
    """)

    play(g, "festival_goer")

    assert {target[:5] for target in targets(g)} == {"box/0", "box/2", "box/3"}
    play(g, "box/0-p1")
    assert {target[:5] for target in targets(g)} == {"box/2", "box/3"}


def test_t26_every_delivery_has_three_dice_afterwards() -> None:
    g = play(taking(BOXES), "festival_goer box/2-b2 box/0-p2")

    assert [len(delivery) for delivery in g.deliveries] == [3, 3, 3]
    assert deliveries(g) == "p1 b2 p2 | g1 g2 g3 | p2 p2 b3"


def test_festival_goer_swaps_no_equal_dice() -> None:
    """The purple 2 of one box has no use for the purple 2 of another."""
    g = play(taking(BOXES), "festival_goer box/0-p2")

    assert "box/2-p2" not in targets(g)
    assert refused(g, "box/2-p2") == "7.9"
    assert refused(g, "box/0-p1") == "7.9"


def test_festival_goer_can_be_kept() -> None:
    g = play(taking(BOXES), "delivery/1")

    assert ready(g) == "festival_goer"


def test_festival_goer_works_before_the_rivals_turn_too() -> None:
    """Alone, boxes keep their places: only dice move."""
    g = taking("players: 1\ndeliveries: p1 p2 p3 | g1 g2 g3 | b1 b2 b3\nready 0: festival_goer")

    play(g, "festival_goer box/0-p1 box/1-g1 delivery/0")

    assert tray(g) == "g1 p2 p3"


# 7.10 The Dice Lord.


def test_dice_lord_rolls_the_chosen_dice_together() -> None:
    g = fated(using("dice_lord", "tray 0: p1 g2 b3"), 4, 2)

    play(g, "p1 b3 roll")

    assert tray(g) == "p5 g2 b3"
    assert spent(g) == "dice_lord"


def test_dice_lord_rolls_at_least_one_die() -> None:
    g = using("dice_lord", "tray 0: p1 g2 b3")

    assert "button/roll" not in targets(g)
    assert refused(g, "roll") == "7.10"
    assert offers(play(g, "g2")) == ["p1", "b3", "roll"]


def test_dice_lord_may_roll_all() -> None:
    g = fated(using("dice_lord", "tray 0: p1 g2 b3"), 5, 4, 3)

    play(g, "b3 p1 g2")  # nothing is left to be chosen, so they are rolled

    assert tray(g) == "p6 g5 b4"


def test_dice_lord_rolls_one_of_two_equal_dice() -> None:
    g = fated(using("dice_lord", "tray 0: p1 p1 g2"), 4)

    assert offers(g) == ["p1", "g2"]
    play(g, "p1")
    assert offers(g) == ["p1", "g2", "roll"]
    assert tray(play(g, "roll")) == "p5 p1 g2"


def test_dice_lord_rolls_dice_that_came_back() -> None:
    """Taken back or retrieved dice are of the delivery; those on the shelf are not."""
    g = placing("""
        tray 0: g2
        shelf 0: p3 | b6
        spent 0: borrower
        stored 0: borrower:o4
        ready 0: nitpicker dice_lord
    """)

    play(g, "stored/o4 nitpicker top/0 dice_lord")

    assert offers(g) == ["p3", "g2", "o4"]


def test_dice_lord_can_be_followed_by_other_abilities() -> None:
    g = fated(placing("tray 0: p1 g2\nready 0: dice_lord cat"), 2)

    play(g, "dice_lord p1 roll cat p3")

    assert tray(g) == "p2 g2"


# 7.11 The Perfectionist.


def test_t29_perfectionist_swaps_values() -> None:
    """Orange 5 and blue 2 become orange 2 and blue 5."""
    g = play(using("perfectionist", "tray 0: o5 b2 g5"), "o5")

    assert tray(g) == "o2 b5 g5"


def test_perfectionist_needs_two_different_values() -> None:
    g = using("perfectionist", "tray 0: o5 b2 g5\nshelf 0: p1")

    assert targets(g) == ["tray/g5", "tray/b2", "tray/o5"]
    assert refused(g, "top/0") == "7.11"
    assert shelf(play(g, "o5")) == "p1"
    assert tray(g) == "o2 b5 g5"  # of the two others only the blue 2 differs


def test_perfectionist_asks_for_the_second_die() -> None:
    g = play(using("perfectionist", "tray 0: o5 b2 g3 p5"), "o5")

    assert (asked(g), targets(g)) == ("swap_with", ["tray/g3", "tray/b2"])
    assert refused(g, "tray/p5") == refused(g, "tray/o5") == "7.11"


# 7.12 The Geek.


def test_t27_geek_moves_a_shamed_die_to_the_shelf() -> None:
    g = placing("tray 0: b1 b2\nshelf 0: p5 | g1 | g1 | g1 | g1\nshame 0: p6\nready 0: geek")

    play(g, "geek")

    assert (shelf(g), shame(g)) == ("p5 p6 | g1 | g1 | g1 | g1", "")


def test_t27_geek_can_not_turn_a_six() -> None:
    """A purple 6 does not fit on a purple 6, and it is no joker."""
    g = placing("tray 0: b1 b2\nshelf 0: p6 | g1 | g1 | g1 | g1\nshame 0: p6\nready 0: geek")

    assert refused(g, "card/geek") == "4.3"


def test_geek_obeys_all_three_rules() -> None:
    lines = "tray 0: b1 b2\nshelf 0: p1 p2 p3 p4 p5 | g3 | p3 | p6 | -\nshame 0: p5 g2\n"
    g = using("geek", lines)

    assert targets(g) == ["shamed/p5", "shamed/g2"]
    play(g, "p5")
    assert offers(g) == ["2", "4"]
    assert refused(g, "column/0") == refused(g, "column/1") == refused(g, "column/3") == "7.12"


def test_geek_chooses_only_dice_that_fit() -> None:
    g = using("geek", "tray 0: b1 b2\nshelf 0: p1 | g3 | g3 | g3 | g3\nshame 0: p5 p3 o1")

    assert targets(g) == ["shamed/p3", "shamed/p5"]
    assert refused(g, "shamed/o1") == "7.12"
    assert refused(g, "tray/b1") == "7.12"


def test_geek_may_save_what_was_shamed_in_this_turn() -> None:
    g = placing("tray 0: p3 b2 b1\nready 0: geek")

    play(g, "p3 shame geek column/1")

    assert (shelf(g), shame(g)) == ("- | p3", "")


def test_a_saved_die_is_an_ordinary_top() -> None:
    """Once on the shelf, other abilities may follow."""
    g = placing("tray 0: b2 b1\nshame 0: p3\nready 0: geek upgrade_addict nitpicker")

    play(g, "geek column/1 upgrade_addict top/1 nitpicker")

    assert tray(g) == "b2 b1 p4"


@pytest.mark.parametrize("card", ["colour_coordinator", "box_crusher"])
def test_geek_can_not_be_helped_by_waivers(card: str) -> None:
    """Cards 7 and 13 are for an ordinary placement from the delivery."""
    g = placing(f"""
        tray 0: b1 b2
        shelf 0: p3 | g6 | g6 | g6 | g6
        shame 0: p2 g5 b6
        ready 0: geek {card}
    """)

    assert refused(g, "card/geek") == "4.3"


# 7.13 The Box Crusher.


CRUSHED = "tray 0: o3 o5 p6\nshelf 0: o2 o5 | b6 | b6 | b6 | b6\nready 0: box_crusher"


@pytest.mark.parametrize("die", ["o3", "o5"])
def test_box_crusher_waives_the_number(die: str) -> None:
    """A lower or an equal value, on the next free place."""
    g = play(placing(CRUSHED), f"{die} column/0")

    assert shelf(g).startswith(f"o2 o5 {die} |")
    assert spent(g) == "box_crusher"


def test_box_crusher_waives_nothing_else() -> None:
    g = placing("tray 0: p4 o1\nshelf 0: o2 | o1 o2 o3 o4 o5\nready 0: box_crusher")

    assert refused(play(g.clone(), "p4"), "column/0") == "5.2"
    low = play(g, "o1")
    assert (refused(low, "column/0"), refused(low, "column/1")) == ("", "5.1")


def test_box_crusher_is_used_only_by_placing() -> None:
    assert refused(placing(CRUSHED), "card/box_crusher") == "7.13"


# 7.14 The Playtester.


def test_t22_playtester_must_stay_above_the_die_below() -> None:
    g = play(using("playtester", "tray 0: b1 b2\nshelf 0: g3 g5"), "top/0")

    assert offers(g) == ["4", "6"]
    assert [refused(g, f"value/{value}") for value in (1, 2, 3)] == ["7.14"] * 3
    assert refused(g, "value/5") == "4.3"
    assert shelf(play(g, "value/4")) == "g3 g4"


def test_t22_playtester_sets_a_single_die_to_anything() -> None:
    g = play(using("playtester", "tray 0: b1 b2\nshelf 0: g5"), "top/0")

    assert offers(g) == ["1", "2", "3", "4", "6"]


def test_playtester_sets_a_die_of_the_delivery() -> None:
    g = play(using("playtester", "tray 0: b1 b2\nshelf 0: g5"), "tray/b1")

    assert offers(g) == ["2", "3", "4", "5", "6"]
    assert tray(play(g, "value/4")) == "b4 b2"


def test_playtester_may_lift_a_die_that_is_too_low() -> None:
    """After card 13: the result must be greater than the die below."""
    g = play(using("playtester", "tray 0: b1 b2\nshelf 0: p2 p4 p3"), "top/0")

    assert offers(g) == ["5", "6"]


def test_playtester_can_do_nothing_between_five_and_seven() -> None:
    """A 6 on a 5 has no other value, nor has anything on a 6."""
    g = using("playtester", "tray 0: b1 b2\nshelf 0: p5 p6 | g6 | o2 o6 o5")

    assert targets(g) == ["tray/b1", "tray/b2", "top/1"]
    assert refused(g, "top/0") == refused(g, "top/2") == "7.14"


# 7.15 The Archaeologist.


def test_archaeologist_puts_back_draws_and_sets() -> None:
    """Of 11 purple, 10 green, 10 blue and 11 orange dice the last is drawn: an orange one."""
    g = using("archaeologist", "tray 0: b1 b2 g3\ndeliveries: - | p1 g1 b1 | o1 p1 g1")
    before = g.bag.copy()
    fated(g, sum(before), 2)

    play(g, "g3")

    assert (asked(g), offers(g)) == ("set_value", ["1", "2", "3", "4", "5", "6"])
    assert g.bag == [before[0], before[1] + 1, before[2], before[3] - 1]
    assert tray(play(g, "value/5")) == "b1 b2 o5"


def test_archaeologist_may_draw_the_same_die() -> None:
    """It is put back first."""
    g = using("archaeologist", "tray 0: p1 g2 g3")
    before = g.bag.copy()
    fated(g, before[0], 0)

    play(g, "p1 value/1")

    assert (tray(g), g.bag) == ("g2 g3 p1", before)


def test_archaeologist_takes_dice_of_the_delivery() -> None:
    g = using("archaeologist", "tray 0: p1 g2\nshelf 0: b3\nshame 0: o1")

    assert targets(g) == ["tray/p1", "tray/g2"]
    assert refused(g, "top/0") == refused(g, "shamed/o1") == "7.15"


def test_people_are_stopped_before_they_draw_unasked() -> None:
    """With one die there is no choice, but the bag is luck."""
    g = placing("tray 0: p1\nready 0: archaeologist")
    g.pauses = frozenset([0])

    assert asked(play(g, "archaeologist")) == "confirm"
    assert asked(play(g, "go_on")) == "set_value"


# 7.16 The Master Mixer.


def test_t28_master_mixer_inserts_between() -> None:
    g = using("master_mixer", "tray 0: b3 p2\nshelf 0: b1 b5")

    assert (shelf(g), tray(g), spent(g)) == ("b1 b3 b5", "p2", "master_mixer")


@pytest.mark.parametrize("die", ["b5", "b6", "b1", "g3"])
def test_t28_master_mixer_needs_a_die_that_fits_the_gap(die: str) -> None:
    """Equal to a neighbour, above the top, or of another colour."""
    g = placing(f"tray 0: {die} p2\nshelf 0: b1 b5\nready 0: master_mixer")

    assert refused(g, "card/master_mixer") == "4.3"


def test_t28_a_full_column_has_no_gap() -> None:
    g = placing("tray 0: b3 p2\nshelf 0: b1 b2 b4 b5 b6\nready 0: master_mixer")

    assert refused(g, "card/master_mixer") == "4.3"


def test_t28_master_mixer_inserts_at_the_bottom() -> None:
    g = using("master_mixer", "tray 0: b1 p2\nshelf 0: b2 b5")

    assert shelf(g) == "b1 b2 b5"


def test_master_mixer_fills_the_fifth_place() -> None:
    assert shelf(using("master_mixer", "tray 0: b3 p2\nshelf 0: b1 b2 b4 b5")) == "b1 b2 b3 b4 b5"


def test_master_mixer_chooses_die_and_gap() -> None:
    g = using("master_mixer", "tray 0: b2 b3 p2\nshelf 0: b1 b4 | b3 b6 | b5")

    assert targets(g) == ["tray/b2", "tray/b3"]
    assert refused(g, "tray/p2") == "7.16"
    play(g, "b2")
    assert offers(g) == ["0-1", "1-0", "2-0"]
    assert refused(g, "gap/0-0") == refused(g, "gap/0-2") == refused(g, "gap/3-0") == "7.16"
    assert shelf(play(g, "gap/1-0")) == "b1 b4 | b2 b3 b6 | b5"


def test_master_mixer_compares_only_the_neighbours() -> None:
    """In 2, 5, 3 a 4 fits between 2 and 5; the rest need not rise."""
    g = using("master_mixer", "tray 0: o4 o1\nshelf 0: o2 o5 o3")

    assert shelf(play(g.clone(), "o4")) == "o2 o4 o5 o3"
    assert shelf(play(g, "o1")) == "o1 o2 o5 o3"


def test_master_mixer_goes_by_the_colour_of_the_column() -> None:
    """Green 2 and a purple 5 of card 7: a green 3 fits between, a purple one does not."""
    lines = "shelf 0: g2 p5\nready 0: master_mixer"

    assert shelf(play(placing(f"tray 0: g3 b1\n{lines}"), "master_mixer")) == "g2 g3 p5"
    assert refused(placing(f"tray 0: p3 b1\n{lines}"), "card/master_mixer") == "4.3"


@pytest.mark.parametrize("card", ["colour_coordinator", "box_crusher"])
def test_master_mixer_can_not_be_helped_by_waivers(card: str) -> None:
    g = placing(f"tray 0: g3 b5 b1\nshelf 0: b1 b5\nready 0: master_mixer {card}")

    assert refused(g, "card/master_mixer") == "4.3"


# 7.17: both waivers.


BOTH = "tray 0: p2 b1 b2\nshelf 0: g4 | o6 | o6 | o6 | o6"


def test_cards_7_and_13_waive_both_rules() -> None:
    g = play(placing(f"{BOTH}\nready 0: box_crusher colour_coordinator"), "p2 column/0")

    assert shelf(g) == "g4 p2 | o6 | o6 | o6 | o6"
    assert (ready(g), spent(g)) == ("", "colour_coordinator box_crusher")


@pytest.mark.parametrize("card", ["colour_coordinator", "box_crusher"])
def test_one_waiver_is_not_enough_for_both_rules(card: str) -> None:
    g = placing(f"{BOTH}\nready 0: {card}")

    play(g, "p2")

    assert (shame(g), ready(g)) == ("p2", card)


def test_with_both_waivers_only_the_needed_one_is_used() -> None:
    lines = "tray 0: p5 g1 b1\nshelf 0: g4 | o6\nready 0: box_crusher colour_coordinator"

    assert ready(play(placing(lines), "p5 column/0")) == "box_crusher"
    assert ready(play(placing(lines), "g1 column/0")) == "colour_coordinator"
