"""The book of a clubhouse: its database, read by a test while nobody writes."""

from __future__ import annotations

import shutil
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

from klubovna.core.game import title
from klubovna.server.journal import Entry, Journal
from klubovna.server.seats import Seat
from klubovna.server.store import Saved, Store
from tests.server.clubhouse_process import ClubhouseProcess


@asynccontextmanager
async def opened(house: ClubhouseProcess) -> AsyncIterator[Store]:
    """Read the database as a clubhouse has left it.

    Of a file it is a copy: what a crash has left must be put in order by the next clubhouse.
    """
    url = house.arrangement.database
    if url.startswith("sqlite"):
        copy = house.file.with_name("copy.sqlite")
        for ending in ("", "-wal", "-shm"):
            copy.with_name(copy.name + ending).unlink(missing_ok=True)
        for ending in ("", "-wal"):
            with suppress(FileNotFoundError):
                shutil.copyfile(f"{house.file}{ending}", f"{copy}{ending}")
        url = f"sqlite:///{copy}"
    store = Store(url)
    try:
        yield store
    finally:
        await store.engine.dispose()


def start_of(saved: Saved) -> Journal:
    """Return a stored game before its first choice."""
    table, seats = saved.table, [Seat.of(row) for row in saved.seats]
    return Journal(title(table["game"]), table["settings"], table["seed"], seats)


def replayed(saved: Saved) -> Journal:
    """Play a stored game again."""
    journal = start_of(saved)
    for row in saved.choices:
        journal.add(Entry.of(row))
    return journal
