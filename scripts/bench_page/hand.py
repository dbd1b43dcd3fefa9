"""A person in front of a page who picks what is advised, by what is on the screen, and counts.

The way to a pick is found on the page itself: its own place if it can be touched, else what leads
there; what is selected is confirmed. Where a page sends several picks for one touch, or answers a
question itself, they count without a click.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable
from typing import Any

from playwright.async_api import Page
from playwright.async_api import TimeoutError as TooLate

from scripts.bench_page.adviser import Adviser
from tests.browser.player import POINT, Player

# Dice are laid out on the page, place by place, and the clubhouse hears of it at the end: whoever
# plays fills what can be filled, as a bot would.
DICE = "creature_comforts.assign"

# What to touch next for a target, marked on the page; null: nothing leads there yet.
NEXT = f"""
({{ target, isDice }}) => {{
  const point = {POINT};
  for (const old of document.querySelectorAll("[data-goal]")) old.removeAttribute("data-goal");
  const all = (selector) => [...document.querySelectorAll(selector)];
  const step = (elements, ...too) => {{
    for (const element of elements) {{
      const at = point(element);
      if (!at) continue;
      for (const goal of [element, ...too]) goal.dataset.goal = "";
      const {{ act, chip, target }} = element.dataset;
      const isMain = element.matches(".btn--main");
      return {{ ...at, name: `${{act ?? chip ?? target}} ${{element.className}}`, isMain }};
    }}
    return null;
  }};
  const lit = "button.lit, button.selected, button[data-option]:not([aria-busy=true])";
  if (isDice) {{
    const done = all('button[data-target="button/plan"][data-option]:not([aria-busy=true])');
    return step(all("button.cc-place.can")) ?? step(done);
  }}
  const own = all(lit).filter((element) => element.dataset.target === target);
  const selected = own.filter((element) => element.matches(".selected"));
  const confirm = all("button[data-act=confirm]:not([aria-busy=true])");
  if (selected.length > 0) return step([...confirm, ...selected], ...selected);
  const [zone, rest = ""] = target.split("/");
  const isLed = (lead) => [zone, rest].includes(lead) || rest.startsWith(`${{lead}}-`);
  const chips = all("button[data-chip].lit").filter((one) => isLed(one.dataset.chip));
  return step(own) ?? step(chips);
}}
"""

MOST_STEPS = 12  # more touches than any pick needs
REACH = 6000  # milliseconds until a pick that nothing leads to is given up
SETTLE = 1.5  # seconds for a touch to show
BY_ITSELF = 0.4  # seconds in which a page answers a question itself, if it does
GLANCE = 0.02  # seconds between two looks


class Hand:
    """Clicks."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.player = Player(page)
        self.presses: Counter[str] = Counter()  # by kind of question
        self.picks: Counter[str] = Counter()
        self.lost: Counter[str] = Counter()  # nothing on the page led to them
        self.turn = ""  # by which name presses are summed up
        self.by_turn: Counter[str] = Counter()

    async def take(self, decision: dict[str, Any], option: dict[str, Any]) -> bool:
        """Pick an option; False: the page has no way to it."""
        asked, kind = decision["asked"], decision["kind"]
        wish = {"target": option["target"], "isDice": kind == DICE}
        await self._until(lambda: (self.player.decision or {}).get("asked") == asked)
        for _ in range(MOST_STEPS):
            goal = await self._goal(wish, REACH)
            if goal is None:
                break
            presses = await self.act(goal)
            self.presses[kind] += presses
            self.by_turn[self.turn] += presses
            if await self._is_taken(asked, wish, goal):
                return True
        self.lost[kind] += 1
        return False

    async def act(self, goal: dict[str, Any]) -> int:
        """Do a step; return what it took."""
        await self.page.mouse.click(goal["x"], goal["y"])
        return 1

    async def answers_itself(self, asked: str) -> bool:
        """Tell whether the page has an answer ready."""
        return await self._until(lambda: self.has_said(asked), BY_ITSELF)

    def has_said(self, asked: str) -> bool:
        """Tell whether the page has answered a question."""
        return any(said["type"] == "choose" and said["asked"] == asked for said in self.player.said)

    def count(self, kind: str) -> None:
        """Count a pick that the page has sent."""
        self.picks[kind] += 1

    async def _goal(self, wish: dict[str, Any], patience: float) -> dict[str, Any] | None:
        try:
            handle = await self.page.wait_for_function(NEXT, arg=wish, timeout=patience)
        except TooLate:
            return None
        goal: dict[str, Any] = await handle.json_value()
        return goal

    async def _is_taken(self, asked: str, wish: dict[str, Any], before: dict[str, Any]) -> bool:
        """Wait for the answer to be sent; False: something else is to be touched first."""

        async def is_further() -> bool:
            goal = await self.page.evaluate(NEXT, wish)
            return goal is not None and goal["name"] != before["name"]

        for _ in range(round(SETTLE / GLANCE)):
            if self.has_said(asked):
                return True
            if await is_further():
                return False
            await asyncio.sleep(GLANCE)
        return self.has_said(asked)

    async def _until(self, is_so: Callable[[], bool], patience: float = 30.0) -> bool:
        for _ in range(round(patience / GLANCE)):
            if is_so():
                return True
            await asyncio.sleep(GLANCE)
        return is_so()


async def play(hand: Hand, adviser: Adviser, is_enough: Callable[[], Awaitable[bool]]) -> None:
    """Play on until it is enough, which is asked before each pick, or the game is over."""
    asked = ""
    while decision := await adviser.question(after=asked):
        asked, kind = decision["asked"], decision["kind"]
        if await hand.answers_itself(asked):
            hand.count(kind)
            continue
        if await is_enough():
            return
        option = await adviser.advice(decision)
        if option is None:
            continue
        if await hand.take(decision, option):
            hand.count(kind)
        else:
            await adviser.pick(option)
