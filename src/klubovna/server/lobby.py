"""The seats of a table: whose they are, and how people come by them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Literal, TypedDict, Unpack

import sqlalchemy as sa

from klubovna.server import store as db
from klubovna.server.declined import Declined
from klubovna.server.ledger import Ledger
from klubovna.server.requests import Level
from klubovna.server.seats import Seat, fits
from klubovna.server.store import Row, Write


class SeatChange(TypedDict, total=False):
    """What may change of a seat."""

    name: str
    kind: Literal["person", "bot"]
    level: Level
    taken: bool
    key: str | None


class Lobby:
    """Who has which seat. The game begins when the last one is taken."""

    def __init__(self, ledger: Ledger, rows: list[Row], then: Callable[[], None]) -> None:
        self._ledger = ledger
        self._then = then  # called after a change
        self.read(rows)

    def read(self, rows: list[Row]) -> None:
        """Go on from what is stored."""
        self.seats = [Seat.of(row) for row in rows]

    def seat_of(self, key: str | None) -> Seat | None:
        """Return the seat that a secret belongs to."""
        return next((seat for seat in self.seats if fits(key, seat.key)), None)

    def is_hosted_by(self, key: str | None) -> bool:
        """Tell whether a secret is the host's."""
        return fits(key, self._ledger.host)

    async def sit_down(self, name: str, key: str) -> Seat:
        """Give the first open seat to whoever brings the hash of a new key."""
        async with self._ledger.lock:
            free = next((seat for seat in self.seats if seat.is_open), None)
            if self._ledger.status != "open" or free is None:
                raise Declined("full")
            await self._change(free, name=name, taken=True, key=key)
            return free

    async def change(self, seat: Seat, **values: Unpack[SeatChange]) -> None:
        """Change who has a seat."""
        async with self._ledger.lock:
            await self._change(seat, **values)

    async def _change(self, seat: Seat, **values: Unpack[SeatChange]) -> None:
        seat = self.seats[seat.number]  # what was found before the lock may be out of date
        row = db.seats.c.table_id == self._ledger.id, db.seats.c.seat == seat.number
        write = Write().change(sa.update(db.seats).where(*row).values(**values))
        others = [other for other in self.seats if other is not seat]
        is_full = not any(s.is_open for s in [*others, replace(seat, **values)])
        begins = self._ledger.status == "open" and is_full
        await self._ledger.commit(write, status="playing" if begins else None)
        for name, value in values.items():
            setattr(seat, name, value)
        self._then()
