"""The one who listens to pages hears what a person would be puzzled by."""

from __future__ import annotations

import pytest
from playwright.async_api import Page

from tests.browser.chromium import OpenPage
from tests.browser.watch import Watch

BLANK = "data:text/html,<p id=p>hello</p>"
PUZZLES = [
    ("p.textContent = '⟦home-play⟧'", "⟦home-play⟧"),
    ("p.title = 'Hello { $name }'.replace('{ ', '{')", "Hello {$name }"),
    ("p.append(document.createElement('b')); p.lastChild.textContent = 1 + undefined", "NaN"),
    ("console.error('ouch')", "ouch"),
    ("setTimeout(() => { throw new Error('ouch') })", "ouch"),
    ("fetch('http://127.0.0.1:9/').catch(() => {})", "127.0.0.1:9"),
]


async def complaints_after(page: Page, watch: Watch, deed: str) -> str:
    """Do something on a page, and return what was heard."""
    await page.goto(BLANK)
    await page.evaluate(f"() => {{ const p = document.getElementById('p'); {deed}; }}")
    for _ in range(100):
        if watch.complaints:
            break
        await page.wait_for_timeout(20)
    heard = "\n".join(watch.complaints)
    watch.complaints.clear()
    return heard


@pytest.mark.parametrize(("deed", "puzzle"), PUZZLES)
async def test_puzzles_are_heard(open_page: OpenPage, watch: Watch, deed: str, puzzle: str) -> None:
    """Words that are missing, values that are none, errors, requests that fail."""
    assert puzzle in await complaints_after(await open_page(), watch, deed)
    watch.forgive("127.0.0.1:9")


async def test_what_is_provoked_is_forgiven(open_page: OpenPage, watch: Watch) -> None:
    """A test may say what it expects to go wrong."""
    watch.forgive("ouch")
    page = await open_page()
    await page.goto(BLANK)
    await page.evaluate("console.error('ouch')")
