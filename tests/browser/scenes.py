"""Scenes of a table that teaches: moments of Fort, told to a page with all that its tutor says.

The page hears nothing of its own game, so that every scene is the same in every run.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import cache
from typing import Any

import msgspec
from playwright.async_api import Page, expect

from klubovna.core.game import title
from klubovna.server.messages import LessonAnswer, Position, WhyNotAnswer
from tests.browser.crowds import asked_in, shown
from tests.browser.test_crowds import link_to_table
from tests.browser.visits import cut_off

SKIP = "button/skip"
LESSONS = "**/lessons/*"
# Which buttons of the question lie below a bubble, if it isn't off the screen.
COVERED = """
(note) => {
  const box = note.getBoundingClientRect();
  const overlaps = (one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    return left < box.right && right > box.left && top < box.bottom && bottom > box.top;
  };
  const isOut = box.left < 0 || box.top < 0 || box.right > innerWidth || box.bottom > innerHeight;
  const buttons = [...document.querySelectorAll(".prompt .btn, .tools .main .btn")];
  return isOut ? ["off the screen"] : buttons.filter(overlaps).map((one) => one.textContent);
}
"""

Tell = Callable[..., Awaitable[None]]


@dataclass(frozen=True)
class Scene:
    """A question which card to play: a note, a caution against playing none, a card that lacks."""

    position: Position
    lesson: LessonAnswer
    why: WhyNotAnswer

    @property
    def notes(self) -> list[str]:
        """Return the ids of all notes that fit here, the worthiest first."""
        return [note.id for note in self.lesson.lesson.notes]


@cache
def scenes(count: int) -> list[Scene]:
    """Return the first scenes that the first of three seats meets in games played at random."""
    found: list[Scene] = []
    for number, (state, asked) in enumerate(asked_in(title("fort"), 3, 9)):
        if asked.kind == "fort.play_card" and (scene := scene_at(state, asked, number)):
            found.append(scene)
        if len(found) == count:
            break
    return found


def scene_at(state: Any, asked: Any, number: int) -> Scene | None:
    """Return the scene of a question, if it has all that a scene needs."""
    game = title("fort")
    lesson = game.lesson(state, 0)
    skips = [option.id for option in asked.options if option.target == SKIP]
    hand = game.view(state, 0)["players"][0]["hand_cards"]
    lacking = [why for card in hand if (why := why_not(state, f"hand/{card}"))]
    is_whole = lesson.notes and any(caution.option in skips for caution in lesson.cautions)
    if not (is_whole and lacking):
        return None
    stamp = f"asked-{number}"
    return Scene(shown(game, state, asked, stamp), LessonAnswer(stamp, lesson), lacking[0])


def why_not(state: Any, target: str) -> WhyNotAnswer | None:
    """Return why a card can't be played, if something is missing for it in numbers."""
    game = title("fort")
    lack, why = game.lack(state, 0, target), game.why_not(state, 0, target)
    if why is None or lack is None or not lack.needs:
        return None
    return WhyNotAnswer(target, why.rule, why.key, lack)


async def sit_down(page: Page, url: str) -> Tell:
    """Let a page sit at a table of Fort and see the first scene; return how to tell it more."""
    line = await cut_off(page, "lesson", "why_not", "refused")

    async def tell(*messages: msgspec.Struct) -> None:
        for message in messages:
            await line(msgspec.to_builtins(message))

    async with page.expect_response(LESSONS):  # before that, nothing has words
        await page.goto(link_to_table(url, "fort", 3))
        await tell(scenes(1)[0].position)
    await expect(page.locator("button.lit").first).to_be_visible()
    return tell
