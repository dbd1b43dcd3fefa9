"""News that are held back: nobody waits for them, nobody learns of them early, all get them once.

That somebody had nothing to choose is hidden by a pause before all are told. Here the pause lasts
until a test ends it, so that nothing depends on how fast this machine is.
"""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from klubovna.server.journal import Journal
from klubovna.server.room import Room
from klubovna.server.table import Table
from tests.server.conftest import Club, OpenClub
from tests.server.guests import Guest, Host, asked_now
from tests.server.test_secrets import all_that_is_told


class Held:
    """A table of three people, where every pick is held back until `let_go`."""

    def __init__(self, club: Club, host: Host, guests: list[Guest], gate: asyncio.Event) -> None:
        self.club = club
        self.host = host
        self.guests = guests
        self.gate = gate
        self.table: Table = club.clubhouse.tables[host.id]

    async def pick(self) -> Guest:
        """Let somebody pick; it is done, and nobody knows of it."""
        mover = await asked_now(self.guests)
        assert (await mover.choose(mover.options[0]))["type"] == "done"
        assert self.table.room.is_holding
        return mover

    def let_go(self) -> None:
        """End the pause."""
        self.gate.set()


@pytest.fixture
async def held(open_club: OpenClub, monkeypatch: pytest.MonkeyPatch) -> Held:
    """A table where news wait."""
    gate = asyncio.Event()
    publish_after = Room._publish_after

    async def wait_and_publish(room: Room, _: float) -> None:
        await gate.wait()
        await publish_after(room, 0.0)

    club = await open_club(pace=0.01)
    host = await asyncio.to_thread(Host.open, club.url, *["hotseat"] * 3)
    guests = await host.enter_all()
    for guest in guests:
        await guest.read_all()
    monkeypatch.setattr(Room, "_publish_after", wait_and_publish)
    monkeypatch.setattr(Journal, "passed_by", lambda *_: [1])
    return Held(club, host, guests, gate)


def seen(guest: Guest) -> dict[str, Any]:
    """Return what a guest may know, beside how much of the log was new."""
    told = {name: guest.position[name] for name in ("view", "decision", "can_undo", "asked")}
    return told | {"waiting": guest.position["waiting"], "log": guest.log}


async def test_a_line_of_chat_does_not_wait(held: Held) -> None:
    """All read it at once, also who has just picked."""
    mover = await held.pick()
    for guest in held.guests:
        await guest.send(type="say", text="hm")
        assert (await guest.until("chat"))["text"] == "hm"
    assert (await mover.until("chat"))["text"] == "hm"
    assert held.table.room.is_holding


@pytest.mark.parametrize("seat", [None, 0, 1, 2])
async def test_a_newcomer_does_not_wait_and_sees_what_all_see(held: Held, seat: int | None) -> None:
    """Byte by byte what came before the pick, and then the same news as everybody."""
    before = await held.host.enter(seat)
    await held.pick()
    newcomer = await held.host.enter(seat)
    assert held.table.room.is_holding
    assert newcomer.raw[-1] == before.raw[1]
    assert seen(newcomer) == seen(before)
    held.let_go()
    await asyncio.gather(newcomer.until("position"), before.until("position"))
    assert newcomer.raw[-1] == before.raw[-1]
    latest = await held.host.enter(seat)
    assert seen(newcomer) == seen(before) == seen(latest)


async def test_an_undo_does_not_wait(held: Held) -> None:
    """The question of before has been answered; what comes after it is not told yet."""
    mover = await held.pick()
    refused = await mover.undo()
    assert refused["code"] == "stale" and held.table.room.is_holding
    again = await mover.choose(mover.options[0])
    assert again["code"] == "stale" and held.table.room.is_holding
    held.let_go()
    await mover.until("position")
    assert mover.position["waiting"] != [] and not held.table.room.is_holding


async def test_a_pick_repeated_with_its_token_is_done_at_once(held: Held) -> None:
    """Whoever lost the connection meanwhile gets the word again."""
    mover = await asked_now(held.guests)
    option, asked = mover.options[0], mover.position["asked"]
    for _ in range(2):
        answer = await mover.choose(option, asked, "token" * 3)
        assert answer["type"] == "done" and held.table.room.is_holding


