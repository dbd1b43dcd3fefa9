"""Whole games over real sockets."""

from __future__ import annotations

import asyncio

import pytest

from klubovna.core.luck import dice
from klubovna.core.record import Record
from tests.server.clubhouse_process import ClubhouseProcess
from tests.server.guests import Host, play


@pytest.mark.parametrize("players", [2, 3, 4])
async def test_a_whole_game_with_undo(house: ClubhouseProcess, players: int) -> None:
    """People play at random and take back what they can; the record can be verified."""
    table = Host.open(house.url, *["hotseat"] * players, settings={"draft": players == 3})
    guests = await table.enter_all()
    await asyncio.gather(
        *(play(guest, dice(seat), undo_one_of=4) for seat, guest in enumerate(guests))
    )
    record = Record.parse(table.request("GET", "record").text)
    record.verify()
