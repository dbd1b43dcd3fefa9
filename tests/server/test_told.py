"""A table that is told in sentences, to those who ask for it, and no more than they may see."""

from __future__ import annotations

from typing import Any

import pytest

from klubovna.core.telling import Section
from tests.server.clubhouse_process import ClubhouseProcess
from tests.server.conftest import Club
from tests.server.guests import asked_now
from tests.server.set_tables import FORT
from tests.server.test_teaching import opened


def keys_of(told: dict[str, Any]) -> set[str]:
    """Return the keys of all lines."""
    return {line["key"] for section in told["sections"] for line in section["lines"]}


async def test_a_table_is_told_after_each_change_while_somebody_reads(
    house: ClubhouseProcess,
) -> None:
    """At once when it is asked for, then after each position; and no longer when nobody reads."""
    _, guests = await opened(house.url, "me", "hotseat")
    guest = await asked_now(guests)
    await guest.send(type="read", on=True)
    first = await guest.until("told")
    assert {"tell-turn", "tell-stash"} <= keys_of(first)

    await guest.pick(guest.options[-1])
    await guest.until("told")
    await guest.send(type="read", on=False)
    await guest.read_all()
    heard = len([raw for raw in guest.raw if '"type":"told"' in raw])
    mover = await asked_now(guests)
    await mover.choose(mover.options[-1])
    await guest.read_all()
    assert len([raw for raw in guest.raw if '"type":"told"' in raw]) == heard


async def test_spectators_are_told_what_they_see(house: ClubhouseProcess) -> None:
    """No hand is among it."""
    host, guests = await opened(house.url, "me", "hotseat")
    watcher = await host.enter()
    await watcher.send(type="read", on=True)
    titles = [section["title"]["key"] for section in (await watcher.until("told"))["sections"]]
    assert "tell-hand" not in titles and titles.count("tell-player") == len(guests)


async def test_a_telling_that_fails_is_written_down_and_the_table_goes_on(
    club: Club, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """There are no sentences, but the pick is done and told."""
    _, guests = await opened(club.url, "me", "hotseat")
    guest = await asked_now(guests)

    def fail(*_: Any) -> list[Section]:
        raise LookupError("no such card")

    with monkeypatch.context() as patch:
        patch.setattr(type(FORT), "tell", fail)
        await guest.send(type="read", on=True)
        await guest.pick(guest.options[-1])
    told = {record.message for record in caplog.records if record.levelname == "ERROR"}
    assert told == {"a table could not be told"}
