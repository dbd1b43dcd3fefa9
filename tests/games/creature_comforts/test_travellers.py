"""Creature Comforts, chapter 7: what each of the fifteen travellers changes, and when."""

from __future__ import annotations

import pytest

from klubovna.games.creature_comforts import GAME
from klubovna.games.creature_comforts.state import Comforts
from tests.games.creature_comforts.stories import (
    BOX,
    asked,
    asked_place,
    assign,
    built,
    crafted,
    dawn,
    discards,
    evening,
    hand,
    has,
    heap,
    nest,
    offers,
    placing,
    play,
    refused,
    rolling,
    send,
    targets,
    turn,
    visiting,
    winter,
    workers,
)


def everybody_asked(g: Comforts, kind: str, pick: str) -> list[int]:
    """Return who is asked one after another, each answering in the same way."""
    order = []
    while asked(g) == kind:
        order.append(g.actor)
        play(g, pick)
    return order


def finish(g: Comforts) -> Comforts:
    """Assign no dice and craft nothing until all turns are over."""
    while g.turn != -1 and asked(g) in ("assign", "craft", "resolve"):
        play(g, {"assign": "nothing", "craft": "done", "resolve": "finish"}[asked(g)])
    return g


# The lynx.


def test_t22_the_lynx_gives_to_the_left() -> None:
    """The first chooses for the second, the second for the third, the third for the first."""
    g = dawn("traveller: canada_lynx\nplayers: 3")
    play(g, "0:wood 0:stone 1:fruit 1:mushroom 2:yarn 2:grain")
    assert [heap(g, seat) for seat in range(3)] == [
        "1 yarn 1 grain",
        "1 wood 1 stone",
        "1 fruit 1 mushroom",
    ]
    assert asked(g) == "place_workers"


def test_t22_the_two_goods_differ() -> None:
    """After wood, anything but wood; it can't be declined."""
    g = play(dawn("traveller: canada_lynx"), "wood")
    assert offers(g) == ["stone", "fruit", "mushroom", "yarn", "grain"]
    assert refused(g, "good/wood") == "7.1"


def test_the_lynx_begins_with_the_early_bird() -> None:
    """In turn order, and what is given comes from the supply."""
    g = dawn("traveller: canada_lynx\nplayers: 3\nbird: 2\nheap 2: 1 wood")
    play(g, "2:wood 2:yarn 0:wood 0:yarn 1:wood 1:yarn")
    assert heap(g, 2) == "2 wood 1 yarn"


# The frog.


def test_the_frog_lends_two_lessons_to_everybody() -> None:
    """In one's own turn both may be used; then they lie there for the next player."""
    text = "traveller: leopard_frog\nwheel: 3\nvillage: 5 5 5 5\ndice 0: 5 5\ndice 1: 5 5"
    g = turn(f"{text}\nworkers 0: river_c\nworkers 1: river_c")
    for seat in range(2):
        assert g.turn == seat and g.lessons_left(seat) == 2
        play(assign(g, "river_c=5"), f"{seat}:place/river_c")
        assert heap(g, seat) == "1 stone 1 coin"


def test_two_lessons_of_the_frog_and_no_more() -> None:
    """A die that is three away stays out of reach."""
    g = turn("""
        traveller: leopard_frog
        wheel: 2
        village: 5 5 5 5
        dice 0: 5 5
        workers 0: river_c market
    """)
    assert asked_place(g) == "market"


def test_lessons_of_the_frog_and_almanac_come_before_the_own() -> None:
    """Four changes: two of the frog, one of the almanac, one of your own tokens."""
    g = turn("""
        traveller: leopard_frog
        built 0: almanac
        heap 0: 2 lesson
        wheel: 1
        village: 5 5 5 5
        dice 0: 5 5
        workers 0: river_c
    """)
    play(assign(g, "river_c=5"), "place/river_c")
    assert heap(g) == "1 stone 1 coin 1 lesson"


def test_nobody_keeps_a_lesson_of_the_frog() -> None:
    """When it has gone nothing is left of them."""
    g = finish(turn("traveller: leopard_frog\nworkers 0: river_c\nworkers 1: river_c"))
    assert g.month == 2 and [has(g, "lesson", seat) for seat in range(2)] == [1, 1]


