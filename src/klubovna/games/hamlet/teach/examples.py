# not compiled: made once for each page
"""Hamlet: small boards for the book of rules."""

from __future__ import annotations

from typing import Final

from klubovna.core.teaching import Example

START: Final = (
    "church@0,0,0 woodcutter@-6,3,4 quarry@-4,4,5 farm@2,4,3 market@2,1,0 town_hall@3,-3,0"
)
SALES: Final = "display: sale_1a sale_1b sale_1c"


def position(tiles: str, *lines: str) -> str:
    """Return a position of two players: tiles beside those of the start, and what else differs."""
    village = f"{START} {tiles}".strip()
    return "\n".join(["game: hamlet 1", f"tiles: {village}", SALES, *lines, "next: 0"]) + "\n"


EXAMPLES: Final = (
    Example(
        "carry",
        "6.1",
        position(
            "stonemason@-2,4,0",
            "roads: 10:1",
            "milestones: - 1 - - 1",
            "tokens: woodcutter:wood,wood,- quarry:stone,-,- farm:wheat,-,- stonemason:brick.0",
            "donkeys 0: quarry",
            "row: sawmill flour_mill dairy_farm shrine",
        ),
    ),
    Example(
        "reward",
        "6.2",
        position(
            "dairy_farm@4,3,1",
            "milestones: - - - 1 -",
            "tokens: woodcutter:wood,-,- quarry:stone,-,- farm:wheat,-,- dairy_farm:milk.1.high",
            "row: sawmill stonemason flour_mill shrine",
        ),
    ),
    Example(
        "row",
        "7.4",
        position("", "row: sawmill:2 shrine:1 flour_mill forest_pond", "coins 0: 4"),
    ),
    Example(
        "path",
        "7.12",
        position(
            "shrine@0,4,0",
            "flags 0: shrine",
            "tokens: woodcutter:wood,wood,wood quarry:stone,stone,- farm:wheat,wheat,-",
            "donkeys 0: church",
            "row: sawmill stonemason flour_mill dairy_farm",
        ),
    ),
    Example(
        "segments",
        "9.2",
        position(
            "sawmill@2,7,3 small_woodland@2,-2,1",
            "milestones: 0 - - - -",
            "flags 0: small_woodland",
            "row: stonemason flour_mill dairy_farm shrine",
        ),
    ),
    Example(
        "longest",
        "9.4",
        position(
            "stonemason@-2,4,0 dairy_farm@-3,5,1",
            "roads: 10:0",
            "milestones: - 0 - 0 0",
            "row: sawmill flour_mill shrine trade_post",
        ),
    ),
)
