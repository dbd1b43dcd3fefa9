"""The row of a table, and its way to the disk."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

import sqlalchemy as sa

from klubovna.core.game import Game
from klubovna.core.state import Value
from klubovna.server import store as db
from klubovna.server.declined import Declined
from klubovna.server.requests import Status
from klubovna.server.store import Closed, Conflict, Row, Saved, Store, Write

log = logging.getLogger("klubovna.table")

RETRY_SECONDS = 1.0


class Ledger:
    """What is stored of a table itself.

    Whoever changes anything at the table holds the lock. Memory follows the disk: what can't be
    stored never was, and all that was read is read again.
    """

    def __init__(self, game: Game, row: Row, store: Store, reread: Callable[[Saved], None]) -> None:
        self.game = game
        self.lock = asyncio.Lock()
        self._store = store
        self._reread = reread
        self.read(row)

    def read(self, row: Row) -> None:
        """Go on from what is stored."""
        self.id: str = row["id"]
        self.settings: dict[str, Value] = row["settings"]
        self.seed: bytes = row["seed"]
        self.host: str = row["host"]
        self.listed: bool = row["listed"]
        self.status: Status = row["status"]
        self.created: float = row["created"]
        self.rematch: str | None = row["rematch"]

    async def commit(
        self, write: Write, *, status: Status | None = None, rematch: str | None = None
    ) -> None:
        """Wait until the disk has what is written, and what changes of the row with it."""
        status, rematch = status or self.status, rematch or self.rematch
        if (status, rematch) != (self.status, self.rematch):
            row = sa.update(db.tables).where(db.tables.c.id == self.id)
            write.change(row.values(status=status, rematch=rematch))
        try:
            await self._store.write(write)
        except Closed:
            raise Declined("stopping") from None
        except Exception as error:
            log.error("not stored", extra={"table": self.id, "error": type(error).__name__})
            await self.reload()
            raise Declined("stale" if isinstance(error, Conflict) else "failed") from error
        self.status, self.rematch = status, rematch

    async def reload(self) -> None:
        """Forget what was not stored; while the database can't be read, the table waits for it."""
        while True:
            try:
                saved = await self._store.load(self.id)
                break
            except Exception as error:
                log.error("not read", extra={"table": self.id, "error": type(error).__name__})
                await asyncio.sleep(RETRY_SECONDS)
        assert saved is not None, "tables are never deleted"
        self._reread(saved)
