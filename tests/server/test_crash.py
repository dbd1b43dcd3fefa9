"""Kill the clubhouse at any moment: nothing that was acknowledged is lost, nothing done twice.

Bots play as fast as they can, people send moves, repeat them and take them back. Then the process
is gone, and another one opens the same database. In the end all games are over, their records hold.

`KLUBOVNA_KILLS=500` lets each clubhouse die that often; `make soak` kills for a long time.
"""

from __future__ import annotations

import asyncio
import os
import secrets
import statistics
import time
from collections.abc import AsyncIterator, Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import WebSocketException

from klubovna.core.luck import Luck, dice
from klubovna.core.record import Record
from klubovna.server.store import Saved
from tests.conftest import Figures
from tests.server import book
from tests.server.clubhouse_process import ClubhouseProcess
from tests.server.guests import Guest, Host
from tests.server.postgres import Postgres

KILLS = int(os.environ.get("KLUBOVNA_KILLS", "25"))
QUICK = 15.0  # seconds in which a clubhouse is open again, even on a very busy machine
STILLBORN = 8  # one start of so many is killed before the clubhouse is open
GONE = (ConnectionError, EOFError, WebSocketException, httpx.NetworkError, httpx.ProtocolError)
STORED = {"choose": "pick", "undo": "undo"}  # what a message is called in the database

Row = dict[str, Any]


class Visitor:
    """Somebody who comes back whenever the clubhouse is open again."""

    def __init__(self, table: Host, key: str | None = None) -> None:
        self.table, self.key = table, key

    async def visit(self, url: str) -> None:
        """Stay until the game or the clubhouse is over."""
        with suppress(*GONE):
            guest = await Guest.come(url, self.table.id, self.key)
            try:
                await self.stay(guest)
            finally:
                await guest.leave()

    async def stay(self, guest: Guest) -> None:
        """Do something at the table until the game is over."""
        raise NotImplementedError


class Watcher(Visitor):
    """Watches bots; what was once told stays true."""

    log: Sequence[Row] = ()

    async def stay(self, guest: Guest) -> None:
        """Compare what happened before, line by line, with what is told now."""
        assert guest.log[: len(self.log)] == list(self.log)
        self.log = guest.log
        while not guest.position["end"]:
            await guest.read()


class Player(Visitor):
    """A person who answers at random, and remembers what was acknowledged."""

    def __init__(self, table: Host, seat: int, luck: Luck) -> None:
        super().__init__(table, table.keys[seat])
        self.seat, self.luck = seat, luck
        self.waiting: Row | None = None  # a message that was sent, and not answered yet
        self.done: dict[str, Row] = {}
        self.refused: set[str] = set()

    async def stay(self, guest: Guest) -> None:
        """Play; first repeat what the last clubhouse has not answered."""
        while not guest.position["end"]:
            message = self.waiting or self._wish(guest)
            if message is None:
                await guest.read()
            else:
                await self._send(guest, message)

    def _wish(self, guest: Guest) -> Row | None:
        common = {"token": secrets.token_hex(8), "asked": guest.position["asked"]}
        if guest.position["can_undo"] and not self.luck.below(6):
            return {"type": "undo", **common}
        if guest.options:
            option = guest.options[self.luck.below(len(guest.options))]
            return {"type": "choose", **common, "option": option}
        return None

    async def _send(self, guest: Guest, message: Row) -> None:
        """Send a message, now and then twice, and wait until it is answered."""
        is_new, seen, token = self.waiting is None, guest.position, message["token"]
        self.waiting = message
        for _ in range(1 if self.luck.below(5) else 2):
            await guest.send(**message)
        while (answer := await guest.until("done", "refused"))["token"] != token:
            pass
        self.waiting = None
        if answer["type"] == "done":
            self.done[token] = message
            while is_new and guest.position is seen:
                await guest.read()
        else:
            assert answer["code"] in ("stale", "no_undo", "not_playing"), answer
            self.refused.add(f"{self.seat} {token}")

    def check(self, choices: list[Row]) -> None:
        """What was acknowledged is there, once and in order; what was refused is not."""
        rows = {row["token"]: row for row in choices}
        done = [rows[f"{self.seat} {token}"] for token in self.done]
        assert [(row["seat"], row["verb"], row["option"]) for row in done] == [
            (self.seat, STORED[message["type"]], message.get("option", 0))
            for message in self.done.values()
        ]
        assert is_rising(row["seq"] for row in done)
        assert self.refused.isdisjoint(rows)


def is_rising(numbers: Iterable[int]) -> bool:
    """Tell whether each number is greater than the one before."""
    return all(a < b for a, b in pairwise(numbers))


@dataclass(frozen=True)
class Shape:
    """How many tables are being played at once, and how long a clubhouse lives."""

    kills: int = KILLS
    bot_tables: int = 4
    player_tables: int = 2
    longest_life: float = 0.4


