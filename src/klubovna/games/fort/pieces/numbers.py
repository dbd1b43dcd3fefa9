"""Fort: numbers with a meaning, and heaps of cards as numbers."""

from __future__ import annotations

from typing import Final, TypeAlias

NONE: Final = -1

# Heaps that change rarely are values: clones share them, a change replaces them.
Cards: TypeAlias = tuple[int, ...]

# The two panels of a card.
PUBLIC: Final = 0
PRIVATE: Final = 1

# What became of an action of the played card.
UNUSED: Final = 0
PART: Final = 1
FULL: Final = 2

# Of a player's four heaps of tokens, the stash has the first two; here the pack begins.
BACKPACK: Final = 2

# Whether this is the real game or a look ahead within a play (see lookahead.py).
REAL: Final = 0
SCOUTING: Final = 1
ENDED_WELL: Final = 2
ENDED_BADLY: Final = 3


def without(cards: Cards, card: int) -> Cards:
    """Return a heap without one card."""
    return tuple([c for c in cards if c != card])
