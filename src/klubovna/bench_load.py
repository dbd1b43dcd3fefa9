"""Players for a measurement: all their sockets in one process, light enough not to be the limit.

`python -m klubovna.bench_load` reads one `Trial` as JSON and prints one `Measures` as JSON.
"""

from __future__ import annotations

import asyncio
import random
import struct
import sys
import time
from collections import deque
from collections.abc import Callable
from functools import partial
from typing import Any

import msgspec

HOST = "127.0.0.1"
SEATS = 4
PATIENCE = 20.0  # seconds for anything that should take milliseconds
TEXT, PING, PONG = 0x81, 0x89, 0x8A


class Trial(msgspec.Struct, frozen=True):
    """What to do: at so many tables, as fast as they go or so many moves a second."""

    port: int
    tables: int
    seconds: float
    warm_up: float
    rate: float = 0.0  # 0: each table goes on as soon as its next question comes
    is_bare: bool = False  # no tables, only messages to four sockets


class Measures(msgspec.Struct, frozen=True):
    """What came of it. A move counts when it is acknowledged and seen, and the next one asked."""

    moves: int
    seconds: float
    p50_ms: float
    p99_ms: float
    views_per_move: float  # a seat for which nothing has changed is told nothing
    view_bytes: int  # mean size of a view
    busy: float  # how much of a core these players needed themselves


class _Option(msgspec.Struct):
    id: int


class _Decision(msgspec.Struct):
    asked: str
    options: list[_Option]


class _Heard(msgspec.Struct):
    """The little that players need of a message; the rest is skipped, not read."""

    type: str
    decision: _Decision | None = None
    end: dict[str, Any] | None = None


_heard = msgspec.json.Decoder(_Heard).decode


