"""The room around a table: who is here, and what each of them is told, and when."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable

import msgspec

from klubovna.core.luck import seal
from klubovna.server import store as db
from klubovna.server.declined import Declined
from klubovna.server.guest import Guest
from klubovna.server.ledger import Ledger
from klubovna.server.lobby import Lobby
from klubovna.server.match import Match
from klubovna.server.messages import ChatLine, LessonAnswer, SeatsChanged, TableTold, Welcome
from klubovna.server.requests import TableInfo
from klubovna.server.seats import one_line
from klubovna.server.sight import Sight, encode
from klubovna.server.store import Row, Write

LONGEST_HOLD = 3.0

log = logging.getLogger("klubovna.table")


class Room:
    """All guests of a table, and its chat."""

    def __init__(
        self, ledger: Ledger, lobby: Lobby, match: Match, chat: list[Row], then: Callable[[], None]
    ) -> None:
        self._ledger = ledger
        self._lobby = lobby
        self._match = match
        self._then = then  # called when all are told what has happened
        self._hold: asyncio.Task[None] | None = None
        self.guests: set[Guest] = set()
        self.read(chat)

    def read(self, chat: list[Row]) -> None:
        """Go on from what is stored."""
        self.chat = [ChatLine(row["number"], row["seat"], row["text"], row["at"]) for row in chat]
        self._sight = Sight()
        self._let_go()

    # Who is here

    def is_here(self, seat: int) -> bool:
        """Tell whether somebody is connected for a seat."""
        return any(guest.seat == seat for guest in self.guests)

    async def welcome(self, guest: Guest) -> None:
        """Let a guest in; from now on it is told what changes."""
        async with self._ledger.lock:
            others = tuple(self.guests)
            self.guests.add(guest)
            info = self.info()
            news = encode(SeatsChanged(info))
            for other in others:
                other.tell(news)
            guest.tell(encode(Welcome(info, guest.seat, guest.is_host, self.chat)))
            if (shown := self._match.shown) is not None:
                guest.tell(self._sight.everything(shown, guest.seat, self._match.end))
        self._then()

    def dismiss(self, guest: Guest) -> None:
        """Let a guest go."""
        if guest in self.guests:
            self.guests.discard(guest)
            self.tell_seats()

    def send_away(self, seat: int, code: str) -> None:
        """Close every connection of a seat."""
        for guest in tuple(self.guests):
            if guest.seat == seat:
                guest.send_away(code)

    def send_lost_away(self) -> None:
        """Close connections at whose other end nobody seems to be."""
        for guest in tuple(self.guests):
            if guest.is_lost():
                guest.send_away("silent")

    def close(self, code: str) -> None:
        """Send everybody away; what was held back they learn when they come again."""
        self._let_go()
        for guest in tuple(self.guests):
            guest.send_away(code)

    # What all are told

    def info(self) -> TableInfo:
        """Return what everybody may know."""
        ledger, match, end = self._ledger, self._match, self._match.end
        here = {guest.seat for guest in self.guests}
        return TableInfo(
            id=ledger.id,
            game=ledger.game.id,
            version=ledger.game.version,
            settings=ledger.settings,
            status=ledger.status,
            listed=ledger.listed,
            seats=[seat.info(seat.number in here) for seat in self._lobby.seats],
            seal=seal(ledger.seed),
            created=ledger.created,
            changed=match.changed,
            watchers=sum(guest.seat is None for guest in self.guests),
            waiting=match.waiting,
            winners=end.winners if end else [],
            scores=[sheet.total for sheet in end.scores] if end else [],
            rematch=ledger.rematch,
        )

    def tell_all(self, message: bytes) -> None:
        """Tell everybody the same."""
        for guest in tuple(self.guests):
            guest.tell(message)

    def tell_seats(self) -> None:
        """Tell everybody who sits where."""
        self.tell_all(encode(SeatsChanged(self.info())))

    async def say(self, seat: int | None, text: str) -> None:
        """Add a line to the chat."""
        text = one_line(text)
        if not text:
            raise Declined("empty")
        async with self._ledger.lock:
            number = self.chat[-1].number + 1 if self.chat else 0
            line = ChatLine(number, seat, text, round(time.time(), 3))
            row = {"table_id": self._ledger.id, **msgspec.structs.asdict(line)}
            await self._ledger.commit(Write().add(db.chat, row))
            self.chat = [*self.chat, line][-db.CHAT_KEPT :]
            self.tell_all(encode(line))

    # What each of them is told

    def publish(self) -> None:
        """Tell every guest what has changed for it, and nothing if nothing has.

        Of what is held back they are told later, in its order.
        """
        if not self.is_holding:
            self._match.show()
        shown, end = self._match.shown, self._match.end
        eyes: dict[int | None, list[Guest]] = {}
        for guest in self.guests if shown is not None else ():
            eyes.setdefault(guest.seat, []).append(guest)
        for seat, guests in eyes.items():
            if shown is not None and (message := self._sight.news(shown, seat, end)):
                for guest in guests:
                    guest.tell(message)
                    self._tell_lesson(guest)
                    self._tell_table(guest)
        self._then()

    def teach(self, guest: Guest, on: bool) -> None:
        """Let a tutor speak to a guest, from now on, or no longer."""
        guest.is_taught = on
        self._tell_lesson(guest)

    def _tell_lesson(self, guest: Guest) -> None:
        shown, seat = self._match.shown, guest.seat
        if not guest.is_taught or shown is None or seat is None or shown.seats[seat].bot:
            return
        if not shown.state.legal_of(seat):  # a stamp would tell of others
            return
        try:
            lesson = shown.game.lesson(shown.state, seat)
        except Exception as error:  # whatever a tutor does wrong, the table goes on
            what = f"{type(error).__name__}: {error}"
            log.error("a tutor failed", extra={"table": self._ledger.id, "error": what})
            return
        guest.tell(encode(LessonAnswer(shown.asked(seat), lesson)))

    def recite(self, guest: Guest, on: bool) -> None:
        """Tell a guest the table in sentences, from now on, or no longer."""
        guest.is_read_to = on
        self._tell_table(guest)

    def _tell_table(self, guest: Guest) -> None:
        shown = self._match.shown
        if not guest.is_read_to or shown is None:
            return
        game, view = shown.game, shown.game.view(shown.state, guest.seat)
        try:
            sections = game.tell(view, guest.seat, game.box(None))
        except Exception as error:  # whatever a telling does wrong, the table goes on
            what = f"{type(error).__name__}: {error}"
            log.error("a table could not be told", extra={"table": self._ledger.id, "error": what})
            return
        guest.tell(encode(TableTold(sections)))

    # News that are held back

    @property
    def is_holding(self) -> bool:
        """Tell whether something has happened that nobody is told yet."""
        return self._hold is not None

    def hold_back(self, seconds: float) -> None:
        """Publish after a while. Meanwhile nobody waits: what is shown stays as it was."""
        if self._hold is None:
            self._hold = asyncio.create_task(self._publish_after(min(seconds, LONGEST_HOLD)))

    async def _publish_after(self, seconds: float) -> None:
        await asyncio.sleep(seconds)
        async with self._ledger.lock:  # whatever else is on its way to the disk is not told yet
            self._hold = None
            self.publish()

    def _let_go(self) -> None:
        if self._hold is not None:
            self._hold.cancel()
            self._hold = None
