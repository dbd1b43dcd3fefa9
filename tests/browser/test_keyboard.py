"""The table without a mouse: Tab, arrows, Enter, Esc and a letter for each tool."""

from __future__ import annotations

import re

from playwright.async_api import Page, expect

from tests.browser.chromium import OpenPage
from tests.browser.typist import Typist
from tests.browser.visits import choose_seats
from tests.server.clubhouse_process import ClubhouseProcess


async def sit_down(
    house: ClubhouseProcess, page: Page, seed: int = 1, level: str = "easy"
) -> Typist:
    """Start a game against a bot, and let go of the mouse; an easy one is in no hurry to win."""
    typist = Typist(page, seed)
    await page.goto(house.url)
    await choose_seats(page, level)
    await page.get_by_role("button", name="Play now").focus()
    await page.keyboard.press("Enter")
    return typist


async def test_a_whole_game_by_keyboard(house: ClubhouseProcess, open_page: OpenPage) -> None:
    """From the first page to the rematch; the focus is never lost."""
    page = await open_page()
    typist = await sit_down(house, page, level="normal")
    await typist.finish_by_keys()
    for _ in range(12):
        if "Rematch" in (await typist.press("Tab"))["name"]:
            break
    before = page.url
    await typist.press("Enter")
    await page.wait_for_function("before => location.href !== before", arg=before)
    await typist.is_asked()
    await typist.answer()


async def test_every_target_is_a_stop(house: ClubhouseProcess, open_page: OpenPage) -> None:
    """Whatever a question offers, Tab and arrows come to it, and it says its name."""
    page = await open_page()
    typist = await sit_down(house, page, 3)
    kinds: set[str] = set()
    while len(kinds) < 5:
        assert await typist.is_asked(), f"the game is over, and there were only {kinds}"
        decision = typist.decision
        assert decision is not None
        if decision["kind"] not in kinds:
            kinds.add(decision["kind"])
            offered = {option["target"] for option in decision["options"]}
            assert await typist.everything() >= offered, decision["kind"]
        await typist.answer()


async def test_the_focus_waits_at_the_answer(house: ClubhouseProcess, open_page: OpenPage) -> None:
    """A question has the focus at something lit; Q and M lead away and back, a number takes."""
    page = await open_page()
    typist = await sit_down(house, page, 4)
    focused = page.locator(":focus")
    for _ in range(12):
        await typist.is_asked()
        await typist.has_focus()
        await expect(focused).to_have_class(re.compile(r"\b(lit|btn)\b"))
        await expect(focused).to_have_attribute("data-nth", re.compile(r"\d"))
        place = await typist.press("Shift")
        await typist.press("q")
        await expect(focused).to_have_id("prompt")
        assert (await typist.press("q"))["place"] == place["place"]
        asked = typist.decision
        while typist.decision == asked:
            await typist.take()
            await page.wait_for_function("() => !document.querySelector('[aria-busy=true]')")
    await page.locator(".prompt").click()
    await expect(page.locator("[data-nth]")).to_have_count(0)


async def test_letters(house: ClubhouseProcess, open_page: OpenPage) -> None:
    """H advises, W asks why not, Esc puts back, U takes back; L and R lead to log and rules."""
    page = await open_page()
    typist = await sit_down(house, page)
    while True:
        await typist.is_asked()
        if (decision := typist.decision) and decision["kind"] == "fort.play_card":
            break
        await typist.answer()
    await page.keyboard.press("h")
    hint = page.get_by_role("note", name="Hint")
    await expect(hint).to_contain_text("A good player would do this")
    await expect(page.locator(".hinted").first).to_be_visible()
    await page.keyboard.press("Escape")
    await expect(hint).to_be_hidden()

    await check_keys(page)

    await check_selecting(page, typist)
    await check_notebook(page)


async def check_keys(page: Page) -> None:
    """The sheet of keys names that of "why not?"; who has learned "?" for it presses it twice."""
    asking = page.get_by_text("What do you want to ask about?")
    sheet = page.get_by_role("dialog", name="Keys")
    await page.keyboard.press("w")
    await expect(asking).to_be_visible()
    await page.keyboard.press("Escape")
    await expect(asking).to_be_hidden()
    await page.keyboard.press("?")
    await expect(sheet.get_by_role("definition").filter(has_text="Why not?")).to_be_visible()
    await page.keyboard.press("?")
    await expect(sheet).to_be_hidden()
    await expect(asking).to_be_visible()
    await page.keyboard.press("Escape")


async def check_selecting(page: Page, typist: Typist) -> None:
    """A selected card can be put back, and a played one taken back."""
    selected = page.locator("[data-look=selected]")
    while not (await typist.walk_to_a_pick())["target"].startswith("hand/"):
        pass
    await page.keyboard.press("Enter")
    await expect(selected).to_have_count(1)
    await page.keyboard.press("Escape")
    await expect(selected).to_have_count(0)
    await page.keyboard.press("Enter")
    await page.keyboard.press("Enter")
    undo = page.get_by_role("button", name="Undo")
    await expect(undo).not_to_have_attribute("aria-disabled", "true")
    await typist.is_asked()
    await page.keyboard.press("u")
    await expect(page.get_by_text("Which card do you play?")).to_be_visible()


async def check_notebook(page: Page) -> None:
    """The log tells the rule of a line; the rules open as a sheet and close with Esc."""
    await page.keyboard.press("l")
    log = page.get_by_role("list", name="Log")
    await expect(log.locator(":focus")).to_have_count(1)
    await log.get_by_role("button", name="Set-up").focus()
    for key in ("Enter", "ArrowDown", "Enter"):
        await page.keyboard.press(key)
    entry = page.get_by_role("listitem").filter(has=page.locator(".entry[aria-expanded=true]"))
    await expect(entry.get_by_role("link")).to_contain_text("Rule ")
    await page.keyboard.press("r")
    sheet = page.get_by_role("dialog", name="Rules")
    await expect(sheet).to_be_visible()
    await page.keyboard.press("Escape")
    await expect(sheet).to_be_hidden()
