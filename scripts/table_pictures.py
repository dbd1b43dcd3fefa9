"""Takes pictures of every table in windows of all sizes, by day and night, in build/pictures.

They are there to be looked at, one by one, after a change of the page; nothing shows them.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final, Literal

from playwright.async_api import Browser

from tests.browser.chromium import DESK, PHONE

ROOT = Path(__file__).resolve().parents[1]
GALLERY = ROOT / "build" / "pictures"


def window(width: int, height: int) -> dict[str, Any]:
    """Return a window of such a size."""
    return {"viewport": {"width": width, "height": height}}


WINDOWS: Final[dict[str, dict[str, Any]]] = {
    "desk": DESK,
    "phone": PHONE,
    "sideways": PHONE | window(844, 390),
    "small-phone": PHONE | window(320, 640),
    "tablet": window(768, 1024),
    "zoomed": window(960, 540),
    "low": window(1366, 640),
    "large": window(2560, 1440),
}
LIGHTS: Final[tuple[Literal["light", "dark"], ...]] = ("light", "dark")
LANGUAGES: Final = ("cs", "en")


async def take_tables(browser: Browser, links: dict[str, str]) -> None:
    """Take each table; `links` lead to the seat of somebody who is asked."""
    for game, link in links.items():
        folder = GALLERY / game / "tables"
        folder.mkdir(parents=True, exist_ok=True)
        for name, screen in WINDOWS.items():
            for lang in LANGUAGES:
                page = await browser.new_page(**screen, locale=lang, reduced_motion="reduce")
                await page.goto(link)
                await page.locator("main[aria-busy=false]").wait_for()
                await page.evaluate("document.fonts.ready")
                for light in LIGHTS:
                    await page.emulate_media(color_scheme=light)
                    await page.screenshot(path=folder / f"{name}-{lang}-{light}.png")
                await page.close()
