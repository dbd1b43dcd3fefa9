"""How many bytes come over the network on a first visit."""

from __future__ import annotations

import asyncio
import time
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import urlsplit

from playwright.async_api import Browser, Page

from scripts.bench_page.browsing import devtools, sit_down, visit

QUIET = 1.5  # seconds without a request: what is fetched later was asked for by somebody
KINDS = {
    "Document": "page",
    "Script": "script",
    "Stylesheet": "style",
    "Font": "font",
    "Image": "image",
    "Fetch": "api",
    "XHR": "api",
}


@dataclass
class Traffic:
    """What has come, by address; a socket counts what it carries."""

    sizes: dict[str, int] = field(default_factory=dict)
    kinds: dict[str, str] = field(default_factory=dict)
    socket: int = 0
    last: float = 0.0
    _paths: dict[str, str] = field(default_factory=dict)

    def answered(self, event: dict[str, Any]) -> None:
        """Note whose answer a request is."""
        path = urlsplit(event["response"]["url"]).path
        self._paths[event["requestId"]] = path
        self.kinds[path] = KINDS.get(event["type"], "other")
        self.last = time.monotonic()

    def finished(self, event: dict[str, Any]) -> None:
        """Note what an answer weighed, as it was sent, with its headers."""
        path = self._paths.get(event["requestId"])
        if path is not None:
            self.sizes[path] = self.sizes.get(path, 0) + round(event["encodedDataLength"])
        self.last = time.monotonic()

    def heard(self, event: dict[str, Any]) -> None:
        """Note what came through the socket."""
        self.socket += len(event["response"]["payloadData"].encode())
        self.last = time.monotonic()

    def summary(self) -> dict[str, Any]:
        """Return sums by kind, in kB, and the largest files."""
        sums: dict[str, float] = {}
        for path, size in self.sizes.items():
            kind = self.kinds[path]
            sums[kind] = sums.get(kind, 0) + size / 1000
        largest = sorted(self.sizes.items(), key=lambda one: -one[1])
        return {
            "total": round(sum(sums.values()), 1),
            **{kind: round(size, 1) for kind, size in sorted(sums.items())},
            "socket": round(self.socket / 1000, 1),
            "requests": len(self.sizes),
            "files": dict(largest),
        }


async def weigh(browser: Browser, address: str, awaited: str) -> dict[str, Any]:
    """Open an address for the first time and return what came until the page was complete."""
    async with visit(browser, tutor=True) as page:
        traffic = await listen(page)
        await page.goto(address)
        await page.wait_for_selector(awaited)
        while time.monotonic() - traffic.last < QUIET:
            await asyncio.sleep(0.1)
        return traffic.summary()


async def listen(page: Page) -> Traffic:
    """Count from now on."""
    traffic = Traffic()
    session = await devtools(page)
    session.on("Network.responseReceived", traffic.answered)
    session.on("Network.loadingFinished", traffic.finished)
    session.on("Network.webSocketFrameReceived", traffic.heard)
    await session.send("Network.enable")
    return traffic


async def home(browser: Browser, url: str) -> dict[str, Any]:
    """Weigh the first page."""
    return {"home": await weigh(browser, url, ".shelf button")}


async def measure(browser: Browser, url: str, games: list[str]) -> dict[str, Any]:
    """Weigh a table of each game."""
    return {game: await weigh(browser, sit_down(url, game).link, ".prompt") for game in games}
