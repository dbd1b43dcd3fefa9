"""Hamlet: what lies open, never runs out, or helps at once."""

from __future__ import annotations

import pytest

from klubovna.games.hamlet import GAME
from klubovna.games.hamlet.pieces.numbers import BIT
from tests.games.hamlet.table import (
    TRANSPORT_EXAMPLE,
    asked,
    build_at,
    extended,
    ids,
    play,
    tile,
    tokens,
    turn,
    written,
)


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_everybody_sees_all_coins(seat: int | None) -> None:
    g = turn("players: 3\ncoins 0: 7\ncoins 1: 0\ncoins 2: 12")
    assert [player["coins"] for player in GAME.view(g, seat)["players"]] == [7, 0, 12]


def test_basic_goods_never_run_out() -> None:
    """There are six cubes of wheat in the box; nine may lie in the village."""
    g = turn(
        TRANSPORT_EXAMPLE
        + "tokens: barn_curved:wheat,wheat,wheat barn_straight:wheat,wheat,wheat farm:-,-,-"
    )
    play(g, "activate/farm")
    assert tokens(g, "farm") == tokens(g, "barn_curved") == tokens(g, "barn_straight")
    assert tokens(g, "farm") == "wheat wheat wheat"


def test_donkeys_that_carry_stay_where_they_are() -> None:
    """Two stones of the barn go over the one donkey at the quarry."""
    g = turn(
        TRANSPORT_EXAMPLE
        + "tokens: barn_curved:stone,stone,- stonemason:brick.1\nplans 0: lumber_mill"
    )
    fits = g.village.fits(tile("lumber_mill"))
    fit = next(f for f in fits if f.touched == BIT[tile("church")])
    build_at(g, "lumber_mill", written("", fit).partition("@")[2])
    assert g.village.has(tile("lumber_mill")) and tokens(g, "barn_curved") == "-"
    assert ids(g.players[0].donkeys) == ["quarry", "barn_curved"] and not g.players[0].moved


def test_a_delivery_builds_a_part_of_the_church() -> None:
    """Two parts stand there at the start; with the fourth delivery all six do."""
    g = turn("coins 0: 10\ndeliveries 1: p12_milk_brick p12_timber_flour p12_basics")
    assert GAME.view(g, 1)["church_parts"] == 5
    play(g, "activate/church")
    view = GAME.view(g, 1)
    assert view["church_parts"] == 6
    assert {space["id"]: space["owner"] for space in view["church"]}["p12_coins"] == 0


def test_a_milestone_helps_in_the_same_turn() -> None:
    """Whoever built the first dairy makes fine milk there with the next villager."""
    g = turn("""
        tokens: woodcutter:wood,wood,wood quarry:stone,stone,stone farm:wheat,wheat,wheat
        standing 0: church church
        donkeys 0: church market town_hall
        plans 0: dairy_farm
    """)
    built = extended("dairy_farm").rpartition("@")[2]
    build_at(g, "dairy_farm", built)
    while asked(g) in ("stand_at", "pay"):
        g.pick(g.actor, g.legal_of(g.actor)[0])
    play(g, "activate/dairy_farm")
    while asked(g) == "pay":
        g.pick(g.actor, g.legal_of(g.actor)[0])
    assert tokens(g, "dairy_farm") == "milk.0.high"
