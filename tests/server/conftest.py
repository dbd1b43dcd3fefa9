"""A clubhouse for tests: one in a process for all tests of a worker, or one in this process."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from granian.constants import Interfaces
from granian.server.embed import Server

from klubovna.server.app import make_app
from klubovna.server.clubhouse import Clubhouse, Manners
from klubovna.server.pages import Pages
from klubovna.server.store import Store
from klubovna.server.thinkers import Thinkers
from tests.server.clubhouse_process import UNBOUND, ClubhouseProcess, free_port
from tests.server.guests import Guest
from tests.server.postgres import Postgres, run_in


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ClubhouseProcess]:
    """A real clubhouse in a process of its own, which has nothing to complain about at the end."""
    with ClubhouseProcess(tmp_path_factory.mktemp("house")) as house:
        yield house
        assert house.stop() == 0
        assert house.complaints() == []


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres | None]:
    """A PostgreSQL for all tests of a worker, None where there is none to start."""
    if not Postgres.is_here():
        yield None
        return
    with Postgres() as server:
        yield server


@pytest.fixture(params=["sqlite", "postgresql"])
async def database(request: Any, tmp_path: Path, postgres: Postgres | None) -> str:
    """Return the address of an empty database."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/store.sqlite"
    if postgres is None:
        pytest.skip("PostgreSQL is not installed here: neither initdb nor pg_ctl was found")
    name = f"store_{secrets.token_hex(6)}"
    await run_in(postgres, f"create database {name}")
    return postgres.url.removesuffix("postgres") + name


class Club:
    """A clubhouse in this process, behind a real port."""

    def __init__(self, database: str, manners: dict[str, Any]) -> None:
        self.clubhouse = Clubhouse(
            Store(database), Thinkers(workers=1, seconds=0.1), Manners(**{**UNBOUND, **manners})
        )
        self._port = free_port()
        self.url = f"http://127.0.0.1:{self._port}"
        app = make_app(self.clubhouse, Pages.load())
        self._server = Server(app, port=self._port, interface=Interfaces.ASGI, log_enabled=False)

    async def open(self) -> None:
        """Let people in."""
        await self.clubhouse.open()
        self._serving = asyncio.create_task(self._server.serve())
        while not await self._is_open():
            await asyncio.sleep(0.01)

    async def _is_open(self) -> bool:
        try:
            _, writer = await asyncio.open_connection("127.0.0.1", self._port)
        except OSError:
            return False
        writer.close()
        await writer.wait_closed()
        return True

    async def close(self) -> None:
        """Send everybody home."""
        await self.clubhouse.close()
        self._server.stop()
        await self._serving


OpenClub = Callable[..., Awaitable[Club]]


@pytest.fixture
async def open_club(tmp_path: Path) -> AsyncIterator[OpenClub]:
    """Return a function that opens a clubhouse in this process, with manners of its own."""
    clubs: list[Club] = []

    async def open_club(**manners: Any) -> Club:
        club = Club(f"sqlite:///{tmp_path}/club.sqlite", manners)
        await club.open()
        clubs.append(club)
        return club

    yield open_club
    for club in clubs:
        await club.close()


@pytest.fixture
async def club(open_club: OpenClub) -> Club:
    """A clubhouse in this process."""
    return await open_club()


@pytest.fixture(autouse=True)
async def _everybody_goes_home() -> AsyncIterator[None]:
    yield
    await Guest.all_leave()
