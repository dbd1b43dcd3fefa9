"""Hamlet: worked examples, T20 to T29: roads, refineries and stacks, the church."""

from __future__ import annotations

from klubovna.games.hamlet import GAME
from klubovna.games.hamlet.pieces.numbers import BIT, BRIDGE, MILESTONE_IDS, NONE, PATH
from klubovna.games.hamlet.pieces.village import Contact
from klubovna.games.hamlet.state import Hamlet
from tests.games.hamlet.table import (
    SCORING_EXAMPLE,
    START,
    TILE_IDS,
    asked,
    build_at,
    contact_of,
    extended,
    ids,
    number,
    offers,
    play,
    purse,
    refused,
    targets,
    tile,
    tokens,
    turn,
    village_of,
    written,
)


def contacts(g: Hamlet, one: str, other: str) -> dict[int, Contact]:
    """Return where two tiles touch."""
    ends = {tile(one), tile(other)}
    return {n: c for n, c in enumerate(g.village.contacts) if {c.one, c.other} == ends}


def sites(g: Hamlet) -> list[int]:
    """Return the contacts on which a road can be built now; the only one is built at once."""
    play(g, "button/road")
    return [number(target) for target in targets(g)]


def owner(g: Hamlet, milestone: str) -> int:
    """Return who has a milestone."""
    return g.milestones[MILESTONE_IDS.index(milestone)]


def first_place(g: Hamlet, plan: str) -> str:
    """Return some place for a plan that the church, too, touches."""
    fit = next(f for f in g.village.fits(tile(plan)) if f.touched & BIT[0])
    return written(plan, fit).partition("@")[2]


# Roads.

RICH = "tokens: woodcutter:wood,wood,wood quarry:stone,stone,stone\ndonkeys 0: church market\n"


def village_where(plan: str, neighbour: str, terrains: set[int]) -> str:
    """Return the start with a tile that touches another one in exactly these ways."""
    now = village_of(START)
    for fit in now.fits(tile(plan)):
        after = now.with_tile(tile(plan), fit.anchor, fit.rotation)
        meets = [c for c in after.contacts if {c.one, c.other} == {tile(plan), tile(neighbour)}]
        if {c.terrains for c in meets} == terrains:
            return f"{START} {written(plan, fit)}"
    raise LookupError("they can't touch like this")


def test_t20_no_road_is_built_beside_a_printed_one() -> None:
    g = turn(f"tiles: sawmill@2,7,3 flour_mill@-2,7,4\n{RICH}")
    meets = contacts(g, "sawmill", "flour_mill")
    assert any(c.is_printed_road() for c in meets.values())
    forests = [n for n, c in meets.items() if c.road_kind() == PATH]
    assert forests and not set(forests) & set(sites(g))
    assert all(refused(g, f"contact/{n}") == "7.12" for n in forests)


def test_t21_no_road_is_built_on_a_cliff() -> None:
    village = village_where("mountain_pond", "market", {3 * 1 + 2})
    g = turn(f"village: {village}\n{RICH}")
    cliffs = contacts(g, "mountain_pond", "market")
    assert cliffs and all(c.road_kind() == NONE for c in cliffs.values())
    assert not cliffs.keys() & set(sites(g))
    assert all(refused(g, f"contact/{n}") == "7.12" for n in cliffs)


def test_t22_a_bridge_joins_mountains_and_the_first_road_makes_the_planner() -> None:
    village = village_where("mountain_pond", "quarry", {8})
    g = turn(f"""
        village: {village}
        tokens: woodcutter:wood,wood,- quarry:stone,-,-
        coins 0: 0
    """)
    assert owner(g, "planner") == NONE
    at = contact_of(g.village, "quarry-mountain_pond", BRIDGE)
    play(g, "button/road")
    if asked(g) == "road_site":
        play(g, f"contact/{at}")
    assert g.village.links[tile("quarry")] & BIT[tile("mountain_pond")]
    assert g.village.is_in_network(tile("mountain_pond"))
    assert owner(g, "planner") == 0 and g.players[0].roads == 4
    assert tokens(g, "woodcutter") == "-" and purse(g, 0)[1] == 0
    assert g.players[0].lying == [tile("quarry")]


FIVE_ROADS = (
    "quarry-stonemason:{0} quarry-barn_curved:{0} mountain_pond-dairy_farm:{0} "
    "cow_conservatory-stonemason:{0} cow_conservatory-farrier:{0}"
)


