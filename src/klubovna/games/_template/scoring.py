"""Marbles: the end of the game and the points."""

from __future__ import annotations

from typing import Final

from klubovna.games._template.state import Marbles

END_REASONS: Final = ("last_round", "empty_bag")
SCORE_PARTS: Final = ("numbers", "neighbours")

NEIGHBOURS_BONUS: Final = 5
GOALS: Final = {"modest": 40, "proud": 55}


def score(pouch: list[int]) -> dict[str, int]:
    """Score the numbers in a pouch, and five points for each two that follow each other."""
    neighbours = sum(marble + 1 in pouch for marble in pouch)
    return {"numbers": sum(pouch), "neighbours": NEIGHBOURS_BONUS * neighbours}


def is_won(g: Marbles) -> bool:
    """Tell whether anybody wins: who plays alone must reach the goal."""
    if g.seats() > 1:
        return True
    points = sum(score(g.players[0].pouch).values())
    return points >= GOALS[str(g.settings["goal"])]


def end_reason(g: Marbles) -> str:
    """Return what ended the game: the last round comes first."""
    return "last_round" if g.round >= int(g.settings["rounds"]) else "empty_bag"
