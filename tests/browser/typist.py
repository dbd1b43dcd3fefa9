"""A person who plays by keyboard only, and must never have to look for the focus."""

from __future__ import annotations

from typing import Any

from playwright.async_api import Page

from tests.browser.player import END, LONGEST_GAME, PATIENCE, READY, Player

MOST_STOPS = 120  # more presses of Tab than any table has stops

# What has the focus: its target if it can be picked, what it says, and whether it is selected and
# waits to be confirmed; what is on its way to the clubhouse looks selected too.
# Equal things may be places of the same name: a number tells them apart.
FOCUS = """
() => {
  const element = document.activeElement;
  const place = element.dataset.target ?? element.dataset.chip ?? null;
  const isPick = element.matches("button.lit, button.selected, button[data-option]");
  return {
    isLost: element === document.body,
    place,
    number: [...document.querySelectorAll("[data-target], [data-chip]")].indexOf(element),
    target: isPick ? place : null,
    isSelected: element.dataset.look === "selected"
      && document.querySelector("[data-act=confirm]")?.ariaBusy !== "true",
    name: element.getAttribute("aria-label") || element.textContent.trim(),
  };
}
"""


class Typist(Player):
    """Walks with Tab and arrows, and takes with Enter."""

    def __init__(self, page: Page, seed: int = 1) -> None:
        super().__init__(page, seed)
        self.reached: dict[str, set[str]] = {}  # targets by kind of question

    async def press(self, key: str, times: int = 1) -> dict[str, Any]:
        """Press a key and return what has the focus then."""
        for _ in range(times):
            await self.page.keyboard.press(key)
        focus: dict[str, Any] = await self.page.evaluate(FOCUS)
        return focus

    async def has_focus(self) -> None:
        """Wait for the focus to be somewhere; it may be lost only while the page changes."""
        await self.page.wait_for_function(f"() => !({FOCUS})().isLost", timeout=PATIENCE)

    async def walk_to_a_pick(self) -> dict[str, Any]:
        """Press Tab until something can be taken, then perhaps arrows within its group.

        Whoever could be ready walks to that half of the time.
        """
        is_ready = self.dice.randrange(2) and await self._can_be_ready()
        for _ in range(MOST_STOPS):
            focus = await self.press("Tab")
            if is_ready and focus["target"] == READY:
                return focus
            if not is_ready and focus["target"]:
                return await self._stroll(focus)
        raise AssertionError("the keyboard reaches nothing that can be taken")

    async def _can_be_ready(self) -> bool:
        return await self.page.locator(f"button[data-option][data-target='{READY}']").count() > 0

    async def _stroll(self, focus: dict[str, Any]) -> dict[str, Any]:
        for _ in range(self.dice.randrange(4)):
            next_focus = await self.press("ArrowRight")
            if not next_focus["target"]:
                return await self._back(next_focus)
            focus = next_focus
        return focus

    async def _back(self, focus: dict[str, Any]) -> dict[str, Any]:
        """Walk on to what can be taken: arrows also pass by what can't."""
        for _ in range(MOST_STOPS):
            if focus["target"]:
                return focus
            focus = await self.press("ArrowRight")
        raise AssertionError("the arrows lead nowhere")

    async def everything(self) -> set[str]:
        """Walk over all stops once, and along each group; return the targets that were met."""
        met: dict[int, dict[str, Any]] = {}
        for _ in range(MOST_STOPS):
            focus = await self.press("Tab")
            if met and focus["number"] == next(iter(met)):
                break
            while focus["place"] and focus["number"] not in met:
                met[focus["number"]] = focus
                focus = await self.press("ArrowRight")
        assert all(focus["name"] for focus in met.values()), f"a place without a name: {met}"
        return {focus["place"] for focus in met.values() if focus["target"]}

    async def answer(self) -> None:
        """Take something, and confirm it where that is asked for."""
        focus = await self.walk_to_a_pick()
        assert focus["name"], f"{focus['target']} has no name"
        if (await self.press("Enter"))["isSelected"]:
            await self.press("Enter")

    async def finish_by_keys(self) -> None:
        """Play to the end."""
        for _ in range(LONGEST_GAME):
            if not await self.is_asked():
                assert await self.page.locator(END).count()
                return
            await self.has_focus()
            await self.answer()
        raise AssertionError("this game never ends")
