"""A guest of a table: one open connection, and what it is still to be told."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable, Generator
from typing import Any, Protocol

MOST_MESSAGES_WAITING = 256
LONGEST_SILENCE = 120.0


class Sending(Protocol):
    """A message on its way. It was sent off when it was made, whether or not anybody waits."""

    def __await__(self) -> Generator[Any, None, None]:
        """Wait until the network has it."""

    def done(self) -> bool:
        """Tell whether the network has it."""


Send = Callable[[dict[str, Any]], Sending]


class Guest:
    """One connection to a table: a seat's, or a spectator's if `seat` is None."""

    def __init__(self, seat: int | None, is_host: bool, send: Send) -> None:
        self.seat = seat
        self.is_host = is_host
        self.bye = ""
        self.leaving = asyncio.Event()
        self.heard_at = time.monotonic()
        self.has_pinged = False
        self.is_taught = False  # each question is followed by what a tutor says of it
        self.is_read_to = False  # each position is followed by its sentences
        self._send = send
        self._sending: Sending | None = None
        self._outbox: deque[bytes] = deque()
        self._has_mail = asyncio.Event()

    def tell(self, message: bytes) -> None:
        """Send a message at once, or soon if another one is still on its way.

        Who reads too slowly is sent away and may come back.
        """
        if self.bye:
            return
        if not self._outbox and not self._is_sending():
            self._send_off(message)
        elif len(self._outbox) < MOST_MESSAGES_WAITING:
            self._outbox.append(message)
            self._has_mail.set()
        else:
            self._outbox.clear()
            self.send_away("slow")

    def send_away(self, code: str) -> None:
        """Close the connection, after what was told before.

        Nothing that comes from this guest is listened to any more.
        """
        if self.bye:
            return
        self.bye = code
        self._has_mail.set()
        self.leaving.set()

    def is_lost(self) -> bool:
        """Tell whether somebody who used to ping has fallen silent, as a phone without network."""
        return self.has_pinged and time.monotonic() - self.heard_at > LONGEST_SILENCE

    async def write(self) -> None:
        """Send what had to wait, in order, until the guest is sent away."""
        while self._outbox or not self.bye:
            await self._has_mail.wait()
            if self._sending is not None:
                await self._sending
            if self._outbox:
                self._send_off(self._outbox.popleft())
            elif not self.bye:
                self._has_mail.clear()
        if self._sending is not None:
            await self._sending

    def _is_sending(self) -> bool:
        done = getattr(self._sending, "done", None)  # a broken line gives nothing to wait for
        return done is not None and not done()

    def _send_off(self, message: bytes) -> None:
        try:
            self._sending = self._send({"type": "websocket.send", "text": message.decode()})
        except RuntimeError:  # nobody is there any more; who listens to this guest will notice
            self._outbox.clear()
