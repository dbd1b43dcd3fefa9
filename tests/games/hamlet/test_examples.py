"""Hamlet: worked examples, T1 to T17: transport, consumption, production, the town hall."""

from __future__ import annotations

from klubovna.games.hamlet.pieces.numbers import BIT, BRICK, FLOUR, TIMBER
from klubovna.games.hamlet.state import Hamlet
from tests.games.hamlet.table import (
    TRANSPORT_EXAMPLE,
    asked,
    build_at,
    extended,
    ids,
    names,
    offers,
    play,
    purse,
    refused,
    row,
    targets,
    tile,
    tokens,
    turn,
    village_of,
    written,
)


def reach(g: Hamlet, stand: str) -> set[str]:
    """Return the tiles whose goods player 0 can use on a tile."""
    return names(g.village.reach(tile(stand), g.players[0].donkey_tiles()))


def place_at(g: Hamlet, plan: str, stand: str) -> str:
    """Return a place where a plan touches only this tile."""
    fit = next(f for f in g.village.fits(tile(plan)) if f.touched == BIT[tile(stand)])
    return written(plan, fit).partition("@")[2]


# Transport.

STONES = """
    tokens: quarry:stone,-,- barn_curved:stone,-,- stonemason:brick.1
    plans 0: lumber_mill
"""


def test_t01_goods_come_from_the_neighbour_and_over_own_donkeys() -> None:
    g = turn(TRANSPORT_EXAMPLE + STONES)
    build_at(g, "lumber_mill", place_at(g, "lumber_mill", "church"))
    assert g.village.has(tile("lumber_mill"))
    assert tokens(g, "quarry") == tokens(g, "barn_curved") == tokens(g, "stonemason") == "-"
    assert purse(g, 0) == (0, 6) and g.players[0].lying == [tile("church")]


def test_t02_nothing_passes_a_tile_without_a_donkey() -> None:
    g = turn(TRANSPORT_EXAMPLE)
    assert "barn_straight" in reach(g, "church") and "dairy_farm" not in reach(g, "church")


def test_t03_donkeys_of_others_do_not_help() -> None:
    g = turn(TRANSPORT_EXAMPLE)
    assert "stonemason" in reach(g, "church") and "cow_conservatory" not in reach(g, "church")


MILK = "tokens: stonemason:brick.1 dairy_farm:milk.0 cow_conservatory:milk.1,-\n"


def test_t04_a_delivery_that_cannot_be_supplied_completely_is_not_offered() -> None:
    g = turn(TRANSPORT_EXAMPLE + MILK)
    assert refused(g, "activate/church") == "6.4"
    g = turn(
        TRANSPORT_EXAMPLE.replace(
            "quarry barn_curved\n", "quarry barn_curved barn_straight stonemason\n"
        )
        + MILK
    )
    play(g, "activate/church")  # there is one delivery, and one way to pay for it
    assert g.church == [0, -1, -1, -1] and tokens(g, "dairy_farm") == "-"


def test_t05_a_token_where_the_villager_is_needs_no_donkey_and_its_own_donkey_does_not_help() -> (
    None
):
    text = TRANSPORT_EXAMPLE.replace("donkeys 0: quarry barn_curved", "donkeys 0: barn_curved")
    g = turn(text)
    assert "barn_curved" in reach(g, "barn_curved")
    assert "barn_curved" not in reach(g, "church")


# Consumption and the free market.


def test_t06_the_maker_is_rewarded_whoever_uses_the_token() -> None:
    g = turn(TRANSPORT_EXAMPLE + STONES + "coins 1: 0\n")
    assert g.players[1].supply[BRICK - TIMBER] == 1
    build_at(g, "lumber_mill", place_at(g, "lumber_mill", "church"))
    assert purse(g, 1) == (1, 1) and g.players[1].supply[BRICK - TIMBER] == 2
    assert purse(g, 0) == (0, 6)  # only for building


def woodland(coins: int) -> Hamlet:
    """Return a turn with a plan that costs timber, which is own, and wood, which is sold out."""
    return turn(f"""
        village: {extended("sawmill")}
        tokens: sawmill:timber.0.high
        plans 0: large_woodland
        coins 0: {coins}
    """)


def test_t07_coins_for_an_own_token_pay_for_a_purchase_in_the_same_action() -> None:
    assert refused(woodland(0), "build/large_woodland") == "7.9"
    g = woodland(1)
    assert village_of(extended("sawmill")).links[tile("market")] & BIT[tile("sawmill")]
    build_at(g, "large_woodland", place_at(g, "large_woodland", "market"))
    assert purse(g, 0) == (0, 2 + 3)  # two for the token of high quality, three for building


def test_t08_goods_may_be_bought_for_a_building_but_not_for_a_sale() -> None:
    g = turn("""
        players: 3
        tokens: quarry:stone,-,- farm:wheat,wheat,-
        plans 0: dairy_farm
        coins 0: 4
        display: sale_1a sale_1b sale_1c
    """)
    assert refused(g, "activate/market") == "6.4"
    build_at(g, "dairy_farm", place_at(g, "dairy_farm", "church"))
    assert purse(g, 0) == (0, 4) and tokens(g, "quarry") == "-"


