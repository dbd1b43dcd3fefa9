"""For everybody: axe finds nothing serious on any page, at the desk, on the phone, in any light."""

from __future__ import annotations

from functools import cache
from typing import Any, Literal

import pytest
from playwright.async_api import Page, expect

from scripts.page import MODULES
from tests.browser.chromium import BLANK, DESK, PAINT, PHONE, OpenPage
from tests.browser.player import Look, Player
from tests.browser.test_replay import RECORD, open_file, place
from tests.browser.visits import choose_seats, leave_out, seat_link, table_of
from tests.server.clubhouse_process import ClubhouseProcess

AXE = MODULES / "axe-core" / "axe.min.js"
SERIOUS = ("serious", "critical")
FIND = """
async ({ rules, within }) => {
  const runOnly = rules.length ? { runOnly: rules } : {};
  const { violations } = await axe.run(within, { resultTypes: ["violations"], ...runOnly });
  const told = ({ impact, id, nodes }) => ({ impact, id, nodes: nodes.map(({ html }) => html) });
  return violations.map(told);
}
"""

MODAL = "dialog:modal"
COLOURS = ["color-contrast", "link-in-text-block"]  # all that another light can break

IS_DARK = "() => matchMedia('(prefers-color-scheme: dark)').matches"
Light = Literal["light", "dark"]

everywhere = pytest.mark.parametrize(
    "screen", [pytest.param(DESK, id="desk"), pytest.param(PHONE, id="phone")]
)


@cache
def axe() -> str:
    """Return the script that looks for barriers."""
    return AXE.read_text("utf-8")


async def check(page: Page, where: str) -> None:
    """Look for barriers on what the page shows now; then, as far as colours go, in other light.

    What lies behind a dialog is out of reach, and was looked at before it opened.
    """
    within = MODAL if await page.locator(MODAL).count() else "html"
    if not await page.evaluate("() => 'axe' in window"):
        await page.evaluate(axe())
    lights: list[Light] = ["light", "dark"]
    if await page.evaluate(IS_DARK):
        lights.reverse()
    await page.evaluate(PAINT)  # colours of what is not painted are none
    await check_by(page, [], f"{where}, {lights[0]}", within)
    await page.emulate_media(color_scheme=lights[1])
    await check_by(page, COLOURS, f"{where}, {lights[1]}", within)
    await page.evaluate(BLANK)


async def check_by(page: Page, rules: list[str], where: str, within: str) -> None:
    """Look for barriers in a part of the page, against some rules or against all."""
    looked: dict[str, Any] = {"rules": rules, "within": within}
    found: list[dict[str, Any]] = await page.evaluate(FIND, looked)
    serious = [f"{one['id']}: {one['nodes'][:3]}" for one in found if one["impact"] in SERIOUS]
    assert not serious, "\n".join([f"{where}:", *serious])


@everywhere
async def test_pages_without_a_table(
    house: ClubhouseProcess, open_page: OpenPage, screen: dict[str, Any]
) -> None:
    """The first page with all its options, the style guide, and the place for records."""
    page = await open_page(screen)
    await leave_out(page, "hamlet")
    await page.goto(house.url)
    await page.get_by_role("button", name="More options").click()
    await choose_seats(page, "easy", "open", "hotseat")
    await check(page, "first page")
    await page.get_by_role("button", name="Hamlet").click()
    await check(page, "a game to come")
    await page.goto(f"{house.url}/styleguide")
    await expect(page.get_by_role("heading").first).to_be_visible()
    await check(page, "style guide")
    await page.goto(f"{house.url}/replay")
    await expect(page.get_by_role("heading").first).to_be_visible()
    await check(page, "place for records")


@everywhere
async def test_lobby(house: ClubhouseProcess, open_page: OpenPage, screen: dict[str, Any]) -> None:
    """As the host sees it, and as somebody who was invited does."""
    host = await open_page(screen)
    guest = await open_page(screen)
    await host.goto(house.url)
    await choose_seats(host, "open", "easy")
    await host.get_by_role("button", name="Open the table").click()
    await table_of(host)
    await guest.goto(await seat_link(host))
    await check(host, "lobby of the host")
    await expect(guest.get_by_role("heading", name="This seat is yours")).to_be_visible()
    await check(guest, "lobby of a guest")


