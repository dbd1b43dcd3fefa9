"""Marbles: the table before the first round."""

from __future__ import annotations

from klubovna.core.luck import Luck
from klubovna.core.state import Value
from klubovna.core.step import NOBODY
from klubovna.games._template.rules.rounds import FillHands, Round
from klubovna.games._template.state import COPIES, NUMBERS, Marbles, Player


def deal(players: int, luck: Luck, settings: dict[str, Value]) -> Marbles:
    """Put all marbles into the bag; everybody will draw a hand, then the first round begins."""
    bag = [number for number in NUMBERS for _ in range(COPIES)]
    g = table([Player([], []) for _ in range(players)], bag, [], 0, luck, settings)
    g.then(FillHands(), Round())
    return g


def table(
    players: list[Player],
    bag: list[int],
    ring: list[int],
    round: int,
    luck: Luck,
    settings: dict[str, Value],
) -> Marbles:
    """Return a position in which nothing is asked and nothing is to be done yet."""
    return Marbles(
        [], luck, NOBODY, [], [], 0, 0, frozenset(), settings, players, bag, ring, round
    )  # fmt: skip
