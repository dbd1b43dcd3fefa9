"""A game that can be played again from its stored choices, entry by entry.

Everything that decides how a table goes on stands in its entries: picks, what was taken back, and
who plays for whom. Applied in the same order they give the same table, whoever applies them.
"""

from __future__ import annotations

import copy
import hashlib
from typing import Literal

import msgspec

from klubovna.core.event import Event
from klubovna.core.game import Game
from klubovna.core.history import History
from klubovna.core.luck import Sealed
from klubovna.core.state import State, Value
from klubovna.core.step import NOBODY, Choice, Confirm
from klubovna.server.requests import Level, LoggedEvent
from klubovna.server.seats import Seat
from klubovna.server.store import Row

Verb = Literal["pick", "undo", "bot", "back", "resign"]


class Entry(msgspec.Struct, frozen=True):
    """One row of a table's story.

    `option` is what was picked; `level` that of the bot which plays on for somebody.
    """

    seq: int
    seat: int
    verb: Verb
    option: int
    level: Level | None
    token: str | None
    at: float

    @classmethod
    def of(cls, row: Row) -> Entry:
        """Return an entry as it was stored."""
        return cls(*(row[name] for name in cls.__struct_fields__))

    def row(self, table_id: str) -> Row:
        """Return the entry as it is stored."""
        return {"table_id": table_id, **msgspec.structs.asdict(self)}


class Journal:
    """A game in progress, told by entries."""

    def __init__(
        self, game: Game, settings: dict[str, Value], seed: bytes, seats: list[Seat]
    ) -> None:
        self.game = game
        self.seats = seats
        self.tokens: set[str] = set()
        self.seq = 0
        self.changed = 0.0  # when anything happened that all may know; 0: nothing has yet
        self.logs: list[list[LoggedEvent]] = [[] for _ in range(len(seats) + 1)]
        self._salt = hashlib.blake2b(b"asked", key=seed, digest_size=16).digest()
        self._seed = seed
        state = game.start(
            len(seats), Sealed(seed, 0), settings, listen=True, pauses=self._people()
        )
        self.history = History(game, state)
        self._write_log(self.history.start_events)
        self._log_lengths: list[list[int]] = []
        self._asked_at = 0
        self._answered = [0] * len(seats)

    @property
    def state(self) -> State:
        """Return the position."""
        state: State = self.history.state
        return state

    def still(self) -> Journal:
        """Return the journal as it is now, to be looked at while this one goes on."""
        still = copy.copy(self)
        still.history = self.history.still()
        still.logs = [log.copy() for log in self.logs]
        still._answered = self._answered.copy()
        return still

    def add(self, entry: Entry) -> None:
        """Let happen what an entry says. IllegalChoice: it can't, and nothing changed."""
        public = len(self.log(None))
        if entry.verb == "pick":
            self._pick(entry.seat, entry.option)
        elif entry.verb == "undo":
            self._undo(entry.seat)
        else:
            self._hand_over(entry)
        self.state.pauses = self._people()
        self.seq = entry.seq + 1
        if len(self.log(None)) != public:  # the time of a hidden pick is hidden too
            self.changed = entry.at
        if entry.token is not None:
            self.tokens.add(entry.token)

    def _pick(self, seat: int, option: int) -> None:
        answers, lengths = self.state.answers, [len(log) for log in self.logs]
        self.state.trail = []
        move = self.history.pick(seat, option)
        self._log_lengths.append(lengths)
        self._write_log(move.events)
        self._count(seat, answers)

    def _undo(self, seat: int) -> None:
        answers = self.state.answers
        self.history.undo(seat)
        if not answers:
            for log, length in zip(self.logs, self._log_lengths.pop(), strict=True):
                del log[length:]
        self._count(seat, answers)

    def _count(self, seat: int, answers: list[list[int]]) -> None:
        """Note that another question is asked; at a `Together`, only of the one who answered."""
        if answers and self.state.answers is answers:
            self._answered[seat] += 1
        else:
            self._asked_at = self.seq + 1
            self._answered = [0] * len(self.seats)

    def _hand_over(self, entry: Entry) -> None:
        seat = self.seats[entry.seat]
        seat.stand_in = entry.level
        seat.resigned = seat.resigned or entry.verb == "resign"

    @property
    def is_given_up(self) -> bool:
        """Tell whether everybody who sat here has resigned: nobody waits for good moves."""
        people = [seat for seat in self.seats if seat.kind == "person"]
        return bool(people) and all(seat.resigned for seat in people)

    def _people(self) -> frozenset[int]:
        return frozenset(seat.number for seat in self.seats if seat.bot is None)

    def _write_log(self, events: tuple[Event, ...]) -> None:
        """Add to the log of each seat what it may know; the last log is the spectators'."""
        for event in events:
            told = LoggedEvent(**self.game.event_json(self.state, event))
            for log in self.logs if event.only == NOBODY else [self.logs[event.only]]:
                log.append(told)

    def log(self, seat: int | None) -> list[LoggedEvent]:
        """Return what a seat, or a spectator if None, knows to have happened."""
        return self.logs[-1 if seat is None else seat]

    def asked(self, seat: int) -> str:
        """Return the stamp of the open question to a seat.

        It is another one after every pick of that seat or, where all wait for one, of anybody.
        Who doesn't know the seed can't read from it how many picks there were.
        """
        what = f"{seat} {self._asked_at} {self._answered[seat]}".encode()
        return hashlib.blake2b(what, key=self._salt, digest_size=9).hexdigest()

    def waiting(self) -> list[int]:
        """Return who is asked, as far as all may know: at a `Together`, everybody."""
        if self.state.answers:
            return list(range(len(self.seats)))
        return [self.state.actor] if self.state.actor != NOBODY else []

    def passed_by(self, mover: int) -> list[int]:
        """Return the seats, beside that of the mover, which had nothing to choose just now.

        That they passed by at once would tell what they hold; the table lets them seem to think.
        """
        trail = self.state.trail or []
        asked = [s for s in trail if isinstance(s, Choice) and not isinstance(s, Confirm)]
        if asked and asked[-1] is self.state.top_choice():
            asked.pop()
        return sorted({step.player for step in asked if step.player != mover})

    def bot_to_move(self) -> int:
        """Return a seat that waits for its bot, or NOBODY."""
        actors = self.state.actors if self.state.answers else self.waiting()
        return next((p for p in actors if self.seats[p].bot is not None), NOBODY)

    def luck_for_bot(self, seat: int) -> int:
        """Return the seed of a bot's next thought: the same after a restart.

        It follows the question, not the number of entries, which tells who has answered in secret.
        """
        what = f"bot {self.asked(seat)}".encode()
        return int.from_bytes(hashlib.blake2b(what, key=self._seed, digest_size=6).digest(), "big")

    def is_pause(self) -> bool:
        """Tell whether the open question is only whether to go on."""
        return isinstance(self.state.top_choice(), Confirm)
