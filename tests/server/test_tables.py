"""Tables and seats over HTTP: every row of the table of requests in docs/protocol.md."""

from __future__ import annotations

import asyncio
from typing import Any

import httpx
import msgspec
import pytest

from klubovna.core.game import titles
from klubovna.core.luck import dice, seal
from klubovna.core.record import Record
from klubovna.games._template import GAME as MARBLES
from klubovna.server.requests import (
    Course,
    CreatedTable,
    Health,
    Problem,
    TableInfo,
    Tables,
    TakenSeat,
)
from klubovna.server.requests import ReplayFrames as Frames
from tests.server.clubhouse_process import ClubhouseProcess
from tests.server.conftest import Club
from tests.server.guests import Guest, Host, http, play, seats
from tests.server.set_tables import enter, enter_any, set_table

OTHER_KEY = "A" * 24


def check_refused(answer: httpx.Response, status: int, code: str) -> None:
    """Check that a request was refused as the protocol says."""
    assert answer.status_code == status, answer.text
    assert answer.headers["content-type"] == "application/json"
    assert msgspec.json.decode(answer.content, type=Problem).code == code


def told(answer: httpx.Response, kind: Any, status: int = 200) -> Any:
    """Return an answer of the documented type."""
    assert answer.status_code == status, answer.text
    return msgspec.json.decode(answer.content, type=kind)


async def finished(house: ClubhouseProcess, *kinds: str) -> Host:
    """Return a table whose game is over."""
    table = Host.open(house.url, *(kinds or ("bot:easy", "bot:easy")))
    guests = await table.enter_all()
    await asyncio.gather(*(play(guest, dice(seat)) for seat, guest in enumerate(guests)))
    await table.over()
    return table


# Creating


def test_create_with_every_kind_of_seat(house: ClubhouseProcess) -> None:
    """Keys are told for all seats but those of bots; an open one keeps the game from starting."""
    wish = {
        "game": "fort",
        "seats": [
            {"kind": "me", "name": "Ada"},
            {"kind": "hotseat", "name": "  Ben \t Beran "},
            {"kind": "open"},
            {"kind": "bot", "level": "hard"},
        ],
        "settings": {"draft": True},
        "listed": False,
    }
    created = told(http.post(f"{house.url}/api/tables", json=wish), CreatedTable, 201)
    table = created.table
    assert (table.status, table.listed, table.settings["draft"]) == ("open", False, True)
    assert [seat.name for seat in table.seats] == ["Ada", "Ben Beran", "? 3", "Bot 4"]
    assert [seat.kind for seat in table.seats] == ["person", "person", "person", "bot"]
    assert [seat.taken for seat in table.seats] == [True, True, False, True]
    assert [seat.played_by for seat in table.seats] == ["person", "person", "nobody", "bot"]
    assert table.seats[3].level == "hard"
    assert [given.seat for given in created.keys] == [0, 1, 2]
    secrets = {given.key for given in created.keys} | {created.host_key}
    assert len(secrets) == 4 and all(len(secret) >= 24 for secret in secrets)
    assert table.waiting == [] == table.winners == table.scores
    assert told(http.get(f"{house.url}/api/tables/{table.id}"), TableInfo) == table


@pytest.mark.parametrize(
    ("kinds", "most_rounds"), [(("me", "bot"), "none"), (("open",), "none"), (("bot", "bot"), 60)]
)
def test_people_may_be_used_to_other_settings(
    house: ClubhouseProcess, kinds: tuple[str, ...], most_rounds: int | str
) -> None:
    """What nobody asked for is as people like it, where people sit; bots alone stop some time."""
    wish = {"game": "hamlet", "seats": [{"kind": kind} for kind in kinds]}
    created = told(http.post(f"{house.url}/api/tables", json=wish), CreatedTable, 201)
    assert created.table.settings["most_rounds"] == most_rounds


def test_a_full_table_begins_at_once(house: ClubhouseProcess) -> None:
    """Nobody has to press anything."""
    info = Host.open(house.url, "me", "bot").created
    assert info["status"] == "playing" and len(info["waiting"]) == 1


