"""A tutor beside the table: notes that come once, a goal, and a question before a costly move."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.async_api import expect

from klubovna.core.game import titles
from tests.browser.chromium import OpenPage
from tests.browser.player import Player, everything_in_reach
from tests.browser.scenes import COVERED, SKIP, scenes, sit_down
from tests.browser.test_axe import everywhere
from tests.server.clubhouse_process import ClubhouseProcess
from tests.server.guests import Host

TUTORED = [game.id for game in titles().values() if game.parts.tutor is not None]
QUESTIONS = 25  # of a tutored game: most notes come early

# Tells every note that comes, for the whole visit.
NOTES = """
(() => {
  window.shownNotes = [];
  new MutationObserver(() => {
    const id = document.querySelector("[data-note]")?.dataset.note;
    if (id && id !== window.shownNotes.at(-1)) window.shownNotes.push(id);
  }).observe(document, { subtree: true, childList: true });
})()
"""


@everywhere
async def test_a_note_comes_once(
    house: ClubhouseProcess, open_page: OpenPage, screen: dict[str, Any]
) -> None:
    """The first new note at each question; done or hidden, it never comes again."""
    page = await open_page(screen, tutor=True)
    tell = await sit_down(page, house.url)
    first, second = scenes(2)
    await tell(first.lesson)
    note = page.get_by_role("note")
    await expect(note).to_have_attribute("data-note", first.notes[0])
    assert await note.evaluate(COVERED) == []
    await tell(second.position, second.lesson)
    new = next(id for id in second.notes if id != first.notes[0])
    await expect(note).to_have_attribute("data-note", new)
    await note.get_by_role("button", name="Hide note").click()
    await expect(note).to_be_hidden()
    await tell(second.lesson)
    await page.reload()
    await expect(page.locator("[data-connection=online]")).to_be_attached()
    await tell(second.position, second.lesson)
    known = {first.notes[0], new}
    left = [id for id in second.notes if id not in known]
    await expect(note).to_have_attribute("data-note", left[0])


@everywhere
async def test_a_costly_move_is_asked_about(
    house: ClubhouseProcess, open_page: OpenPage, screen: dict[str, Any]
) -> None:
    """At the button that was pressed, once a turn; the better way is the main button."""
    page = await open_page(screen, tutor=True)
    player = Player(page)
    tell = await sit_down(page, house.url)
    scene = scenes(1)[0]
    await tell(scene.lesson)
    await expect(page.get_by_role("note")).to_be_visible()
    skip = page.locator(f"[data-target='{SKIP}']")
    await skip.click()
    doubt = page.get_by_role("alertdialog")
    await expect(doubt.get_by_role("button").first).to_be_focused()
    await expect(doubt.get_by_role("checkbox", name="Ask before costly moves")).to_be_checked()
    await page.keyboard.press("Escape")
    await expect(doubt).to_be_hidden()
    assert not chosen(player)
    await skip.click()  # once a turn
    await expect(skip).to_have_attribute("aria-busy", "true")
    assert len(chosen(player)) == 1


def chosen(player: Player) -> list[dict[str, Any]]:
    """Return what the page has picked."""
    return [one for one in player.said if one["type"] == "choose"]


async def test_the_better_way(house: ClubhouseProcess, open_page: OpenPage) -> None:
    """The main button lays the better card ready; the other way stays one press away."""
    page = await open_page(tutor=True)
    player = Player(page)
    tell = await sit_down(page, house.url)
    scene = scenes(1)[0]
    await tell(scene.lesson)
    await expect(page.get_by_role("note")).to_be_visible()
    await page.locator(f"[data-target='{SKIP}']").click()
    await page.get_by_role("alertdialog").get_by_role("button").first.click()
    await expect(page.locator("button.selected[data-target^='hand/']")).to_be_visible()
    await tell(scenes(2)[1].position, scenes(2)[1].lesson)  # the log is the same, so is the turn
    await page.locator(f"[data-target='{SKIP}']").click()
    await expect(page.get_by_role("alertdialog")).to_be_hidden()
    assert len(chosen(player)) == 1


async def test_off_and_on(house: ClubhouseProcess, open_page: OpenPage) -> None:
    """The tutor is there in a first game; switched off it stays silent, switched on it is back."""
    page = await open_page(tutor=True)
    player = Player(page)
    table = Host.open(house.url, "me", "bot:easy")
    await page.goto(f"{house.url}/t/{table.id}#{table.keys[0]}")
    note = page.get_by_role("note")
    await expect(note).to_be_visible()
    switch = page.get_by_role("switch", name="Tutor")
    await expect(switch).to_be_checked()
    await switch.click()
    await expect(note).to_be_hidden()
    await page.reload()
    await expect(switch).not_to_be_checked()
    await expect(page.locator("[data-topic]")).to_have_count(0)
    await switch.click()
    await expect(note).to_be_visible()
    await expect(page.locator("[data-topic]").first).to_be_visible()
    assert [one["on"] for one in player.said if one["type"] == "teach"] == [True, False, True]


@everywhere
@pytest.mark.parametrize("game", TUTORED)
async def test_a_tutored_game(
    house: ClubhouseProcess, open_page: OpenPage, game: str, screen: dict[str, Any]
) -> None:
    """With notes, goals and questions beside it, all that is lit stays in reach; no note twice."""
    page = await open_page(screen, tutor=True)
    await page.context.add_init_script(NOTES)
    player = Player(page, 4, has_touch=bool(screen.get("has_touch")))
    table = Host.open(house.url, "me", "bot:easy", "bot:easy", game=game)
    await page.goto(f"{house.url}/t/{table.id}#{table.keys[0]}")
    await player.play(everything_in_reach, questions=QUESTIONS)
    notes: list[str] = await page.evaluate("() => window.shownNotes")
    assert len(notes) > 3
    assert len(notes) == len(set(notes))


@pytest.mark.parametrize(
    "size", [(1280, 800), (390, 844), (844, 390), (768, 1024), (2560, 1440)], ids=str
)
async def test_bubbles_stay_on_the_screen(
    house: ClubhouseProcess, open_page: OpenPage, size: tuple[int, int]
) -> None:
    """At every size: inside the screen, and never over the buttons of the question."""
    page = await open_page({"viewport": {"width": size[0], "height": size[1]}}, tutor=True)
    tell = await sit_down(page, house.url)
    scene = scenes(1)[0]
    await tell(scene.lesson)
    note = page.get_by_role("note")
    await expect(note).to_be_visible()
    await page.wait_for_function(
        f"() => ({COVERED})(document.querySelector('[data-note]')).length === 0"
    )
    await note.get_by_role("button", name="Hide note").click()
    await tell(scene.why)
    await expect(page.locator("[data-why]")).to_be_visible()
    await page.wait_for_function(
        f"() => ({COVERED})(document.querySelector('[data-why]')).length === 0"
    )
