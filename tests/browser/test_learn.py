"""How a newcomer learns: pages of two minutes, the book of rules, a home that tells a lot."""

from __future__ import annotations

import re
from typing import Any, Literal

import pytest
from playwright.async_api import Page, expect

from klubovna.core.game import titles
from scripts.page import WEB
from tests.browser.chromium import DESK, PHONE, OpenPage
from tests.browser.test_axe import check, everywhere
from tests.browser.visits import table_of
from tests.server.clubhouse_process import ClubhouseProcess

GAMES = tuple(titles())
TAUGHT = tuple(sorted(path.parts[-3] for path in WEB.glob("src/games/*/learn/index.ts")))
UNSAID = "⟦"  # how a word that no catalogue knows is shown
BEYOND = "() => document.scrollingElement.scrollWidth - innerWidth"
LEVELS = "() => JSON.parse(localStorage.getItem('klubovna.home')).sitters"

each_taught = pytest.mark.parametrize("game", TAUGHT)
both_languages = pytest.mark.parametrize("lang", ["cs", "en"])


async def open_book(page: Page, house: ClubhouseProcess, game: str) -> int:
    """Come to the pages of a game; return how many there are."""
    await page.goto(f"{house.url}/learn/{game}")
    await expect(page.get_by_role("heading", level=1)).to_be_visible()
    return await page.locator(".segments button").count()


async def page_number(page: Page, number: int) -> None:
    """So far one has come, and the page says all that it has to."""
    here = page.locator(".segments button[aria-current=step]")
    await expect(here).to_have_accessible_name(re.compile(rf"\D{number}: \S"))
    said = await page.locator("main").inner_text()
    assert UNSAID not in said
    assert await page.evaluate(BEYOND) <= 0


async def swipe(page: Page, by: int) -> None:
    """Move a finger sideways over the page."""
    line = await page.context.new_cdp_session(page)
    start, ways = {"x": 195, "y": 300}, ({"x": 195 + by * part / 4, "y": 306} for part in (1, 2, 4))
    await line.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [start]})
    for way in ways:
        await line.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [way]})
    await line.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    await line.detach()


@both_languages
@each_taught
async def test_pages_at_the_desk(
    house: ClubhouseProcess, open_page: OpenPage, game: str, lang: str
) -> None:
    """Forth by buttons, back by arrows, anywhere by the small pages; what was read has a tick."""
    page = await open_page(DESK, lang)
    count = await open_book(page, house, game)
    onward = page.locator("footer .btn--main")
    for number in range(1, count):
        await page_number(page, number)
        await onward.click()
    await page_number(page, count)
    for number in range(count - 1, 0, -1):
        await page.keyboard.press("ArrowLeft")
        await page_number(page, number)
    small = page.locator(".steps button")
    await small.nth(2).click()
    await page_number(page, 3)
    await expect(small.nth(2)).to_have_attribute("aria-current", "step")
    await page.reload()
    ticks = small.get_by_role("img", name=re.compile("^(read|přečteno)$"))
    await expect(ticks).to_have_count(count - 1)  # the first is open again


@both_languages
@each_taught
async def test_pages_on_the_phone(
    house: ClubhouseProcess, open_page: OpenPage, game: str, lang: str
) -> None:
    """A finger turns them, forth and back; a segment leads to its page."""
    page = await open_page(PHONE, lang)
    count = await open_book(page, house, game)
    for number in range(1, count):
        await page_number(page, number)
        await swipe(page, -150)
    await page_number(page, count)
    await swipe(page, 150)
    await page_number(page, count - 1)
    await page.locator(".segments button").first.tap()
    await page_number(page, 1)
    await swipe(page, 150)  # there is nothing before the first
    await page_number(page, 1)


@everywhere
@each_taught
async def test_no_barriers_on_the_pages(
    house: ClubhouseProcess, open_page: OpenPage, game: str, screen: dict[str, Any]
) -> None:
    """For everybody, on each page."""
    page = await open_page(screen)
    for number in range(1, await open_book(page, house, game) + 1):
        await page_number(page, number)
        await check(page, f"page {number} of {game}")
        await page.keyboard.press("ArrowRight")


async def test_the_last_page_plays(house: ClubhouseProcess, open_page: OpenPage) -> None:
    """Against easy bots, as nobody here has played it yet."""
    page = await open_page()
    await open_book(page, house, "fort")
    await page.keyboard.press("End")
    await page.get_by_role("button", name="Play now").click()
    await table_of(page)
    assert await page.evaluate(LEVELS) == {"fort": ["easy", "easy"]}


