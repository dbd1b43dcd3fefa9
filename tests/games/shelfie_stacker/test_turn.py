"""Shelfie Stacker, chapters 3 and 4: taking, the course of a turn, what all abilities share."""

from __future__ import annotations

import pytest

from klubovna.core.game import NOT_YOUR_TURN
from klubovna.games.shelfie_stacker import GAME
from tests.games.shelfie_stacker.stories import (
    asked,
    choosing,
    deliveries,
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

# 3.1: taking a delivery.


def test_a_delivery_is_taken_whole() -> None:
    g = taking("deliveries: p5 o2 g4 | p1 g1 b1 | o1 p1 g1")

    play(g, "delivery/0")

    assert tray(g) == "p5 o2 g4"
    assert deliveries(g) == "- | p1 g1 b1 | o1 p1 g1"
    assert g.takers == [0, -1, -1]


def test_taking_is_a_duty() -> None:
    """There is nothing but deliveries to choose from: no passing, no ending."""
    assert targets(taking("ready 0: cat")) == ["delivery/0", "delivery/1", "delivery/2"]


def test_the_last_player_still_chooses_of_two() -> None:
    g = taking("""
        players: 4
        order: 3 2 1 0
        deliveries: p1 p2 p3 | - | - | - | g1 g2 g3
        ready 0: cat
    """)

    assert offers(g) == ["0", "4"]


def test_a_taken_delivery_can_not_be_taken_again() -> None:
    g = taking("turn: 1\norder: 0 1\ndeliveries: p1 g1 b1 | - | o1 p1 g1")

    assert refused(g, "delivery/1") == "3.1"
    assert refused(g, "delivery/0") == ""


def test_dice_are_placed_only_after_taking() -> None:
    """Stored dice and abilities for placing wait until a delivery is taken."""
    g = taking("spent 0: borrower\nstored 0: borrower:p5\nready 0: geek\nshame 0: p1")

    assert targets(g, "card") == targets(g, "stored") == []
    play(g, "delivery/0")
    assert offers(g, "stored") == ["p5"]
    assert offers(g, "card") == ["geek"]


# 3.2, 3.4: every die is placed, in any order.


@pytest.mark.parametrize(
    ("picks", "expected"),
    [
        ("p2 column/0 p3 column/0 column/0", "p2 p3 p5"),
        ("p5 column/0 p2 column/1 column/1", "p5 | p2 p3"),
        ("p3 column/0 p5 column/0 column/2", "p3 p5 | - | p2"),
    ],
)
def test_dice_go_in_any_order(picks: str, expected: str) -> None:
    assert shelf(play(placing("tray 0: p5 p3 p2"), picks)) == expected


def test_the_turn_can_not_end_before_every_die_is_placed() -> None:
    g = placing("tray 0: p5 p3 p2")

    assert "button/end_turn" not in targets(g)
    assert refused(g, "end_turn") == "3.4"


def test_a_die_that_was_taken_back_must_be_placed_too() -> None:
    g = placing("tray 0: -\nshelf 0: g3\nready 0: nitpicker cat")

    assert "button/end_turn" in targets(g)
    play(g, "nitpicker")

    assert (tray(g), shelf(g)) == ("g3", "-")
    assert refused(g, "end_turn") == "3.4"


def test_a_retrieved_die_must_be_placed_too() -> None:
    g = placing("tray 0: -\nspent 0: borrower\nstored 0: borrower:b5 borrower:b4\nready 0: cat")

    play(g, "stored/b5")

    assert tray(g) == "b5"
    assert refused(g, "end_turn") == "3.4"


def test_who_has_nothing_left_to_do_ends_the_turn() -> None:
    """With no die, no stored die and no usable ability the next turn begins at once."""
    g = play(placing("tray 0: p5\nready 0: dice_lord colour_coordinator"), "tray/p5 column/0")

    assert (g.actor, asked(g)) == (1, "take_delivery")
    assert ready(g, 0) == "dice_lord colour_coordinator"


def test_people_are_stopped_before_their_turn_ends_unasked() -> None:
    g = placing("tray 0: p5")
    g.pauses = frozenset([0])

    play(g, "column/0")

    assert (g.actor, asked(g)) == (0, "confirm")
    assert (play(g, "go_on").actor, asked(g)) == (1, "take_delivery")


def test_abilities_may_follow_the_last_die() -> None:
    """Until the turn is declared to be over."""
    g = play(placing("tray 0: p4 p6\nready 0: cat"), "p4 column/0 p6 column/0")

    assert offers(g) == ["end_turn", "cat"]
    play(g, "cat")
    assert shelf(g) == "p4 p5"


def test_abilities_and_placing_mix_freely() -> None:
    g = placing("tray 0: p2 p3 p3\nready 0: upgrade_addict cat regifter")

    play(g, "p2 column/0 upgrade_addict tray/p3 p3 column/0 regifter top/0 p4 column/1 cat top/1")

    assert shelf(g) == "p2 | p3"
    assert (stored(g), spent(g)) == ("regifter:p3", "upgrade_addict regifter cat")
    assert g.actor == 1


# 3.3: the shelf of shame.


def test_a_die_may_be_shamed_although_it_fits() -> None:
    g = play(placing("shelf 0: p1\ntray 0: p2 p3 g1"), "p2")

    assert offers(g, "column") == ["0", "1", "2", "3", "4"]
    play(g, "shame")
    assert (shame(g), shelf(g), tray(g)) == ("p2", "p1", "p3 g1")


def test_t08_the_shelf_of_shame_has_no_limit() -> None:
    """Nine spaces are printed; ten dice lie there, and an eleventh is taken in."""
    g = placing("shame 0: p1 p2 p3 g1 g2 g3 b1 b2 b3 o1\ntray 0: o2 o3 p4")

    play(g, "o2 shame")

    assert len(shame(g).split()) == 11
    play(g, "o3 shame")
    assert len(shame(g).split()) == 12


def test_a_shamed_die_stays() -> None:
    """Neither the nitpicker nor the regifter can reach it, only the geek."""
    g = placing("tray 0: p2 p3\nshelf 0: g1\nshame 0: p5\nready 0: nitpicker regifter geek")

    assert offers(play(g.clone(), "geek")) == [f"{n}" for n in range(1, 5)]
    assert targets(play(g.clone(), "regifter")) == ["tray/p2", "tray/p3", "top/0"]
    assert shame(play(g, "nitpicker")) == "p5"


# 4.1: an ability is used once.


def test_a_used_ability_is_gone() -> None:
    g = play(placing("tray 0: p5 o2 g4\nready 0: cat"), "cat p5")

    assert (ready(g), spent(g)) == ("", "cat")
    assert "card/cat#green" not in targets(g)
    assert refused(g, "card/cat") == "4.1"


def test_an_ability_waits_for_later_rounds() -> None:
    """A card that was shown rounds ago, and is not this round's, can still be used."""
    g = placing("round: 6\nready 0: cat geek\ncurrent 0: geek\ntray 0: p5 o2")

    play(g, "cat p5")

    assert tray(g) == "p4 o2"


def test_a_card_can_be_used_in_the_round_in_which_it_is_shown() -> None:
    g = choosing("hand 0: upgrade_addict\ndeliveries: p2 p3 p4 | g1 g1 g1 | b1 b1 b1")

    play(g, "0:upgrade_addict 1:flash_to_shelf 0:delivery/0 0:upgrade_addict 0:p2")

    assert tray(g) == "p3 p3 p4"


def test_a_spent_card_never_returns_to_the_hand() -> None:
    g = choosing("round: 4\nspent 0: cat")

    assert "cat" not in offers(g)
    play(g, "0:borrower 1:borrower")
    assert spent(g) == "cat"


def test_a_card_in_hand_has_no_ability() -> None:
    g = placing("hand 0: cat\ntray 0: p5 o2")

    assert refused(g, "card/cat") == "4.1"


def test_an_unused_ability_brings_nothing() -> None:
    unused = placing("round: 7\ntray 0: p5\nready 0: cat geek\nend cards: end_01")
    used = placing("round: 7\ntray 0: p5\nspent 0: cat geek\nend cards: end_01")

    assert GAME.score_sheet(unused) == GAME.score_sheet(used)


# 4.2: each ability has its window.


def test_placing_abilities_wait_for_a_delivery() -> None:
    g = taking("ready 0: cat nitpicker\nshelf 0: p5")

    assert refused(g, "card/cat") == refused(g, "card/nitpicker") == "4.2"


def test_the_festival_goer_works_in_its_own_round() -> None:
    g = choosing("hand 0: festival_goer\nhand 1: master_mixer")

    play(g, "0:festival_goer 1:master_mixer")

    assert offers(g, "card") == ["festival_goer"]


def test_abilities_belong_to_the_own_turn() -> None:
    """While somebody else has the turn, own cards can't be used."""
    g = placing("tray 0: p5 o2 g4\nready 1: cat\nshelf 1: p5")

    assert GAME.why_not(g, 1, "card/cat#purple") == NOT_YOUR_TURN
    assert refused(g, "card/cat#purple") == "4.1"
    assert g.legal_of(1) == []


# 4.3: no empty uses.


@pytest.mark.parametrize(
    ("card", "lines"),
    [
        ("upgrade_addict", "tray 0: p6 g6"),
        ("cat", "tray 0: p1 g1"),
        ("cat", "tray 0: p1 g1\nshelf 0: b3 b4"),
        ("nitpicker", "tray 0: p1 g1"),
        ("perfectionist", "tray 0: p3 g3 b3"),
        ("perfectionist", "tray 0: p3\nready 0: perfectionist borrower"),
        ("geek", "tray 0: p3 g3"),
        ("geek", "tray 0: p3 g3\nshelf 0: p6 | p6 | p6 | p6 | p6\nshame 0: p6 g1"),
        ("master_mixer", "tray 0: p3 g3\nshelf 0: p3 | g3"),
        ("master_mixer", "tray 0: p3 g3"),
        ("dice_lord", "tray 0: -\nshelf 0: p4\nready 0: dice_lord nitpicker"),
        ("archaeologist", "tray 0: -\nshelf 0: p4\nready 0: archaeologist nitpicker"),
        ("borrower", "tray 0: -\nshelf 0: p4\nready 0: borrower nitpicker"),
        ("bargain_hunter", "tray 0: -\nshelf 0: p4\nready 0: bargain_hunter nitpicker"),
    ],
)
def test_an_ability_needs_something_that_it_changes(card: str, lines: str) -> None:
    g = placing(lines if "ready" in lines else f"{lines}\nready 0: {card}")

    assert card not in offers(g, "card")
    assert refused(g, f"card/{card}") == "4.3"


def test_deliveries_all_alike_can_not_be_swapped() -> None:
    g = taking("ready 0: festival_goer\ndeliveries: p2 p2 p2 | p2 p2 p2 | p2 p2 p2")

    assert refused(g, "card/festival_goer") == "4.3"


def test_of_random_abilities_only_the_choice_counts() -> None:
    """Whatever falls: the dice lord is used although the roll may show the same again."""
    g = placing("tray 0: p6 p6 p6\nready 0: dice_lord archaeologist")

    assert offers(g, "card") == ["dice_lord", "archaeologist"]


# 4.4: several abilities.


def test_several_abilities_on_one_die() -> None:
    """The 5 is raised to 6, turned to 2 as a joker, and flipped to 5."""
    g = placing("tray 0: p5 g1 g1\nready 0: upgrade_addict bargain_hunter")

    play(g, "upgrade_addict p5 p6 value/2 aside bargain_hunter p2")

    assert tray(g) == "p5 g1 g1"
    assert spent(g) == "upgrade_addict bargain_hunter"


def test_several_abilities_in_one_turn() -> None:
    g = placing("tray 0: p5 g2 b3\nready 0: cat upgrade_addict regifter borrower")

    play(g, "cat p5 upgrade_addict g2 regifter b3 borrower g3")

    assert (stored(g), ready(g)) == ("regifter:b3 borrower:g3", "")


# 4.5: own dice only.


@pytest.mark.parametrize("card", ["regifter", "playtester", "upgrade_addict", "nitpicker"])
def test_abilities_reach_only_the_own_things(card: str) -> None:
    """Shelves of others and dice on deliveries are out of reach."""
    g = placing(f"tray 0: p2 p4\nshelf 0: b3\nshelf 1: g3 | g4 | g5\nready 0: {card}")

    play(g, card)

    allowed = {"tray/p2", "tray/p4", "top/0"}
    assert asked(g) != "choose_die" or set(targets(g)) <= allowed
    assert shelf(g, 1) == "g3 | g4 | g5"