def test_seats_in_random_order(house: ClubhouseProcess) -> None:
    """The keys go with the seats."""
    orders = set()
    for _ in range(20):
        table = Host.open(house.url, "bot", "me", "open", seat_order="random")
        kinds = [(seat["kind"], seat["taken"]) for seat in table.created["seats"]]
        orders.add(tuple(kinds))
        assert sorted(table.keys) == [i for i, kind in enumerate(kinds) if kind[0] == "person"]
    assert len(orders) > 1


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"game": "chess"}, "bad_table"),
        ({"game": "../fort"}, "bad_table"),
        ({"game": "_template"}, "bad_table"),
        ({"seats": seats("me")}, "bad_table"),
        ({"seats": seats(*["me"] * 5)}, "bad_table"),
        ({"settings": {"colour": 1}}, "bad_table"),
        ({"settings": {"draft": 1}}, "bad_table"),
        ({"settings": {"draft": 10**30}}, "bad_table"),
        ({"settings": {"draft": "yes"}}, "bad_table"),
        ({"settings": {"draft": 0.5}}, "bad_value"),
        ({"settings": {"draft": ["yes"]}}, "bad_value"),
        ({"seats": []}, "bad_value"),
        ({"seats": seats(*["me"] * 9)}, "bad_value"),
        ({"seats": seats("king", "me")}, "bad_value"),
        ({"seats": seats("bot:godlike", "me")}, "bad_value"),
        ({"seats": [{"kind": "me", "name": "x" * 25}, {"kind": "bot"}]}, "bad_value"),
        ({"seats": [{"kind": "me", "name": ""}, {"kind": "bot"}]}, "bad_value"),
        ({"seats": [{"kind": "me", "key": "mine"}, {"kind": "bot"}]}, "bad_value"),
        ({"seats": "many"}, "bad_value"),
        ({"seed": "00"}, "bad_value"),
        ({"listed": "maybe"}, "bad_value"),
        ({"seat_order": "mine"}, "bad_value"),
        (
            {
                "game": "shelfie_stacker",
                "seats": seats("me"),
                "settings": {"cards": "shared_draft"},
            },
            "bad_table",
        ),
    ],
)
def test_a_table_that_cannot_be(house: ClubhouseProcess, wish: dict[str, Any], code: str) -> None:
    """What is wished for must have the right shape and be possible."""
    body = {"game": "fort", "seats": seats("me", "bot"), **wish}
    check_refused(http.post(f"{house.url}/api/tables", json=body), 422, code)


@pytest.mark.parametrize(
    "body", [b"", b"{", b"\xff\xfe", b'"\xe9\xc8"', b"[" * 5000, b'{"game": NaN}']
)
def test_what_is_no_json(house: ClubhouseProcess, body: bytes) -> None:
    """A body that can't be read at all."""
    json = {"content-type": "application/json"}
    answer = http.post(f"{house.url}/api/tables", content=body, headers=json)
    check_refused(answer, 400, "bad_request")


def test_names_are_one_line(house: ClubhouseProcess) -> None:
    """Characters that mean something to machines are left out."""
    table = Host.open(house.url, "open", "open")
    answer = table.request("POST", "join", body={"name": "A\x00d\x1b[31ma\n"})
    assert answer.json()["table"]["seats"][0]["name"] == "A d [31ma"
    check_refused(table.request("POST", "join", body={"name": " \n\x00 "}), 422, "bad_value")


# Listing and finding


def test_the_list_shows_what_may_be_joined_or_watched(house: ClubhouseProcess) -> None:
    """Neither unlisted tables, nor those that are closed."""
    open_, playing = Host.open(house.url, "me", "open"), Host.open(house.url, "me", "bot")
    unlisted = Host.open(house.url, "me", "open", listed=False)
    closed = Host.open(house.url, "me", "open")
    closed.request("POST", "close", closed.key)
    found = told(http.get(f"{house.url}/api/tables"), Tables).tables
    ids = [table.id for table in found]
    assert {open_.id, playing.id} <= set(ids)
    assert not {unlisted.id, closed.id} & set(ids)
    assert [t.created for t in found] == sorted((t.created for t in found), reverse=True)


def test_an_unlisted_table_can_be_found_by_its_id(house: ClubhouseProcess) -> None:
    """Whoever was told the id may watch."""
    table = Host.open(house.url, "me", "open", listed=False)
    assert table.info()["id"] == table.id


