"""Who sits where: spectators, links, the lobby, leaving, bots that stand in, giving up."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.async_api import Page, expect

from tests.browser.chromium import PHONE, OpenPage
from tests.browser.player import Player
from tests.browser.visits import choose, choose_seats, invite, seat_link, table_of
from tests.browser.watch import Watch
from tests.server.clubhouse_process import ClubhouseProcess


async def play_with_bots(house: ClubhouseProcess, page: Page) -> str:
    """Start a game against an easy bot and return the table."""
    await page.goto(house.url)
    await choose_seats(page, "easy")
    await page.get_by_role("button", name="Play now").click()
    return await table_of(page)


async def in_menu(page: Page, deed: str) -> None:
    """Open the menu and press one of its buttons."""
    await page.get_by_role("button", name="Menu").click()
    await page.get_by_role("dialog").get_by_role("button", name=deed).click()


async def test_a_spectator_sees_no_hand(house: ClubhouseProcess, open_page: OpenPage) -> None:
    """Whoever comes without a key is told what is public, sees backs, and can touch nothing."""
    host, other = await open_page(), await open_page()
    player, spectator = Player(host), Player(other)
    table = await play_with_bots(house, host)
    await player.is_asked()
    await other.goto(f"{house.url}/t/{table}")
    await expect(other.get_by_text("You are watching")).to_be_visible()
    await expect(other.get_by_role("img", name="cards")).not_to_have_count(0)
    await player.play(questions=6)
    positions = [told for told in spectator.told if told["type"] == "position"]
    assert positions
    for told in positions:
        assert told["decision"] is None
        assert [player["hand_cards"] for player in told["view"]["players"]] == [None, None]
    await expect(other.locator("button.lit, button[data-option]")).to_have_count(0)
    await expect(other.locator("[data-target^='hand/']")).to_have_count(0)


async def test_a_link_that_is_issued_again(house: ClubhouseProcess, open_page: OpenPage) -> None:
    """The old link is worth nothing from then on; the new one leads to the same seat."""
    host, guest, other = await open_page(), await open_page(), await open_page()
    table = await invite(house.url, host, guest)
    await in_menu(host, "Links to the seats")
    links = host.get_by_role("dialog", name="Links to the seats")
    seat = links.get_by_role("listitem").filter(has_text="Ivan")
    before = await seat.get_by_role("textbox").input_value()
    await seat.get_by_role("button", name="Issue a new link").click()
    await seat.get_by_role("button", name="Issue a new one").click()
    await expect(guest.get_by_text("This link is not valid any more.")).to_be_visible()
    await expect(seat.get_by_role("textbox")).not_to_have_value(before)
    await guest.get_by_role("button", name="Just watch").click()
    await expect(guest.get_by_text("You are watching")).to_be_visible()
    await other.goto(await seat.get_by_role("textbox").input_value())
    await expect(other.locator("[data-target^='hand/']").first).to_be_visible()
    await expect(other).to_have_url(f"{house.url}/t/{table}")


async def test_the_link_to_my_seat(house: ClubhouseProcess, open_page: OpenPage) -> None:
    """It is copied where the browser lets pages copy, and shown where it does not."""
    allowed = await open_page(permissions=["clipboard-read", "clipboard-write"])
    table = await play_with_bots(house, allowed)
    await in_menu(allowed, "Copy the link to my seat")
    await expect(allowed.get_by_role("button", name="The link is copied")).to_be_visible()
    link = await allowed.evaluate("navigator.clipboard.readText()")
    assert link.startswith(f"{house.url}/t/{table}#")

    refused = await open_page(permissions=[])
    await refused.goto(link)
    await refused.evaluate("Object.defineProperty(navigator, 'clipboard', {value: undefined})")
    await in_menu(refused, "Copy the link to my seat")
    await expect(refused.get_by_role("textbox", name="Link to the seat")).to_have_value(link)


@pytest.fixture
def unhurried(tmp_path: Path) -> Iterator[ClubhouseProcess]:
    """A clubhouse whose bots take their time. Name it before `open_page`: pages leave first."""
    with ClubhouseProcess(tmp_path, manners={"pace": 0.5}) as house:
        yield house


async def test_a_bot_stands_in(unhurried: ClubhouseProcess, open_page: OpenPage) -> None:
    """A bot plays on for me until I take my seat back."""
    page = await open_page()
    player = Player(page)
    await play_with_bots(unhurried, page)
    await player.is_asked()
    await in_menu(page, "Let a bot play for me")
    await expect(page.get_by_text("A bot plays for you.")).to_be_visible()
    await page.get_by_role("button", name="Play for myself again").click()
    await expect(page.get_by_text("A bot plays for you.")).to_be_hidden()
    assert not await player.play(questions=2)


async def test_leaving_and_coming_back(house: ClubhouseProcess, open_page: OpenPage) -> None:
    """Whoever leaves is played by a bot, and finds the way back in the list of own tables."""
    host, guest = await open_page(), await open_page()
    table = await invite(house.url, host, guest)
    await in_menu(guest, "Leave, let a bot play on")
    await expect(guest).to_have_url(f"{house.url}/")
    await in_menu_of_host_a_bot_plays(host)
    mine = guest.get_by_role("region", name="Your tables")
    await mine.get_by_role("link").first.click()
    await expect(guest).to_have_url(f"{house.url}/t/{table}")
    await guest.get_by_role("button", name="Play for myself again").click()
    await expect(guest.get_by_text("A bot plays for you.")).to_be_hidden()
    await expect(host.get_by_role("dialog").get_by_text("a bot plays for them")).to_be_hidden()


async def in_menu_of_host_a_bot_plays(host: Page) -> None:
    """The host sees who has gone."""
    await host.get_by_role("button", name="Menu").click()
    seat = host.get_by_role("dialog").get_by_role("listitem").filter(has_text="Ivan")
    await expect(seat).to_contain_text("a bot plays for them")


async def test_giving_up(house: ClubhouseProcess, open_page: OpenPage) -> None:
    """It asks first; then a bot plays to the end, and the seat can't win."""
    page = await open_page()
    player = Player(page)
    await play_with_bots(house, page)
    await player.is_asked()
    await in_menu(page, "Resign")
    await page.get_by_role("button", name="Play on").click()
    await expect(page.get_by_role("dialog")).to_be_hidden()
    await in_menu(page, "Resign")
    await page.get_by_role("dialog").get_by_role("button", name="Resign", exact=True).click()
    await expect(page.get_by_role("dialog").get_by_text("Total")).to_be_visible()
    end = next(told["end"] for told in reversed(player.told) if told.get("end"))
    assert 0 not in end["winners"]


