"""A bot that looks no further than its own turn."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from klubovna.core.game import Game
from klubovna.core.luck import Luck, dice
from klubovna.core.state import State
from klubovna.core.step import Confirm

SOME = 5  # plans to compare
LONGEST_TURN = 40


Plans = Callable[[State, int, int], list[list[int]]]


class Care(NamedTuple):
    """How carefully a bot thinks."""

    compared: int  # plans at most
    worlds: int  # where each of them is tried
    finishes: int  # of the turn, in each world
    plans: Plans  # by which it finishes


def care_for(game: Game) -> Care:
    """Return how carefully a game is played."""
    if game.is_homely:
        return Care(compared=1, worlds=1, finishes=1, plans=at_random)
    return Care(compared=SOME, worlds=4, finishes=4, plans=game.plans)


def at_random(state: State, seat: int, most: int) -> list[list[int]]:
    """Return no plan: any option may be as good as any other."""
    return []


class Greedy:
    """Tries each option in a few worlds it thinks possible, and takes what looks best there.

    Few options are worth anything by themselves, so it plays the rest of its turn at random, a few
    times, and looks at the best that came of it; where the game has plans it tries those instead.
    A homely game gets less care.
    It reads its own options and otherwise only guesses of its seat, never the true position.
    """

    def __init__(self, seed: int) -> None:
        self.dice = dice(seed)

    def choose(self, game: Game, state: State, seat: int) -> int:
        """Return the option to pick; among equals, any of them."""
        legal: list[int] = state.legal_of(seat)
        if len(legal) == 1:
            return legal[0]
        care = care_for(game)
        plans = game.plans(state, seat, care.compared) or [[option] for option in legal]
        if len(plans) == 1:
            return plans[0][0]
        # All plans are tried in the same worlds: luck must not decide between them.
        worlds = [game.guess(state, seat, dice(self._seed())) for _ in range(care.worlds)]
        lucks = [dice(self._seed()) for _ in worlds]
        if state.seats() == 1:  # nobody else's turn would end the trial
            for world in worlds:
                world.pauses = frozenset({seat})
        values = [
            sum(
                _best(game, care, world, seat, plan, luck.clone())
                for world, luck in zip(worlds, lucks, strict=True)
            )
            for plan in plans
        ]
        best = max(values)
        equals = [plan[0] for plan, value in zip(plans, values, strict=True) if value == best]
        return equals[self.dice.below(len(equals))]

    def _seed(self) -> int:
        return self.dice.below(1 << 31)


def _best(game: Game, care: Care, world: State, seat: int, plan: list[int], luck: Luck) -> float:
    """Return the best that a few ways to go on after the plan come to."""
    return max(
        _try(game, care.plans, world.clone(), seat, plan, luck) for _ in range(care.finishes)
    )


def _try(
    game: Game, plans_at: Plans, world: State, seat: int, plan: list[int], luck: Luck
) -> float:
    """Follow the plan in a world, finish the turn there, and say what it is worth."""
    for option in plan:
        world.pick(seat, option)
    picks = 0
    # A secret pick is worth nothing before all are shown: there, all others answer too.
    while world.legal and picks < LONGEST_TURN and (world.answers or world.actor == seat):
        if isinstance(world.agenda[-1], Confirm):
            break
        plans = plans_at(world, world.actor, 1)
        for option in plans[0] if plans else [world.legal[luck.below(len(world.legal))]]:
            world.choose(option)
            picks += 1
    return game.appraise(world, seat)
