"""A person in front of a page who picks what is advised, by what is on the screen, and counts.

The way to a pick is found on the page itself: its own place if it can be touched, else what leads
there; what is selected is confirmed. Where a page sends several picks for one touch, or answers a
question itself, they count without a click. Where one touch does what is advised and more
(`data-does`), a person takes it; what opens where the pointer rests (`data-points`) needs no click.
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

# Remembers which questions the page has answered, at the moment when it does so.
NOTE = """
(() => {
  const answered = (window.__answered = new Set());
  const send = WebSocket.prototype.send;
  WebSocket.prototype.send = function (message) {
    const { type, asked } = JSON.parse(message);
    if (type === "choose") answered.add(asked);
    return send.call(this, message);
  };
})()
"""

# What to touch next for a target, marked on the page; null: nothing leads there yet, or something
# is on its way, or what was touched last has not shown yet.
NEXT = f"""
({{ target, asked, isDice, last, hasPointed }}) => {{
  if (window.__answered.has(asked)) return {{ isTaken: true }};
  if (document.querySelector("main [aria-busy=true]")) return null;
  const point = {POINT};
  for (const old of document.querySelectorAll("[data-goal]")) old.removeAttribute("data-goal");
  const all = (selector) => [...document.querySelectorAll(selector)];
  const step = (role, elements, ...too) => {{
    for (const element of elements) {{
      const at = point(element);
      if (!at) continue;
      const name = `${{role}} ${{element.dataset.chip ?? element.dataset.target}}`;
      if (name === last) return null;
      for (const goal of [element, ...too]) goal.dataset.goal = "";
      const isPointed = role === "point";
      return {{ ...at, name, isMain: element.matches(".btn--main"), isPointed }};
    }}
    return null;
  }};
  if (isDice) {{
    const places = all("button.cc-place.can");
    const done = all('button[data-target="button/plan"][data-option]');
    return step(`place ${{places.length}}`, places) ?? step("plan", done);
  }}
  const lit = all("button.lit, button.selected, button[data-option]");
  const own = lit.filter((element) => element.dataset.target === target);
  const does = step("does", all(`button.lit[data-does="${{CSS.escape(target)}}"]`));
  if (does) return does;
  const selected = own.filter((element) => element.matches(".selected"));
  if (selected.length > 0) {{
    return step("confirm", [...all("button[data-act=confirm]"), ...selected], ...selected);
  }}
  const [zone, rest = ""] = target.split("/");
  const isLed = (lead) => [zone, rest].includes(lead) || rest.startsWith(`${{lead}}-`);
  const chips = all("button[data-chip].lit").filter((one) => isLed(one.dataset.chip));
  const leading = [...own, ...chips];
  const opening = hasPointed ? [] : leading.filter((one) => one.matches("[data-points]"));
  return step("point", opening) ?? step("own", own) ?? step("chip", chips);
}}
"""

MOST_STEPS = 12  # more touches than any pick needs
REACH = 8000  # milliseconds until a pick that nothing leads to is given up
SETTLE = 2500  # milliseconds for a touch to show; else it went astray, and is done again uncounted
BY_ITSELF = 0.4  # seconds in which a page answers a question itself, if it does
REST = 0.4  # seconds for which the pointer rests on what opens by it
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
        self.picks_by_turn: Counter[str] = Counter()

    async def come(self, link: str) -> None:
        """Open a table."""
        await self.page.add_init_script(NOTE)
        await self.page.goto(link)

    async def take(self, decision: dict[str, Any], option: dict[str, Any]) -> bool:
        """Pick an option; False: the page has no way to it."""
        asked, kind = decision["asked"], decision["kind"]
        wish = {"target": option["target"], "asked": asked, "isDice": kind == DICE}
        await self._until(lambda: (self.player.decision or {}).get("asked") == asked)
        last = ""
        wish["hasPointed"] = False
        for _ in range(MOST_STEPS):
            goal = await self._goal({**wish, "last": last}, SETTLE) if last else None
            goal = goal or await self._goal({**wish, "last": ""}, REACH)
            if goal is None:
                break
            if "isTaken" in goal:
                return True
            wish["hasPointed"] |= goal["isPointed"]
            presses = await self.act(goal)
            if goal["name"] != last:
                self.presses[kind] += presses
                self.by_turn[self.turn] += presses
            last = goal["name"]
        self.lost[kind] += 1
        return False

    async def act(self, goal: dict[str, Any]) -> int:
        """Do a step; return what it took."""
        if goal["isPointed"]:
            await self.page.mouse.move(goal["x"] - 1, goal["y"])
            await self.page.mouse.move(goal["x"], goal["y"])
            await asyncio.sleep(REST)
            return 0
        await self.page.mouse.click(goal["x"], goal["y"])
        return 1

    async def answers_itself(self, asked: str) -> bool:
        """Tell whether the page has an answer ready."""
        answered = "(asked) => window.__answered.has(asked)"
        try:
            await self.page.wait_for_function(answered, arg=asked, timeout=BY_ITSELF * 1000)
        except TooLate:
            return False
        return True

    def count(self, kind: str) -> None:
        """Count a pick that the page has sent."""
        self.picks[kind] += 1
        self.picks_by_turn[self.turn] += 1

    async def _goal(self, wish: dict[str, Any], patience: float) -> dict[str, Any] | None:
        try:
            handle = await self.page.wait_for_function(NEXT, arg=wish, timeout=patience)
        except TooLate:
            return None
        goal: dict[str, Any] = await handle.json_value()
        return goal

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
