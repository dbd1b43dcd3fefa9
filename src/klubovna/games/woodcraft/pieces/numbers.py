"""Woodcraft: dice, goods, tiles and spaces as numbers."""

from __future__ import annotations

from typing import Final, TypeAlias

NONE: Final = -1

# Bits by number; a table, because compiled shifts of 1 are only 32 bits wide.
BIT: Final[list[int]] = [2**n for n in range(64)]

# Wood. A class of dice is colour * FACES + value - 1; a wood store is 18 counts.
COLOURS: Final = 3
COLOUR_IDS: Final = ["green", "yellow", "brown"]
ALL_COLOURS: Final = 7  # as bits
FACES: Final = 6
CLASSES: Final = COLOURS * FACES
STORE_SLOTS: Final = 6  # of the public store: two of each colour
SLOT_IDS: Final = ["G1", "G2", "Y1", "Y2", "N1", "N2"]

# Goods; the score is one of them.
BERRY: Final = 0
VP: Final = 1
LANTERN: Final = 2
GLUE: Final = 3
SCRAP: Final = 4
BLADE: Final = 5
REUSE: Final = 6
GOODS: Final = 7
MATERIALS: Final = 3  # glue, scrap and saw blades, from GLUE on
ANY_MATERIAL: Final = 7  # as a price: one of the three
GOOD_IDS: Final = ["blueberry", "vp", "lantern", "glue", "scrap", "sawblade", "reuse"]

# Income tracks; a player's income is the sum of all laps.
BERRY_TRACK: Final = 0
NUT_TRACK: Final = 1
TRACKS: Final = 2
TRACK_IDS: Final = ["blueberry", "hazelnut"]

# Action tiles.
BUY_WOOD: Final = 0
TRADE_DICE: Final = 1
BUY_MATERIALS: Final = 2
CHOOSE_ORDERS: Final = 3
HIRE_HELPER: Final = 4
PRODUCE_PLANT: Final = 5
UPGRADE_WORKSHOP: Final = 6
TILES: Final = 7
TILE_IDS: Final = [
    "buy_wood",
    "trade_dice",
    "buy_materials",
    "choose_orders",
    "hire_helper",
    "produce_plant",
    "upgrade_workshop",
]

# The wheel: four sectors of seven spaces. A place on it is sector * 8 + space (1 to 7).
SECTORS: Final = 4
SPACES: Final = 7
STRIDE: Final = 8

# Tools and the attic.
TOOLS: Final = 5
TOOL_IDS: Final = ["mallet", "wrench", "handsaw", "plane", "chisel"]
ATTIC: Final = 11
ATTIC_IDS: Final = ["B1", "B2", "B3", "B4", "M1", "M2", "M3", "T1", "T2", "T3", "T4"]

# Spaces for helpers: two rows of four.
HELPER_COLUMNS: Final = 4
HELPER_SPACES: Final = 8
SPACE_IDS: Final = ["R1C1", "R1C2", "R1C3", "R1C4", "R2C1", "R2C2", "R2C3", "R2C4"]

# Chains of workshop tiles; a player owns the first so many of each.
POTS: Final = 0
SAWS: Final = 1
JOINTS: Final = 2
GLUER: Final = 3
CHAINS: Final = 4
CHAIN_IDS: Final = ["pot", "saw", "joint", "gluing"]
CHAIN_SIZES: Final = [3, 3, 3, 1]

# Cards.
EARLY_HELPERS: Final = 27
HELPERS: Final = 49
EARLY_ORDERS: Final = 32
MARKET_ORDERS: Final = 64
ORDERS: Final = 72  # the last eight are nut orders
COMMISSIONS: Final = 8
SOLO_CARDS: Final = 10
ROW: Final = 4  # cards in the row of orders, and of helpers
ORDER_ROWS: Final = 5
EXPIRED: Final = 6  # the row below the last


def die_of(colour: int, value: int) -> int:
    """Return the class of a die."""
    return colour * FACES + value - 1


def colour_of(die: int) -> int:
    """Return the colour of a class of dice."""
    return die // FACES


def value_of(die: int) -> int:
    """Return the value of a class of dice."""
    return die % FACES + 1


def die_id(die: int) -> str:
    """Return the id of a class of dice, such as "green-3"."""
    return f"{COLOUR_IDS[die // FACES]}-{die % FACES + 1}"


DIE_IDS: Final = [die_id(die) for die in range(CLASSES)]


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
