"""Guests for tests: people at sockets who remember every frame that they were sent."""

from __future__ import annotations

import asyncio
import json
import secrets
from typing import Any, ClassVar, Self

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from klubovna.core.luck import Luck

PATIENCE = 60.0  # seconds; a test that waits longer has failed
QUIET = 0.3  # seconds without a frame in which one would have come


# For plain requests: no certificates to load, no connection that outlives its clubhouse.
http = httpx.Client(
    verify=False, timeout=PATIENCE, limits=httpx.Limits(max_keepalive_connections=0)
)


def seats(*kinds: str) -> list[dict[str, str]]:
    """Return wishes for the seats of a new table: "me", "open", "bot:hard" …"""
    wishes = [kind.partition(":") for kind in kinds]
    return [{"kind": kind, **({"level": level} if level else {})} for kind, _, level in wishes]


class Host:
    """Who created a table, with all its keys."""

    def __init__(self, url: str, created: dict[str, Any]) -> None:
        self.url = url
        self.id: str = created["table"]["id"]
        self.key: str = created["host_key"]
        self.keys: dict[int, str] = {given["seat"]: given["key"] for given in created["keys"]}
        self.created: dict[str, Any] = created["table"]

    @classmethod
    def open(cls, url: str, *kinds: str, **wish: Any) -> Self:
        """Create a table of Fort with such seats."""
        body = {"game": "fort", "seats": seats(*kinds), **wish}
        answer = http.post(f"{url}/api/tables", json=body)
        assert answer.status_code == 201, answer.text
        return cls(url, answer.json())

    def request(
        self, method: str, path: str, key: str | None = None, body: Any = None
    ) -> httpx.Response:
        """Send a request about the table, such as ("POST", "seat/leave")."""
        headers = {"authorization": f"Bearer {key}"} if key else {}
        url = f"{self.url}/api/tables/{self.id}/{path}".rstrip("/")
        return http.request(method, url, headers=headers, json=body)

    def info(self) -> dict[str, Any]:
        """Return what everybody may know about the table."""
        info: dict[str, Any] = self.request("GET", "").json()
        return info

    async def over(self) -> dict[str, Any]:
        """Wait for the end of the game."""
        async with asyncio.timeout(PATIENCE):
            while (info := await asyncio.to_thread(self.info))["status"] != "over":
                await asyncio.sleep(0.05)
        return info

    async def enter(self, seat: int | None = None) -> Guest:
        """Connect a seat, or a spectator if None."""
        return await Guest.come(self.url, self.id, None if seat is None else self.keys[seat])

    async def enter_all(self) -> list[Guest]:
        """Connect all people, in the order of their seats."""
        return [await self.enter(seat) for seat in sorted(self.keys)]


