"""How smoothly pieces glide."""

from __future__ import annotations

from statistics import median, quantiles
from typing import Any

from playwright.async_api import Browser

from scripts.bench_page.adviser import Adviser
from scripts.bench_page.browsing import sit_down, visit
from scripts.bench_page.hand import Hand, play

IN_TIME = 17.5  # milliseconds: a frame of 16.7, and what the clock rounds

# Notes how far frames are apart while a piece is on its way.
NOTE = """
(() => {
  const frames = [];
  window.__frames = frames;
  let last = null;
  const isGliding = (animation) => {
    const { effect, playState } = animation;
    if (playState !== "running" || !effect?.target?.closest("[data-piece]")) return false;
    return Number.isFinite(effect.getComputedTiming().endTime);
  };
  const look = (now) => {
    const glides = document.getAnimations().some(isGliding);
    if (glides && last !== null) frames.push(now - last);
    last = glides ? now : null;
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
})()
"""


async def watched(browser: Browser, url: str, game: str, picks: int) -> list[float]:
    """Play some picks against bots; return the times between frames while pieces glide."""
    chair = sit_down(url, game)
    async with visit(browser, moves=True) as page, Adviser.beside(chair) as adviser:
        hand = Hand(page)
        await page.add_init_script(NOTE)
        await hand.come(chair.link)

        async def is_enough() -> bool:
            return hand.picks.total() >= picks

        await play(hand, adviser, is_enough)
        frames: list[float] = await page.evaluate("() => window.__frames")
        return frames


def told(runs: list[list[float]]) -> dict[str, Any]:
    """Return the medians of some runs."""
    seen = [frames for frames in runs if len(frames) > 1]
    if not seen:
        return {"in time": 0.0, "median": 0.0, "95 of 100": 0.0, "frames": 0}
    in_time = [sum(frame <= IN_TIME for frame in frames) / len(frames) for frames in seen]
    return {
        "in time": round(100 * median(in_time)),
        "median": round(median(median(frames) for frames in seen), 1),
        "95 of 100": round(median(quantiles(frames, n=20)[-1] for frames in seen), 1),
        "frames": sum(map(len, seen)),
    }


async def measure(
    browser: Browser, url: str, games: list[str], runs: int, picks: int
) -> dict[str, Any]:
    """Measure every game in some runs."""
    return {
        game: told([await watched(browser, url, game, picks) for _ in range(runs)])
        for game in games
    }
