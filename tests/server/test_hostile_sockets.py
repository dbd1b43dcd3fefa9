"""Ten thousand hostile messages: the clubhouse stays up, and nobody else notices.

At the table under attack one seat is asked and never answers; the attackers hold the other seat,
watch, or are strangers. At another table two people play all the time and must get quick answers.
"""

from __future__ import annotations

import asyncio
import json
import random
import sqlite3
import statistics
import time
from collections import Counter
from collections.abc import Callable
from contextlib import closing, suppress
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from klubovna.core.luck import dice
from klubovna.server.messages import LONGEST_MESSAGE
from tests.conftest import Figures
from tests.server.clubhouse_process import ClubhouseProcess
from tests.server.guests import Guest, Host, asked_now, http

MESSAGES = 10_000
ATTACKERS = 8
PER_VISIT = 7  # messages that an attacker sends before it says something unforgivable
FORGIVEN_AFTER = 0.3
SECONDS = 200.0
Message = str | bytes

JUNK = ["", " ", "\x00", "null", "[]", "{}", "0", '"hello"', "{" * 2000, "[" * 4000, "\ufeff{}"]
WRONG_TYPES: list[Any] = [None, True, -1, 1.5, 10**400, 2**63, "", "x" * 3000, [], {}, [[[]]]]
TYPES = ["", "Hello", "admin", "done", "bye", 7, None, "🦔\u202e"]
TARGETS = ["x", "hand/bug#1", "🦔" * 99]
RAW_FRAMES = [
    b"\x81\x05hello",  # not masked
    b"\x83\x80\x00\x00\x00\x00",  # an opcode that nobody knows
    b"\xf1\x80\x00\x00\x00\x00",  # reserved bits
    b"\x80\x80\x00\x00\x00\x00",  # goes on with what never began
    b"\x01\x81\x00\x00\x00\x00x" * 50,  # begins again and again
    b"\x81\xff\x7f\xff\xff\xff\xff\xff\xff\xff\x00\x00\x00\x00",  # announces more than there is
    b"\x88\x81\x00\x00\x00\x00x",  # a close that says half a code
    b"\x89\xfe\x10\x00\x00\x00\x00\x00" + b"x" * 4096,  # a ping that is too long
    b"\x81\x82\x00\x00\x00\x00\xff\xfe",  # text that is none
    b"GET / HTTP/1.1\r\n\r\n",
]


class Attack:
    """Makes up hostile messages from what an honest guest would send."""

    def __init__(self, seed: int, stamps: list[str], captured: list[str], keys: list[str]) -> None:
        self.random = random.Random(seed)
        self.stamps, self.captured, self.keys = stamps, captured, keys

    def forgivable(self) -> Message:
        """Return a message of a right shape that must be refused, or changes nothing."""
        pick = self.random
        token = "".join(pick.choices("abcdefghijklmnop", k=12))
        asked = pick.choice([*self.stamps, "", "x" * 40, "00" * 9])
        option = pick.choice([0, 1, 2, 7, 127, 10**6, pick.randrange(200)])
        return pick.choice(
            [
                json.dumps({"type": "choose", "token": token, "asked": asked, "option": option}),
                json.dumps({"type": "undo", "token": token, "asked": asked}),
                json.dumps({"type": "why_not", "target": pick.choice(TARGETS)}),
                json.dumps({"type": "hint", "asked": asked}),
                json.dumps({"type": "ping"}),
                pick.choice(self.captured),
            ]
        )

    def unforgivable(self) -> Message:
        """Return a message that is none, or of a wrong shape."""
        pick = self.random
        ways: list[Callable[[], Message]] = [
            lambda: pick.choice(JUNK),
            lambda: pick.randbytes(pick.randrange(1, 300)),
            lambda: "x" * pick.choice([LONGEST_MESSAGE + 1, 100_000, 1_000_000]),
            lambda: json.dumps({"type": pick.choice(TYPES)}),
            lambda: json.dumps({"type": "hello", "key": pick.choice(self.keys)}),
            self.misshapen,
            self.mutated,
        ]
        return pick.choice(ways)()

    def misshapen(self) -> Message:
        """Return a message with a field that is wrong, missing or too many."""
        message = json.loads(self.forgivable())
        field = self.random.choice([*message, "key", "seat", "__proto__"])
        message[field] = self.random.choice(WRONG_TYPES)
        return json.dumps(message)

    def mutated(self) -> Message:
        """Return a message of which some bytes were lost, doubled or changed."""
        raw = bytearray(str(self.forgivable()).encode())
        for _ in range(self.random.randrange(1, 6)):
            at = self.random.randrange(len(raw))
            raw[at : at + self.random.randrange(3)] = self.random.randbytes(
                self.random.randrange(3)
            )
        with suppress(UnicodeDecodeError):
            return raw.decode()
        return bytes(raw)


async def attack(house: ClubhouseProcess, table: Host, made_up: Attack, sent: Counter[str]) -> None:
    """Come again and again, until all have sent enough together."""
    insider = next(iter(table.keys.values()))
    while sent.total() < MESSAGES:
        with suppress(ConnectionClosed, InvalidHandshake, ConnectionError):
            async with connect(
                f"{house.socket_url}/ws/{table.id}",
                compression=None,
                max_queue=None,
                close_timeout=1,
            ) as socket:
                who = made_up.random.choice(["insider", "spectator", "stranger"])
                if who != "stranger":
                    key = {"key": insider} if who == "insider" else {}
                    await socket.send(json.dumps({"type": "hello", **key}))
                await misbehave(socket, made_up, sent)


