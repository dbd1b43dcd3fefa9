"""Woodcraft, 12: the end of a round, income phases, and the rows of cards in them."""

from __future__ import annotations

import pytest

from klubovna.games.woodcraft.rules.rounds import EndRound
from klubovna.games.woodcraft.state import Wood
from tests.games.woodcraft.facts import changed, facts
from tests.games.woodcraft.table import (
    ORDER_IDS,
    asked,
    beside,
    fated,
    going_on,
    goods,
    helper_row,
    offers,
    order_row,
    play,
    ready,
    table,
    targets,
    trees,
    turn,
    wood,
)

CALENDAR = {
    1: (14, [4, 8, 11, 14], [4, 11], 8),
    2: (14, [4, 8, 11, 14], [4, 11], 8),
    3: (14, [4, 8, 11, 14], [4, 11], 8),
    4: (13, [4, 7, 10, 13], [4, 10], 7),
}


def ending(round: int, text: str = "") -> Wood:
    """Return what comes after a round."""
    return going_on(table(f"round: {round}\n{text}"), EndRound())


# When.


@pytest.mark.parametrize("players", CALENDAR)
def test_calendar(players: int) -> None:
    rounds, income, purge, swap = CALENDAR[players]

    for round in range(1, rounds + 1):
        g = ending(round, f"players: {players}\nincome 0: 7 2")
        assert goods(g) == ("7 blueberry 2 vp" if round in income else "-")
        assert g.is_over == (round == rounds)
        is_changed = order_row(g) != order_row(table(f"round: {round}\nplayers: {players}"))
        assert is_changed == (round in [*purge, swap])
        assert g.is_over or g.round == round + 1


def test_rounds_begin_with_the_first_player() -> None:
    g = table("players: 3\nfirst: 2\nround: 5")

    going_on(g, EndRound())
    seats = []
    for _ in range(4):
        seats.append(g.turn)
        play(g, "tile/hire_helper" if "tile/hire_helper" in targets(g) else targets(g, "tile")[0])
        while g.turn == seats[-1] and asked(g):
            play(g, "done" if "button/done" in targets(g) else targets(g)[-1])

    assert seats == [2, 0, 1, 2]
    assert g.round == 7


# What happens.


def test_everybody_places_one_order_of_the_hand_at_the_same_time() -> None:
    g = ending(4, "hand 0: stool flute\nhand 1: crate bucket ladder")

    assert (g.actors, asked(g)) == ([0, 1], "place_hand")
    assert offers(g, "hand", 0) == ["stool", "flute"]
    play(g, "1:ladder")
    assert beside(g, 1) == "-", "nobody sees it yet"
    play(g, "0:flute")

    assert (beside(g, 0), beside(g, 1)) == ("flute@2", "ladder@2")
    assert [ORDER_IDS[n] for n in g.players[1].hand] == ["crate", "bucket"]


def test_placing_is_not_voluntary() -> None:
    g = ending(4, "hand 0: stool flute\nhand 1: crate bucket ladder")

    assert all(target.startswith("hand/") for target in [*targets(g, "", 0), *targets(g, "", 1)])


def test_the_last_card_of_a_hand_is_placed_unasked() -> None:
    g = ending(11, "hand 0: stool\nhand 1: crate")

    assert (beside(g, 0), beside(g, 1)) == ("stool@2", "crate@2")
    assert asked(g) == "actions"


def test_r24_a_newly_placed_order_does_not_slide() -> None:
    g = play(ending(4, "hand 0: stool flute\norders 0: sled@1"), "0:stool")

    assert beside(g) == "sled@2 stool@2"


def test_the_hand_is_empty_after_three_phases() -> None:
    g = table("round: 4\nhand 0: stool flute crate")
    for round in (4, 8, 11):
        g.round = round
        going_on(g, EndRound())
        if asked(g) == "place_hand":
            play(g, f"0:{offers(g, 'hand', 0)[0]}")

    assert g.players[0].hand == []


