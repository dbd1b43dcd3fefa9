"""Bots at tables: they play on whatever happens, at a humane pace, for whoever lets them."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import Any

import pytest

from klubovna.core.luck import dice
from klubovna.core.record import Record
from klubovna.core.step import NOBODY
from klubovna.server.journal import Journal
from klubovna.server.thinkers import ThinkerFailed
from tests.server.clubhouse_process import ClubhouseProcess
from tests.server.conftest import Club, OpenClub
from tests.server.guests import Guest, Host, asked_now, play
from tests.server.set_tables import enter_any, set_table


async def opened(club: Club, *kinds: str, **wish: Any) -> Host:
    """Open a table while this process goes on serving."""
    return await asyncio.to_thread(Host.open, club.url, *kinds, **wish)


@pytest.mark.parametrize(
    ("kinds", "draft"),
    [(["bot:easy"] * 2, True), (["bot:easy"] * 4, False), (["bot:normal", "bot:easy"], False)],
)
async def test_a_table_of_bots_plays_to_the_end(
    house: ClubhouseProcess, kinds: list[str], draft: bool
) -> None:
    """Nobody has to be there."""
    table = Host.open(house.url, *kinds, settings={"draft": draft})
    assert table.keys == {}
    await table.over()
    Record.parse(table.request("GET", "record").text).verify()


@pytest.mark.parametrize("failure", [ThinkerFailed("lost"), ZeroDivisionError(), MemoryError()])
async def test_a_bot_that_fails_is_replaced(
    club: Club,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    failure: Exception,
) -> None:
    """The simplest one picks instead, the table goes on, and the log says so."""

    async def choose(*_: Any) -> int:
        raise failure

    monkeypatch.setattr(club.clubhouse.thinkers, "choose", choose)
    with caplog.at_level(logging.ERROR, "klubovna.table"):
        host = await opened(club, "bot:hard", "bot:normal")
        await host.over()
    assert {record.message for record in caplog.records} == {"a bot failed"}
    record = await asyncio.to_thread(host.request, "GET", "record")
    Record.parse(record.text).verify()


async def test_a_game_that_all_have_given_up_is_finished_at_once(open_club: OpenClub) -> None:
    """No bot ponders there or keeps to a pace: whoever resigns alone sees the end."""
    club = await open_club(pace=600.0)
    host = await opened(club, "me", game="hamlet")
    await asyncio.to_thread(host.request, "POST", "seat/resign", host.keys[0])
    assert (await host.over())["winners"] == []


async def test_a_hint_that_fails_is_refused(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing else happens."""

    async def choose(*_: Any) -> int:
        raise ZeroDivisionError

    monkeypatch.setattr(club.clubhouse.thinkers, "choose", choose)
    host = await opened(club, "me", "hotseat")
    guest = next(guest for guest in await host.enter_all() if guest.decision)
    await guest.send(type="hint", asked=guest.position["asked"])
    assert (await guest.until("refused"))["code"] == "no_hint"