# The woodpecker.


@pytest.mark.parametrize(
    ("comfort", "price"),
    [
        ("flute", "1 coin"),
        ("rocking_chair", "2 wood 1 yarn"),
        ("candles", "1 stone 1 yarn 1 coin"),
    ],
)
def test_t33_every_comfort_costs_a_wood_less(comfort: str, price: str) -> None:
    """Only of wood that is printed; candles stay as dear as they are."""
    text = f"traveller: pileated_woodpecker\nworkers 0: market\nhand 0: {comfort}\nheap 0: {price}"
    g = play(assign(turn(text), ""), comfort)
    assert crafted(g) == [comfort] and heap(g) == "1 lesson"


def test_each_card_is_cheaper_on_its_own() -> None:
    """Two flutes, two pieces of wood less."""
    text = "traveller: pileated_woodpecker\nworkers 0: market\nhand 0: flute flute\nheap 0: 2 coin"
    g = play(assign(turn(text), ""), "flute flute")
    assert crafted(g) == ["flute", "flute"]


def test_goods_of_choice_are_not_wood() -> None:
    """A board game asks for two goods of any kind, with the woodpecker too."""
    text = "traveller: pileated_woodpecker\nworkers 0: market\nhand 0: board_game"
    g = assign(turn(f"{text}\nheap 0: 1 wood 1 coin 1 story"), "")
    assert crafted(g) == [] and g.turn == 1


def test_improvements_are_cheaper_too() -> None:
    """A herb garden for one wood."""
    text = "traveller: pileated_woodpecker\nheap 0: 1 wood\nladder: herb_garden\nplans: -"
    g = visiting("workshop", 1, text)
    assert built(g) == ["herb_garden"] and heap(g) == "-"


def test_t33_final_crafting_is_at_full_price() -> None:
    """The traveller of the last month has no effect any more when winter is here."""
    last = "month: 8\nforest: forest_autumn_1\nmeadow: meadow_autumn_1"
    text = f"{last}\ntraveller: pileated_woodpecker\nhand 0: flute\nheap 0: 1 coin"
    assert evening(text).is_over
    assert asked(evening(f"{text} 1 wood")) == "craft"


# The wolf.


def test_the_wolf_lets_all_take_a_comfort_in_turn_order() -> None:
    """The nest is filled after each of them."""
    g = dawn("traveller: gray_wolf\nbird: 1")
    assert g.actor == 1 and offers(g) == ["pass", "0", "1", "2", "3"]
    play(g, "1:nest/1")
    assert hand(g, 1) == ["flute"]
    assert nest(g)[:3] == ["pot_of_tea", "pie", "rocking_chair"] and len(nest(g)) == 4
    new = nest(g)[3]
    play(g, "0:nest/3")
    assert hand(g, 0) == [new] and asked(g) == "place_workers"


def test_the_wolf_may_be_declined() -> None:
    """Who wants none takes none."""
    g = play(dawn("traveller: gray_wolf"), "0:pass 1:pass")
    assert hand(g, 0) == hand(g, 1) == [] and asked(g) == "place_workers"


def test_with_the_wolf_a_hand_may_be_too_big_for_a_while() -> None:
    """The limit of three counts at the end of one's own turn."""
    g = dawn("traveller: gray_wolf\nhand 0: soup bread pie")
    play(g, "0:nest/0 1:pass")
    assert len(hand(g)) == 4 and asked(g) == "place_workers"


def test_everybody_sees_what_the_wolf_brings() -> None:
    """A comfort taken from the nest is known to all."""
    g = play(dawn("traveller: gray_wolf"), "0:nest/1 1:pass")
    assert GAME.view(g, 1)["players"][0]["known"] == ["flute"]


# The mole.


@pytest.mark.parametrize(
    ("money", "left"),
    [("3 stone 1 yarn", "1 stone 1 lesson"), ("3 coin 1 yarn", "1 coin 1 lesson")],
)
def test_with_the_mole_stones_and_coins_stand_in_for_each_other(money: str, left: str) -> None:
    """Candles for two stones, or for two coins."""
    text = f"traveller: hairy_tailed_mole\nworkers 0: market\nhand 0: candles\nheap 0: {money}"
    g = play(assign(turn(text), ""), "candles")
    assert crafted(g) == ["candles"] and heap(g) == left


