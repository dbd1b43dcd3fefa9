"""Creature Comforts, 5.7: what travellers offer at the inn."""

from __future__ import annotations

import pytest

from tests.games.creature_comforts.stories import (
    asked,
    assign,
    discards,
    hand,
    heap,
    offers,
    play,
    turn,
    visiting,
)

GOODS = ["wood", "stone", "fruit", "mushroom", "yarn", "grain"]
BEAR = "traveller: black_bear\n"


# The black bear.


@pytest.mark.parametrize(("die", "times"), [(1, 1), (2, 2), (3, 3)])
def test_t17_black_bear_exchanges_as_often_as_the_die_shows(die: int, times: int) -> None:
    """Fruit for any good."""
    g = visiting("inn", die, BEAR + "heap 0: 4 fruit")

    for n in range(times):
        assert (asked(g), offers(g)) == ("get_goods", GOODS)
        play(g, "good/yarn" if n + 1 == times else "good/yarn exchange")

    assert heap(g) == f"{4 - times} fruit {times} yarn"
    assert g.turn == 1


def test_t17_as_long_as_there_is_fruit() -> None:
    g = visiting("inn", 3, BEAR + "heap 0: 2 fruit")

    play(g, "good/yarn exchange good/wood")

    assert (g.turn, heap(g)) == (1, "1 wood 1 yarn")


@pytest.mark.parametrize("die", [4, 5])
def test_t17_four_or_five_bring_a_story(die: int) -> None:
    assert heap(visiting("inn", die, BEAR)) == "1 story"


def test_t17_a_six_buys_three_coins() -> None:
    g = visiting("inn", 6, BEAR + "heap 0: 5 fruit")

    play(g, "exchange exchange")

    assert (g.turn, heap(g)) == (1, "2 fruit 3 coin")


@pytest.mark.parametrize(
    ("place", "dice", "reward"),
    [
        ("forest_1", "1", "1 wood 1 fruit"),
        ("forest_2", "14", "2 wood 1 fruit 2 mushroom"),
        ("meadow_1", "123", "1 fruit 1 coin 2 story"),
        ("meadow_2", "34", "2 fruit 1 yarn"),
        ("river_a", "1", "1 stone"),
    ],
)
def test_t17_any_valley_place_gives_one_more_fruit(place: str, dice: str, reward: str) -> None:
    g = assign(turn(BEAR + f"workers 0: {place}"), f"{place}={dice}")

    assert heap(play(g, place)) == reward


# Rows in general.


def test_repetitions_are_voluntary() -> None:
    g = visiting("inn", 3, BEAR + "heap 0: 3 fruit")

    play(g, "good/yarn")
    assert offers(g) == ["enough", "exchange"]
    play(g, "enough")

    assert heap(g) == "2 fruit 1 yarn"


def test_each_repetition_has_its_own_choice() -> None:
    g = visiting("inn", 2, BEAR + "heap 0: 2 fruit")

    play(g, "good/yarn exchange good/grain")

    assert heap(g) == "1 yarn 1 grain"


def test_what_is_received_can_be_given_again() -> None:
    """A mushroom for a mushroom, with the frog: all one by one."""
    g = visiting("inn", 4, "traveller: leopard_frog\nheap 0: 1 mushroom")

    play(g, "good/mushroom exchange good/mushroom exchange good/wood")

    assert heap(g) == "1 wood"


def test_a_printed_number_is_a_limit_whatever_the_die_shows() -> None:
    """The lynx takes two different goods for a coin, four times at most."""
    g = visiting("inn", 1, "traveller: canada_lynx\nheap 0: 5 wood 5 yarn")

    for n in range(4):
        play(g, ("exchange " if n else "") + "give/wood")

    assert (g.turn, heap(g)) == (1, "1 wood 1 yarn 4 coin")


def test_two_different_goods() -> None:
    g = visiting("inn", 1, "traveller: canada_lynx\nheap 0: 3 wood 1 yarn 1 grain")

    play(g, "give/wood")

    assert offers(g, "give") == ["yarn", "grain"]


def test_two_goods_alike() -> None:
    """The moose takes pairs for a story."""
    g = visiting("inn", 4, "traveller: moose\nheap 0: 3 wood 1 yarn 2 grain")

    assert offers(g, "give") == ["wood", "grain"]
    play(g, "give/grain")

    assert heap(g) == "3 wood 1 yarn 1 story"


