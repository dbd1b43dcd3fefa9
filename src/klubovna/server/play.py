"""The way of a move: it is applied, stored, acknowledged, and then all are told."""

from __future__ import annotations

import random
import time
from collections.abc import Callable

from klubovna.core.step import IllegalChoice
from klubovna.server import store as db
from klubovna.server.declined import Declined
from klubovna.server.journal import Entry, Journal, Verb
from klubovna.server.ledger import Ledger
from klubovna.server.lobby import Lobby
from klubovna.server.match import Match
from klubovna.server.messages import WhyNotAnswer
from klubovna.server.requests import Level
from klubovna.server.room import Room
from klubovna.server.store import Write

Done = Callable[[], None]


def _nobody_waits() -> None:
    """Bots and requests need no word that it is done."""


class Play:
    """What seats do in a game. Only one entry of a table is on its way."""

    def __init__(self, ledger: Ledger, lobby: Lobby, match: Match, room: Room, pace: float) -> None:
        self._ledger = ledger
        self._lobby = lobby
        self._match = match
        self._room = room
        self._pace = pace

    async def pick(self, seat: int, option: int, asked: str, token: str, done: Done) -> None:
        """Let a person pick. `done` is called when the pick is on disk, before all are told."""
        async with self._ledger.lock:
            if self._was_done(seat, token):
                return done()
            self._check(seat, asked)
            await self._carry_out(seat, "pick", option, token=token, done=done)

    async def undo(self, seat: int, asked: str, token: str, done: Done) -> None:
        """Let a person take back the last pick."""
        async with self._ledger.lock:
            if self._was_done(seat, token):
                return done()
            if not self._check(seat, asked).history.can_undo(seat):
                raise Declined("no_undo")
            await self._carry_out(seat, "undo", token=token, done=done)

    async def bot_picks(self, journal: Journal, seq: int, seat: int, option: int) -> None:
        """Let a bot pick, unless something else has happened since it began to think."""
        async with self._ledger.lock:
            if self._match.journal is journal and journal.seq == seq:
                await self._carry_out(seat, "pick", option)

    async def hand_over(self, seat: int, verb: Verb, level: Level | None = None) -> None:
        """Let a bot play for a person, or the person again; nothing if it is so already."""
        async with self._ledger.lock:
            self._match.going_on()
            chair = self._lobby.seats[seat]
            if chair.kind == "bot" or chair.resigned:
                raise Declined("not_your_seat")
            if verb != "resign" and chair.stand_in == level:
                return
            await self._carry_out(seat, verb, level=level)
            self._room.tell_seats()

    def why_not(self, seat: int, target: str) -> WhyNotAnswer:
        """Return the rule that forbids to pick what lies at a place, and what is missing for it."""
        if self._match.shown is None:
            raise Declined("not_playing")
        game, state = self._ledger.game, self._match.shown.state
        why = game.why_not(state, seat, target)
        rule, key = (why.rule, why.key) if why else (None, None)
        return WhyNotAnswer(target, rule, key, game.lack(state, seat, target))

    def _was_done(self, seat: int, token: str) -> bool:
        journal = self._match.journal
        return journal is not None and _mark(seat, token) in journal.tokens

    def _check(self, seat: int, asked: str) -> Journal:
        """Return the journal if a seat may answer the question that it was asked."""
        journal = self._match.going_on()
        if self._lobby.seats[seat].bot is not None:
            raise Declined("not_your_seat")
        if asked != journal.asked(seat):
            raise Declined("stale")
        return journal

    async def _carry_out(
        self,
        seat: int,
        verb: Verb,
        option: int = 0,
        level: Level | None = None,
        token: str | None = None,
        done: Done = _nobody_waits,
    ) -> None:
        """Let happen what a new entry says, store it, and tell everybody."""
        journal = self._match.going_on()
        mark = None if token is None else _mark(seat, token)
        entry = Entry(journal.seq, seat, verb, option, level, mark, round(time.time(), 3))
        await self._add(entry)
        write = Write().add(db.choices, entry.row(self._ledger.id))
        is_over = journal.state.is_over
        await self._ledger.commit(write, status="over" if is_over else None)
        done()
        if verb == "pick" and (seconds := self._time_to_seem_to_think(journal, seat)):
            self._room.hold_back(seconds)
        else:
            self._room.publish()
        if is_over:
            self._room.tell_seats()

    async def _add(self, entry: Entry) -> None:
        """Add an entry to the journal; the position itself says whether a pick is offered."""
        try:
            self._match.add(entry)
        except IllegalChoice:
            state = self._match.seen().state
            why = self._ledger.game.why_not(state, entry.seat, entry.option)
            if why is None:  # a mistake in the rules, which may have left anything behind
                await self._ledger.reload()
                raise
            self._match.show()
            raise Declined("not_offered", why.rule, why.key) from None
        except Exception:
            await self._ledger.reload()
            raise

    def _time_to_seem_to_think(self, journal: Journal, mover: int) -> float:
        """Return how long news are held back where somebody had no choice.

        Nobody shall notice that from how fast it went by.
        """
        if not self._pace or not self._ledger.game.has_secrets or journal.state.is_over:
            return 0.0
        passed = journal.passed_by(mover)
        return sum(self._pace * random.uniform(0.8, 1.6) for _ in passed)


def _mark(seat: int, token: str) -> str:
    """Return what is kept of a token: nobody can use up those of others."""
    return f"{seat} {token}"
