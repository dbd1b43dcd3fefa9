"""Woodcraft: worked examples, T25 to T46: orders, attic, tracks, rounds, the end, and alone."""

from __future__ import annotations

import pytest

from klubovna.games.woodcraft import GAME, scoring
from klubovna.games.woodcraft.rules.rounds import EndRound, Round
from klubovna.games.woodcraft.rules.script import effects
from klubovna.games.woodcraft.rules.solo import SoloTurn
from klubovna.games.woodcraft.rules.tracks import change_reputation, raise_income
from klubovna.games.woodcraft.state import Wood
from tests.games.woodcraft.facts import changed, facts
from tests.games.woodcraft.table import (
    ORDER_IDS,
    SOLO_IDS,
    asked,
    attic,
    beside,
    end_turn,
    fated,
    going_on,
    goods,
    has,
    helper_row,
    offers,
    order_row,
    play,
    ready,
    table,
    targets,
    trees,
    turn,
    wheel,
    wood,
)

# Orders.


def test_t25_card_reward_row_reward_and_no_points_yet() -> None:
    g = turn("orders 0: stool@4\nwood 0: green-2 yellow-2\ngoods 0: 1 scrap")
    before = facts(g)

    play(g, "order/stool")

    assert changed(before, g) == {
        "wood green-2": -1,
        "wood yellow-2": -1,
        "scrap": -1,
        "glue": 2,
        "blueberry": 5,
        "beside": "-",
        "done": "stool",
    }


def test_t26_no_score_below_nothing() -> None:
    g = turn("orders 0: wooden_spoon@5\nwood 0: green-1 green-1")

    play(g, "order/wooden_spoon")

    assert goods(g) == "3 blueberry"


def test_t27_an_order_below_the_last_row_is_lost_and_reputation_with_it() -> None:
    g = table("round: 4\norders 0: stool@5 flute@4\nreputation 0: 1")

    going_on(g, EndRound())

    assert (beside(g), g.players[0].reputation) == ("flute@5", 0)
    assert ORDER_IDS.index("stool") in g.order_discard


# The attic.


def placing(tool: str, text: str) -> Wood:
    """Return the moment when player 0 has got a tool."""
    g = table(text)
    script = {"wrench": "serving_tray", "mallet": "shelf"}[tool]
    reward = g.box.orders[ORDER_IDS.index(script)].reward
    return going_on(g, effects(0, reward))


def test_t28_different_tools_give_what_is_between_them() -> None:
    g = placing("wrench", "attic 0: B2=mallet")

    play(g, "attic/B3")

    assert attic(g) == "B2=mallet B3=wrench"
    assert g.players[0].income == [4, 0]


def test_t29_equal_tools_give_nothing() -> None:
    g = placing("wrench", "attic 0: B2=mallet B3=wrench\nhelpers 0: berry_picker")
    assert offers(g) == ["B1", "B4", "M2"]

    play(g, "attic/M2")

    assert goods(g) == "7 blueberry", "4 of the order, 3 of the production"
    assert g.players[0].reputation == 0


# Reward tiles.


def reach(g: Wood, seat: int, round: int) -> int:
    """Let a player come to the first reward tile in a round; return the points it gave."""
    g.round = round
    before = g.players[seat].goods[1]
    g.players[seat].reputation = 4
    change_reputation(g, seat, 1)
    g.advance()
    while not g.is_over:
        play(g, targets(g)[0])
    return g.players[seat].goods[1] - before if any(t >= 0 for t in g.players[seat].attic) else -1


def test_t30_four_players_top_top_bottom_none() -> None:
    g = table("players: 4")

    got = [reach(g, seat, round) for seat, round in enumerate([6, 6, 7, 9])]

    assert got == [4, 4, 0, -1], "a tool and points; a tool; nothing"


@pytest.mark.parametrize(("second", "got"), [(6, [2, 2]), (7, [2, -1])])
def test_t31_two_players_middle_middle_or_middle_none(second: int, got: list[int]) -> None:
    g = table()

    assert [reach(g, 0, 6), reach(g, 1, second)] == got


# Tracks.


def test_t32_a_second_marker_meets_no_milestones() -> None:
    g = table("income 0: 9 0")
    before = facts(g)

    raise_income(g, 0, 0, 3)
    g.advance()
    assert changed(before, g) == {"income blueberry": 3}

    raise_income(g, 0, 0, 8)
    g.advance()
    assert changed(before, g) == {"income blueberry": 11}


def test_t33_steps_beyond_the_end_score_two_each() -> None:
    g = table("reputation 0: 19")

    change_reputation(g, 0, 3)

    assert (g.players[0].reputation, goods(g)) == (20, "4 vp")


# The end of a turn.


def test_t34_the_last_space_of_marketing_can_be_bought_again_but_once_a_turn() -> None:
    g = turn("tile: buy_wood\ngoods 0: 24 blueberry\nmarketing 0: 9")

    play(g, "done buy")

    assert (goods(g), g.players[0].marketing) == ("12 blueberry 11 vp", 9)
    assert asked(g) == "confirm"


def test_t35_wood_beyond_six_dice_goes_back_but_trees_do_not_count() -> None:
    dice = "green-1 green-2 green-3 yellow-1 yellow-2 yellow-3 brown-1 brown-2"
    g = turn(f"tile: buy_wood\nwood 0: {dice}\nowned 0: pot=2\ntrees 0: green-1 yellow-1")

    play(g, "done")
    assert asked(g) == "storage"
    play(g, "brown-1 green-1")

    assert asked(g) == "confirm"
    assert wood(g) == "green-2 green-3 yellow-1 yellow-2 yellow-3 brown-2"
    assert trees(g) == "green-1 yellow-1"


