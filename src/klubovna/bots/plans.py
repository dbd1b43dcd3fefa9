"""Plans: where single picks say little, a game may tell bots which picks in a row to try."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol, runtime_checkable

from klubovna.core.game import Game

Plans = Callable[[Any, int, int], list[list[int]]]

SOME = 5  # plans to compare


@runtime_checkable
class Planner(Protocol):
    """A game with plans. They follow from what the seat may know, and from nothing else."""

    def plans(self, state: Any, seat: int, most: int) -> list[list[int]]:
        """Return ways to go on, likely the best first; none: any option may be as good."""
        ...


def plans_of(game: Game) -> Plans:
    """Return what tells the plans of a game; most games have none."""
    return game.plans if isinstance(game, Planner) else no_plans


def no_plans(state: Any, seat: int, most: int) -> list[list[int]]:
    """Return that any option may be as good as any other."""
    return []
