"""Hamlet: the table before the first turn."""

from __future__ import annotations

import os
import tomllib
from collections.abc import Iterator

import pytest

from klubovna.games.hamlet import GAME
from klubovna.games.hamlet.box import reader
from klubovna.games.hamlet.pieces.layouts import all_layouts
from klubovna.games.hamlet.pieces.numbers import CHURCH, NONE
from klubovna.games.hamlet.state import Hamlet
from tests.games.hamlet.table import BOX, ids, tokens


def new(players: int, seed: int = 0, layout: str = "default", difficulty: str = "normal") -> Hamlet:
    """Return a new game."""
    g: Hamlet = GAME.new(players, seed, layout=layout, difficulty=difficulty)
    return g


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_everybody_has_a_villager_and_a_donkey_on_the_church_and_full_supplies(
    players: int,
) -> None:
    g = new(players)
    assert g.seats() == players
    for me in g.players[:players]:
        assert me.standing == [CHURCH] and me.donkeys == [CHURCH]
        assert me.roads == 5 and me.supply == [2, 2, 2, 2] and me.score == 0
        assert not me.plans and not me.lying and not me.flags


@pytest.mark.parametrize("players", [2, 3, 4])
def test_later_places_have_a_coin_more(players: int) -> None:
    by_place = {2: [3, 4], 3: [3, 3, 4], 4: [3, 3, 4, 4]}[players]
    for seed in range(6):
        g = new(players, seed)
        assert [g.players[seat].coins for seat in g.order()] == by_place


def test_the_first_player_is_drawn() -> None:
    assert {new(4, seed).first for seed in range(30)} == {0, 1, 2, 3}


@pytest.mark.parametrize(
    ("players", "parts", "spaces", "basic", "refined"),
    [(1, 2, 4, 3, 5), (2, 2, 4, 3, 5), (3, 1, 5, 2, 4), (4, 1, 5, 2, 4)],
)
def test_church_and_market_have_sides_for_few_and_for_many(
    players: int, parts: int, spaces: int, basic: int, refined: int
) -> None:
    side = new(players).side()
    assert (side.church_parts, len(side.deliveries)) == (parts, spaces)
    assert parts + spaces == 6
    assert (side.basic_price, side.refined_price) == (basic, refined)


@pytest.mark.parametrize(("players", "stack"), [(1, 7), (2, 7), (3, 9), (4, 10)])
def test_some_sale_tiles_are_removed_unseen(players: int, stack: int) -> None:
    g = new(players)
    levels = [BOX.sales[sale].level for sale in g.display]
    assert levels == [1, 1, 1] and sum(g.sales_left) + 3 == stack
    assert len(g.unseen_sales) == 9


def test_sale_tiles_come_by_level() -> None:
    g = new(4, 3)
    seen = []
    while any(g.sales_left):
        g.display[0] = NONE
        g.fill_display()
        seen.append(BOX.sales[g.display[0]].level)
    assert seen == [2, 2, 2, 3, 3, 3, 3]


def test_starters_hold_two_goods_in_three_slots() -> None:
    g = new(2)
    assert tokens(g, "woodcutter") == "wood wood"
    assert tokens(g, "quarry") == "stone stone" and tokens(g, "farm") == "wheat wheat"
    assert [g.empty_slots(n) for n in (1, 2, 3)] == [1, 1, 1]


def test_four_plans_are_drawn_from_the_bag_and_stacks_stay_outside() -> None:
    g = new(3)
    drawn = ids(g.row + g.bag)
    assert len(g.row) == 4 and g.row_coins == [0] * 4 and len(g.bag) == 6 and g.stacks == 15
    assert set(drawn) == {
        "sawmill",
        "stonemason",
        "flour_mill",
        "dairy_farm",
        "shrine",
        "trade_post",
        "forest_pond",
        "mountain_pond",
        "small_woodland",
        "small_mountain_range",
    }


def test_every_stack_has_four_tiles_with_a_big_refinery() -> None:
    for group in range(2, 6):
        stack = [tile for tile in BOX.tiles if tile.group == group]
        assert len(stack) == 4 and len([tile for tile in stack if tile.slots == 2]) == 1


def test_the_first_player_may_lay_the_start() -> None:
    """Building by building, and only so that all the others still have a place."""
    g = new(3, 5, layout="manual")
    assert g.row == [] and g.actor == g.first
    assert GAME.view(g, 0)["active"]["building"] == "woodcutter"
    shapes = [(tuple(v.anchors), tuple(v.rotations)) for v in all_layouts(BOX)]
    assert sorted(laid_from(g)) == sorted(shapes), "every layout can be laid, in one way only"


def laid_from(g: Hamlet) -> Iterator[tuple[tuple[int, ...], tuple[int, ...]]]:
    """Lay the rest of the start in every way; the page is told what lies there and what may."""
    if g.round:
        assert len(g.row) == 4
        yield tuple(g.village.anchors), tuple(g.village.rotations)
        return
    view = GAME.view(g, g.first)
    assert [fit["fit"] for fit in view["active"]["fits"]] == g.legal
    assert view["active"]["building"] not in [tile["id"] for tile in view["tiles"]]
    for option in g.legal:
        tried = g.clone()
        tried.choose(option)
        yield from laid_from(tried)


def test_the_layout_is_the_usual_one_or_any() -> None:
    assert len({tuple(new(2, seed).village.anchors) for seed in range(5)}) == 1
    shapes = {tuple(v.anchors) for v in all_layouts(BOX)}
    drawn = {tuple(new(2, seed, layout="random").village.anchors) for seed in range(20)}
    assert len(drawn) > 5 and drawn <= shapes


def test_milestones_and_deliveries_wait_for_somebody() -> None:
    g = new(4)
    assert g.milestones == [NONE] * 5 and g.church == [NONE] * 5


def test_alone_there_is_an_opponent_with_favour_tokens_and_discs() -> None:
    g = new(1, 5)
    rival, me = g.rival, g.players[1]
    assert rival is not None and len(g.players) == 2
    assert (rival.favour, rival.is_up, rival.cup) == (2, True, [3, 2, 1])
    assert sorted(rival.actions) == [0, 1, 2, 3, 4]
    assert me.standing == [CHURCH] and not me.donkeys and me.coins == 0 and me.score == 0
    assert g.first == 0 and g.turn == 0 and g.players[0].coins == 3
    orders = set()
    for seed in range(12):
        other = new(1, seed).rival
        assert other is not None
        orders.add(tuple(other.actions))
    assert len(orders) > 6


@pytest.mark.parametrize(("difficulty", "points"), [("easy", 0), ("normal", 0), ("hard", 5)])
def test_a_hard_opponent_starts_with_points(difficulty: str, points: int) -> None:
    assert new(1, difficulty=difficulty).players[1].score == points


# Where facts come from.


def test_costs_and_points_of_tiles_are_seen_in_photographs_stated_or_made_up() -> None:
    """The adaptation tells outlines and terrain; what buildings cost and bring, it does not."""
    with open(os.path.join(os.path.dirname(reader.__file__), "cards.toml"), "rb") as file:
        records = tomllib.load(file)["tile"]
    seen = 0
    for record in records:
        for field in {"cost", "points"} & set(record):
            origin = record.get(f"{field}_provenance", record["provenance"])
            if origin == "source":
                assert record[f"{field}_ref"].startswith("S3"), record["id"]
                seen += 1
    assert seen == 16
    [warehouse] = [record for record in records if record["id"] == "warehouse"]
    assert warehouse["cost_provenance"] == "reconstructed"  # half of it is covered in S3
