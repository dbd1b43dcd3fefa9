"""A person in front of a page, who reads it and touches what is lit, and knows nothing else.

    player = await sit_down(page, house.url, bots=1)
    await player.play()
    await player.until_over()

Frames of the sockets are noted on the way, for tests that compare the page with what it was told.
"""

from __future__ import annotations

import json
import random
from collections.abc import Awaitable, Callable
from typing import Any

from playwright.async_api import Locator, Page, WebSocket
from playwright.async_api import TimeoutError as TooLate

PATIENCE = 20_000  # milliseconds
LONGEST_GAME = 2000  # decisions of one person

END = "dialog[open] tfoot"
LIT = "button[data-target].lit"
BUTTON = "button[data-option]:not([aria-busy=true])"
CHIP = "button[data-chip].lit"
CONFIRM = "button[data-act=confirm]:not([aria-busy=true])"
TOUCHABLE = ", ".join([LIT, BUTTON, CHIP])
READY = f"() => document.querySelector({json.dumps(f'{END}, {TOUCHABLE}, {CONFIRM}')}) !== null"

# Which of the offered targets nobody could touch without scrolling: nothing of it is on top.
OUT_OF_REACH = """
(targets) => {
  const onTop = (element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const points = [0.5, 0.15, 0.3, 0.7, 0.85];
    return points.some((x) => points.some((y) => {
      const hit = document.elementFromPoint(left + width * x, top + height * y);
      return hit !== null && element.contains(hit);
    }));
  };
  const ways = (target) => {
    const [zone, seat] = target.split("/");
    const chip = ["yard", "pack"].includes(zone) ? `, button[data-chip="${seat}"].lit` : "";
    return [...document.querySelectorAll(`button[data-target="${CSS.escape(target)}"]${chip}`)];
  };
  return targets.filter((target) => !ways(target).some(onTop));
}
"""

OVERFLOW = """
() => {
  const page = document.scrollingElement;
  const wide = page.scrollWidth - innerWidth;
  const high = page.scrollHeight - innerHeight;
  return [wide > 0 && `${wide} px too wide`, high > 0 && `${high} px too high`].filter(Boolean);
}
"""

Look = Callable[["Player"], Awaitable[None]]


class Player:
    """One page at one table."""

    def __init__(self, page: Page, seed: int = 1) -> None:
        self.page = page
        self.dice = random.Random(seed)
        self.frames: list[dict[str, Any]] = []
        self.sent: list[dict[str, Any]] = []
        self.kinds: set[str] = set()  # of decisions that were met
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.frames.append(json.loads(frame)))
        socket.on("framesent", lambda frame: self.sent.append(json.loads(frame)))

    @property
    def position(self) -> dict[str, Any]:
        """Return what the page was told last."""
        return next(frame for frame in reversed(self.frames) if frame["type"] == "position")

    async def ready(self) -> bool:
        """Wait until something is asked; False: the game is over."""
        await self.page.wait_for_function(READY, timeout=PATIENCE)
        return await self.page.locator(END).count() == 0

    async def act(self) -> None:
        """Answer the question with something that is lit."""
        confirm = self.page.locator(CONFIRM)
        if await confirm.count():
            await confirm.last.click()
            return
        place = await self._anything(TOUCHABLE)
        is_chip = await place.get_attribute("data-chip") is not None
        await place.click()
        if is_chip:
            await (await self._anything(f"dialog[open] {LIT}")).click()
            await self.page.locator(f"dialog[open] {CONFIRM}").click()

    async def _anything(self, selector: str) -> Locator:
        places = self.page.locator(selector)
        await places.first.wait_for()
        return places.nth(self.dice.randrange(await places.count()))

    async def play(self, look: Look | None = None, decisions: int = LONGEST_GAME) -> bool:
        """Play on for some time or to the end; `look` is called at every new question."""
        asked = ""
        for _ in range(3 * decisions):
            if not await self.ready():
                return True
            now = (self.position["decision"] or {"asked": ""})["asked"]
            if now != asked and self.position["decision"]:
                asked, decisions = now, decisions - 1
                if decisions < 0:
                    return False
                self.kinds.add(self.position["decision"]["kind"])
                if look:
                    await look(self)
            await self.act()
        raise AssertionError("this game never ends")

    async def finish(self) -> None:
        """Play to the end."""
        assert await self.play(), "the game is not over"


async def everything_in_reach(player: Player) -> None:
    """Every option can be touched without scrolling, and nothing sticks out."""
    decision = player.position["decision"]
    targets = sorted({option["target"] for option in decision["options"]})
    try:
        await player.page.wait_for_function(f"(t) => ({OUT_OF_REACH})(t).length === 0", arg=targets, timeout=1500)
    except TooLate:
        hidden = await player.page.evaluate(OUT_OF_REACH, targets)
        assert hidden == [], f"out of reach at {decision['kind']}: {hidden}"
    beyond = await player.page.evaluate(OVERFLOW)
    assert beyond == [], f"{beyond} at {decision['kind']}"
