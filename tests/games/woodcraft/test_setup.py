"""Woodcraft, 2: the table before the first round, and what everybody chooses in secret."""

from __future__ import annotations

from itertools import permutations

import pytest

from klubovna.games.woodcraft import GAME
from klubovna.games.woodcraft.setup import Opening
from klubovna.games.woodcraft.state import Wood
from tests.games.woodcraft.printed import HELPERS, ORDERS
from tests.games.woodcraft.table import (
    HELPER_IDS,
    ORDER_IDS,
    asked,
    attic,
    beside,
    going_on,
    goods,
    offers,
    play,
    ready,
    table,
    targets,
    team,
    trees,
    wheel,
    wood,
)

EVERY = pytest.mark.parametrize("players", [1, 2, 3, 4])


# 2.1 Shared.


@EVERY
def test_decks_rows_and_displays(players: int) -> None:
    g = GAME.new(players, 7)

    assert (len(g.order_row), len(g.helper_row)) == (4, 4)
    assert all(0 <= order < 32 for order in g.order_row + g.order_deck)
    assert all(0 <= helper < 27 for helper in g.helper_row + g.helper_deck)
    assert len(g.order_deck) == 32 - 4 - 5 * players
    assert len(g.helper_deck) == 27 - 4 - 3 * players
    assert len(g.nuts) == 8 - 2 * players
    assert len(g.commissions) == {1: 3, 2: 3, 3: 4, 4: 5}[players]
    assert len(g.solo_deck) == (10 if players == 1 else 0)
    assert g.tools == [11] * 5


@EVERY
def test_the_public_store_has_two_rolled_dice_of_each_colour(players: int) -> None:
    stores = [GAME.new(players, seed).store for seed in range(40)]

    assert {len(store) for store in stores} == {6}
    assert {value for store in stores for value in store} == {1, 2, 3, 4, 5, 6}


def test_two_of_three_reward_tiles_in_random_order() -> None:
    found = {tuple(GAME.new(2, seed).reward_tiles) for seed in range(60)}

    assert found == set(permutations(range(3), 2))


@EVERY
def test_the_first_player_is_chosen_at_random(players: int) -> None:
    assert {GAME.new(players, seed).first for seed in range(40)} == set(range(players))


@pytest.mark.parametrize("sector", [1, 2, 3, 4])
def test_all_tiles_in_one_sector_and_the_arrow_at_the_end_of_the_next(sector: int) -> None:
    g = GAME.new(2, 1, start_sector=sector)

    assert sorted(wheel(g).values()) == [f"{sector}:{space}" for space in range(1, 8)]
    assert g.saw == sector % 4
    assert g.arc
    assert not any(g.is_blocked(tile) for tile in range(7))


# 2.2 Each player.


@EVERY
def test_what_everybody_starts_with(players: int) -> None:
    g = GAME.new(players, 3)

    for seat in range(players):
        me = g.players[seat]
        assert goods(g, seat) == f"12 blueberry {2 if players == 4 else 1} lantern"
        assert wood(g, seat) == "green-3 yellow-2 brown-1"
        assert (ready(g, seat), trees(g, seat), attic(g, seat)) == ("saw joint_1", "-", "-")
        assert (me.owned, me.income, me.reputation, me.marketing) == ([1, 1, 1, 0], [2, 0], 0, 1)
        assert len(me.offered) == 3
        assert [order >= 64 for order in me.hand] == [False] * 5 + [True] * 2


# The opening.


def opening(players: int = 2, seed: int = 3) -> Wood:
    g: Wood = GAME.new(players, seed)
    assert asked(g) == "opening"
    return g


def test_a_helper_two_orders_and_one_of_four_cards_to_begin_with() -> None:
    g = opening()
    hand = [ORDER_IDS[order] for order in g.players[0].hand]
    early, nuts = hand[:5], hand[5:]

    assert offers(g, "helper", 0) == [HELPER_IDS[helper] for helper in g.players[0].offered]
    assert len(offers(g, "", 0)) == 3
    play(g, f"0:helper/{offers(g, 'helper', 0)[1]}")
    assert targets(g, "", 0) == [f"keep/{order}" for order in early]
    play(g, f"0:keep/{early[4]}")
    assert targets(g, "", 0) == [f"keep/{order}" for order in early[:4]]
    play(g, f"0:keep/{early[1]}")
    assert targets(g, "", 0) == [f"place/{order}" for order in [early[1], early[4], *nuts]]
    play(g, f"0:place/{nuts[0]}")
    assert targets(g, "", 0) == []


