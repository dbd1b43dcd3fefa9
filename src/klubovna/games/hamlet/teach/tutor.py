# not compiled: said to people, now and then
"""Hamlet: the tutor: what a beginner is told at a question."""

from __future__ import annotations

from typing import Final

from klubovna.core.teaching import Lesson
from klubovna.games.hamlet.rules.town import Hire, TakePlan
from klubovna.games.hamlet.rules.turn import Act, DonkeyFrom, DonkeyTo
from klubovna.games.hamlet.state import Hamlet
from klubovna.games.hamlet.teach import signs
from klubovna.games.hamlet.teach.cautions import cautions
from klubovna.games.hamlet.teach.goals import goal
from klubovna.games.hamlet.teach.notes import notes

NOTES: Final = signs.NOTES
TOPICS: Final = signs.TOPICS
AIMING: Final = (Act, TakePlan, Hire, DonkeyFrom, DonkeyTo)  # questions with the turn ahead


def lesson(g: Hamlet, seat: int) -> Lesson:
    """Return notes, the goal of the turn, and picks that cost much."""
    is_aiming = isinstance(g.top_choice(), AIMING)
    return Lesson(notes(g, seat), goal(g, seat) if is_aiming else None, cautions(g, seat))
