"""The door: who may come in, how often, with how much; and what every answer carries."""

from __future__ import annotations

import asyncio
import inspect
import socket
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from klubovna.cli import play
from klubovna.server.app import serve
from klubovna.server.door import LARGEST_BODY, LARGEST_RECORD
from klubovna.server.limits import MOST_ADDRESSES, Buckets
from klubovna.server.messages import ChatLine
from klubovna.server.sight import encode
from scripts.page import PAGE
from tests.server.clubhouse_process import ClubhouseProcess, free_port
from tests.server.conftest import Club, OpenClub
from tests.server.guests import Guest, Host, http, seats

SOME = {"game": "fort", "seats": seats("me", "bot")}


def raw_request(house: ClubhouseProcess, text: str, body: bytes = b"") -> str:
    """Send a request as it stands here; return the first line of the answer."""
    port = house.arrangement.port
    with socket.create_connection(("127.0.0.1", port), timeout=60) as connection:
        connection.sendall(text.replace("\n", "\r\n").encode("latin-1") + b"\r\n\r\n" + body)
        return connection.recv(1000).decode("latin-1").split("\r\n")[0]


# Names and pages


@pytest.mark.parametrize(
    "host",
    ["evil.example", "evil.example:80", "localhost.evil.example", "127.0.0.1.evil.example", "[::1"],
)
def test_a_foreign_name(house: ClubhouseProcess, host: str) -> None:
    """A page that has pointed its own name at this computer is not let in."""
    answer = http.get(f"{house.url}/api/games", headers={"host": host})
    assert answer.status_code == 403 and answer.json()["code"] == "foreign_host"


@pytest.mark.parametrize(
    "host", ["127.0.0.1", "localhost", "localhost:99", "[::1]:7110", "10.0.0.7"]
)
def test_our_own_names(house: ClubhouseProcess, host: str) -> None:
    """Addresses can't be pointed anywhere; localhost is always this computer."""
    assert http.get(f"{house.url}/api/games", headers={"host": host}).status_code == 200


def test_a_name_that_we_were_given(tmp_path: Path) -> None:
    """It is as good as an address."""
    with ClubhouseProcess(tmp_path, manners={"hosts": ["games.example"]}) as house:
        answer = http.get(f"{house.url}/healthz", headers={"host": "games.example"})
        assert answer.status_code == 200


@pytest.mark.parametrize("lines", ["", "\nHost:", "\nHost: a\nHost: b", "\nHost: \x80\xff"])
def test_a_strange_host_line(house: ClubhouseProcess, lines: str) -> None:
    """Whatever is sent is refused, never a mistake of ours."""
    status = raw_request(house, f"GET /api/games HTTP/1.1{lines}\nConnection: close")
    assert status.split()[1] in ("400", "403"), status


@pytest.mark.parametrize(
    "origin", ["http://evil.example", "null", "file://", "http://[::1", "", "http://127.0.0.1:1"]
)
def test_a_foreign_page(house: ClubhouseProcess, origin: str) -> None:
    """Requests of foreign pages are refused, whatever they ask for."""
    table = Host.open(house.url, "me", "hotseat")
    key = {"authorization": f"Bearer {table.key}", "origin": origin}
    url = f"{house.url}/api/tables"
    for answer in (
        http.post(url, json=SOME, headers={"origin": origin}),
        http.get(url, headers={"origin": origin}),
        http.post(f"{url}/{table.id}/close", headers=key),
    ):
        assert answer.status_code == 403 and answer.json()["code"] == "foreign_origin"
        assert "access-control-allow-origin" not in answer.headers
    assert table.info()["status"] == "playing"


def test_our_own_page(house: ClubhouseProcess) -> None:
    """It has the name under which the clubhouse was called."""
    for host in (house.address, "localhost:7110"):
        headers = {"host": host, "origin": f"http://{host}"}
        assert http.get(f"{house.url}/api/tables", headers=headers).status_code == 200


