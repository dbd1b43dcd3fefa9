"""Marbles: the numbers of its rules, and what can happen."""

from __future__ import annotations

from typing import Final

from klubovna.core.event import Happening

# 201 is paragraph 2.1 of RULES.md.
SET_UP: Final = 101
SHOOT: Final = 201
HIGHEST_SINGLE: Final = 202
FROM_THE_RING: Final = 301
EACH_NUMBER_ONCE: Final = 302
DRAW: Final = 401
END: Final = 402
SCORES: Final = 501
GOAL: Final = 502

RULES: Final = (
    *(SET_UP, SHOOT, HIGHEST_SINGLE),
    *(FROM_THE_RING, EACH_NUMBER_ONCE),
    *(DRAW, END),
    *(SCORES, GOAL),
)

SHOT: Final = Happening("shot", ("marble",), SHOOT)
WON: Final = Happening("won", ("marble",), HIGHEST_SINGLE)
NOBODY_WON: Final = Happening("nobody_won", (), HIGHEST_SINGLE)
TOOK: Final = Happening("took", ("marble",), FROM_THE_RING)
PASSED: Final = Happening("passed", (), FROM_THE_RING)
DREW: Final = Happening("drew", ("marble",), DRAW)
HANDS_FILLED: Final = Happening("hands_filled", ("left",), DRAW)

HAPPENINGS: Final = (SHOT, WON, NOBODY_WON, TOOK, PASSED, DREW, HANDS_FILLED)

# What the story of a game is told by: what begins a round and a turn, what may turn the game.
ROUND: Final = SHOT
TURNS: Final[tuple[Happening, ...]] = ()
DEEDS: Final = (TOOK, WON)
