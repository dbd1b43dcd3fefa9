"""A visit: one WebSocket, from its hello to its end."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

import msgspec

from klubovna.server.clubhouse import Clubhouse, NoSuchTable
from klubovna.server.declined import Declined
from klubovna.server.guest import Guest, Send
from klubovna.server.limits import Bucket
from klubovna.server.messages import (
    LONGEST_MESSAGE,
    Bye,
    Choose,
    Done,
    FromClient,
    Hello,
    Hint,
    HintAnswer,
    Ping,
    Pong,
    Read,
    Refused,
    Say,
    Teach,
    Undo,
    WhyNot,
)
from klubovna.server.sight import encode
from klubovna.server.table import Table

log = logging.getLogger("klubovna.visit")
decoder: msgspec.json.Decoder[FromClient] = msgspec.json.Decoder(FromClient)

HELLO_SECONDS = 10.0
GOODBYE_SECONDS = 1.0
MOST_STRIKES = 50
CLOSE_CODES = {
    "bad_message": 1008,
    "too_large": 1009,
    "too_fast": 1008,
    "stopping": 1001,
    "failed": 1011,
}
CLOSE_CODE = 1000

Scope = dict[str, Any]
Receive = Callable[[], Awaitable[dict[str, Any]]]


class Rude(Exception):
    """A message after which the visit is over; the text is the code of the `bye`."""


class Gone(Exception):
    """Nobody is at the other end any more."""


async def visit(clubhouse: Clubhouse, scope: Scope, receive: Receive, send: Send) -> None:
    """Let somebody sit down at a table or watch it, through a bare WebSocket of the server."""
    await receive()
    area, _, table_id = scope["path"].removeprefix("/").partition("/")
    if area != "ws":
        await send({"type": "websocket.close", "code": 1008, "reason": "not_found"})
        return
    await send({"type": "websocket.accept"})
    address = (scope.get("client") or ("",))[0]
    with clubhouse.room_for(address) as has_room:
        await _Visit(receive, send, clubhouse).go(table_id, has_room)


class _Visit:
    def __init__(self, receive: Receive, send: Send, clubhouse: Clubhouse) -> None:
        self.receive = receive
        self.send = send
        self.clubhouse = clubhouse
        manners = clubhouse.manners
        self.bucket = Bucket(manners.messages_per_second, manners.messages_at_once)
        self.strikes = 0
        self.deed = asyncio.Lock()  # what was begun is finished, even if the guest must go
        self.hint: asyncio.Task[None] | None = None

    async def go(self, table_id: str, has_room: bool) -> None:
        try:
            if self.clubhouse.is_stopping or not has_room:
                raise Rude("stopping" if self.clubhouse.is_stopping else "full")
            table, guest = await self._come_in(table_id)
        except Rude as rude:
            await self._leave(str(rude))
        except (Gone, RuntimeError):
            pass
        except Exception:
            log.exception("nobody could be let in")
            await self._leave("failed")
        else:
            await self._stay(table, guest)

    async def _stay(self, table: Table, guest: Guest) -> None:
        """Listen and write at the same time, until either side wants to end it."""
        listener = asyncio.create_task(self._listen(table, guest))
        writer = asyncio.create_task(self._write(guest))
        leaving = asyncio.create_task(guest.leaving.wait())
        try:
            await asyncio.wait({listener, writer, leaving}, return_when=asyncio.FIRST_COMPLETED)
            async with self.deed:
                listener.cancel()  # nobody can close a socket while somebody listens to it
            if guest.bye:
                await asyncio.wait({writer}, timeout=GOODBYE_SECONDS)
                await self._leave(guest.bye)
        finally:
            table.room.dismiss(guest)
            for task in (listener, writer, leaving, self.hint):
                if task is not None:
                    task.cancel()

    async def _come_in(self, table_id: str) -> tuple[Table, Guest]:
        """Find out who comes, by the first message."""
        try:
            async with asyncio.timeout(HELLO_SECONDS):
                hello = await self._receive()
        except TimeoutError:
            raise Rude("bad_message") from None
        if not isinstance(hello, Hello):
            raise Rude("bad_message")
        try:
            table = await self.clubhouse.find(table_id)
        except NoSuchTable:
            raise Rude("no_such_table") from None
        seat, is_host = table.lobby.seat_of(hello.key), table.lobby.is_hosted_by(hello.key)
        if hello.key is not None and seat is None and not is_host:
            raise Rude("wrong_key")
        if table.ledger.status == "closed":
            raise Rude("closed")
        guest = Guest(seat.number if seat else None, is_host, self.send)
        # Spectators, however many, leave room for those who play.
        alike = sum(other.seat == guest.seat for other in table.room.guests)
        if alike >= self.clubhouse.manners.most_guests:
            raise Rude("full")
        return table, guest

    async def _receive(self) -> FromClient:
        """Return the next message."""
        event = await self.receive()
        if event["type"] == "websocket.disconnect":
            raise Gone
        raw = (event.get("text") or "").encode()
        if len(raw) > LONGEST_MESSAGE:
            raise Rude("too_large")
        try:
            return decoder.decode(raw)
        except (msgspec.MsgspecError, RecursionError):
            raise Rude("bad_message") from None

    async def _listen(self, table: Table, guest: Guest) -> None:
        """Do what the guest asks for, message by message, until it leaves or must go."""
        try:
            await table.room.welcome(guest)
            while True:
                message = await self._receive()
                guest.heard_at = time.monotonic()
                async with self.deed:
                    await self._hear(message, table, guest)
        except Rude as rude:
            guest.send_away(str(rude))
        except (Gone, RuntimeError):
            pass  # gone; some ways to go are a RuntimeError of the server
        except Exception:
            log.exception("a visit failed", extra={"table": table.id})
            guest.send_away("failed")

    async def _hear(self, message: FromClient, table: Table, guest: Guest) -> None:
        token = message.token if isinstance(message, Choose | Undo) else None
        try:
            self._check_pace()
            await self._do(message, table, guest)
        except Declined as declined:
            guest.tell(encode(Refused(declined.code, token, declined.rule, declined.key)))

    def _check_pace(self) -> None:
        """Refuse what comes too fast; who goes on like that is sent away."""
        if self.bucket.take():
            return
        self.strikes += 1
        if self.strikes > MOST_STRIKES:
            raise Rude("too_fast")
        raise Declined("too_fast")

    async def _do(self, message: FromClient, table: Table, guest: Guest) -> None:
        match message:
            case Ping():
                guest.has_pinged = True
                guest.tell(encode(Pong()))
            case Say(text):
                await table.room.say(guest.seat, text)
            case Read(on):
                table.room.recite(guest, on)
            case Choose() | Undo() | WhyNot() | Hint() | Teach():
                if guest.seat is None:
                    raise Declined("not_your_seat")
                await self._hear_seat(message, table, guest, guest.seat)
            case Hello():
                raise Rude("bad_message")

    async def _hear_seat(
        self, message: Choose | Undo | WhyNot | Hint | Teach, table: Table, guest: Guest, seat: int
    ) -> None:
        match message:
            case Choose(token, asked, option):
                await table.play.pick(seat, option, asked, token, _done(guest, token))
            case Undo(token, asked):
                await table.play.undo(seat, asked, token, _done(guest, token))
            case WhyNot(target):
                guest.tell(encode(table.play.why_not(seat, target)))
            case Teach(on):
                table.room.teach(guest, on)
            case Hint(asked):
                if self.hint is not None and not self.hint.done():
                    raise Declined("too_early")
                self.hint = asyncio.create_task(_give_hint(table, guest, seat, asked))

    async def _write(self, guest: Guest) -> None:
        with suppress(RuntimeError):
            await guest.write()

    async def _leave(self, code: str) -> None:
        """Say goodbye and close the socket, unless nobody is there to hear it."""
        with suppress(RuntimeError, TimeoutError):
            async with asyncio.timeout(GOODBYE_SECONDS):
                await self.send({"type": "websocket.send", "text": encode(Bye(code)).decode()})
                close = CLOSE_CODES.get(code, CLOSE_CODE)
                await self.send({"type": "websocket.close", "code": close, "reason": code})


def _done(guest: Guest, token: str) -> Callable[[], None]:
    return lambda: guest.tell(encode(Done(token)))


async def _give_hint(table: Table, guest: Guest, seat: int, asked: str) -> None:
    try:
        guest.tell(encode(HintAnswer(asked, await table.driver.hint(seat, asked))))
    except Declined as declined:
        guest.tell(encode(Refused(declined.code)))
