"""Hamlet: what the solo opponent does, and how he chooses: the first key that differs decides.

Goods come to him over the whole network, he never buys, and coins are a point to him.
"""

from __future__ import annotations

from typing import Final

from klubovna.games.hamlet.box.contents import Bill, Group
from klubovna.games.hamlet.pieces.numbers import (
    ALL_BASICS,
    BASICS,
    BIT,
    CHURCH,
    DISPLAY,
    FARM,
    MARKET,
    NONE,
    PRODUCTION,
    QUARRY,
    REFINERY,
    TILES,
    TIMBER,
    WOODCUTTER,
    exchanged,
    is_high,
    maker_of,
    resource_of,
    token_of,
)
from klubovna.games.hamlet.rules.pay import DELIVERY_BILL, INPUTS, SALE_BILL, bill_of
from klubovna.games.hamlet.state import Hamlet
from klubovna.games.hamlet.text import numbering

RIVAL: Final = 1
FAR: Final = 99


# Paying: whatever lies in the network.


def tokens_for(g: Hamlet, resources: int) -> list[int]:
    """Return the slots of the network that hold one of these resources."""
    found: list[int] = []
    for tile in range(TILES):
        if g.village.network & BIT[tile]:
            card = g.box.tiles[tile]
            for slot in range(card.first_slot, card.first_slot + card.slots):
                if g.tokens[slot] != NONE and resources & BIT[resource_of(g.tokens[slot])]:
                    found.append(slot)
    return found


def can_supply(g: Hamlet, bill: Bill) -> bool:
    """Tell whether all goods of a bill lie in the network; coins are no matter to him."""
    for group in bill.groups:
        if len(tokens_for(g, group.resources)) < group.amount:
            return False
    return True


def supply(g: Hamlet, tile: int, bill: Bill) -> None:
    """Use up the goods of a bill: own ones of high quality first, those of others last."""
    ways = distances(g, tile)
    for group in bill.groups:
        for _ in range(group.amount):
            slots = tokens_for(g, group.resources)
            keys = [consume_key(g, ways, slot) for slot in slots]
            g.consume(RIVAL, slots[keys.index(min(keys))])


def consume_key(g: Hamlet, ways: list[int], slot: int) -> tuple[int, int, str, int]:
    """Return what decides which token is used: its class, how near it is, its tile, its kind."""
    token = g.tokens[slot]
    tile = g.box.slot_tiles[slot]
    if maker_of(token) == RIVAL:
        rank = 0 if is_high(token) else 1
    else:
        rank = 2 if maker_of(token) == NONE else 3
    return rank, ways[tile], g.box.tiles[tile].id, resource_of(token)


def distances(g: Hamlet, tile: int) -> list[int]:
    """Return how many links every tile is away from a tile."""
    ways = [FAR] * TILES
    ways[tile] = 0
    queue = [tile]
    for at in queue:  # grows while we look
        for other in range(TILES):
            if g.village.links[at] & BIT[other] and ways[other] == FAR:
                ways[other] = ways[at] + 1
                queue.append(other)
    return ways


# Priority actions.


def discounted(g: Hamlet, bill: Bill) -> Bill:
    """Return a delivery's bill for him: less, while his favour is up."""
    rival = g.rival
    assert rival is not None
    if not rival.is_up or g.settings["difficulty"] == "easy":
        return bill
    solo = g.box.solo
    groups: list[Group] = []
    for group in bill.groups:
        less = solo.discount_basic if group.resources & ALL_BASICS else solo.discount_refined
        groups.append(Group(group.resources, max(0, group.amount - less)))
    return Bill(tuple(groups), max(0, bill.coins - solo.discount_coins))


def deliver_something(g: Hamlet) -> bool:
    """Make the delivery with most points, then the smallest, that he can."""
    rival = g.rival
    assert rival is not None
    best, best_key = NONE, (0, 0)
    for space in range(len(g.church)):
        delivery = g.side().deliveries[space]
        bill = discounted(g, delivery.bill)
        if g.church[space] != NONE or not can_supply(g, bill) or bill.coins > rival.favour:
            continue
        units = bill.coins + sum([group.amount for group in bill.groups])
        key = (-delivery.points, units)
        if best == NONE or key < best_key:
            best, best_key = space, key
    if best == NONE:
        return False
    deliver(g, best)
    return True


def deliver(g: Hamlet, space: int) -> None:
    """Make a delivery; a discount turns his favour down."""
    rival, me = g.rival, g.players[RIVAL]
    assert rival is not None
    full = bill_of(g, DELIVERY_BILL + space)
    bill = discounted(g, full)
    if bill is not full:
        rival.is_up = False
    me.lay_down(CHURCH)
    supply(g, CHURCH, bill)
    rival.favour -= bill.coins
    points = g.side().deliveries[space].points
    g.church = exchanged(g.church, space, RIVAL)
    me.deliveries = [*me.deliveries, space]
    g.say(numbering.DELIVERED, RIVAL, space, points)
    g.score(RIVAL, points)
    if g.is_church_done():
        g.say(numbering.CHURCH_DONE, RIVAL)


