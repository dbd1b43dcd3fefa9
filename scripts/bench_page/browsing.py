"""Tables to measure at, and browsers that come to them for the first time."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any

import httpx
from playwright.async_api import Browser, BrowserContext, CDPSession, Page, async_playwright

from tests.browser.chromium import DESK, FLAGS, PACE, chromium, without_tutor
from tests.server.guests import seats

# As people have it: the tests' browsers leave out what makes scripts fast.
BENCH_FLAGS = [flag for flag in FLAGS if not flag.startswith("--js-flags")]
COMPANY = ("me", "bot:normal", "bot:normal")
PATIENCE = 120_000  # milliseconds


@dataclass(frozen=True)
class Chair:
    """A person's seat at a table."""

    url: str
    table: str
    key: str

    @property
    def link(self) -> str:
        """Return the address that leads to the seat."""
        return f"{self.url}/t/{self.table}#{self.key}"


def sit_down(url: str, game: str) -> Chair:
    """Open a table of a game against bots."""
    wish = {"game": game, "seats": seats(*COMPANY), "listed": False}
    answer = httpx.post(f"{url}/api/tables", json=wish, timeout=60)
    created: dict[str, Any] = answer.raise_for_status().json()
    return Chair(url, created["table"]["id"], created["keys"][0]["key"])


@asynccontextmanager
async def browser() -> AsyncIterator[Browser]:
    """Start a browser and end it."""
    async with async_playwright() as playwright:
        started = await playwright.chromium.launch(executable_path=chromium(), args=BENCH_FLAGS)
        yield started
        await started.close()


@asynccontextmanager
async def visit(
    browser: Browser,
    *,
    lang: str = "cs",
    tutor: bool = False,
    moves: bool = False,
    pace: str = "normal",
) -> AsyncIterator[Page]:
    """Come with an empty memory and an empty cache; only a newcomer has the tutor beside."""
    context: BrowserContext = await browser.new_context(
        **DESK, locale=lang, reduced_motion="no-preference" if moves else "reduce"
    )
    context.set_default_timeout(PATIENCE)
    await context.add_init_script(PACE.replace("SPEED", json.dumps(pace)))
    if not tutor:
        await context.add_init_script(without_tutor())
    try:
        yield await context.new_page()
    finally:
        await context.close()


async def devtools(page: Page, *, slower: int = 1) -> CDPSession:
    """Return a line to the browser's own measures; the processor may be so many times slower."""
    session: CDPSession = await page.context.new_cdp_session(page)
    if slower > 1:
        await session.send("Emulation.setCPUThrottlingRate", {"rate": slower})
    return session
