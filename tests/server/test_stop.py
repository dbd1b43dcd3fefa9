"""Stopping: what was acknowledged is stored, everybody is told, and the process ends well."""

from __future__ import annotations

import asyncio
import secrets
import signal
import sqlite3
from contextlib import closing, suppress
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from klubovna.core.luck import dice
from tests.server.clubhouse_process import ClubhouseProcess
from tests.server.conftest import OpenClub
from tests.server.guests import Guest, Host, http

TABLES = 6


async def pick_on_and_on(guest: Guest, acknowledged: set[str]) -> None:
    """Pick at random; note what was acknowledged, until the connection ends."""
    luck = dice(guest.welcome["seat"])
    with suppress(ConnectionClosed):
        while True:
            seen = guest.position
            if guest.options:
                token = secrets.token_hex(8)
                option = guest.options[luck.below(len(guest.options))]
                answer = await guest.choose(option, token=token)
                if answer["type"] == "done":
                    acknowledged.add(f"{guest.welcome['seat']} {token}")
            while guest.position is seen:
                await guest.read()


def stored_tokens(file: Path) -> set[str]:
    """Return the tokens of all stored choices."""
    with closing(sqlite3.connect(file)) as connection:
        return {row[0] for row in connection.execute("select token from choices")}


@pytest.mark.parametrize("asked_by", [signal.SIGTERM, signal.SIGINT])
async def test_a_graceful_stop(tmp_path: Path, asked_by: signal.Signals) -> None:
    """In the middle of many moves: each acknowledged one is in the database."""
    with ClubhouseProcess(tmp_path) as house:
        tables = [Host.open(house.url, "me", "hotseat") for _ in range(TABLES)]
        bots = Host.open(house.url, "bot:easy", "bot:normal")
        guests = [guest for table in tables for guest in await table.enter_all()]
        guests += [await bots.enter(), await tables[0].enter()]
        acknowledged: set[str] = set()
        picking = [asyncio.create_task(pick_on_and_on(g, acknowledged)) for g in guests[:-2]]
        while len(acknowledged) < 100:
            await asyncio.sleep(0.01)
        code = await asyncio.to_thread(house.stop, asked_by)
        await asyncio.gather(*picking)
        for guest in guests:
            assert await guest.until_closed() == 1001 and guest.bye == "stopping"
        assert code == 0 and house.complaints() == []
        assert acknowledged <= stored_tokens(house.file)
        house.restart()
        again = await tables[0].enter(0)
        await again.send(type="ping")
        await again.until("pong")


async def test_who_comes_while_it_stops(open_club: OpenClub) -> None:
    """They are told that it stops; only the health can still be asked."""
    club = await open_club()
    table = await asyncio.to_thread(Host.open, club.url, "me", "hotseat")
    club.clubhouse.is_stopping = True
    for path, status in ((f"/api/tables/{table.id}", 503), ("/api/games", 503), ("/healthz", 200)):
        answer = await asyncio.to_thread(http.get, f"{club.url}{path}")
        assert answer.status_code == status
        assert answer.json().get("code", "stopping") == "stopping"
    guest = await Guest.knock(club.url, table.id)
    assert await guest.until_closed() == 1001 and guest.bye == "stopping"
    club.clubhouse.is_stopping = False


async def test_a_request_that_was_let_in_before(open_club: OpenClub) -> None:
    """If the database is closed by then, that is no mistake of ours."""
    club = await open_club()
    table = await asyncio.to_thread(Host.open, club.url, "me", "hotseat")
    guest = next(guest for guest in await table.enter_all() if guest.decision)
    other = 1 - guest.welcome["seat"]
    await club.clubhouse.store.close()
    body = {"game": "fort", "seats": [{"kind": "me"}, {"kind": "bot"}]}
    for answer in (
        await asyncio.to_thread(http.post, f"{club.url}/api/tables", json=body),
        await asyncio.to_thread(table.request, "POST", "seat/bot", table.keys[other], {}),
    ):
        assert (answer.status_code, answer.json()["code"]) == (503, "stopping")
    assert (await guest.choose(guest.options[0]))["code"] == "stopping"
