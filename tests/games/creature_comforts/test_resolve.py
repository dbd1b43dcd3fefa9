"""Creature Comforts, chapter 3: the rabbit's turn, resolving places, learning from the rest."""

from __future__ import annotations

import pytest

from tests.games.creature_comforts.stories import (
    asked,
    assign,
    built,
    has,
    heap,
    offers,
    play,
    turn,
    workers,
)

RABBIT = """
    forest: forest_spring_2
    traveller: blue_jay
    wheel: 3
    ladder: bicycle herb_garden almanac wheelbarrow weathervane guest_cottage
    workers 0: forest_2 inn workshop river_b
    village: 4 6 2 2
    dice 0: 1 3
    heap 0: 1 lesson
"""


# The rabbit's turn.


def test_t01_rabbit_turn() -> None:
    g = assign(turn(RABBIT), "forest_2=46 inn=2 workshop=2")
    assert heap(g) == "-", "the token lies beside the 4"

    play(g, "forest_2")
    assert heap(g) == "2 wood 1 fruit"
    play(g, "inn")
    assert heap(g) == "2 wood 1 fruit 2 coin"
    play(g, "workshop")

    assert heap(g) == "1 fruit 2 coin 1 lesson", "one token is new, for the river"
    assert (built(g), g.cottages(0)) == (["herb_garden"], 3)
    assert g.turn == 1


def test_t02_rabbit_alternative() -> None:
    """The 4 goes to the river: no forest, so no wood, so nothing is built."""
    g = assign(turn(RABBIT), "river_b=4 inn=2 workshop=2")
    assert heap(g) == "1 lesson", "the token is kept"

    play(g, "river_b inn")

    assert heap(g) == "2 stone 2 coin 3 lesson"
    assert built(g) == []


def test_t02_the_forest_needs_the_four() -> None:
    g = turn(RABBIT)

    assert offers(g, "dice") == ["01"], "4 and 6 alone come near enough with one token"


def test_t03_order_matters() -> None:
    """Without the wood of the forest nothing can be built."""
    g = assign(turn(RABBIT), "forest_2=46 inn=2 workshop=2")

    assert offers(g, "place") == ["forest_2", "inn"]
    play(g, "forest_2")

    assert offers(g, "place") == ["workshop", "inn"]


def test_t04_literal_overlay() -> None:
    """The digits as they stand in the text: 6 used as 5, and a 3; a 4 brings two coins."""
    g = turn(RABBIT.replace("village: 4 6 2 2", "village: 4 6 4 2") + "settings: digits=literal")

    assign(g, "forest_2=63 inn=4 workshop=4")
    play(g, "forest_2 inn workshop rung/1")

    assert heap(g) == "1 fruit 2 coin 1 lesson"
    assert built(g) == ["herb_garden"]


def test_t04_without_the_overlay_a_four_buys_stories() -> None:
    g = turn("workers 0: inn\nvillage: 4 4 4 4\ndice 0: 4 4\nheap 0: 1 coin")

    play(assign(g, "inn=4"), "inn")

    assert heap(g) == "1 story"


# 3.4: resolving.


def test_places_are_resolved_in_any_order() -> None:
    text = "workers 0: forest_1 river_a\nvillage: 1 2 6 6\nheap 0: -"
    one = play(assign(turn(text), "forest_1=1 river_a=2"), "forest_1 river_a")
    other = play(assign(turn(text), "forest_1=1 river_a=2"), "river_a forest_1")

    assert heap(one) == heap(other) == "1 wood 1 stone"


def test_a_place_is_resolved_once() -> None:
    g = assign(turn("workers 0: forest_1 river_a"), "forest_1=1 river_a=2")

    assert offers(g, "place") == ["forest_1", "river_a"]
    play(g, "forest_1")

    assert offers(g, "place") == ["river_a"]


def test_what_comes_early_pays_later() -> None:
    """A stone of the river, bought goods of the market: all are there at once."""
    text = "workers 0: river_b workshop\nwheel: 3\nheap 0: 1 wood\nladder: scale"
    g = assign(turn(text), "river_b=4 workshop=1")

    assert offers(g, "place") == ["river_b"]
    play(g, "river_b workshop")

    assert (built(g), heap(g)) == (["scale"], "-")


def test_places_beyond_the_valley_are_resolved_in_any_order_too() -> None:
    text = "workers 0: forest_1\nbuilt 1: orchard"

    g = assign(turn(text), "forest_1=1 orchard#1=5f")

    assert offers(g, "place") == ["forest_1", "orchard#1"]


def test_dice_stay_on_a_resolved_place() -> None:
    """No die comes back to be used a second time."""
    g = assign(turn("workers 0: forest_1 market\nheap 0: 2 coin"), "forest_1=1 market=5f")

    play(g, "forest_1 market coin_for/wood enough")

    assert g.turn == 1


def test_a_resolved_place_is_carried_out_in_full() -> None:
    """Ruling 33: nobody takes a part of what a place gives."""
    g = assign(turn("workers 0: forest_2\nvillage: 1 4 6 6"), "forest_2=14")

    play(g, "forest_2")

    assert heap(g) == "2 wood 2 mushroom"
    assert g.turn == 1, "and nothing was asked"


