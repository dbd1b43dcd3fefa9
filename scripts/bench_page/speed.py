"""How long a table takes to come, and how long clicks hold it up, on a slow processor."""

from __future__ import annotations

from typing import Any

from playwright.async_api import Browser, Page

from scripts.bench_page.adviser import Adviser
from scripts.bench_page.browsing import Chair, devtools, sit_down, visit
from scripts.bench_page.hand import Hand, play

SLOWER = 4
SETTLED = 1500  # milliseconds after the first question, while a table still comes

# Notes tasks of 50 ms and more, and when the first question could be touched: it is drawn, and the
# page has time to listen.
NOTE = """
(() => {
  const noted = { tasks: [], asked: null };
  window.__noted = noted;
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) {
      noted.tasks.push({ start: startTime, duration });
    }
  }).observe({ type: "longtask", buffered: true });
  const look = () => {
    if (!document.querySelector("button.lit, button.can, button[data-option]")) {
      requestAnimationFrame(look);
      return;
    }
    requestAnimationFrame(() => setTimeout(() => { noted.asked = performance.now(); }));
  };
  requestAnimationFrame(look);
})()
"""
ASKED = "() => window.__noted.asked"
TASKS = "() => window.__noted.tasks.splice(0)"


async def longest(page: Page) -> float:
    """Return the longest task since the last time, in milliseconds; 0: all were short."""
    tasks: list[dict[str, float]] = await page.evaluate(TASKS)
    return max((task["duration"] for task in tasks), default=0.0)


async def load(browser: Browser, chair: Chair) -> tuple[float, float]:
    """Come to a table where a question waits: until it can be touched, and the longest task."""
    async with visit(browser, tutor=True) as page:
        await devtools(page, slower=SLOWER)
        await page.add_init_script(NOTE)
        await page.goto(chair.link)
        await page.wait_for_function(ASKED)
        asked: float = await page.evaluate(ASKED)
        await page.wait_for_timeout(SETTLED)
        return asked, await longest(page)


async def click(browser: Browser, chair: Chair, picks: int) -> list[float]:
    """Play some picks by mouse; return the longest task of each, up to the next question."""
    async with visit(browser, moves=True) as page, Adviser.beside(chair) as adviser:
        hand = Hand(page)
        await devtools(page, slower=SLOWER)
        await page.add_init_script(NOTE)
        await page.goto(chair.link)
        await page.wait_for_function(ASKED)
        await page.wait_for_timeout(SETTLED)
        found: list[float] = []

        async def look() -> bool:
            found.append(await longest(page))
            return len(found) > picks

        await play(hand, adviser, look)
        return found[1:]  # before the first click, the table was still coming


async def measure(
    browser: Browser, url: str, games: list[str], runs: int, picks: int
) -> dict[str, Any]:
    """Measure loading, the best of some runs as the machine may be busy, and clicks."""
    found: dict[str, Any] = {}
    for game in games:
        chair = sit_down(url, game)
        async with Adviser.beside(chair) as adviser:
            await adviser.question()
        loads = [await load(browser, chair) for _ in range(runs)]
        clicks = await click(browser, chair, picks)
        found[game] = {
            "first question": round(min(asked for asked, _ in loads)),
            "longest on load": round(min(task for _, task in loads)),
            "longest by a pick": round(max(clicks, default=0)),
            "picks over 200 ms": sum(task > 200 for task in clicks),
            "picks": len(clicks),
        }
    return found
