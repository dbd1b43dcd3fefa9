"""Where tables are kept: a database in which choices are only ever added.

Two rows with the same (table, seq) can't exist: that key settles every race, between messages,
between retries and between processes. One writer gathers what came meanwhile and commits it as
one transaction; who waits is told only after the disk has it.
"""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

metadata = sa.MetaData()
Row = dict[str, Any]  # by the names of its columns

tables = sa.Table(
    "tables",
    metadata,
    sa.Column("id", sa.String(20), primary_key=True),
    sa.Column("game", sa.String(40), nullable=False),
    sa.Column("version", sa.Integer, nullable=False),
    sa.Column("settings", sa.JSON, nullable=False),
    sa.Column("seed", sa.LargeBinary(32), nullable=False),
    sa.Column("host", sa.String(64), nullable=False),
    sa.Column("listed", sa.Boolean, nullable=False),
    sa.Column("status", sa.String(10), nullable=False),
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("rematch", sa.String(20)),
    sa.Index("tables_by_status", "status", "created"),
)

seats = sa.Table(
    "seats",
    metadata,
    sa.Column("table_id", sa.String(20), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("name", sa.String(60), nullable=False),
    sa.Column("kind", sa.String(10), nullable=False),
    sa.Column("level", sa.String(10), nullable=False),
    sa.Column("taken", sa.Boolean, nullable=False),
    sa.Column("key", sa.String(64)),
)

choices = sa.Table(
    "choices",
    metadata,
    sa.Column("table_id", sa.String(20), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("verb", sa.String(10), nullable=False),
    sa.Column("option", sa.Integer, nullable=False),
    sa.Column("level", sa.String(10)),
    sa.Column("token", sa.String(40)),
    sa.Column("at", sa.Float, nullable=False),
)

chat = sa.Table(
    "chat",
    metadata,
    sa.Column("table_id", sa.String(20), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("seat", sa.Integer),
    sa.Column("text", sa.String(300), nullable=False),
    sa.Column("at", sa.Float, nullable=False),
)

CHAT_KEPT = 100
BUSY_MILLISECONDS = 10_000
CarryOut = Callable[[list["Write"]], Awaitable[None]]
DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg"}


class Closed(ConnectionError):
    """The store takes nothing any more: the clubhouse is stopping."""


class Conflict(Exception):
    """Another row with this key exists: somebody else was faster."""


@dataclass
class Write:
    """Rows to be written together, or not at all."""

    rows: dict[str, list[Row]] = field(default_factory=dict)
    updates: list[sa.Update] = field(default_factory=list)

    def add(self, table: sa.Table, *rows: Row) -> Write:
        """Add rows to a table."""
        self.rows.setdefault(table.name, []).extend(rows)
        return self

    def change(self, update: sa.Update) -> Write:
        """Change a row."""
        self.updates.append(update)
        return self


@dataclass(frozen=True)
class Saved:
    """All that is kept of one table."""

    table: Row
    seats: list[Row]
    choices: list[Row]
    chat: list[Row]


class Store:
    """The database of a clubhouse, with its one writer."""

    def __init__(self, url: str) -> None:
        self.url = with_driver(url)
        self.engine: AsyncEngine = create_async_engine(self.url, pool_pre_ping=not self.is_sqlite)
        self.writes: list[tuple[Write, asyncio.Future[None]]] = []
        self.commits = 0
        self._wake = asyncio.Event()
        self._writer: asyncio.Task[None] | None = None
        self._is_stopping = False
        if self.is_sqlite:
            sa.event.listen(self.engine.sync_engine, "connect", _set_pragmas)

    @property
    def is_sqlite(self) -> bool:
        """Tell whether the database is a file."""
        return self.url.drivername.startswith("sqlite")

    async def open(self) -> None:
        """Bring the database to the newest form and start the writer."""
        async with self.engine.begin() as connection:
            await connection.run_sync(migrate)
        self._writer = asyncio.create_task(self._write_all(), name="writer")

    async def close(self) -> None:
        """Write what waits, then let the database go."""
        self._is_stopping = True
        self._wake.set()
        if self._writer is not None:
            await self._writer
        await self.engine.dispose()

    def write(self, write: Write) -> asyncio.Future[None]:
        """Write rows with the next commit; the future is done when the disk has them."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        if self._is_stopping:
            done.set_exception(Closed())
            return done
        self.writes.append((write, done))
        self._wake.set()
        return done

    async def _write_all(self) -> None:
        """Commit again and again, each time all that has come meanwhile."""
        async with self._way_to_disk() as carry_out:
            while self.writes or not self._is_stopping:
                await self._wake.wait()
                await asyncio.sleep(0)  # whoever is about to write shall come along
                if not self._is_stopping:
                    self._wake.clear()
                batch, self.writes = self.writes, []
                if batch:
                    await self._commit(carry_out, batch)

    @asynccontextmanager
    async def _way_to_disk(self) -> AsyncIterator[CarryOut]:
        """Give what carries out a transaction.

        A file has a thread of its own, which is called once for each transaction: going through
        an asynchronous driver costs several times as much as writing does.
        """
        if not self.is_sqlite:
            async with self.engine.connect() as connection:
                yield lambda writes: connection.run_sync(_carry_out, writes)
            return
        engine = sa.create_engine(self.url.set(drivername="sqlite"))
        sa.event.listen(engine, "connect", _set_pragmas)
        with ThreadPoolExecutor(1, "writer") as thread, engine.connect() as file:
            run = asyncio.get_running_loop().run_in_executor
            yield lambda writes: run(thread, _carry_out, file, writes)
        engine.dispose()

    async def _commit(
        self, carry_out: CarryOut, batch: list[tuple[Write, asyncio.Future[None]]]
    ) -> None:
        try:
            await carry_out([write for write, _ in batch])
            self.commits += 1
        except Exception as error:  # nobody is told "done"
            if len(batch) == 1:
                is_conflict = isinstance(error, IntegrityError)
                _fail(batch[0][1], Conflict(str(error)) if is_conflict else error)
                return
            for one in batch:  # find out whose row it is; the others are innocent
                await self._commit(carry_out, [one])
        else:
            for _, done in batch:
                if not done.done():
                    done.set_result(None)

    async def load(self, id: str) -> Saved | None:
        """Return all that is kept of a table."""
        async with self.engine.connect() as connection:
            found = await _rows(connection, sa.select(tables).where(tables.c.id == id))
            if not found:
                return None
            of = {t.name: t.c.table_id == id for t in (seats, choices, chat)}
            latest = sa.select(chat).where(of["chat"]).order_by(chat.c.number.desc())
            return Saved(
                found[0],
                await _rows(connection, sa.select(seats).where(of["seats"]).order_by("seat")),
                await _rows(connection, sa.select(choices).where(of["choices"]).order_by("seq")),
                (await _rows(connection, latest.limit(CHAT_KEPT)))[::-1],
            )

    async def find(self, *statuses: str, listed: bool = False, most: int = 1000) -> list[str]:
        """Return the ids of tables with one of the statuses, the newest first."""
        query = sa.select(tables.c.id).where(tables.c.status.in_(statuses))
        if listed:
            query = query.where(tables.c.listed)
        async with self.engine.connect() as connection:
            newest = query.order_by(tables.c.created.desc()).limit(most)
            return [row["id"] for row in await _rows(connection, newest)]


def with_driver(url: str) -> sa.URL:
    """Return the address of a database with the driver that we use for its kind."""
    made = sa.make_url(url)
    kind = made.drivername.split("+")[0]
    if kind not in DRIVERS:
        raise ValueError(f'a database is one of: {", ".join(DRIVERS)}; not "{kind}"')
    return made.set(drivername=DRIVERS[kind])


def _carry_out(connection: sa.Connection, writes: list[Write]) -> None:
    """Write all of it in one transaction, or nothing."""
    with connection.begin():
        _insert(connection, writes)
        for write in writes:
            for update in write.updates:
                connection.execute(update)


def _insert(connection: sa.Connection, writes: list[Write]) -> None:
    """Add rows table by table, so that each needs one statement."""
    rows: dict[str, list[Row]] = {}
    for write in writes:
        for name, added in write.rows.items():
            rows.setdefault(name, []).extend(added)
    for table in (tables, seats, choices, chat):
        if table.name in rows:
            connection.execute(_INSERTS[table.name], rows[table.name])


_ALONE = {
    "sqlite": "BEGIN IMMEDIATE",
    "postgresql": "SELECT pg_advisory_xact_lock(hashtext('klubovna migrations'))",
}
_INSERTS = {table.name: sa.insert(table) for table in (tables, seats, choices, chat)}


async def _rows(connection: AsyncConnection, query: sa.Select[Any]) -> list[Row]:
    return [dict(row) for row in (await connection.execute(query)).mappings()]


def _fail(done: asyncio.Future[None], error: Exception) -> None:
    if not done.done():
        done.set_exception(error)


def _set_pragmas(connection: Any, _: Any) -> None:
    """Readers don't wait for the writer, and a commit is on disk before it returns."""
    cursor = connection.cursor()
    cursor.execute(f"PRAGMA busy_timeout={BUSY_MILLISECONDS}")
    _write_ahead(cursor)
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.close()


def _write_ahead(cursor: Any) -> None:
    """Let a file have a log; who opens a new one with others is refused at once, so try again."""
    until = time.monotonic() + BUSY_MILLISECONDS / 1000
    while True:
        try:
            cursor.execute("PRAGMA journal_mode=WAL")
            return
        except sqlite3.OperationalError:
            if time.monotonic() > until:
                raise
            time.sleep(0.02)


def migrate(connection: sa.Connection, form: str = "head") -> None:
    """Bring the tables to the newest form: all of it or nothing, and one process at a time."""
    connection.exec_driver_sql(_ALONE[connection.dialect.name])
    config = Config()
    config.set_main_option("script_location", "klubovna.server:migrations")
    config.attributes["connection"] = connection
    command.upgrade(config, form)
