"""Hamlet: resources, tiles, tokens and terrain as numbers."""

from __future__ import annotations

from typing import Final, TypeAlias

NONE: Final = -1

IDLE_ROUNDS: Final = 3  # in a row end the game

# Bits by number; a table, because compiled shifts of 1 are only 32 bits wide.
BIT: Final[list[int]] = [2**n for n in range(62)]

# Resources: three basic ones and four that are made of them.
WOOD: Final = 0
STONE: Final = 1
WHEAT: Final = 2
TIMBER: Final = 3
BRICK: Final = 4
FLOUR: Final = 5
MILK: Final = 6
BASICS: Final = 3
REFINED: Final = 4  # kinds, from TIMBER on
RESOURCES: Final = 7
ALL_BASICS: Final = 7  # as bits
RESOURCE_IDS: Final = ["wood", "stone", "wheat", "timber", "brick", "flour", "milk"]

# A token on a tile: resource + 8 * (maker + 1) + 64 if of high quality; basic ones have no maker.
MAKER: Final = 8
HIGH: Final = 64

# Terrain of segments.
ROAD: Final = 0
FOREST: Final = 1
MOUNTAIN: Final = 2
TERRAINS: Final = 3
TERRAIN_IDS: Final = ["road", "forest", "mountain"]

# Tiles, in the order of the component file; the first six are those of the start.
CHURCH: Final = 0
WOODCUTTER: Final = 1
QUARRY: Final = 2
FARM: Final = 3
MARKET: Final = 4
TOWN_HALL: Final = 5
STARTERS: Final = 6
TILES: Final = 32

# Where a tile comes from: the start, the bag, or the stack of a refined resource.
SETUP: Final = 0
BAG: Final = 1
STACK: Final = 2  # + resource - TIMBER
GROUP_IDS: Final = ["setup", "bag", "timber", "brick", "flour", "milk"]

# What a tile is.
SPECIAL: Final = 0
PRODUCTION: Final = 1
REFINERY: Final = 2
LANDMARK: Final = 3
KIND_IDS: Final = ["special", "production", "refinery", "landmark"]

# Roads that players build.
BRIDGE: Final = 0
PATH: Final = 1
ROAD_IDS: Final = ["bridge", "path"]

# Milestones: the first refinery of each refined resource, and the first road.
PLANNER: Final = 4
MILESTONES: Final = 5
MILESTONE_IDS: Final = ["carpenter", "mason", "miller", "herder", "planner"]

# Awards of the end.
CHAPLAIN: Final = 0
SACRISTAN: Final = 1
MERCHANT: Final = 2
LANDSCAPER: Final = 3
AWARDS: Final = 4
AWARD_IDS: Final = ["chaplain", "sacristan", "merchant", "landscaper"]

PLAYERS: Final = 4
ROADS: Final = 5  # of each player
VILLAGERS: Final = 4
DONKEYS: Final = 6
TOKENS: Final = 2  # of each refined resource, of each player
ROW: Final = 4  # plans on offer
HAND: Final = 3  # plans of a player
DISPLAY: Final = 3  # sales on offer
CHURCH_PARTS: Final = 6
LEVELS: Final = 3


def token_of(resource: int, maker: int, is_high: bool) -> int:
    """Return the token of a refined resource; basic ones are just their resource."""
    return resource + MAKER * (maker + 1) + (HIGH if is_high else 0)


def resource_of(token: int) -> int:
    """Return what a token is."""
    return token % MAKER


def maker_of(token: int) -> int:
    """Return who made a token, NONE for basic ones."""
    return token % HIGH // MAKER - 1


def is_high(token: int) -> bool:
    """Tell whether a token is of high quality."""
    return token >= HIGH


# Pieces that change rarely: clones share them, so a change puts a new list in their place.

Shared: TypeAlias = list[int]


def without(pieces: Shared, piece: int) -> Shared:
    """Return pieces without the first of those that are equal to `piece`."""
    left = pieces.copy()
    left.remove(piece)
    return left


def without_at(pieces: Shared, at: int) -> Shared:
    """Return pieces without the one at a place."""
    left = pieces.copy()
    del left[at]
    return left


def exchanged(pieces: Shared, at: int, piece: int) -> Shared:
    """Return pieces with another one at a place."""
    made = pieces.copy()
    made[at] = piece
    return made


def in_order(pieces: Shared, piece: int) -> Shared:
    """Return pieces that lie in rising order, with one more among them."""
    at = len(pieces)
    while at > 0 and pieces[at - 1] > piece:
        at -= 1
    made = pieces.copy()
    made.insert(at, piece)
    return made
