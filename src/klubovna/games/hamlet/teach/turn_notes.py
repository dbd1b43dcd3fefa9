# not compiled: said to people, now and then
"""Hamlet: what a tutor says of a turn, and of what is met in it."""

from __future__ import annotations

from collections.abc import Iterator

from klubovna.core.teaching import Args, Note
from klubovna.games.hamlet.pieces.numbers import (
    CHURCH,
    KIND_IDS,
    LANDMARK,
    MARKET,
    MILESTONE_IDS,
    NONE,
    PLANNER,
    PRODUCTION,
    REFINERY,
    RESOURCE_IDS,
    ROAD,
    ROADS,
    TIMBER,
    TOWN_HALL,
)
from klubovna.games.hamlet.rules.pay import Funds
from klubovna.games.hamlet.rules.trade import can_deliver
from klubovna.games.hamlet.rules.turn import BUILD, DONKEYS, Act
from klubovna.games.hamlet.rules.turn import ROAD as BUILD_ROAD
from klubovna.games.hamlet.state import Hamlet
from klubovna.games.hamlet.teach import signs
from klubovna.games.hamlet.teach.advice import (
    acts_of,
    best_act,
    is_begging_only,
    is_cut_off,
)
from klubovna.games.hamlet.teach.shortages import tile_ref
from klubovna.games.hamlet.teach.topics import note


def said_at_turn(g: Hamlet, seat: int, top: Act) -> Iterator[Note]:
    """Say what a villager can do, then what lies on the table, then how the turn ends."""
    if g.church.count(NONE) <= 1:
        yield ending(g)
    if acts_of(g):
        yield from said_of_acts(g, seat, top)
    else:
        yield note("end", "5.1", "button/end", -1, {"n": g.players[seat].villagers()})
    if g.round > 1:
        yield note("score", "9.6", "player", -1, None, signs.POINTS)
    if g.rival is not None:
        yield note("rival", "10.1", "", -1, None, signs.FAVOUR)
        if g.round > 1:
            yield note("discs", "10.3", "", -1, None, signs.CUP)
    if g.players[seat].standing:
        yield from said_of_plans(g, seat)
    yield from said_of_roads(g, seat)
    yield from said_of_milestones(g, seat)
    if DONKEYS in g.legal:
        yield note("donkeys", "6.1", "button/donkeys", -1, None, signs.DONKEY)


def said_of_acts(g: Hamlet, seat: int, top: Act) -> Iterator[Note]:
    """Say what villagers do, then what each kind of action is: the one that seems best first."""
    best = best_act(g, seat)
    if best < BUILD:
        args: Args = {"thing": tile_ref(g, best)}
        yield note("turn", "5.4", top.target(g, best), best, args, signs.VILLAGER)
    yield from sorted(said_of_kinds(g, seat), key=lambda said: said.option != best)


def said_of_kinds(g: Hamlet, seat: int) -> Iterator[Note]:
    """Say what each kind of action is, beside the best one of its kind."""
    builds = [option for option in g.legal if BUILD <= option < BUILD_ROAD]
    if builds:
        yield build(g, max(builds, key=lambda option: g.box.tiles[option - BUILD].points))
    yield from said_of_starters(g, seat)
    tiles = [option for option in g.legal if option < BUILD]
    makers = [tile for tile in tiles if g.box.tiles[tile].kind == REFINERY]
    if makers:
        yield refine(g, makers[0])
    fields = [tile for tile in tiles if g.box.tiles[tile].kind == PRODUCTION]
    if fields:
        yield produce(g, max(fields, key=g.empty_slots))
    if BUILD_ROAD in g.legal:
        yield note("road", "7.12", "button/road", -1, None, signs.ROAD)


def said_of_starters(g: Hamlet, seat: int) -> Iterator[Note]:
    """Say what can be done in church, market and town hall."""
    if CHURCH in g.legal and can_deliver(Funds(g, seat)):
        yield note("deliver", "7.7", "activate/church", CHURCH, None, signs.SPIRE, signs.POINTS)
    if MARKET in g.legal:
        yield note("sell", "7.6", "activate/market", MARKET, None, signs.STALL)
    if TOWN_HALL in g.legal and not g.players[seat].plans:
        yield note("hall", "7.4", "activate/town_hall", TOWN_HALL, None, signs.HALL, signs.PLAN)
    if is_begging_only(g, seat):
        coins: Args = {"count": g.box.prices.begging}
        yield note("beg", "7.8", "activate/church", -1, coins, signs.COIN)


