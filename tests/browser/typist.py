"""A person who plays by keyboard only, and must never have to look for the focus.

What it wants is chosen by dice; then it goes there by as few keys as it knows of, and counts them.
"""

from __future__ import annotations

from typing import Any

from playwright.async_api import Page

from tests.browser.player import END, LONGEST_GAME, PATIENCE, READY, Player

MOST_STOPS = 120  # more presses of Tab than any table has stops
MOST_STEPS = 60  # more presses than lead to any place
FEW = 3.5  # keys for a pick, on the average of a game; we aim at 3

# What has the focus: its target if it can be picked, what it says, and whether it is selected and
# waits to be confirmed; what is on its way to the clubhouse looks selected too.
# Equal things may be places of the same name: a number tells them apart.
FOCUS = """
() => {
  const element = document.activeElement;
  const place = element.dataset.target ?? element.dataset.chip ?? null;
  const isPick = element.matches("button:is(.lit, .selected, [data-open], [data-option])");
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

# What can be taken now, not behind a sheet, and how the keys lead there: the number that it wears
# (they are drawn with the next frame), its zone, counted from the one that has the focus, and how
# far away it is.
TAKEN = """
async () => {
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  const open = ":not(:disabled, [aria-busy=true], [aria-disabled=true], [aria-hidden=true])";
  const zoneOf = (one) => one.closest("[role=group]") ?? one;
  const middle = (one) => {
    const { left, top, width, height } = one.getBoundingClientRect();
    return [left + width / 2, top + height / 2];
  };
  const wanted = ":is(.lit, [data-open], [data-option])";
  const others = ".selected[data-target], [data-act=confirm]";
  const top = document.querySelector("main dialog[open]") ?? document.querySelector("main");
  const buttons = [...top.querySelectorAll(`button:is(${wanted}, ${others})${open}`)]
    .filter((one) => one.checkVisibility());
  const here = document.activeElement;
  const zones = [...new Set(buttons.map(zoneOf))];
  const at = zones.indexOf(zoneOf(here));
  const [x, y] = middle(here);
  return buttons.map((one, index) => ({
    index,
    name: one.dataset.target ?? one.dataset.chip,
    key: one.dataset.nth ?? null,
    isWanted: !one.matches(others),
    isHere: one === here,
    isMain: one.matches(".btn--main"),
    zone: zones.indexOf(zoneOf(one)) - at,
    zones: at < 0 ? null : zones.length,
    away: [middle(one)[0] - x, middle(one)[1] - y],
  }));
}
"""


class Typist(Player):
    """Knows the keys of the table."""

    def __init__(self, page: Page, seed: int = 1) -> None:
        super().__init__(page, seed)
        self.reached: dict[str, set[str]] = {}  # targets by kind of question
        self.keys = 0

    @property
    def picks(self) -> int:
        """Return how many picks the clubhouse was told of."""
        return sum(said["type"] == "choose" for said in self.said)

    @property
    def keys_per_pick(self) -> float:
        """Return how many keys a pick took so far, on the average."""
        return self.keys / max(1, self.picks)

    async def press(self, key: str, times: int = 1) -> dict[str, Any]:
        """Press a key and return what has the focus then."""
        for _ in range(times):
            self.keys += 1
            await self.page.keyboard.press(key)
        focus: dict[str, Any] = await self.page.evaluate(FOCUS)
        return focus

    async def has_focus(self) -> None:
        """Wait for the focus to be somewhere; it may be lost only while the page changes."""
        await self.page.wait_for_function(f"() => !({FOCUS})().isLost", timeout=PATIENCE)

    # Whoever knows no key but Tab, arrows and Enter

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
                return await self.press("ArrowRight", self.dice.randrange(4))
        raise AssertionError("the keyboard reaches nothing that can be taken")

    async def _can_be_ready(self) -> bool:
        return await self.page.locator(f"button[data-option][data-target='{READY}']").count() > 0

    async def everything(self) -> set[str]:
        """Walk over all stops once, and along each group; return the targets that were met.

        While somebody asks "why not?" arrows pass by nothing.
        """
        met: dict[int, dict[str, Any]] = {}
        await self.page.locator("main[aria-busy=false]").wait_for()  # all of the board is drawn
        await self.press("w")
        for _ in range(MOST_STOPS):
            focus = await self.press("Tab")
            if met and focus["number"] == next(iter(met)):
                break
            while focus["place"] and focus["number"] not in met:
                met[focus["number"]] = focus
                focus = await self.press("ArrowRight")
        await self.press("Escape")
        assert all(focus["name"] for focus in met.values()), f"a place without a name: {met}"
        return {focus["place"] for focus in met.values() if focus["target"]}

    async def answer(self) -> None:
        """Take something, and confirm it where that is asked for."""
        focus = await self.walk_to_a_pick()
        assert focus["name"], f"{focus['target']} has no name"
        if (await self.press("Enter"))["isSelected"]:
            await self.press("Enter")

    # Whoever knows them all

    async def take(self) -> None:
        """Take something that is meant, by as few keys as it needs."""
        taken = [one for one in await self.page.evaluate(TAKEN) if one["isWanted"]]
        if not taken:
            return  # the question has changed meanwhile
        wish = self._wish(taken)
        if wish["key"] and not wish["isHere"]:
            focus = await self.press(wish["key"])
        else:
            await self._go_to(wish)
            focus = await self.press("Enter")
        if focus["isSelected"]:
            await self.press("Enter")

    def _wish(self, taken: list[dict[str, Any]]) -> dict[str, Any]:
        """Return any place; who lays out dice mostly fills places, and goes on half of the time."""
        done = [one for one in taken if one["name"] in (READY, "button/plan")]
        places = [one for one in taken if one["name"].startswith("place/")]
        if done and self.dice.randrange(2):
            return self.dice.choice(done)
        if places and self.dice.randrange(4):
            return self.dice.choice(places)
        return self.dice.choice(taken)

    async def go_to(self, target: str) -> None:
        """Walk to what can be taken, by its name."""
        taken = await self.page.evaluate(TAKEN)
        await self._go_to(next(one for one in taken if one["name"] == target))

    async def _go_to(self, wish: dict[str, Any]) -> None:
        """Walk to a place: by the key of the main button, else zone by zone, then by arrows."""
        if wish["isHere"]:
            return
        if wish["isMain"]:
            await self.press("m")
            return
        tried: set[tuple[int, str]] = set()
        for _ in range(MOST_STEPS):
            now = (await self.page.evaluate(TAKEN))[wish["index"]]
            if now["isHere"]:
                return
            at = (await self.page.evaluate(FOCUS))["number"]
            steps = steps_to(now)
            key = next((key for key in steps if (at, key) not in tried), steps[0])
            tried.add((at, key))
            await self.press(key)
        raise AssertionError(f"the keys don't lead to {wish}")

    async def finish_by_keys(self) -> None:
        """Play to the end, with few keys."""
        self.keys = 0
        for _ in range(LONGEST_GAME):
            if not await self.is_asked():
                assert await self.page.locator(END).count()
                break
            await self.has_focus()
            await self.take()
        else:
            raise AssertionError("this game never ends")
        print(f"{self.keys_per_pick:.2f} keys for each of {self.picks} picks")  # with pytest -s
        assert self.keys_per_pick <= FEW, f"{self.keys} keys for {self.picks} picks"


def steps_to(place: dict[str, Any]) -> list[str]:
    """Return the keys that may lead nearer to a place, the best first."""
    zone, zones = place["zone"], place["zones"]
    if zones is None or zone:
        return [".", ","] if zones is None or zone % zones <= zones / 2 else [",", "."]
    dx, dy = place["away"]
    across = ["ArrowRight", "ArrowLeft"] if dx > 0 else ["ArrowLeft", "ArrowRight"]
    along = ["ArrowDown", "ArrowUp"] if dy > 0 else ["ArrowUp", "ArrowDown"]
    (first, third), (second, fourth) = (across, along) if abs(dx) > abs(dy) else (along, across)
    return [first, second, fourth, third]