async def test_pages_can_be_left(house: ClubhouseProcess, open_page: OpenPage) -> None:
    """From home and back home; from a table and back to that table."""
    page = await open_page()
    await page.goto(house.url)
    await page.get_by_role("link", name="Learn the game").click()
    await expect(page).to_have_url(f"{house.url}/learn/fort")
    await expect(page.get_by_role("heading", level=1)).to_be_visible()
    await page.keyboard.press("Escape")
    await page.get_by_role("button", name="Play now").click()
    table = await table_of(page)
    await page.get_by_role("button", name="Menu").click()
    await page.get_by_role("button", name="Learn in two minutes").click()
    await expect(page.get_by_role("heading", level=1)).to_be_visible()
    await page.keyboard.press("End")
    await page.get_by_role("button", name="Back to the table").click()
    await expect(page).to_have_url(f"{house.url}/t/{table}")


@both_languages
@pytest.mark.parametrize("game", GAMES)
async def test_every_game_has_a_book(
    house: ClubhouseProcess, open_page: OpenPage, game: str, lang: str
) -> None:
    """All rules in chapters, every word said, every board drawn, and nothing sticks out."""
    screen = DESK if lang == "cs" else PHONE
    page = await open_page(screen, lang)
    await page.goto(f"{house.url}/rules/{game}")
    await expect(page.locator(".chapter").first).to_be_visible()
    lessons = await (await page.request.get(f"{house.url}/api/games/{game}/lessons/{lang}")).json()
    await page.evaluate("window.dispatchEvent(new Event('beforeprint'))")
    await expect(page.locator(".still > .ground")).to_have_count(len(lessons["examples"]))
    assert await page.locator("[data-rule]").count() >= 40
    assert UNSAID not in await page.locator("main").inner_text()
    assert await page.evaluate(BEYOND) <= 0


async def test_the_book(house: ClubhouseProcess, open_page: OpenPage) -> None:
    """A link leads to its sentence; words are looked for; contents lead to chapters."""
    page = await open_page()
    await page.goto(f"{house.url}/rules/fort#9.1")
    sentence = page.locator("[data-rule='9.1']")
    await expect(sentence).to_be_in_viewport()
    await expect(sentence).to_have_class(re.compile("meant"))
    await page.get_by_role("navigation", name="Contents").get_by_role("link").nth(1).click()
    await expect(page.locator("#chapter-2")).to_be_in_viewport()
    await page.get_by_role("link", name="Rule 2.3", exact=True).click()
    await expect(page).to_have_url(f"{house.url}/rules/fort#2.3")
    await expect(page.locator("[data-rule='2.3']")).to_have_class(re.compile("meant"))
    everything = await page.locator("[data-rule]").count()
    await page.get_by_role("searchbox").fill("PIZZA toy")
    found = await page.locator("[data-rule], figure").count()
    assert 0 < found < everything
    await expect(page.get_by_role("status")).to_have_text(f"{found} places")
    marks = {word.casefold() for word in await page.locator("mark").all_inner_texts()}
    assert marks == {"pizza", "toy"}


async def test_the_book_on_paper(house: ClubhouseProcess, open_page: OpenPage) -> None:
    """What only a screen needs is not printed, and paper is light at night, too."""
    page = await open_page(color_scheme="dark")
    await page.goto(f"{house.url}/rules/fort")
    aids = [page.locator(".bar"), page.locator(".contents"), page.get_by_role("searchbox")]
    for aid in aids:
        await expect(aid.first).to_be_visible()
    await page.emulate_media(media="print")
    for aid in aids:
        await expect(aid.first).to_be_hidden()
    await expect(page.locator(".chapter").last).to_be_visible()
    await page.evaluate("window.dispatchEvent(new Event('beforeprint'))")
    await expect(page.locator("html")).to_have_attribute("data-theme", "light")
    await page.evaluate("window.dispatchEvent(new Event('afterprint'))")
    await expect(page.locator("html")).not_to_have_attribute("data-theme", "light")


