"""The store: rows are written together or not at all, and who waits is told when the disk has them.

Each test runs on a SQLite file and on a real PostgreSQL, where its programs are installed.
"""

from __future__ import annotations

import asyncio
import secrets
import sqlite3
import sys
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from klubovna.server import store as db
from klubovna.server.store import CHAT_KEPT, Conflict, Store, Write, with_driver
from tests.server.postgres import Postgres, run_in

READ_TABLE = """
import asyncio, sys
from klubovna.server.store import Store

async def main():
    store = Store(sys.argv[1])
    await store.open()
    saved = await store.load(sys.argv[2])
    print(len(saved.seats), [row["option"] for row in saved.choices])
    await store.close()

asyncio.run(main())
"""


@pytest.fixture
async def store(database: str) -> AsyncIterator[Store]:
    """An open store on an empty database."""
    store = Store(database)
    await store.open()
    yield store
    await store.close()


def table_row(id: str, **values: Any) -> dict[str, Any]:
    """Return the row of a table."""
    row = {"id": id, "game": "fort", "version": 1, "settings": {"draft": True}, "seed": b"s" * 32}
    row |= {"host": "h" * 64, "listed": True, "status": "playing", "created": 1.5, "rematch": None}
    return row | values


def choice(id: str, seq: int, option: int = 0) -> dict[str, Any]:
    """Return the row of a choice."""
    row = {"table_id": id, "seq": seq, "seat": 0, "verb": "pick", "option": option, "level": None}
    return row | {"token": None, "at": 2.5}


async def add_table(store: Store, id: str, **values: Any) -> None:
    """Write a table with one seat."""
    seat = {"table_id": id, "seat": 0, "name": "Žofie 🦔", "kind": "person", "level": "normal"}
    write = Write().add(db.tables, table_row(id, **values))
    await store.write(write.add(db.seats, seat | {"taken": True, "key": None}))


async def options(store: Store, id: str) -> list[int]:
    """Return what was stored of a table's choices."""
    saved = await store.load(id)
    assert saved is not None
    return [row["option"] for row in saved.choices]


async def test_all_comes_back_as_it_was(store: Store) -> None:
    """Bytes, JSON, truth values, None and all letters."""
    await add_table(store, "t1")
    await store.write(Write().add(db.choices, choice("t1", 0, 7)))
    saved = await store.load("t1")
    assert saved is not None
    assert saved.table == table_row("t1")
    assert saved.seats[0]["name"] == "Žofie 🦔" and saved.seats[0]["taken"] is True
    assert saved.choices == [choice("t1", 0, 7)]
    assert saved.chat == []
    assert await store.load("t2") is None


async def test_what_waits_is_committed_together(store: Store) -> None:
    """A hundred writes need far fewer than a hundred commits."""
    await add_table(store, "t1")
    before = store.commits
    await asyncio.gather(
        *(store.write(Write().add(db.choices, choice("t1", seq))) for seq in range(100))
    )
    assert store.commits - before <= 3
    assert len(await options(store, "t1")) == 100


async def test_done_means_that_others_can_read_it(store: Store, database: str) -> None:
    """As soon as a write is done, another connection sees it."""
    other = Store(database)
    await other.open()
    await add_table(store, "t1")
    for seq in range(20):
        await store.write(Write().add(db.choices, choice("t1", seq, seq)))
        assert await options(other, "t1") == list(range(seq + 1))
    await other.close()


async def test_the_faster_one_wins(store: Store) -> None:
    """Of many rows with the same key one is stored, and the others are told of the conflict."""
    await add_table(store, "t1")
    writes = [store.write(Write().add(db.choices, choice("t1", 0, option))) for option in range(8)]
    results = await asyncio.gather(*writes, return_exceptions=True)
    assert [result for result in results if result is None] == [None]
    assert sum(isinstance(result, Conflict) for result in results) == 7
    assert await options(store, "t1") == [results.index(None)]


async def test_innocents_in_the_batch_of_a_conflict(store: Store) -> None:
    """Whoever shares a transaction with a doubled row is stored all the same, and in order."""
    await add_table(store, "t1")
    await add_table(store, "t2")
    await store.write(Write().add(db.choices, choice("t1", 0, 1)))
    doubled = store.write(Write().add(db.choices, choice("t1", 0, 2)))
    innocent = [store.write(Write().add(db.choices, choice("t2", seq, seq))) for seq in range(9)]
    await asyncio.gather(*innocent)
    with pytest.raises(Conflict):
        await doubled
    assert await options(store, "t1") == [1]
    assert await options(store, "t2") == list(range(9))


