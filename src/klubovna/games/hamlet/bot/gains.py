"""Hamlet: what single acts seem to bring, in points: work, trade, hiring, tiles and roads."""

from __future__ import annotations

from typing import Final

from klubovna.games.hamlet.bot.outlook import (
    COIN,
    DELIVERY,
    SALE,
    TOKEN,
    landmark_hope,
    plan_hope,
    prospects,
)
from klubovna.games.hamlet.bot.worth import CARRIER, VILLAGERS, WORK, rounds_left
from klubovna.games.hamlet.box.contents import PER_PATH_TILE, PER_SEGMENT, Bill
from klubovna.games.hamlet.pieces.lattice import EDGES
from klubovna.games.hamlet.pieces.numbers import (
    ALL_BASICS,
    BIT,
    MARKET,
    NONE,
    PLANNER,
    PRODUCTION,
    REFINERY,
    ROAD,
    ROW,
    TILES,
    TIMBER,
    TOWN_HALL,
    is_high,
    maker_of,
    resource_of,
)
from klubovna.games.hamlet.pieces.village import Fit
from klubovna.games.hamlet.rules.rival import FAR
from klubovna.games.hamlet.rules.town import can_hire_villager, plans_to_take, villager_price
from klubovna.games.hamlet.rules.trade import BEG, ChurchWork, Sell
from klubovna.games.hamlet.rules.work import Refine
from klubovna.games.hamlet.state import Hamlet

BASIC_GOOD: Final = 0.3
REFINED_GOOD: Final = 1.0
LITTLE: Final = 0.2

# What a place is worth.
OPEN_ROAD: Final = 0.3  # a printed road that leads nowhere yet
ROAD_PLACE: Final = 0.25  # a link, or a place where a road may be built
LINKED: Final = 3.0  # a tile that is of no use without roads
NEARER: Final = 0.7  # to the church by a tile, if goods come from there
JOINED: Final = 1.0  # a tile to which no road led before


# Work and trade.


def activation_gain(g: Hamlet, player: int, tile: int) -> float:
    """Return what a villager's work in a building seems to bring."""
    card = g.box.tiles[tile]
    if card.kind == PRODUCTION:
        lying = g.empty_slots(tile)
        return COIN * card.gain_coins + card.gain_points + BASIC_GOOD * lying
    if card.kind == REFINERY:
        is_fine = g.milestones[card.output - TIMBER] == player
        each = TOKEN * (2 if is_fine else 1) - BASIC_GOOD
        return each * (Refine(player, tile).options(g)[-1] + 1)
    gains = [0.0]
    if tile == TOWN_HALL:
        gains = [take_gain(g, player, place) for place in plans_to_take(g, player)]
        return max([*gains, LITTLE]) + hire_gain(g, player)
    if tile == MARKET:
        gains += [sale_gain(g, player, sale) for sale in Sell(player).options(g)]
    else:
        gains += [delivery_gain(g, player, space) for space in ChurchWork(player).options(g)]
    return max(gains)


def sale_gain(g: Hamlet, player: int, sale: int) -> float:
    """Return what a sale seems to bring."""
    card = g.box.sales[sale]
    return card.points + COIN * card.coins + SALE - cost(g, player, card.bill)


def delivery_gain(g: Hamlet, player: int, space: int) -> float:
    """Return what a delivery seems to bring, or begging."""
    if space == BEG:
        return COIN * g.box.prices.begging
    card = g.side().deliveries[space]
    return card.points + DELIVERY - cost(g, player, card.bill)


def build_gain(g: Hamlet, player: int, plan: int) -> float:
    """Return what a building seems to bring."""
    return plan_hope(g, player, plan) - cost(g, player, g.box.tiles[plan].bill)


