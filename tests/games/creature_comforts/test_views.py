"""What each seat of Creature Comforts is shown: what lies open, and the own hand only."""

from __future__ import annotations

from typing import Any

import pytest

from klubovna.games.creature_comforts import GAME
from klubovna.games.creature_comforts.state import Comforts
from tests.games.creature_comforts.stories import (
    assign,
    dawn,
    evening,
    hand,
    placing,
    play,
    rolling,
    turn,
    visiting,
    winter,
)


def seen(g: Comforts, seat: int | None = 0) -> dict[str, Any]:
    """Return the view of a seat."""
    return GAME.view(g, seat)


def player(g: Comforts, who: int, seat: int | None = None) -> dict[str, Any]:
    """Return what a seat is shown of a player; if none is told, a spectator."""
    found: dict[str, Any] = seen(g, seat)["players"][who]
    return found


# Secrets.


def test_only_the_own_hand_is_shown() -> None:
    """Of other hands everybody knows the number of cards; spectators see no hand at all."""
    g = turn("players: 3\nworkers 0: market\nhand 0: soup lamp\nhand 1: pie\nhand 2: quilt toys")
    for seat in (0, 1, 2, None):
        players = seen(g, seat)["players"]
        assert [each["hand"] for each in players] == [2, 1, 2]
        shown = [who for who in range(3) if players[who]["hand_cards"] is not None]
        assert shown == ([] if seat is None else [seat])
    assert player(g, 0, 0)["hand_cards"] == ["soup", "lamp"]


def test_first_comforts_are_picked_in_secret() -> None:
    """You see what you have picked, and nobody else does."""
    g: Comforts = GAME.new(2, 1)
    play(g, f"0:{hand(g, 0)[0]}")
    assert len(seen(g, 0)["choosing"]) == 1
    assert seen(g, 1)["choosing"] == seen(g, None)["choosing"] == []
    assert seen(g, 1)["discard"] == []


@pytest.mark.parametrize("text", ["traveller: wild_turkey", "traveller: common_loon"])
def test_what_all_decide_at_once_is_seen_by_nobody_else(text: str) -> None:
    """Dice to be turned, and workers that are lent."""
    g = rolling(text)
    before = seen(g, 1), seen(g, None)
    g.pick(0, g.legal_of(0)[1])
    assert (seen(g, 1), seen(g, None)) == before


def test_cards_to_come_are_seen_by_nobody() -> None:
    """Of decks everybody knows the size, of the valley the top card."""
    view = seen(turn("workers 0: market"), 0)
    assert view["deck"] == 68 and view["workshop_deck"] == 28 and view["travellers_left"] == 14
    assert (view["forest"], view["meadow"]) == ("forest_spring_1", "meadow_spring_2")
    assert not {"unseen", "travellers", "plans"} & set(view)


# Comforts that everybody saw.


@pytest.mark.parametrize("seat", [0, 1, None])
def test_a_comfort_taken_from_the_nest_is_known(seat: int | None) -> None:
    """As long as it is in the hand."""
    g = play(visiting("owl_pick", 1, "hand 0: soup"), "nest/1")
    assert player(g, 0, seat)["known"] == ["flute"] and player(g, 0, seat)["hand"] == 2


def test_a_drawn_comfort_is_not_known() -> None:
    """Everybody learns how many were drawn, and only their owner which."""
    g = visiting("owl_draw", 1, "hand 0: soup")
    assert player(g, 0)["known"] == [] and player(g, 0)["hand"] == 3


def test_a_comfort_found_in_the_discards_is_known() -> None:
    """With the skunk all look on."""
    g = visiting("owl_draw", 3, "traveller: striped_skunk\ndiscard: lamp")
    play(g, "lamp")
    assert player(g, 0)["known"] == ["lamp"]


def test_a_crafted_comfort_is_not_in_hand_any_more() -> None:
    """What is laid down is no longer known to be in the hand."""
    g = visiting("owl_pick", 1, "heap 0: 1 wood 1 coin")
    play(g, "nest/1 hand/flute")
    assert player(g, 0)["known"] == [] and player(g, 0)["crafted"] == ["flute"]


# What lies open.