def test_t23_there_are_five_roads_but_flags_enough() -> None:
    text = f"village: {extended('flour_mill', village=SCORING_EXAMPLE, loose=True)}\n{RICH}"
    g = turn(f"{text}roads: {FIVE_ROADS.format(0)}")
    assert g.players[0].roads == 0 and refused(g, "button/road") == "7.12"
    g = turn(f"{text}roads: {FIVE_ROADS.format(1)}")
    assert "road" in offers(g, "button")


def test_t23_a_seventh_flag_can_be_put() -> None:
    six = [
        "shrine",
        "trade_post",
        "forest_pond",
        "mountain_pond",
        "small_woodland",
        "small_mountain_range",
    ]
    g = turn(f"""
        village: {extended(*six, village=extended("sawmill"), loose=True)}
        tokens: woodcutter:wood,-,- sawmill:timber.0.high
        donkeys 0: church market
        plans 0: large_woodland
        row: stonemason flour_mill dairy_farm warehouse
    """)
    fit = next(f for f in g.village.fits(tile("large_woodland")))
    build_at(g, "large_woodland", written("", fit).partition("@")[2])
    finish_payment(g)
    assert len(g.players[0].flags) == 7


def finish_payment(g: Hamlet) -> None:
    """Choose the first of everything until the action is done."""
    while asked(g) in ("stand_at", "pay"):
        g.pick(g.actor, g.legal_of(g.actor)[0])


# Refineries and stacks.


def test_t25_a_big_refinery_can_be_the_first_of_its_kind() -> None:
    g = turn(f"""
        village: {extended("stonemason")}
        tokens: quarry:stone,stone,stone farm:wheat,wheat,- stonemason:brick.0.high
        standing 0: church church
        donkeys 0: church market
        plans 0: lumber_mill sawmill
        milestones: mason=0
        coins 0: 0
    """)
    bag = len(g.bag)
    build_at(g, "lumber_mill", first_place(g, "lumber_mill"))
    finish_payment(g)
    assert owner(g, "carpenter") == 0 and len(g.bag) == bag + 4
    assert {"warehouse", "barn_straight", "large_woodland", "master_stonemason"} <= set(ids(g.bag))
    build_at(g, "sawmill", first_place(g, "sawmill"))
    finish_payment(g)
    assert g.village.has(tile("sawmill")) and len(g.bag) == bag + 4
    assert owner(g, "carpenter") == 0 and not g.stacks & BIT[0]


def test_t26_a_stack_fills_a_short_row_at_once() -> None:
    g = turn(f"""
        village: {extended("small_mountain_range", loose=True)}
        plans 0: sawmill stonemason flour_mill
        plans 1: dairy_farm shrine trade_post
        row: forest_pond:1 mountain_pond small_woodland
    """)
    assert not g.bag
    build_at(g, "sawmill", first_place(g, "sawmill"))
    finish_payment(g)
    assert len(g.row) == 4 and len(g.bag) == 3
    assert ids(g.row)[:3] == ["forest_pond", "mountain_pond", "small_woodland"]
    assert g.row_coins == [1, 0, 0, 0]


# The church.


def test_t27_after_the_church_is_finished_the_round_is_too() -> None:
    g = turn("""
        deliveries 0: p12_milk_brick
        deliveries 1: p12_timber_flour p12_basics
        coins 0: 10
        coins 1: 0
    """)
    play(g, "activate/church")
    assert g.is_church_done() and purse(g, 0) == (0, 6)
    play(g, "button/end")
    assert g.turn == 1
    play(g, "button/end")
    assert g.is_over and GAME.end_reason(g) == "church"


def test_t28_begging_is_only_for_hard_times() -> None:
    full = "tokens: farm:wheat,wheat,wheat woodcutter:wood,wood,wood quarry:stone,stone,"
    g = turn(f"{full}-\ncoins 0: 0")
    assert "church" not in offers(g, "activate")
    g = play(turn(f"{full}stone\ncoins 0: 0"), "activate/church")
    assert purse(g, 0) == (1, 0) and TILE_IDS[g.players[0].lying[0]] == "church"


def test_t29_ten_basics_are_nine_cubes_and_a_purchase() -> None:
    g = turn("""
        tokens: farm:wheat,wheat,wheat woodcutter:wood,wood,wood quarry:stone,stone,stone
        coins 0: 3
    """)
    play(g, "activate/church delivery/p12_basics")
    finish_payment(g)
    assert purse(g, 0) == (0, 6) and g.players[0].deliveries == [3] and g.church[3] == 0
    assert tokens(g, "farm") == tokens(g, "quarry") == tokens(g, "woodcutter") == "-"