def cost(g: Hamlet, player: int, bill: Bill) -> float:
    """Return what a bill costs, less what own tokens bring."""
    total = COIN * bill.coins
    for group in bill.groups:
        is_basic = bool(group.resources & ALL_BASICS)
        total += group.amount * (BASIC_GOOD if is_basic else REFINED_GOOD)
        if not is_basic:
            own = 0.0
            for token in g.tokens:
                if token == NONE or maker_of(token) != player:
                    continue
                if group.resources & BIT[resource_of(token)]:
                    own += TOKEN * (2 if is_high(token) else 1)
            total -= min(own, 2.0 * group.amount)
    return total


# Town hall.


def take_gain(g: Hamlet, player: int, place: int) -> float:
    """Return what a plan of the row seems to bring; nothing without one."""
    if place == ROW:
        return 0.0
    plan = g.row[place]
    gain = max(0.0, build_gain(g, player, plan)) * min(1.0, rounds_left(g) / 5.0)
    return 0.5 * gain + COIN * (g.row_coins[place] - place)


def hire_gain(g: Hamlet, player: int) -> float:
    """Return what another villager seems to bring, 0.0 if there is none."""
    if not can_hire_villager(g, player):
        return 0.0
    count = g.players[player].villagers()
    more = WORK * (VILLAGERS[count + 1] - VILLAGERS[count]) * (rounds_left(g) - 1.0)
    return max(0.0, more - COIN * villager_price(g, player))


def donkey_gain(g: Hamlet, player: int) -> float:
    """Return what another donkey seems to bring where it helps most."""
    donkeys = g.players[player].donkey_tiles()
    network = g.village.network
    values = [prospects(g, player, donkeys | BIT[t]) for t in range(TILES) if network & BIT[t]]
    gain = max(values) - prospects(g, player, donkeys)
    return gain + CARRIER * rounds_left(g) - COIN * g.box.prices.donkey


# Tiles and roads.


def fit_gain(g: Hamlet, plan: int, fit: Fit, ways: list[int]) -> float:
    """Return how well a tile lies: linked, beside its own kind, with sites for roads."""
    card = g.box.tiles[plan]
    village = g.village
    made = village.lattice.outline(plan, fit.rotation)
    links = 0
    gain = 0.0
    for n in range(len(card.segments)):
        lying = village.edges[(3 * fit.anchor + made.edges[n]) % EDGES]
        terrain = card.segments[n]
        if not lying:
            gain += OPEN_ROAD if terrain == ROAD else 0.0
            continue
        other = (lying - 1) // 4
        is_same = (lying - 1) % 4 == terrain
        if card.scoring.op == PER_SEGMENT and is_same and card.scoring.terrains & BIT[terrain]:
            gain += card.scoring.points
        if terrain == ROAD:
            links |= BIT[other]
        elif is_same and village.network & BIT[other]:
            gain += ROAD_PLACE
    return gain + linked_gain(g, plan, links & village.network, ways)


def linked_gain(g: Hamlet, plan: int, links: int, ways: list[int]) -> float:
    """Return what a tile gains by its links: refineries want to be near, outposts to be far."""
    card = g.box.tiles[plan]
    if not links:
        return 0.0
    gain = LINKED if card.scoring.needs_network or card.slots else LINKED / 2
    way = FAR
    for tile in range(TILES):
        if links & BIT[tile]:
            gain += ROAD_PLACE
            way = min(way, ways[tile])
    if card.slots:
        gain -= NEARER * way
    if card.scoring.op == PER_PATH_TILE:
        gain += card.scoring.points * way
    return gain


def road_gain(g: Hamlet, player: int, n: int) -> float:
    """Return what a road seems to bring, apart from the longest."""
    village, contact = g.village, g.village.contacts[n]
    gain = float(g.box.prices.road_points)
    if g.milestones[PLANNER] in (NONE, player):
        gain += g.box.prices.planner_points
    for tile in (contact.one, contact.other):
        if village.network & BIT[tile]:
            continue
        card = g.box.tiles[tile]
        gain += JOINED + (LINKED if card.slots else 0.0)
        if card.scoring.needs_network and tile in g.players[player].flags:
            gain += landmark_hope(g, player, tile)
    return gain
