"""Hamlet: awards, landmarks, roads, coins and the winner, with examples T30 to T40."""

from __future__ import annotations

import pytest

from klubovna.games.hamlet import GAME
from klubovna.games.hamlet.scoring import longest_road, tiles_to_church, winners
from klubovna.games.hamlet.state import Hamlet
from tests.games.hamlet.table import (
    BOX,
    SCORING_EXAMPLE,
    START,
    bridged,
    extended,
    ids,
    tile,
    turn,
    village_of,
    written,
)
from tests.games.hamlet.test_geometry import board_of, grown


def sheet(g: Hamlet, who: int = 0) -> dict[str, int]:
    """Return a player's points by part."""
    return GAME.score_sheet(g)[who]


# The example of the rulebook: red is player 0, yellow player 1; the planner is somebody else.

RED_AND_YELLOW = f"""
    players: 3
    village: {extended("flour_mill", village=SCORING_EXAMPLE, loose=True)}
    roads: quarry-stonemason:0 quarry-barn_curved:0 mountain_pond-dairy_farm:0 \
cow_conservatory-stonemason:1 cow_conservatory-farrier:1
    flags 0: mountain_pond
    flags 1: farrier
    milestones: planner=2
"""


def test_t30_the_longest_road_of_red_has_six_tiles() -> None:
    g = turn(RED_AND_YELLOW)
    assert sheet(g)["roads"] == 3 and sheet(g)["longest_road"] == 12 and sheet(g)["landmarks"] == 3
    line = ["mountain_pond", "dairy_farm", "barn_curved", "quarry", "stonemason", "farrier"]
    assert ids(longest_road(g, 0)) in (line, line[::-1])


def test_t31_the_longest_road_of_yellow_has_five_tiles_and_the_farrier_counts_them() -> None:
    g = turn(RED_AND_YELLOW)
    assert sheet(g, 1)["roads"] == 2 and sheet(g, 1)["longest_road"] == 10
    assert sheet(g, 1)["landmarks"] == 5
    assert len(longest_road(g, 1)) == 5


def test_t32_the_planner_gets_twice_as_much_for_roads() -> None:
    g = turn(RED_AND_YELLOW.replace("planner=2", "planner=0"))
    assert sheet(g)["roads"] == 6 and sheet(g, 1)["roads"] == 2


# Awards.

SPACES = ["p34_milk_brick", "p34_timber_flour", "p34_coins", "p34_basics", "p34_refined"]


@pytest.mark.parametrize(
    ("counts", "points"),
    [
        ((2, 2, 1), (4, 4, 0)),
        ((2, 1, 1), (5, 1, 1)),
        ((1, 1, 1), (2, 2, 2)),
        ((3, 2, 0), (5, 3, 0)),
        ((1, 0, 0), (5, 0, 0)),
        ((0, 0, 0), (0, 0, 0)),
    ],
)
def test_t33_equal_deliveries_share_what_they_are_worth(
    counts: tuple[int, ...], points: tuple[int, ...]
) -> None:
    left = SPACES.copy()
    lines = [
        f"deliveries {n}: {' '.join(left.pop() for _ in range(c))}".strip()
        for n, c in enumerate(counts)
    ]
    g = turn("\n".join(["players: 3", *lines]))
    assert tuple(sheet(g, who)["awards"] for who in range(3)) == points


@pytest.mark.parametrize(
    ("counts", "points"),
    [
        ((1, 1, 1), (1, 1, 1)),
        ((2, 1, 0), (4, 0, 0)),
        ((2, 2, 1), (2, 2, 0)),
        ((0, 0, 0), (0, 0, 0)),
    ],
)
def test_t34_equal_merchants_share(counts: tuple[int, ...], points: tuple[int, ...]) -> None:
    left = ["sale_1a", "sale_1b", "sale_1c", "sale_2a", "sale_2b", "sale_2c"]
    lines = [
        f"sales {n}: {' '.join(left.pop(0) for _ in range(c))}".strip()
        for n, c in enumerate(counts)
    ]
    g = turn("\n".join(["players: 3", *lines]))
    assert tuple(sheet(g, who)["awards"] for who in range(3)) == points


def test_landscapers_count_flags_outside_the_network_too() -> None:
    village = extended("shrine", "trade_post", "forest_pond", loose=True)
    g = turn(f"village: {village}\nflags 1: shrine trade_post")
    assert (sheet(g)["awards"], sheet(g, 1)["awards"]) == (0, 4)
    g = turn(f"players: 4\nvillage: {village}\nflags 1: shrine\nflags 3: trade_post")
    assert [sheet(g, who)["awards"] for who in range(4)] == [1, 1, 0, 1]


# Landmarks.


def test_t35_a_tavern_counts_coins_up_to_eight() -> None:
    g = turn(f"village: {extended('flour_mill', 'tavern')}\ncoins 0: 11")
    assert sheet(g)["landmarks"] == 8 and sheet(g)["coins"] == 3
    g = turn(f"village: {extended('flour_mill', 'tavern')}\ncoins 0: 5")
    assert sheet(g)["landmarks"] == 5 and sheet(g)["coins"] == 1
    loose = extended("tavern", village=extended("flour_mill"), loose=True)
    g = turn(f"village: {loose}\ncoins 0: 11")
    assert sheet(g)["landmarks"] == 0 and sheet(g)["coins"] == 3


def test_t36_an_outpost_counts_the_tiles_on_the_shortest_way() -> None:
    g = turn(bridged("outpost_1", extended("dairy_farm"), to="quarry", owner=1))
    assert tiles_to_church(g.village, tile("outpost_1")) == 3
    assert sheet(g)["landmarks"] == 3
    loose = extended("outpost_1", village=extended("dairy_farm"), loose=True)
    assert sheet(turn(f"village: {loose}"))["landmarks"] == 0


