"""A live table: its journal, who is connected, and what each of them is told."""

from __future__ import annotations

import asyncio
import logging
import random
import time
from collections.abc import Callable
from typing import Any

import msgspec
import sqlalchemy as sa

from klubovna.core.decision import Refusal as Forbidden
from klubovna.core.game import Game
from klubovna.core.luck import seal
from klubovna.core.record import Record
from klubovna.core.state import Value
from klubovna.core.step import NOBODY
from klubovna.server import store as db
from klubovna.server.guest import Guest
from klubovna.server.journal import LEVELS, Entry, Journal, Verb
from klubovna.server.messages import (
    ChatLine,
    End,
    Level,
    ScoreSheet,
    SeatsChanged,
    Status,
    TableInfo,
    Welcome,
)
from klubovna.server.seats import Seat, fits, one_line
from klubovna.server.sight import Sight, encode
from klubovna.server.store import Closed, Conflict, Saved, Store, Write
from klubovna.server.thinkers import Thinkers, simplest

log = logging.getLogger("klubovna.table")

LONGEST_HOLD = 3.0
RETRY_SECONDS = 1.0


class Refusal(Exception):
    """A message that is not carried out; nothing changed."""

    def __init__(self, code: str, rule: str | None = None, key: str | None = None) -> None:
        super().__init__(code)
        self.code, self.rule, self.key = code, rule, key


class _Public(msgspec.Struct, frozen=True):
    """What everybody may know of the game.

    It changes when all are told: not before the disk has it, nor when somebody answers in secret.
    """

    status: Status
    waiting: tuple[int, ...]
    end: End | None
    changed: float


