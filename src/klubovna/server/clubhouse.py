"""The clubhouse: all tables, brought from the database when somebody asks for them."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from typing import Literal

from klubovna.core.game import Game, titles
from klubovna.core.luck import dice
from klubovna.core.state import Value
from klubovna.server import store as db
from klubovna.server.requests import CreatedTable, NewTable, SeatKey, SeatWish
from klubovna.server.seats import Seat, hash_key, new_id, new_key, one_line
from klubovna.server.store import Row, Saved, Store, Write
from klubovna.server.table import Table
from klubovna.server.thinkers import Thinkers

log = logging.getLogger("klubovna.clubhouse")

MOST_LISTED = 30
TIDY_EVERY = 20.0
PUT_AWAY_AFTER = 600.0
MOST_GOING_ON = 10_000
STOP_SECONDS = 10.0


class NoSuchTable(Exception):
    """There is no table with this id, or none that these rules can play."""


class BadTable(Exception):
    """A table can't be created as it was wished for; the text says why."""


@dataclass(frozen=True)
class Manners:
    """How the clubhouse behaves; tests and measurements change some of it."""

    pace: float = 0.8  # seconds that a bot takes for a pick, at least
    messages_per_second: float = 20.0  # from one socket
    messages_at_once: int = 60
    requests_per_second: float = 30.0  # from one address
    requests_at_once: int = 120
    most_sockets: int = 5000
    most_sockets_of_address: int = 1000
    most_guests: int = 100  # at one table
    hosts: tuple[str, ...] = ()  # names under which this clubhouse may be reached


