"""A table that teaches: lessons after questions, for those who want them, and what is missing."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from klubovna.core.luck import dice
from klubovna.core.teaching import Lesson
from klubovna.server import guest as server_guest
from klubovna.server.sight import encode
from klubovna.words import LANGUAGES
from tests.server.clubhouse_process import ClubhouseProcess
from tests.server.conftest import Club
from tests.server.guests import Guest, Host, asked_now, http
from tests.server.set_tables import FORT, enter_any, set_table, twin_of


async def opened(url: str, *kinds: str, **wish: Any) -> tuple[Host, list[Guest]]:
    """Open a table and let all people enter; everybody has heard of everybody."""
    host = await asyncio.to_thread(Host.open, url, *kinds, **wish)
    guests = await host.enter_all()
    for guest in guests:
        while not all(seat["here"] for seat in guest.table["seats"]):
            await guest.until("table")
    return host, guests


async def test_lessons_come_after_questions_while_they_are_wanted(house: ClubhouseProcess) -> None:
    """At once when the tutor is switched on, then after each position with a question."""
    _, guests = await opened(house.url, "me", "hotseat")
    guest = await asked_now(guests)
    await guest.send(type="teach", on=True)
    lesson = await guest.until("lesson")
    assert lesson["asked"] == guest.position["asked"]
    assert lesson["lesson"]["goal"]["key"] == "goal-collect"
    assert {note["topic"] for note in lesson["lesson"]["notes"]} >= {"play"}

    await guest.pick(guest.options[-1])
    while guest.decision is None:  # the other one may have been asked
        other = await asked_now(guests, guest)
        await other.pick(other.options[-1])
        await guest.until_asked()
    assert (await guest.until("lesson"))["asked"] == guest.position["asked"]

    await guest.send(type="teach", on=False)
    await guest.choose(guest.options[-1])
    await guest.read_all()
    last = [raw for raw in guest.raw if '"type":"done"' in raw][-1]
    since = guest.raw[guest.raw.index(last) :]
    assert not [raw for raw in since if '"type":"lesson"' in raw]


async def test_who_is_not_asked_is_taught_nothing(house: ClubhouseProcess) -> None:
    """A lesson has a stamp, and a stamp would tell of the picks of others."""
    _, guests = await opened(house.url, "me", "hotseat")
    asked = await asked_now(guests)
    (other,) = [guest for guest in guests if guest is not asked]
    await other.send(type="teach", on=True)
    assert await other.nothing()
    await asked.send(type="teach", on=True)
    await asked.until("lesson")
    assert await other.nothing(), "nobody else hears of it"


async def test_in_a_draft_nobody_is_told_who_has_answered(house: ClubhouseProcess) -> None:
    """Whoever has answered hears nothing while others think; the others hear nothing new."""
    _, guests = await opened(house.url, "me", "hotseat", settings={"draft": True})
    for guest in guests:
        await guest.send(type="teach", on=True)
        assert (await guest.until("lesson"))["lesson"]["goal"]["key"] == "goal-draft"
    first, second = guests
    await first.choose(first.options[0])
    await first.read_all()
    assert '"type":"lesson"' not in first.raw[-1]
    assert await second.nothing()


async def test_spectators_have_no_tutor(house: ClubhouseProcess) -> None:
    """They have no seat to be taught at."""
    host, _ = await opened(house.url, "me", "hotseat")
    watcher = await host.enter()
    await watcher.send(type="teach", on=True)
    assert (await watcher.until("refused"))["code"] == "not_your_seat"


@pytest.mark.parametrize("bots", [(), (0, 1)])
async def test_a_seat_that_a_bot_plays_is_not_taught(
    bots: tuple[int, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    """There is no question to its person, so there is nothing to say."""
    told: list[bytes] = []
    monkeypatch.setattr(server_guest.Guest, "tell", lambda _, message: told.append(message))
    table = set_table(2, bots=bots)
    assert table.match.journal is not None
    guest = server_guest.Guest(table.match.journal.state.actor, False, lambda _: asyncio.Future())
    table.room.teach(guest, True)
    assert [b'"type":"lesson"' in message for message in told] == ([] if bots else [True])


async def test_a_tutor_that_fails_is_written_down_and_the_table_goes_on(
    club: Club, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """There is no lesson, but the pick is done and told."""
    _, guests = await opened(club.url, "me", "hotseat")
    guest = await asked_now(guests)

    def fail(*_: Any) -> Lesson:
        raise ZeroDivisionError

    with monkeypatch.context() as patch:
        patch.setattr(type(FORT), "lesson", fail)
        await guest.send(type="teach", on=True)
        await guest.pick(guest.options[-1])
    told = {record.message for record in caplog.records if record.levelname == "ERROR"}
    assert told == {"a tutor failed"}


async def test_why_not_says_what_is_missing(house: ClubhouseProcess) -> None:
    """In numbers where there are some; else when its time comes; nothing for what is lit."""
    _, guests = await opened(house.url, "me", "hotseat")
    guest = await asked_now(guests)
    (other,) = [each for each in guests if each is not guest]
    assert guest.decision is not None
    lit = guest.decision["options"][0]["target"]

    async def lack(who: Guest, target: str) -> dict[str, Any] | None:
        await who.send(type="why_not", target=target)
        found: dict[str, Any] | None = (await who.until("why_not"))["lack"]
        return found

    assert await lack(guest, lit) is None
    level = await lack(guest, "level/1")
    assert level is not None and level["key"] == "lack-level"
    assert [(need["sign"], need["have"], need["need"]) for need in level["needs"]] == [
        ("toy", 0, 1),
        ("pizza", 0, 1),
    ]
    deck = await lack(guest, "park_deck/top")
    assert deck is not None and deck["key"] == "when-park-deck"
    waiting = await lack(other, lit)
    assert waiting is not None and waiting["key"] == "when-hand"


async def test_all_that_teaches_a_game_can_be_fetched(house: ClubhouseProcess) -> None:
    """In every language, with things, topics, notes and small boards."""
    for lang in LANGUAGES:
        answer = http.get(f"{house.url}/api/games/fort/lessons/{lang}")
        assert answer.status_code == 200 and answer.headers["etag"]
        told = answer.json()
        assert told["lang"] == lang and "note-play =" in told["catalogue"]
        assert {"kid/crash", "zone/stash", "icon/toy"} <= {thing["ref"] for thing in told["things"]}
        assert set(told["notes"].values()) == {topic["id"] for topic in told["topics"]}
        for board in told["examples"]:
            assert board["view"]["seat"] == board["seat"] < board["seats"]
        known = {"if-none-match": answer.headers["etag"]}
        again = http.get(f"{house.url}/api/games/fort/lessons/{lang}", headers=known)
        assert again.status_code == 304
    assert http.get(f"{house.url}/api/games/fort/lessons/de").status_code == 404
    assert http.get(f"{house.url}/api/games/chess/lessons/en").status_code == 404


@pytest.mark.parametrize("draft", [False, True])
def test_lessons_in_twin_worlds_are_the_same(draft: bool) -> None:
    """Where only what a seat can't know differs, it is taught the same, byte by byte."""
    table, luck = set_table(3, seed=3, draft=draft), dice(3)
    differed = 0
    for step in range(120):
        assert table.match.journal is not None
        state = table.match.journal.state
        if state.is_over:
            break
        for seat in range(3):
            twin = twin_of(table, seat, seed=step)
            assert twin.match.journal is not None
            there = twin.match.journal.state
            differed += FORT.notation(there) != FORT.notation(state)
            assert encode(FORT.lesson(there, seat)) == encode(FORT.lesson(state, seat))
            for target in ("hand/bug#1", "level/2", "perk_row/diy", "yard/1/bug#1", "pack/2/all"):
                here = encode(table.play.why_not(seat, target))
                assert encode(twin.play.why_not(seat, target)) == here
        enter_any(table, luck)
    assert differed > 80, "they were twins, not the same"