@everywhere
async def test_no_barriers_in_the_book(
    house: ClubhouseProcess, open_page: OpenPage, screen: dict[str, Any]
) -> None:
    """The book, what was found in it, and a board made large."""
    page = await open_page(screen)
    await page.goto(f"{house.url}/rules/fort#4.5")
    await expect(page.locator(".still > .ground").first).to_be_visible()
    await check(page, "book of rules")
    await page.get_by_role("button", name=re.compile("^Larger: ")).first.click()
    await expect(page.get_by_role("dialog")).to_be_visible()
    await check(page, "a large example")
    await page.keyboard.press("Escape")
    await page.get_by_role("searchbox").fill("pizza")
    await expect(page.locator("mark").first).to_be_visible()
    await check(page, "found in the book")


async def test_the_rule_in_force(house: ClubhouseProcess, open_page: OpenPage) -> None:
    """At the table the book opens where the question's rule stands; it leads to the whole one."""
    page = await open_page()
    await page.goto(house.url)
    await page.get_by_role("button", name="Play now").click()
    table = await table_of(page)
    link = page.locator("#prompt a.rule-no")  # of the first question: to play, or to follow
    await expect(link).to_be_visible()
    rule = await link.get_attribute("data-rule")
    await page.keyboard.press("r")
    book = page.get_by_role("dialog", name="Rules")
    sentence = book.locator(f"[data-rule='{rule}']")
    await expect(sentence).to_be_in_viewport()
    await expect(sentence).to_contain_text("applies now")
    await page.keyboard.press("r")
    await expect(book).to_be_hidden()
    await link.click()
    await expect(sentence).to_be_in_viewport()
    await book.get_by_role("link", name=f"Rule {rule}", exact=True).click()
    await expect(page).to_have_url(f"{house.url}/rules/fort?from={table}&now={rule}#{rule}")
    await expect(page.locator(f"[data-rule='{rule}']")).to_contain_text("applies now")
    await page.get_by_role("link", name="Back to the table").click()
    await expect(page).to_have_url(f"{house.url}/t/{table}")


@both_languages
async def test_home_tells_of_each_game(
    house: ClubhouseProcess, open_page: OpenPage, lang: Literal["cs", "en"]
) -> None:
    """In words, with a look at its table; and nobody is asked to type a command."""
    page = await open_page(DESK, lang)
    await page.goto(house.url)
    boxes = page.locator(".boxes button")
    for number in range(len(GAMES)):
        await boxes.nth(number).click()
        about = page.locator(".about")
        await expect(about.locator(".what")).to_have_text(re.compile(".{40}"))
        await expect(about.get_by_role("link", name=re.compile("Pravidla|Rules"))).to_be_visible()
        picture = about.locator("img")
        await expect(picture).to_have_js_property("naturalWidth", 960)
        assert "klubovna " not in await page.locator("main").inner_text()
    await page.locator(".look").click()
    await expect(page.get_by_role("dialog").locator("img")).to_be_visible()


async def test_home_remembers(house: ClubhouseProcess, open_page: OpenPage) -> None:
    """The last game, how strong the bots were, and how many sat there."""
    page = await open_page()
    await page.goto(house.url)
    await page.get_by_role("button", name="Hamlet").click()
    seat = page.get_by_role("combobox", name="Who sits on seat 2")
    await expect(seat).to_have_value("easy")
    await seat.select_option("hard")
    await page.get_by_role("button", name="less").click()
    await page.get_by_role("button", name="Play now").click()
    await table_of(page)
    await page.goto(house.url)
    await expect(page.get_by_role("heading", name="New table: Hamlet")).to_be_visible()
    await expect(seat).to_have_value("hard")
    await expect(page.get_by_role("combobox", name="Who sits on seat 3")).to_have_count(0)
    await page.get_by_role("button", name="Fort").first.click()
    await expect(seat).to_have_value("easy")


async def test_my_tables_come_first_on_a_phone(
    house: ClubhouseProcess, open_page: OpenPage
) -> None:
    """What waits for me stands above what could be begun; before there is any, it does not."""
    page = await open_page(PHONE)
    await page.goto(house.url)
    mine = page.get_by_role("region", name="Your tables")
    new = page.get_by_role("region", name="New table")
    await expect(new).to_be_visible()
    assert await top(new) < await top(mine)
    await page.get_by_role("button", name="Play now").tap()
    await table_of(page)
    await page.goto(house.url)
    await expect(mine.get_by_role("link")).to_have_count(1)
    assert await top(mine) < await top(new)


async def top(element: Any) -> float:
    """Return how far from the top of the page something begins."""
    box = await element.bounding_box()
    assert box is not None
    return float(box["y"])