def test_with_the_mole_one_chooses_what_to_pay() -> None:
    """Of two stones and two coins, any two."""
    text = "traveller: hairy_tailed_mole\nworkers 0: market\nhand 0: candles"
    g = play(assign(turn(f"{text}\nheap 0: 2 stone 2 coin 1 yarn"), ""), "candles")
    assert asked(g) == "pay_stones" and offers(g) == ["0", "1", "2"]
    play(g, "stones/0")
    assert heap(g) == "2 stone 1 lesson"


def test_with_the_mole_improvements_take_either() -> None:
    """An umbrella of two coins for two stones."""
    text = "traveller: hairy_tailed_mole\nheap 0: 2 stone\nladder: umbrella\nplans: -"
    assert built(visiting("workshop", 1, text)) == ["umbrella"]


def test_with_the_mole_coin_and_stone_are_a_pair_at_the_market() -> None:
    """A coin as a stone makes two alike."""
    g = visiting("market", 1, "traveller: hairy_tailed_mole\nheap 0: 1 stone 1 coin")
    assert "pair" in offers(g)
    play(g, "pair give/coin yarn")
    assert heap(g) == "1 yarn"


def test_with_the_mole_a_stone_buys_a_good_at_the_market() -> None:
    """As a coin would; but not another stone."""
    g = visiting("market", 1, "traveller: hairy_tailed_mole\nheap 0: 1 stone")
    assert targets(g) == [
        f"coin_for/{good}" for good in ("wood", "fruit", "mushroom", "yarn", "grain")
    ]
    play(g, "coin_for/yarn")
    assert heap(g) == "1 yarn"


def test_with_the_mole_coins_pay_at_the_inn() -> None:
    """Two stones for a story: a stone and a coin will do."""
    g = visiting("inn", 4, "traveller: hairy_tailed_mole\nheap 0: 1 stone 1 coin")
    assert heap(g) == "1 story"


def test_with_the_mole_a_coin_is_a_gift_for_the_host() -> None:
    """The owner of the guest cottage gets the coin itself."""
    g = turn("""
        traveller: hairy_tailed_mole
        workers 0: market
        built 1: guest_cottage
        heap 0: 1 coin
    """)
    play(assign(g, "guest_cottage#1=5"), "place/guest_cottage#1 yarn give/coin")
    assert heap(g, 1) == "1 coin" and has(g, "yarn") == 1


def test_the_mole_changes_no_gains() -> None:
    """A stone of the river stays a stone."""
    g = visiting("river_a", 1, "traveller: hairy_tailed_mole\nwheel: 3")
    assert heap(g) == "1 stone"


def test_the_mole_is_gone_in_winter() -> None:
    """No standing in at the final crafting, and points are for real coins."""
    last = "month: 8\nforest: forest_autumn_1\nmeadow: meadow_autumn_1"
    g = evening(f"{last}\ntraveller: hairy_tailed_mole\nhand 0: candles\nheap 0: 3 stone 1 yarn")
    assert g.is_over and GAME.score_sheet(g)[0]["coins"] == 0


# The raven.


def test_the_raven_lets_all_mark_a_place() -> None:
    """In turn order, each another one of the twelve; nobody may decline."""
    g = dawn("traveller: common_raven\nbird: 1\nbuilt 0: wildwood")
    assert g.actor == 1 and len(offers(g)) == 12
    play(g, "1:place/inn")
    assert g.actor == 0 and len(offers(g)) == 11
    assert refused(g, "place/inn") == "7.6"
    play(g, "place/market")
    assert GAME.view(g, None)["ravens"] == ["inn", "market"]


def test_a_marked_place_brings_a_coin_to_everybody_who_resolves_it() -> None:
    """From the supply, so it is never used up."""
    g = turn("""
        traveller: common_raven
        ravens: forest_1
        workers 0: forest_1
        workers 1: forest_1
    """)
    for seat in range(2):
        play(assign(g, "forest_1=1"), f"{seat}:place/forest_1")
    assert [heap(g, seat) for seat in range(2)] == ["1 wood 1 coin", "1 wood 1 coin"]


