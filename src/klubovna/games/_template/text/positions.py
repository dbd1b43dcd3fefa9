# not compiled: looks once at a position that was written by hand
"""Marbles: which positions can be."""

from __future__ import annotations

from typing import Final

from klubovna.core.positions import Positions, Shape
from klubovna.games._template.pieces.numbers import NUMBERS
from klubovna.games._template.state import Marbles


def census(g: Marbles) -> dict[str, int]:
    """Count the marbles of each number, wherever they lie."""
    everywhere = g.everywhere()
    return {f"marble {n}": everywhere.count(n) for n in NUMBERS}


POSITIONS: Final = Positions(
    is_whole=True,
    shapes=(
        Shape(
            "a round is shot, its winner takes, then it ends or the game does",
            lambda g: True,
            "(FillHands? Round | Shoot EndRound | TakeMarble? Confirm? EndRound)?",
        ),
    ),
)