async def test_the_lobby(house: ClubhouseProcess, open_page: OpenPage) -> None:
    """A table waits for people; a link or a code brings them, and the last one starts the game."""
    host, guest, third = await open_page(), await open_page(PHONE), await open_page()
    await host.goto(house.url)
    await choose_seats(host, "open", "open")
    await host.get_by_role("button", name="Open the table").click()
    await table_of(host)
    await expect(host.get_by_text("2 players are still missing.")).to_be_visible()
    await expect(host.get_by_role("img", name="QR code")).to_be_visible()

    await guest.goto(await seat_link(host))
    await expect(guest.get_by_role("heading", name="This seat is yours")).to_be_visible()
    await guest.get_by_role("textbox", name="Your name").fill("Ivan")
    await guest.get_by_role("button", name="Sit down").click()
    await expect(host.get_by_role("listitem").filter(has_text="Ivan")).to_be_visible()
    await expect(host.get_by_text("1 player is still missing.")).to_be_visible()

    await third.goto(host.url)
    await third.get_by_role("textbox", name="Your name").fill("Jana")
    await third.get_by_role("button", name="Join").click()
    for page in (host, guest, third):
        await expect(page.locator("[data-target^='hand/']").first).to_be_visible()


async def test_joining_from_the_list(house: ClubhouseProcess, open_page: OpenPage) -> None:
    """Strangers find a listed table on the first page, and none that is by link only."""
    host, secret, guest = await open_page(), await open_page(), await open_page()
    for page, name, listed in ((host, "Klára", True), (secret, "Zdena", False)):
        await page.goto(house.url)
        await page.get_by_role("textbox", name="Your name").fill(name)
        await choose_seats(page, "open")
        if not listed:
            await page.get_by_role("button", name="More options").click()
            await choose(page, "Who sees the table", "link only")
        await page.get_by_role("button", name="Open the table").click()
        await table_of(page)
    await guest.goto(house.url)
    tables = guest.get_by_role("region", name="Open tables")
    row = tables.get_by_role("listitem").filter(has_text="Klára")
    await expect(row).to_be_visible()
    await expect(tables.get_by_text("Zdena")).to_have_count(0)
    await row.get_by_role("button", name="Join").click()
    await expect(guest).to_have_url(host.url)
    await expect(host.locator("[data-target^='hand/']").first).to_be_visible()


async def test_a_bot_takes_a_free_seat(house: ClubhouseProcess, open_page: OpenPage) -> None:
    """Whoever waits too long lets a bot sit down, and the game begins."""
    page = await open_page()
    await page.goto(house.url)
    await choose_seats(page, "open")
    await page.get_by_role("button", name="Open the table").click()
    await page.get_by_role("button", name="Seat a bot here").click()
    await page.get_by_role("button", name="easy bot").click()
    await expect(page.locator("[data-target^='hand/']").first).to_be_visible()


async def test_closing_a_table(house: ClubhouseProcess, open_page: OpenPage, watch: Watch) -> None:
    """The host closes a table that nobody comes to; whoever opens its link is told."""
    host, late = await open_page(), await open_page()
    await host.goto(house.url)
    await choose_seats(host, "open")
    await host.get_by_role("button", name="Open the table").click()
    await table_of(host)
    link = host.url
    await host.get_by_role("button", name="Close the table").click()
    await host.get_by_role("button", name="Close the table").click()
    await expect(host).to_have_url(f"{house.url}/")
    await late.goto(link)
    await expect(late.get_by_role("heading", name="This table is closed.")).to_be_visible()


async def test_chat(house: ClubhouseProcess, open_page: OpenPage) -> None:
    """What one says the other reads, as it was written."""
    host, guest = await open_page(), await open_page()
    await invite(house.url, host, guest)
    await host.get_by_role("button", name="Chat").click()
    line = host.get_by_role("textbox", name="Write to the others")
    await line.fill("Ahoj <b>všichni</b>")
    await line.press("Enter")
    await guest.get_by_role("button", name="Chat, 1 new message").click()
    await expect(guest.get_by_text("Ahoj <b>všichni</b>")).to_be_visible()