def opened(place: int) -> tuple[Wood, list[int], str]:
    """Let player 0 keep the first two orders and place a card; return what was dealt and kept."""
    g = opening(1)
    hand, offered = g.players[0].hand.copy(), offers(g)
    helper = next(id for id in offered if HELPERS[id]["ability"] != "immediate")
    play(g, f"helper/{helper} keep/{ORDER_IDS[hand[0]]} keep/{ORDER_IDS[hand[1]]}")
    play(g, f"place/{ORDER_IDS[[hand[0], hand[1], hand[5], hand[6]][place]]}")
    return g, hand, helper


@pytest.mark.parametrize("place", [0, 1, 2, 3])
def test_what_is_kept_paid_and_discarded(place: int) -> None:
    offered = offers(opening(1))
    g, hand, helper = opened(place)
    kept = [hand[0], hand[1], hand[5], hand[6]]

    first = ORDER_IDS[kept.pop(place)]
    assert beside(g) == f"{first}@{ORDERS[first]['row']}"
    assert g.players[0].hand == kept
    assert team(g) == f"{helper}@R1C1"
    assert g.players[0].goods[0] == 12 - HELPERS[helper]["cost"]
    assert g.players[0].income == [2, 0], "the first space shows nothing"
    assert [HELPER_IDS[n] for n in g.helper_discard] == [id for id in offered if id != helper]
    assert g.order_discard == hand[2:5]
    assert (g.round, asked(g)) == (1, "actions")


def dealt(text: str, *helpers: str) -> Wood:
    """Return the opening with these helpers offered first to the players."""
    g = table(f"round: 0\n{text}")
    for seat, id in enumerate(helpers):
        me = g.players[seat]
        me.goods[0] = 12
        me.offered = sorted([HELPER_IDS.index(id), 9 + seat * 2, 10 + seat * 2])
        me.hand = [*range(5 * seat, 5 * seat + 5), 64 + 2 * seat, 65 + 2 * seat]
    return going_on(g, Opening())


def choose(g: Wood, seat: int, helper: str) -> None:
    hand = g.players[seat].hand
    keeps = f"{seat}:keep/{ORDER_IDS[hand[0]]} {seat}:keep/{ORDER_IDS[hand[1]]}"
    play(g, f"{seat}:helper/{helper} {keeps} {seat}:place/{ORDER_IDS[hand[5]]}")


def test_nobody_is_shown_anything_before_all_have_chosen() -> None:
    g = dealt("", "berry_picker", "lamplighter")

    choose(g, 1, "lamplighter")
    assert team(g, 1) == "-"
    choose(g, 0, "berry_picker")

    assert (team(g, 0), team(g, 1)) == ("berry_picker@R1C1", "lamplighter@R1C1")


def test_what_helpers_do_at_once_happens_in_turn_order() -> None:
    g = dealt("first: 1", "toolsmith", "lumber_carter")

    choose(g, 0, "toolsmith")
    choose(g, 1, "lumber_carter")

    assert (g.actor, asked(g)) == (1, "take_public")
    play(g, "green-4")
    assert (g.actor, asked(g)) == (0, "choose_tool")
    play(g, "plane B2")
    assert (wood(g, 1), attic(g, 0)) == ("green-4", "B2=plane")


@pytest.mark.parametrize(
    ("id", "result"),
    [
        ("berry_picker", "10 blueberry"),
        ("lamplighter", "6 blueberry 2 lantern"),
        ("glue_boiler", "7 blueberry 2 glue 1 reuse"),
        ("recruiter", "6 blueberry"),
    ],
)
def test_the_first_helper_is_paid_and_does_at_once_what_is_immediate(id: str, result: str) -> None:
    """A recruiter makes helpers cheaper, but not himself."""
    g = dealt("players: 1", id)

    choose(g, 0, id)

    assert goods(g) == result


def test_nobody_can_start_without_a_helper() -> None:
    g = opening()

    assert targets(g, "button", 0) == []


# Hidden information.


def test_hands_and_decks_are_hidden_all_else_is_open() -> None:
    g = opened(0)[0]
    g2 = GAME.new(2, 5)
    mine, other = GAME.view(g2, 0)["players"]

    assert len(mine["hand_cards"]) == 7 and len(mine["offered"]) == 3
    assert other["hand_cards"] is None and other["offered"] is None and other["hand"] == 7
    spectator = GAME.view(g, None)
    assert spectator["players"][0]["hand_cards"] is None
    assert spectator["players"][0]["goods"]["blueberry"] == g.players[0].goods[0]
    assert spectator["order_deck"] == len(g.order_deck)
