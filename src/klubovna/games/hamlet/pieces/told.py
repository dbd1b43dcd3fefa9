"""Hamlet: tokens, tiles, edges and ways as parts of a view."""

from __future__ import annotations

from klubovna.core.state import Json
from klubovna.games.hamlet.pieces.lattice import coordinates
from klubovna.games.hamlet.pieces.numbers import (
    BIT,
    NONE,
    RESOURCE_IDS,
    RESOURCES,
    ROAD_IDS,
    TILES,
    is_high,
    maker_of,
    resource_of,
)
from klubovna.games.hamlet.pieces.village import Contact
from klubovna.games.hamlet.state import Hamlet


def or_none(number: int) -> int | None:
    """Return a player, None for nobody."""
    return None if number == NONE else number


def ids(g: Hamlet, tiles: int) -> list[str]:
    """Return the ids of tiles that are given as bits."""
    return [g.box.tiles[tile].id for tile in range(TILES) if tiles & BIT[tile]]


def token_json(token: int) -> Json | None:
    """Return a token."""
    if token == NONE:
        return None
    resource = RESOURCE_IDS[resource_of(token)]
    return {"resource": resource, "maker": or_none(maker_of(token)), "high": is_high(token)}


def contact_json(g: Hamlet, n: int) -> Json:
    """Return a contact of two tiles on which a road is or could be."""
    contact: Contact = g.village.contacts[n]
    kind = contact.road_kind()
    return {
        "contact": n,
        "one": g.box.tiles[contact.one].id,
        "other": g.box.tiles[contact.other].id,
        "kind": ROAD_IDS[kind] if kind != NONE else None,
        "edge": edge_json(contact.edge),
    }


def edge_json(edge: int) -> Json:
    """Return where two tiles touch."""
    return {"vertex": list(coordinates(edge // 3)), "direction": edge % 3}


def resources(mask: int) -> list[str]:
    """Return resources that are given as bits."""
    return [RESOURCE_IDS[r] for r in range(RESOURCES) if mask & BIT[r]]


def path_ids(g: Hamlet, path: list[int]) -> list[str] | None:
    """Return the tiles of a way."""
    return [g.box.tiles[tile].id for tile in path] if path else None