def test_dens_are_seen_by_everybody() -> None:
    """Resources, comforts, improvements, cottages, dice and workers."""
    g = turn("""
        heap 0: 2 wood 1 lesson
        crafted 0: soup
        built 0: wildwood almanac wheelbarrow
        workers 0: inn market forest_1
        barrow 0: forest_1
        dice 0: 3 5
    """)
    for seat in (0, 1, None):
        me = player(g, 0, seat)
        assert me["heap"] == {
            "wood": 2, "stone": 0, "fruit": 0, "mushroom": 0, "yarn": 0, "grain": 0, "coin": 0,
            "story": 0, "lesson": 1,
        }  # fmt: skip
        assert (me["crafted"], me["built"]) == (["soup"], ["wildwood", "almanac", "wheelbarrow"])
        assert (me["cottages"], me["dice"], me["barrow"]) == (1, [3, 5], "forest_1")
        assert me["workers"] == ["forest_1", "inn", "market"]
        assert (me["has_barrow"], me["has_almanac"]) == (True, True)
        assert seen(g, seat)["beyond"] == [{"place": "wildwood#1", "owner": 0}]


def test_the_board_is_seen_by_everybody() -> None:
    """Nest, ladder, discards, traveller, wheel and dice."""
    g = turn("workers 0: market\ndiscard: soup soup\nscrapped: scale\nwheel: 3")
    view = seen(g, None)
    assert view["nest"] == ["pot_of_tea", "flute", "pie", "rocking_chair"]
    assert view["ladder"][0] == "tool_shed" and len(view["ladder"]) == 6
    assert (view["discard"], view["workshop_discard"]) == (["soup", "soup"], ["scale"])
    assert view["zones"] == {"a": [6, 1, 2], "b": [4, 5], "c": [3]}
    assert (view["traveller"], view["village"]) == ("blue_jay", [1, 2, 3, 4])


def test_workers_are_placed_openly() -> None:
    """Everybody sees where the others would go, while all may still change their minds."""
    g = play(placing("players: 3"), "1:place/inn 1:place/market")
    for seat in (0, 1, 2, None):
        assert player(g, 1, seat)["workers"] == ["inn", "market"]
    g.withdraw(1)
    assert player(g, 1)["workers"] == []


def test_the_turn_under_way_is_seen_by_everybody() -> None:
    """Dice, where they lie, tokens, and what is resolved."""
    g = turn("workers 0: river_c inn\nheap 0: 2 lesson\nwheel: 2\nvillage: 1 4 4 4\ndice 0: 4 4")
    assert seen(g, 1)["active"]["place"] == "river_c"
    assign(g, "river_c=1 inn=4")
    play(g, "place/river_c")
    active = seen(g, 1)["active"]
    assert active["player"] == 0 and active["faces"] == [1, 4, 4, 4, 4, 4]
    assert active["assigned"] == {"river_c": [0], "inn": [1]}
    assert active["values"] == {"inn": 4} and active["tokens"] == 1
    assert active["resolved"] == ["river_c"] and active["place"] is None


@pytest.mark.parametrize(
    ("g", "step"),
    [
        (GAME.new(2, 1), "setup"),
        (dawn("traveller: canada_lynx"), "traveller"),
        (rolling("traveller: wild_turkey"), "traveller"),
        (placing(), "placing"),
        (turn("workers 0: market"), "turn"),
        (evening("traveller: moose\nheap 0: 1 wood"), "upkeep"),
        (winter("hand 0: flute\nheap 0: 1 wood 1 coin"), "final"),
        (winter("crafted 0: hearth\nheap 0: 2 wood"), "final"),
        (winter(), "over"),
    ],
)
def test_where_in_the_month_we_are(g: Comforts, step: str) -> None:
    """Each part of a month and of a game has its name."""
    assert seen(g)["step"] == step


def test_marks_and_bird_and_order_are_open() -> None:
    """Who is first this month, and which places bring a coin."""
    g = turn("traveller: common_raven\nravens: inn forest_1\nplayers: 3\nbird: 2\nworkers 2: inn")
    view = seen(g, None)
    assert (view["bird"], view["turn"], view["order"]) == (2, 2, [2, 0, 1])
    assert view["ravens"] == ["forest_1", "inn"]
