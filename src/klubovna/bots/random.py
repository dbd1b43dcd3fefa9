"""A bot that picks anything."""

from __future__ import annotations

from klubovna.core.game import Game
from klubovna.core.luck import dice
from klubovna.core.state import State


class Random:
    """Every option is as likely as any other."""

    def __init__(self, seed: int) -> None:
        self.dice = dice(seed)

    def choose(self, game: Game, state: State, seat: int) -> int:
        """Return the option to pick."""
        legal: list[int] = state.legal_of(seat)
        return legal[self.dice.below(len(legal))]
