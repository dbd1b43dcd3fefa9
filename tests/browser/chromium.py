"""A real Chromium without a window, and pages in it for a desk and for a phone.

    async def test_hello(open_page: OpenPage) -> None:
        page = await open_page(PHONE, lang="cs")
        await page.goto(url)

A page that complains about anything fails the test; `watch.forgive(pattern)` overlooks what a
test provokes. What the pages of a failed test looked like is shown in build/failed.

A page is laid out as anywhere, but nothing is painted unless a test wants to see things move:
painting costs as much time as all the rest, and most tests look at places, words and touches.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Literal

import pytest
import pytest_asyncio
from playwright.async_api import Browser, BrowserContext, Page, async_playwright, expect

from klubovna.core.game import titles
from scripts.page import BUILD, MODULES, WEB, environ, node
from tests.browser.watch import Watch

DEBIAN = Path("/usr/bin/chromium")
PACKAGE = MODULES / "@sparticuz" / "chromium"
UNPACK = "import c from '@sparticuz/chromium'; await c.executablePath();"
FLAGS = [
    "--headless",
    "--no-sandbox",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-gpu",
    "--disable-quic",
    "--disable-sync",
    "--js-flags=--no-opt --single-threaded-gc",  # a page is gone before more threads would pay
]

DESK: dict[str, Any] = {"viewport": {"width": 1280, "height": 800}}
PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "device_scale_factor": 2,
    "has_touch": True,
    "is_mobile": True,
}

OpenPage = Callable[..., Awaitable[Page]]
HAS_FAILED = pytest.StashKey[bool]()

# A guest who knows all games already; who wants the tutor says so.
NO_TUTOR = """
if (location.protocol.startsWith("http") && !localStorage.getItem("klubovna.tutor")) {
  localStorage.setItem("klubovna.tutor", JSON.stringify(TITLES));
}
"""

# A guest who wants to see the moves of others at some speed; most are in a hurry.
PACE = """
if (location.protocol.startsWith("http")) {
  const kept = JSON.parse(localStorage.getItem("klubovna.settings") ?? "{}");
  localStorage.setItem("klubovna.settings", JSON.stringify({ pace: SPEED, ...kept }));
}
"""

BLANK = """
() => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("html { opacity: 0 !important }");
  document.adoptedStyleSheets = [sheet];
}
"""
PAINT = "() => { document.adoptedStyleSheets = []; }"

PATIENCE = 60_000  # milliseconds; the machine may be busy with other tests
expect.set_options(timeout=PATIENCE)


def chromium() -> Path:
    """Return the Chromium that was asked for, or Debian's, or the one that npm brought."""
    if asked_for := os.environ.get("KLUBOVNA_CHROMIUM"):
        return Path(asked_for)
    return DEBIAN if DEBIAN.exists() else unpacked()


def unpacked() -> Path:
    """Return npm's Chromium, unpacked once for all workers and all later runs."""
    version = json.loads((PACKAGE / "package.json").read_text("utf-8"))["version"]
    home = BUILD / f"chromium-{version}"
    with alone(BUILD / "chromium.lock"):
        if not home.exists():
            draft = home.with_name("chromium.part")
            shutil.rmtree(draft, ignore_errors=True)  # what an interrupted run has left
            draft.mkdir(parents=True)
            command = [node(), "--input-type=module", "--eval", UNPACK]
            subprocess.run(command, cwd=WEB, env={**environ(), "TMPDIR": str(draft)}, check=True)
            draft.rename(home)
    return home / "chromium"


def without_tutor() -> str:
    """Return the script after which no tutor speaks by itself, whatever is played."""
    return NO_TUTOR.replace("TITLES", json.dumps({game: {"on": False} for game in titles()}))


@contextmanager
def alone(lock: Path) -> Iterator[None]:
    """Let one process in at a time."""
    import fcntl  # npm's Chromium runs on Linux only, too

    lock.parent.mkdir(exist_ok=True)
    with lock.open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def browser() -> AsyncIterator[Browser]:
    """A browser for all tests of a worker."""
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        yield browser
        await browser.close()


@pytest.fixture
def watch() -> Iterator[Watch]:
    """Who listens to all pages of a test, and has nothing to tell at its end."""
    watch = Watch()
    yield watch
    assert not watch.complaints, "\n".join(watch.complaints)


@pytest_asyncio.fixture(loop_scope="session")
async def open_page(
    browser: Browser, watch: Watch, request: pytest.FixtureRequest
) -> AsyncIterator[OpenPage]:
    """Return a function that opens a page, each with a memory of its own."""
    contexts: list[BrowserContext] = []

    async def open_page(
        screen: dict[str, Any] = DESK,
        lang: str = "en",
        *,
        moves: bool = False,
        tutor: bool = False,
        pace: str = "fast",
        **more: Any,
    ) -> Page:
        motion: Literal["no-preference", "reduce"] = "no-preference" if moves else "reduce"
        context = await browser.new_context(**screen, locale=lang, reduced_motion=motion, **more)
        contexts.append(context)
        context.set_default_timeout(PATIENCE)
        await watch.over(context)
        if not moves:
            await context.add_init_script(f"({BLANK})()")
        await context.add_init_script(PACE.replace("SPEED", json.dumps(pace)))
        if not tutor:
            await context.add_init_script(without_tutor())
        return await context.new_page()

    yield open_page
    for number, context in enumerate(contexts):
        if request.node.stash.get(HAS_FAILED, False):
            name = re.sub(r"[^\w-]+", "-", request.node.name)
            await context.pages[0].evaluate(PAINT)
            await context.pages[0].screenshot(path=BUILD / "failed" / f"{name}-{number}.png")
        await context.close()