class Clubhouse:
    """Opens tables, finds them, puts them away when nobody is there."""

    def __init__(self, store: Store, thinkers: Thinkers, manners: Manners) -> None:
        self.store = store
        self.thinkers = thinkers
        self.manners = manners
        self.tables: dict[str, Table] = {}
        self.sockets = 0
        self._addresses: Counter[str] = Counter()  # how many sockets come from each
        self.is_stopping = False
        self._loading: dict[str, asyncio.Future[Table]] = {}
        self._tasks: list[asyncio.Task[None]] = []
        self._rematching = asyncio.Lock()

    async def open(self) -> None:
        """Open the database and go on with every game where a bot is to move."""
        await self.store.open()
        await self.thinkers.start()
        self._tasks = [
            asyncio.create_task(self._go_on(), name="go on"),
            asyncio.create_task(self._tidy(), name="tidy"),
        ]

    async def close(self) -> None:
        """Let everybody go; what was acknowledged is on disk, and the rest was never told."""
        self.is_stopping = True
        for task in self._tasks:
            task.cancel()
        stops = [asyncio.create_task(table.stop()) for table in self.tables.values()]
        if stops:
            await asyncio.wait(stops, timeout=STOP_SECONDS)
        await self.thinkers.stop()
        await self.store.close()

    async def _go_on(self) -> None:
        for id in await self.store.find("playing", most=MOST_GOING_ON):
            with suppress(NoSuchTable):
                (await self.find(id)).driver.wake()

    async def _tidy(self) -> None:
        while True:
            await asyncio.sleep(TIDY_EVERY)
            old = time.time() - PUT_AWAY_AFTER
            for id, table in tuple(self.tables.items()):
                table.room.send_lost_away()
                if table.is_idle and table.match.changed < old:
                    del self.tables[id]

    @contextmanager
    def room_for(self, address: str) -> Iterator[bool]:
        """Count a socket as long as it is open; gives whether there was room for it."""
        self.sockets += 1
        self._addresses[address] += 1
        try:
            yield (
                self.sockets <= self.manners.most_sockets
                and self._addresses[address] <= self.manners.most_sockets_of_address
            )
        finally:
            self.sockets -= 1
            self._addresses[address] -= 1
            if not self._addresses[address]:
                del self._addresses[address]

    async def find(self, id: str) -> Table:
        """Return a table, from the database if need be."""
        if id in self.tables:
            return self.tables[id]
        if id not in self._loading:
            self._loading[id] = asyncio.ensure_future(self._load(id))
        try:
            return await asyncio.shield(self._loading[id])
        finally:
            self._loading.pop(id, None)

    async def _load(self, id: str) -> Table:
        saved = await self.store.load(id)
        if saved is None:
            raise NoSuchTable(id)
        game = titles().get(saved.table["game"])
        if game is None or game.version != saved.table["version"]:
            raise NoSuchTable(id)
        try:
            return self._put(game, saved)
        except Exception as error:  # a broken table must not keep the others from going on
            log.exception("can't be played", extra={"table": id})
            raise NoSuchTable(id) from error

    def _put(self, game: Game, saved: Saved) -> Table:
        table = Table(game, saved, self.store, self.thinkers, self.manners.pace)
        self.tables[table.id] = table
        return table

    async def listed(self) -> list[Table]:
        """Return tables that strangers may join or watch, the newest first."""
        ids = await self.store.find("open", "playing", listed=True, most=MOST_LISTED)
        found = []
        for id in ids:
            with suppress(NoSuchTable):
                found.append(await self.find(id))
        return found

    async def create(self, wish: NewTable) -> CreatedTable:
        """Open a new table."""
        game = titles().get(wish.game)
        if game is None:
            raise BadTable(f'there is no game "{wish.game[:40]}"')
        least, most = game.seats
        if not least <= len(wish.seats) <= most:
            raise BadTable(f"{game.id} is for {least} to {most} players")
        try:
            with_people = any(seat.kind != "bot" for seat in wish.seats)
            settings = game.chosen(wish.settings, len(wish.seats), with_people)
            game.start(len(wish.seats), dice(0), settings)  # some settings don't fit some counts
        except ValueError as error:
            raise BadTable(str(error)) from None
        wishes = list(wish.seats)
        if wish.seat_order == "random":
            secrets.SystemRandom().shuffle(wishes)
        keys = {i: new_key() for i, seat in enumerate(wishes) if seat.kind != "bot"}
        seats = [_seat(i, seat, keys.get(i)) for i, seat in enumerate(wishes)]
        host_key = new_key()
        table = await self._open(game, settings, seats, hash_key(host_key), wish.listed)
        given = [SeatKey(seat, key) for seat, key in keys.items()]
        return CreatedTable(table.room.info(), host_key, given)

    async def rematch(self, before: Table) -> Table:
        """Open a table for another game in the same company, with the same keys."""
        async with self._rematching:
            ledger, seats = before.ledger, [seat.for_rematch() for seat in before.lobby.seats]
            if ledger.rematch is not None:
                return await self.find(ledger.rematch)
            table = await self._open(
                before.game, ledger.settings, seats, ledger.host, ledger.listed
            )
            await before.goes_on_at(table.id)
            return table

    async def _open(
        self,
        game: Game,
        settings: dict[str, Value],
        seats: list[Seat],
        host: str,
        listed: bool,
    ) -> Table:
        id = new_id()
        row: Row = {
            "id": id,
            "game": game.id,
            "version": game.version,
            "settings": settings,
            "seed": secrets.token_bytes(32),
            "host": host,
            "listed": listed,
            "status": "open" if any(seat.is_open for seat in seats) else "playing",
            "created": round(time.time(), 3),
            "rematch": None,
        }
        saved = Saved(row, [seat.row(id) for seat in seats], [], [])
        await self.store.write(Write().add(db.tables, row).add(db.seats, *saved.seats))
        table = self._put(game, saved)
        table.driver.wake()
        return table


def _seat(number: int, wish: SeatWish, key: str | None) -> Seat:
    kind: Literal["person", "bot"] = "bot" if wish.kind == "bot" else "person"
    name = one_line(wish.name or "") or f"{'Bot' if kind == 'bot' else '?'} {number + 1}"
    taken = wish.kind != "open"
    hashed = hash_key(key) if key else None
    return Seat(number, name, kind, wish.level, taken, hashed)
