"""Marbles: the pieces as numbers. A marble is the number that is painted on it."""

from __future__ import annotations

from typing import Final

HIGHEST: Final = 12
COPIES: Final = 3  # of each number
HAND_SIZE: Final = 3
NUMBERS: Final = tuple(range(1, HIGHEST + 1))
