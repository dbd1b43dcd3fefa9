"""Takes pictures of all that teaches: every game, both screens, both languages, in build/pictures.

They are there to be looked at, one by one, after a change of the page; nothing shows them.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from playwright.async_api import Browser, Page

from tests.browser.chromium import DESK, PHONE

ROOT = Path(__file__).resolve().parents[1]
GALLERY = ROOT / "build" / "pictures"
SCREENS = {"desk": DESK, "phone": PHONE}
LANGUAGES = ("cs", "en")
NOTE = "[role=note]"
BUBBLE = ".bubble[role=dialog]"
CARD = ".in-words[open]"
UNLIT = "main button[data-target]:not(.lit, [data-option]):visible"


async def take_lessons(browser: Browser, home: str, links: dict[str, str]) -> None:
    """Go through all that teaches each game; `links` lead to the seat of somebody who is asked."""
    for game, link in links.items():
        for name, screen in SCREENS.items():
            for lang in LANGUAGES:
                page = await browser.new_page(**screen, locale=lang, reduced_motion="reduce")
                camera = Camera(page, GALLERY / game / f"{name}-{lang}")
                await camera.home(home, list(links).index(game))
                await camera.learn(f"{home}/learn/{game}")
                await camera.books(home, game)
                await camera.table(link)
                await page.close()


class Camera:
    """A page, and the folder for its pictures."""

    def __init__(self, page: Page, folder: Path) -> None:
        self.page = page
        self.folder = folder
        folder.mkdir(parents=True, exist_ok=True)

    async def take(self, name: str, **more: Any) -> None:
        """Take a picture of what is on show."""
        await self.page.evaluate("document.fonts.ready")
        await self.page.screenshot(path=self.folder / f"{name}.png", **more)

    async def home(self, address: str, place: int) -> None:
        """Take a box from the shelf."""
        await self.page.goto(address)
        await self.page.locator(".shelf button").nth(place).click()
        await self.page.wait_for_load_state("networkidle")
        await self.take("home", full_page=True)

    async def learn(self, address: str) -> None:
        """Turn all pages of "learn in two minutes"."""
        await self.page.goto(address)
        title = self.page.get_by_role("heading", level=1)
        number, told = 1, await title.inner_text()
        while True:
            await self.take(f"learn-{number}")
            await self.page.keyboard.press("ArrowRight")
            if await title.inner_text() == told:
                return
            number, told = number + 1, await title.inner_text()

    async def books(self, home: str, game: str) -> None:
        """Open the book of rules and the library."""
        for book, entry in (("rules", "main h1"), ("library", "[data-entry]")):
            await self.page.goto(f"{home}/{book}/{game}")
            await self.page.locator(entry).first.wait_for()
            await self.take(book)

    async def table(self, link: str) -> None:
        """Sit down: a note of the tutor, the legend, a thing in words, and why not."""
        await self.page.goto(link)
        await self.page.locator("button.lit, button[data-option]").first.wait_for()
        await self.page.locator(NOTE).first.wait_for()
        await self.take("tutor")
        await self.page.keyboard.press("k")
        await self.page.get_by_role("dialog").first.wait_for()
        await self.take("legend")
        await self.close()
        await self.page.locator("main button.lit[data-target]").first.focus()
        await self.page.keyboard.press("i")
        await self.page.locator(CARD).first.wait_for()
        await self.take("in-words")
        await self.close()
        await self.page.keyboard.press("?")
        await self.page.locator(UNLIT).first.dispatch_event("click")
        await self.page.locator(BUBBLE).first.wait_for()
        await self.take("why-not")

    async def close(self) -> None:
        """Go back to the table; what lies below an open sheet can't be focused."""
        await self.page.keyboard.press("Escape")
        await self.page.locator("dialog[open]").wait_for(state="hidden")