async def test_sockets_of_foreign_pages(house: ClubhouseProcess) -> None:
    """They don't even get a connection."""
    table = Host.open(house.url, "me", "hotseat")
    for header in ({"Origin": "http://evil.example"}, {"Host": "evil.example"}, {"Origin": "null"}):
        with pytest.raises(InvalidStatus) as refused:
            await Guest.knock(house.url, table.id, additional_headers=header)
        assert refused.value.response.status_code == 403
    own = {"Origin": house.url}
    guest = await Guest.knock(house.url, table.id, additional_headers=own)
    await guest.send(type="hello")
    await guest.until("welcome")


# Size


def test_a_body_that_is_too_large(house: ClubhouseProcess) -> None:
    """It is refused by its announced length, before it is read."""
    start = time.monotonic()
    status = raw_request(
        house,
        f"POST /api/tables HTTP/1.1\nHost: {house.address}\nContent-Length: 900000000000",
    )
    assert status.split()[1] == "413" and time.monotonic() - start < 50
    answer = http.post(f"{house.url}/api/tables", content=b" " * (LARGEST_BODY + 1))
    assert answer.status_code == 413 and answer.json()["code"] == "too_large"
    check_headers(answer)


def test_a_large_body_in_pieces(house: ClubhouseProcess) -> None:
    """Nor does it help not to say how long it will be."""

    def pieces() -> Iterator[bytes]:
        for _ in range(100):
            yield b" " * 1000

    answer = http.post(f"{house.url}/api/tables", content=pieces())
    assert answer.status_code == 413 and answer.json()["code"] == "too_large"


def test_records_may_be_larger(house: ClubhouseProcess) -> None:
    """But not without limit."""
    url = f"{house.url}/api/replay"
    assert http.post(url, json={"record": "x" * 900_000}).status_code == 422
    assert http.post(url, content=b" " * (LARGEST_RECORD + 1)).status_code == 413


@pytest.mark.parametrize("length", ["-1", "x", "1e3", "٣"])
def test_a_length_that_is_no_number(house: ClubhouseProcess, length: str) -> None:
    """It is refused."""
    length = length.encode().decode("latin-1")
    text = f"POST /api/tables HTTP/1.1\nHost: {house.address}\nContent-Length: {length}"
    assert raw_request(house, text).split()[1] == "400"


# How often


def test_too_many_requests(tmp_path: Path) -> None:
    """Who asks too often is told so, and is welcome again a little later."""
    with ClubhouseProcess(
        tmp_path, manners={"requests_per_second": 1.0, "requests_at_once": 10}
    ) as house:
        answers = [http.get(f"{house.url}/healthz") for _ in range(30)]
        codes = [answer.status_code for answer in answers]
        assert codes[:5] == [200] * 5 and 429 in codes
        refused = answers[codes.index(429)]
        assert refused.json()["code"] == "too_often"
        check_headers(refused)
        while http.get(f"{house.url}/healthz").status_code == 429:
            time.sleep(0.1)


async def test_too_many_messages(open_club: OpenClub) -> None:
    """First single messages are refused; who goes on like that is sent away."""
    club = await open_club(messages_per_second=5.0, messages_at_once=10)
    table = await asyncio.to_thread(Host.open, club.url, "me", "hotseat")
    guest = await table.enter(0)
    for _ in range(100):
        await guest.send(type="ping")
    assert await guest.until_closed() == 1008 and guest.bye == "too_fast"
    told = "".join(guest.raw)
    assert told.count('"pong"') >= 9 and told.count('"too_fast"') > 40
    again = await table.enter(0)
    await again.send(type="ping")
    await again.until("pong")


async def test_a_full_house(open_club: OpenClub) -> None:
    """There is a limit for sockets, and one for each pair of eyes at a table."""
    club = await open_club(most_sockets=8, most_guests=3)
    table = await asyncio.to_thread(Host.open, club.url, "me", "hotseat")
    watchers = [await table.enter() for _ in range(3)]
    await sent_away(club.url, table.id, None, "full")
    players = [await table.enter(seat) for seat in (0, 0, 0, 1)]
    await sent_away(club.url, table.id, table.keys[0], "full")
    players.append(await table.enter(1))
    await sent_away(club.url, table.id, table.keys[1], "full")
    await watchers[0].leave()
    while club.clubhouse.sockets == 8:
        await asyncio.sleep(0.01)
    await table.enter()


