"""Count the clicks that a turn takes: play by the clubhouse's own hints, on the page as people do.

    python scripts/clicks.py http://127.0.0.1:7110 woodcraft --games 2

The person asks for advice at every question (not counted) and clicks what is advised, and what the
page asks for until that is sent.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import statistics
from collections import Counter
from typing import Any

from playwright.async_api import Page, async_playwright

from tests.browser.chromium import FLAGS, chromium, without_tutor
from tests.browser.player import END, POINT, Player
from tests.browser.test_crowds import link_to_table

MOST_QUESTIONS = 2000
MOST_CLICKS = 6  # until a pick is sent

# Where the advised target can be clicked now: confirmed, itself, or by what leads to it.
STEP = f"""
(target) => {{
  const point = {POINT};
  const shown = (selector) => {{
    const all = [...document.querySelectorAll(selector)];
    for (const one of all) {{
      one.scrollIntoView({{ block: "nearest" }});
      const at = point(one);
      if (at) return {{ ...at, name: one.dataset.target ?? one.dataset.act }};
    }}
    return null;
  }};
  const [zone, rest = ""] = target.split("/");
  const leads = [`${{zone}}"][data-target^="${{target}}/`, rest, zone];
  const chips = leads.map((lead) => `button[data-chip="${{lead}}"].lit`);
  const name = CSS.escape(target);
  return shown("button[data-act=confirm]:not([aria-busy=true])")
    ?? shown(`button[data-target="${{name}}"]:not([aria-busy=true])`)
    ?? chips.map(shown).find(Boolean) ?? null;
}}
"""


class Clicker(Player):
    """Plays by advice and notes how many clicks each turn took."""

    def __init__(self, page: Page) -> None:
        super().__init__(page)
        self.clicks: Counter[tuple[int, str]] = Counter()
        self.turn = (0, "set-up")

    async def advice(self) -> str | None:
        """Ask for a hint; return its target, or None if the game is over."""
        if not await self.is_asked():
            return None
        decision = self.decision
        assert decision is not None
        options: dict[int, str] = {option["id"]: option["target"] for option in decision["options"]}
        if len(options) == 1:
            return next(iter(options.values()))
        before = len(self.told)
        await self.page.keyboard.press("h")
        while True:
            for told in self.told[before:]:
                if told["type"] == "hint" and told["asked"] == decision["asked"]:
                    return options[told["option"]]
                if told["type"] == "position":
                    return await self.advice()
            await self.page.wait_for_timeout(20)

    async def take(self, target: str) -> None:
        """Click until the clubhouse has been told something."""
        asked = self.decision["asked"] if self.decision else ""
        said = len(self.said)
        for _ in range(MOST_CLICKS):
            place = await self.page.evaluate(STEP, target)
            if place is None:
                await self.page.wait_for_timeout(50)
                continue
            await self.touch(place)
            self.clicks[self.turn] += 1
            await self.page.wait_for_timeout(60)
            if any(message["type"] == "choose" for message in self.said[said:]):
                break
        await self.settle(asked)

    async def settle(self, asked: str) -> None:
        """Wait until the page has been told another question, and follows no deed any more."""
        quiet = 0
        while quiet < 4:
            await self.page.wait_for_timeout(40)
            now = self.decision["asked"] if self.decision else ""
            is_busy = await self.page.locator("[aria-busy=true]").count()
            quiet = 0 if now == asked or is_busy else quiet + 1
            if not self.decision:
                return

    def look(self) -> None:
        """Note whose turn it is by what was told."""
        view: dict[str, Any] = next(m for m in reversed(self.told) if m["type"] == "position")
        round_number = view["view"].get("round", 0)
        step = view["view"].get("step", "turn")
        self.turn = (round_number, {"opening": "set-up"}.get(step, step))

    async def play_by_advice(self) -> None:
        """Play a whole game."""
        for _ in range(MOST_QUESTIONS):
            target = await self.advice()
            if target is None or await self.page.locator(END).count():
                return
            self.look()
            await self.take(target)


async def main() -> None:
    """Play some games and print the counts."""
    wish = argparse.ArgumentParser(description=__doc__)
    wish.add_argument("url")
    wish.add_argument("game")
    wish.add_argument("--games", type=int, default=1)
    wish.add_argument("--size", default="1280x800")
    args = wish.parse_args()
    width, height = map(int, args.size.split("x"))
    found: dict[str, list[int]] = {}
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        for _ in range(args.games):
            context = await browser.new_context(
                viewport={"width": width, "height": height}, locale="en", reduced_motion="reduce"
            )
            await context.add_init_script(without_tutor())
            page = await context.new_page()
            clicker = Clicker(page)
            await page.goto(link_to_table(args.url, args.game, 2))
            await clicker.play_by_advice()
            for (_round, what), clicks in clicker.clicks.items():
                found.setdefault(what, []).append(clicks)
            await context.close()
        await browser.close()
    for what, counts in found.items():
        print(
            json.dumps(
                {
                    "what": what,
                    "mean": round(statistics.mean(counts), 2),
                    "median": statistics.median(counts),
                    "most": max(counts),
                    "counts": counts,
                }
            )
        )


if __name__ == "__main__":
    asyncio.run(main())
