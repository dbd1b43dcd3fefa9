"""Playing over real sockets: the order of messages, what is acknowledged, what is refused."""

from __future__ import annotations

import asyncio
import json
import secrets
from pathlib import Path
from typing import Any

import msgspec
import pytest

from klubovna.core.game import title
from klubovna.core.luck import dice, seal
from klubovna.core.record import Record
from klubovna.server.messages import FromClubhouse
from tests.server.clubhouse_process import ClubhouseProcess
from tests.server.guests import Guest, Host, asked_now, play

FORT = title("fort")


async def table_for(house: ClubhouseProcess, *kinds: str, **wish: Any) -> tuple[Host, list[Guest]]:
    """Open a table and let all people in; everybody has heard of everybody."""
    table = Host.open(house.url, *kinds, **wish)
    guests = await table.enter_all()
    for guest in guests:
        while not all(s["here"] for s in guest.table["seats"] if s["kind"] == "person"):
            await guest.until("table")
    return table, guests


def asked_first(guests: list[Guest]) -> tuple[Guest, list[Guest]]:
    """Return who is asked, and the others."""
    asked = next(guest for guest in guests if guest.decision)
    return asked, [guest for guest in guests if guest is not asked]


# Whole games


@pytest.mark.parametrize("players", [2, 3, 4])
async def test_a_whole_game_with_undo(house: ClubhouseProcess, players: int) -> None:
    """People play at random and take back what they can; the record can be verified."""
    table, guests = await table_for(house, *["hotseat"] * players, settings={"draft": players != 2})
    spectator = await table.enter()
    await asyncio.gather(
        spectator.until_over(),
        *(play(guest, dice(seat), undo_one_of=4) for seat, guest in enumerate(guests)),
    )
    record = Record.parse(table.request("GET", "record").text)
    end = record.verify()
    for seat, guest in [*enumerate(guests), (None, spectator)]:
        assert guest.position["view"] == json.loads(json.dumps(FORT.view(end.state, seat)))
        check_log(guest, seat, record)
        for raw in guest.raw:
            assert msgspec.json.decode(raw, type=FromClubhouse)
    ends = [guest.position["end"] for guest in [*guests, spectator]]
    assert all(told == ends[0] for told in ends)
    assert seal(bytes.fromhex(ends[0]["seed"])) == table.created["seal"]


def check_log(guest: Guest, seat: int | None, record: Record) -> None:
    """Check that the pieces of the log that came, undo and all, add up to what happened."""
    history = record.replay(upto=0)
    events = list(history.start_events)
    for move in record.moves:
        events += history.pick(move.seat, move.option).events
    mine = [event for event in events if event.only in (-1, -1 if seat is None else seat)]
    assert guest.log == [FORT.event_json(history.state, event) for event in mine]


async def test_who_comes_back_knows_all_again(house: ClubhouseProcess) -> None:
    """In the middle of a game, a second socket of a seat is told the same as the first."""
    table, guests = await table_for(house, "me", "hotseat")
    guest = await asked_now(guests)
    for _ in range(30):
        await guest.pick(guest.options[0])
        guest = await asked_now(guests, guest)
    for guest in guests:
        await guest.read_all()
    for seat, guest in enumerate(guests):
        again = await table.enter(seat)
        assert again.position | {"log_kept": 0, "events": []} == guest.position | {
            "log_kept": 0,
            "events": [],
        }
        assert again.log == guest.log
        assert again.welcome["seat"] == seat and not again.welcome["is_host"]


async def test_welcome_comes_before_the_position(house: ClubhouseProcess) -> None:
    """First who sits where, then what lies there; the host and spectators see what is public."""
    table = Host.open(house.url, "me", "bot:easy")
    for key, is_host, seat in ((table.keys[0], False, 0), (table.key, True, None)):
        guest = await Guest.come(house.url, table.id, key)
        kinds = [json.loads(raw)["type"] for raw in guest.raw]
        assert kinds[0] == "welcome" and "position" in kinds
        assert (guest.welcome["seat"], guest.welcome["is_host"]) == (seat, is_host)
        assert guest.welcome["protocol"] == 1
    spectator = await table.enter()
    assert spectator.welcome["seat"] is None and spectator.position["decision"] is None
    assert spectator.position["asked"] == "" and not spectator.position["can_undo"]