def test_two_different_goods_are_received() -> None:
    """The moose gives two for a coin."""
    g = visiting("inn", 1, "traveller: moose\nheap 0: 1 coin")

    play(g, "good/wood")
    assert offers(g) == [good for good in GOODS if good != "wood"]
    play(g, "good/grain")

    assert heap(g) == "1 wood 1 grain"


def test_comforts_are_paid_to_the_discards() -> None:
    """The skunk takes a comfort for two goods."""
    g = visiting("inn", 2, "traveller: striped_skunk\nhand 0: soup lamp")

    play(g, "hand/soup good/wood good/wood enough")

    assert (hand(g), discards(g), heap(g)) == (["lamp"], ["soup"], "2 wood")


def test_comforts_are_drawn_from_the_deck() -> None:
    """The raven sells a comfort and a lesson for a coin, once."""
    g = visiting("inn", 3, "traveller: common_raven\nheap 0: 2 coin\ndeck: soup soup")

    assert (hand(g), heap(g)) == (["soup"], "1 coin 1 lesson")
    assert g.turn == 1


def test_a_named_good_and_one_of_choice() -> None:
    """The beaver takes a wood and any good: the second one may be wood too."""
    g = visiting("inn", 4, "traveller: american_beaver\nheap 0: 2 wood 1 yarn")

    assert offers(g, "give") == ["wood", "yarn"]
    play(g, "give/yarn")

    assert (g.turn, heap(g)) == (1, "1 wood 1 story")


def test_lesson_tokens_can_be_paid() -> None:
    """The wolf gives a story for one; what lies beside dice is spent already."""
    g = turn("workers 0: inn\ntraveller: gray_wolf\ndice 0: 5 5\nheap 0: 3 lesson")

    play(assign(g, "inn=5-as-6"), "inn exchange")

    assert heap(g) == "2 story"


def test_ruling_17_lent_tokens_are_not_paid() -> None:
    """The almanac is no token among the resources."""
    g = turn("workers 0: inn forest_1\ntraveller: gray_wolf\ndice 0: 6 6\nbuilt 0: almanac")

    assign(g, "inn=6 forest_1=1")

    assert offers(g, "place") == ["forest_1"]


def test_a_row_without_price_is_taken_at_once() -> None:
    assert heap(visiting("inn", 2, "traveller: blue_jay")) == "2 coin"


# Ruling 22: the loon.

LOON = "traveller: common_loon\n"


def test_ruling_22_loon_takes_different_goods_for_as_many_of_one_kind() -> None:
    g = visiting("inn", 3, LOON + "heap 0: 2 wood 1 stone 1 fruit 1 yarn")

    assert offers(g, "count") == ["1", "2", "3"]
    play(g, "count/3 give/wood")
    assert offers(g, "give") == ["stone", "fruit", "yarn"], "no second wood"
    play(g, "give/fruit give/yarn good/grain")

    assert (g.turn, heap(g)) == (1, "1 wood 1 stone 3 grain")


def test_ruling_22_as_many_as_there_are_kinds() -> None:
    g = visiting("inn", 6, LOON + "heap 0: 9 wood 1 stone")

    assert offers(g, "count") == ["1", "2"]


def test_ruling_22_it_is_one_single_exchange() -> None:
    g = visiting("inn", 3, LOON + "heap 0: 3 wood 1 stone")

    play(g, "count/1 give/wood good/grain")

    assert (g.turn, heap(g)) == (1, "2 wood 1 stone 1 grain")


def test_ruling_22_a_low_die_brings_lessons() -> None:
    assert heap(visiting("inn", 2, LOON)) == "2 lesson"


# Ruling 27: the value with tokens.


def test_ruling_27_tokens_make_more_exchanges() -> None:
    g = turn(BEAR + "workers 0: inn\nvillage: 1 1 1 1\ndice 0: 1 1\nheap 0: 3 fruit 2 lesson")

    play(assign(g, "inn=1-as-3"), "inn good/yarn exchange good/yarn exchange good/yarn")

    assert heap(g) == "3 yarn"


def test_ruling_27_tokens_lead_to_another_row() -> None:
    g = turn(BEAR + "workers 0: inn\nvillage: 3 3 3 3\ndice 0: 3 3\nheap 0: 1 lesson")

    assert heap(play(assign(g, "inn=3-as-4"), "inn")) == "1 story"
