# not compiled: said to people, now and then
"""Hamlet: what a tutor says of each question, and of what is met in a turn."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final

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
    ROADS,
    TIMBER,
    TOWN_HALL,
    maker_of,
)
from klubovna.games.hamlet.rules.build import ChooseFit, ChooseSite, RoadSite
from klubovna.games.hamlet.rules.joins import grade, join_of, joins_by_site, needs_road, way_in
from klubovna.games.hamlet.rules.pay import BUY, Funds, Pay, StandAt
from klubovna.games.hamlet.rules.starters import LayStarter
from klubovna.games.hamlet.rules.town import (
    DONKEY,
    VILLAGER,
    Hire,
    PlaceDonkey,
    TakePlan,
    villager_price,
)
from klubovna.games.hamlet.rules.trade import ChurchWork, Sell, can_deliver
from klubovna.games.hamlet.rules.turn import BUILD, DONKEYS, Act, DonkeyFrom, DonkeyTo
from klubovna.games.hamlet.rules.turn import ROAD as BUILD_ROAD
from klubovna.games.hamlet.rules.work import BarnFill, Refine
from klubovna.games.hamlet.state import Hamlet
from klubovna.games.hamlet.teach import signs
from klubovna.games.hamlet.teach.advice import (
    ENOUGH_VILLAGERS,
    act_rank,
    acts_of,
    best_act,
    best_hire,
    best_plan,
    best_token,
    is_begging_only,
    is_cut_off,
    is_first,
    is_saving,
)
from klubovna.games.hamlet.teach.goals import best_step, tile_ref
from klubovna.games.hamlet.teach.signs import note
from klubovna.games.hamlet.text.refs import ref


def notes(g: Hamlet, seat: int) -> tuple[Note, ...]:
    """Return all that there is to say at the open question, what is worth most first."""
    top = g.top_choice()
    said = SAID.get(type(top))
    return tuple(said(g, seat, top)) if said else ()


# The turn.


def said_at_turn(g: Hamlet, seat: int, top: Act) -> Iterator[Note]:
    """Say what has just happened, what a villager can do, what lies there, how the turn ends."""
    if g.church.count(NONE) <= 1:
        yield ending(g)
    yield from said_of_milestones(g, seat)
    if acts_of(g):
        yield from said_of_acts(g, seat, top)
    else:
        yield note("end", "5.1", "button/end", -1, {"n": g.players[seat].villagers()})
    if g.round > 1 or not acts_of(g):
        yield note("score", "9.6", "player", -1, None, signs.POINTS)
    if g.rival is not None:
        yield note("rival", "10.1", "", -1, None, signs.FAVOUR)
        if g.round > 1:
            yield note("discs", "10.3", "", -1, None, signs.CUP)
    yield from said_of_loose_tiles(g, seat)
    if g.players[seat].standing:
        yield from said_of_plans(g, seat)
    if g.players[seat].roads < ROADS:
        points: Args = {"points": g.box.prices.longest_points}
        yield note("longest", "9.4", "", -1, points, signs.ROAD, signs.TO, signs.POINTS)
    if DONKEYS in g.legal:
        is_advised = not acts_of(g) and best_step(g, seat) is not None
        advised = DONKEYS if is_advised else -1
        yield note("donkeys", "6.1", "button/donkeys", advised, None, signs.DONKEY)


def said_of_acts(g: Hamlet, seat: int, top: Act) -> Iterator[Note]:
    """Say what villagers do, then what the best action is, and what else there is to know."""
    best = best_act(g, seat)
    if best < BUILD:
        args: Args = {"thing": tile_ref(g, best)}
        yield note("turn", "5.4", top.target(g, best), best, args, signs.VILLAGER)
    yield from (said for said in said_of_kinds(g, seat) if said.option in (best, -1))
    fields = [tile for tile in acts_of(g) if tile < BUILD and is_field(g, tile)]
    if fields and g.players[seat].plans:
        yield produce(g, best if best in fields else max(fields, key=g.empty_slots), best)


def is_field(g: Hamlet, tile: int) -> bool:
    """Tell whether a building fills its slots when a villager works there."""
    return g.box.tiles[tile].kind == PRODUCTION


def said_of_kinds(g: Hamlet, seat: int) -> Iterator[Note]:
    """Say what each kind of action is, beside the best one of its kind."""
    builds = [option for option in g.legal if BUILD <= option < BUILD_ROAD]
    if builds:
        yield build(g, max(builds, key=lambda option: g.box.tiles[option - BUILD].points))
    yield from said_of_starters(g, seat)
    tiles = [option for option in g.legal if option < BUILD]
    makers = [tile for tile in tiles if g.box.tiles[tile].kind == REFINERY]
    if makers:
        yield refine(g, min(makers, key=lambda tile: act_rank(g, seat, tile)))
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


def produce(g: Hamlet, tile: int, best: int) -> Note:
    """Say what a production building fills and brings; it is advised if nothing is better."""
    card = g.box.tiles[tile]
    gain: Args = {"coins": card.gain_coins, "points": card.gain_points}
    args: Args = {"tile": f"tile/{card.id}", "n": g.empty_slots(tile)}
    drawn = signs.gain_signs(card.gain_points, card.gain_coins)
    option = tile if tile == best else -1
    return note("produce", "7.1", f"activate/{card.id}", option, args | gain, *drawn)


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


def said_of_loose_tiles(g: Hamlet, seat: int) -> Iterator[Note]:
    """Say what it means that no road leads somewhere, and what could lead there."""
    loose = [tile for tile in g.village.order if is_cut_off(g, tile)]
    if loose and g.players[seat].standing:
        ways = {tile: way_in(g.village, tile)[0] for tile in loose}
        tile = max(loose, key=lambda one: min(ways[one], 1))
        card = g.box.tiles[tile]
        args: Args = {"thing": f"tile/{card.id}", "kind": KIND_IDS[card.kind], "way": ways[tile]}
        yield note("unlinked", "2.3", f"activate/{card.id}", -1, args, signs.ROAD)


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
        yield note("high", "8.1", "milestones", -1, args, *drawn)


def ending(g: Hamlet) -> Note:
    """Say that one delivery is left, or none."""
    opened = [n for n in range(len(g.church)) if g.church[n] == NONE]
    target = f"delivery/{g.side().deliveries[opened[0]].id}" if opened else ""
    return note("ending", "9.1", target, -1, {"n": len(opened)}, signs.SPIRE)


# Town hall.


def said_of_row(g: Hamlet, seat: int, top: TakePlan) -> Iterator[Note]:
    """Say what plans cost, and what the first refinery of a kind brings."""
    best = best_plan(g)
    drawn = (signs.COIN, signs.TO, signs.PLAN)
    yield note("row", "7.4", top.target(g, 0), 0 if best == 0 else -1, None, *drawn)
    if best < len(g.row) and is_first(g, g.row[best]):
        output = g.box.tiles[g.row[best]].output
        args: Args = {
            "milestone": f"milestone/{MILESTONE_IDS[output - TIMBER]}",
            "thing": tile_ref(g, g.row[best]),
            "resource": f"resource/{RESOURCE_IDS[output]}",
        }
        yield note("first", "8.1", top.target(g, best), best, args, signs.RESOURCE_SIGNS[output])


def said_of_hiring(g: Hamlet, seat: int, top: Hire) -> Iterator[Note]:
    """Say whom to hire, or what to save for."""
    me, best = g.players[seat], best_hire(g, seat)
    target, count = top.target(g, best), me.villagers()
    if best == VILLAGER:
        yield note("hire", "7.5", target, best, {"n": count}, signs.VILLAGER)
    elif best == DONKEY and count >= ENOUGH_VILLAGERS:
        yield note("donkey", "7.5", target, best, {"n": count}, signs.DONKEY)
    elif is_saving(g, seat):
        args: Args = {"count": villager_price(g, seat), "coins": me.coins}
        yield note("save", "7.5", target, best, args, signs.COIN, signs.TO, signs.VILLAGER)


def said_of_new_donkey(g: Hamlet, seat: int, top: PlaceDonkey) -> Iterator[Note]:
    """Say where a donkey helps."""
    yield note("place", "7.5", "", -1, None, signs.DONKEY)


# Building.


def said_of_start(g: Hamlet, seat: int, top: LayStarter) -> Iterator[Note]:
    """Say how the start is laid."""
    yield note("starter", "3.2", "", -1, {"tile": tile_ref(g, top.tile)}, signs.ROAD)


def said_of_site(g: Hamlet, seat: int, top: ChooseSite) -> Iterator[Note]:
    """Say how tiles lie together, beside a place where a road leads on or can lead on."""
    found = joins_by_site(g, seat, top.tile)
    yield site(g, top, {option: found[option] for option in g.legal})


def said_of_fit(g: Hamlet, seat: int, top: ChooseFit) -> Iterator[Note]:
    """Say how tiles lie together, beside a way to lie by which a road leads on or can lead on."""
    fits = top.fits(g)
    yield site(g, top, {n: join_of(g.village, top.tile, fits[n]) for n in g.legal})


def site(g: Hamlet, top: ChooseSite | ChooseFit, joins: dict[int, int]) -> Note:
    """Say how tiles lie together, beside the option that joins best, if any does."""
    best = max(joins, key=lambda option: (grade(joins[option]), -option))
    kind = KIND_IDS[g.box.tiles[top.tile].kind]
    args: Args = {"tile": tile_ref(g, top.tile), "kind": kind, "way": joins[best]}
    if not needs_road(g, top.tile):
        return note("site", "2.2", "", -1, args | {"kind": "anywhere"}, signs.FLAG)
    if not joins[best]:
        return note("site", "2.2", "", -1, args, signs.ROAD)
    return note("site", "2.2", top.target(g, best), best, args, signs.ROAD)


def said_of_road_site(g: Hamlet, seat: int, top: RoadSite) -> Iterator[Note]:
    """Say where roads can be, beside one that joins a tile to which none leads."""
    contacts = g.village.contacts
    joining = [
        n
        for n in g.legal
        if not g.village.is_in_network(contacts[n].one)
        or not g.village.is_in_network(contacts[n].other)
    ]
    best = joining[0] if joining else g.legal[0]
    drawn = (signs.MOUNTAIN, signs.ROAD, signs.FOREST)
    args: Args = {"n": len(joining)}
    yield note("road_site", "7.12", top.target(g, best), best, args, *drawn)


# Goods.


def said_of_paying(g: Hamlet, seat: int, top: Pay) -> Iterator[Note]:
    """Say how a bill is paid, who is rewarded, and what can be bought."""
    best = best_token(g, top)
    yield note("pay", "6.4", top.target(g, best), best, {"n": top.left}, signs.DONKEY)
    made = [slot for slot in g.legal if slot != BUY and maker_of(g.tokens[slot]) != NONE]
    if made:
        prices = g.box.prices
        args: Args = {"coins": prices.reward_coins, "points": prices.reward_points}
        drawn = signs.gain_signs(prices.reward_points, prices.reward_coins)
        yield note("reward", "6.2", top.target(g, made[0]), -1, args, *drawn)
    if BUY in g.legal:
        yield note("buy", "6.3", "button/buy", -1, None, signs.COIN, signs.TO, signs.STALL)


def said_of_standing(g: Hamlet, seat: int, top: StandAt) -> Iterator[Note]:
    """Say what depends on where the villager stands."""
    yield note("stand", "6.1", top.target(g, g.legal[0]), -1, None, signs.VILLAGER)


def said_of_donkeys(g: Hamlet, seat: int, top: DonkeyFrom | DonkeyTo) -> Iterator[Note]:
    """Say how donkeys move, beside the step that helps."""
    step = best_step(g, seat)
    best = -1
    if step is not None:
        best = step.to if isinstance(top, DonkeyTo) else step.origin
    target = top.target(g, best) if step is not None else ""
    yield note("lead", "5.3", target, best, None, signs.DONKEY, signs.ROAD)


# In buildings.


def said_of_barn(g: Hamlet, seat: int, top: BarnFill) -> Iterator[Note]:
    """Say that a barn takes anything, beside what is rarest."""
    rarest = min(g.legal, key=g.tokens.count)
    args: Args = {"n": top.left, "tile": tile_ref(g, top.tile)}
    yield note("barn", "7.2", top.target(g, rarest), rarest, args, signs.POINTS)


def said_of_times(g: Hamlet, seat: int, top: Refine) -> Iterator[Note]:
    """Say that several tokens can be made at once."""
    most = g.legal[-1]
    args: Args = {"n": most + 1, "resource": ref("resource", g.box.tiles[top.tile].output, g)}
    yield note("times", "7.3", top.target(g, most), most, args)


def said_of_sales(g: Hamlet, seat: int, top: Sell) -> Iterator[Note]:
    """Say what a sale is, beside the best one."""
    sales = g.box.sales
    best = max(g.legal, key=lambda n: (sales[n].points, sales[n].coins))
    args: Args = {"points": sales[best].points, "coins": sales[best].coins}
    drawn = signs.gain_signs(sales[best].points, sales[best].coins)
    yield note("sale", "7.6", top.target(g, best), best, args, *drawn)


def said_of_church(g: Hamlet, seat: int, top: ChurchWork) -> Iterator[Note]:
    """Say what a delivery is, beside the one with most points."""
    cards = g.side().deliveries
    spaces = [space for space in g.legal if space < len(cards)]
    if spaces:
        best = max(spaces, key=lambda space: cards[space].points)
        args: Args = {"points": cards[best].points}
        drawn = (*signs.gain_signs(cards[best].points, 0), signs.SPIRE)
        yield note("delivery", "7.7", top.target(g, best), best, args, *drawn)


SAID: Final[dict[type, Callable[[Hamlet, int, Any], Iterator[Note]]]] = {
    Act: said_at_turn,
    TakePlan: said_of_row,
    Hire: said_of_hiring,
    PlaceDonkey: said_of_new_donkey,
    LayStarter: said_of_start,
    ChooseSite: said_of_site,
    ChooseFit: said_of_fit,
    RoadSite: said_of_road_site,
    Pay: said_of_paying,
    StandAt: said_of_standing,
    DonkeyFrom: said_of_donkeys,
    DonkeyTo: said_of_donkeys,
    BarnFill: said_of_barn,
    Refine: said_of_times,
    Sell: said_of_sales,
    ChurchWork: said_of_church,
}