def test_t09_nobody_is_rewarded_for_goods_of_the_free_market() -> None:
    g = turn(f"""
        village: {extended("stonemason")}
        tokens: quarry:stone,stone,-
        plans 0: lumber_mill
        coins 0: 6
        coins 1: 0
    """)
    build_at(g, "lumber_mill", place_at(g, "lumber_mill", "church"))
    assert purse(g, 0) == (1, 6) and purse(g, 1) == (0, 0)


# Production and refining.


def test_t10_production_fills_all_slots_and_pays_once() -> None:
    g = turn("tokens: quarry:stone,-,- farm:wheat,wheat,wheat\ncoins 0: 0")
    assert refused(g, "activate/farm")
    play(g, "activate/quarry")
    assert tokens(g, "quarry") == "stone stone stone" and purse(g, 0) == (2, 0)


def test_t11_a_barn_takes_any_basic_goods_and_brings_points() -> None:
    g = play(turn(TRANSPORT_EXAMPLE), "activate/barn_curved")
    assert asked(g) == "barn_fill"
    play(g, "resource/wheat resource/wood resource/wheat")  # in any order
    assert tokens(g, "barn_curved") == "wood wheat wheat" and purse(g, 0) == (0, 2)


def windmill(flour: str) -> Hamlet:
    """Return a turn beside a windmill without flour, and with some that was made elsewhere."""
    return turn(f"""
        village: {extended("dairy_farm", "windmill", "flour_mill")}
        tokens: farm:wheat,wheat,- flour_mill:{flour}
        milestones: miller=1
        donkeys 0: church market dairy_farm windmill flour_mill
        coins 0: 0
    """)


def test_t12_nobody_makes_more_tokens_than_are_left() -> None:
    g = windmill("flour.0")
    play(g, "activate/windmill")
    assert asked(g) == "act"  # one is forced
    assert tokens(g, "windmill") == "flour.0" and tokens(g, "farm") == "wheat"
    assert g.players[0].supply[FLOUR - TIMBER] == 0
    g = windmill("flour.1.high")
    assert targets(play(g, "activate/windmill")) == ["times/1", "times/2"]
    g = windmill("flour.0 windmill:flour.0,-")
    assert refused(g, "activate/windmill") and "windmill" not in offers(g, "activate")


def test_t13_quality_is_high_only_for_the_owner_of_the_milestone() -> None:
    g = play(windmill("-"), "activate/windmill times/1")
    assert tokens(g, "windmill") == "flour.0"
    g = turn(f"""
        village: {extended("flour_mill")}
        milestones: miller=0
        donkeys 0: church market
        coins 0: 0
    """)
    play(g, "activate/flour_mill")
    assert tokens(g, "flour_mill") == "flour.0.high"


# The town hall.


def hall(text: str) -> Hamlet:
    """Return a turn in which player 0 works at the town hall."""
    return play(turn(text), "activate/town_hall")


def test_t14_the_example_of_the_town_hall() -> None:
    g = hall("""
        coins 0: 10
        standing 0: church farm
        row: sawmill:0 shrine:2 flour_mill:0 dairy_farm:0
    """)
    play(g, "row/2")
    assert g.players[0].coins == 11 and ids(g.players[0].plans) == ["shrine"]
    assert row(g).startswith("sawmill:1 flour_mill:0 dairy_farm:0 ") and len(g.row) == 4
    play(g, "button/villager")
    assert g.players[0].coins == 4
    play(g, "button/donkey tile/farm")
    assert g.players[0].coins == 1 and asked(g) == "act"
    assert g.players[0].lying == [tile("church"), tile("town_hall")]
    assert g.players[0].donkeys == [tile("church"), tile("farm")]


def test_t15_with_three_plans_only_workers_can_be_had() -> None:
    g = hall("coins 0: 9\nplans 0: sawmill shrine flour_mill")
    assert asked(g) == "hire" and targets(g) == ["button/villager", "button/donkey"]


def test_t16_every_plan_to_the_left_costs_a_coin_beforehand() -> None:
    g = hall("coins 0: 2\nrow: sawmill:0 shrine:0 flour_mill:0 dairy_farm:5")
    assert targets(g) == ["row/1", "row/2", "row/3"]
    assert refused(g, "row/4") == "7.4"


def test_t17_there_are_four_villagers_and_six_donkeys() -> None:
    g = turn("""
        coins 0: 30
        plans 0: sawmill shrine flour_mill
        standing 0: church farm farm quarry
        donkeys 0: church church farm market market
    """)
    play(g, "activate/town_hall")
    assert asked(g) == "place_donkey"  # the only worker that is left
    play(g, "tile/church")
    assert asked(g) == "act" and "town_hall" not in offers(g, "activate")
    assert g.players[0].coins == 27