def test_an_unresolved_marked_place_brings_no_coin() -> None:
    """Only a lesson."""
    g = turn("traveller: common_raven\nravens: forest_1\nworkers 0: forest_1")
    play(g, "nothing")
    assert heap(g) == "1 lesson"


def test_the_coin_of_the_raven_comes_after_everything_else() -> None:
    """It can pay for nothing at its own place, so a market with it alone can't be resolved."""
    text = "traveller: common_raven\nravens: market\nworkers 0: market"
    g = assign(turn(text), "market=1")
    assert heap(g) == "1 lesson"
    g = play(assign(turn(f"{text}\nheap 0: 1 coin"), "market=1"), "place/market coin_for/yarn")
    assert heap(g) == "1 yarn 1 coin" and asked(g) != "market_trade"


def test_the_coin_of_the_raven_comes_once() -> None:
    """The wheelbarrow is for goods."""
    g = turn("""
        traveller: common_raven
        ravens: river_a
        built 0: wheelbarrow
        barrow 0: river_a
        workers 0: river_a
    """)
    play(assign(g, "river_a=1"), "place/river_a")
    assert heap(g) == "2 stone 1 coin"


def test_marks_of_the_raven_leave_in_upkeep() -> None:
    """In the next month no place is marked."""
    g = evening("traveller: common_raven\nravens: inn market")
    assert g.month == 2 and (g.ravens == 0 or asked(g) == "raven_mark")


# The skunk.


def test_the_skunk_lets_one_search_the_discards() -> None:
    """After a comfort was taken from the nest, any one of the discards may be taken too."""
    g = visiting("owl_pick", 1, "traveller: striped_skunk\ndiscard: soup lamp bread")
    assert asked(g) == "take_comfort"
    play(g, "nest/1")
    assert asked(g) == "search_discards" and offers(g) == ["pass", "soup", "bread", "lamp"]
    play(g, "lamp")
    assert hand(g) == ["flute", "lamp"] and discards(g) == ["soup", "bread"]


def test_the_skunk_is_there_for_both_places_of_the_nest() -> None:
    """Once for each of them that is resolved."""
    g = turn("traveller: striped_skunk\ndiscard: soup lamp\nworkers 0: owl_pick owl_draw")
    play(assign(g, "owl_pick=1 owl_draw=3"), "place/owl_draw discard/soup place/owl_pick nest/0")
    assert asked(g) == "search_discards"
    play(g, "discard/lamp")
    assert {"soup", "lamp", "pot_of_tea"} <= set(hand(g)) and len(hand(g)) == 4


def test_the_skunk_may_be_declined() -> None:
    """Nobody must search."""
    g = visiting("owl_pick", 1, "traveller: striped_skunk\ndiscard: soup")
    play(g, "nest/1 pass")
    assert hand(g) == ["flute"] and discards(g) == ["soup"]


def test_no_discards_no_search() -> None:
    """Nothing is asked if the pile is empty, or was just shuffled into a new deck."""
    g = play(visiting("owl_pick", 1, "traveller: striped_skunk"), "nest/1")
    assert asked(g) != "search_discards"
    g = visiting("owl_pick", 1, "traveller: striped_skunk\ndeck: -\ndiscard: soup")
    play(g, "nest/1")
    assert nest(g)[3] == "soup" and asked(g) != "search_discards"


def test_the_skunk_waits_at_the_nest_only() -> None:
    """A comfort drawn elsewhere gives no search."""
    g = turn("traveller: striped_skunk\ndiscard: soup\nworkers 0: forest_1")
    play(assign(g, "forest_1=1"), "place/forest_1")
    assert asked(g) != "search_discards"


# Beaver and bear.


@pytest.mark.parametrize(
    ("place", "dice", "gain"),
    [
        ("forest_1", "1", "3 wood"),
        ("forest_2", "12", "4 wood 2 mushroom"),
        ("meadow_2", "34", "1 fruit 1 yarn"),
        ("river_a", "1", "1 stone"),
    ],
)
def test_the_beaver_brings_two_wood_in_the_forest(place: str, dice: str, gain: str) -> None:
    """At both its places, and nowhere else."""
    g = turn(f"traveller: american_beaver\nworkers 0: {place}")
    assert heap(play(assign(g, f"{place}={dice}"), f"place/{place}")) == gain