@everywhere
async def test_table(house: ClubhouseProcess, open_page: OpenPage, screen: dict[str, Any]) -> None:
    """Several questions, every sheet, and the end."""
    page = await open_page(screen)
    player = Player(page, 6, has_touch=bool(screen.get("has_touch")))
    await page.goto(house.url)
    await choose_seats(page, "easy", "easy", draft=True)
    await page.get_by_role("button", name="Play now").click()
    await player.play(check_questions(), questions=25)
    for button in ("Menu", "Log and scores", "Rules", "Chat"):
        await check_sheet(page, button)
    await page.get_by_role("button", name="Menu").click()
    await page.get_by_role("button", name="Resign").click()
    await expect(page.get_by_role("heading", name="Do you really resign?")).to_be_visible()
    await check(page, "resigning")
    await page.get_by_role("dialog").get_by_role("button", name="Resign", exact=True).click()
    await expect(page.get_by_role("dialog").get_by_text("Total")).to_be_visible()
    await page.get_by_text("Was the luck honest?").click()
    await check(page, "end")
    await page.keyboard.press("Escape")
    await check(page, "table after the end")


def check_questions() -> Look:
    """Return what looks for barriers at the first question of each kind."""
    checked: set[str] = set()

    async def look(player: Player) -> None:
        kind = player.decision["kind"] if player.decision else ""
        if kind not in checked:
            checked.add(kind)
            await check(player.page, kind)

    return look


@everywhere
async def test_table_of_shelfie_stacker(
    house: ClubhouseProcess, open_page: OpenPage, screen: dict[str, Any]
) -> None:
    """The questions of some turns against Shem Bot, its sheet, and the end beside its points."""
    page = await open_page(screen)
    player = Player(page, 6, has_touch=bool(screen.get("has_touch")))
    await page.goto(house.url)
    await page.get_by_role("button", name="Shelfie Stacker").click()
    await choose_seats(page)
    await page.get_by_role("combobox", name="Solo game").select_option("shem_standard")
    await page.get_by_role("button", name="Play now").click()
    await player.play(check_questions(), questions=25)
    await check_sheet(page, "Show details")
    await page.get_by_role("button", name="Menu").click()
    await page.get_by_role("button", name="Resign").click()
    await page.get_by_role("dialog").get_by_role("button", name="Resign", exact=True).click()
    await expect(page.get_by_role("dialog").get_by_text("Total")).to_be_visible()
    await check(page, "end")


@everywhere
async def test_table_of_creature_comforts(
    house: ClubhouseProcess, open_page: OpenPage, screen: dict[str, Any]
) -> None:
    """The questions of some months, a picked die, a neighbour's den, and the end."""
    page = await open_page(screen)
    player = Player(page, 6, has_touch=bool(screen.get("has_touch")))
    await page.goto(house.url)
    await page.get_by_role("button", name="Creature Comforts").click()
    await choose_seats(page, "easy", "easy")
    await page.get_by_role("button", name="Play now").click()
    await player.play(check_questions(), questions=40)
    die = page.locator("button.lit[data-target='die/0']")
    while not await die.count():
        await player.play(questions=1)
    await die.click()
    await check(page, "a picked die")
    await page.locator("[data-chip='1']").click()
    await check(page, "a neighbour's den")
    await page.keyboard.press("Escape")
    await page.get_by_role("button", name="Menu").click()
    await page.get_by_role("button", name="Resign").click()
    await page.get_by_role("dialog").get_by_role("button", name="Resign", exact=True).click()
    await expect(page.get_by_role("dialog").get_by_text("Total")).to_be_visible()
    await check(page, "end")


async def check_sheet(page: Page, button: str) -> None:
    """Open what a button of the bar opens, if this screen has that button."""
    opener = page.get_by_role("button", name=button)
    if not await opener.count():
        return
    await opener.first.click()
    await expect(page.get_by_role("dialog")).to_be_visible()
    await check(page, button)
    await page.keyboard.press("Escape")
    await expect(page.get_by_role("dialog")).to_be_hidden()


@everywhere
async def test_replay(house: ClubhouseProcess, open_page: OpenPage, screen: dict[str, Any]) -> None:
    """In the middle of a game, its log, and its end."""
    page = await open_page(screen)
    await open_file(page, house.url, RECORD)
    await place(page).fill("40")
    await check(page, "replay")
    await page.get_by_role("button", name="Course of the game").click()
    await expect(page.get_by_role("dialog")).to_be_visible()
    await check(page, "log of a replay")
    await page.keyboard.press("Escape")
    await page.get_by_role("button", name="Result").click()
    await expect(page.get_by_role("dialog")).to_be_visible()
    await check(page, "result of a replay")


async def test_curtain(house: ClubhouseProcess, open_page: OpenPage) -> None:
    """Between two people at one screen."""
    page = await open_page()
    await page.goto(house.url)
    await choose_seats(page, "hotseat")
    await page.get_by_role("button", name="Play now").click()
    await expect(page.get_by_role("button", name="show the table")).to_be_visible()
    await check(page, "curtain")