@pytest.mark.parametrize("id", ["nothere", "a" * 300, "..%2f..%2fetc", "%00", "ž", "'--"])
@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("GET", ""),
        ("POST", "/join"),
        ("PUT", "/seat"),
        ("POST", "/seat/bot"),
        ("DELETE", "/seat/bot"),
        ("POST", "/seat/leave"),
        ("POST", "/seat/resign"),
        ("POST", "/seats/0/link"),
        ("POST", "/seats/0/bot"),
        ("POST", "/close"),
        ("POST", "/rematch"),
        ("GET", "/record"),
        ("GET", "/course"),
    ],
)
def test_no_such_table(house: ClubhouseProcess, method: str, path: str, id: str) -> None:
    """Every request about a table answers 404 if there is none."""
    bodies = {"/join": {"name": "A"}, "/seat": {"name": "A"}, "/seat/bot": {}, "/seats/0/bot": {}}
    body = bodies.get(path) if method != "DELETE" else None
    answer = http.request(method, f"{house.url}/api/tables/{id}{path}", json=body)
    assert answer.status_code == 404
    assert msgspec.json.decode(answer.content, type=Problem).code in ("no_such_table", "not_found")


# Sitting down


def test_join_takes_open_seats_in_order(house: ClubhouseProcess) -> None:
    """The game begins with the last one; then there is no seat left."""
    table = Host.open(house.url, "open", "me", "open")
    first = told(table.request("POST", "join", body={"name": "Ada"}), TakenSeat, 201)
    assert (first.seat, first.table.status, first.table.seats[0].name) == (0, "open", "Ada")
    second = told(table.request("POST", "join", body={"name": "Ben"}), TakenSeat, 201)
    assert (second.seat, second.table.status) == (2, "playing")
    check_refused(table.request("POST", "join", body={"name": "Cyd"}), 409, "full")
    # The keys that the host got for those seats are worth nothing now.
    check_refused(table.request("PUT", "seat", table.keys[0], {"name": "Eve"}), 403, "wrong_key")
    assert told(table.request("PUT", "seat", first.key, {"name": "Eva"}), TakenSeat).seat == 0


def test_many_who_join_at_once(house: ClubhouseProcess) -> None:
    """Each seat is given to one of them."""

    async def main() -> list[httpx.Response]:
        async with httpx.AsyncClient() as client:
            url = f"{house.url}/api/tables/{table.id}/join"
            return await asyncio.gather(
                *(client.post(url, json={"name": f"P{n}"}) for n in range(12))
            )

    table = Host.open(house.url, "open", "open", "open", "me")
    answers = asyncio.run(main())
    taken = [answer.json() for answer in answers if answer.status_code == 201]
    assert sorted(seat["seat"] for seat in taken) == [0, 1, 2]
    assert len({seat["key"] for seat in taken}) == 3
    assert {answer.status_code for answer in answers} == {201, 409}


def test_strangers_do_not_join_unlisted_tables(house: ClubhouseProcess) -> None:
    """Those are for whoever has a link."""
    table = Host.open(house.url, "me", "open", listed=False)
    check_refused(table.request("POST", "join", body={"name": "Eve"}), 403, "not_listed")
    seat = told(table.request("PUT", "seat", table.keys[1], {"name": "Ada"}), TakenSeat)
    assert (seat.seat, seat.key, seat.table.status) == (1, table.keys[1], "playing")


def test_take_changes_a_name_too(house: ClubhouseProcess) -> None:
    """Also in the middle of the game."""
    table = Host.open(house.url, "me", "bot")
    seat = told(table.request("PUT", "seat", table.keys[0], {"name": "Ada"}), TakenSeat)
    assert seat.table.seats[0].name == "Ada"


@pytest.mark.parametrize("path", ["join", "seat"])
@pytest.mark.parametrize("body", [{}, {"name": ""}, {"name": "x" * 25}, {"name": 7}, [], None])
def test_a_name_is_a_short_text(house: ClubhouseProcess, path: str, body: Any) -> None:
    """Anything else is refused."""
    table = Host.open(house.url, "me", "open")
    method, key = ("POST", None) if path == "join" else ("PUT", table.keys[1])
    answer = table.request(method, path, key, body)
    check_refused(answer, *((400, "bad_request") if body is None else (422, "bad_value")))


SEAT_REQUESTS: list[tuple[str, str, Any]] = [
    ("PUT", "seat", {"name": "Eve"}),
    ("POST", "seat/bot", {}),
    ("DELETE", "seat/bot", None),
    ("POST", "seat/leave", None),
    ("POST", "seat/resign", None),
    ("POST", "rematch", None),
]
HOST_REQUESTS: list[tuple[str, str, Any]] = [
    ("POST", "seats/0/link", None),
    ("POST", "seats/0/bot", {}),
    ("POST", "close", None),
]