async def test_a_hint_is_asked_in_a_guessed_world(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What the thinkers get is a question that holds no truth about others."""
    asked: list[Any] = []

    async def choose(question: Any) -> int:
        asked.append(question)
        option: int = question.options[-1]
        return option

    monkeypatch.setattr(club.clubhouse.thinkers, "ask", choose)
    host = await opened(club, "me", "hotseat", settings={"draft": True})
    guest, other = await host.enter_all()
    await other.pick(other.options[0])
    await guest.send(type="hint", asked=guest.position["asked"])
    hint = await guest.until("hint")
    assert hint["option"] == guest.options[-1]
    assert asked[0].level == "hard" and asked[0].options == guest.options
    assert "answers" not in asked[0].position, "not even that the other one has answered"


async def test_handing_over_in_the_middle_of_a_question(house: ClubhouseProcess) -> None:
    """The bot answers it; and when its person is back, the next question is theirs."""
    table = Host.open(house.url, "me", "hotseat")
    guests = await table.enter_all()
    guest = next(guest for guest in guests if guest.decision)
    seat = guest.welcome["seat"]
    stale = guest.position["asked"], guest.options[0]
    table.request("POST", "seat/bot", table.keys[seat], {"level": "easy"})
    while guest.position["asked"] == stale[0] or guest.decision:
        await guest.until("position")
    assert guest.decision is None and not guest.position["can_undo"]
    table.request("DELETE", "seat/bot", table.keys[seat])
    assert (await guest.choose(stale[1], stale[0]))["code"] == "stale"
    await asyncio.gather(*(play(guest, dice(n)) for n, guest in enumerate(guests)))
    Record.parse(table.request("GET", "record").text).verify()


async def test_handing_over_to_and_fro(house: ClubhouseProcess) -> None:
    """However often seats change hands, at any moment, the game comes to its end."""
    table = Host.open(house.url, "me", "hotseat", "hotseat", settings={"draft": True})
    guests = await table.enter_all()

    async def change_hands() -> None:
        luck = dice(4)
        for _ in range(40):
            key = table.keys[luck.below(3)]
            method, body = (("POST", {"level": "easy"}), ("DELETE", None))[luck.below(2)]
            answer = await asyncio.to_thread(table.request, method, "seat/bot", key, body)
            assert answer.status_code == 200 or answer.json()["code"] == "not_playing"
            await asyncio.sleep(0.005)
        for key in table.keys.values():
            await asyncio.to_thread(table.request, "POST", "seat/bot", key, {"level": "easy"})

    await asyncio.gather(
        change_hands(), *(play(g, dice(n), undo_one_of=5) for n, g in enumerate(guests))
    )
    Record.parse(table.request("GET", "record").text).verify()


async def test_bots_keep_their_pace(open_club: OpenClub) -> None:
    """Between two picks of bots there is time to see what happened."""
    pace = 0.15
    club = await open_club(pace=pace)
    start = time.monotonic()
    host = await opened(club, "bot:easy", "bot:easy")
    watcher = await host.enter()
    for picks in range(8):
        await watcher.until("position")
        assert time.monotonic() - start > 0.7 * pace * (picks - 1)


# Who had no choice


async def test_forced_passes_are_held_back(
    open_club: OpenClub, monkeypatch: pytest.MonkeyPatch
) -> None:
    """That somebody had nothing to choose must not be seen from how fast it went by."""
    pace = 0.8
    club = await open_club(pace=pace)
    host = await opened(club, *["hotseat"] * 3)
    guests = await host.enter_all()
    table = club.clubhouse.tables[host.id]
    guest = await asked_now(guests)
    for passed in ([], [1], [], [1, 2], [], []):
        monkeypatch.setattr(Journal, "passed_by", lambda *_, passed=passed: passed)
        before = table.room.info()
        assert (await guest.choose(guest.options[0]))["type"] == "done"
        done = time.monotonic()
        if passed:
            assert table.room.info() == before, "while all wait, it is not public either"
        await guest.until("position")
        waited = time.monotonic() - done
        assert waited > 0.79 * pace * len(passed)
        assert passed or waited < 0.79 * pace, "the others are told at once"
        guest = await asked_now(guests, guest)


def test_who_had_nothing_to_choose_is_found() -> None:
    """Whoever the rules asked and nobody heard of, beside the one who moved."""
    found = 0
    for seed in range(10):
        table, luck = set_table(3, seed=seed), dice(seed)
        journal = table.match.journal
        assert journal is not None
        while not journal.state.is_over:
            mover, seq = journal.state.actor, journal.seq
            enter_any(table, luck)
            passed = journal.passed_by(mover)
            assert mover not in passed and journal.seq == seq + 1
            assert journal.state.actor == NOBODY or set(passed) <= {0, 1, 2}
            found += len(passed)
    assert found > 10


async def test_there_is_no_hold_where_bots_are_not_to_dawdle(club: Club) -> None:
    """Without a pace all is told at once."""
    host = await opened(club, "me", "bot:easy")
    guest = await host.enter(0)
    start = time.monotonic()
    await play(guest, dice(2))
    assert time.monotonic() - start < 60


# After a mistake of ours


async def test_a_mistake_in_a_visit_is_written_down(
    club: Club, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """The guest is sent away with a reason; the table is as before, and can be played on."""
    host = await opened(club, "me", "hotseat")
    guest = next(guest for guest in await host.enter_all() if guest.decision)
    table, seat = club.clubhouse.tables[host.id], guest.welcome["seat"]

    def fail(*_: Any) -> None:
        raise ZeroDivisionError

    with monkeypatch.context() as patch:
        patch.setattr(table.play, "why_not", fail)
        await guest.send(type="why_not", target="x")
        assert await guest.until_closed() == 1011 and guest.bye == "failed"
    assert [record.message for record in caplog.records] == ["a visit failed"]
    again = await Guest.come(club.url, host.id, host.keys[seat])
    await again.pick(again.options[0])


async def test_a_table_that_cannot_be_played_harms_no_other(
    open_club: OpenClub, caplog: pytest.LogCaptureFixture
) -> None:
    """At the next start it is written down and left alone, and the bots of others go on."""
    first = await open_club()
    broken, sound = await opened(first, "me", "hotseat"), await opened(first, "me", "bot:easy")
    guest = next(guest for guest in await broken.enter_all() if guest.decision)
    await guest.pick(guest.options[0])
    async with first.clubhouse.store.engine.begin() as connection:
        statement = f"update choices set option = 99999 where table_id = '{broken.id}'"
        await connection.exec_driver_sql(statement)
    await sound_goes_on(await open_club(), sound, broken)
    assert "can't be played" in {record.message for record in caplog.records}


async def sound_goes_on(club: Club, sound: Host, broken: Host) -> None:
    """Check that one table is lost and the other is not."""
    sound.url = broken.url = club.url
    answer = await asyncio.to_thread(broken.request, "GET", "")
    assert answer.status_code == 404
    guest = await sound.enter(0)
    await play(guest, dice(1))
