"""Hamlet: whole games by chance, and what always holds in them."""

from __future__ import annotations

import random

import pytest

from klubovna.games.hamlet import GAME
from klubovna.games.hamlet.pieces.numbers import BIT, NONE, TIMBER, maker_of, resource_of
from klubovna.games.hamlet.state import Hamlet
from tests.games.hamlet.table import BOX, bridged, extended, turn
from tests.games.hamlet.test_geometry import board_of


def check(g: Hamlet, census: dict[str, int]) -> None:
    """Look at everything that always holds."""
    assert GAME.census(g) == census
    for who, me in enumerate(g.players):
        assert me.coins >= 0 and me.score >= 0 and 0 <= me.roads <= 5
        assert 1 <= me.villagers() <= 4 and me.donkey_count() <= 6 and len(me.plans) <= 3
        for n in [*me.standing, *me.lying, *me.donkeys, *me.moved]:
            assert g.village.is_in_network(n)
        for kind in range(4):
            made = [
                t
                for t in g.tokens
                if t != NONE and maker_of(t) == who and resource_of(t) == TIMBER + kind
            ]
            assert len(made) + me.supply[kind] == 2
        assert g.village.road_by.count(who) + me.roads == 5
    for n, card in enumerate(BOX.tiles):
        for token in g.tokens[card.first_slot : card.first_slot + card.slots]:
            assert token == NONE or g.village.is_in_network(n)
            assert token == NONE or card.accepts & BIT[resource_of(token)]
    assert len(g.row) == 4 or not g.bag


@pytest.mark.parametrize(("players", "seed"), [(1, 1), (1, 2), (2, 3), (3, 4), (4, 5)])
def test_pieces_stay_where_the_rules_allow_them(players: int, seed: int) -> None:
    g: Hamlet = GAME.new(players, seed, layout="random" if seed % 2 else "default")
    luck, census = random.Random(seed), GAME.census(g)
    for n in range(500):
        if g.is_over:
            break
        legal = [o for o in g.legal_of(g.actor) if GAME.target(g, g.actor, o) != "button/end"]
        g.pick(g.actor, luck.choice(legal or g.legal_of(g.actor)))
        if n % 5 == 0:
            check(g, census)
        if n % 50 == 0:
            text = GAME.notation(g)
            assert GAME.notation(GAME.position(text)) == text
    assert g.round > 3


def test_a_new_square_counts_no_built_road() -> None:
    g = turn(bridged("square", extended("stonemason")))
    assert g.village.road_at and GAME.score_sheet(g)[0]["landmarks"] == 0
    assert "square" in board_of(g.village).network()


@pytest.mark.parametrize("players", [1, 2, 3])
def test_every_number_below_the_width_lies_somewhere_or_nowhere(players: int) -> None:
    """A target is asked of options that are not offered, too; what is nowhere has none."""
    g: Hamlet = GAME.new(players, 5, layout="manual" if players == 2 else "default")
    luck, asked = random.Random(7), set()
    while not g.is_over and g.round < 40:
        top = g.top_choice()
        assert top is not None
        if type(top) not in asked or luck.random() < 0.05:
            asked.add(type(top))
            places = [GAME.target(g, g.actor, option) for option in range(top.width)]
            assert all(places[option] for option in g.legal)
        g.pick(g.actor, luck.choice(g.legal))
