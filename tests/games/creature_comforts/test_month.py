"""Creature Comforts, chapter 2: the course of a month, and what is hidden from whom."""

from __future__ import annotations

import pytest

from klubovna.core.luck import dice
from klubovna.games.creature_comforts import GAME
from klubovna.games.creature_comforts.state import Comforts
from tests.games.creature_comforts.stories import (
    TRAVELLER_IDS,
    asked,
    assign,
    choose_families,
    dawn,
    evening,
    fated,
    placing,
    play,
    send,
    turn,
)

# 2: six steps.


def test_a_month_has_six_steps() -> None:
    """Traveller, family dice, placing, village dice, turns, upkeep."""
    g = dawn()
    g.events = []
    for seat in range(2):
        send(g, seat, "forest_1 forest_2 inn market")
    while g.month == 1:
        play(g, "nothing" if asked(g) == "assign" else "pass")

    rolled = next(event for event in g.events if event.what.name == "rolled_village")
    assert GAME.event_json(g, rolled)["args"] == {"low": "1, 2", "high": "3, 4"}
    kinds = list(dict.fromkeys(event.what.name for event in g.events))
    assert kinds == [
        "placed",
        "rolled_village",
        "turn",
        "learned",
        "wheel_turned",
        "nest_moved",
        "ladder_moved",
        "new_month",
        "arrived",
        "rolled_family",
    ]


def test_family_dice_are_rolled_before_placing_and_village_dice_after() -> None:
    g = dawn("dice 0: 4 6\ndice 1: 2 2\nvillage: 1 3 5 6")

    assert asked(g) == "place_workers"
    assert [me.dice for me in g.players] == [[4, 6], [2, 2]]
    assert g.village == []

    for seat in range(2):
        send(g, seat, "forest_1 forest_2 inn market")

    assert g.village == [1, 3, 5, 6]
    assert [me.dice for me in g.players] == [[4, 6], [2, 2]]


def test_the_traveller_comes_before_the_family_dice() -> None:
    """What the lynx asks is asked when nobody has rolled."""
    g = dawn("traveller: canada_lynx")

    assert asked(g) == "lynx_gift"
    assert [me.dice for me in g.players] == [[], []]


def test_one_traveller_is_present_and_none_comes_twice() -> None:
    luck = dice(1)
    g: Comforts = GAME.new(3, 1)
    seen: dict[int, int] = {}
    while not g.is_over:
        if g.month and g.traveller != -1:
            assert seen.setdefault(g.month, g.traveller) == g.traveller, "it stays all month"
        g.choose(g.legal[luck.below(len(g.legal))])

    assert len(set(seen.values())) == len(seen) == 8


def test_any_traveller_can_come_first() -> None:
    play_first = [play_to_placing(seed) for seed in range(150)]

    assert {TRAVELLER_IDS[g.traveller] for g in play_first} == set(TRAVELLER_IDS)


def play_to_placing(seed: int) -> Comforts:
    """Let families and the first comforts be chosen."""
    g = choose_families(GAME.new(2, seed))
    while asked(g) == "keep_comforts":
        g.choose(g.legal[0])
    return g


@pytest.mark.parametrize(("bird", "order"), [(0, [0, 1, 2]), (1, [1, 2, 0]), (2, [2, 0, 1])])
def test_turns_go_clockwise_from_the_early_bird(bird: int, order: list[int]) -> None:
    g = placing(f"players: 3\nbird: {bird}")
    for seat in range(3):
        send(g, seat, "owl_pick owl_draw river_a market")

    met = []
    while asked(g) == "assign":
        met.append(g.actor)
        assign(g, "")

    assert met == order


def test_village_dice_are_shared_and_family_dice_are_ones_own() -> None:
    """The pool of a turn is the village's four dice and the own two."""
    g = turn("village: 1 2 3 4\ndice 0: 5 6\ndice 1: 2 2\nworkers 0: market")

    assert g.work.faces == [1, 2, 3, 4, 5, 6]
    assign(g, "")
    assert (g.turn, g.work.faces) == (1, [1, 2, 3, 4, 2, 2])


def test_dice_are_rolled_anew_every_month() -> None:
    g = evening("village: 1 1 1 1\ndice 0: 1 1")
    g.travellers = [TRAVELLER_IDS.index("black_bear")]
    fated(g, *[0] * 5, 1, 2, 3, 4)  # the valley, nest, ladder and inn, then dice
    play(g, "pass pass")

    assert g.month == 2
    assert g.village == []
    assert [me.dice for me in g.players] == [[2, 3], [4, 5]]


# What is hidden (ruling 29).


def test_ruling_29_hands_are_hidden_and_their_sizes_open() -> None:
    g = turn("workers 0: market\nhand 0: soup lamp\nhand 1: pie pie quilt")
    mine, other = (GAME.view(g, seat)["players"] for seat in (0, 1))

    assert mine[0]["hand_cards"] == ["soup", "lamp"]
    assert mine[1]["hand_cards"] is None and mine[1]["hand"] == 3
    assert other[1]["hand_cards"] == ["pie", "pie", "quilt"]
    assert GAME.view(g, None)["players"][0]["hand_cards"] is None


def test_ruling_29_everything_else_lies_open() -> None:
    """Resources, crafted comforts, family dice, discards of both kinds."""
    g = turn("""
        workers 0: market
        heap 1: 2 wood 1 coin
        crafted 1: soup
        built 1: wildwood
        dice 1: 3 4
        discard: pie lamp
        scrapped: scale
    """)
    view = GAME.view(g, 0)
    other = view["players"][1]

    assert (other["heap"]["wood"], other["heap"]["coin"]) == (2, 1)
    assert (other["crafted"], other["built"], other["dice"]) == (["soup"], ["wildwood"], [3, 4])
    assert sorted(view["discard"]) == ["lamp", "pie"]
    assert view["workshop_discard"] == ["scale"]


def test_ruling_29_only_the_top_valley_cards_can_be_read() -> None:
    """No view says anything of cards that come later, nor of those left out of a short game."""
    g = turn("workers 0: market\nforest: forest_spring_2\nsettings: length=short")
    other = g.clone()
    other.unseen = list(reversed(other.unseen))

    assert GAME.view(g, 0)["forest"] == "forest_spring_2"
    assert GAME.view(g, 0) == GAME.view(other, 0)
