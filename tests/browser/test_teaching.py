"""A table that teaches: every thing in words, legend, library, and why not."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.async_api import Locator, Page, expect

from klubovna.core.game import title, titles
from klubovna.core.teaching import Thing, when
from klubovna.server.messages import HintAnswer, WhyNotAnswer
from tests.browser.chromium import DESK, PAINT, PHONE, OpenPage
from tests.browser.player import Player
from tests.browser.scenes import COVERED, SKIP, scenes, sit_down
from tests.browser.test_axe import axe, check, check_by, everywhere
from tests.browser.test_replay import RECORD, open_file, place
from tests.browser.walk import teaching_games
from tests.server.clubhouse_process import ClubhouseProcess
from tests.server.guests import Host

# What a thing that is no target is asked as.
ASKED = {
    "zone/lookout": "lookout",
    "level/3": "level/3",
    "zone/rival": "rival",
    "zone/supply": "supply",
}

# What every entry of the library is called.
NAMES = """
(entries) => {
  const named = (one) => [one.dataset.entry, one.querySelector(".name").textContent];
  return Object.fromEntries(entries.map(named));
}
"""
UNSAID = "⟦"  # how a word that no catalogue knows is shown
# How far the words of a hint stand from its thing.
APART = """
(thing) => {
  const [a, b] = [thing, document.querySelector(".hint")].map((one) => one.getBoundingClientRect());
  const aside = Math.max(a.left - b.right, b.left - a.right, 0);
  return Math.max(aside, a.top - b.bottom, b.top - a.bottom);
}
"""
NEAR = 40  # pixels between a thing and what is said at it


def card_of(page: Page) -> Locator:
    """Return the large card in words."""
    return page.get_by_role("article")


async def test_a_card_in_words_at_the_desk(house: ClubhouseProcess, open_page: OpenPage) -> None:
    """Hover and focus give a glance; I and a click on what is no target open the card."""
    page = await open_page()
    await sit_down(page, house.url)
    glance = page.get_by_role("tooltip")
    await page.locator("[data-thing='level/2']").first.hover()
    await expect(glance).to_contain_text("Level 2")
    await page.mouse.move(640, 320)
    await expect(glance).to_be_hidden()

    lit = page.locator("button.lit[data-target^='hand/']").first
    await lit.focus()
    await page.keyboard.press("Shift")  # from now on by keyboard
    await page.keyboard.press("ArrowRight")
    await page.keyboard.press("ArrowLeft")
    await expect(glance).to_be_visible()
    assert await lit.get_attribute("aria-describedby") == await glance.get_attribute("id")

    await page.keyboard.press("i")
    await expect(card_of(page).get_by_role("heading")).to_be_visible()
    await expect(card_of(page).get_by_role("link", name="Rule").first).to_be_visible()
    await expect(card_of(page).get_by_text("documented").first).to_be_visible()
    await page.keyboard.press("Escape")
    await expect(card_of(page)).to_be_hidden()
    await expect(lit).to_be_focused()

    await page.locator("[data-thing='zone/perk_row'] h2").click()
    await expect(card_of(page)).to_contain_text("when your fort reaches level 2")
    await page.keyboard.press("Escape")
    await page.locator("button[data-target^='park/']").first.click()  # nothing is asked about it
    await expect(card_of(page).get_by_text("When and what for")).to_be_visible()


async def test_the_deed_is_on_the_card(house: ClubhouseProcess, open_page: OpenPage) -> None:
    """What can be done with a thing now is the main button of its card."""
    page = await open_page()
    player = Player(page)
    await sit_down(page, house.url)
    await page.locator("button.lit[data-target^='hand/']").first.hover()
    await page.keyboard.press("i")
    await page.mouse.move(1, 1)  # a button moves a little below the mouse
    await card_of(page).get_by_role("button", name="Play").click()
    await expect(card_of(page)).to_be_hidden()
    assert [one for one in player.said if one["type"] == "choose"]


async def test_a_card_in_words_on_the_phone(house: ClubhouseProcess, open_page: OpenPage) -> None:
    """A long press opens the card of a lit thing and does nothing else; a tap that of others."""
    page = await open_page(PHONE)
    player = Player(page)
    await sit_down(page, house.url)
    finger = await page.context.new_cdp_session(page)
    lit = page.locator("button.lit[data-target^='hand/']").first
    box = await lit.bounding_box()
    assert box
    point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    await finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    await expect(card_of(page)).to_be_visible()
    await finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    await expect(card_of(page).get_by_role("button", name="Play")).to_be_visible()
    await card_of(page).get_by_role("button", name="Close").click()
    await expect(card_of(page)).to_be_hidden()
    await expect(lit).to_have_attribute("aria-pressed", "false")
    await page.locator("[data-thing='level/1']").first.tap()
    await expect(card_of(page)).to_contain_text("Level 1")
    assert {one["type"] for one in player.said} <= {"hello", "ping", "teach"}


async def test_looking_around(house: ClubhouseProcess, open_page: OpenPage) -> None:
    """I without a thing: Tab and arrows lead over all things, Enter opens, Esc ends."""
    page = await open_page()
    await sit_down(page, house.url)
    await page.keyboard.press("i")
    looking = page.get_by_role("application")
    await expect(looking).to_be_focused()
    said = looking.locator("[aria-live]")
    heard = set()
    for key in ("Tab", "Tab", "ArrowDown", "ArrowUp", "ArrowLeft"):
        await page.keyboard.press(key)
        heard.add(await said.inner_text())
    assert len(heard) > 3
    await page.keyboard.press("Enter")
    await expect(card_of(page)).to_be_visible()
    await page.keyboard.press("Escape")
    await expect(looking).to_be_focused()
    await page.keyboard.press("Escape")
    await expect(looking).to_be_hidden()


async def test_legend_and_library(house: ClubhouseProcess, open_page: OpenPage) -> None:
    """K opens all icons, framed what the card shows; the library is a sheet and a page."""
    page = await open_page()
    await sit_down(page, house.url)
    await page.locator("button[data-target^='hand/']").first.hover()
    await page.keyboard.press("i")
    await expect(card_of(page)).to_be_visible()
    await page.keyboard.press("k")
    legend = page.get_by_role("region", name="Icons in words")
    await expect(legend).to_be_visible()
    framed, everything = legend.locator(".on"), legend.locator("[data-icon]")
    shown = await everything.count()
    assert 0 < await framed.count() < shown
    await legend.get_by_role("searchbox").fill("pizza")
    await expect(legend.locator("[data-icon='icon/pizza']")).to_be_visible()
    assert await everything.count() < shown / 2
    await legend.locator("[data-icon='icon/pizza']").click()
    await expect(card_of(page).get_by_role("heading", name="Pizza")).to_be_visible()
    await page.keyboard.press("Escape")
    await expect(legend).to_be_hidden()
    await page.keyboard.press("Escape")
    await page.get_by_role("button", name="Menu").click()
    await page.get_by_role("button", name="All components").click()
    await find_in_library(page)
    await page.goto(f"{house.url}/library/fort")
    await find_in_library(page)


async def find_in_library(page: Page) -> None:
    """Filter the open library by kind, tag and word, and open what was found."""
    entries = page.locator("[data-entry]")
    await expect(entries.first).to_be_visible()
    everything = await entries.count()
    await page.get_by_role("combobox", name="Kind").select_option("kid")
    kids = await entries.count()
    await page.get_by_role("combobox", name="Filter").select_option("crown")
    crowned = await entries.count()
    assert everything > kids > crowned > 0
    await page.get_by_role("searchbox").fill("tiny")
    await expect(entries).to_have_count(1)
    await entries.first.click()
    await expect(card_of(page).get_by_role("heading", name="Tiny")).to_be_visible()
    await page.keyboard.press("Escape")
    await expect(card_of(page)).to_be_hidden()
    await expect(entries).to_have_count(1)


async def test_why_not(house: ClubhouseProcess, open_page: OpenPage) -> None:
    """A bubble at the thing says what is missing in numbers; after ? anything answers."""
    page = await open_page()
    player = Player(page)
    tell = await sit_down(page, house.url)
    why = scenes(1)[0].why
    await page.locator(f"button[data-target='{why.target}']").click()
    await tell(why)
    bubble = page.locator(f"[data-why='{why.target}']")
    await expect(bubble).to_contain_text("0 of 1")
    await expect(bubble.get_by_role("link", name="Rule 4.8")).to_be_visible()
    await expect(page.locator(f"button[data-target='{why.target}'][data-touched]")).to_be_visible()
    await expect(
        page.locator("button[data-target='stash/pizza'][data-need='lack']")
    ).to_be_visible()
    assert await bubble.evaluate(COVERED) == []
    await bubble.get_by_role("link", name="Rule 4.8").click()
    await expect(page.get_by_role("dialog", name="Rules")).to_be_visible()
    await page.keyboard.press("Escape")
    await page.keyboard.press("Escape")
    await expect(bubble).to_be_hidden()

    for thing, asked in ASKED.items():
        await page.keyboard.press("w")
        await page.locator(f"[data-thing='{thing}']").first.click(position={"x": 3, "y": 3})
        await expect(page.locator(".prompt")).not_to_contain_text("What do you want to ask")
        assert {"type": "why_not", "target": asked} in player.said
        await tell(WhyNotAnswer(asked, "0.3", "rule-0-3", when(asked)))
        await expect(page.locator(f"[data-why='{asked}']")).to_be_visible()
        await page.keyboard.press("Escape")


async def test_when_its_time_comes(house: ClubhouseProcess, open_page: OpenPage) -> None:
    """The clubhouse itself never says only that nothing is asked: it says when it will be."""
    page = await open_page()
    table = Host.open(house.url, "me", "bot:easy")
    await page.goto(f"{house.url}/t/{table.id}#{table.keys[0]}")
    await expect(page.locator("button.lit, [data-option]").first).to_be_visible()
    await page.keyboard.press("w")
    await page.locator("[data-thing='zone/rule_stack']").click()
    await expect(page.locator("[data-why='rule_stack']")).to_contain_text("level 1")
    await page.keyboard.press("Escape")
    await page.keyboard.press("w")
    await page.locator("button[data-target^='perk_row/']").first.click()
    await expect(page.locator("[data-why^='perk_row/']")).to_contain_text("level 2")


@everywhere
async def test_a_hint_at_its_thing(
    house: ClubhouseProcess, open_page: OpenPage, screen: dict[str, Any]
) -> None:
    """A ring and words at what is advised, in place of the tutor's note until they are closed."""
    page = await open_page(screen, tutor=True)
    tell = await sit_down(page, house.url)
    scene = scenes(1)[0]
    await tell(scene.lesson)
    note, hint = page.locator("[data-note]"), page.get_by_role("note", name="Hint")
    await expect(note).to_be_visible()
    assert scene.position.decision
    advised = scene.position.decision.options[0]
    await tell(HintAnswer(scene.position.asked, advised.id))
    await expect(hint).to_contain_text("A good player would do this.")
    await expect(note).to_be_hidden()
    ringed = page.locator("button.hinted")
    await expect(ringed).to_have_attribute("data-target", advised.target)
    assert await hint.evaluate(COVERED) == []
    assert await ringed.evaluate(APART) < NEAR
    await hint.get_by_role("button", name="Close").click()
    await expect(hint).to_be_hidden()
    await expect(note).to_be_visible()
    await expect(ringed).to_be_visible()


