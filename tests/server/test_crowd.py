"""A full house: two hundred tables and four hundred sockets on one process."""

from __future__ import annotations

import asyncio
import secrets
import statistics
import time
from pathlib import Path
from typing import Any, Self

import httpx
import msgspec

from klubovna.bench_load import Socket, post
from klubovna.core.luck import Luck, dice
from klubovna.server.journal import Entry, Journal
from klubovna.server.store import Saved
from tests.conftest import Figures
from tests.server import book
from tests.server.clubhouse_process import ClubhouseProcess

BOT_TABLES, WATCHERS = 180, 2
PEOPLE_TABLES, PEOPLE = 20, 2
TABLES = BOT_TABLES + PEOPLE_TABLES
SOCKETS = BOT_TABLES * WATCHERS + PEOPLE_TABLES * PEOPLE
SEATS = 4
AT_ONCE = 20  # tables that are opened at the same time
SECONDS = 10.0
LONGEST_THOUGHT = 0.2  # of a person before a click
PATIENCE = 30.0

encode, decode = msgspec.json.encode, msgspec.json.decode


class _Heard(msgspec.Struct):
    """The parts of a message that matter here."""

    type: str
    view: msgspec.Raw = msgspec.Raw(b"")
    decision: dict[str, Any] | None = None
    can_undo: bool = False
    asked: str = ""
    log_kept: int = 0
    events: list[msgspec.Raw] = []
    code: str = ""


_heard = msgspec.json.Decoder(_Heard).decode


class Eyes:
    """A socket at a table, and what it has been told so far."""

    def __init__(self, table: CrowdedTable, seat: int | None) -> None:
        self.table, self.seat = table, seat
        self.socket: Socket
        self.last = _Heard("nothing")
        self.log: list[bytes] = []
        self.unwelcome: list[str] = []  # messages that should not have come
        self.bye = ""

    async def open(self, port: int, key: str | None) -> None:
        """Connect, and wait for the first position."""
        self.socket = await Socket.open(port, f"/ws/{self.table.id}", self.hear)
        self.socket.send(encode({"type": "hello", "key": key}))
        async with asyncio.timeout(PATIENCE):
            while self.last.type != "position":
                await asyncio.sleep(0.01)

    def hear(self, data: bytes) -> None:
        """Put the log together from its pieces."""
        message = _heard(data)
        if message.type == "position":
            if message.log_kept > len(self.log):
                self.unwelcome.append(f"keeps {message.log_kept} lines of {len(self.log)}")
            self.log[message.log_kept :] = [bytes(event) for event in message.events]
            self.last = message
            self.table.updated(self)
        elif message.type == "bye":
            self.bye = message.code
        elif message.type not in ("welcome", "table", "done"):
            self.unwelcome.append(data.decode())

    @property
    def seen(self) -> tuple[Any, list[Any]]:
        """Return the view and the log as they were told."""
        return decode(self.last.view), [decode(line) for line in self.log]


