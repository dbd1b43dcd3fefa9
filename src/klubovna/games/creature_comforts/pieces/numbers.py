"""Creature Comforts: resources, places and dice as numbers."""

from __future__ import annotations

from typing import Final, TypeAlias

NONE: Final = -1

# Resources; the first six are goods.
WOOD: Final = 0
STONE: Final = 1
FRUIT: Final = 2
MUSHROOM: Final = 3
YARN: Final = 4
GRAIN: Final = 5
COIN: Final = 6
STORY: Final = 7
LESSON: Final = 8
GOODS: Final = 6
RESOURCES: Final = 9
RESOURCE_IDS: Final = [
    "wood",
    "stone",
    "fruit",
    "mushroom",
    "yarn",
    "grain",
    "coin",
    "story",
    "lesson",
]

# Places of the board.
FOREST_1: Final = 0
FOREST_2: Final = 1
MEADOW_1: Final = 2
MEADOW_2: Final = 3
RIVER_A: Final = 4
RIVER_B: Final = 5
RIVER_C: Final = 6
OWL_PICK: Final = 7
OWL_DRAW: Final = 8
WORKSHOP: Final = 9
INN: Final = 10
MARKET: Final = 11
BOARD_PLACES: Final = 12
PLACE_IDS: Final = [
    "forest_1",
    "forest_2",
    "meadow_1",
    "meadow_2",
    "river_a",
    "river_b",
    "river_c",
    "owl_pick",
    "owl_draw",
    "workshop",
    "inn",
    "market",
]

# Places beyond the Valley: 12 + 2 * kind + copy.
BEYOND_KINDS: Final = 4
BEYOND_COPIES: Final = 2
BEYOND_PLACES: Final = 8
PLACES: Final = 20
BEYOND_IDS: Final = ["guest_cottage", "orchard", "wildwood", "field"]

# Types of comforts.
TYPES: Final = 4
TYPE_IDS: Final = ["clothing", "food", "lighting", "outdoor"]

# The valley and its seasons.
FOREST: Final = 0
MEADOW: Final = 1
DECK_IDS: Final = ["forest", "meadow"]
SPRING: Final = 0
SUMMER: Final = 1
AUTUMN: Final = 2
SEASONS: Final = 3
SEASON_IDS: Final = ["spring", "summer", "autumn"]

# Zones of the river wheel.
ZONE_A: Final = 0
ZONE_B: Final = 1
ZONE_C: Final = 2
ZONE_IDS: Final = ["a", "b", "c"]

# Dice of a turn: four of the village, then two of the family.
FACES: Final = 6
VILLAGE_DICE: Final = 4
FAMILY_DICE: Final = 2
DICE: Final = 6
ALL_DICE: Final = 63  # as a set
VILLAGE_SET: Final = 15

FAMILIES: Final = 5
FAMILY_IDS: Final = ["rabbit", "porcupine", "raccoon", "fox", "squirrel"]

COMFORTS: Final = 24
IMPROVEMENTS: Final = 17
TRAVELLERS: Final = 15
VALLEY_CARDS: Final = 16
CARDS_PER_DECK: Final = 8

WORKERS: Final = 4
COTTAGES: Final = 4
NEST: Final = 4
RUNGS: Final = 6
MOST_PLAYERS: Final = 5
MOST_MONTHS: Final = 8

# Lengths of a game.
STANDARD: Final = 0
SHORT: Final = 1
LENGTH_IDS: Final = ["standard", "short"]

BIT: Final = [2**n for n in range(32)]


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
