# not compiled: made for people, now and then
"""Shelfie Stacker: small boards for the book of rules."""

from __future__ import annotations

from typing import Final

from klubovna.core.teaching import Example

EXAMPLES: Final = (
    Example(
        "order",
        "2.5",
        """
        game: shelfie_stacker 1
        players: 3
        round: 2
        turn: 1
        order: 1 2 0
        deliveries: p1 g2 b6 | o1 o4 p5 | g3 g4 o2 | b2 b3 p1
        takers: - - - -
        ready 0: bargain_hunter
        current 0: bargain_hunter
        ready 1: cat
        current 1: cat
        ready 2: cat
        current 2: cat
        """,
    ),
    Example(
        "placing",
        "5.3",
        """
        game: shelfie_stacker 1
        round: 3
        """,
    ),
)
