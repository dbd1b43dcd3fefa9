"""Hamlet: where a bot lays tiles and roads, and what it pays with."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from klubovna.games.hamlet.bot.worth import landmark_hope
from klubovna.games.hamlet.box.contents import PER_PATH_TILE, PER_SEGMENT
from klubovna.games.hamlet.pieces.lattice import EDGES
from klubovna.games.hamlet.pieces.numbers import (
    BASICS,
    BIT,
    CHURCH,
    NONE,
    PLANNER,
    ROAD,
    TILES,
    maker_of,
    resource_of,
)
from klubovna.games.hamlet.pieces.village import Fit
from klubovna.games.hamlet.rules.build import fits_of
from klubovna.games.hamlet.rules.pay import BUY, Pay, StandAt, bill_of
from klubovna.games.hamlet.rules.rival import FAR, distances
from klubovna.games.hamlet.rules.work import BarnFill
from klubovna.games.hamlet.scoring import longest_road
from klubovna.games.hamlet.state import Hamlet

# What a place is worth, in points.
OPEN_ROAD: Final = 0.3  # a printed road that leads nowhere yet
ROAD_PLACE: Final = 0.25  # a link, or a place where a road may be built
LINKED: Final = 3.0  # a tile that is of no use without roads
NEARER: Final = 0.7  # to the church by a tile, if goods come from there
JOINED: Final = 1.0  # a tile to which no road led before

LIKELY_SITES: Final = 8  # of which the longest road is worked out
WORST_TOKEN: Final = 4


class Ranked:
    """A way to go on, with what it seems to gain."""

    def __init__(self, gain: float, picks: list[int]) -> None:
        self.gain: Final = gain
        self.picks: Final = picks


def loss(way: Ranked) -> float:
    """Return what sorts the best ways first."""
    return -way.gain


def best(ways: list[Ranked], most: i64) -> list[list[int]]:
    """Return the best ways, the very best first."""
    ways.sort(key=loss)
    return [way.picks for way in ways[:most]]


# Building.


def sites(g: Hamlet, player: int, plan: int) -> list[Ranked]:
    """Return all ways to lay a plan, as picks of a site and, if there are several there, a fit."""
    fits = fits_of(g, player, plan)
    ways = distances(g, CHURCH)
    at_site: dict[int, int] = {}
    for fit in fits:
        at_site[fit.site] = at_site.get(fit.site, 0) + 1
    number: dict[int, int] = {}
    found: list[Ranked] = []
    for fit in fits:
        n = number.get(fit.site, 0)
        number[fit.site] = n + 1
        picks = [fit.site, n] if at_site[fit.site] > 1 else [fit.site]
        found.append(Ranked(fit_gain(g, plan, fit, ways), picks))
    return found


def fits_at(g: Hamlet, plan: int, fits: list[Fit]) -> list[Ranked]:
    """Return some ways to lay a plan, as picks of their numbers."""
    ways = distances(g, CHURCH)
    return [Ranked(fit_gain(g, plan, fits[n], ways), [n]) for n in range(len(fits))]


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


# Roads.


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


def roads(g: Hamlet, player: int, places: list[int], most: i64) -> list[Ranked]:
    """Return the likely places for a road with what it brings; trials forget the longest road."""
    ways = [Ranked(road_gain(g, player, n), [n]) for n in places]
    if most == 1:
        return ways
    ways.sort(key=loss)
    tried = g.clone()
    before = len(longest_road(tried, player))
    tried.players[player].roads -= 1
    found: list[Ranked] = []
    for way in ways[:LIKELY_SITES]:
        tried.village = g.village.with_road(way.picks[0], player)
        longer = len(longest_road(tried, player)) - before
        found.append(Ranked(way.gain + g.box.prices.longest_points * longer, way.picks))
    return found


# Paying.


def token_to_pay(g: Hamlet, top: Pay) -> int:
    """Return what to pay with: own fine tokens, own ones, basic ones, those of others, coins."""
    best, least = BUY, WORST_TOKEN
    for slot in g.legal:
        if slot == BUY:
            continue
        token = g.tokens[slot]
        value = g.token_value(top.player, token)
        rank = 2 - value if value else 2 + int(maker_of(token) != NONE)
        if rank < least:
            best, least = slot, rank
    return best


def stand_to_pay(g: Hamlet, top: StandAt) -> int:
    """Return where most of what is wanted comes, own tokens above all."""
    donkeys = g.players[top.player].donkey_tiles()
    wanted = 0
    for group in bill_of(g, top.bill).groups:
        wanted |= group.resources
    found, most = g.legal[0], -1
    for stand in g.legal:
        reach = g.village.reach(stand, donkeys)
        value = 0
        for tile in range(TILES):
            card = g.box.tiles[tile]
            for slot in range(card.first_slot, card.first_slot + card.slots):
                token = g.tokens[slot]
                if reach & BIT[tile] and token != NONE and wanted & BIT[resource_of(token)]:
                    value += 1 + 3 * g.token_value(top.player, token)
        if value > most:
            found, most = stand, value
    return found


def resource_to_fill(g: Hamlet, top: BarnFill) -> int:
    """Return the resource for the next slot of a barn, if the rarest ones shall fill them all."""
    counts = [g.tokens.count(resource) for resource in range(BASICS)]
    wanted: list[int] = []
    for _ in range(top.left):
        rarest = min([counts[resource] for resource in g.legal])
        resource = min([r for r in g.legal if counts[r] == rarest])
        counts[resource] += 1
        wanted.append(resource)
    return min(wanted)
