"""A person in front of a page, who touches what is lit where it is on top, and never scrolls.

    player = Player(page)
    await page.goto(link)
    await player.finish()

What the page was told over its socket is noted on the way, to be compared with what it shows.
"""

from __future__ import annotations

import json
import random
import re
from collections.abc import Awaitable, Callable
from typing import Any

from playwright.async_api import Page, WebSocket
from playwright.async_api import TimeoutError as TooLate

PATIENCE = 60_000  # milliseconds; the machine may be busy with other tests
AT_ONCE = 700  # milliseconds
SLICE = 2_000  # milliseconds, after which a question may be gone
LONGEST_GAME = 1500  # touches of one person

SMALLEST = 23.5  # pixels of the shorter side of what can be touched: 24, however they are rounded

# A page answers several of these in a row, once dice or workers are laid out.
LAID_OUT = ("creature_comforts.assign", "creature_comforts.place_workers")

END = "dialog[open] tfoot"
READY = "button/ready"  # all is laid out; it could be moved about for ever

# Where an element can be touched: a point of it where nothing lies above.
POINT = """
(element) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  const parts = [0.5, 0.25, 0.75, 0.1, 0.9];
  for (const part of parts) for (const other of parts) {
    const [x, y] = [left + width * other, top + height * part];
    const hit = document.elementFromPoint(x, y);
    if (hit && element.contains(hit)) return { x, y };
  }
  return null;
}
"""

# What waits for a touch now: the end of the game, a deed to confirm, or lit places; null: nothing.
# A touch that came too late may have opened a thing in words: that is closed first.
WAITING = f"""
() => {{
  if (document.querySelector("{END}")) return {{ isOver: true, places: [] }};
  const point = {POINT};
  const found = (selector) => [...document.querySelectorAll(selector)].flatMap((element) => {{
    const at = point(element);
    return at ? [{{ ...at, name: element.dataset.target ?? element.dataset.chip ?? "" }}] : [];
  }});
  const unasked = found("dialog.in-words[open] .close button");
  if (unasked.length) return {{ isOver: false, places: unasked.slice(0, 1) }};
  const confirm = found("button[data-act=confirm]:not([aria-busy=true])");
  if (confirm.length) return {{ isOver: false, places: confirm }};
  const places = found("button.lit, button[data-option]:not([aria-busy=true])");
  return places.length ? {{ isOver: false, places }} : null;
}}
"""

# The offered targets that can't be touched: neither they nor a chip that leads to them. Where a
# board may scroll inside, each comes into sight first.
OUT_OF_REACH = f"""
(targets, mayScroll = false) => {{
  const pointAt = {POINT};
  const point = (element) => {{
    if (mayScroll) element.scrollIntoView({{ block: "nearest", inline: "nearest" }});
    return pointAt(element);
  }};
  const isLargeEnough = (element) => {{
    const {{ width, height }} = element.getBoundingClientRect();
    return Math.min(width, height) >= {SMALLEST};
  }};
  const found = (selector) =>
    [...document.querySelectorAll(selector)].filter((one) => isLargeEnough(one) && point(one));
  const leads = found("button[data-chip].lit").map((chip) => chip.dataset.chip);
  const isLedTo = (target) => {{
    const [zone, rest = ""] = target.split("/");
    return leads.some((lead) => [zone, rest].includes(lead) || rest.startsWith(`${{lead}}-`));
  }};
  const isHere = (target) => found(`button[data-target="${{CSS.escape(target)}}"]`).length > 0;
  return targets.filter((target) => !isHere(target) && !isLedTo(target));
}}
"""

BEYOND_THE_SCREEN = """
() => {
  const { scrollWidth, scrollHeight } = document.scrollingElement;
  return [scrollWidth - innerWidth, scrollHeight - innerHeight];
}
"""

Look = Callable[["Player"], Awaitable[None]]