@pytest.mark.parametrize(
    ("place", "dice", "gain"),
    [
        ("forest_1", "1", "1 wood 1 fruit"),
        ("forest_2", "12", "2 wood 1 fruit 2 mushroom"),
        ("meadow_1", "123", "1 fruit 1 coin 2 story"),
        ("meadow_2", "34", "2 fruit 1 yarn"),
        ("river_a", "1", "1 stone"),
    ],
)
def test_the_bear_brings_a_fruit_in_the_valley(place: str, dice: str, gain: str) -> None:
    """At all four places, and not at the river."""
    g = turn(f"traveller: black_bear\nworkers 0: {place}")
    assert heap(play(assign(g, f"{place}={dice}"), f"place/{place}")) == gain


# The loon.


def test_the_loon_lets_the_left_neighbour_place_a_worker() -> None:
    """All at once and before the own ones; then it stays where it is."""
    g = dawn("traveller: common_loon\nplayers: 3")
    assert asked(g) == "loon_place" and g.actors == [0, 1, 2]
    play(g, "2:place/market 0:place/inn")
    assert all(workers(g, seat) == [] for seat in range(3))
    play(g, "1:place/river_a")
    assert [workers(g, seat) for seat in range(3)] == [["river_a"], ["market"], ["inn"]]
    assert asked(g) == "place_workers"


def test_the_other_three_workers_keep_away_from_it() -> None:
    """Not twice on a place; a worker of the neighbour may join."""
    g = play(dawn("traveller: common_loon"), "0:place/inn 1:place/market")
    assert workers(g, 0) == ["market"] and workers(g, 1) == ["inn"]
    assert "market" not in offers(g, who=0) and "inn" in offers(g, who=0)
    assert refused(g, "place/market", who=0) == "2.5"
    send(g, 0, "inn river_a river_b")
    assert targets(g, who=0) == []


def test_a_lent_worker_works_for_its_family() -> None:
    """Its reward, or its lesson, is its family's."""
    g = dawn("traveller: common_loon\nvillage: 1 1 1 1")
    play(g, "0:place/inn 1:place/forest_1")
    send(g, 0, "inn market river_b")
    send(g, 1, "market river_b river_a")
    assert g.turn == 0
    play(assign(g, "forest_1=1"), "0:place/forest_1")
    assert heap(g, 0) == "1 wood 3 lesson" and heap(g, 1) == "-"


def test_a_lent_worker_may_ride_and_push() -> None:
    """Bicycle and wheelbarrow of its family are for it too."""
    g = dawn("traveller: common_loon\nbuilt 0: wheelbarrow bicycle")
    play(g, "0:place/inn 1:place/forest_1")
    play(g, "0:place/inn 0:place/market 0:place/workshop")
    assert targets(g, who=0) == ["barrow/forest_1", "button/no_barrow"]
    play(g, "0:barrow/forest_1 0:ready")
    send(g, 1, "market river_b river_a")
    assert asked(g) == "cycle" and "forest_1" in offers(g)


# The turtle.


def test_t31_the_turtle_brings_three_lessons() -> None:
    """Two workers with nothing done come home with six."""
    g = finish(turn("traveller: snapping_turtle\nworkers 0: river_a river_b\nworkers 1: river_a"))
    assert heap(g, 0) == "6 lesson" and heap(g, 1) == "3 lesson"


# The marten.


def test_with_the_marten_nobody_goes_to_the_forest() -> None:
    """Workers may go to the other ten places."""
    g = placing("traveller: pine_marten")
    assert len(offers(g, who=0)) == 10 and "forest_1" not in offers(g, who=0)
    assert refused(g, "place/forest_1", who=0) == "7.11"


@pytest.mark.parametrize("die", ["1", "2f"])
def test_with_the_marten_dice_go_to_the_forest_without_workers(die: str) -> None:
    """Of the village or of the family; each place once."""
    g = turn("traveller: pine_marten\nworkers 0: market\nvillage: 1 6 6 6\ndice 0: 2 6")
    assert asked_place(g) == "forest_1"
    play(assign(g, f"forest_1={die}"), "place/forest_1")
    assert heap(g) == "1 wood 1 lesson" and g.turn == 1