async def test_an_open_table_has_no_position_yet(house: ClubhouseProcess) -> None:
    """It comes when the last one has sat down."""
    table = Host.open(house.url, "me", "open")
    guest = await table.enter(0)
    assert guest.position == {} and guest.table["status"] == "open"
    await guest.send(type="choose", token="t" * 8, asked="", option=0)
    assert (await guest.until("refused"))["code"] == "not_playing"
    table.request("POST", "join", body={"name": "Ben"})
    await guest.until("position")
    assert guest.table["status"] == "playing" and guest.table["seats"][1]["name"] == "Ben"


async def test_everybody_hears_who_comes_and_goes(house: ClubhouseProcess) -> None:
    """Connections and spectators are told to all."""
    table = Host.open(house.url, "me", "hotseat")
    first = await table.enter(0)
    second = await table.enter(1)
    await first.until("table")
    assert [seat["here"] for seat in first.table["seats"]] == [True, True]
    watcher = await table.enter()
    await first.until("table")
    assert first.table["watchers"] == 1
    await watcher.leave()
    await first.until("table")
    assert first.table["watchers"] == 0
    await second.leave()
    await first.until("table")
    assert [seat["here"] for seat in first.table["seats"]] == [True, False]
    table.request("POST", "seat/bot", table.keys[1], {"level": "easy"})
    while first.table["seats"][1]["played_by"] != "bot":
        await first.until("table")


# Acknowledged once


async def test_the_same_token_is_done_once(house: ClubhouseProcess) -> None:
    """A pick that is sent again is acknowledged again and applied once."""
    _, guests = await table_for(house, "me", "hotseat")
    guest, (other,) = asked_first(guests)
    token, asked = secrets.token_hex(8), guest.position["asked"]
    for _ in range(3):
        answer = await guest.choose(guest.options[0], asked, token)
        assert answer == {"type": "done", "token": token}
    for one in (guest, other):
        await one.read_all()
        positions = sum('"type":"position"' in raw for raw in one.raw)
        assert positions <= 2, "the first, and one more if anything changed"


async def test_tokens_belong_to_a_seat(house: ClubhouseProcess) -> None:
    """Two who make up the same token are not taken for each other."""
    _, guests = await table_for(house, "me", "hotseat", settings={"draft": True})
    for guest in guests:
        answer = await guest.choose(guest.options[0], token="sametoken")
        assert answer["type"] == "done"
    for seat, guest in enumerate(guests):
        while len(guest.position["view"]["players"][seat]["kept"]) != 1:
            await guest.until("position")


async def test_a_pick_survives_a_crash_and_is_done_once(tmp_path: Path) -> None:
    """After kill -9 the table goes on where it was, and a retry is acknowledged, not repeated."""
    with ClubhouseProcess(tmp_path) as house:
        table, guests = await table_for(house, "me", "hotseat")
        guest, _ = asked_first(guests)
        seat = guest.welcome["seat"]
        token, asked, option = secrets.token_hex(8), guest.position["asked"], guest.options[-1]
        assert (await guest.choose(option, asked, token))["type"] == "done"
        await guest.until("position")
        before = guest.position
        house.restart()
        again = await table.enter(seat)
        assert again.position | {"log_kept": 0, "events": 0} == before | {
            "log_kept": 0,
            "events": 0,
        }
        assert again.log == guest.log
        answer = await again.choose(option, asked, token)
        assert answer == {"type": "done", "token": token}
        assert await again.nothing()
        assert (await again.choose(option, asked))["code"] == "stale"


async def test_the_last_pick_of_a_game_may_be_sent_again(house: ClubhouseProcess) -> None:
    """Though the game is over by then."""
    table, guests = await table_for(house, "me", "hotseat")
    last: dict[str, Any] = {}
    luck = dice(3)
    guest = await asked_now(guests)
    while True:
        option = guest.options[luck.below(len(guest.options))]
        last = {"option": option, "asked": guest.position["asked"], "token": secrets.token_hex(8)}
        assert (await guest.choose(**last))["type"] == "done"
        await guest.until("position")
        if guest.position["end"]:
            break
        guest = await asked_now(guests, guest)
    again = await table.enter(guest.welcome["seat"])
    assert (await again.choose(**last))["type"] == "done"
    assert (await again.choose(0, "any"))["code"] == "not_playing"
    assert (await again.undo("any"))["code"] == "not_playing"


