"""A bot that looks one step ahead."""

from __future__ import annotations

from typing import Any

from klubovna.core.game import Game
from klubovna.core.luck import Luck, dice

WORLDS = 3


class Greedy:
    """Tries each option in a few worlds it thinks possible, and takes what looks best there.

    It reads its own options and otherwise only guesses of its seat, never the true position.
    """

    def __init__(self, seed: int) -> None:
        self.dice = dice(seed)

    def choose(self, game: Game, state: Any, seat: int) -> int:
        """Return the option to pick; among equals, any of them."""
        legal: list[int] = state.legal_of(seat)
        if len(legal) == 1:
            return legal[0]
        # All options are tried in the same worlds: luck must not decide between them.
        worlds = [game.guess(state, seat, dice(self._seed())) for _ in range(WORLDS)]
        values = [self._value(game, worlds, seat, option) for option in legal]
        best = max(values)
        equals = [o for o, value in zip(legal, values, strict=True) if value == best]
        return equals[self.dice.below(len(equals))]

    def _value(self, game: Game, worlds: list[Any], seat: int, option: int) -> float:
        return sum(self._try(game, world.clone(), seat, option) for world in worlds)

    def _try(self, game: Game, world: Any, seat: int, option: int) -> float:
        world.pick(seat, option)
        _finish_answers(world, self.dice.clone())
        return game.appraise(world, seat)

    def _seed(self) -> int:
        return self.dice.below(1 << 31)


def _finish_answers(world: Any, luck: Luck) -> None:
    """Give all answers that are still open: a secret pick has no value before all are shown."""
    while world.answers:
        world.choose(world.legal[luck.below(len(world.legal))])
