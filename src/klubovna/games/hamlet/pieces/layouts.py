"""Hamlet: the ways in which the buildings of the start can lie round the church."""

from __future__ import annotations

from klubovna.games.hamlet.box.contents import Box
from klubovna.games.hamlet.pieces.lattice import MIDDLE, Lattice, vertex
from klubovna.games.hamlet.pieces.numbers import BIT, CHURCH, STARTERS
from klubovna.games.hamlet.pieces.village import Village, empty_village

_LATTICES: dict[str, Lattice] = {}
_USUAL: dict[str, Village] = {}
_LAYOUTS: dict[str, list[Village]] = {}


def lattice_of(box: Box) -> Lattice:
    """Return the outlines of a box, worked out once."""
    if box.digest not in _LATTICES:
        _LATTICES[box.digest] = Lattice(box.tiles)
    return _LATTICES[box.digest]


def usual_layout(box: Box) -> Village:
    """Return the layout that is recommended for the first game."""
    if box.digest not in _USUAL:
        village = empty_village(lattice_of(box))
        for place in box.start:
            village = village.with_tile(place.tile, vertex(place.a, place.b), place.rotation)
        _USUAL[box.digest] = village
    return _USUAL[box.digest]


def all_layouts(box: Box) -> list[Village]:
    """Return every layout: each building has a road that meets a road of the church."""
    if box.digest not in _LAYOUTS:
        church = empty_village(lattice_of(box)).with_tile(CHURCH, MIDDLE, 0)
        _LAYOUTS[box.digest] = add_starters(church, CHURCH + 1)
    return _LAYOUTS[box.digest]


def add_starters(village: Village, tile: int) -> list[Village]:
    """Return the layouts with this and all later buildings of the start."""
    if tile == STARTERS:
        return [village]
    found: list[Village] = []
    for fit in village.fits(tile):
        if fit.touched & BIT[CHURCH]:
            grown = village.with_tile(tile, fit.anchor, fit.rotation)
            if grown.links[CHURCH] & BIT[tile]:
                found += add_starters(grown, tile + 1)
    return found