# Refused


async def test_a_stale_pick(house: ClubhouseProcess) -> None:
    """If the question is another one by now, nothing happens."""
    _, guests = await table_for(house, "me", "hotseat")
    guest, (other,) = asked_first(guests)
    asked = guest.position["asked"]
    await guest.pick(guest.options[0])
    await other.nothing()
    for who, stamp in ((guest, asked), (guest, "-"), (guest, "x" * 40), (other, asked)):
        refused = await who.choose(0, stamp)
        assert refused["code"] == "stale" and refused["rule"] is None
    assert (await guest.undo(asked))["code"] == "stale"
    assert await other.nothing()


async def test_what_is_not_offered_names_the_rule(house: ClubhouseProcess) -> None:
    """Whoever isn't asked has no stamp to answer with."""
    _, guests = await table_for(house, "me", "hotseat")
    guest, (other,) = asked_first(guests)
    wrong = next(n for n in range(200) if n not in guest.options)
    for option in (wrong, 10**6):
        refused = await guest.choose(option)
        assert refused["code"] == "not_offered"
        assert refused["rule"] and refused["key"].startswith("rule-")
    assert (await guest.undo())["code"] == "no_undo"
    assert other.position["asked"] == ""
    assert (await other.choose(guest.options[0], "-"))["code"] == "stale"
    assert (await other.undo("-"))["code"] == "stale"
    assert await guest.nothing() and await other.nothing()


async def test_spectators_and_the_host_cannot_act(house: ClubhouseProcess) -> None:
    """They have no seat; but they may talk."""
    table, guests = await table_for(house, "me", "hotseat")
    asked, _ = asked_first(guests)
    for key in (None, table.key):
        watcher = await Guest.come(house.url, table.id, key)
        stamp = asked.position["asked"]
        answers = [
            await watcher.choose(asked.options[0], stamp),
            await watcher.undo(stamp),
        ]
        for message in ({"type": "hint", "asked": stamp}, {"type": "why_not", "target": "x"}):
            await watcher.send(**message)
            answers.append(await watcher.until("refused"))
        assert [answer["code"] for answer in answers] == ["not_your_seat"] * 4
        await watcher.send(type="say", text="hello")
        assert (await watcher.until("chat"))["seat"] is None


async def test_a_seat_that_a_bot_plays_cannot_act(house: ClubhouseProcess) -> None:
    """Until its person is back."""
    table, guests = await table_for(house, "me", "hotseat")
    _, (other,) = asked_first(guests)
    key = table.keys[other.welcome["seat"]]
    table.request("POST", "seat/bot", key, {"level": "easy"})
    while other.table["seats"][other.welcome["seat"]]["played_by"] != "bot":
        await other.until("table")
    assert (await other.choose(0, "-"))["code"] == "not_your_seat"
    table.request("DELETE", "seat/bot", key)
    assert (await other.choose(0, "-"))["code"] == "stale"


# Why not, hints, chat


async def test_why_not(house: ClubhouseProcess) -> None:
    """A lit place has no rule against it, any other one has."""
    _, guests = await table_for(house, "me", "hotseat")
    guest, (other,) = asked_first(guests)
    assert guest.decision is not None
    lit = guest.decision["options"][0]["target"]
    for who, target, is_free in (
        (guest, lit, True),
        (guest, "nowhere", False),
        (other, lit, False),
    ):
        await who.send(type="why_not", target=target)
        answer = await who.until("why_not")
        assert answer["target"] == target
        assert (answer["rule"] is None) == is_free == (answer["key"] is None)
        assert is_free or (answer["rule"] and answer["key"].startswith("rule-0-"))


async def test_a_hint_is_an_option(house: ClubhouseProcess) -> None:
    """It comes while the table goes on, and one at a time."""
    _, guests = await table_for(house, "me", "hotseat")
    guest, (other,) = asked_first(guests)
    await guest.send(type="hint", asked=guest.position["asked"])
    await guest.send(type="hint", asked=guest.position["asked"])
    assert (await guest.until("refused"))["code"] == "too_early"
    await guest.send(type="ping")
    await guest.until("pong")
    hint = await guest.until("hint")
    assert hint["option"] in guest.options and hint["asked"] == guest.position["asked"]
    assert await other.nothing(0.05), "nobody else hears of it"
    for who, stamp in ((guest, "old"), (other, guest.position["asked"])):
        await who.send(type="hint", asked=stamp)
        assert (await who.until("refused"))["code"] == "stale"