async def test_one_address_leaves_room_for_others(open_club: OpenClub) -> None:
    """There is a limit for the sockets of one address."""
    club = await open_club(most_sockets_of_address=2)
    table = await asyncio.to_thread(Host.open, club.url, "me", "hotseat")
    first, _ = await table.enter(0), await table.enter(1)
    await sent_away(club.url, table.id, None, "full")
    with club.clubhouse.room_for("192.0.2.7") as has_room:
        assert has_room
    await first.leave()
    while club.clubhouse.sockets == 2:
        await asyncio.sleep(0.01)
    await table.enter()


async def sent_away(url: str, table: str, key: str | None, code: str) -> None:
    """Check that a socket is sent away at once."""
    guest = await Guest.knock(url, table)
    await guest.send(type="hello", **({"key": key} if key else {}))
    assert await guest.until_closed() in (1000, 1008) and guest.bye == code


def test_addresses_that_were_not_seen_for_long_are_forgotten() -> None:
    """The memory for them is limited."""
    buckets = Buckets(per_second=1e-9, most=1)
    assert buckets.take("first") and not buckets.take("first")
    for number in range(MOST_ADDRESSES):
        buckets.take(str(number))
    assert buckets.take("first"), "forgotten"
    assert len(buckets._by_address) == MOST_ADDRESSES


# Sockets that don't behave


