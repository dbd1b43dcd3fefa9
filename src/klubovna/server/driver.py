"""Who moves the bots of a table, at a humane pace, whatever happens to them."""

from __future__ import annotations

import asyncio
import logging
import time

from klubovna.core.step import NOBODY
from klubovna.server.declined import Declined
from klubovna.server.journal import Journal
from klubovna.server.ledger import RETRY_SECONDS, Ledger
from klubovna.server.match import Match
from klubovna.server.play import Play
from klubovna.server.room import Room
from klubovna.server.thinkers import Thinkers, simplest

log = logging.getLogger("klubovna.table")


class Driver:
    """Lets bots pick one after another, until a person is asked."""

    def __init__(
        self,
        ledger: Ledger,
        match: Match,
        room: Room,
        play: Play,
        thinkers: Thinkers,
        pace: float,
    ) -> None:
        self._ledger = ledger
        self._match = match
        self._room = room
        self._play = play
        self._thinkers = thinkers
        self._pace = pace
        self._task: asyncio.Task[None] | None = None
        self._is_stopped = False

    def wake(self) -> None:
        """Let the bots go on, if it is their turn."""
        is_free = not self._is_stopped and not self.is_busy
        if is_free and self._next()[1] != NOBODY:
            self._task = asyncio.create_task(self._drive(), name=f"bots {self._ledger.id}")

    @property
    def is_busy(self) -> bool:
        """Tell whether a bot is about to pick."""
        return self._task is not None and not self._task.done()

    def stop(self) -> None:
        """Let the bots rest for good, even if a pick is on its way."""
        self._is_stopped = True
        if self._task is not None:
            self._task.cancel()

    def _next(self) -> tuple[Journal | None, int]:
        """Return the game and the seat whose bot is to move, or NOBODY.

        A bot doesn't begin to think before all were told what it thinks about.
        """
        journal = self._match.journal
        if journal is None or self._ledger.status != "playing" or self._room.is_holding:
            return None, NOBODY
        return journal, journal.bot_to_move()

    async def _drive(self) -> None:
        while True:
            journal, seat = self._next()
            if journal is None or seat == NOBODY:
                return
            seq, started = journal.seq, time.monotonic()
            option = await self._think(journal, seat)
            pace = 0.0 if journal.is_given_up else self._pace
            await asyncio.sleep(max(0.0, started + pace - time.monotonic()))
            try:
                await self._play.bot_picks(journal, seq, seat, option)
            except Declined:
                await asyncio.sleep(RETRY_SECONDS)  # the disk may have room again

    async def _think(self, journal: Journal, seat: int) -> int:
        """Return the pick of a bot; if it fails or nobody cares, that of the simplest one."""
        level, luck = journal.seats[seat].bot or "easy", journal.luck_for_bot(seat)
        if journal.is_pause():
            return 0
        if journal.is_given_up:
            return simplest(journal.state, seat, luck)
        try:
            return await self._thinkers.choose(journal.game, journal.state, seat, level, luck)
        except Exception as error:  # whatever a bot does wrong, the table goes on
            what = f"{type(error).__name__}: {error}"
            log.error("a bot failed", extra={"table": self._ledger.id, "seat": seat, "error": what})
            return simplest(journal.state, seat, luck)

    async def hint(self, seat: int, asked: str) -> int:
        """Return what a good bot would pick, from what this seat may know."""
        journal = self._match.seen()
        if asked != journal.asked(seat) or not journal.state.legal_of(seat):
            raise Declined("stale")
        if journal.is_pause():
            return 0
        luck = journal.luck_for_bot(seat)
        try:
            return await self._thinkers.choose(journal.game, journal.state, seat, "hard", luck)
        except Exception as error:
            log.error("no hint", extra={"table": self._ledger.id, "error": type(error).__name__})
            raise Declined("no_hint") from None
