"""Bots: players who need no chair. A name and a seed make one, and it plays the same again."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from klubovna.bots.greedy import Greedy
from klubovna.bots.mcts import Mcts
from klubovna.bots.random import Random
from klubovna.core.game import Game
from klubovna.core.state import State


class Bot(Protocol):
    """Picks one of the options of a seat, and knows no more than that seat may know."""

    def choose(self, game: Game, state: State, seat: int) -> int:
        """Return the option to pick."""
        ...


_MAKERS: dict[str, Callable[[int, float], Bot]] = {
    "greedy": lambda seed, effort: Greedy(seed),
    "mcts": Mcts,
    "random": lambda seed, effort: Random(seed),
}


HARD_EFFORT = 4.0

LEVELS: dict[str, Callable[[int, float], Bot]] = {
    "easy": lambda seed, seconds: Random(seed),
    "normal": lambda seed, seconds: Greedy(seed),
    "hard": lambda seed, seconds: Mcts(seed, HARD_EFFORT, seconds),
}


def names() -> list[str]:
    """Return the names of all bots."""
    return list(_MAKERS)


def make(name: str, seed: int = 0, effort: float = 1.0) -> Bot:
    """Return a new bot; `effort` is how much one that searches thinks, 1.0 as usual."""
    if name not in _MAKERS:
        raise ValueError(f'there is no bot "{name}"; there are: {", ".join(_MAKERS)}')
    return _MAKERS[name](seed, effort)


def of_level(level: str, seed: int, seconds: float) -> Bot:
    """Return a bot to play against; one that searches thinks no longer than `seconds`."""
    if level not in LEVELS:
        raise ValueError(f'there is no level "{level}"; there are: {", ".join(LEVELS)}')
    return LEVELS[level](seed, seconds)
