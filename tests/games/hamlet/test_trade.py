"""Hamlet: the town hall, sales at the market, deliveries and begging, refining."""

from __future__ import annotations

import pytest

from klubovna.games.hamlet.pieces.numbers import FLOUR, NONE, TIMBER
from klubovna.games.hamlet.state import Hamlet
from tests.games.hamlet.table import (
    BOX,
    SALE_IDS,
    asked,
    extended,
    fated,
    ids,
    offers,
    play,
    purse,
    refused,
    row,
    targets,
    tokens,
    turn,
)

# The town hall.

ROW = "row: sawmill:0 shrine:0 flour_mill:0 dairy_farm:0\n"


def hall(text: str) -> Hamlet:
    """Return a turn in which player 0 works at the town hall."""
    return play(turn(text), "activate/town_hall")


def test_the_leftmost_plan_is_free() -> None:
    g = hall("coins 0: 0\n" + ROW)
    assert g.players[0].coins == 0 and ids(g.players[0].plans) == ["sawmill"]


def test_plans_slide_left_with_their_coins_and_a_new_one_comes_at_the_right() -> None:
    g = hall("coins 0: 5\nrow: sawmill:1 shrine:0 flour_mill:2 dairy_farm:1")
    fated(g, 0)
    play(g, "row/3")
    assert g.players[0].coins == 5 - 2 + 2
    drawn = row(g).split()
    assert drawn[:3] == ["sawmill:2", "shrine:1", "dairy_farm:1"] and drawn[3].endswith(":0")


def test_coins_on_a_plan_cannot_pay_for_it_but_for_workers() -> None:
    g = hall("coins 0: 0\nrow: sawmill:3 shrine:4 flour_mill:0 dairy_farm:0")
    assert asked(g) == "hire" and g.players[0].coins == 3  # the first one was forced
    assert targets(g) == ["button/donkey", "button/done"]
    play(g, "donkey tile/church")
    assert g.players[0].coins == 0


def test_something_must_be_done_at_the_town_hall() -> None:
    g = hall("coins 0: 9\n" + ROW)
    assert "button/pass" in targets(g)
    play(g, "pass")
    assert targets(g) == ["button/villager", "button/donkey"]  # nothing was done yet
    play(g, "villager")
    assert targets(g) == ["button/donkey", "button/done"]
    g = turn("coins 0: 2\nplans 0: sawmill shrine flour_mill")
    assert refused(g, "activate/town_hall")
    g = hall("coins 0: 2\n" + ROW)
    assert "button/pass" not in targets(g)


def test_villagers_cost_five_seven_and_nine() -> None:
    g = hall("coins 0: 40\nplans 0: sawmill shrine flour_mill")
    coins = []
    for _ in range(3):
        play(g, "villager")
        coins.append(g.players[0].coins)
    assert coins == [35, 28, 19] and "villager" not in offers(g)
    assert ids(g.players[0].lying) == ["church"] * 3 + ["town_hall"]
    play(g, "done")
    assert asked(g) == "act" and not g.players[0].standing


def test_hired_villagers_act_in_the_next_turn() -> None:
    g = hall("coins 0: 5\nplans 0: sawmill shrine flour_mill")
    play(g, "villager end end")
    assert g.turn == 0 and len(g.players[0].standing) == 2


def test_a_hired_donkey_comes_to_any_tile_of_the_network() -> None:
    g = hall("tiles: sawmill@-6,0,0\ncoins 0: 3\nplans 0: stonemason shrine flour_mill")
    assert set(offers(g)) == {"church", "woodcutter", "quarry", "farm", "market", "town_hall"}


def test_a_short_row_keeps_its_prices_and_is_not_filled_from_an_empty_bag() -> None:
    built = ("small_mountain_range", "small_woodland", "forest_pond")
    g = turn(f"""
        village: {extended(*built, loose=True)}
        plans 0: sawmill
        plans 1: dairy_farm shrine trade_post
        row: mountain_pond stonemason flour_mill
        coins 0: 2
    """)
    assert not g.bag
    play(g, "activate/town_hall row/3")
    assert g.players[0].coins == 0 and row(g) == "mountain_pond:1 stonemason:1"


# Sales.


def test_a_sale_brings_points_and_coins_and_a_new_tile_comes() -> None:
    g = turn("""
        tokens: woodcutter:wood,wood,- farm:wheat,-,-
        display: sale_1a sale_1b sale_1c
        coins 0: 0
    """)
    fated(g, 0)
    play(g, "activate/market")
    assert purse(g, 0) == (1, 1) and g.players[0].sales == [0]
    assert BOX.sales[g.display[0]].level == 2 and tokens(g, "woodcutter") == "-"


def test_a_sale_needs_everything_at_the_market() -> None:
    text = "tokens: woodcutter:wood,wood,- farm:wheat,-,-\ndisplay: sale_1a sale_1b sale_1c\n"
    assert refused(turn(text + "donkeys 0: farm"), "activate/market") == "6.4"
    assert refused(turn(text + "donkeys 1: church\ndonkeys 0: market"), "activate/market")
    g = turn(text.replace("wheat,-,-", "-,-,-") + "coins 0: 50")
    assert refused(g, "activate/market")  # nothing is bought for a sale