class Player:
    """One page at one table."""

    waiting = WAITING

    def __init__(self, page: Page, seed: int = 1, *, has_touch: bool = False) -> None:
        self.page = page
        self.dice = random.Random(seed)
        self.has_touch = has_touch
        self.told: list[dict[str, Any]] = []
        self.said: list[dict[str, Any]] = []
        self.kinds: set[str] = set()  # of the questions that were met
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.told.append(json.loads(frame)))
        socket.on("framesent", lambda frame: self.said.append(json.loads(frame)))

    @property
    def decision(self) -> dict[str, Any] | None:
        """Return the question that the page was asked last."""
        positions = (told for told in reversed(self.told) if told["type"] == "position")
        decision: dict[str, Any] | None = next(positions, {"decision": None})["decision"]
        return decision

    async def is_asked(self) -> list[dict[str, Any]]:
        """Wait for a question and return the places to touch; none: the game is over."""
        try:
            handle = await self.page.wait_for_function(self.waiting, timeout=PATIENCE)
        except TooLate:
            raise AssertionError(f"nothing to touch; {self._last_words()}") from None
        places: list[dict[str, Any]] = (await handle.json_value())["places"]
        return places

    def _last_words(self) -> str:
        """Return what the page and the clubhouse said last to each other, shortened."""
        told, said = json.dumps(self.told[-4:])[-6000:], json.dumps(self.said[-3:])
        return f"told … {told}, said {said}, asked {json.dumps(self.decision)}"

    async def touch(self, place: dict[str, Any]) -> None:
        """Touch a place on the screen."""
        if self.has_touch:
            await self.page.touchscreen.tap(place["x"], place["y"])
        else:
            await self.page.mouse.click(place["x"], place["y"])

    async def play(self, look: Look | None = None, questions: int = LONGEST_GAME) -> bool:
        """Answer so many questions, or play to the end (True); `look` at each of them first."""
        asked = ""
        for _ in range(LONGEST_GAME):
            places = await self.is_asked()
            if not places:
                return True
            decision = self.decision
            if decision and decision["asked"] != asked:
                if not questions:
                    return False
                asked, questions = decision["asked"], questions - 1
                self.kinds.add(decision["kind"])
                if look:
                    await look(self)
                    places = await self.is_asked()
            await self.touch(self._choose(places))
        raise AssertionError("this game never ends")

    def _choose(self, places: list[dict[str, Any]]) -> dict[str, Any]:
        """Return any place; whoever could be ready is so half of the time."""
        ready = [place for place in places if place["name"] == READY]
        return self.dice.choice(ready if ready and self.dice.randrange(2) else places)

    async def finish(self, look: Look | None = None) -> None:
        """Play to the end."""
        assert await self.play(look), "the game is not over"


def places_of(decision: dict[str, Any]) -> list[str]:
    """Return what a question lets people touch: sets of dice are laid out die by die."""
    targets = {option["target"] for option in decision["options"]}
    if decision["kind"] == "creature_comforts.assign":
        spelled = "".join(target.partition("/")[2].partition("-")[0] for target in targets)
        targets = {f"die/{die}" for die in re.findall(r"\d", spelled)}
    return sorted(targets)


async def everything_in_reach(player: Player) -> None:
    """Every option can be touched without scrolling, and nothing sticks out of the screen."""
    decision = player.decision
    assert decision is not None
    if decision["kind"] in LAID_OUT:
        await fits_the_screen(player.page, decision)
    else:
        asked = decision["asked"]
        await is_in_reach(
            player.page, decision, lambda: not player.decision or player.decision["asked"] != asked
        )


async def is_in_reach(
    page: Page, decision: dict[str, Any], is_gone: Callable[[], bool] = lambda: False
) -> None:
    """All that this question offers can be touched, and nothing sticks out of the screen.

    A page that answers several questions by one touch may have gone on from this one.
    """
    targets = places_of(decision)
    reached = f"(targets) => ({OUT_OF_REACH})(targets).length === 0"
    try:
        await page.wait_for_function(reached, arg=targets, timeout=AT_ONCE)
    except TooLate:
        # A pile that was opened for the question before may still lie above; Esc puts it away.
        if not is_gone():
            await page.keyboard.press("Escape")
        for _ in range(PATIENCE // SLICE):
            if is_gone() or await is_soon(page, reached, targets):
                break
        else:
            hidden = await page.evaluate(OUT_OF_REACH, targets)
            raise AssertionError(f"out of reach at {decision['kind']}: {hidden}") from None
    await fits_the_screen(page, decision)


async def is_soon(page: Page, reached: str, targets: list[str]) -> bool:
    """Wait a little for all of this to be in reach."""
    try:
        await page.wait_for_function(reached, arg=targets, timeout=SLICE)
    except TooLate:
        return False
    return True


async def fits_the_screen(page: Page, decision: dict[str, Any]) -> None:
    """Nothing sticks out of the screen at this question."""
    beyond = await page.evaluate(BEYOND_THE_SCREEN)
    assert beyond == [0, 0], f"the page is larger than the screen at {decision['kind']}: {beyond}"
