"""The first page: what to play, with whom, in which language and light."""

from __future__ import annotations

from playwright.async_api import Page, expect

from tests.browser.chromium import DESK, PHONE, OpenPage
from tests.browser.player import Player
from tests.browser.visits import leave_out, table_of
from tests.browser.watch import Watch
from tests.server.clubhouse_process import ClubhouseProcess


async def test_two_clicks_to_a_game(house: ClubhouseProcess, open_page: OpenPage) -> None:
    """Fort lies on top; a click plays it against bots, the next one picks something there."""
    page = await open_page()
    player = Player(page)
    await page.goto(house.url)
    await expect(page.get_by_role("button", name="Fort", exact=False).first).to_have_attribute(
        "aria-pressed", "true"
    )
    await page.get_by_role("button", name="Play now").click()
    await expect(page).to_have_url(f"{house.url}/t/{await table_of(page)}")
    assert not await player.play(questions=1)
    assert any(said["type"] == "choose" for said in player.said)


async def test_games_that_are_not_ready_say_so(
    house: ClubhouseProcess, open_page: OpenPage
) -> None:
    """Their boxes can be taken down and looked at, and lead back to one that can be played."""
    page = await open_page()
    await leave_out(page, "hamlet")
    await page.goto(house.url)
    await page.get_by_role("button", name="Hamlet").click()
    await expect(page.get_by_text("We are still working on this game.")).to_be_visible()
    await page.get_by_role("button", name="Play Fort in the meantime").click()
    await expect(page.get_by_role("button", name="Play now")).to_be_visible()


async def test_boxes_by_keyboard(house: ClubhouseProcess, open_page: OpenPage) -> None:
    """Arrows walk along the shelf."""
    page = await open_page()
    await page.goto(house.url)
    await page.get_by_role("button", name="Fort").first.focus()
    await page.keyboard.press("ArrowLeft")
    await page.keyboard.press("Enter")
    await expect(page.get_by_role("button", name="Hamlet")).to_have_attribute(
        "aria-pressed", "true"
    )


async def test_languages(house: ClubhouseProcess, open_page: OpenPage) -> None:
    """The browser's language comes first; a choice is kept, also at the table."""
    page = await open_page(lang="cs-CZ")
    await page.goto(house.url)
    await expect(page.locator("html")).to_have_attribute("lang", "cs")
    await expect(page.get_by_role("heading", name="Co si dnes zahrajeme?")).to_be_visible()
    await page.get_by_role("button", name="English").click()
    await expect(page.get_by_role("heading", name="What shall we play today?")).to_be_visible()
    await expect(page.locator("html")).to_have_attribute("lang", "en")
    await page.reload()
    await expect(page.locator("html")).to_have_attribute("lang", "en")
    await page.get_by_role("button", name="Play now").click()
    await table_of(page)
    await page.get_by_role("button", name="Menu").click()
    await page.get_by_role("button", name="Čeština").click()
    await page.keyboard.press("Escape")
    await expect(page.get_by_role("button", name="Nabídka")).to_be_visible()
    await expect(page.locator("html")).to_have_attribute("lang", "cs")


async def test_a_language_that_nobody_here_speaks(
    house: ClubhouseProcess, open_page: OpenPage
) -> None:
    """Then the page speaks as at home."""
    page = await open_page(lang="fr")
    await page.goto(house.url)
    await expect(page.locator("html")).to_have_attribute("lang", "cs")


async def test_the_lamp(house: ClubhouseProcess, open_page: OpenPage) -> None:
    """Dark like the system, until somebody turns the lamp up; a reload keeps that."""
    page = await open_page(color_scheme="dark")
    await page.goto(house.url)
    dark = await paper(page)
    await page.get_by_role("button", name="Light and dark").click()
    await expect(page.locator("html")).to_have_attribute("data-theme", "light")
    assert await paper(page) != dark
    await page.reload()
    await expect(page.locator("html")).to_have_attribute("data-theme", "light")


async def paper(page: Page) -> str:
    """Return the colour that the page is read on."""
    colour: str = await page.get_by_role("region", name="New table").evaluate(
        "element => getComputedStyle(element).backgroundColor"
    )
    return colour


async def test_the_clubhouse_is_as_wide_as_the_screen(
    house: ClubhouseProcess, open_page: OpenPage
) -> None:
    """Neither the desk nor the phone scrolls sideways."""
    for screen in (DESK, PHONE):
        page = await open_page(screen)
        for path in ("/", "/replay", "/styleguide"):
            await page.goto(house.url + path)
            await expect(page.get_by_role("heading").first).to_be_visible()
            wide = "document.scrollingElement.scrollWidth - innerWidth"
            assert await page.evaluate(wide) <= 0, (path, screen)


async def test_a_table_that_is_not_there(
    house: ClubhouseProcess, open_page: OpenPage, watch: Watch
) -> None:
    """A wrong link is answered in words, with a way out."""
    watch.forgive("404")
    page = await open_page()
    await page.goto(f"{house.url}/t/nowhere")
    await expect(page.get_by_role("heading", name="There is no such table.")).to_be_visible()
    await page.get_by_role("link", name="Home", exact=True).click()
    await expect(page.get_by_role("button", name="Play now")).to_be_visible()
