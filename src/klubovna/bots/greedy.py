"""A bot that looks no further than its own turn."""

from __future__ import annotations

from typing import Any

from klubovna.core.game import Game
from klubovna.core.luck import Luck, dice

WORLDS = 4
FINISHES = 4
LONGEST_TURN = 40


class Greedy:
    """Tries each option in a few worlds it thinks possible, and takes what looks best there.

    Few options are worth anything by themselves, so it plays the rest of its turn at random, a few
    times, and looks at the best that came of it. It reads its own options and otherwise only
    guesses of its seat, never the true position.
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
        lucks = [dice(self._seed()) for _ in worlds]
        values = [
            sum(_best(game, world, seat, option, luck.clone())
                for world, luck in zip(worlds, lucks, strict=True))
            for option in legal
        ]  # fmt: skip
        best = max(values)
        equals = [o for o, value in zip(legal, values, strict=True) if value == best]
        return equals[self.dice.below(len(equals))]

    def _seed(self) -> int:
        return self.dice.below(1 << 31)


def _best(game: Game, world: Any, seat: int, option: int, luck: Luck) -> float:
    """Return the best that a few ways to go on after the option come to."""
    return max(_try(game, world.clone(), seat, option, luck) for _ in range(FINISHES))


def _try(game: Game, world: Any, seat: int, option: int, luck: Luck) -> float:
    """Take the option in a world, finish the turn there, and say what it is worth."""
    world.pick(seat, option)
    picks = 0
    # A secret pick is worth nothing before all are shown: there, all others answer too.
    while world.legal and picks < LONGEST_TURN and (world.answers or world.actor == seat):
        world.choose(world.legal[luck.below(len(world.legal))])
        picks += 1
    return game.appraise(world, seat)