@pytest.mark.parametrize("round", [4, 8, 11, 14])
def test_all_tiles_are_ready_again(round: int) -> None:
    g = ending(round, "owned 0: saw=3 joint=2 gluing=1\nused 0: saw saw joint_1 gluing")

    assert ready(g) == "saw saw saw joint_1 joint_2 gluing"


def test_in_other_rounds_they_stay_used() -> None:
    assert ready(ending(5, "used 0: saw joint_1")) == "-"


def test_nothing_else_happens_in_an_income_phase() -> None:
    """Trees don't grow, nothing is paid but income; the next turn begins afterwards."""
    g = table("round: 14\ntrees 0: green-3\nwood 0: green-2\nincome 0: 3 1\nmarketing 0: 4")
    before = facts(g)

    going_on(g, EndRound())

    assert g.is_over
    assert changed(before, g) == {"blueberry": 3, "vp": 1, "1 blueberry": 2}
    assert (trees(g), wood(g)) == ("green-3", "green-2")


def test_income_comes_before_the_next_turn_s_growth() -> None:
    g = ending(4, "trees 0: green-3")

    assert (g.turn, trees(g), goods(g)) == (0, "green-5", "2 blueberry")


def test_expired_orders_cost_before_income_is_paid() -> None:
    """Reputation falls, income stays what it is."""
    g = ending(4, "orders 0: stool@5\nreputation 0: 6\nincome 0: 4 4")

    assert (g.players[0].reputation, goods(g)) == (4, "4 blueberry 4 vp")


# Rows of cards.


@pytest.mark.parametrize("round", [4, 11])
def test_the_two_oldest_cards_of_each_row_leave(round: int) -> None:
    before = table(f"round: {round}")

    g = ending(round)

    assert order_row(g).split()[2:] == order_row(before).split()[:2]
    assert helper_row(g).split()[2:] == helper_row(before).split()[:2]
    assert g.order_discard == sorted(before.order_row[2:])
    assert g.helper_discard == sorted(before.helper_row[2:])


def test_new_cards_enter_on_the_left_one_by_one() -> None:
    g = table("round: 4\norder_deck: flute sled bench\nhelper_deck: sawyer whittler forester")

    going_on(fated(g, 1, 0, 2, 0), EndRound())

    assert order_row(g) == "flute sled wooden_spoon cutting_board"
    assert helper_row(g) == "sawyer forester berry_picker lamplighter"


def test_a_purge_with_an_empty_deck_shuffles_the_discards() -> None:
    """The cards that have just left may come again."""
    g = ending(4, "order_deck: -\norder_discard: -")

    assert {*order_row(g).split()} == {"wooden_spoon", "cutting_board", "birdhouse", "rolling_pin"}
    assert order_row(g).split()[2:] == ["wooden_spoon", "cutting_board"]


def test_late_decks_are_shuffled_apart_from_the_early_ones() -> None:
    """Also early orders of hands and beside boards stay, and early helpers in workshops."""
    text = "hand 0: stool crate\norders 0: flute@1\nhelpers 0: sawyer\ndone 0: ladder"
    g = play(ending(8, text), "0:stool")

    assert beside(g) == "flute@2 stool@2"
    assert sorted(g.order_row + g.order_deck) == list(range(32, 64))
    assert sorted(g.helper_row + g.helper_deck) == list(range(27, 49))
    assert g.order_discard == g.helper_discard == []
    assert (len(g.order_row), len(g.helper_row)) == (4, 4)


def test_the_swap_is_no_purge_and_the_last_phase_does_nothing() -> None:
    swapped, last = ending(8), ending(14)

    assert swapped.order_discard == [] == last.order_discard
    assert order_row(last) == order_row(table("round: 14"))


def test_gaps_in_the_rows_are_filled_by_the_swap() -> None:
    g = ending(
        8, "orders: - - - stool\norder_deck: -\nhelpers: - - sawyer whittler\nhelper_deck: -"
    )

    assert "-" not in order_row(g) + helper_row(g)


def test_late_orders_that_are_taken_are_replaced_by_late_ones() -> None:
    g = turn("round: 9\ntile: choose_orders")

    play(g, "button/main slot/1")

    assert 32 <= g.order_row[0] < 64
