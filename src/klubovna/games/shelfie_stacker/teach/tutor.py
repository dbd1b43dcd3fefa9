# not compiled: made for people, now and then
"""Shelfie Stacker: what a tutor says at a question."""

from __future__ import annotations

from typing import Final

from klubovna.core.teaching import Lesson, Topic
from klubovna.games.shelfie_stacker.state import Shelfie
from klubovna.games.shelfie_stacker.teach.advice import scene_of
from klubovna.games.shelfie_stacker.teach.cautions import cautions
from klubovna.games.shelfie_stacker.teach.goals import goal
from klubovna.games.shelfie_stacker.teach.notes import NOTES as NOTES
from klubovna.games.shelfie_stacker.teach.notes import notes
from klubovna.games.shelfie_stacker.teach.signs import (
    COLUMN,
    DELIVERY,
    HAND,
    JOKERS,
    ORDER,
    POINTS,
    SHAME,
    SIDEKICK,
)

TOPICS: Final = (
    Topic("characters", HAND),
    Topic("order", ORDER),
    Topic("deliveries", DELIVERY),
    Topic("placing", COLUMN),
    Topic("shame", SHAME),
    Topic("jokers", JOKERS),
    Topic("abilities", "flash_to_shelf"),
    Topic("rewards", SIDEKICK),
    Topic("points", POINTS),
)


def lesson(g: Shelfie, seat: int) -> Lesson:
    """Return what there is to say to a seat that is asked."""
    scene = scene_of(g, seat)
    return Lesson(notes(scene), goal(scene), tuple(cautions(scene)))
