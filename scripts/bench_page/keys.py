"""The same by keyboard: the fewest presses that lead there, found by trying all keys.

Somebody who sees the table and knows its keys is meant. What wears a number is taken by that key.
Else, from where the focus is, every key that moves it is tried, then every key from where these
lead, until one arrives. A page that doesn't know a key stays where it is.
"""

from __future__ import annotations

from collections import deque
from typing import Any

from playwright.async_api import TimeoutError as TooLate

from scripts.bench_page.hand import BY_ITSELF, Hand

ARROWS = ("ArrowRight", "ArrowLeft", "ArrowDown", "ArrowUp")
MOVES = ("Tab", "Shift+Tab", *ARROWS, "Home", "End", ".", ",", "m", "q")
FARTHEST = 14  # presses

# Which stop has the focus, by its number; whether it is where to go.
HERE = """
() => {
  const stops = (window.__stops ??= []);
  const focus = document.activeElement;
  const known = stops.indexOf(focus);
  const control = "button, a, summary, input, select, textarea, [role=button]";
  return {
    stop: known >= 0 ? known : stops.push(focus) - 1,
    isGoal: focus.dataset.goal !== undefined,
    isFree: !focus.closest(control) && !document.querySelector("dialog[open]"),
  };
}
"""
# The number that the goal wears, if any: numbers are drawn with the next frame.
NUMBER = """
async () => {
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  return document.querySelector("[data-goal][data-nth]")?.dataset.nth ?? null;
}
"""
RETURN = """
(stop) => {
  const element = window.__stops[stop];
  if (element === document.body) document.activeElement.blur();
  else element.focus({ preventScroll: true });
}
"""
ANSWERED = "() => window.__answered.size"
GO = "() => document.querySelector('[data-goal]')?.focus()"


class Keys(Hand):
    """Types."""

    async def act(self, goal: dict[str, Any]) -> int:
        """Press the number of the goal, or lead the focus there and press Enter."""
        number = await self.page.evaluate(NUMBER)
        start = await self.page.evaluate(HERE)
        if number and not start["isGoal"]:
            await self.page.keyboard.press(number)
            return 1
        if start["isFree"] and goal["isMain"] and await self._enter_alone():
            return 1
        way = await self._way(start)
        await self.page.evaluate(RETURN, start["stop"])
        for key in way:
            await self.page.keyboard.press(key)
        # What was tried may have changed where a zone is entered: then it is known how far it is.
        if not (await self.page.evaluate(HERE))["isGoal"]:
            await self.page.evaluate(GO)
        await self.page.keyboard.press("Enter")
        return len(way) + 1

    async def _enter_alone(self) -> bool:
        """Press Enter where nothing has the focus that it could press; tell whether it picks."""
        answered = await self.page.evaluate(ANSWERED)
        await self.page.keyboard.press("Enter")
        try:
            await self.page.wait_for_function(
                f"(before) => ({ANSWERED})() > before", arg=answered, timeout=BY_ITSELF * 1000
            )
        except TooLate:
            return False
        return True

    async def _way(self, start: dict[str, Any]) -> list[str]:
        """Return the shortest way from a stop to the goal; the longest there can be if none is."""
        if start["isGoal"]:
            return []
        ways: dict[int, list[str]] = {start["stop"]: []}
        queue = deque(ways)
        while queue:
            stop = queue.popleft()
            if len(ways[stop]) == FARTHEST:
                break
            for key in MOVES:
                await self.page.evaluate(RETURN, stop)
                await self.page.keyboard.press(key)
                here = await self.page.evaluate(HERE)
                if here["isGoal"]:
                    return [*ways[stop], key]
                if here["stop"] not in ways:
                    ways[here["stop"]] = [*ways[stop], key]
                    queue.append(here["stop"])
        return ["Tab"] * FARTHEST
