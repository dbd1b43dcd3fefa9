"""Messages say what the library says, and forget nothing of it."""

from __future__ import annotations

from dataclasses import fields
from typing import get_args

from klubovna import bots
from klubovna.core.decision import Decision
from klubovna.core.game import title
from klubovna.server.messages import DecisionInfo
from klubovna.server.requests import Level

FORT = title("fort")


def test_a_question_is_sent_whole() -> None:
    """A seat knows who it is, and undo has a place of its own in the position: all else is told."""
    known = {field.name for field in fields(Decision)} - {"player", "undo"}
    assert set(DecisionInfo.__struct_fields__) == known | {"asked"}
    state = FORT.new(2, seed=1)
    decision = FORT.decision(state, state.actor)
    assert decision is not None
    sent = DecisionInfo.of(decision, "stamp")
    assert sent.asked == "stamp"
    assert all(getattr(sent, name) == getattr(decision, name) for name in known)


def test_there_are_as_many_levels_as_kinds_of_bots_to_play_against() -> None:
    """A level is known by its name."""
    assert list(get_args(Level)) == list(bots.LEVELS)