def test_ruling_33_a_row_without_price_gives_everything() -> None:
    g = assign(turn("workers 0: inn\ntraveller: wild_turkey"), "inn=2")

    play(g, "inn")

    assert heap(g) == "1 fruit 1 mushroom 1 grain"


# 3.5: workers that resolved nothing.


def test_every_unresolved_worker_brings_a_lesson() -> None:
    """With fitting dice, with dice that get nothing, without dice alike."""
    g = turn("workers 0: forest_1 river_a market owl_pick\nheap 0: -")
    assign(g, "forest_1=1 market=5f")

    assert offers(g, "place") == ["forest_1"], "there is nothing to trade"
    play(g, "finish")

    assert heap(g) == "4 lesson"


def test_resolving_is_voluntary() -> None:
    g = assign(turn("workers 0: forest_1 owl_pick"), "forest_1=1 owl_pick=2")

    play(g, "owl_pick nest/0 finish")

    assert heap(g) == "1 lesson"


def test_lessons_of_a_turn_help_from_the_next_month_on() -> None:
    """They come when everything is resolved; then comforts are crafted."""
    g = turn("workers 0: river_c forest_1\nwheel: 3\nvillage: 4 4 4 4\ndice 0: 4 4")

    assert g.turn == 1, "one token would have helped at both places, but came too late"
    assert heap(g) == "2 lesson"


def test_workers_come_home() -> None:
    g = play(assign(turn("workers 0: forest_1 inn market"), "forest_1=1"), "forest_1")

    assert workers(g) == []


def test_family_dice_beyond_the_valley_teach_nothing() -> None:
    """Left alone, they bring neither lesson nor anything to the owner."""
    g = assign(turn("workers 0: -\nbuilt 1: wildwood field"), "wildwood#1=5f")

    play(g, "finish")

    assert (heap(g, 0), heap(g, 1)) == ("-", "-")


# Ruling 6: a place that brought nothing is not resolved.


@pytest.mark.parametrize(
    ("place", "text"),
    [
        ("market", "heap 0: 1 wood 1 stone"),
        ("inn", "traveller: black_bear\nheap 0: 3 wood"),
        ("workshop", "heap 0: 5 yarn"),
        ("owl_pick", "nest: -\ndeck: -"),
        ("owl_draw", "deck: -\nnest: pie pie pie pie"),
    ],
)
def test_ruling_06_without_trade_building_or_card_a_place_is_unresolved(
    place: str, text: str
) -> None:
    """A lesson, and no coin of the raven."""
    g = turn(f"workers 0: {place} forest_1\n{text}")
    before = sum(g.players[0].heap)

    assign(g, f"{place}=2 forest_1=1")
    assert offers(g, "place") == ["forest_1"]
    play(g, "finish")

    assert has(g, "lesson") == 2
    assert sum(g.players[0].heap) == before + 2


def test_ruling_06_one_exchange_resolves_a_place() -> None:
    """Who has begun may stop after the first."""
    g = assign(turn("workers 0: market\nheap 0: 2 coin"), "market=2")

    play(g, "market")
    assert offers(g, "button") == []
    play(g, "coin_for/wood enough")

    assert heap(g) == "1 wood 1 coin"


# 3.7: cleaning up.


def test_village_dice_keep_their_faces_for_the_next_player() -> None:
    g = turn("workers 0: forest_2 owl_draw\nvillage: 1 4 3 3\nheap 0: 2 lesson")

    play(assign(g, "forest_2=14 owl_draw=3-as-2"), "forest_2 owl_draw")

    assert (g.turn, g.work.faces[:4], g.village) == (1, [1, 4, 3, 3], [1, 4, 3, 3])


def test_used_tokens_go_back_to_the_supply() -> None:
    g = turn("workers 0: owl_draw\nvillage: 4 4 4 4\ndice 0: 4 4\nheap 0: 3 lesson")

    play(assign(g, "owl_draw=4-as-2"), "owl_draw")

    assert heap(g) == "1 lesson"


def test_after_the_last_turn_comes_upkeep() -> None:
    g = turn("bird: 1\nturn: 0\nworkers 0: market\nheap 0: 2 coin\ntraveller: moose")

    play(assign(g, "market=1"), "market coin_for/wood enough")

    assert asked(g) == "moose_gift"


def test_the_supply_never_runs_out() -> None:
    """There are as many tokens as are needed, whatever the box holds."""
    g = turn("workers 0: market\nheap 0: 60 coin\nheap 1: 20 wood")

    play(assign(g, "market=1"), "market" + " coin_for/wood" * 60)

    assert (has(g, "wood"), has(g, "coin")) == (60, 0)


def test_players_do_not_take_from_each_other() -> None:
    """What a place of valley or river gives is there for everybody."""
    text = "workers 0: forest_2 river_c\nworkers 1: forest_2 river_c\nvillage: 1 4 3 6\nwheel: 3"
    g = turn(text)

    play(assign(g, "forest_2=14 river_c=3"), "forest_2 river_c")
    play(assign(g, "forest_2=14 river_c=3"), "forest_2 river_c")

    assert heap(g, 0) == heap(g, 1) == "2 wood 1 stone 2 mushroom 1 coin"


def test_nothing_is_left_of_a_turn_in_the_next_one() -> None:
    g = assign(turn("workers 0: forest_1 market"), "")

    assert (g.turn, g.work.used(), g.work.home, g.work.tokens) == (1, 0, 0, 0)
