# not compiled: asked by people, now and then
"""Hamlet: what a villager lacks for an action: a road, a free hand, room, goods."""

from __future__ import annotations

from klubovna.core.teaching import Args, Lack, Need
from klubovna.games.hamlet.pieces.numbers import (
    BRIDGE,
    CHURCH,
    DONKEYS,
    HAND,
    LANDMARK,
    MARKET,
    NONE,
    PATH,
    PRODUCTION,
    REFINERY,
    ROADS,
    TOWN_HALL,
    VILLAGERS,
)
from klubovna.games.hamlet.rules.pay import (
    DELIVERY_BILL,
    ROAD_BILL,
    SALE_BILL,
    Funds,
    can_buy,
)
from klubovna.games.hamlet.state import Hamlet
from klubovna.games.hamlet.teach.lacks_of_bills import (
    lack_of_bill,
    lack_of_refining,
    lack_of_worker,
    tile_ref,
    told,
)
from klubovna.games.hamlet.teach.shortages import Shortage, least_shortage, network, shortage
from klubovna.games.hamlet.teach.signs import VILLAGER
from klubovna.games.hamlet.text.refs import tile_number


def lack_of_act(g: Hamlet, seat: int, zone: str, word: str) -> Lack | None:
    """Return what is missing for an action of the turn."""
    if zone == "button":
        return lack_of_button(g, seat, word)
    if zone == "activate":
        return lack_of_work(g, seat, tile_number(g.box, word))
    if zone == "build" and tile_number(g.box, word) in g.players[seat].plans:
        return lack_of_building(g, seat, tile_number(g.box, word))
    return None


def lack_of_button(g: Hamlet, seat: int, word: str) -> Lack | None:
    """Return why donkeys can't move any more, or why there is no road."""
    if word == "donkeys":
        return Lack("lack-moved")
    return lack_of_road(g, seat) if word == "road" else None


def lack_of_villagers(g: Hamlet, seat: int) -> Lack | None:
    """Return that all villagers lie, if they do."""
    me = g.players[seat]
    if me.standing:
        return None
    count = me.villagers()
    return Lack("lack-villagers", {"n": count}, (Need(VILLAGER, 0, 1),))


# Work in a building.


def lack_of_work(g: Hamlet, seat: int, tile: int) -> Lack | None:
    """Return what keeps a villager from working in a building."""
    card = g.box.tiles[tile]
    args: Args = {"tile": tile_ref(g, tile)}
    if not g.village.has(tile):
        return None
    if card.kind == LANDMARK:
        return Lack("lack-landmark", args)
    if not g.village.is_in_network(tile):
        return Lack("lack-no-road", args)
    idle = lack_of_villagers(g, seat)
    if idle is not None:
        return idle
    if card.kind == PRODUCTION:
        return Lack("lack-full", args | {"n": card.slots})
    if card.kind == REFINERY:
        return lack_of_refining(g, seat, tile, 1)
    return lack_of_starter(g, seat, tile)


def lack_of_starter(g: Hamlet, seat: int, tile: int) -> Lack | None:
    """Return what is missing in the town hall, at the market or in the church."""
    if tile == TOWN_HALL:
        return lack_of_hall(g, seat)
    funds = Funds(g, seat)
    if tile == MARKET:
        sales = [sale for sale in g.display if sale != NONE]
        nearest = nearest_bill(funds, [SALE_BILL + sale for sale in sales], MARKET)
        if nearest is None:
            return Lack("lack-sold-out")
        number, short = nearest
        ref = f"sale/{g.box.sales[number - SALE_BILL].id}"
        return Lack("lack-market", {"sale": ref, "n": short.units}, short.needs(), ref)
    spaces = [space for space in range(len(g.church)) if g.church[space] == NONE]
    nearest = nearest_bill(funds, [DELIVERY_BILL + space for space in spaces], CHURCH)
    if nearest is None:
        return Lack("lack-church-done")
    number, short = nearest
    ref = f"delivery/{g.side().deliveries[number - DELIVERY_BILL].id}"
    return Lack("lack-church", {"delivery": ref, "n": short.units}, short.needs(), ref)


def nearest_bill(funds: Funds, numbers: list[int], stand: int) -> tuple[int, Shortage] | None:
    """Return which bill lacks least on a tile, and what it lacks; None without bills."""
    found = [(number, shortage(funds, number, stand)) for number in numbers]
    return min(found, key=lambda one: one[1].weight) if found else None


def lack_of_hall(g: Hamlet, seat: int) -> Lack | None:
    """Return the coins for the cheapest worker: there is no plan to be had."""
    me = g.players[seat]
    if me.donkey_count() < DONKEYS:
        found = lack_of_worker(g, seat, "donkey")
    elif me.villagers() < VILLAGERS:
        found = lack_of_worker(g, seat, "villager")
    else:
        return Lack("lack-hall-all")
    assert found is not None, "there are workers left"
    return Lack("lack-hall", found.args | {"n": len(me.plans), "most": HAND}, found.needs)


# Building.


def lack_of_building(g: Hamlet, seat: int, plan: int) -> Lack | None:
    """Return what a plan lacks: a villager, goods, coins, or a place where it fits."""
    idle = lack_of_villagers(g, seat)
    if idle is not None:
        return idle
    found = lack_of_bill(g, seat, plan, network(g))
    return found or Lack("lack-fit", {"tile": tile_ref(g, plan)})


def lack_of_road(g: Hamlet, seat: int) -> Lack | None:
    """Return what a road lacks: a villager, a piece, a place, or goods."""
    idle = lack_of_villagers(g, seat)
    if idle is not None:
        return idle
    if not g.players[seat].roads:
        return Lack("lack-roads", {"n": ROADS})
    funds = Funds(g, seat)
    shorts = [
        least_shortage(funds, ROAD_BILL + kind, ends)
        for kind in (BRIDGE, PATH)
        if (ends := [t for t in g.village.order if g.village.road_ends[kind] >> t & 1])
    ]
    if not shorts:
        return Lack("lack-road-site")
    return told(funds, min(shorts, key=lambda one: one.weight), can_buy(ROAD_BILL))