async def misbehave(socket: ClientConnection, made_up: Attack, sent: Counter[str]) -> None:
    """Send hostile messages until the clubhouse has had enough."""
    way = made_up.random.random()
    if way < 0.005:
        for _ in range(150):  # a flood
            await socket.send(made_up.forgivable())
            sent["flood"] += 1
    for _ in range(made_up.random.randrange(PER_VISIT)):
        await socket.send(made_up.forgivable())
        sent["refused"] += 1
    if way > 0.9:
        socket.transport.write(made_up.random.choice(RAW_FRAMES))
        sent["raw"] += 1
    elif way < 0.85:
        await socket.send(made_up.unforgivable())
        sent["unforgivable"] += 1
    with suppress(TimeoutError):  # some change nothing that matters, and are forgiven
        async with asyncio.timeout(FORGIVEN_AFTER):
            while True:
                await socket.recv()


async def play_on(house: ClubhouseProcess, waits: list[float], until: asyncio.Event) -> None:
    """Play honest games, one after another; note how long each pick took to be acknowledged."""
    luck = dice(1)
    while not until.is_set():
        table = await asyncio.to_thread(Host.open, house.url, "me", "hotseat")
        guests = await table.enter_all()
        guest = await asked_now(guests)
        while not until.is_set():
            start = time.monotonic()
            await guest.pick(guest.options[luck.below(len(guest.options))])
            waits.append(time.monotonic() - start)
            if guest.position["end"]:
                break
            guest = await asked_now(guests, guest)
            await asyncio.sleep(0.06)  # as fast as anybody may
        await asyncio.gather(*(guest.leave() for guest in guests))


def journal_rows(file: Path, table: str) -> list[Any]:
    """Return the stored choices of a table, and the table itself."""
    with closing(sqlite3.connect(file)) as connection:
        found = connection.execute("select * from choices where table_id = ?", (table,)).fetchall()
        return found + connection.execute("select * from tables where id = ?", (table,)).fetchall()


async def capture(house: ClubhouseProcess) -> list[str]:
    """Return messages that were good once, at another table."""
    table = Host.open(house.url, "me", "hotseat")
    guests = await table.enter_all()
    captured = []
    guest = await asked_now(guests)
    for number in range(10):
        message = {"token": f"captured{number}", "asked": guest.position["asked"]}
        captured.append(json.dumps({"type": "choose", "option": guest.options[0], **message}))
        await guest.choose(guest.options[0], message["asked"], message["token"])
        await guest.until("position")
        guest = await asked_now(guests, guest)
    await asyncio.gather(*(guest.leave() for guest in guests))
    return captured


async def target(house: ClubhouseProcess) -> tuple[Host, Guest]:
    """Return a table whose attackers get only the key of the seat that is not asked."""
    table = Host.open(house.url, "me", "hotseat")
    guests = await table.enter_all()
    asked = next(guest for guest in guests if guest.decision)
    table.keys = {seat: key for seat, key in table.keys.items() if seat != asked.welcome["seat"]}
    await next(guest for guest in guests if guest is not asked).leave()
    return table, asked


async def test_ten_thousand_hostile_messages(tmp_path: Path, figures: Figures) -> None:
    """No state changes, no mistake of ours, and the others play on as if nothing happened."""
    polite = {"messages_per_second": 20.0, "messages_at_once": 60}
    with ClubhouseProcess(tmp_path, manners=polite) as house:
        table, asked = await target(house)
        captured = await capture(house)
        before, public = journal_rows(house.file, table.id), table.info()
        sent: Counter[str] = Counter()
        waits: list[float] = []
        enough = asyncio.Event()
        honest = asyncio.create_task(play_on(house, waits, enough))
        stamps, keys = [asked.position["asked"]], [*table.keys.values(), table.key, "A" * 24]
        start = time.monotonic()
        await asyncio.gather(
            *(
                attack(house, table, Attack(n, stamps, captured, keys), sent)
                for n in range(ATTACKERS)
            )
        )
        seconds = time.monotonic() - start
        enough.set()
        await honest
        assert http.get(f"{house.url}/healthz").json()["status"] == "ok"
        assert journal_rows(house.file, table.id) == before
        assert table.info()["waiting"] == public["waiting"]
        await asked.pick(asked.options[0])  # the one who was asked may still answer
        assert house.stop() == 0 and house.complaints() == []
    kinds = ", ".join(f"{count} {kind}" for kind, count in sorted(sent.items()))
    median = statistics.median(waits) * 1000
    figures(f"{sent.total()} hostile messages ({kinds}) in {seconds:.1f} s")
    figures(
        f"{len(waits)} honest picks meanwhile, median {median:.0f} ms, worst {max(waits):.2f} s"
    )
    assert sent.total() >= MESSAGES and seconds < SECONDS
    assert len(waits) > 20 and statistics.median(waits) < 0.5
