"""A live table, put together from its parts."""

from __future__ import annotations

import asyncio

from klubovna.core.game import Game
from klubovna.core.record import Record
from klubovna.server import courses
from klubovna.server.driver import Driver
from klubovna.server.ledger import Ledger
from klubovna.server.lobby import Lobby
from klubovna.server.match import Match
from klubovna.server.play import Play
from klubovna.server.requests import Course
from klubovna.server.room import Room
from klubovna.server.store import Saved, Store, Write
from klubovna.server.thinkers import Thinkers


class Table:
    """A table that people and bots play at. Each part knows only those named before it."""

    def __init__(
        self, game: Game, saved: Saved, store: Store, thinkers: Thinkers, pace: float
    ) -> None:
        self.game = game
        self.ledger = Ledger(game, saved.table, store, self._reread)
        self.lobby = Lobby(self.ledger, saved.seats, self._seats_changed)
        self.match = Match(self.ledger, self.lobby, saved.choices)
        self.room = Room(self.ledger, self.lobby, self.match, saved.chat, self._told)
        self.play = Play(self.ledger, self.lobby, self.match, self.room, pace)
        self.driver = Driver(self.ledger, self.match, self.room, self.play, thinkers, pace)
        self.id = self.ledger.id
        self._course: Course | None = None
        self._counting = asyncio.Lock()

    def _reread(self, saved: Saved) -> None:
        """Go back to what is stored, and tell so."""
        self.ledger.read(saved.table)
        self.lobby.read(saved.seats)
        self.match.read(saved.choices)
        self.room.read(saved.chat)
        self.room.publish()

    def _seats_changed(self) -> None:
        """Tell who sits where now; if that was the last seat, the game begins."""
        if self.ledger.status == "playing" and self.match.journal is None:
            self.match.begin()
        self.room.tell_seats()
        self.room.publish()

    def _told(self) -> None:
        self.driver.wake()

    async def close(self) -> None:
        """Let nobody play here any more."""
        async with self.ledger.lock:
            await self.ledger.commit(Write(), status="closed")
            self.room.tell_seats()
        await self.stop("closed")

    async def goes_on_at(self, other: str) -> None:
        """Note, and tell, at which table the same company plays again."""
        async with self.ledger.lock:
            await self.ledger.commit(Write(), rematch=other)
            self.room.tell_seats()

    async def course(self) -> Course:
        """Return how the points of a finished game came about; it is counted once, in a thread."""
        async with self._counting:  # at the end the whole table asks at once
            if self._course is None:
                record = Record.parse(self.match.record())
                self._course = await asyncio.to_thread(courses.course, record)
        return self._course

    async def stop(self, code: str = "stopping") -> None:
        """Send everybody away and let the bots rest."""
        self.driver.stop()
        self.room.close(code)
        async with self.ledger.lock:  # what is on its way to the disk arrives there
            pass

    @property
    def is_idle(self) -> bool:
        """Tell whether nobody would notice if the table were put away."""
        is_at_work = self.ledger.lock.locked() or self.room.is_holding or self.driver.is_busy
        return not self.room.guests and not is_at_work
