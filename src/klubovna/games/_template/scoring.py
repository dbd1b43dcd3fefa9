"""Marbles: the end of the game and the points."""

from __future__ import annotations

from typing import Final

from klubovna.games._template.state import Marbles

END_REASONS: Final = ("last_round", "empty_bag")
PARTS: Final = ("numbers", "neighbours")

NEIGHBOURS_BONUS: Final = 5
GOALS: Final = {"modest": 40, "proud": 55}


def sheet(g: Marbles, seat: int) -> dict[str, int]:
    """Score the numbers in a pouch, and five points for each two that follow each other."""
    pouch = g.players[seat].pouch
    neighbours = sum(marble + 1 in pouch for marble in pouch)
    return {"numbers": sum(pouch), "neighbours": NEIGHBOURS_BONUS * neighbours}


def winners(g: Marbles) -> list[int]:
    """Return who has the most points; who plays alone must reach the goal."""
    scores = [sum(sheet(g, seat).values()) for seat in range(g.seats())]
    least = GOALS[str(g.settings["goal"])] if g.seats() == 1 else 0
    return [seat for seat, score in enumerate(scores) if score == max(scores) >= least]


def end_reason(g: Marbles) -> str:
    """Return what ended the game: the last round comes first."""
    return "last_round" if g.round >= int(g.settings["rounds"]) else "empty_bag"