async def test_innocents_in_the_batch_of_a_broken_row(store: Store) -> None:
    """A row that the database can't take harms nobody else."""
    await add_table(store, "t1")
    broken = store.write(Write().add(db.choices, choice("t1", 1) | {"option": None}))
    unwritable = store.write(Write().add(db.choices, choice("t1", 2) | {"token": "\ud800"}))
    innocent = store.write(Write().add(db.choices, choice("t1", 0)))
    await innocent
    for failed in (broken, unwritable):
        with pytest.raises(Exception, match=r"."):
            await failed
    assert await options(store, "t1") == [0]


async def test_a_write_is_stored_as_a_whole_or_not_at_all(store: Store) -> None:
    """Where one row of a write can't be, none of it is."""
    await add_table(store, "t1")
    await store.write(Write().add(db.choices, choice("t1", 0)))
    over = sa.update(db.tables).where(db.tables.c.id == "t1").values(status="over")
    write = Write().add(db.choices, choice("t1", 1), choice("t1", 0)).change(over)
    with pytest.raises(Conflict):
        await store.write(write)
    saved = await store.load("t1")
    assert saved is not None and saved.table["status"] == "playing" and len(saved.choices) == 1


async def test_a_choice_needs_its_table(store: Store) -> None:
    """Keys to other tables are checked, in SQLite too."""
    with pytest.raises(Conflict):
        await store.write(Write().add(db.choices, choice("nowhere", 0)))