def build(g: Hamlet, option: int) -> Note:
    """Say that a plan can be built."""
    card = g.box.tiles[option - BUILD]
    args: Args = {"tile": f"tile/{card.id}", "points": card.points}
    return note("build", "7.9", f"build/{card.id}", option, args, *signs.gain_signs(card.points, 0))


def refine(g: Hamlet, tile: int) -> Note:
    """Say what a refinery makes."""
    card = g.box.tiles[tile]
    args: Args = {
        "tile": f"tile/{card.id}",
        "a": f"resource/{RESOURCE_IDS[card.input]}",
        "resource": f"resource/{RESOURCE_IDS[card.output]}",
    }
    drawn = (signs.RESOURCE_SIGNS[card.input], signs.TO, signs.RESOURCE_SIGNS[card.output])
    return note("refine", "7.3", f"activate/{card.id}", tile, args, *drawn)


def produce(g: Hamlet, tile: int) -> Note:
    """Say what a production building fills and brings."""
    card = g.box.tiles[tile]
    gain: Args = {"coins": card.gain_coins, "points": card.gain_points}
    args: Args = {"tile": f"tile/{card.id}", "n": g.empty_slots(tile)}
    drawn = signs.gain_signs(card.gain_points, card.gain_coins)
    return note("produce", "7.1", f"activate/{card.id}", tile, args | gain, *drawn)


def said_of_plans(g: Hamlet, seat: int) -> Iterator[Note]:
    """Say what plans in hand wait for, and what landmarks are."""
    plans = g.players[seat].plans
    waiting = [plan for plan in plans if BUILD + plan not in g.legal]
    if waiting:
        card = g.box.tiles[waiting[0]]
        args: Args = {"tile": f"tile/{card.id}"}
        yield note("missing", "6.1", f"build/{card.id}", -1, args, *signs.bill_signs(card.bill))
    flagged = [plan for plan in plans if g.box.tiles[plan].kind == LANDMARK]
    if flagged:
        target = f"build/{g.box.tiles[flagged[0]].id}"
        yield note("landmark", "7.11", target, -1, {"tile": tile_ref(g, flagged[0])}, signs.FLAG)


def said_of_roads(g: Hamlet, seat: int) -> Iterator[Note]:
    """Say what it means that no road leads somewhere, and that a long one counts."""
    loose = [tile for tile in g.village.order if is_cut_off(g, tile)]
    if loose:
        card = g.box.tiles[loose[0]]
        roads = card.segments.count(ROAD)
        args: Args = {"thing": f"tile/{card.id}", "kind": KIND_IDS[card.kind], "roads": roads}
        yield note("unlinked", "2.3", f"activate/{card.id}", -1, args, signs.ROAD)
    if g.players[seat].roads < ROADS:
        points: Args = {"points": g.box.prices.longest_points}
        yield note("longest", "9.4", "", -1, points, signs.ROAD, signs.TO, signs.POINTS)


def said_of_milestones(g: Hamlet, seat: int) -> Iterator[Note]:
    """Say what the milestone of a resource is good for."""
    mine = [n for n in range(PLANNER) if g.milestones[n] == seat]
    if mine:
        prices = g.box.prices
        args: Args = {
            "milestone": f"milestone/{MILESTONE_IDS[mine[0]]}",
            "resource": f"resource/{RESOURCE_IDS[TIMBER + mine[0]]}",
            "coins": prices.high_factor * prices.reward_coins,
            "points": prices.high_factor * prices.reward_points,
        }
        drawn = (signs.RESOURCE_SIGNS[TIMBER + mine[0]], signs.HIGH)
        yield note("high", "8.1", "", -1, args, *drawn)


def ending(g: Hamlet) -> Note:
    """Say that one delivery is left, or none."""
    opened = [n for n in range(len(g.church)) if g.church[n] == NONE]
    target = f"delivery/{g.side().deliveries[opened[0]].id}" if opened else ""
    return note("ending", "9.1", target, -1, {"n": len(opened)}, signs.SPIRE)