def test_with_the_marten_both_forest_places_may_be_resolved() -> None:
    """One after the other, in one turn."""
    g = turn("traveller: pine_marten\nworkers 0: market")
    play(assign(g, "forest_1=3 forest_2=12"), "place/forest_1 place/forest_2")
    assert heap(g) == "3 wood 2 mushroom 1 lesson"


def test_with_the_marten_the_forest_teaches_nothing() -> None:
    """No worker, no lesson: one for the market is all."""
    g = finish(turn("traveller: pine_marten\nworkers 0: market\nworkers 1: market"))
    assert [heap(g, seat) for seat in range(2)] == ["1 lesson", "1 lesson"]


def test_with_the_marten_no_bicycle_and_no_wheelbarrow_come_to_the_forest() -> None:
    """It is closed to workers in every way."""
    g = play(turn("traveller: pine_marten\nbuilt 0: bicycle\nworkers 0: market"), "worker/market")
    assert not {"forest_1", "forest_2"} & set(offers(g))
    g = placing("traveller: pine_marten\nbuilt 0: wheelbarrow")
    play(g, "0:place/river_a 0:place/inn 0:place/market 0:place/workshop")
    assert targets(g, who=0) == ["barrow/river_a", "button/no_barrow"]


# The moose.


def test_the_moose_pays_a_story_for_a_gift() -> None:
    """At the end of the month, to whom and of what the giver likes."""
    g = evening("traveller: moose\nplayers: 3\nheap 0: 1 wood 1 yarn")
    assert asked(g) == "moose_gift" and offers(g) == ["pass", "1", "2"]
    play(g, "seat/2")
    assert asked(g) == "give_goods" and offers(g) == ["wood", "yarn"]
    play(g, "yarn")
    assert heap(g, 0) == "1 wood 1 story" and heap(g, 2).startswith("1 yarn")


def test_the_moose_asks_in_turn_order_and_once() -> None:
    """A good that was just received may be passed on."""
    g = evening("traveller: moose\nplayers: 3\nbird: 1\nheap 1: 1 wood")
    play(g, "1:seat/2 2:seat/0 0:pass")
    assert [heap(g, seat) for seat in range(3)] == ["1 wood", "1 story", "1 story"]
    assert g.month == 2


def test_the_moose_wants_a_good() -> None:
    """Coins, stories and lessons are none; who has no good is not asked."""
    g = evening("traveller: moose\nheap 0: 1 coin 1 story 1 lesson")
    assert g.month == 2 and heap(g) == "1 coin 1 story 1 lesson"


def test_the_moose_may_be_declined() -> None:
    """A good may be dearer than a story."""
    g = play(evening("traveller: moose\nheap 0: 1 wood"), "pass")
    assert heap(g) == "1 wood" and g.month == 2


# The blue jay.


def test_the_blue_jay_lets_all_visit_the_valley_with_village_dice() -> None:
    """At the end of the month each may resolve one place whose dice are there."""
    g = evening("traveller: blue_jay\nplayers: 3\nbird: 1\nvillage: 1 2 3 4")
    assert offers(g) == ["pass", "forest_1", "forest_2", "meadow_1", "meadow_2"]
    assert everybody_asked(g, "jay_visit", "meadow_1") == [1, 2, 0]
    assert [heap(g, seat) for seat in range(3)] == ["1 coin 2 story"] * 3


def test_the_blue_jay_looks_at_village_dice_only() -> None:
    """Neither family dice nor lessons help."""
    g = evening("traveller: blue_jay\nvillage: 5 5 6 6\ndice 0: 1 2\nheap 0: 9 lesson")
    assert g.month == 2 and heap(g) == "9 lesson"


def test_the_blue_jay_may_be_declined() -> None:
    """It gives no lesson instead."""
    g = play(evening("traveller: blue_jay"), "0:pass 1:pass")
    assert g.month == 2 and heap(g) == "-"


def test_the_blue_jay_comes_on_top_of_the_own_visit() -> None:
    """A place that was resolved in the turn may be resolved again."""
    g = turn("traveller: blue_jay\nworkers 0: forest_1\nworkers 1: river_a")
    play(assign(g, "forest_1=1"), "place/forest_1")
    finish(g)
    assert asked(g) == "jay_visit"
    play(g, "0:jay/forest_1")
    assert heap(g) == "2 wood"


