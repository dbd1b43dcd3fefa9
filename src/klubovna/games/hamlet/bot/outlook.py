"""Hamlet: what things may still bring: deliveries, sales, plans, roads and refining."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from klubovna.games.hamlet.box.contents import IF_BUILT_ROAD, PER_COUNT, PER_SEGMENT, Bill, Group
from klubovna.games.hamlet.pieces.numbers import (
    ALL_BASICS,
    BIT,
    CHURCH,
    DISPLAY,
    LANDMARK,
    MARKET,
    NONE,
    REFINERY,
    RESOURCES,
    TILES,
    TIMBER,
    resource_of,
)
from klubovna.games.hamlet.rules.pay import price_of
from klubovna.games.hamlet.scoring import owned
from klubovna.games.hamlet.state import Hamlet

# What things are worth, in points.
COIN: Final = 0.5  # while there is time to spend it
TOKEN: Final = 1.2  # an own refined one, that somebody will use up
REFINING: Final = 1.0  # of a token that could be made, if its input is near
DELIVERY: Final = 2.5  # besides its points
SALE: Final = 1.0  # besides its points and coins
ANY_ROAD: Final = 3.0
FIRST: Final = 3.0  # of a kind of refinery
SEGMENTS: Final = 2.5  # that a landmark will touch

# What may be reached, in shares of what it would bring.
HOPE: Final = 0.6
NEXT: Final = 0.75  # of that, for each better hope
BOUGHT: Final = 0.45  # of a gap, if coins can fill it
CARRIED: Final = 0.3  # of a gap, if one more donkey could
FAR_OFF: Final = 0.65  # of a gap, if more of them could
REFINED_UNIT: Final = 2.5  # basic ones as the unit
COIN_UNIT: Final = 0.5


def prospects(g: Hamlet, player: i64, donkeys: i64) -> float:
    """Return what deliveries, sales, plans, roads and refineries promise with donkeys so."""
    supplies = Supplies(g, player, donkeys)
    values: list[float] = []
    add_church(g, player, supplies, values)
    add_market(g, player, supplies, values)
    add_builds(g, player, supplies, values)
    values.sort()
    total, share = 0.0, HOPE
    for n in range(len(values) - 1, -1, -1):
        total += share * values[n]
        share *= NEXT
    return total + refining(g, player, supplies)


def add_church(g: Hamlet, player: i64, supplies: Supplies, values: list[float]) -> None:
    """Add what open deliveries promise."""
    reach = g.village.reach(CHURCH, supplies.donkeys)
    near, next_to = supplies.within(reach), supplies.within(supplies.beyond(reach))
    for space in range(len(g.church)):
        if g.church[space] == NONE:
            card = g.side().deliveries[space]
            close = closeness(g, player, card.bill, near, next_to, supplies.anywhere, reach)
            values.append((card.points + DELIVERY) * close * close)


def add_market(g: Hamlet, player: i64, supplies: Supplies, values: list[float]) -> None:
    """Add what sales on display promise; nothing is bought for them."""
    reach = g.village.reach(MARKET, supplies.donkeys)
    near, next_to = supplies.within(reach), supplies.within(supplies.beyond(reach))
    for place in range(DISPLAY):
        if g.display[place] != NONE:
            card = g.box.sales[g.display[place]]
            close = closeness(g, player, card.bill, near, next_to, supplies.anywhere, 0)
            values.append((card.points + card.coins * COIN + SALE) * close * close)


def add_builds(g: Hamlet, player: i64, supplies: Supplies, values: list[float]) -> None:
    """Add what plans in hand promise where their goods come best, and a road."""
    me = g.players[player]
    best = [0.0] * (len(me.plans) + 2)
    bills = [g.box.tiles[plan].bill for plan in me.plans]
    if me.roads:
        bills += [g.box.prices.bridge, g.box.prices.path]
    for tile in range(TILES):
        if g.village.network & BIT[tile]:
            reach = g.village.reach(tile, supplies.donkeys)
            near, anywhere = supplies.within(reach), supplies.anywhere
            for n in range(len(bills)):
                if best[n] < 1.0:
                    close = closeness(g, player, bills[n], near, near, anywhere, reach)
                    best[n] = max(best[n], close)
    for n in range(len(me.plans)):
        values.append(plan_hope(g, player, me.plans[n]) * best[n] * best[n])
    road = max(best[len(me.plans)], best[len(me.plans) + 1])
    values.append(ANY_ROAD * road * road)


def refining(g: Hamlet, player: i64, supplies: Supplies) -> float:
    """Return what tokens promise that could be made now."""
    value = 0.0
    for tile in range(TILES):
        card = g.box.tiles[tile]
        if card.kind != REFINERY or not g.village.network & BIT[tile]:
            continue
        count = min(g.empty_slots(tile), g.players[player].supply[card.output - TIMBER])
        if not count:
            continue
        factor = 2.0 if g.milestones[card.output - TIMBER] == player else 1.0
        reach = g.village.reach(tile, supplies.donkeys)
        share = 0.1
        if supplies.within(reach)[card.input]:
            share = 1.0
        elif supplies.within(supplies.beyond(reach))[card.input]:
            share = 0.5
        elif supplies.anywhere[card.input]:
            share = 0.25
        value += REFINING * TOKEN * factor * share * count
    return value


# Hopes.


def plan_hope(g: Hamlet, player: i64, plan: i64) -> float:
    """Return what a plan may bring when it is built."""
    card = g.box.tiles[plan]
    hope = float(card.points)
    if card.kind == LANDMARK:
        hope += landmark_hope(g, player, plan)
    elif card.kind == REFINERY and g.milestones[card.output - TIMBER] == NONE:
        hope += FIRST
    return hope


def landmark_hope(g: Hamlet, player: i64, tile: i64) -> float:
    """Return what a landmark may score, wherever it will lie."""
    scoring = g.box.tiles[tile].scoring
    if scoring.op == PER_SEGMENT:
        return SEGMENTS * scoring.points
    if scoring.op == PER_COUNT:
        return float(scoring.points * (owned(g, player, scoring.count) + 1))
    if scoring.op == IF_BUILT_ROAD:
        return float(scoring.points)
    return 4.0


# Goods that come, and how much of a bill they are.


class Supplies:
    """The goods of the network, and which of them come to a tile for a player."""

    def __init__(self, g: Hamlet, player: i64, donkeys: i64) -> None:
        self.village: Final = g.village
        self.donkeys: Final = int(donkeys if player < g.seats() else g.village.network)
        self.anywhere: Final = [0] * RESOURCES
        self.places: Final[list[int]] = []  # tiles as bits
        self.kinds: Final[list[int]] = []  # resources, beside
        for tile in range(TILES):
            card = g.box.tiles[tile]
            if not g.village.network & BIT[tile] or not card.slots:
                continue
            for slot in range(card.first_slot, card.first_slot + card.slots):
                if g.tokens[slot] != NONE:
                    kind = resource_of(g.tokens[slot])
                    self.places.append(BIT[tile])
                    self.kinds.append(kind)
                    self.anywhere[kind] += 1

    def beyond(self, reach: i64) -> int:
        """Return the tiles whose goods would come too with one more donkey where it is best."""
        links = self.village.links
        reached = reach
        for tile in range(TILES):
            if reach & BIT[tile]:
                reached |= links[tile]
        passed = reach
        carriers = reached & self.donkeys & ~passed
        while carriers:
            passed |= carriers
            for tile in range(TILES):
                if carriers & BIT[tile]:
                    reached |= links[tile]
            carriers = reached & self.donkeys & ~passed
        return int(reached)

    def within(self, reach: i64) -> list[int]:
        """Return how much of each resource lies on some tiles."""
        found = [0] * RESOURCES
        for n in range(len(self.places)):
            if reach & self.places[n]:
                found[self.kinds[n]] += 1
        return found


def closeness(
    g: Hamlet,
    player: i64,
    bill: Bill,
    near: list[int],
    next_to: list[int],
    anywhere: list[int],
    reach: i64,
) -> float:
    """Return how much of a bill is there, from 0 to 1; `reach` has the market where one may buy."""
    purse = g.players[player].coins - bill.coins
    whole = COIN_UNIT * bill.coins
    gap = COIN_UNIT * max(0, -purse)
    for group in bill.groups:
        unit = 1.0 if group.resources & ALL_BASICS else REFINED_UNIT
        whole += unit * group.amount
        missing = group.amount - count(group, near)
        if missing <= 0:
            continue
        price = missing * price_of(g, group)
        if reach & BIT[MARKET] and price <= purse:
            purse -= price
            gap += unit * BOUGHT * missing
            continue
        carried = max(0, min(missing, count(group, next_to) - group.amount + missing))
        far = max(0, min(missing, count(group, anywhere) - group.amount + missing) - carried)
        gap += unit * (missing - (1.0 - CARRIED) * carried - (1.0 - FAR_OFF) * far)
    return 1.0 - gap / whole if whole else 1.0


def count(group: Group, goods: list[int]) -> int:
    """Return how much of a group there is among goods."""
    found = 0
    for kind in range(RESOURCES):
        if group.resources & BIT[kind]:
            found += goods[kind]
    return found
