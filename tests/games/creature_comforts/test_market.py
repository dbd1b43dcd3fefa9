"""Creature Comforts, 5.8: trading at the market."""

from __future__ import annotations

import pytest

from tests.games.creature_comforts.stories import (
    asked,
    assign,
    heap,
    offers,
    play,
    refused,
    turn,
    visiting,
)

GOODS = ["wood", "stone", "fruit", "mushroom", "yarn", "grain"]


def test_t18_market() -> None:
    """A coin, a pair, three of a kind each: the new coin buys again."""
    g = visiting("market", 1, "heap 0: 2 wood 1 stone 1 fruit 1 mushroom 1 coin")

    play(g, "coin_for/yarn")
    assert heap(g) == "2 wood 1 stone 1 fruit 1 mushroom 1 yarn"
    play(g, "pair good/stone")
    assert heap(g) == "2 stone 1 fruit 1 mushroom 1 yarn"
    play(g, "three give/fruit give/mushroom give/yarn")
    assert heap(g) == "2 stone 1 coin"
    play(g, "coin_for/grain enough")

    assert heap(g) == "2 stone 1 grain"


def test_t18_two_different_goods_are_no_pair() -> None:
    g = visiting("market", 1, "heap 0: 1 wood 1 stone 1 coin")

    assert offers(g, "button") == []
    assert refused(g, "pair") == "5.8"


def test_t18_a_pair_is_given_alike() -> None:
    """Who begins with wood goes on with wood; a single stone can't begin."""
    g = play(visiting("market", 1, "heap 0: 2 wood 1 stone 2 fruit"), "pair")

    assert offers(g, "give") == ["wood", "fruit"]
    play(g, "give/fruit")

    assert (asked(g), heap(g)) == ("get_goods", "2 wood 1 stone")


def test_t18_coins_are_no_goods() -> None:
    """Nor are stories and lessons: three goods are three goods."""
    g = visiting("market", 1, "heap 0: 1 wood 1 stone 3 coin 3 story 3 lesson")

    assert refused(g, "three") == "5.8"
    assert refused(g, "pair") == "5.8"


def test_t18_stories_and_lessons_are_not_traded() -> None:
    g = assign(turn("workers 0: market forest_1\nheap 0: 3 story 3 lesson"), "market=2 forest_1=1")

    assert offers(g, "place") == ["forest_1"]


@pytest.mark.parametrize("die", [1, 2, 3, 4, 5, 6])
def test_any_die_opens_the_market(die: int) -> None:
    assert asked(visiting("market", die, "heap 0: 1 coin")) == "market_trade"


def test_a_coin_buys_any_good() -> None:
    assert offers(visiting("market", 1, "heap 0: 1 coin"), "coin_for") == GOODS


def test_a_pair_buys_any_good() -> None:
    """Even the one that was given."""
    g = visiting("market", 1, "heap 0: 2 wood")

    assert (asked(g), offers(g)) == ("get_goods", GOODS)


def test_three_goods_of_any_kinds_bring_a_coin() -> None:
    g = play(visiting("market", 1, "heap 0: 2 wood 2 yarn"), "three")

    play(g, "give/wood give/wood")

    assert heap(g) == "1 yarn 1 coin", "only yarn was left to give"


def test_trades_are_unlimited_and_in_any_mix() -> None:
    g = visiting("market", 1, "heap 0: 5 coin")

    play(g, " ".join(["coin_for/wood"] * 4))
    play(g, "pair good/grain coin_for/grain enough")

    assert heap(g) == "2 wood 2 grain"


def test_what_comes_can_be_traded_on() -> None:
    """A bought wood makes a pair."""
    g = visiting("market", 1, "heap 0: 1 wood 1 coin")

    play(g, "coin_for/wood pair good/yarn")

    assert heap(g) == "1 yarn"
    assert g.turn == 1, "nothing was left to trade"


# With the mole stones and coins stand in for each other (ruling 12).


def test_with_the_mole_a_stone_and_a_coin_are_a_pair() -> None:
    g = visiting("market", 1, "traveller: hairy_tailed_mole\nheap 0: 1 stone 1 coin")

    play(g, "pair")
    assert offers(g, "give") == ["stone", "coin"]
    play(g, "give/coin good/wood")

    assert heap(g) == "1 wood"


def test_with_the_mole_a_stone_buys_a_good() -> None:
    g = visiting("market", 1, "traveller: hairy_tailed_mole\nheap 0: 1 stone")

    assert offers(g) == [good for good in GOODS if good != "stone"]
    assert heap(play(g, "coin_for/wood")) == "1 wood"