TWO_ROADS = (
    "church@0,0,0 woodcutter@-4,7,3 quarry@4,1,2 farm@2,4,3 market@-3,-1,0 town_hall@3,-3,0 "
    "stonemason@-4,-3,5"
)


def segment_village(id: str, base: str, points: int, loose: bool) -> str:
    """Return a village in which the tile touches so many of its own terrain, roads or not."""
    now = village_of(base)
    card = BOX.tiles[tile(id)]
    for fit in now.fits(tile(id)):
        board = board_of(now.with_tile(tile(id), fit.anchor, fit.rotation))
        letters = {"RFM"[t] for t in range(3) if card.scoring.terrains & 2**t}
        same = [
            sides
            for _, sides in board.contacts()
            if any(t == id for t, _ in sides)
            and len({x for _, x in sides}) == 1
            and {x for _, x in sides} <= letters
        ]
        if len(same) == points and (id not in board.network()) == loose:
            return f"{base} {written(id, fit)}"
    raise LookupError(f"{id} can't touch so many")


@pytest.mark.parametrize(
    ("id", "base", "touching", "loose", "points"),
    [
        ("square", extended("stonemason"), 1, False, 3),
        ("square", TWO_ROADS, 2, False, 6),
        ("square", extended("stonemason"), 0, True, 0),
        ("monument", extended("flour_mill"), 1, False, 2),
        ("monument", extended("flour_mill"), 2, True, 0),
        ("large_woodland", extended("sawmill"), 3, True, 6),
        ("large_woodland", extended("sawmill"), 1, True, 2),
        ("small_woodland", START, 2, True, 2),
        ("small_mountain_range", START, 2, True, 2),
        ("large_mountain_range", extended("stonemason"), 2, True, 4),
    ],
)
def test_t37_t38_segments_are_counted_one_by_one(
    id: str, base: str, touching: int, loose: bool, points: int
) -> None:
    g = turn(f"village: {segment_village(id, base, touching, loose)}")
    assert sheet(g)["landmarks"] == points


def test_stables_count_donkeys_on_the_board() -> None:
    g = turn(f"village: {extended('dairy_farm', 'stables')}\ndonkeys 0: church church farm")
    assert sheet(g)["landmarks"] == 6


def test_a_warehouse_counts_the_roads_of_its_owner_only() -> None:
    text = bridged("warehouse", extended("sawmill"))
    assert sheet(turn(text))["landmarks"] == 1 and sheet(turn(text))["roads"] == 2
    g = turn(bridged("warehouse", extended("sawmill"), owner=1))
    assert sheet(g)["landmarks"] == 0


def test_a_pond_needs_a_built_road_of_anybody() -> None:
    for pond in ("mountain_pond", "forest_pond"):
        assert sheet(turn(bridged(pond, owner=1)))["landmarks"] == 3
        g = turn(f"village: {extended(pond, loose=True)}")
        assert sheet(g)["landmarks"] == 0


@pytest.mark.parametrize(
    ("id", "line", "points"),
    [
        ("shrine", "deliveries 0: p12_coins p12_basics", 4),
        ("trade_post", "sales 0: sale_1a sale_2a sale_3a", 3),
    ],
)
def test_shrines_count_deliveries_and_trade_posts_sales_if_roads_lead_there(
    id: str, line: str, points: int
) -> None:
    assert sheet(turn(f"{bridged(id, owner=1)}{line}"))["landmarks"] == points
    assert sheet(turn(f"village: {extended(id, loose=True)}\n{line}"))["landmarks"] == 0


# Roads and coins.


def test_t39_without_an_own_road_there_is_no_longest_road() -> None:
    g = turn(RED_AND_YELLOW)
    assert sheet(g, 2)["longest_road"] == 0 and sheet(g, 2)["roads"] == 0


@pytest.mark.parametrize("seed", range(6))
def test_the_longest_road_is_the_longest_line_over_printed_and_own_roads(seed: int) -> None:
    g = turn()
    g.village = grown(seed + 80, 20)
    board = board_of(g.village)
    for who in range(2):
        g.players[who].roads = 5 - g.village.road_by.count(who)
        line = longest_road(g, who)
        assert len(line) == board.longest_road(str(who))
        assert len(set(line)) == len(line) and 0 not in line


@pytest.mark.parametrize(("coins", "points"), [(0, 0), (2, 0), (3, 1), (8, 2), (9, 3)])
def test_three_coins_are_a_point(coins: int, points: int) -> None:
    assert sheet(turn(f"coins 0: {coins}"))["coins"] == points


# Who wins.

SHARED = "deliveries {0}: p12_coins p12_basics\ndeliveries {1}: p12_milk_brick\n"


def test_t40_deliveries_decide_a_tie_then_sales() -> None:
    g = turn(SHARED.format(0, 1) + "coins 0: 0\ncoins 1: 0\nscore 0: 10\nscore 1: 12")
    assert GAME.scores(g) == [15, 15] and winners(g) == [0]
    g = turn("sales 0: sale_1a\nsales 1: sale_1b sale_2a\nscore 0: 14\nscore 1: 10")
    assert GAME.scores(g)[0] == GAME.scores(g)[1] and winners(g) == [1]


def test_who_is_equal_in_everything_wins_together() -> None:
    assert winners(turn("score 0: 5\nscore 1: 5")) == [0, 1]
    assert winners(turn("score 0: 5\nscore 1: 6")) == [1]
