"""Databases from before: what was stored in an older form can still be played."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import create_async_engine

from klubovna.core.game import title
from klubovna.core.luck import dice
from klubovna.server.clubhouse import Manners
from klubovna.server.journal import Entry, Journal, Verb
from klubovna.server.requests import Level
from klubovna.server.seats import Seat
from klubovna.server.store import Row, Store, metadata, migrate, with_driver
from klubovna.server.table import Table
from klubovna.server.thinkers import Thinkers

FORT = title("fort")
OLD_LEVELS = ("easy", "normal", "hard")
SEED = b"s" * 32
TABLE: Row = {
    "id": "old",
    "game": "fort",
    "version": FORT.version,
    "settings": FORT.chosen({}),
    "seed": SEED,
    "host": "h" * 64,
    "listed": True,
    "status": "playing",
    "created": 1.5,
    "rematch": None,
}


def people() -> list[Seat]:
    """Return three people at a table."""
    return [Seat(n, f"P{n}", "person", "normal", True, None) for n in range(3)]


def story() -> list[Entry]:
    """Return what happened at a table: picks, one taken back, and who played for whom."""
    journal, luck = Journal(FORT, TABLE["settings"], SEED, people()), dice(1)
    entries: list[Entry] = []

    def enter(seat: int, verb: Verb, option: int = 0, level: Level | None = None) -> None:
        number = len(entries)
        entries.append(Entry(number, seat, verb, option, level, f"{seat} token{number}", 2.5))
        journal.add(entries[-1])

    def pick(times: int) -> None:
        for _ in range(times):
            seat, legal = journal.state.actor, journal.state.legal
            enter(seat, "pick", legal[luck.below(len(legal))])

    pick(9)
    while not journal.history.can_undo(journal.state.actor):
        pick(1)
    enter(journal.state.actor, "undo")
    for seat, verb, level in HAND_OVERS:
        enter(seat, verb, 0, level)
        pick(3)
    return entries


HAND_OVERS: list[tuple[int, Verb, Level | None]] = [
    (0, "bot", "hard"),
    (1, "bot", "easy"),
    (0, "back", None),
    (2, "resign", "normal"),
    (0, "bot", "normal"),
]


def as_before(entry: Entry) -> Row:
    """Return an entry as it was stored at first: a level by its place in a list."""
    row = entry.row("old")
    level: Level | None = row.pop("level")
    if entry.verb in ("bot", "back", "resign"):
        row["option"] = OLD_LEVELS.index(level or "normal")
    return row | {"verb": "choose" if entry.verb == "pick" else entry.verb}


async def fill(database: str, entries: list[Entry]) -> None:
    """Make a database of the first form, with one table."""
    rows: dict[str, list[dict[str, Any]]] = {
        "tables": [TABLE],
        "seats": [seat.row("old") for seat in people()],
        "choices": [as_before(entry) for entry in entries],
    }
    engine = create_async_engine(with_driver(database))
    async with engine.begin() as connection:
        await connection.run_sync(migrate, "0001")
    async with engine.begin() as connection:
        for name, added in rows.items():
            columns = [metadata.tables[name].c[column] for column in added[0]]
            insert = sa.insert(sa.table(name, *(sa.column(c.name, c.type) for c in columns)))
            await connection.execute(insert, added)
    await engine.dispose()


async def test_a_table_from_before_goes_on(database: str) -> None:
    """The same position, the same log, the same bots at the same seats."""
    entries = story()
    await fill(database, entries)
    store = Store(database)
    await store.open()
    saved = await store.load("old")
    await store.close()
    assert saved is not None
    assert [Entry.of(row) for row in saved.choices] == entries
    match = Table(FORT, saved, store, Thinkers(1), Manners().pace).match
    journal = Journal(FORT, TABLE["settings"], SEED, people())
    for entry in entries:
        journal.add(entry)
    assert match.journal is not None
    assert FORT.notation(match.journal.state) == FORT.notation(journal.state)
    assert match.journal.logs == journal.logs
    assert [seat.bot for seat in match.journal.seats] == ["normal", "easy", "normal"]
    assert [seat.resigned for seat in match.journal.seats] == [False, False, True]
