"""Hamlet: which plans the solo opponent takes, and what he builds where."""

from __future__ import annotations

from klubovna.games.hamlet.box.contents import PER_SEGMENT
from klubovna.games.hamlet.pieces.lattice import coordinates
from klubovna.games.hamlet.pieces.numbers import (
    BIT,
    HAND,
    LANDMARK,
    NONE,
    PLANNER,
    REFINERY,
    TILES,
    TIMBER,
    without,
)
from klubovna.games.hamlet.pieces.village import Fit
from klubovna.games.hamlet.rules.pay import ROAD_BILL, bill_of
from klubovna.games.hamlet.rules.rival import FAR, RIVAL, can_supply, supply
from klubovna.games.hamlet.scoring import (
    find_longest,
    longest_road,
    tiles_to_church,
    touching_segments,
)
from klubovna.games.hamlet.state import Hamlet
from klubovna.games.hamlet.text import numbering

# Plans.


def is_free_refinery(g: Hamlet, tile: int) -> bool:
    """Tell whether a tile is a refinery whose milestone nobody has."""
    card = g.box.tiles[tile]
    return card.kind == REFINERY and g.milestones[card.output - TIMBER] == NONE


def find_plan(g: Hamlet) -> int:
    """Return the place of a plan: a free refinery, then most coins on it, then a landmark."""
    if len(g.players[RIVAL].plans) >= HAND or not g.row:
        return NONE
    keys = [
        (
            int(not is_free_refinery(g, g.row[place])),
            -g.row_coins[place],
            int(g.box.tiles[g.row[place]].kind != LANDMARK),
        )
        for place in range(len(g.row))
    ]
    return keys.index(min(keys))


def take_plan(g: Hamlet, place: int) -> None:
    """Take a plan off the row for nothing; its coins are a point."""
    tile = g.row[place]
    coins = g.take_from_row(RIVAL, place)
    g.say(numbering.TOOK_PLAN, RIVAL, tile, 0, 0)
    g.gain_coins(RIVAL, coins)
    g.fill_row()


# Buildings.


def find_building(g: Hamlet) -> int:
    """Return the best of his plans that he can build."""
    me = g.players[RIVAL]
    best, best_class = NONE, 0
    for tile in me.plans:  # the oldest first
        if not can_supply(g, g.box.tiles[tile].bill) or not g.village.has_fit(tile):
            continue
        rank = build_class(g, tile)
        if best == NONE or rank < best_class:
            best, best_class = tile, rank
    return best


def build_class(g: Hamlet, tile: int) -> int:
    """Return the class of a plan: free refineries, other ones, landmarks, barns."""
    if is_free_refinery(g, tile):
        return 0
    kind = g.box.tiles[tile].kind
    return 1 if kind == REFINERY else 2 if kind == LANDMARK else 3


def find_fit(g: Hamlet, tile: int) -> Fit:
    """Return where a tile lies best."""
    ways = [tiles_to_church(g.village, other) or FAR for other in range(TILES)]
    fits = g.village.fits(tile)
    keys = [fit_key(g, tile, fit, ways) for fit in fits]
    return fits[keys.index(min(keys))]


def fit_key(
    g: Hamlet, tile: int, fit: Fit, ways: list[int]
) -> tuple[int, int, int, int, int, int, int, int]:
    """Return what decides where a tile is laid, by the ways of others to the church: less wins."""
    new = g.village.contacts_of(tile, fit.anchor, fit.rotation)
    linked = [contact.one for contact in new if contact.is_printed_road()]
    is_linked = any([g.village.is_in_network(other) for other in linked])
    way = min([ways[other] + 1 for other in linked] + [FAR])
    scoring = g.box.tiles[tile].scoring
    points = 0
    if scoring.op == PER_SEGMENT:
        points = scoring.points * touching_segments(new, tile, scoring.terrains)
    cliffs = len([contact for contact in new if not contact.is_same()])
    a, b = coordinates(fit.anchor)
    return int(not is_linked), -points, -len(new), cliffs, way, a, b, fit.rotation


def build(g: Hamlet, tile: int) -> None:
    """Build a plan where it lies best; he stands on the first tile that it touches."""
    me = g.players[RIVAL]
    card = g.box.tiles[tile]
    fit = find_fit(g, tile)
    stand = 0
    while not fit.touched & BIT[stand]:
        stand += 1
    me.lay_down(stand)
    supply(g, stand, card.bill)
    me.plans = without(me.plans, tile)
    g.village = g.village.with_tile(tile, fit.anchor, fit.rotation)
    g.say(numbering.BUILT, RIVAL, tile, card.points)
    g.score(RIVAL, card.points)
    if card.kind == LANDMARK:
        me.flags = [*me.flags, tile]
    if card.kind == REFINERY:
        g.claim(RIVAL, card.output - TIMBER)
        g.open_stack(card.output)


# Roads.


def find_road(g: Hamlet) -> int:
    """Return the contact where a road joins most to the network, or lengthens his longest."""
    if not g.players[RIVAL].roads:
        return NONE
    before = len(longest_road(g, RIVAL))
    best = NONE
    best_key: tuple[int, int, int, int, str, str, int] = (0, 0, 0, 0, "", "", 0)
    for n in range(len(g.village.contacts)):
        kind = g.village.contacts[n].road_kind()
        if (
            kind == NONE
            or not is_open_site(g, n)
            or not can_supply(g, bill_of(g, ROAD_BILL + kind))
        ):
            continue
        key = road_key(g, n, before)
        is_useless = key[:3] == (1, 1, 1) and key[3] == 0
        if not is_useless and (best == NONE or key < best_key):
            best, best_key = n, key
    return best


def is_open_site(g: Hamlet, n: int) -> bool:
    """Tell whether a contact joins the network to a tile to which it is not linked."""
    village, contact = g.village, g.village.contacts[n]
    ends = BIT[contact.one] | BIT[contact.other]
    return bool(ends & village.network) and not village.links[contact.one] & BIT[contact.other]


def road_key(g: Hamlet, n: int, before: int) -> tuple[int, int, int, int, str, str, int]:
    """Return what decides where a road is built; smaller is better."""
    village, contact = g.village, g.village.contacts[n]
    outside = NONE
    for tile in (contact.one, contact.other):
        if not village.is_in_network(tile):
            outside = tile
    longer = len(find_longest(village.with_road(n, RIVAL), RIVAL)) - before
    pair = sorted([g.box.tiles[contact.one].id, g.box.tiles[contact.other].id])
    return (
        int(outside == NONE or outside not in g.players[RIVAL].flags),
        int(outside == NONE or g.box.tiles[outside].kind != REFINERY),
        int(outside == NONE),
        -longer,
        pair[0],
        pair[1],
        contact.road_kind(),
    )


def build_road(g: Hamlet, n: int) -> None:
    """Build a road from the end that is in the network."""
    me = g.players[RIVAL]
    contact = g.village.contacts[n]
    stand = contact.one if g.village.is_in_network(contact.one) else contact.other
    me.lay_down(stand)
    supply(g, stand, bill_of(g, ROAD_BILL + contact.road_kind()))
    me.roads -= 1
    g.village = g.village.with_road(n, RIVAL)
    g.say(numbering.BUILT_ROAD, RIVAL, contact.road_kind(), contact.one, contact.other)
    g.claim(RIVAL, PLANNER)
