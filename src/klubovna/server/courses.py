"""The course of a finished game: points by source round by round, and the turns that moved most.

Points are facts; whether a turn was good is not. So a swing is a turn after which the gap between
two seats was another one by many points, and nothing else.
"""

from __future__ import annotations

from collections.abc import Sequence
from heapq import nlargest

from klubovna.core.event import Event
from klubovna.core.history import History
from klubovna.core.record import Record
from klubovna.core.step import NOBODY
from klubovna.server.requests import Course, LoggedEvent, ScoreSheet, Swing

MOST_SWINGS = 3
MOST_DEEDS = 2


def course(record: Record) -> Course:
    """Play a finished game again and count; RecordError if it can't be."""
    history = record.replay(upto=0)
    count = _Count(history)
    for move in record.moves:
        count.expect(move.seat)
        count.see(history.pick(move.seat, move.option).events)
    assert history.state.is_over, "the game is over"
    return count.finish()


class _Count:
    """What was counted so far."""

    def __init__(self, history: History) -> None:
        self._history = history
        self._numbering = history.game.parts.numbering
        self._earned: list[dict[str, int]] = [{} for _ in range(history.state.seats())]
        self._source = ["" for _ in self._earned]
        self._starter = NOBODY
        self._rounds: list[list[ScoreSheet]] = []
        self._has_begun = False
        self._swings: list[Swing] = []
        self._owner = NOBODY  # whose turn it is; NOBODY: whoever does something next
        self._is_announced = False
        self._before = self._totals()
        self._events: list[Event] = []
        self.see(history.start_events)

    def expect(self, picker: int) -> None:
        """Begin another turn, if nobody's was announced and somebody else picks now."""
        if not self._is_announced and picker != self._owner:
            self._end_turn()
            self._owner = picker

    def see(self, events: Sequence[Event]) -> None:
        """Count what a pick has brought."""
        for event in events:
            self._earn(event)
            if event.what in (self._numbering.ROUND, *self._numbering.TURNS):
                self._end_turn()
                self._owner = event.player
                self._is_announced = event.player != NOBODY and bool(self._numbering.TURNS)
            if self._begins_round(event):
                self._end_round()
            self._events.append(event)

    def finish(self) -> Course:
        """Return what was counted, when the game is over."""
        self._end_turn()
        self._end_round()
        largest = nlargest(MOST_SWINGS, enumerate(self._swings), key=lambda each: _width(each[1]))
        return Course(self._rounds, [swing for _, swing in sorted(largest, key=lambda e: e[0])])

    def _begins_round(self, event: Event) -> bool:
        """Tell whether a round begins; one that a seat begins lasts until it is its turn again."""
        if event.what is not self._numbering.ROUND:
            return False
        if self._starter == NOBODY:
            self._starter = event.player
        return event.player == self._starter

    def _earn(self, event: Event) -> None:
        """Note where the points of a lump come from: from the last deed that is a source."""
        sources = self._history.game.parts.sources
        if sources is None:
            return
        for seat, earned in enumerate(self._earned):
            if event.player not in (seat, NOBODY):
                continue
            self._source[seat] = sources.SOURCES.get(event.what.name, self._source[seat])
            if event.player == seat and self._source[seat] and (points := sources.earned(event)):
                earned[self._source[seat]] = earned.get(self._source[seat], 0) + points

    def _end_round(self) -> None:
        """Write down how all stand; the first round only begins."""
        if self._has_begun:
            sheets = self._history.game.score_sheet(self._history.state)
            self._rounds.append([self._split(seat, parts) for seat, parts in enumerate(sheets)])
        self._has_begun = True

    def _split(self, seat: int, parts: dict[str, int]) -> ScoreSheet:
        """Return a sheet with its lump taken apart; what nobody knows the source of stays in it."""
        sources, earned = self._history.game.parts.sources, self._earned[seat]
        total = sum(parts.values())
        if sources is None:
            return ScoreSheet(parts, total)
        known = {source: earned.get(source, 0) for source in self._history.game.score_sources}
        rest = {sources.LUMP: parts[sources.LUMP] - sum(known.values())}
        return ScoreSheet(known | parts | rest, total)

    def _end_turn(self) -> None:
        """Write down what a turn has changed."""
        now = self._totals()
        if now != self._before:
            deeds = [self._deeds(seat) for seat in range(len(now))]
            doers = [seat for seat, done in enumerate(deeds) if done]
            seat = _mover(self._before, now, self._owner, doers or range(len(now)))
            events = [self._told(event) for event in deeds[seat]]
            self._swings.append(Swing(len(self._rounds) + 1, seat, self._before, now, events))
        self._before, self._events = now, []

    def _deeds(self, seat: int) -> list[Event]:
        """Return the most telling of what a seat did in the turn, in the order of play."""
        deeds = self._numbering.DEEDS
        done = [e for e in self._events if e.player == seat and e.only == NOBODY]
        telling = sorted((e for e in done if e.what in deeds), key=lambda e: deeds.index(e.what))
        return sorted(telling[:MOST_DEEDS], key=done.index)

    def _told(self, event: Event) -> LoggedEvent:
        return LoggedEvent(**self._history.game.event_json(self._history.state, event))

    def _totals(self) -> list[int]:
        return self._history.game.scores(self._history.state)


def _gains(swing: Swing) -> list[int]:
    return [after - before for before, after in zip(swing.before, swing.after, strict=True)]


def _width(swing: Swing) -> int:
    """Return by how much the gap between two seats has changed; alone, the points themselves."""
    gains = _gains(swing)
    return max(gains) - min(gains) if len(gains) > 1 else abs(gains[0])


def _mover(before: list[int], after: list[int], owner: int, doers: Sequence[int]) -> int:
    """Return which doer moved most, seen from the others; of equal ones whoever's turn it was."""
    gains = [now - then for then, now in zip(before, after, strict=True)]
    away = [abs(len(gains) * gain - sum(gains)) for gain in gains]
    far = max(away[seat] for seat in doers)
    seats = [seat for seat in doers if away[seat] == far]
    return owner if owner in seats else seats[0]
