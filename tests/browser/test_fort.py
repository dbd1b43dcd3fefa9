"""Fort in a browser: what an action will do is told before it is done."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from playwright.async_api import Page, expect

from klubovna.core.game import title
from klubovna.games.fort.state import Fort
from tests.browser.chromium import DESK, PHONE, OpenPage
from tests.browser.crowds import fullest, shown
from tests.browser.player import is_in_reach
from tests.browser.test_crowds import link_to_table
from tests.browser.visits import cut_off
from tests.games.fort.stories import fort, play
from tests.server.clubhouse_process import ClubhouseProcess

FORT = title("fort")
SCREENS = [
    pytest.param(DESK, id="desk"),
    pytest.param(PHONE, id="phone"),
    pytest.param({"viewport": {"width": 844, "height": 390}}, id="sideways"),
]


def position(g: Fort, stamp: str) -> dict[str, Any]:
    """Return what the first seat is told."""
    asked = FORT.decision(g, 0)
    assert asked is not None
    told: dict[str, Any] = msgspec.to_builtins(shown(FORT, g, asked, stamp))
    return told


@pytest.mark.parametrize("screen", SCREENS)
async def test_previews(
    house: ClubhouseProcess, open_page: OpenPage, screen: dict[str, Any]
) -> None:
    """A follower sees the leader's action, a leader every added card; both see how often."""
    page = await open_page(screen)
    tell = await cut_off(page)
    await page.goto(link_to_table(house.url, "fort", 2))

    await tell(position(played("turn: 1\nhand 1: bug#1\nhand 0: the_moles#1 doc", "1:bug#1"), "1"))
    await page.locator("[data-target='hand/the_moles#1']").click()
    await expect(preview(page)).to_contain_text("pizza for each shovel")
    await expect(preview(page)).to_contain_text("you: 1–2×")
    await expect(preview(page)).to_contain_text("Discarded")

    lead = "player 0: level=1 rule=loner\nhand 0: bug#1 sarge the_moles#1 doc"
    await tell(position(played(lead, "bug#1 sarge"), "2"))
    moles = page.locator("[data-target='hand/the_moles#1']")
    await expect(moles.locator(".promise")).to_have_text("4×")
    await moles.focus()
    considered = preview(page).locator(".laid .planned")
    await expect(considered).to_have_count(1 if screen == DESK else 0)

    await tell(position(played(lead, "bug#1 sarge the_moles#1"), "3"))
    await expect(preview(page)).to_contain_text("now 4×")
    added = preview(page).locator(".laid .mini")
    await expect(added).to_have_text(["Sarge", "The Moles"])
    for card in await added.all():
        await expect(card).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("width", [390, 320])
async def test_losses_leave_room_for_a_reward(
    house: ClubhouseProcess, open_page: OpenPage, width: int
) -> None:
    """However much rivals took out of the yard, as many made-up rules as ever are in reach."""
    page = await open_page({**PHONE, "viewport": {"width": width, "height": 844}}, "cs")
    tell = await cut_off(page)
    await page.goto(link_to_table(house.url, "fort", 4))
    reward = next(
        told
        for told in map(msgspec.to_builtins, fullest(FORT, 4, games=20))
        if told["decision"]["kind"] == "fort.choose_rule"
    )
    assert len(reward["decision"]["options"]) == 5
    kids = ("kid/golden_boy", "kid/noodle_twins", "kid/the_scrappers")
    reward["events"] = [
        {"kind": "recruits_from", "player": p, "args": {"card": kid, "seat": 0}, "rule": "6.3"}
        for p, kid in enumerate(kids, start=1)
    ]
    await tell(reward)
    await expect(page.locator(".lost")).to_have_count(3)
    await is_in_reach(page, reward["decision"])
    for rule in await page.locator("[data-target^='rule_stack/']").all():
        await expect(rule).to_be_in_viewport(ratio=1)


def played(text: str, choices: str) -> Fort:
    """Lay out a position and play on from there."""
    g = fort(f"{text}\npark: ghost#2 golden_boy#2 lil_boss")
    play(g, choices)
    return g


def preview(page: Page) -> Any:
    """Return where the page tells what will be done."""
    return page.locator(".what")