async def test_chat(house: ClubhouseProcess) -> None:
    """All hear it in the same order, and so does who comes later."""
    table, guests = await table_for(house, "me", "hotseat")
    await guests[0].send(type="say", text="  Ahoj,\n Světe! \x00🦔 ")
    first = await guests[1].until("chat")
    assert (first["number"], first["seat"], first["text"]) == (0, 0, "Ahoj, Světe! 🦔")
    await guests[1].send(type="say", text="x" * 300)
    assert (await guests[0].until("chat"))["number"] == 0
    second = await guests[0].until("chat")
    late = await table.enter()
    assert late.welcome["chat"] == [first, second]
    await guests[0].send(type="say", text=" \n\t ")
    assert (await guests[0].until("refused"))["code"] == "empty"


# Undo


async def test_undo_takes_everybody_back(house: ClubhouseProcess) -> None:
    """The same position again, the same options, the log cut back; but a new stamp."""
    _, guests = await table_for(house, "me", "hotseat")
    guest = await asked_now(guests)
    while True:
        before, log = guest.position, list(guest.log)
        await guest.pick(guest.options[-1])
        if guest.position["can_undo"]:
            break
        guest = await asked_now(guests, guest)
    assert (await guest.undo())["type"] == "done"
    await guest.until("position")
    assert guest.position["view"] == before["view"] and guest.log == log
    assert guest.position["decision"] | {"asked": ""} == before["decision"] | {"asked": ""}
    assert guest.position["asked"] != before["asked"]


# Secret decisions


async def test_answers_in_any_order_and_nobody_notices(house: ClubhouseProcess) -> None:
    """In a draft nothing at all reaches the others before the last answer."""
    for order in ((0, 1, 2), (2, 0, 1), (1, 2, 0)):
        table, guests = await table_for(house, *["hotseat"] * 3, settings={"draft": True})
        spectator = await table.enter()
        for guest in guests:
            await guest.until("table")
            assert guest.decision is not None and guest.decision["together"]
            assert guest.position["waiting"] == [0, 1, 2]
        public = table.info()
        for seat in order[:2]:
            await guests[seat].pick(guests[seat].options[0])
            assert guests[seat].decision is None and guests[seat].position["can_undo"]
            assert guests[seat].position["waiting"] == [0, 1, 2]
            others = [guest for guest in [*guests, spectator] if guest is not guests[seat]]
            assert all(await asyncio.gather(*(other.nothing() for other in others)))
            assert table.info() == public, "the table itself tells nothing either"
        await guests[order[2]].pick(guests[order[2]].options[0])
        await asyncio.gather(
            spectator.until("position"), *(guests[seat].until("position") for seat in order[:2])
        )
        assert all(guest.decision for guest in guests)


async def test_an_answer_can_be_taken_back(house: ClubhouseProcess) -> None:
    """Until the last one has answered; nobody notices that either."""
    _, guests = await table_for(house, "me", "hotseat", settings={"draft": True})
    guest, other = guests
    before = guest.position
    await guest.pick(guest.options[0])
    assert (await guest.undo())["type"] == "done"
    await guest.until("position")
    assert guest.position["view"] == before["view"] and not guest.position["can_undo"]
    assert guest.options and guest.position["asked"] != before["asked"]
    assert await other.nothing()
    await guest.pick(guest.options[1])
    await other.pick(other.options[0])
    await guest.until("position")
    assert not guest.position["can_undo"], "all is revealed"


# The seed


async def test_the_seed_is_told_at_the_end_and_not_before(house: ClubhouseProcess) -> None:
    """Its seal is shown from the start."""
    table, guests = await table_for(house, "me", "bot:easy")
    await play(guests[0], dice(1))
    seed = guests[0].position["end"]["seed"]
    assert guests[0].welcome["table"]["seal"] == seal(bytes.fromhex(seed)) == table.created["seal"]
    first = next(i for i, raw in enumerate(guests[0].raw) if seed in raw)
    assert json.loads(guests[0].raw[first])["end"] is not None
    assert not any(seed in raw for raw in guests[0].raw[:first])
