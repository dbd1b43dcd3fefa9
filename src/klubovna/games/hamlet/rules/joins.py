# not compiled: said to people, now and then
"""Hamlet: whether a road leads to a tile, whether one can be built there, or only cliffs meet."""

from __future__ import annotations

from typing import Final

from klubovna.games.hamlet.pieces.numbers import BIT, BRIDGE, LANDMARK, NONE, PATH
from klubovna.games.hamlet.pieces.village import Fit, Village
from klubovna.games.hamlet.rules.build import fits_of
from klubovna.games.hamlet.state import Hamlet

CUT_OFF: Final = 0  # forest meets mountains: neither a bridge nor a path
BY_BRIDGE: Final = 1 + BRIDGE
BY_PATH: Final = 1 + PATH
BY_ROAD: Final = 3  # printed roads meet


def needs_road(g: Hamlet, tile: int) -> bool:
    """Tell whether a tile is good for nothing until a road leads there."""
    card = g.box.tiles[tile]
    return card.kind != LANDMARK or card.scoring.needs_network


def join_of(village: Village, tile: int, fit: Fit) -> int:
    """Return how a tile would be joined to the network: at once, later by a road, or not at all."""
    best = CUT_OFF
    for contact in village.contacts_of(tile, fit.anchor, fit.rotation):
        kind = contact.road_kind()
        if not village.is_in_network(contact.one):
            if contact.is_same():
                best = max(best, way_in(village, contact.one)[0])
        elif contact.is_printed_road():
            return BY_ROAD
        elif kind != NONE:
            best = max(best, 1 + kind)
    return best


def grade(join: int) -> int:
    """Return how good it is: a road, a road to be built, or nothing."""
    return min(join, 1) + int(join == BY_ROAD)


def joins_by_site(g: Hamlet, seat: int, tile: int) -> dict[int, int]:
    """Return the best join at each site where a plan can be laid."""
    found: dict[int, int] = {}
    for fit in fits_of(g, seat, tile):
        found[fit.site] = max(found.get(fit.site, CUT_OFF), join_of(g.village, tile, fit))
    return found


def can_be_joined(g: Hamlet, seat: int, plan: int) -> bool:
    """Tell whether a plan that can be built now needs no road, or can have one."""
    village = g.village
    return not needs_road(g, plan) or any(
        join_of(village, plan, fit) for fit in fits_of(g, seat, plan)
    )


def way_in(village: Village, tile: int) -> tuple[int, int]:
    """Return by which road a tile that is cut off can be joined, and from which tile; or NONE."""
    island = island_of(village, tile)
    found = [
        (inside != tile, 1 + contact.road_kind(), outside)
        for contact in village.contacts
        for inside, outside in ((contact.one, contact.other), (contact.other, contact.one))
        if contact.road_kind() != NONE and island & BIT[inside] and village.is_in_network(outside)
    ]
    if not found:
        return CUT_OFF, NONE
    _, join, other = min(found)
    return join, other


def island_of(village: Village, tile: int) -> int:
    """Return all tiles to which roads lead from a tile, as bits."""
    island, new = BIT[tile], [tile]
    for one in new:  # grows while we look
        for other in village.order:
            if village.links[one] & BIT[other] & ~island:
                island |= BIT[other]
                new.append(other)
    return island
