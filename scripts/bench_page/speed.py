"""How long a table takes to come, and how long loading and picks hold it up, on a slow processor.

Until the first question is a time by the clock, in a browser that is slowed down. The work before
it, and how long tasks are, is told by the processor's time that they take, times four: so a machine
that is busy with other things measures the same.
"""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from playwright.async_api import Browser, Page

from scripts.bench_page.adviser import Adviser
from scripts.bench_page.browsing import Chair, devtools, sit_down, visit
from scripts.bench_page.hand import NOTE as ANSWERED
from scripts.bench_page.hand import Hand, play

SLOWER = 4
LONG = 200  # milliseconds
SETTLED = 1500  # milliseconds after the first question, while a table still comes
TASK = "ThreadControllerImpl::RunTask"

# Notes when the first question could be touched: it is drawn, and the page has time to listen.
NOTE = """
(() => {
  const look = () => {
    if (!document.querySelector("button.lit, button.can, button[data-option]")) {
      requestAnimationFrame(look);
      return;
    }
    requestAnimationFrame(() => setTimeout(() => { window.__asked = performance.now(); }));
  };
  requestAnimationFrame(look);
})()
"""
ASKED = "() => window.__asked"


async def come(page: Page, chair: Chair, settled: float = SETTLED) -> float:
    """Come to a table where a question waits; return when it can be touched, in milliseconds."""
    await page.add_init_script(NOTE)
    await page.goto(chair.link, wait_until="commit")
    await page.wait_for_function(ASKED)
    asked: float = await page.evaluate(ASKED)
    await page.wait_for_timeout(settled)
    return asked


@asynccontextmanager
async def traced(browser: Browser, page: Page) -> AsyncIterator[list[float]]:
    """Trace a page; the list holds its tasks afterwards, in milliseconds of a slow processor."""
    tasks: list[float] = []
    await browser.start_tracing(page=page, categories=["toplevel"])
    yield tasks
    tasks += tasks_in(json.loads(await browser.stop_tracing())["traceEvents"])


def tasks_in(events: list[dict[str, Any]]) -> list[float]:
    """Return what the tasks of a page took of the processor, as if it were so much slower."""
    mains = {
        (event["pid"], event["tid"])
        for event in events
        if event["name"] == "thread_name" and event["args"].get("name") == "CrRendererMain"
    }
    return [
        event.get("tdur", 0) / 1000 * SLOWER
        for event in events
        if event["name"] == TASK and (event["pid"], event["tid"]) in mains
    ]


async def first_question(browser: Browser, chair: Chair) -> float:
    """Come with a slow processor for the first time."""
    async with visit(browser, tutor=True) as page:
        await devtools(page, slower=SLOWER)
        return await come(page, chair)


async def work_before_question(browser: Browser, chair: Chair) -> float:
    """Come for the first time; return what all tasks take until the question can be touched."""
    async with visit(browser, tutor=True) as page:
        async with traced(browser, page) as tasks:
            await come(page, chair, settled=0)
        return sum(tasks)


async def longest_on_load(browser: Browser, chair: Chair) -> float:
    """Come for the first time; return the longest task until the table is complete."""
    async with visit(browser, tutor=True) as page:
        async with traced(browser, page) as tasks:
            await come(page, chair)
        return max(tasks)


async def tasks_of_picks(browser: Browser, chair: Chair, picks: int) -> list[float]:
    """Play some picks by mouse against bots, pieces gliding; return all tasks meanwhile."""
    async with visit(browser, moves=True) as page, Adviser.beside(chair) as adviser:
        hand = Hand(page)
        await page.add_init_script(ANSWERED)
        await come(page, chair)

        async def is_enough() -> bool:
            return hand.picks.total() >= picks

        async with traced(browser, page) as tasks:
            await play(hand, adviser, is_enough)
        return tasks


async def measure(
    browser: Browser, url: str, games: list[str], runs: int, picks: int
) -> dict[str, Any]:
    """Measure loading, the best of some runs as the machine may be busy, and picks."""
    found: dict[str, Any] = {}
    for game in games:
        chair = sit_down(url, game)
        async with Adviser.beside(chair) as adviser:
            await adviser.question()
        by_clock = [await first_question(browser, chair) for _ in range(runs)]
        work = [await work_before_question(browser, chair) for _ in range(runs)]
        on_load = [await longest_on_load(browser, chair) for _ in range(runs)]
        tasks = await tasks_of_picks(browser, chair, picks)
        found[game] = {
            "first question": round(min(by_clock)),
            "work before it": round(min(work)),
            "longest on load": round(min(on_load)),
            "longest by picks": round(max(tasks, default=0)),
            f"over {LONG} ms": sum(task > LONG for task in tasks),
            "picks": picks,
        }
    return found