async def test_those_who_only_look(house: ClubhouseProcess, open_page: OpenPage) -> None:
    """Spectators and those who see a game again read everything in words, too."""
    page = await open_page()
    table = Host.open(house.url, "me", "bot:easy")
    await page.goto(f"{house.url}/t/{table.id}")
    await page.locator("[data-thing='zone/stash'] h3").first.click()
    await expect(card_of(page)).to_contain_text("Stash")
    await open_file(page, house.url, RECORD)
    await place(page).fill("40")
    await page.locator("[data-target^='park/']").first.hover()
    await expect(page.get_by_role("tooltip")).to_be_visible()
    await page.locator("[data-target^='park/']").first.click()
    await expect(card_of(page)).to_be_visible()


@everywhere
async def test_for_everybody(
    house: ClubhouseProcess, open_page: OpenPage, screen: dict[str, Any]
) -> None:
    """Axe finds nothing serious on anything that teaches."""
    page = await open_page(screen, tutor=True)
    tell = await sit_down(page, house.url)
    scene = scenes(1)[0]
    await tell(scene.lesson)
    await expect(page.get_by_role("note")).to_be_visible()
    await check(page, "a note and a goal")
    await page.locator(f"[data-target='{SKIP}']").click()
    await expect(page.get_by_role("alertdialog")).to_be_visible()
    await check(page, "a question before a costly move")
    await page.keyboard.press("Escape")
    await tell(scene.why)
    await expect(page.locator("[data-why]")).to_be_visible()
    await check(page, "why not")
    await page.keyboard.press("Escape")
    await page.locator("button[data-target^='hand/']").first.focus()
    await page.keyboard.press("i")
    await expect(card_of(page)).to_be_visible()
    await check(page, "a card in words")
    await page.keyboard.press("k")
    await expect(page.get_by_role("region", name="Icons in words")).to_be_visible()
    await check(page, "the legend")
    await page.get_by_role("button", name="All components").click()
    await expect(page.locator("[data-entry]").first).to_be_visible()
    await check(page, "the library")
    await page.keyboard.press("Escape")
    await page.evaluate("() => document.activeElement.blur()")
    await page.mouse.move(0, 0)
    await page.keyboard.press("i")
    await expect(page.get_by_role("application")).to_be_visible()
    await check(page, "looking around")


