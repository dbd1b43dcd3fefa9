"""Marbles, for one to four players: shoot high, but never the same as somebody else.

Everybody secretly picks a marble from the hand, and all show at once. The highest marble that only
one player shows wins the round, and its owner takes a marble out of the ring. A pouch of high
numbers is good; neighbours in it are better. Who plays alone has a goal to reach.
"""

from __future__ import annotations

from klubovna.core.game import Game
from klubovna.core.parts import Parts
from klubovna.core.settings import Setting
from klubovna.games._template import guess, scoring, setup, view
from klubovna.games._template.rules import rounds
from klubovna.games._template.text import notation, numbering, positions, reading


class MarblesGame(Game):
    """The title Marbles: its data, and the modules that answer for it."""

    id = "marbles"
    version = 1
    seats = (1, 4)
    settings = (
        Setting("rounds", 5, (5, 8)),
        Setting("goal", "modest", ("modest", "proud"), players=(1, 1)),
    )
    steps = rounds.STEPS
    parts = Parts(
        setup=setup,
        view=view,
        guess=guess,
        scoring=scoring,
        numbering=numbering,
        notation=notation,
        reading=reading,
        positions=positions,
    )
    longest = 100


GAME = MarblesGame()