class Table:
    """A table that people and bots play at. All changes go through its lock, one at a time."""

    def __init__(
        self, game: Game, saved: Saved, store: Store, thinkers: Thinkers, pace: float
    ) -> None:
        self.game = game
        self.store = store
        self.thinkers = thinkers
        self.pace = pace
        self.lock = asyncio.Lock()
        self.guests: set[Guest] = set()
        self._bots: asyncio.Task[None] | None = None
        self._is_stopped = False
        self._read(saved)

    def _read(self, saved: Saved) -> None:
        """Go on from what is stored."""
        row = saved.table
        self.id: str = row["id"]
        self.settings: dict[str, Value] = row["settings"]
        self.seed: bytes = row["seed"]
        self.host: str = row["host"]
        self.listed: bool = row["listed"]
        self.status: Status = row["status"]
        self.created: float = row["created"]
        self.changed = self.created
        self.rematch: str | None = row["rematch"]
        self.seats = [Seat.of(row) for row in saved.seats]
        self.chat = [ChatLine(r["number"], r["seat"], r["text"], r["at"]) for r in saved.chat]
        self.journal: Journal | None = None
        self._sight: Sight | None = None
        if self.status in ("playing", "over"):
            self._begin()
            for choice in saved.choices:
                self._apply(Entry.of(choice))
        self._public = _Public(self.status, self._waiting(), self._find_end(), self.changed)

    def _begin(self) -> None:
        self.journal = Journal(self.game, self.settings, self.seed, self.seats)
        self._sight = Sight(self.journal)

    def _apply(self, entry: Entry) -> None:
        assert self.journal is not None, "the game has begun"
        public = len(self.journal.log(None))
        self.journal.apply(entry)
        if len(self.journal.log(None)) != public:  # the time of a hidden pick is hidden too
            self.changed = entry.at
        if self.journal.state.is_over:
            self.status = "over"

    async def reload(self) -> None:
        """Forget what was not stored; while the database can't be read, the table waits for it."""
        while True:
            try:
                saved = await self.store.load(self.id)
                break
            except Exception as error:
                log.error("not read", extra={"table": self.id, "error": type(error).__name__})
                await asyncio.sleep(RETRY_SECONDS)
        assert saved is not None, "tables are never deleted"
        self._read(saved)

    # Who is here

    def seat_of(self, key: str | None) -> Seat | None:
        """Return the seat that a secret belongs to."""
        return next((seat for seat in self.seats if fits(key, seat.key)), None)

    def is_hosted_by(self, key: str | None) -> bool:
        """Tell whether a secret is the host's."""
        return fits(key, self.host)

    def is_here(self, seat: int) -> bool:
        """Tell whether somebody is connected for a seat."""
        return any(guest.seat == seat for guest in self.guests)

    def info(self) -> TableInfo:
        """Return what everybody may know."""
        here = {guest.seat for guest in self.guests}
        known, end = self._public, self._public.end
        return TableInfo(
            id=self.id,
            game=self.game.id,
            version=self.game.version,
            settings=self.settings,
            status=known.status,
            listed=self.listed,
            seats=[seat.info(seat.number in here) for seat in self.seats],
            seal=seal(self.seed),
            created=self.created,
            changed=known.changed,
            watchers=sum(guest.seat is None for guest in self.guests),
            waiting=list(known.waiting),
            winners=end.winners if end else [],
            scores=[sheet.total for sheet in end.scores] if end else [],
            rematch=self.rematch,
        )

    async def welcome(self, guest: Guest) -> None:
        """Let a guest in, when nothing is on its way; from now on it is told what changes."""
        async with self.lock:
            others = tuple(self.guests)
            self.guests.add(guest)
            news = encode(SeatsChanged(self.info()))
            for other in others:
                other.tell(news)
            hello = Welcome(self.info(), guest.seat, guest.is_host, self.chat)
            guest.tell(encode(hello))
            if self._sight is not None:
                guest.tell(self._sight.everything(guest.seat, self.end()))
        self.wake_bots()

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

    def tell_all(self, message: bytes) -> None:
        """Tell everybody the same."""
        for guest in tuple(self.guests):
            guest.tell(message)

    def tell_seats(self) -> None:
        """Tell everybody who sits where."""
        self.tell_all(encode(SeatsChanged(self.info())))

    # What each of them is told

    def publish(self) -> None:
        """Tell every guest what has changed for it, and nothing if nothing has."""
        self._make_public()
        if self._sight is None:
            return
        eyes: dict[int | None, list[Guest]] = {}
        for guest in self.guests:
            eyes.setdefault(guest.seat, []).append(guest)
        for seat, guests in eyes.items():
            if message := self._sight.news(seat, self.end()):
                for guest in guests:
                    guest.tell(message)

    def _make_public(self) -> None:
        known = self._public
        now = _Public(self.status, self._waiting(), self._find_end(), self.changed)
        is_secret = self.journal is not None and self.journal.is_secret()
        if not is_secret or (now.status, now.waiting) != (known.status, known.waiting):
            self._public = now

    def _waiting(self) -> tuple[int, ...]:
        return tuple(self.journal.waiting()) if self.journal and self.status != "closed" else ()

    def end(self) -> End | None:
        """Return how the game ended, if it has."""
        return self._public.end

    def _find_end(self) -> End | None:
        if self.journal is None or not self.journal.state.is_over:
            return None
        state = self.journal.state
        sheets = [ScoreSheet(s, sum(s.values())) for s in self.game.score_sheet(state)]
        return End(self._winners(), self.game.end_reason(state), sheets, self.seed.hex())

    def _winners(self) -> list[int]:
        """Return who has won: if the best have resigned, the best of those who have not."""
        assert self.journal is not None, "the game has begun"
        state = self.journal.state
        loyal = [seat.number for seat in self.seats if not seat.resigned]
        scores = self.game.scores(state)
        winners = self.game.winners(state)
        best = [seat for seat in winners if seat in loyal]
        if best or not winners:
            return best
        return [p for p in loyal if scores[p] == max(scores[q] for q in loyal)]

    def record(self) -> str:
        """Return the record of a finished game, with the seed."""
        assert self.journal is not None and self.journal.state.is_over, "the game is over"
        luck = f"sealed {seal(self.seed)} {self.seed.hex()}"
        return Record.of(self.journal.history, [seat.name for seat in self.seats], luck).text()

    def _is_played_by_person(self, seat: int) -> bool:
        return self.seats[seat].bot is None

    # What they do

    async def choose(
        self, seat: int, option: int, asked: str, token: str, done: Callable[[], None]
    ) -> None:
        """Let a person pick. `done` is called when the pick is on disk, before all are told."""
        async with self.lock:
            journal = self._journal_for(seat, asked, token)
            if journal is None:
                return done()
            if option not in journal.state.legal_of(seat):
                why = self.game.why_not(journal.state, seat, option)
                raise Refusal("not_offered", *((why.rule, why.key) if why else ()))
            await self._enter(seat, "choose", option, token, done)

    async def undo(self, seat: int, asked: str, token: str, done: Callable[[], None]) -> None:
        """Let a person take back the last pick."""
        async with self.lock:
            journal = self._journal_for(seat, asked, token)
            if journal is None:
                return done()
            if not journal.history.can_undo(seat):
                raise Refusal("no_undo")
            await self._enter(seat, "undo", 0, token, done)

    def _journal_for(self, seat: int, asked: str, token: str) -> Journal | None:
        """Check that a seat may act on its question; None: it was done before."""
        if self.journal is not None and f"{seat} {token}" in self.journal.tokens:
            return None
        if self.journal is None or self.status != "playing":
            raise Refusal("not_playing")
        if not self._is_played_by_person(seat):
            raise Refusal("not_your_seat")
        if asked != self.journal.asked(seat):
            raise Refusal("stale")
        return self.journal

    async def hand_over(self, seat: int, verb: Verb, level: Level = "normal") -> None:
        """Let a bot play for a person, or the person again; nothing if it is so already."""
        async with self.lock:
            if self.journal is None or self.status != "playing":
                raise Refusal("not_playing")
            chair = self.seats[seat]
            if chair.kind == "bot" or chair.resigned:
                raise Refusal("not_your_seat")
            if verb != "resign" and chair.stand_in == (level if verb == "bot" else None):
                return
            await self._enter(seat, verb, LEVELS.index(level))
            self.tell_seats()

    async def _enter(
        self,
        seat: int,
        verb: Verb,
        option: int,
        token: str | None = None,
        done: Callable[[], None] = lambda: None,
    ) -> None:
        """Apply an entry, store it, tell everybody; only one entry of a table is on its way."""
        journal = self.journal
        assert journal is not None, "the game has begun"
        mark = None if token is None else f"{seat} {token}"
        entry = Entry(journal.seq, seat, verb, option, mark, round(time.time(), 3))
        was = self.status
        try:
            self._apply(entry)
        except Exception:
            await self.reload()
            raise
        write = Write().add(db.choices, entry.row(self.id))
        if self.status != was:
            write.change(self._set(status=self.status))
        await self._commit(write)
        done()
        await self._let_others_seem_to_think(seat)
        self.publish()
        if self.status != was:
            self.tell_seats()
        self.wake_bots()

    async def _commit(self, write: Write) -> None:
        """Wait for the disk; if it can't be, go back to what it has."""
        try:
            await self.store.write(write)
        except Closed:
            raise Refusal("stopping") from None
        except Exception as error:
            log.error("not stored", extra={"table": self.id, "error": type(error).__name__})
            await self.reload()
            self.publish()
            raise Refusal("stale" if isinstance(error, Conflict) else "failed") from error

    async def _let_others_seem_to_think(self, mover: int) -> None:
        """Hold the news back a little where somebody had no choice: nobody shall notice that."""
        assert self.journal is not None, "the game has begun"
        if not self.pace or not self.game.has_secrets or self.journal.state.is_over:
            return
        passed = self.journal.passed_by(mover)
        hold = sum(self.pace * random.uniform(0.8, 1.6) for _ in passed)
        await asyncio.sleep(min(hold, LONGEST_HOLD))

    def _set(self, **values: Any) -> sa.Update:
        return sa.update(db.tables).where(db.tables.c.id == self.id).values(**values)

    async def say(self, seat: int | None, text: str) -> None:
        """Add a line to the chat."""
        text = one_line(text)
        if not text:
            raise Refusal("empty")
        async with self.lock:
            number = self.chat[-1].number + 1 if self.chat else 0
            line = ChatLine(number, seat, text, round(time.time(), 3))
            row = {"table_id": self.id, **msgspec.structs.asdict(line)}
            await self._commit(Write().add(db.chat, row))
            self.chat = [*self.chat, line][-db.CHAT_KEPT :]
            self.tell_all(encode(line))

    # Seats before the start

    async def change_seat(self, seat: int, **values: Any) -> None:
        """Change who sits on a chair; the game begins when the last one is taken."""
        async with self.lock:
            await self._change_seat(seat, **values)

    async def _change_seat(self, seat: int, **values: Any) -> None:
        chair = db.seats.c.table_id == self.id, db.seats.c.seat == seat
        write = Write().change(sa.update(db.seats).where(*chair).values(**values))
        for name, value in values.items():
            setattr(self.seats[seat], name, value)
        begins = self.status == "open" and not any(s.is_open for s in self.seats)
        if begins:
            self.status = "playing"
            write.change(self._set(status="playing"))
        await self._commit(write)
        if begins:
            self._begin()
        self._make_public()
        self.tell_seats()
        self.publish()
        self.wake_bots()

    async def sit_down(self, name: str, key: str) -> Seat:
        """Give the first open chair to whoever brings the hash of a new key."""
        async with self.lock:
            free = next((seat for seat in self.seats if seat.is_open), None)
            if self.status != "open" or free is None:
                raise Refusal("full")
            await self._change_seat(free.number, name=name, taken=True, key=key)
            return free

    async def set(self, **values: Any) -> None:
        """Change the table itself: its status or its rematch."""
        async with self.lock:
            for name, value in values.items():
                setattr(self, name, value)
            await self._commit(Write().change(self._set(**values)))
            self._make_public()
            self.tell_seats()

    # Bots

    def wake_bots(self) -> None:
        """Let the bots go on, if it is their turn."""
        is_due = self.status == "playing" and self.journal and self.journal.bot_to_move() != NOBODY
        is_free = not self._is_stopped and (self._bots is None or self._bots.done())
        if is_due and is_free:
            self._bots = asyncio.create_task(self._play_bots(), name=f"bots {self.id}")

    async def _play_bots(self) -> None:
        while self.status == "playing" and self.journal is not None:
            journal, seat, seq = self.journal, self.journal.bot_to_move(), self.journal.seq
            if seat == NOBODY:
                return
            started = time.monotonic()
            option = await self._think(journal, seat)
            await asyncio.sleep(max(0.0, started + self.pace - time.monotonic()))
            async with self.lock:
                if self.journal is not journal or journal.seq != seq:
                    continue
                try:
                    await self._enter(seat, "choose", option)
                except Refusal:
                    await asyncio.sleep(RETRY_SECONDS)  # the disk may have room again

    async def _think(self, journal: Journal, seat: int) -> int:
        """Return the pick of a bot; if it fails, that of the simplest one."""
        level, luck = journal.seats[seat].bot or "easy", journal.luck_for_bot(seat)
        if journal.is_pause():
            return 0
        try:
            return await self.thinkers.pick(self.game, journal.state, seat, level, luck)
        except Exception as error:  # whatever a bot does wrong, the table goes on
            what = f"{type(error).__name__}: {error}"
            log.error("a bot failed", extra={"table": self.id, "seat": seat, "error": what})
            return simplest(journal.state, seat, luck)

    def why_not(self, seat: int, target: str) -> Forbidden | None:
        """Return the rule that forbids to touch a place, None if it is lit."""
        if self.journal is None:
            raise Refusal("not_playing")
        return self.game.why_not(self.journal.state, seat, target)

    async def hint(self, seat: int, asked: str) -> int:
        """Return what a good bot would pick, from what this seat may know."""
        journal = self.journal
        if journal is None or self.status != "playing":
            raise Refusal("not_playing")
        if asked != journal.asked(seat) or not journal.state.legal_of(seat):
            raise Refusal("stale")
        if journal.is_pause():
            return 0
        luck = journal.luck_for_bot(seat)
        try:
            return await self.thinkers.pick(self.game, journal.state, seat, "hard", luck)
        except Exception as error:
            log.error("no hint", extra={"table": self.id, "error": type(error).__name__})
            raise Refusal("no_hint") from None

    async def stop(self, code: str = "stopping") -> None:
        """Send everybody away and let the bots rest."""
        self._is_stopped = True  # a pick that is on its way must not wake them again
        if self._bots is not None:
            self._bots.cancel()
        for guest in tuple(self.guests):
            guest.send_away(code)
        async with self.lock:  # what is on its way to the disk arrives there
            pass

    @property
    def is_idle(self) -> bool:
        """Tell whether nobody would notice if the table were put away."""
        return (
            not self.guests and not self.lock.locked() and (self._bots is None or self._bots.done())
        )
