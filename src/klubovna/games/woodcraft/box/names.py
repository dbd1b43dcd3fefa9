# not compiled: runs once per load
"""Names pieces of Woodcraft that are known by the names of others: dice, links, parts of a die."""

from __future__ import annotations

from klubovna.components import Names
from klubovna.games.woodcraft.pieces.numbers import (
    ATTIC_IDS,
    CHAIN_IDS,
    COLOUR_IDS,
    DIE_IDS,
    SAWS,
    colour_of,
    value_of,
)
from klubovna.games.woodcraft.rules.wood import PARTITIONS


def name_pieces(names: Names) -> None:
    """Name all dice, all pairs of places in the attic, and all ways to cut a die."""
    for known in names.values():
        for die, id in enumerate(DIE_IDS):
            known[f"die/{id}"] = f"{known[f'colour/{COLOUR_IDS[colour_of(die)]}']} {value_of(die)}"
        for at, one in enumerate(ATTIC_IDS):
            for other in ATTIC_IDS[at + 1 :]:
                both = f"{known[f'attic/{one}']} – {known[f'attic/{other}']}"
                known[f"link/{one}-{other}"] = both
        for ways in PARTITIONS:
            for parts in ways:
                words = [str(part) for part in parts]
                known[f"parts/{'+'.join(words)}"] = " + ".join(words)
        # Sawing tiles are all alike.
        known[f"workshop/{CHAIN_IDS[SAWS]}"] = known[f"upgrade/{CHAIN_IDS[SAWS]}"]
