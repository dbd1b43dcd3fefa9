"""A record as a row of pictures: the table after each pick, as one pair of eyes has seen it.

Whoever has the record has all its secrets; so any eyes may be asked for, and each still sees only
what it could know.
"""

from __future__ import annotations

from collections.abc import Sequence

from klubovna.core.decision import Option
from klubovna.core.event import Event
from klubovna.core.game import seen_by
from klubovna.core.history import History, Move
from klubovna.core.record import Record, RecordError
from klubovna.core.step import NOBODY
from klubovna.server import courses
from klubovna.server.requests import Frame, LoggedEvent, Replay, ReplayFrames, ScoreSheet

MOST_PICKS = 4000


def frames(request: Replay) -> ReplayFrames:
    """Return a whole game to step through; RecordError if there is none in the text."""
    record = Record.parse(request.record)
    if len(record.moves) > MOST_PICKS:
        raise RecordError(f"a replay shows at most {MOST_PICKS} picks, not {len(record.moves)}")
    if request.seat is not None and request.seat >= len(record.seats):
        raise RecordError(f"there is no seat {request.seat}")
    record.replay()  # all of it is checked before any is shown
    history = record.replay(upto=0)
    seen = [_frame(history, request.seat, history.start_events)]
    seen += [_after(history, request.seat, move) for move in record.moves]
    game, state = history.game, history.state
    sheets = game.score_sheet(state) if state.is_over else []
    return ReplayFrames(
        game=game.id,
        version=game.version,
        settings=state.settings,
        seats=record.seats,
        frames=seen,
        scores=[ScoreSheet(parts, sum(parts.values())) for parts in sheets],
        winners=game.winners(state) if state.is_over else [],
        end_reason=game.end_reason(state) if state.is_over else None,
        seal=_seal(record),
        course=courses.course(record) if state.is_over else None,
    )


def _after(history: History, eyes: int | None, move: Move) -> Frame:
    """Repeat a pick. What others pick is told only by what happens then."""
    is_own = move.seat == eyes
    option = history.game.option(history.state, move.seat, move.option) if is_own else None
    events = history.pick(move.seat, move.option).events
    return _frame(history, eyes, events, move.seat, option)


def _frame(
    history: History,
    eyes: int | None,
    events: Sequence[Event],
    seat: int = NOBODY,
    option: Option | None = None,
) -> Frame:
    game, state = history.game, history.state
    told = [LoggedEvent(**game.event_json(state, event)) for event in seen_by(list(events), eyes)]
    # Where all answer in secret, who has nothing to choose is a secret too.
    waiting = list(range(state.seats())) if state.answers else state.actors
    return Frame(game.view(state, eyes), told, seat, option, waiting)


def _seal(record: Record) -> str | None:
    """Return the hash of the seed, if it was published before the game."""
    kind, value, *_ = record.luck.split()
    return value if kind == "sealed" else None