async def test_who_never_says_hello_is_sent_away(
    open_club: OpenClub, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After a while."""
    monkeypatch.setattr("klubovna.server.visit.HELLO_SECONDS", 0.3)
    club = await open_club()
    silent = await Guest.knock(club.url, "anything")
    assert await silent.until_closed() == 1008 and silent.bye == "bad_message"
    while club.clubhouse.sockets:
        await asyncio.sleep(0.01)


async def test_who_falls_silent_is_sent_away(
    open_club: OpenClub, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A phone without network is not here any more; who never pinged may be silent."""
    monkeypatch.setattr("klubovna.server.clubhouse.TIDY_EVERY", 0.05)
    monkeypatch.setattr("klubovna.server.guest.LONGEST_SILENCE", 1.5)
    club = await open_club()
    table = await asyncio.to_thread(Host.open, club.url, "me", "hotseat", "hotseat")
    phone, page, bot = await table.enter_all()
    await phone.send(type="ping")
    end_of_phone = asyncio.create_task(phone.until_closed())
    while not end_of_phone.done():
        await page.send(type="ping")
        await page.until("pong")
        await asyncio.sleep(0.05)
    assert await end_of_phone == 1000 and phone.bye == "silent"
    await page.send(type="ping")
    await bot.send(type="ping")
    await bot.until("pong")
    assert [seat["here"] for seat in bot.table["seats"]] == [False, True, True]


@pytest.mark.parametrize(
    ("first", "code", "bye"),
    [
        ({"type": "ping"}, 1008, "bad_message"),
        ({"type": "hello", "key": "short"}, 1008, "bad_message"),
        ({"type": "hello", "key": "A" * 24}, 1000, "wrong_key"),
        ({"type": "hello", "name": "x"}, 1008, "bad_message"),
        ({"type": "hello", "key": "x" * 5000}, 1009, "too_large"),
    ],
)
async def test_a_bad_hello(
    house: ClubhouseProcess, first: dict[str, str], code: int, bye: str
) -> None:
    """It is the first message, and says who comes."""
    table = Host.open(house.url, "me", "hotseat")
    guest = await Guest.knock(house.url, table.id)
    await guest.send(**first)
    assert await guest.until_closed() == code and guest.bye == bye


async def test_a_second_hello(house: ClubhouseProcess) -> None:
    """Once is enough."""
    table = Host.open(house.url, "me", "hotseat")
    guest = await table.enter(0)
    await guest.send(type="hello", key=table.keys[0])
    assert await guest.until_closed() == 1008 and guest.bye == "bad_message"


async def test_a_table_that_is_not_there(house: ClubhouseProcess) -> None:
    """It is said in words, after the hello."""
    guest = await Guest.knock(house.url, "nowhere")
    await guest.send(type="hello")
    assert await guest.until_closed() == 1000 and guest.bye == "no_such_table"


async def test_who_does_not_read_is_sent_away(club: Club) -> None:
    """And keeps nobody else from playing; there is a limit to what waits for somebody."""
    host = await asyncio.to_thread(Host.open, club.url, "me", "hotseat")
    guest, deaf = await host.enter_all()
    deaf.socket.transport.pause_reading()
    table = club.clubhouse.tables[host.id]
    line = encode(ChatLine(0, None, "x" * 100_000, 0.0))
    while table.room.is_here(1):
        table.room.tell_all(line)
        await guest.until("chat")
    while guest.table["seats"][1]["here"]:
        await guest.until("table")
    deaf.socket.transport.abort()


# What every answer carries


EVERY_KIND: list[tuple[str, str, dict[str, str], int]] = [
    ("GET", "/", {}, 200),
    ("GET", "/api/games", {}, 200),
    ("GET", "/healthz", {}, 200),
    ("GET", "/api/openapi.json", {}, 200),
    ("POST", "/api/tables", {}, 400),
    ("GET", "/api/games", {"host": "evil.example"}, 403),
    ("GET", "/api/games", {"origin": "http://evil.example"}, 403),
    ("GET", "/nothing", {}, 404),
    ("GET", "/api/tables/nothing", {}, 404),
    ("DELETE", "/api/tables", {}, 405),
]


@pytest.mark.parametrize(("method", "path", "headers", "status"), EVERY_KIND)
def test_headers_that_protect(
    house: ClubhouseProcess, method: str, path: str, headers: dict[str, str], status: int
) -> None:
    """Also on answers that refuse."""
    answer = http.request(method, f"{house.url}{path}", headers=headers)
    assert answer.status_code == status
    check_headers(answer)


@pytest.mark.parametrize("ending", [".js", ".css", ".woff2", ".svg", ".webp", "index.html"])
def test_every_file_of_the_page_is_protected(house: ClubhouseProcess, ending: str) -> None:
    """A script may become a worker and a drawing a document: all come with all headers."""
    built = next(path for path in sorted(PAGE.rglob("*")) if path.name.endswith(ending))
    answer = http.get(f"{house.url}/{built.relative_to(PAGE).as_posix()}")
    assert answer.status_code == 200
    check_headers(answer)


def check_headers(answer: httpx.Response) -> None:
    """Check what keeps a browser from doing what the page never wants."""
    parts = [part.split() for part in answer.headers["content-security-policy"].split(";")]
    policy = {name: values for name, *values in parts}
    assert policy["default-src"] == ["'none'"]
    assert policy["script-src"] == ["'self'"], "no inline script, no eval, no other host"
    assert policy["style-src"] == ["'self'"]
    assert policy["connect-src"] == ["'self'"]
    assert policy["frame-ancestors"] == policy["base-uri"] == policy["form-action"] == ["'none'"]
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.headers["referrer-policy"] == "no-referrer", "a link holds a secret"
    assert answer.headers["cross-origin-opener-policy"] == "same-origin"
    assert answer.headers["cross-origin-resource-policy"] == "same-origin"
    assert "set-cookie" not in answer.headers


# Where it listens


def test_it_listens_at_this_computer_only(house: ClubhouseProcess) -> None:
    """Unless it is told otherwise."""
    assert inspect.signature(play).parameters["host"].default == "127.0.0.1"
    with pytest.raises(ConnectionRefusedError):
        socket.create_connection(("127.0.0.2", house.arrangement.port), timeout=5)


def test_it_listens_everywhere_when_told(tmp_path: Path) -> None:
    """Then any address of this computer will do."""
    with ClubhouseProcess(tmp_path, host="0.0.0.0") as house:
        for address in ("127.0.0.1", "127.0.0.2"):
            url = f"http://{address}:{house.arrangement.port}/healthz"
            assert http.get(url).json()["status"] == "ok"


async def test_a_port_that_somebody_has(tmp_path: Path) -> None:
    """It is not shared: half of the guests would land at the other clubhouse."""
    with socket.socket() as other:
        other.bind(("127.0.0.1", free_port()))
        other.listen()
        port = other.getsockname()[1]
        with pytest.raises(OSError, match="in use"):
            await serve("127.0.0.1", port, f"sqlite:///{tmp_path}/x.sqlite", lambda: None)
    assert list(tmp_path.iterdir()) == []