async def test_seats_do_not_wait(held: Held) -> None:
    """A name, a bot that plays on, the host who closes the table."""
    mover = await held.pick()
    request = held.host.request
    key, before = held.host.keys[0], held.table.room.info()
    for method, path, body in [
        ("PUT", "seat", {"name": "Zora"}),
        ("POST", "seat/bot", {"level": "easy"}),
        ("DELETE", "seat/bot", None),
    ]:
        answer = await asyncio.to_thread(request, method, path, key, body)
        assert answer.status_code == 200 and held.table.room.is_holding
    info = held.table.room.info()
    assert info.seats[0].name == "Zora"
    assert (info.changed, info.waiting) == (before.changed, before.waiting)
    closed = await asyncio.to_thread(request, "POST", "close", held.host.key)
    assert closed.json()["status"] == "closed"
    assert await mover.until_closed() == 1000 and mover.bye == "closed"


async def test_all_are_told_once_and_in_order(held: Held) -> None:
    """What came after the held news and could be told at once did not push them aside."""
    watcher = await held.host.enter()
    everybody = [*held.guests, watcher]
    await held.pick()
    await watcher.send(type="say", text="while we wait")
    await watcher.until("chat")
    held.let_go()
    for guest in everybody:
        told = [message["type"] for message in await read_up_to(guest, "position")]
        assert told.count("chat") == (guest is not watcher)
        await guest.send(type="ping")
        assert [m["type"] for m in await read_up_to(guest, "pong")] == ["pong"], "and nothing twice"
    fresh = await held.host.enter()
    assert fresh.log == watcher.log and seen(fresh) == seen(watcher)


async def read_up_to(guest: Guest, kind: str) -> list[dict[str, Any]]:
    """Return all messages up to the first of a kind."""
    messages = [await guest.read()]
    while messages[-1]["type"] != kind:
        messages.append(await guest.read())
    return messages


async def test_nobody_can_learn_of_it_early(held: Held) -> None:
    """Whatever could be asked is answered as before: info, log, views, why not, hints."""
    before = [shown_to(held.table, seat) for seat in range(3)]
    stamps = [guest.position["asked"] for guest in held.guests]
    mover = await held.pick()
    assert [shown_to(held.table, seat) for seat in range(3)] == before
    for guest, stamp in zip(held.guests, stamps, strict=True):
        if guest is not mover:
            await guest.send(type="hint", asked=stamp)
            assert (await guest.until("refused", "hint"))["code"] == "stale"
    held.let_go()
    await mover.until("position")
    assert [shown_to(held.table, seat) for seat in range(3)] != before


def shown_to(table: Table, seat: int) -> list[Any]:
    """Return all that a seat could be told now, from what is shown."""
    journal, table.match.journal = table.match.journal, table.match.shown
    try:
        return all_that_is_told(table, seat)
    finally:
        table.match.journal = journal


async def test_a_bot_does_not_begin_before_all_were_told(held: Held) -> None:
    """Else its pick would come from nowhere."""
    await held.pick()
    for seat in range(3):
        path, body = "seat/bot", {"level": "easy"}
        await asyncio.to_thread(held.host.request, "POST", path, held.host.keys[seat], body)
    journal = held.table.match.journal
    assert journal is not None and not held.table.driver.is_busy
    picks = len(journal.history.moves)
    await asyncio.sleep(0.05)  # five times their pace
    assert len(journal.history.moves) == picks
    held.let_go()
    while len(journal.history.moves) == picks:
        await asyncio.sleep(0.01)


async def test_if_the_disk_fails_meanwhile_all_are_told_what_it_has(
    held: Held, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What was acknowledged is there, and the table goes on."""
    mover = await held.pick()

    async def fail(_: Any) -> None:
        raise OSError("no space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(held.club.clubhouse.store, "write", fail)
        await mover.send(type="say", text="hm")
        assert (await mover.until("refused"))["code"] == "failed"
    assert not held.table.room.is_holding
    fresh = await held.host.enter(mover.welcome["seat"])
    assert seen(fresh) == seen(mover)
    assert fresh.table["changed"] > fresh.table["created"]