def one_of_each_kind(game: str) -> dict[str, Thing]:
    """Return the thing of each kind of which there is most to say."""
    played = title(game)
    found: dict[str, Thing] = {}
    for thing in played.things(played.box(None)):
        kind = thing.ref.partition("/")[0]
        if kind not in found or len(thing.lines) > len(found[kind].lines):
            found[kind] = thing
    return found


@everywhere
@pytest.mark.parametrize("game", teaching_games(titles()))
async def test_every_kind_for_everybody(
    house: ClubhouseProcess, open_page: OpenPage, game: str, screen: dict[str, Any]
) -> None:
    """The large card of one thing of each kind, and the game's icons: at the desk in light."""
    page = await open_page(screen, color_scheme="light" if screen is DESK else "dark")
    await page.goto(f"{house.url}/library/{game}")
    entries = page.locator("[data-entry]")
    await expect(entries.first).to_be_visible()
    names: dict[str, str] = await entries.evaluate_all(NAMES)
    await page.evaluate(axe())
    await page.evaluate(PAINT)
    for thing in one_of_each_kind(game).values():
        await page.get_by_role("searchbox").fill(names[thing.ref])  # a short page is checked soon
        await page.locator(f"[data-entry='{thing.ref}']").click()
        assert UNSAID not in await card_of(page).inner_text()
        await check_by(page, [], f"{thing.ref} of {game}", "article")
        await page.keyboard.press("Escape")
        await expect(card_of(page)).to_be_hidden()
    await page.locator("body").press("k")
    await expect(page.get_by_role("region", name="Icons in words")).to_be_visible()
    await check_by(page, [], f"icons of {game}", ".legend")
