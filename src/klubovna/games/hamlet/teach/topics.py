# not compiled: said to people, now and then
"""Hamlet: what a beginner gets to know, and to which of it each note belongs."""

from __future__ import annotations

from typing import Final

from klubovna.core.teaching import Args, Note, Topic
from klubovna.games.hamlet.teach import signs

TOPICS: Final = (
    Topic("turn", signs.VILLAGER),
    Topic("produce", signs.PRODUCE),
    Topic("hall", signs.HALL),
    Topic("carry", signs.DONKEY),
    Topic("build", signs.CONSTRUCT),
    Topic("refine", signs.REFINE),
    Topic("market", signs.STALL),
    Topic("road", signs.ROAD),
    Topic("church", signs.SPIRE),
)

# The topic of every note.
NOTES: Final = {
    "turn": "turn",
    "end": "turn",
    "score": "turn",
    "rival": "turn",
    "discs": "turn",
    "produce": "produce",
    "barn": "produce",
    "hall": "hall",
    "row": "hall",
    "first": "hall",
    "hire": "hall",
    "save": "hall",
    "donkey": "hall",
    "place": "hall",
    "build": "build",
    "missing": "build",
    "landmark": "build",
    "site": "build",
    "starter": "build",
    "pay": "carry",
    "reward": "carry",
    "buy": "carry",
    "stand": "carry",
    "donkeys": "carry",
    "lead": "carry",
    "refine": "refine",
    "times": "refine",
    "high": "refine",
    "road": "road",
    "road_site": "road",
    "unlinked": "road",
    "longest": "road",
    "sell": "market",
    "sale": "market",
    "deliver": "church",
    "delivery": "church",
    "beg": "church",
    "ending": "church",
}


def note(
    id: str,
    rule: str,
    target: str = "",
    option: int = -1,
    args: Args | None = None,
    *drawn: str,
) -> Note:
    """Return a note of its topic."""
    return Note(id, NOTES[id], target, args or {}, rule, drawn, option)
