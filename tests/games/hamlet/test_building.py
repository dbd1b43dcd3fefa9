"""Hamlet: constructing buildings and roads, where a villager stands, and what it brings."""

from __future__ import annotations

import pytest

from klubovna.games.hamlet import GAME
from klubovna.games.hamlet.pieces.numbers import BIT, BRIDGE, MILESTONE_IDS, NONE, PATH
from klubovna.games.hamlet.rules.build import road_sites
from klubovna.games.hamlet.state import Hamlet
from tests.games.hamlet.table import (
    BOX,
    asked,
    bridged,
    build_at,
    contact_of,
    extended,
    ids,
    offers,
    play,
    purse,
    refused,
    targets,
    tile,
    tokens,
    turn,
    written,
)

FULL = (
    "tokens: woodcutter:wood,wood,wood quarry:stone,stone,stone farm:wheat,wheat,wheat\n"
    "coins 0: 0\n"
)


def place(g: Hamlet, plan: str, touched: int | None = None) -> str:
    """Return some place for a plan, or one where it touches exactly some tiles of the network."""
    fits = g.village.fits(tile(plan))
    fit = next(f for f in fits if touched is None or f.touched == touched)
    return written("", fit).partition("@")[2]


def finish(g: Hamlet) -> Hamlet:
    """Choose the first of everything until the action is done."""
    while asked(g) in ("stand_at", "pay"):
        g.pick(g.actor, g.legal_of(g.actor)[0])
    return g


@pytest.mark.parametrize(
    ("plan", "milestone"),
    [
        ("sawmill", "carpenter"),
        ("stonemason", "mason"),
        ("flour_mill", "miller"),
        ("dairy_farm", "herder"),
    ],
)
def test_the_first_refinery_brings_points_milestone_and_stack(plan: str, milestone: str) -> None:
    g = turn(f"{FULL}plans 0: {plan}")
    bag = len(g.bag)
    finish(build_at(g, plan, place(g, plan)))
    output = BOX.tiles[tile(plan)].output
    assert purse(g, 0) == (0, 4) and g.milestones[MILESTONE_IDS.index(milestone)] == 0
    assert len(g.bag) == bag + 4 and len(g.row) == 4
    new = [t.id for t in BOX.tiles if t.group == 2 + output - 3]
    assert set(new) <= set(ids(g.bag))
    assert not g.players[0].plans and not g.players[0].flags


def test_the_view_shows_the_ways_to_lay_a_plan_then_those_at_the_chosen_site() -> None:
    g = turn(f"{FULL}plans 0: sawmill")
    play(g, "build/sawmill")
    active = GAME.view(g, 0)["active"]
    at = [fit["site"] for fit in active["fits"]]
    assert active["building"] == "sawmill" and active["site"] is None
    site = next(n for n in at if at.count(n) > 1)
    play(g, f"site/{site}")
    active = GAME.view(g, 0)["active"]
    assert asked(g) == "choose_fit" and active["site"] == site
    assert [fit["site"] for fit in active["fits"]] == [site] * at.count(site)


def test_a_second_refinery_takes_nothing_from_who_was_first() -> None:
    g = turn(f"""
        village: {extended("stonemason")}
        tokens: quarry:stone,stone,stone farm:wheat,wheat,wheat stonemason:brick.1.high
        milestones: mason=1
        plans 0: lumber_mill
        donkeys 0: church market
        coins 0: 0
    """)
    finish(build_at(g, "lumber_mill", place(g, "lumber_mill", BIT[0])))
    assert g.milestones[:2] == [0, 1] and purse(g, 0) == (0, 6)


def test_a_landmark_gets_a_flag_and_points_at_once() -> None:
    g = turn(f"{FULL}plans 0: shrine")
    finish(build_at(g, "shrine", place(g, "shrine")))
    assert ids(g.players[0].flags) == ["shrine"] and purse(g, 0) == (0, 2)
    assert g.milestones == [NONE] * 5


def test_a_barn_costs_coins_only() -> None:
    text = f"village: {extended('stonemason')}\nplans 0: barn_curved\n"
    assert refused(turn(text + "coins 0: 2"), "build/barn_curved") == "7.9"
    g = turn(text + "coins 0: 3")
    finish(build_at(g, "barn_curved", place(g, "barn_curved")))
    assert purse(g, 0) == (0, 4) and tokens(g, "barn_curved") == "-"