class Trial:
    """A clubhouse that is killed again and again, and everything that is known about it."""

    def __init__(self, house: ClubhouseProcess, shape: Shape, seed: int) -> None:
        self.house, self.shape = house, shape
        self.luck = dice(seed)
        self.tables: dict[str, Host] = {}
        self.visitors: dict[str, list[Visitor]] = {}
        self.rows: dict[str, list[Row]] = {}  # of all tables, at the last look
        self.going_on: set[str] = set()  # tables whose games were not over then
        self.kills = 0
        self.starts: list[float] = []

    async def run(self) -> None:
        """Kill the clubhouse as often as wanted; then let all games come to their end."""
        while self.kills < self.shape.kills:
            await self._live(self._seconds(self.shape.longest_life))
            await self.check()
        await self._live(None)
        self._check_records()
        self.house.kill()
        await self.check()
        assert not self.going_on
        assert self.house.complaints() == []
        assert statistics.median(self.starts) < QUICK

    def _seconds(self, most: float) -> float:
        return self.luck.below(1000) / 1000 * most

    async def _live(self, seconds: float | None) -> None:
        """Open the clubhouse, let everybody come, and kill it after a while; None: after all."""
        if seconds is not None and not self.luck.below(STILLBORN):
            await self._die_in_birth()
        start = time.monotonic()
        await asyncio.to_thread(self.house.start)
        self.starts.append(time.monotonic() - start)
        tasks = [asyncio.create_task(self._visit_all(is_last=seconds is None))]
        if seconds is not None:
            tasks.append(asyncio.create_task(self._kill_after(seconds)))
        await asyncio.gather(*tasks)

    async def _die_in_birth(self) -> None:
        """Kill a clubhouse while it opens its database; a second one opens then, and dies too."""
        start = asyncio.create_task(asyncio.to_thread(self.house.start))
        await asyncio.sleep(self._seconds(1.0))
        if self.house.process is not None:
            self.house.process.kill()
        await start
        self._kill()

    async def _kill_after(self, seconds: float) -> None:
        await asyncio.sleep(seconds)
        self._kill()

    def _kill(self) -> None:
        self.house.kill()
        self.kills += 1

    async def _visit_all(self, is_last: bool) -> None:
        visits = [
            asyncio.create_task(visitor.visit(self.house.url))
            for id in self.going_on
            for visitor in self.visitors[id]
        ]
        if not is_last:
            with suppress(*GONE):
                async for visitor in self._open_tables():
                    visits.append(asyncio.create_task(visitor.visit(self.house.url)))
        await asyncio.gather(*visits)

    async def _open_tables(self) -> AsyncIterator[Visitor]:
        """Open tables in place of those that are over; they exist as soon as we are told so."""
        with_players = sum(bool(self.tables[id].keys) for id in self.going_on)
        missing = [True] * (self.shape.player_tables - with_players)
        missing += [False] * (self.shape.bot_tables - len(self.going_on) + with_players)
        for has_players in missing:
            kinds = ["bot:easy"] * (2 + self.luck.below(3))
            if has_players:
                kinds[:2] = ["me", "hotseat"]
            settings = {"draft": not self.luck.below(3)}
            table = await asyncio.to_thread(Host.open, self.house.url, *kinds, settings=settings)
            self.tables[table.id] = table
            players = [Player(table, seat, dice(self.luck.below(1 << 30))) for seat in table.keys]
            self.visitors[table.id] = [*players] or [Watcher(table)]
            for visitor in self.visitors[table.id]:
                yield visitor

    async def check(self) -> None:
        """Look into the database, while nobody uses it."""
        async with book.opened(self.house) as store:
            for id in self.tables:
                if id in self.going_on or id not in self.rows:
                    saved = await store.load(id)
                    assert saved is not None, "a table that we were told about is there"
                    self._check_table(id, saved)

    def _check_table(self, id: str, saved: Saved) -> None:
        before, rows = self.rows.get(id, []), saved.choices
        assert rows[: len(before)] == before
        assert [row["seq"] for row in rows] == list(range(len(rows)))
        marks = [row["token"] for row in rows if row["token"]]
        assert len(marks) == len(set(marks))
        for visitor in self.visitors[id]:
            if isinstance(visitor, Player):
                visitor.check(rows)
        journal = book.replayed(saved)
        assert journal.state.is_over == (saved.table["status"] == "over")
        self.rows[id] = rows
        (self.going_on.discard if journal.state.is_over else self.going_on.add)(id)

    def _check_records(self) -> None:
        """Every game is over, and its record is honest."""
        for table in self.tables.values():
            table.url = self.house.url
            record = Record.parse(table.request("GET", "record").text)
            assert record.verify().state.is_over

    def told(self) -> str:
        """Return the figures of this trial."""
        players = [v for vs in self.visitors.values() for v in vs if isinstance(v, Player)]
        return (
            f"{self.kills} kills, {len(self.tables)} tables, "
            f"{sum(len(rows) for rows in self.rows.values())} moves, "
            f"{sum(len(player.done) for player in players)} of them acknowledged to people, "
            f"open again after {statistics.median(self.starts):.2f} s"
        )


@pytest.mark.parametrize("seed", range(4))
async def test_killed_at_any_moment(tmp_path: Path, figures: Figures, seed: int) -> None:
    """Bots and people at a few tables."""
    trial = Trial(ClubhouseProcess(tmp_path), Shape(), seed)
    await trial.run()
    figures(trial.told())


async def test_killed_in_a_storm_of_commits(tmp_path: Path, figures: Figures) -> None:
    """So many tables that the writer is never idle: most kills hit a commit on its way."""
    shape = Shape(kills=max(8, KILLS // 3), bot_tables=30, player_tables=4, longest_life=0.8)
    trial = Trial(ClubhouseProcess(tmp_path), shape, 100)
    await trial.run()
    figures(trial.told())


@pytest.mark.skipif(not Postgres.is_here(), reason="needs the programs of PostgreSQL")
async def test_killed_on_postgresql(tmp_path: Path, figures: Figures) -> None:
    """The same with a database of its own processes."""
    with Postgres() as postgres:
        house = ClubhouseProcess(tmp_path, database=postgres.url)
        trial = Trial(house, Shape(kills=max(6, KILLS // 4)), 200)
        await trial.run()
    figures(trial.told())
