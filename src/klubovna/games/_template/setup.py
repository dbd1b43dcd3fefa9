"""Marbles: the table before the first round."""

from __future__ import annotations

from typing import Any

from klubovna.core.luck import Luck
from klubovna.core.state import Value
from klubovna.games._template.pieces.numbers import COPIES, NUMBERS
from klubovna.games._template.pieces.players import Player
from klubovna.games._template.rules.rounds import FillHands, Round
from klubovna.games._template.state import Marbles


def deal(players: int, luck: Luck, box: Any, settings: dict[str, Value]) -> Marbles:
    """Put all marbles into the bag; everybody will draw a hand, then the first round begins.

    The box holds nothing that the rules do not know, so there is no file of components.
    """
    bag = [number for number in NUMBERS for _ in range(COPIES)]
    seats = [Player([], []) for _ in range(players)]
    g = Marbles(luck, settings, seats, bag, ring=[], round=0)
    g.then(FillHands(), Round())
    return g
