"""Two people at one screen: between their turns a curtain hides what only one of them may see."""

from __future__ import annotations

from typing import Any

from playwright.async_api import Page, expect

from tests.browser.chromium import OpenPage
from tests.browser.player import WAITING, Player
from tests.browser.visits import choose_seats
from tests.server.clubhouse_process import ClubhouseProcess

SECRETS = """
() => [...document.querySelectorAll("[data-piece], [data-target]")]
  .flatMap(({ dataset }) => [dataset.piece, dataset.target])
  .filter(Boolean)
  .map((id) => id.slice(id.lastIndexOf("/") + 1))
"""


CURTAIN = ".curtain"


class Couple(Player):
    """Two people who share a page and a mouse; at the curtain there is nothing to touch."""

    waiting = f"() => document.querySelector('{CURTAIN}') ? {{ places: [] }} : ({WAITING})()"

    def hand(self, seat: int) -> set[str]:
        """Return the cards that a seat was told to hold."""
        for told in reversed(self.told):
            if told["type"] == "position":
                player: dict[str, Any] = told["view"]["players"][seat]
                if player["hand_cards"] is not None:
                    return set(player["hand_cards"]) - set(player["known_in_hand"])
        raise AssertionError("nobody was told anything")

    async def shown(self) -> set[str]:
        """Return the names of all pieces that are on the page, seen or unseen."""
        pieces: list[str] = await self.page.evaluate(SECRETS)
        return set(pieces)

    async def play_until_the_curtain(self) -> None:
        """Let the one in front of the screen play."""
        while places := await self.is_asked():
            await self.touch(self.dice.choice(places))
        assert await self.page.locator(CURTAIN).count()


async def test_the_curtain(house: ClubhouseProcess, open_page: OpenPage) -> None:
    """Behind it nobody's hand is on the page; in front of it only one's own."""
    page = await open_page()
    couple = Couple(page, 4)
    await page.goto(house.url)
    await choose_seats(page, "hotseat")
    await page.get_by_role("textbox", name="Your name").fill("Hana")
    await page.get_by_role("textbox", name="Name of the player on seat 2").fill("Ivan")
    await page.get_by_role("button", name="Play now").click()
    opened = []
    for _ in range(4):
        opened.append(await open_the_curtain(page, couple))
        await couple.play_until_the_curtain()
    assert set(opened) == {"Hana", "Ivan"}


async def open_the_curtain(page: Page, couple: Couple) -> str:
    """Check that nothing is behind the curtain, then let the one whose turn it is look."""
    button = page.get_by_role("button", name="show the table")
    await expect(button).to_be_focused()
    assert await couple.shown() == set()
    seat = 0 if "Hana" in await button.inner_text() else 1
    await button.click()
    await expect(page.locator("[data-target^='hand/']").first).to_be_visible()
    shown = await couple.shown()
    assert couple.hand(seat) <= shown
    assert not couple.hand(1 - seat) & shown
    return ["Hana", "Ivan"][seat]


async def test_one_click_shares_the_screen(house: ClubhouseProcess, open_page: OpenPage) -> None:
    """The first page offers it, and asks for the names of the others."""
    page = await open_page()
    await page.goto(house.url)
    await page.get_by_role("button", name="One screen, several people").click()
    await expect(page.get_by_role("textbox", name="Name of the player on seat 2")).to_be_focused()
    await page.get_by_role("button", name="Play now").click()
    await expect(page.get_by_role("button", name="show the table")).to_be_visible()


async def test_a_shared_screen_after_a_reload(house: ClubhouseProcess, open_page: OpenPage) -> None:
    """The curtain is closed again, whoever looked before."""
    page = await open_page()
    await page.goto(house.url)
    await choose_seats(page, "hotseat")
    await page.get_by_role("button", name="Play now").click()
    await page.get_by_role("button", name="show the table").click()
    await expect(page.locator("[data-target^='hand/']").first).to_be_visible()
    await page.reload()
    await expect(page.get_by_role("button", name="show the table")).to_be_visible()
    await expect(page.locator("[data-target]")).to_have_count(0)