def test_a_building_is_paid_over_the_links_before_it_lies() -> None:
    g = turn("""
        tokens: woodcutter:wood,-,-
        plans 0: small_woodland
        donkeys 0: farm
        coins 0: 0
    """)
    allowed = BIT[tile("church")] | BIT[tile("woodcutter")]
    play(g, "build/small_woodland")
    sites = {int(word) for word in offers(g, "site")}
    fits = g.village.fits(tile("small_woodland"))
    assert sites == {f.site for f in fits if f.touched & allowed}
    assert sites != {f.site for f in fits}


def test_the_villager_stays_on_the_tile_from_which_it_builds() -> None:
    g = turn(f"{FULL}plans 0: forest_pond\ndonkeys 0: farm")
    build_at(g, "forest_pond", place(g, "forest_pond", BIT[tile("church")]))
    assert ids(g.players[0].lying) == ["church"]


def test_a_plan_that_fits_nowhere_or_cannot_be_paid_stays_in_hand() -> None:
    g = turn("tokens: farm:-,-,-\nplans 0: sawmill\ncoins 0: 0")
    assert refused(g, "build/sawmill") == "7.9" and ids(g.players[0].plans) == ["sawmill"]


def test_a_cliff_may_join_a_new_tile() -> None:
    g = turn(f"{FULL}plans 0: mountain_pond\ndonkeys 0: church farm")
    fits = [
        f for f in g.village.fits(tile("mountain_pond")) if f.touched == BIT[tile("woodcutter")]
    ]
    assert fits  # all around the woodcutter is forest
    build_at(g, "mountain_pond", written("", fits[0]).partition("@")[2])
    assert not g.village.is_in_network(tile("mountain_pond"))


# Roads.


def test_a_path_costs_two_stone_and_a_bridge_two_wood() -> None:
    text = bridged("mountain_pond", to="quarry").partition("roads:")[0] + "coins 0: 0\n"
    g = turn(text + "tokens: woodcutter:wood,wood,-")
    assert {g.village.contacts[n].road_kind() for n in road_sites(g, 0)} == {BRIDGE}
    g = turn(text + "tokens: quarry:stone,stone,-")
    assert {g.village.contacts[n].road_kind() for n in road_sites(g, 0)} == {PATH}
    assert road_sites(turn(text + "tokens: quarry:stone,-,-"), 0) == []


def test_a_road_is_for_everybody_and_brings_no_points_at_once() -> None:
    text = bridged("mountain_pond", to="quarry").partition("roads:")[0]
    g = turn(text + "tokens: woodcutter:wood,wood,-\ncoins 0: 0")
    at = contact_of(g.village, "quarry-mountain_pond", BRIDGE)
    play(g, "button/road")
    if asked(g) == "road_site":
        play(g, f"contact/{at}")
    assert purse(g, 0) == (0, 0) and g.village.road_by == [0]
    play(g, "end")
    assert g.turn == 1 and g.village.is_in_network(tile("mountain_pond"))
    assert g.milestones[4] == 0


def test_the_planner_is_not_taken_from_who_was_first() -> None:
    first = bridged("mountain_pond", to="quarry", owner=1)
    g = turn(first + "milestones: planner=1\ntokens: woodcutter:wood,wood,wood\ncoins 0: 0")
    play(g, "button/road")
    while asked(g) != "act":
        g.pick(g.actor, g.legal_of(g.actor)[0])
    assert g.milestones[4] == 1 and g.village.road_by == [1, 0]


def test_two_tiles_get_only_one_road_whoever_built_it() -> None:
    text = bridged("mountain_pond", to="quarry", owner=1) + "milestones: planner=1\n"
    g = turn(text + "tokens: woodcutter:wood,wood,wood quarry:stone,stone,stone")
    play(g, "button/road")
    pair = {tile("quarry"), tile("mountain_pond")}
    for word in offers(g, "contact"):
        contact = g.village.contacts[int(word)]
        assert {contact.one, contact.other} != pair
        assert not g.village.links[contact.one] & BIT[contact.other]


def test_a_road_is_built_from_the_network_on() -> None:
    pond = extended("small_mountain_range", loose=True)
    g = turn(f"village: {pond}\ntokens: woodcutter:wood,wood,- quarry:stone,stone,-\ncoins 0: 0")
    play(g, "button/road")
    for word in offers(g, "contact"):
        contact = g.village.contacts[int(word)]
        assert g.village.network & (BIT[contact.one] | BIT[contact.other])
    assert targets(g)


def test_without_goods_or_pieces_there_is_no_road() -> None:
    text = bridged("mountain_pond", to="quarry").partition("roads:")[0]
    g = turn(text + "tokens: woodcutter:wood,-,- quarry:stone,-,-\ncoins 0: 0")
    assert refused(g, "button/road") == "7.12"