def test_makers_are_rewarded_at_a_sale_before_the_tile_pays() -> None:
    g = turn(f"""
        village: {extended("dairy_farm")}
        tokens: dairy_farm:milk.1
        milestones: herder=0
        display: sale_1a sale_1b sale_1c
        coins 0: 0
        coins 1: 0
    """)
    play(g, "activate/market")
    assert purse(g, 1) == (1, 1) and purse(g, 0) == (2, 1)
    assert g.players[1].supply == [2, 2, 2, 2]


def test_places_stay_empty_when_no_sale_tiles_are_left() -> None:
    g = turn("""
        display: sale_1a - -
        sales 0: sale_1b sale_1c sale_2a
        sales 1: sale_2b sale_3a sale_3b
        tokens: woodcutter:wood,wood,- farm:wheat,-,-
    """)
    assert not any(g.sales_left)
    play(g, "activate/market")
    assert g.display == [NONE] * 3
    assert [SALE_IDS[n] for n in g.players[0].sales] == ["sale_1b", "sale_1c", "sale_2a", "sale_1a"]


# The church.


def test_a_delivery_of_coins_is_paid_by_coins_only() -> None:
    g = turn("coins 0: 9")
    assert refused(g, "activate/church")
    g = play(turn("coins 0: 12"), "activate/church delivery/p12_coins")
    assert purse(g, 0) == (2, 6) and g.church == [NONE, NONE, 0, NONE]


def test_each_space_is_for_one_delivery() -> None:
    g = turn("coins 0: 30\nstanding 0: church church\ndeliveries 1: p12_coins")
    spaces = offers(play(g, "activate/church"))
    assert "p12_coins" not in spaces and "p12_milk_brick" in spaces


def test_goods_for_the_church_may_be_bought() -> None:
    g = turn("coins 0: 15\ndeliveries 1: p12_coins p12_basics p12_timber_flour")
    play(g, "activate/church")
    assert purse(g, 0) == (0, 4) and purse(g, 1)[1] == 0


def test_own_tokens_help_to_pay_for_bought_ones() -> None:
    text = f"""
        village: {extended("dairy_farm")}
        donkeys 0: market
        tokens: dairy_farm:milk.0.high
        deliveries 1: p12_coins p12_basics p12_timber_flour
    """
    assert refused(turn(text + "coins 0: 7"), "activate/church")
    g = play(turn(text + "coins 0: 8"), "activate/church")
    assert purse(g, 0) == (0, 2 + 4) and tokens(g, "dairy_farm") == "-"


def test_three_and_four_players_have_a_delivery_of_any_refined_goods() -> None:
    g = turn(
        "players: 4\ncoins 0: 16\ndeliveries 1: p34_coins p34_basics p34_milk_brick "
        "p34_timber_flour"
    )
    play(g, "activate/church")
    assert purse(g, 0) == (0, 6) and g.church == [1, 1, 1, 1, 0]


def test_who_begs_may_have_other_things_to_do() -> None:
    g = turn("""
        tokens: farm:wheat,wheat,wheat woodcutter:wood,wood,wood quarry:stone,stone,stone
        coins 0: 10
        standing 0: church church
    """)
    play(g, "activate/church beg")
    assert g.players[0].coins == 11 and refused(g, "activate/church") == ""
    play(g, "activate/church beg")
    assert g.players[0].coins == 12


# Refining.


@pytest.mark.parametrize("times", [1, 2])
def test_a_refinery_with_two_slots_is_used_once_or_twice(times: int) -> None:
    g = turn(f"""
        village: {extended("dairy_farm", "windmill")}
        tokens: farm:wheat,wheat,wheat
        donkeys 0: church market dairy_farm
        coins 0: 0
    """)
    play(g, f"activate/windmill times/{times}")
    assert tokens(g, "windmill") == " ".join(["flour.0.high"] * times)
    assert tokens(g, "farm") == " ".join(["wheat"] * (3 - times))
    assert g.players[0].supply[FLOUR - TIMBER] == 2 - times and purse(g, 0) == (0, 0)


def test_inputs_may_be_bought() -> None:
    g = turn(f"village: {extended('dairy_farm')}\ntokens: farm:-,-,-\ncoins 0: 3")
    play(g, "activate/dairy_farm")
    assert tokens(g, "dairy_farm") == "milk.0.high" and g.players[0].coins == 0


def test_a_full_refinery_or_one_without_inputs_does_nothing() -> None:
    text = f"village: {extended('dairy_farm')}\ndonkeys 0: church market\n"
    assert refused(turn(text + "tokens: farm:wheat,-,- dairy_farm:milk.1"), "activate/dairy_farm")
    assert refused(turn(text + "tokens: farm:-,-,-\ncoins 0: 2"), "activate/dairy_farm")


def test_a_used_token_can_be_made_again() -> None:
    g = turn(f"""
        village: {extended("dairy_farm")}
        tokens: farm:wheat,-,- dairy_farm:milk.0.high
        donkeys 0: church market
        standing 0: church church
        display: sale_1a sale_1b sale_1c
        coins 0: 0
    """)
    play(g, "activate/market activate/dairy_farm token/farm-0")
    assert tokens(g, "dairy_farm") == "milk.0.high" and g.players[0].supply == [2, 2, 2, 1]
