"""The browser of the tests works."""

from __future__ import annotations

import pytest

from tests.browser.chromium import DESK, PHONE, OpenPage

HELLO = "data:text/html,<title>hello</title><script>document.title += ' ' + innerWidth</script>"


@pytest.mark.parametrize(("screen", "width"), [(DESK, 1280), (PHONE, 980)])
async def test_a_page_opens(open_page: OpenPage, screen: dict[str, object], width: int) -> None:
    """It runs scripts, and has the size it was asked for."""
    page = await open_page(screen)
    await page.goto(HELLO)
    assert await page.title() == f"hello {width}"
    assert page.viewport_size == screen["viewport"]


async def test_two_pages_know_nothing_of_each_other(open_page: OpenPage) -> None:
    """Each has its own language and memory."""
    one, other = await open_page(lang="cs"), await open_page(lang="en")
    assert one.context is not other.context
    assert [await page.evaluate("navigator.language") for page in (one, other)] == ["cs", "en"]