@pytest.mark.parametrize(("method", "path", "body"), [*SEAT_REQUESTS, *HOST_REQUESTS])
def test_a_wrong_key(house: ClubhouseProcess, method: str, path: str, body: Any) -> None:
    """No key, a foreign one, that of the wrong person: nothing happens."""
    table, other = Host.open(house.url, "me", "hotseat"), Host.open(house.url, "me", "hotseat")
    before = table.info()
    keys = [None, OTHER_KEY, other.key, other.keys[0], "ž", "x" * 5000, table.key[:-1]]
    is_hosts = (method, path, body) in HOST_REQUESTS
    if path != "rematch":
        keys.append(table.keys[0] if is_hosts else table.key)
    for key in keys:
        header = f"Bearer {key}".encode() if key is not None else b""
        answer = http.request(
            method,
            f"{house.url}/api/tables/{table.id}/{path}",
            headers={b"authorization": header},
            json=body,
        )
        check_refused(answer, 403, "wrong_key")
    basic = {"authorization": f"Basic {table.key if is_hosts else table.keys[0]}"}
    url = f"{house.url}/api/tables/{table.id}/{path}"
    check_refused(http.request(method, url, headers=basic, json=body), 403, "wrong_key")
    assert table.info() == before


# Links


async def test_a_link_issued_again(house: ClubhouseProcess) -> None:
    """The old key is worth nothing at once, on HTTP and on the sockets that it opened."""
    table = Host.open(house.url, "me", "hotseat")
    old, other = await table.enter(0), await table.enter(1)
    answer = table.request("POST", "seats/0/link", table.key)
    assert answer.status_code == 201 and answer.json()["seat"] == 0
    new_key = answer.json()["key"]
    assert new_key != table.keys[0]
    assert await old.until_closed() == 1000 and old.bye == "key_changed"
    check_refused(table.request("POST", "seat/leave", table.keys[0]), 403, "wrong_key")
    stranger = await Guest.knock(house.url, table.id)
    await stranger.send(type="hello", key=table.keys[0])
    assert await stranger.until_closed() == 1000 and stranger.bye == "wrong_key"
    again = await Guest.come(house.url, table.id, new_key)
    assert again.welcome["seat"] == 0
    await other.send(type="ping")
    await other.until("pong")


@pytest.mark.parametrize("seat", ["1", "2", "-1", "99999999999999999999"])
def test_links_are_for_seats_of_people(house: ClubhouseProcess, seat: str) -> None:
    """A bot needs none, and a seat that isn't there either."""
    table = Host.open(house.url, "me", "bot")
    for path, body in (("link", None), ("bot", {})):
        answer = table.request("POST", f"seats/{seat}/{path}", table.key, body)
        assert answer.status_code == 404
        assert answer.json()["code"] in ("no_such_seat", "not_found")


# Bots in seats


def test_hand_over_and_back(house: ClubhouseProcess) -> None:
    """A bot plays on for somebody, who is back later."""
    table = Host.open(house.url, "me", "hotseat")
    info = told(table.request("POST", "seat/bot", table.keys[0], {"level": "easy"}), TableInfo)
    assert (info.seats[0].played_by, info.seats[0].level) == ("bot", "easy")
    assert info.seats[0].kind == "person" and not info.seats[0].resigned
    info = told(table.request("DELETE", "seat/bot", table.keys[0]), TableInfo)
    assert info.seats[0].played_by == "person"
    info = told(table.request("DELETE", "seat/bot", table.keys[0]), TableInfo)
    assert info.seats[0].played_by == "person"


def test_hand_over_needs_a_game(house: ClubhouseProcess) -> None:
    """Before the start there is nothing to hand over."""
    table = Host.open(house.url, "me", "open")
    for method, path, body in SEAT_REQUESTS[1:3] + SEAT_REQUESTS[4:5]:
        check_refused(table.request(method, path, table.keys[0], body), 409, "not_playing")
    check_refused(table.request("POST", "seats/0/bot", table.key, {}), 409, "not_playing")


@pytest.mark.parametrize("body", [{"level": "godlike"}, {"level": 1}, {"bot": "easy"}, []])
def test_a_level_is_one_of_three(house: ClubhouseProcess, body: Any) -> None:
    """Anything else is refused."""
    table = Host.open(house.url, "me", "hotseat")
    check_refused(table.request("POST", "seat/bot", table.keys[0], body), 422, "bad_value")
    check_refused(table.request("POST", "seats/0/bot", table.key, body), 422, "bad_value")


