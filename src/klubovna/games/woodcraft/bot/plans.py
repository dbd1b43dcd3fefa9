"""Woodcraft: what a bot does in a turn that needs no thought.

Trials of a turn go on at random. Without this few of them would complete what can be completed, and
most would saw up the wood that they need.
"""

from __future__ import annotations

from mypy_extensions import i64

from klubovna.games.woodcraft.rules.free import COMPLETE
from klubovna.games.woodcraft.rules.turn import ADDITIONAL, DONE, MAIN, Actions
from klubovna.games.woodcraft.state import Wood


def plans(g: Wood, player: i64, most: i64) -> list[list[int]]:
    """Return options of a turn, the likely best first; none where any may be as good.

    Whoever asks for more than one gets them all.
    """
    if not isinstance(g.top_choice(), Actions):
        return []
    legal = g.legal
    first = likely(g, legal)
    if first < 0:
        return []
    others = [] if most == 1 else [[option] for option in legal if option != first]
    return [[first], *others]


def likely(g: Wood, legal: list[int]) -> int:
    """Return the option to go on with: complete, act, be done; -1 if no tile was moved yet."""
    for option in legal:
        if ADDITIONAL + COMPLETE <= option < DONE:
            return option
    if not g.has_moved():
        return -1
    return MAIN if MAIN in legal else DONE