class Guest:
    """One socket at a table."""

    present: ClassVar[set[Guest]] = set()  # all who have not left yet

    def __init__(self, socket: ClientConnection) -> None:
        self.present.add(self)
        self.socket = socket
        self.raw: list[str] = []
        self.welcome: dict[str, Any] = {}
        self.table: dict[str, Any] = {}
        self.position: dict[str, Any] = {}
        self.log: list[dict[str, Any]] = []
        self.bye = ""

    @classmethod
    async def come(cls, url: str, table: str, key: str | None = None) -> Guest:
        """Connect, say hello and read what follows, up to the first position if there is one."""
        guest = await cls.knock(url, table)
        await guest.send(type="hello", **({"key": key} if key else {}))
        guest.welcome = await guest.until("welcome")
        if guest.table["status"] in ("playing", "over"):
            await guest.until("position")
        return guest

    @classmethod
    async def knock(cls, url: str, table: str, **how: Any) -> Self:
        """Connect and say nothing."""
        address = f"{url.replace('http', 'ws', 1)}/ws/{table}"
        return cls(await connect(address, max_size=None, max_queue=None, **how))

    async def send(self, **message: Any) -> None:
        """Send a message."""
        await self.socket.send(json.dumps(message))

    async def read(self, patience: float = PATIENCE) -> dict[str, Any]:
        """Return the next message; ConnectionClosed at the end."""
        async with asyncio.timeout(patience):
            raw = await self.socket.recv()
        assert isinstance(raw, str), "all messages are text"
        self.raw.append(raw)
        message: dict[str, Any] = json.loads(raw)
        self._remember(message)
        return message

    def _remember(self, message: dict[str, Any]) -> None:
        match message["type"]:
            case "welcome" | "table":
                self.table = message["table"]
            case "position":
                self.position = message
                self.log[message["log_kept"] :] = message["events"]
            case "bye":
                self.bye = message["code"]

    async def until(self, *kinds: str) -> dict[str, Any]:
        """Read up to a message of one of the kinds."""
        while (message := await self.read())["type"] not in kinds:
            pass
        return message

    async def until_asked(self) -> dict[str, Any]:
        """Read until there is a question to this seat; return it."""
        while self.decision is None:
            await self.read()
        return self.decision

    async def until_over(self) -> dict[str, Any]:
        """Read until the game has ended; return how."""
        while not self.position.get("end"):
            await self.read()
        end: dict[str, Any] = self.position["end"]
        return end

    async def until_closed(self) -> int:
        """Read to the end of the connection; return its close code."""
        try:
            while True:
                await self.read()
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else 1006

    async def nothing(self, patience: float = QUIET) -> bool:
        """Tell whether nothing comes for a while."""
        try:
            await self.read(patience)
        except TimeoutError:
            return True
        return False

    async def read_all(self) -> None:
        """Read until nothing more comes."""
        while not await self.nothing():
            pass

    @property
    def decision(self) -> dict[str, Any] | None:
        """Return the question to this seat."""
        return self.position.get("decision")

    @property
    def options(self) -> list[int]:
        """Return what may be picked."""
        return [option["id"] for option in (self.decision or {"options": []})["options"]]

    async def choose(
        self, option: int, asked: str | None = None, token: str | None = None
    ) -> dict[str, Any]:
        """Pick an option; return the `done` or `refused`."""
        return await self.answer_to("choose", asked, token, option=option)

    async def undo(self, asked: str | None = None, token: str | None = None) -> dict[str, Any]:
        """Take back the last pick; return the `done` or `refused`."""
        return await self.answer_to("undo", asked, token)

    async def answer_to(
        self, verb: str, asked: str | None, token: str | None, **more: Any
    ) -> dict[str, Any]:
        """Send a message that is answered with its token."""
        token = token or secrets.token_hex(8)
        await self.send(type=verb, token=token, asked=asked or self.position["asked"], **more)
        while (answer := await self.until("done", "refused"))["token"] != token:
            pass
        return answer

    async def pick(self, option: int) -> None:
        """Pick an option, which must be accepted, and read the position after it."""
        answer = await self.choose(option)
        assert answer["type"] == "done", answer
        await self.until("position")

    async def leave(self) -> None:
        """Close the connection."""
        self.present.discard(self)
        await self.socket.close()

    @classmethod
    async def all_leave(cls) -> None:
        """Close all connections that a test has left open, in the loop that opened them."""
        await asyncio.gather(*(guest.leave() for guest in tuple(cls.present)))


async def asked_now(guests: list[Guest], mover: Guest | None = None) -> Guest:
    """Return who is asked, of people in the order of their seats; after a pick, say whose.

    Not everybody is told of every pick: only who picked surely knows who is next.
    """
    if mover is None:
        return next(guest for guest in guests if guest.decision)
    guest: Guest = guests[mover.position["waiting"][0]]
    await guest.until_asked()
    return guest


async def play(guest: Guest, luck: Luck, undo_one_of: int = 0) -> None:
    """Pick at random to the end of the game; now and then take something back."""
    while not guest.position.get("end"):
        seen = guest.position
        if undo_one_of and seen["can_undo"] and not luck.below(undo_one_of):
            await guest.undo()
        elif guest.options:
            await guest.choose(guest.options[luck.below(len(guest.options))])
        while guest.position is seen:
            await guest.read()