def sell_something(g: Hamlet) -> bool:
    """Make the sale with most points, then coins, then the leftmost, that he can."""
    best, best_key = NONE, (0, 0)
    for place in range(DISPLAY):
        number = g.display[place]
        if number == NONE or not can_supply(g, bill_of(g, SALE_BILL + number)):
            continue
        sale = g.box.sales[number]
        key = (-sale.points, -sale.coins)
        if best == NONE or key < best_key:
            best, best_key = place, key
    if best == NONE:
        return False
    number = g.display[best]
    sale = g.box.sales[number]
    me = g.players[RIVAL]
    me.lay_down(MARKET)
    supply(g, MARKET, sale.bill)
    me.sales = [*me.sales, number]
    g.display = exchanged(g.display, best, NONE)
    g.say(numbering.SOLD, RIVAL, number, sale.points, sale.coins)
    g.score(RIVAL, sale.points)
    g.gain_coins(RIVAL, sale.coins)
    g.fill_display()
    return True


# Refining and producing.


def find_refinery(g: Hamlet) -> int:
    """Return where he makes high quality, where a delivery needs it, what is rarest."""
    best, best_key = NONE, (0, 0, 0, 0, "")
    for tile in range(TILES):
        count = refinable(g, tile)
        if not count:
            continue
        card = g.box.tiles[tile]
        lying = len([t for t in g.tokens if t != NONE and resource_of(t) == card.output])
        key = (
            int(g.milestones[card.output - TIMBER] != RIVAL),
            int(not is_wanted_at_church(g, card.output)),
            lying,
            -count,
            card.id,
        )
        if best == NONE or key < best_key:
            best, best_key = tile, key
    return best


def refinable(g: Hamlet, tile: int) -> int:
    """Return how many tokens he could make in a refinery."""
    card = g.box.tiles[tile]
    if card.kind != REFINERY or not g.village.is_in_network(tile):
        return 0
    supply_left = g.players[RIVAL].supply[card.output - TIMBER]
    inputs = len(tokens_for(g, BIT[card.input]))
    return min(g.empty_slots(tile), supply_left, inputs)


def is_wanted_at_church(g: Hamlet, resource: int) -> bool:
    """Tell whether an open delivery lists a resource."""
    for space in range(len(g.church)):
        if g.church[space] == NONE:
            for group in g.side().deliveries[space].bill.groups:
                if group.resources & BIT[resource]:
                    return True
    return False


def refine(g: Hamlet, tile: int) -> None:
    """Make as many tokens as he can."""
    me = g.players[RIVAL]
    card = g.box.tiles[tile]
    count = refinable(g, tile)
    me.lay_down(tile)
    supply(g, tile, INPUTS[2 * card.input + count - 1])
    is_fine = g.milestones[card.output - TIMBER] == RIVAL
    for _ in range(count):
        g.change_supply(RIVAL, card.output, -1)
        g.put_token(tile, token_of(card.output, RIVAL, is_fine))
        g.say(numbering.REFINED, RIVAL, tile, card.output, int(is_fine))


PRODUCE_ORDER: Final = [QUARRY, WOODCUTTER, FARM]  # then barns


def find_production(g: Hamlet) -> int:
    """Return the production building with the fewest tokens."""
    best, best_key = NONE, (0, 0)
    for tile in range(TILES):
        card = g.box.tiles[tile]
        empty = g.empty_slots(tile)
        if card.kind != PRODUCTION or not g.village.is_in_network(tile) or not empty:
            continue
        place = PRODUCE_ORDER.index(tile) if tile in PRODUCE_ORDER else TILES + tile
        key = (card.slots - empty, place)
        if best == NONE or key < best_key:
            best, best_key = tile, key
    return best


def produce(g: Hamlet, tile: int) -> None:
    """Fill a building, slot by slot with what is rarest then."""
    card = g.box.tiles[tile]
    g.players[RIVAL].lay_down(tile)
    counts = [0] * BASICS
    for _ in range(g.empty_slots(tile)):
        resource = rarest_basic(g, card.accepts)
        g.put_token(tile, resource)
        counts[resource] += 1
    for resource in range(BASICS):
        if counts[resource]:
            g.say(numbering.PRODUCED, RIVAL, tile, resource, counts[resource])
    g.gain_coins(RIVAL, card.gain_coins)
    g.score(RIVAL, card.gain_points)


def rarest_basic(g: Hamlet, accepts: int) -> int:
    """Return the basic resource of which the fewest lie on the board."""
    allowed = [r for r in range(BASICS) if accepts & BIT[r]]
    counts = [g.tokens.count(resource) for resource in allowed]
    return allowed[counts.index(min(counts))]