class CrowdedTable:
    """A table with everybody who is connected to it; people click there now and then.

    A click is over when everybody for whom it changes something has been told, and somebody clicks
    again.
    """

    def __init__(self, created: dict[str, Any], luck: Luck) -> None:
        self.id: str = created["table"]["id"]
        self.luck = luck
        self.keys = {given["seat"]: given["key"] for given in created["keys"]}
        self.eyes = [Eyes(self, seat) for seat in self.keys or [None] * WATCHERS]
        self.is_thinking = False  # somebody will click soon
        self.clicked = 0.0
        self.not_updated: set[Eyes] = set()
        self.updated_at = 0.0
        self.latencies: list[float] = []

    @classmethod
    async def open(cls, port: int, people: int, luck: Luck) -> Self:
        """Open a table and connect everybody."""
        seats = [{"kind": "hotseat"}] * people + [{"kind": "bot", "level": "easy"}] * SEATS
        wish = {"game": "fort", "seats": seats[:SEATS], "listed": not people}
        table = cls(await post(port, "/api/tables", wish), luck)
        for eyes in table.eyes:
            await eyes.open(port, None if eyes.seat is None else table.keys[eyes.seat])
        return table

    def updated(self, eyes: Eyes) -> None:
        """Note who has seen the last click; let the one who is asked think about the next."""
        if eyes in self.not_updated:
            self.not_updated.discard(eyes)
            self.updated_at = time.perf_counter()
        if not self.is_thinking and eyes.last.decision:
            self.is_thinking = True
            thought = self.luck.below(1000) / 1000 * LONGEST_THOUGHT
            asyncio.get_running_loop().call_later(thought, self._click, eyes)

    def _click(self, eyes: Eyes) -> None:
        """Answer, or now and then take back what was done before."""
        if self.clicked:
            self.latencies.append(self.updated_at - self.clicked)
        message = self._wish(eyes.last)
        self.is_thinking, self.not_updated = False, set(self.eyes)
        self.clicked = time.perf_counter()
        eyes.socket.send(encode(message))

    def _wish(self, asked: _Heard) -> dict[str, Any]:
        assert asked.decision is not None
        common = {"token": secrets.token_hex(8), "asked": asked.asked}
        if asked.can_undo and not self.luck.below(6):
            return {"type": "undo", **common}
        options = asked.decision["options"]
        return {"type": "choose", **common, "option": options[self.luck.below(len(options))]["id"]}

    def check(self, saved: Saved) -> None:
        """All eyes have been told the same story: that of the database."""
        assert [eyes.unwelcome for eyes in self.eyes] == [[]] * len(self.eyes)
        assert {eyes.bye for eyes in self.eyes} == {"stopping"}
        journal = book.start_of(saved)
        for row in saved.choices[:-1]:
            journal.add(Entry.of(row))
        told = [eyes.seen for eyes in self.eyes]
        before = self._as_seen(journal)
        journal.add(Entry.of(saved.choices[-1]))
        # The last pick may have reached the disk when everybody had already been sent home.
        assert told in (before, self._as_seen(journal))

    def _as_seen(self, journal: Journal) -> list[tuple[Any, list[Any]]]:
        views = [decode(encode(journal.game.view(journal.state, e.seat))) for e in self.eyes]
        logs = [decode(encode(journal.log(eyes.seat))) for eyes in self.eyes]
        return list(zip(views, logs, strict=True))


async def open_all(port: int) -> list[CrowdedTable]:
    """Open all tables, some at the same time."""
    luck, turn = dice(1), asyncio.Semaphore(AT_ONCE)

    async def open_one(people: int) -> CrowdedTable:
        async with turn:
            return await CrowdedTable.open(port, people, dice(luck.below(1 << 30)))

    peoples = [PEOPLE] * PEOPLE_TABLES + [0] * BOT_TABLES
    return await asyncio.gather(*map(open_one, peoples))


async def test_a_full_house(tmp_path: Path, figures: Figures) -> None:
    """No error, and everybody is told the same as the database."""
    with ClubhouseProcess(tmp_path) as house:
        port = house.arrangement.port
        tables = await open_all(port)
        health = (await asyncio.to_thread(httpx.get, f"{house.url}/healthz")).json()
        assert (health["tables"], health["sockets"]) == (TABLES, SOCKETS)
        start = time.time()
        await asyncio.sleep(SECONDS)
        end = time.time()
        assert await asyncio.to_thread(house.stop) == 0
        assert house.complaints() == []
    moves = 0
    async with book.opened(house) as store:
        for table in tables:
            saved = await store.load(table.id)
            assert saved is not None
            table.check(saved)
            moves += sum(start <= row["at"] < end for row in saved.choices)
    clicks = [latency for table in tables for latency in table.latencies]
    figures(told(moves / (end - start), clicks))


def told(speed: float, clicks: list[float]) -> str:
    """Return what was measured."""
    hundredths = statistics.quantiles(clicks, n=100)
    p50, p99 = hundredths[49] * 1000, hundredths[98] * 1000
    return (
        f"{TABLES} tables, {SOCKETS} sockets: {speed:.0f} moves/s; "
        f"{len(clicks)} clicks, to all seats updated p50 {p50:.0f} ms, p99 {p99:.0f} ms"
    )
