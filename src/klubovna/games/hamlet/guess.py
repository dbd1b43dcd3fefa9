"""Hamlet: the worlds that a seat must think possible, and where all pieces are."""

from __future__ import annotations

from klubovna.core.luck import Luck
from klubovna.games.hamlet.state import Hamlet


def guess(g: Hamlet, seat: int, luck: Luck) -> Hamlet:
    """Return a clone with its own luck: nothing is hidden from anybody."""
    g.check_seat(seat)
    made = g.clone()
    made.pauses = frozenset()
    made.luck = luck
    return made
