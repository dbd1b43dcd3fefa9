"""What each pair of eyes at a table sees, and what of it is new to them."""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from klubovna.server.journal import Journal
from klubovna.server.messages import DecisionInfo, End
from klubovna.server.requests import LoggedEvent

encode = msgspec.json.Encoder().encode
NOTHING = b"null"


class Seen(NamedTuple):
    """All that a pair of eyes may know, beside the log."""

    view: bytes
    decision: bytes
    can_undo: bool
    asked: str  # the stamp of the question
    waiting: list[int]


class _Position(msgspec.Struct, tag="position", frozen=True):
    """A `messages.Position` of which the large parts are encoded already."""

    view: msgspec.Raw
    decision: msgspec.Raw
    can_undo: bool
    asked: str
    waiting: list[int]
    log_kept: int
    events: list[LoggedEvent]
    end: End | None


class Sight:
    """What the eyes at one table were told last: those of each seat, and, at None, spectators'."""

    def __init__(self) -> None:
        self._told: dict[int | None, tuple[Seen | None, int]] = {}

    def everything(self, journal: Journal, seat: int | None, end: End | None) -> bytes:
        """Return all there is to see, for somebody who has just come."""
        self._told.pop(seat, None)
        return self.news(journal, seat, end) or b""

    def news(self, journal: Journal, seat: int | None, end: End | None) -> bytes | None:
        """Return what has changed for a pair of eyes since they looked last."""
        seen, events = look(journal, seat), journal.log(seat)
        before, lines = self._told.get(seat, (None, 0))
        kept = min(lines, len(events))
        if seen == before and kept == lines == len(events):
            return None
        self._told[seat] = seen, len(events)
        view, decision = msgspec.Raw(seen.view), msgspec.Raw(seen.decision)
        return encode(_Position(view, decision, *seen[2:], kept, events[kept:], end))


def look(journal: Journal, seat: int | None) -> Seen:
    """Return all that a pair of eyes may know now, beside the log."""
    view, waiting = encode(journal.game.view(journal.state, seat)), journal.waiting()
    if seat is None or journal.seats[seat].bot is not None:
        return Seen(view, NOTHING, False, "", waiting)
    can_undo, decision = journal.history.can_undo(seat), _decision(journal, seat)
    # Who can't act needs no stamp; a new one would tell of hidden picks of others.
    asked = journal.asked(seat) if decision or can_undo else ""
    return Seen(view, encode(decision), can_undo, asked, waiting)


def _decision(journal: Journal, seat: int) -> DecisionInfo | None:
    decision = journal.game.decision(journal.state, seat)
    return DecisionInfo.of(decision, journal.asked(seat)) if decision else None