def test_leave_before_the_start(house: ClubhouseProcess) -> None:
    """The seat is open again, and its key is worth nothing."""
    table = Host.open(house.url, "me", "open")
    told(table.request("PUT", "seat", table.keys[0], {"name": "Ada"}), TakenSeat)
    info = told(table.request("POST", "seat/leave", table.keys[0]), TableInfo)
    assert (info.seats[0].taken, info.seats[0].name) == (False, "? 1")
    check_refused(table.request("POST", "seat/leave", table.keys[0]), 403, "wrong_key")
    assert told(table.request("POST", "join", body={"name": "Ben"}), TakenSeat, 201).seat == 0


def test_leave_in_the_middle(house: ClubhouseProcess) -> None:
    """A bot plays on; the key stays good."""
    table = Host.open(house.url, "me", "hotseat")
    for _ in range(2):
        info = told(table.request("POST", "seat/leave", table.keys[0]), TableInfo)
        assert info.seats[0].played_by == "bot"
    info = told(table.request("DELETE", "seat/bot", table.keys[0]), TableInfo)
    assert info.seats[0].played_by == "person"


async def test_the_host_seats_a_bot(house: ClubhouseProcess) -> None:
    """On an open seat before the start, later for somebody who is not there."""
    table = Host.open(house.url, "me", "open", "open")
    info = told(table.request("POST", "seats/1/bot", table.key, {"level": "easy"}), TableInfo)
    assert (info.seats[1].kind, info.seats[1].level, info.status) == ("bot", "easy", "open")
    check_refused(table.request("PUT", "seat", table.keys[1], {"name": "Eve"}), 403, "wrong_key")
    check_refused(table.request("POST", "seats/0/bot", table.key, {}), 409, "not_playing")
    told(table.request("PUT", "seat", table.keys[2], {"name": "Ada"}), TakenSeat)
    guest = await table.enter(2)
    check_refused(table.request("POST", "seats/2/bot", table.key, {}), 409, "is_here")
    await guest.leave()
    while table.info()["seats"][2]["here"]:
        await asyncio.sleep(0.01)
    info = told(table.request("POST", "seats/2/bot", table.key, {"level": "easy"}), TableInfo)
    assert info.seats[2].played_by == "bot"


async def test_resign(house: ClubhouseProcess) -> None:
    """A bot plays on for good, and the seat can't win."""
    table = Host.open(house.url, "me", "bot:easy")
    info = told(table.request("POST", "seat/resign", table.keys[0]), TableInfo)
    assert info.seats[0].resigned and info.seats[0].played_by == "bot"
    for method, path, body in SEAT_REQUESTS[1:3] + SEAT_REQUESTS[4:5]:
        refused = table.request(method, path, table.keys[0], body)
        assert refused.json()["code"] in ("not_your_seat", "not_playing")
    assert (await table.over())["winners"] == [1]
    Record.parse(table.request("GET", "record").text).verify()


def test_if_the_best_has_resigned_the_best_of_the_others_wins() -> None:
    """However good the bot was that played on."""
    table, luck = set_table(3, seed=3), dice(3)
    assert table.match.journal is not None
    while not table.match.journal.state.is_over:
        enter_any(table, luck)
    end = table.match.end
    assert end is not None
    (first,) = end.winners
    totals = [sheet.total for sheet in end.scores]
    second = max((seat for seat in range(3) if seat != first), key=lambda seat: totals[seat])
    table.lobby.seats[first].resigned = True
    table.match.show()
    assert (table.room.info().winners, table.room.info().scores) == ([second], totals)


@pytest.mark.parametrize(("picked", "winners"), [(0, []), (-1, [0])])
def test_who_plays_alone_may_lose(picked: int, winners: list[int]) -> None:
    """Then nobody wins, though nobody had more points."""
    table = set_table(1, game=MARBLES, seed=1, goal="modest")
    assert table.match.journal is not None
    assert table.room.info().settings == {"rounds": 5, "goal": "modest"}
    while not (state := table.match.journal.state).is_over:
        enter(table, 0, state.legal[picked])
    end = table.match.end
    assert end is not None
    assert end.winners == table.room.info().winners == winners
    assert (end.scores[0].total >= 40) == bool(winners)