async def test_after_a_failed_commit_nobody_is_told_done(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """If the disk is full everybody learns it; when there is room again, all goes on."""
    await add_table(store, "t1")
    insert = db._insert

    def fail_at_the_end(*args: Any) -> None:
        insert(*args)
        raise OSError("no space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(db, "_insert", fail_at_the_end)
        writes = [store.write(Write().add(db.choices, choice("t1", seq))) for seq in range(5)]
        results = await asyncio.gather(*writes, return_exceptions=True)
    assert all(isinstance(result, OSError) for result in results)
    assert await options(store, "t1") == []
    await store.write(Write().add(db.choices, choice("t1", 0, 4)))
    assert await options(store, "t1") == [4]


async def test_opening_brings_an_empty_database_to_the_newest_form(store: Store) -> None:
    """The migrations make exactly the tables that the code speaks of."""

    def inspect(connection: sa.Connection) -> dict[str, set[str]]:
        found = sa.inspect(connection)
        return {t: {c["name"] for c in found.get_columns(t)} for t in found.get_table_names()}

    async with store.engine.connect() as connection:
        columns = await connection.run_sync(inspect)
    del columns["alembic_version"]
    assert columns == {t.name: set(t.c.keys()) for t in db.metadata.sorted_tables}


async def test_opening_a_second_time_changes_nothing(database: str) -> None:
    """A database that was used before keeps what it has."""
    for _ in range(2):
        store = Store(database)
        await store.open()
        if await store.load("t1") is None:
            await add_table(store, "t1")
        await store.write(Write().add(db.choices, choice("t1", len(await options(store, "t1")))))
        await store.close()
    store = Store(database)
    await store.open()
    assert len(await options(store, "t1")) == 2
    await store.close()


async def test_opening_an_empty_database_at_the_same_time(database: str) -> None:
    """Of several who come first, each finds the tables made."""
    stores = [Store(database) for _ in range(4)]
    await asyncio.gather(*(store.open() for store in stores))
    await add_table(stores[0], "t1")
    for store in stores:
        assert await store.load("t1") is not None
        await store.close()


async def test_a_file_that_others_hold(tmp_path: Path) -> None:
    """A new file that is locked just now is opened as soon as it is free, though nobody waits."""
    file = tmp_path / "new.sqlite"
    holder = sqlite3.connect(file, isolation_level=None)
    holder.execute("BEGIN EXCLUSIVE")
    opening = asyncio.create_task(asyncio.to_thread(refused_and_opened, file))
    await asyncio.sleep(0.3)
    assert not opening.done()
    holder.execute("COMMIT")
    assert await opening == "wal"
    holder.close()


def refused_and_opened(file: Path) -> str:
    """Open a file without the patience of SQLite itself, and return what kind of log it has."""
    with closing(sqlite3.connect(file, timeout=0)) as connection:
        db._write_ahead(connection.cursor())
        mode: str = connection.execute("PRAGMA journal_mode").fetchone()[0]
        return mode


async def test_a_migration_that_was_cut_off_leaves_no_trace(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After a crash in the middle of it, the next start begins anew."""

    def fail(*_: Any, **__: Any) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr("alembic.operations.Operations.create_index", fail)
        first = Store(database)
        with pytest.raises(KeyboardInterrupt):
            await first.open()
        await first.engine.dispose()
    store = Store(database)
    await store.open()
    await add_table(store, "t1")
    await store.close()


async def test_what_one_process_writes_another_reads(store: Store, database: str) -> None:
    """Several processes may share a database."""
    await add_table(store, "t1")
    await store.write(Write().add(db.choices, choice("t1", 0, 5), choice("t1", 1, 6)))
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-c", READ_TABLE, database, "t1", stdout=asyncio.subprocess.PIPE
    )
    out, _ = await process.communicate()
    assert out.decode().strip() == "1 [5, 6]"


async def test_closing_writes_what_waits(database: str) -> None:
    """What came before the end is stored; what comes after it is refused."""
    store = Store(database)
    await store.open()
    await add_table(store, "t1")
    waiting = [store.write(Write().add(db.choices, choice("t1", seq))) for seq in range(5)]
    closing = asyncio.create_task(store.close())
    await asyncio.sleep(0)
    with pytest.raises(ConnectionError):
        await store.write(Write().add(db.choices, choice("t1", 5)))
    await closing
    assert all(done.done() and done.exception() is None for done in waiting)
    again = Store(database)
    await again.open()
    assert len(await options(again, "t1")) == 5
    await again.close()


async def test_the_latest_chat_is_kept(store: Store) -> None:
    """A long chat is told from its end, in order."""
    await add_table(store, "t1")
    lines = [
        {"table_id": "t1", "number": n, "seat": None, "text": f"line {n}", "at": 1.0}
        for n in range(CHAT_KEPT + 5)
    ]
    await store.write(Write().add(db.chat, *lines))
    saved = await store.load("t1")
    assert saved is not None
    assert [row["number"] for row in saved.chat] == list(range(5, CHAT_KEPT + 5))


async def test_tables_are_found_by_status_the_newest_first(store: Store) -> None:
    """Unlisted ones only for ourselves."""
    made: dict[str, dict[str, Any]] = {
        "a": {"status": "open", "created": 1.0},
        "b": {"status": "playing", "created": 3.0},
        "c": {"status": "over", "created": 4.0},
        "d": {"status": "open", "created": 2.0, "listed": False},
    }
    for id, values in made.items():
        await add_table(store, id, **values)
    assert await store.find("open", "playing") == ["b", "d", "a"]
    assert await store.find("open", "playing", listed=True) == ["b", "a"]
    assert await store.find("open", "playing", most=1) == ["b"]


async def test_a_commit_of_sqlite_is_on_the_disk(tmp_path: Path) -> None:
    """A file is written with full sync, on every connection."""
    store = Store(f"sqlite:///{tmp_path}/store.sqlite")
    await store.open()
    async with store.engine.connect() as connection:
        found = {}
        for pragma in ("synchronous", "journal_mode", "foreign_keys"):
            result = await connection.exec_driver_sql(f"pragma {pragma}")
            found[pragma] = result.scalar()
    await store.close()
    assert found == {"synchronous": 2, "journal_mode": "wal", "foreign_keys": 1}


async def test_a_broken_connection_is_made_again(postgres: Postgres | None) -> None:
    """When PostgreSQL drops the writer, whoever waits learns it, and the next write succeeds."""
    if postgres is None:
        pytest.skip("PostgreSQL is not installed here: neither initdb nor pg_ctl was found")
    store = Store(postgres.url)
    await store.open()
    id = secrets.token_hex(6)
    await add_table(store, id)
    others = "select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()"
    await run_in(postgres, f"{others} and datname = 'postgres'")
    results = [await tried(store, choice(id, seq)) for seq in range(4)]
    assert results[-1] and await options(store, id) == [0] * sum(results)
    await store.close()


async def tried(store: Store, row: dict[str, Any]) -> bool:
    """Write a row; tell whether it was said to be stored."""
    try:
        await store.write(Write().add(db.choices, row))
    except Exception:
        return False
    return True


@pytest.mark.parametrize("url", ["mysql://x/y", "oracle://", "sqlite3:///x"])
def test_other_databases_are_refused(url: str) -> None:
    """With the names of those that we know."""
    with pytest.raises(ValueError, match="sqlite, postgresql"):
        with_driver(url)


@pytest.mark.parametrize(
    ("url", "driver"),
    [("sqlite:///a.db", "sqlite+aiosqlite"), ("postgresql://h/d", "postgresql+asyncpg")],
)
def test_a_database_gets_our_driver(url: str, driver: str) -> None:
    """Whatever driver its address names, or none."""
    assert with_driver(url).drivername == driver