# Final scoring.


def test_t36_seventeen_left_over_are_one_point() -> None:
    g = table("wood 0: green-3\ntrees 0: green-5\ngoods 0: 6 blueberry 2 glue 1 scrap")

    assert scoring.sheet(g, 0)["leftovers"] == 1


FOUR_DONE = "done 0: stool crate bucket ladder\nreputation 0: 17"


def test_t37_completed_orders_are_worth_what_reputation_says() -> None:
    assert scoring.sheet(table(FOUR_DONE), 0)["orders"] == 20


def test_t38_an_open_order_costs_reputation_first() -> None:
    assert scoring.sheet(table(FOUR_DONE + "\norders 0: flute"), 0)["orders"] == 16


def test_t39_of_equal_players_the_later_one_wins() -> None:
    g = table("players: 4\nfirst: 2\ngoods 2: 30 vp\ngoods 0: 30 vp\ngoods 3: 20 vp")

    assert GAME.winners(g) == [0]


# Rounds.


def test_t40_the_late_decks_come_after_round_eight() -> None:
    g = table("players: 3\nround: 8\norder_discard: flute\nhelper_discard: forester")

    going_on(g, EndRound())

    assert all(order >= 32 for order in [*g.order_row, *g.order_deck])
    assert all(helper >= 27 for helper in [*g.helper_row, *g.helper_deck])
    assert (len(g.order_deck), len(g.helper_deck)) == (28, 18)
    assert g.order_discard == g.helper_discard == []


@pytest.mark.parametrize("round", range(1, 14))
def test_t41_calendar_of_four_players(round: int) -> None:
    g = table(f"players: 4\nround: {round}\nfirst: 0\nincome 0: 5 3")
    before = order_row(g), helper_row(g)

    going_on(g, EndRound())

    is_income = round in (4, 7, 10, 13)
    assert goods(g) == ("5 blueberry 3 vp" if is_income else "-")
    assert (order_row(g) != before[0]) == (helper_row(g) != before[1]) == (round in (4, 7, 10))
    if round in (4, 10):
        assert order_row(g).split()[2:] == before[0].split()[:2]
        assert helper_row(g).split()[2:] == before[1].split()[:2]
    assert g.is_over == (round == 13)


def test_t42_two_players_claim_the_same_commission_in_one_round() -> None:
    g = turn(
        """
        commissions: guild_hall craft_school
        tile: buy_wood
        orders 0: royal_nut_bowl@4
        wood 0: brown-5 green-3
        goods 0: 1 glue
        orders 1: pantry_cabinet@4
        wood 1: yellow-4 yellow-4 green-2
        """
    )

    end_turn(play(g, "order/royal_nut_bowl effect/1 commission/guild_hall"))
    play(g, "tile/buy_wood order/pantry_cabinet effect/1 commission/guild_hall")
    assert g.commissions == [0, 1]
    end_turn(g)

    assert [me.commissions for me in g.players] == [[0], [0]]
    assert g.commissions == [1]


# Alone.

ALONE = "players: 1\n"


def drawing(card: str, text: str = "") -> Wood:
    """Return what a solo card made of the table."""
    g = table(ALONE + text)
    fated(g, g.solo_deck.index(SOLO_IDS.index(card)))
    return going_on(g, SoloTurn())


def test_t43_a_blocked_tile_is_skipped_and_the_rest_of_the_card_applies() -> None:
    g = drawing("rival_1", "saw: 2\ntiles: choose_orders=2:7 buy_wood=3:7\narc: no")

    assert (wheel(g)["choose_orders"], wheel(g)["trade_dice"]) == ("2:7", "2:6")
    assert order_row(g).split()[2:] == ["wooden_spoon", "cutting_board"]


def test_t44_if_no_tile_moved_another_card_is_drawn() -> None:
    g = table(ALONE + "saw: 2\ntiles: produce_plant=2:7 buy_wood=3:7\narc: no")
    blocked, other = (SOLO_IDS.index(card) for card in ("rival_7", "rival_8"))
    fated(g, blocked, g.solo_deck.index(other) - 1)

    going_on(g, SoloTurn())

    assert wheel(g)["produce_plant"] == "2:7" and wheel(g)["upgrade_workshop"] == "2:6"
    assert (g.rival, g.solo_discard) == (2, [blocked, other])


def test_t45_no_commission_vanishes_if_all_are_claimed() -> None:
    g = table(ALONE + "round: 9\ncommissions: -\nclaimed 0: guild_hall craft_school tool_museum")
    before = facts(g)

    going_on(g, Round())

    assert changed(before, g) == {"round": 1, "turn": 1}


# One turn of many parts.


def test_t46_grow_fell_splice_cut_and_complete() -> None:
    g = turn(
        """
        trees 0: green-2
        wood 0: yellow-5
        goods 0: 1 scrap 1 sawblade
        orders 0: fodder_crib@1
        helpers 0: nut_gatherer
        """
    )
    assert trees(g) == "green-4"

    play(g, "fell/green join/yellow-5 cut/yellow-6 2+2+2")
    assert wood(g) == "green-4 yellow-2 yellow-2 yellow-2"
    play(g, "order/fodder_crib")
    assert (asked(g), offers(g)) == (
        "choose_tool",
        ["mallet", "wrench", "handsaw", "plane", "chisel"],
    )
    play(g, "plane B4")

    assert goods(g) == "10 blueberry 3 vp", "one of the points was produced"
    assert (g.players[0].reputation, attic(g)) == (3, "B4=plane")
    assert (wood(g), ready(g), beside(g)) == ("-", "-", "-")
    assert has(g, "blueberry") == 10