async def test_a_table_for_one(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    """The game begins at once, goes on without anybody else, and can be played again."""
    monkeypatch.setitem(titles(), MARBLES.id, MARBLES)
    wish = {"game": "marbles", "settings": {"goal": "proud"}}
    table = await asyncio.to_thread(Host.open, club.url, "me", **wish)
    guest = await table.enter(0)
    assert guest.decision is not None
    await play(guest, dice(1))
    info = await table.over()
    assert info["settings"]["goal"] == "proud"
    assert info["winners"] == ([0] if info["scores"][0] >= 55 else [])
    record = (await asyncio.to_thread(table.request, "GET", "record")).text
    assert MARBLES.winners(Record.parse(record).verify().state) == info["winners"]
    again = await asyncio.to_thread(table.request, "POST", "rematch", table.keys[0])
    assert again.json()["status"] == "playing"


async def test_when_all_resign_nobody_wins(house: ClubhouseProcess) -> None:
    """But the game has an end."""
    table = Host.open(house.url, "me", "hotseat")
    for seat in (0, 1):
        told(table.request("POST", "seat/resign", table.keys[seat]), TableInfo)
    assert (await table.over())["winners"] == []


# Closing, the end, and another game


async def test_close(house: ClubhouseProcess) -> None:
    """Everybody is sent away, and nobody plays here any more."""
    table = Host.open(house.url, "me", "hotseat")
    guest, spectator = await table.enter(0), await table.enter()
    info = told(table.request("POST", "close", table.key), TableInfo)
    assert (info.status, info.waiting) == ("closed", [])
    for one in (guest, spectator):
        assert await one.until_closed() == 1000 and one.bye == "closed"
    late = await Guest.knock(house.url, table.id)
    await late.send(type="hello", key=table.keys[0])
    assert await late.until_closed() == 1000 and late.bye == "closed"
    check_refused(table.request("PUT", "seat", table.keys[0], {"name": "A"}), 409, "closed")
    check_refused(table.request("POST", "seat/bot", table.keys[0], {}), 409, "not_playing")
    check_refused(table.request("POST", "join", body={"name": "A"}), 409, "full")
    check_refused(table.request("GET", "record"), 409, "not_over")
    assert told(table.request("POST", "close", table.key), TableInfo).status == "closed"


async def test_the_record_of_a_finished_game(house: ClubhouseProcess) -> None:
    """It can be had by anybody when the game is over, not before, and verified."""
    table = Host.open(house.url, "me", "bot:easy")
    check_refused(table.request("GET", "record"), 409, "not_over")
    check_refused(table.request("GET", "course"), 409, "not_over")
    guest = await table.enter(0)
    await play(guest, dice(5))
    answer = table.request("GET", "record")
    assert answer.headers["content-type"] == "text/plain; charset=utf-8"
    name = f'attachment; filename="fort-{table.id}.game"'
    assert answer.headers["content-disposition"] == name
    record = Record.parse(answer.text)
    record.verify()
    _, sealed, seed = record.luck.split()
    end = guest.position["end"]
    assert sealed == table.created["seal"] == seal(bytes.fromhex(seed)) and seed == end["seed"]
    info = table.info()
    assert (info["status"], info["winners"]) == ("over", end["winners"])
    assert info["scores"] == [sheet["total"] for sheet in end["scores"]]
    assert told(table.request("POST", "close", table.key), TableInfo).status == "over"
    body = {"record": answer.text, "seat": 0}
    frames = told(http.post(f"{house.url}/api/replay", json=body), Frames)
    assert frames.winners == end["winners"] and len(frames.frames) == len(record.moves) + 1
    course = told(table.request("GET", "course"), Course)
    assert course == frames.course
    assert [sheet.total for sheet in course.rounds[-1]] == info["scores"]


async def test_rematch(house: ClubhouseProcess) -> None:
    """The same company, the same keys; whoever asks second gets the same table."""
    table = await finished(house, "me", "hotseat", "bot:easy")
    old_guest = await table.enter(1)
    first = told(table.request("POST", "rematch", table.keys[0]), TableInfo, 201)
    second = told(table.request("POST", "rematch", table.key), TableInfo, 201)
    assert first.id == second.id != table.id and first.status == "playing"
    assert [seat.name for seat in first.seats] == [s["name"] for s in table.info()["seats"]]
    assert table.info()["rematch"] == first.id
    while old_guest.table["rematch"] != first.id:
        await old_guest.until("table")
    for seat, key in table.keys.items():
        guest = await Guest.come(house.url, first.id, key)
        assert guest.welcome["seat"] == seat
    host = http.post(
        f"{house.url}/api/tables/{first.id}/close", headers={"authorization": f"Bearer {table.key}"}
    )
    assert host.status_code == 200
    assert first.seal != table.created["seal"]


def test_no_rematch_before_the_end(house: ClubhouseProcess) -> None:
    """First this game."""
    table = Host.open(house.url, "me", "bot")
    check_refused(table.request("POST", "rematch", table.keys[0]), 409, "not_over")


# The rest


@pytest.mark.parametrize(
    ("body", "status", "code"),
    [
        ({"record": "no record\n"}, 422, "bad_record"),
        ({"record": ""}, 422, "bad_record"),
        ({}, 422, "bad_value"),
        ({"record": 5}, 422, "bad_value"),
        ({"record": "x", "seat": -1}, 422, "bad_value"),
        ({"record": "x" * 1_200_000}, 413, "too_large"),
    ],
)
def test_replay_of_what_is_no_record(
    house: ClubhouseProcess, body: dict[str, Any], status: int, code: str
) -> None:
    """One line says what is wrong."""
    check_refused(http.post(f"{house.url}/api/replay", json=body), status, code)


def test_health(house: ClubhouseProcess) -> None:
    """The clubhouse is well."""
    health = told(http.get(f"{house.url}/healthz"), Health)
    assert health.status == "ok" and health.tables >= 0


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("/api/games", 200),
        ("/api/games/fort/words/cs", 200),
        ("/api/games/fort/components", 200),
        ("/api/games/fort/labels/en", 200),
        ("/api/games/fort/labels/xx", 404),
        ("/api/games/fort/words/xx", 404),
        ("/api/games/chess/words/cs", 404),
        ("/api/games/chess/components", 404),
        ("/api/games/..%2f..%2f/components", 404),
        ("/api/nothing", 404),
    ],
)
def test_the_shelf(house: ClubhouseProcess, path: str, status: int) -> None:
    """What can be asked of the games; who has it already is told so."""
    answer = http.get(f"{house.url}{path}")
    assert answer.status_code == status
    if status == 200:
        again = http.get(f"{house.url}{path}", headers={"if-none-match": answer.headers["etag"]})
        assert again.status_code == 304 and again.content == b""
    else:
        check_refused(answer, 404, "not_found")


