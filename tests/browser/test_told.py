"""The board in words: one key away, in sentences, up to date, and back where one was."""

from __future__ import annotations

from playwright.async_api import Locator, Page, expect

from tests.browser.chromium import PHONE, OpenPage
from tests.browser.player import Player
from tests.browser.test_axe import check
from tests.browser.typist import Typist
from tests.server.clubhouse_process import ClubhouseProcess
from tests.server.guests import Host


def sit_down(url: str, game: str) -> Host:
    """Open a table for a person and a bot."""
    return Host.open(url, "me", "bot:easy", game=game)


def link(url: str, table: Host) -> str:
    """Return the link of the person's seat."""
    return f"{url}/t/{table.id}#{table.keys[0]}"


def line(sheet: Locator, text: str) -> Locator:
    """Return the first line that says something."""
    return sheet.get_by_role("listitem").filter(has_text=text).first


async def walk_out(page: Page, typist: Typist) -> str:
    """Leave the sheet by Esc; return the place that has the focus then."""
    await page.keyboard.press("Escape")
    await typist.has_focus()
    place: str = await page.evaluate("() => document.activeElement.dataset.target")
    return place


async def test_a_key_tells_the_board(house: ClubhouseProcess, open_page: OpenPage) -> None:
    """B opens it at its first heading, a pick made elsewhere is told, Esc leads back."""
    page = await open_page()
    typist = Typist(page)
    table = sit_down(house.url, "fort")
    await page.goto(link(house.url, table))
    await typist.is_asked()
    stop = await typist.walk_to_a_pick()
    await page.keyboard.press("b")
    sheet = page.get_by_role("dialog", name="Board in words")
    await expect(sheet.get_by_role("heading", name="What is asked")).to_be_focused()
    await expect(sheet.get_by_role("heading", name="Your hand")).to_be_visible()
    await expect(line(sheet, "Stash: nothing.")).to_be_visible()
    await expect(line(sheet, "Private:")).to_be_visible()
    await expect(sheet.get_by_role("status")).to_be_empty()
    await check(page, "the board in words")
    assert await walk_out(page, typist) == stop["target"]
    await expect(sheet).to_be_hidden()

    await page.keyboard.press("b")
    await expect(line(sheet, "Stash: nothing.")).to_be_visible()
    told = sheet.locator(".told")
    before = await told.inner_text()
    elsewhere = await table.enter(0)  # the same seat, on another device
    await elsewhere.until_asked()
    await elsewhere.pick(elsewhere.options[0])
    await expect(sheet.get_by_role("status")).to_have_text("Updated.")
    assert await told.inner_text() != before
    await expect(sheet).to_be_visible()


async def test_on_a_phone_it_is_in_the_menu(house: ClubhouseProcess, open_page: OpenPage) -> None:
    """Hamlet's map says what is linked to what; what is asked stands first."""
    page = await open_page(PHONE, lang="cs")
    await page.goto(link(house.url, sit_down(house.url, "hamlet")))
    await Player(page, has_touch=True).is_asked()
    await page.get_by_role("button", name="Nabídka").tap()
    await page.get_by_role("button", name="Stůl slovy").tap()
    sheet = page.get_by_role("dialog", name="Stůl slovy")
    await expect(sheet.get_by_role("heading", name="Na co se čeká")).to_be_focused()
    await expect(line(sheet, "Kostel. Spojeno cestou: ")).to_be_visible()
    await check(page, "the board in words")