class Socket(asyncio.Protocol):
    """The client's end of a WebSocket, with no more than these measurements need."""

    def __init__(self, path: str, heard: Callable[[bytes], None]) -> None:
        self.path, self.heard = path, heard
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.transport: Any = None
        self._buffer = bytearray()

    @classmethod
    async def open(cls, port: int, path: str, heard: Callable[[bytes], None]) -> Socket:
        """Connect, and wait until the server has agreed to speak WebSocket."""
        loop = asyncio.get_running_loop()
        _, socket = await loop.create_connection(lambda: cls(path, heard), HOST, port)
        await asyncio.wait_for(socket.opened, PATIENCE)
        return socket

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for a WebSocket."""
        self.transport = transport
        self.transport.write(
            f"GET {self.path} HTTP/1.1\r\nHost: {HOST}\r\nConnection: Upgrade\r\n"
            "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: a2x1Ym92bmEga2x1Ym92bg==\r\n\r\n".encode()
        )

    def data_received(self, data: bytes) -> None:
        """Hand on every message that is complete."""
        buffer = self._buffer
        buffer += data
        if not self.opened.done():
            self._read_answer()
        start = 0
        while self.opened.done() and (frame := _frame(buffer, start)):
            kind, body, start = frame
            self._take(kind, bytes(memoryview(buffer)[body:start]))
        del buffer[:start]

    def _read_answer(self) -> None:
        head, end, _ = self._buffer.partition(b"\r\n\r\n")
        if not end:
            return
        if head.startswith(b"HTTP/1.1 101"):
            self.opened.set_result(None)
        else:
            self.opened.set_exception(ConnectionError(head.decode("latin-1")))
        del self._buffer[: len(head) + len(end)]

    def _take(self, kind: int, body: bytes) -> None:
        if kind == TEXT:
            self.heard(body)
        elif kind == PING:
            self._send(PONG, body)

    def send(self, text: bytes) -> None:
        """Send a message."""
        self._send(TEXT, text)

    def _send(self, kind: int, body: bytes) -> None:
        """Send a frame; its mask of zeros, which the protocol allows, changes nothing."""
        size = len(body)
        head = struct.pack("!BB", kind, 0x80 | size)
        if size > 125:
            head = struct.pack("!BBH", kind, 0x80 | 126, size)
        self.transport.write(head + b"\0\0\0\0" + body)

    def close(self) -> None:
        """Hang up."""
        self.transport.abort()


def _frame(buffer: bytearray, start: int) -> tuple[int, int, int] | None:
    """Return kind, start and end of the frame that begins at `start`, if all of it is there."""
    there = len(buffer)
    if there < start + 2:
        return None
    size, body = buffer[start + 1], start + 2
    if size > 125:
        body = start + (4 if size == 126 else 10)
        if there < body:
            return None
        size = int.from_bytes(buffer[start + 2 : body])
    return (buffer[start], body, body + size) if there >= body + size else None


async def until_open(port: int) -> None:
    """Wait until somebody listens at a port."""
    async with asyncio.timeout(PATIENCE):
        while True:
            try:
                _, writer = await asyncio.open_connection(HOST, port)
            except ConnectionError:
                await asyncio.sleep(0.01)
            else:
                return writer.close()


async def post(port: int, path: str, body: Any) -> Any:
    """Send a request, and return what is answered."""
    data = msgspec.json.encode(body)
    reader, writer = await asyncio.open_connection(HOST, port)
    head = (
        f"POST {path} HTTP/1.1\r\nHost: {HOST}\r\nConnection: close\r\n"
        f"Content-Type: application/json\r\nContent-Length: {len(data)}\r\n\r\n"
    )
    writer.write(head.encode() + data)
    answer = await asyncio.wait_for(reader.read(), PATIENCE)
    writer.close()
    status, _, rest = answer.partition(b"\r\n")
    if not status.startswith(b"HTTP/1.1 20"):
        raise ConnectionError(answer.decode("latin-1"))
    return msgspec.json.decode(rest.partition(b"\r\n\r\n")[2])


class Company:
    """Four players at one table, who pick at random what they are offered.

    A pick that changes nothing for a seat is not told there, so nobody can know beforehand how
    many views will come. All that come before the next pick belong to the last one.
    """

    def __init__(self, load: Load) -> None:
        self.load = load
        self.sockets: list[Socket] = []
        self.decisions: list[_Decision | None] = [None] * SEATS
        self.is_done = True  # the last move was acknowledged
        self.is_waiting = True  # for what follows from it
        self.ends = 0
        self.tokens = 0
        self.sent = 0.0
        self.views = 0  # that came since the last move was sent
        self.bytes = 0
        self.seen = 0.0  # when the last of them came

    async def sit_down(self) -> None:
        """Open a table and connect; then it stands ready for its first move."""
        port, seats = self.load.trial.port, [{"kind": "hotseat"}] * SEATS
        wish = {"game": "fort", "seats": seats, "listed": False}
        created = await post(port, "/api/tables", wish)
        for seat, given in enumerate(created["keys"]):
            path = f"/ws/{created['table']['id']}"
            socket = await Socket.open(port, path, partial(self.hear, seat))
            socket.send(msgspec.json.encode({"type": "hello", "key": given["key"]}))
            self.sockets.append(socket)

    def hear(self, seat: int, data: bytes) -> None:
        """Note what a seat is told; go on at the next question, or when all have seen the end."""
        message = _heard(data)
        if message.type == "position":
            self.count_view(data)
            self.decisions[seat] = message.decision
            self.ends += message.end is not None
        elif message.type == "done":
            self.is_done = True
        elif message.type in ("refused", "bye"):
            self.load.fail(data.decode())
        if self.is_waiting and self.is_done and self.is_ready():
            self.is_waiting = False
            self.load.go_on(self)

    def count_view(self, data: bytes) -> None:
        """Note that a view has come."""
        self.views += 1
        self.bytes += len(data)
        self.seen = time.perf_counter()

    def is_ready(self) -> bool:
        """Tell whether the next move can be made, or the company can leave."""
        if not self.sent:
            return self.views == SEATS
        return self.ends == SEATS or any(self.decisions)

    def move(self, sent: float) -> None:
        """Let the seat that is asked pick something."""
        self.load.settle(self)
        self.sent, self.views, self.bytes = sent, 0, 0
        self.is_done, self.is_waiting = False, True
        seat = next(seat for seat, asked in enumerate(self.decisions) if asked)
        decision, self.decisions[seat] = self.decisions[seat], None
        assert decision is not None
        option = decision.options[int(random.random() * len(decision.options))].id
        self.tokens += 1
        self.sockets[seat].send(
            b'{"type":"choose","token":"move-%08d","asked":"%s","option":%d}'
            % (self.tokens, decision.asked.encode(), option)
        )

    def leave(self) -> None:
        """Hang up."""
        self.load.settle(self)
        for socket in self.sockets:
            socket.close()


class BareCompany(Company):
    """Four sockets that all hear what one of them says."""

    async def sit_down(self) -> None:
        """Connect."""
        for seat in range(SEATS):
            hear = partial(self.hear, seat)
            self.sockets.append(await Socket.open(self.load.trial.port, f"/{id(self)}", hear))
        self.load.go_on(self)

    def hear(self, seat: int, data: bytes) -> None:
        """Count what arrives."""
        self.count_view(data)
        if self.views == SEATS:
            self.load.go_on(self)

    def move(self, sent: float) -> None:
        """Say something about as long as a pick."""
        self.load.settle(self)
        self.sent, self.views, self.bytes = sent, 0, 0
        self.sockets[0].send(b"x" * 90)


class Load:
    """All companies, and what they have measured."""

    def __init__(self, trial: Trial) -> None:
        self.trial = trial
        self.latencies: list[float] = []
        self.views = self.bytes = 0
        self.ready: deque[Company] = deque()
        self.due: deque[float] = deque()  # when the moves were due that nobody could make yet
        self.is_measuring = False
        self.failed: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._arrivals: set[asyncio.Task[None]] = set()

    def fail(self, why: str) -> None:
        """End the measurement: it would be worth nothing."""
        if not self.failed.done():
            self.failed.set_exception(RuntimeError(why))

    def settle(self, company: Company) -> None:
        """Count the last move of a company."""
        if self.is_measuring and company.sent:
            self.latencies.append(company.seen - company.sent)
            self.views += company.views
            self.bytes += company.bytes

    def go_on(self, company: Company) -> None:
        """Let a company make its next move: at once, or when one is due."""
        if company.ends:
            company.leave()
            self.open_table()
        elif self.due:
            company.move(self.due.popleft())
        elif self.is_measuring and not self.trial.rate:
            company.move(time.perf_counter())
        else:
            self.ready.append(company)

    def open_table(self) -> None:
        """Let a new company come, perhaps in place of one whose game is over."""
        company = BareCompany(self) if self.trial.is_bare else Company(self)
        arrival = asyncio.create_task(company.sit_down())
        self._arrivals.add(arrival)
        arrival.add_done_callback(self._arrived)

    def _arrived(self, arrival: asyncio.Task[None]) -> None:
        self._arrivals.discard(arrival)
        if not arrival.cancelled() and (error := arrival.exception()):
            self.fail(repr(error))

    async def run(self) -> Measures:
        """Measure."""
        asyncio.get_running_loop().set_exception_handler(lambda _, what: self.fail(str(what)))
        for _ in range(self.trial.tables):
            self.open_table()
        async with asyncio.timeout(PATIENCE):
            while len(self.ready) < self.trial.tables and not self.failed.done():
                await asyncio.sleep(0.01)
        self.is_measuring = True
        play = asyncio.create_task(self._pace() if self.trial.rate else self._start())
        await self._watch(self.trial.warm_up)
        self.latencies, self.views, self.bytes = [], 0, 0
        start, busy = time.perf_counter(), time.process_time()
        await self._watch(self.trial.seconds)
        seconds, busy = time.perf_counter() - start, time.process_time() - busy
        if play.done():
            play.result()
        play.cancel()
        return self._measures(seconds, busy)

    async def _watch(self, seconds: float) -> None:
        await asyncio.wait([self.failed], timeout=seconds)
        if self.failed.done():
            self.failed.result()

    async def _start(self) -> None:
        while self.ready:
            self.ready.popleft().move(time.perf_counter())

    async def _pace(self) -> None:
        """Send moves at their time, whether or not earlier ones have been answered."""
        at = time.perf_counter()
        while True:
            at += 1 / self.trial.rate
            await asyncio.sleep(at - time.perf_counter())
            if self.ready:
                self.ready.popleft().move(time.perf_counter())
            else:
                self.due.append(at)

    def _measures(self, seconds: float, busy: float) -> Measures:
        found = sorted(self.latencies)
        if not found:
            raise RuntimeError("nothing moved")
        p50, p99 = (round(found[int(len(found) * part)] * 1000, 2) for part in (0.5, 0.99))
        return Measures(
            moves=len(found),
            seconds=round(seconds, 3),
            p50_ms=p50,
            p99_ms=p99,
            views_per_move=round(self.views / len(found), 2),
            view_bytes=round(self.bytes / self.views),
            busy=round(busy / seconds, 2),
        )


async def main() -> None:
    """Do what the trial says."""
    trial = msgspec.json.decode(sys.stdin.buffer.read(), type=Trial)
    print(msgspec.json.encode(await Load(trial).run()).decode())


if __name__ == "__main__":
    asyncio.run(main())