@pytest.mark.parametrize(
    "path",
    [
        "/api/games",
        "/api/games/fort/words/cs",
        "/api/games/fort/lessons/cs",
        "/api/games/fort/components",
    ],
)
def test_the_shelf_is_zipped(house: ClubhouseProcess, path: str) -> None:
    """For who can unzip it; what it says stays the same, and so does its tag."""
    plain = http.get(f"{house.url}{path}", headers={"accept-encoding": "identity"})
    zipped = http.get(f"{house.url}{path}", headers={"accept-encoding": "gzip"})
    assert "content-encoding" not in plain.headers
    assert zipped.headers["content-encoding"] == "gzip"
    assert zipped.headers["vary"] == plain.headers["vary"] == "accept-encoding"
    assert int(zipped.headers["content-length"]) * 2 < int(plain.headers["content-length"])
    assert zipped.json() == plain.json()
    assert zipped.headers["etag"] == plain.headers["etag"]


def test_what_holds_keys_is_never_zipped(house: ClubhouseProcess) -> None:
    """Names that others chose stand beside keys there: the length would tell of them."""
    wish = {"game": "fort", "seats": seats("me", "bot"), "listed": True}
    asks = {"accept-encoding": "gzip"}
    created = http.post(f"{house.url}/api/tables", json=wish, headers=asks)
    told = http.get(f"{house.url}/api/tables", headers=asks)
    for answer in (created, told):
        assert answer.is_success and "content-encoding" not in answer.headers


@pytest.mark.parametrize(
    ("method", "path"),
    [("PATCH", "/api/tables"), ("DELETE", "/api/games"), ("PUT", "/healthz"), ("POST", "/")],
)
def test_a_wrong_method(house: ClubhouseProcess, method: str, path: str) -> None:
    """It is refused in the same form as all else."""
    check_refused(http.request(method, f"{house.url}{path}"), 405, "bad_method")