def test_neither_wheelbarrow_nor_almanac_flies_with_the_jay() -> None:
    """A visit of the jay brings what the place shows."""
    text = "traveller: blue_jay\nbuilt 0: wheelbarrow almanac umbrella\nvillage: 5 5 6 3"
    g = evening(text)
    assert offers(g) == ["pass", "forest_1"]
    assert heap(play(g, "jay/forest_1")) == "1 wood"


# The turkey.


def test_the_turkey_lets_all_turn_a_family_die() -> None:
    """To any other value, right after the roll and before workers are placed."""
    g = rolling("traveller: wild_turkey\ndice 0: 2 5")
    assert asked(g) == "turn_die" and g.actors == [0, 1]
    assert len(offers(g, who=0)) == 11
    play(g, "1:pass 0:family/1-1")
    assert g.players[0].dice == [2, 1] and g.players[1].dice == [5, 6]
    assert asked(g) == "place_workers"


def test_with_the_turkey_equal_dice_are_offered_once() -> None:
    """Whichever of two fives is turned, the dice are the same."""
    g = rolling("traveller: wild_turkey\ndice 0: 5 5")
    assert offers(g, who=0) == ["pass", *(f"0-{value}" for value in (1, 2, 3, 4, 6))]
    play(g, "1:pass 0:family/0-2")
    assert sorted(g.players[0].dice) == [2, 5]


def test_with_the_turkey_all_turn_at_once() -> None:
    """Nothing is seen before everybody has decided."""
    g = play(rolling("traveller: wild_turkey\ndice 0: 2 5"), "0:family/0-6")
    assert g.players[0].dice == [2, 5] and g.actors == [1]
    play(g, "1:pass")
    assert g.players[0].dice == [6, 5]


def test_a_turned_die_stays_so_for_the_month() -> None:
    """In the turn it is in the pool with its new face."""
    g = play(rolling("traveller: wild_turkey\ndice 0: 2 5"), "0:family/0-6 1:pass")
    for seat in range(2):
        send(g, seat, "market river_a river_b river_c")
    assert g.turn == 0 and g.work.faces[4:] == [6, 5]


def test_only_the_turkey_turns_dice() -> None:
    """With anybody else workers are placed at once."""
    assert asked(rolling("traveller: black_bear")) == "place_workers"


# All of them.


def test_there_are_fifteen_travellers_with_an_effect_of_their_own() -> None:
    """Each stands in one of the tests here."""
    assert len(BOX.travellers) == len({guest.effect for guest in BOX.travellers}) == 15


@pytest.mark.parametrize("guest", [guest.id for guest in BOX.travellers])
def test_a_traveller_stays_for_one_month(guest: str) -> None:
    """Then another one comes, and nobody comes twice."""
    g = evening(f"traveller: {guest}\nvillage: 5 5 6 6")
    assert g.month == 2 and GAME.view(g, 0)["traveller"] not in (None, guest)


def test_the_traveller_has_no_effect_in_winter() -> None:
    """At the final crafting the woodpecker saves nobody a wood."""
    g = winter("traveller: pileated_woodpecker\nhand 0: flute flute\nheap 0: 1 wood 2 coin")
    assert asked(g) == "craft" and g.effect() == -1
    play(g, "flute")
    assert g.is_over and heap(g) == "1 coin"


@pytest.mark.parametrize("guest", ["black_bear", "common_raven", "hairy_tailed_mole"])
def test_the_traveller_of_the_last_month_stays_on_display(guest: str) -> None:
    """When winter comes the rest of upkeep is skipped, and so nobody leaves the inn."""
    g = winter(f"traveller: {guest}\nhand 0: flute\nheap 0: 1 wood 1 coin")
    assert asked(g) == "craft" and GAME.view(g, 0)["traveller"] == guest
    play(g, "done")
    assert g.is_over and GAME.view(g, None)["traveller"] == guest


def test_marks_of_the_raven_stay_in_winter() -> None:
    """They would leave in that part of upkeep which is skipped."""
    g = winter("traveller: common_raven\nravens: inn\nhand 0: flute\nheap 0: 1 wood 1 coin")
    assert GAME.view(g, 0)["ravens"] == ["inn"]
    again = GAME.position(GAME.notation(g))
    assert GAME.view(again, 0) == GAME.view(g, 0)
