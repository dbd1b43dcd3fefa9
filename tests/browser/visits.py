"""Ways to a table, as people go them: from the first page, by a link, from the list."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Awaitable, Callable
from typing import Any

from playwright.async_api import Page, Route, WebSocketRoute, expect

# The score sheet of an ending, which has tables of numbers for its plots, too.
SHEET_ROWS = "dialog[open] .whole-sheet :is(tbody, tfoot) tr"


async def leave_out(page: Page, game: str) -> None:
    """Let the clubhouse of this page know the box of a game, but not yet its rules."""

    async def answer(route: Route) -> None:
        response = await route.fetch()
        games = [each for each in await response.json() if each["id"] != game]
        await route.fulfill(response=response, json=games)

    await page.route("**/api/games", answer)


async def slip(page: Page, change: Callable[[dict[str, Any]], None]) -> list[dict[str, Any]]:
    """Let a page see its questions changed, and answer into the air; return what it will say."""
    said: list[dict[str, Any]] = []

    def changed(text: str | bytes) -> str:
        message = json.loads(text)
        if message["type"] == "position" and message["decision"]:
            change(message)
        return json.dumps(message)

    def between(line: WebSocketRoute) -> None:
        server = line.connect_to_server()
        server.on_message(lambda text: line.send(changed(text)))

        @line.on_message
        def hear(text: str | bytes) -> None:
            said.append(json.loads(text))
            if said[-1]["type"] != "choose":
                server.send(text)

    await page.route_web_socket(re.compile("/ws/"), between)
    return said


async def cut_off(page: Page, *more: str) -> Callable[[dict[str, Any]], Awaitable[None]]:
    """Let a page hear nothing of its game, nor some more kinds of messages.

    Return how to tell it something else instead.
    """
    lines: list[WebSocketRoute] = []  # a page that has lost one comes back with another
    is_welcome = asyncio.Event()

    def between(line: WebSocketRoute) -> None:
        def hear(text: str | bytes) -> None:
            kind = json.loads(text)["type"]
            if kind not in ("position", *more):
                line.send(text)
            if kind == "welcome":
                lines.append(line)
                is_welcome.set()

        line.connect_to_server().on_message(hear)

    async def tell(message: dict[str, Any]) -> None:
        await is_welcome.wait()
        lines[-1].send(json.dumps(message))

    await page.route_web_socket(re.compile("/ws/"), between)
    return tell


async def table_of(page: Page) -> str:
    """Wait for a table and return its id."""
    await page.wait_for_url("**/t/*")
    return page.url.rpartition("/")[2].partition("#")[0]


async def choose_seats(page: Page, *sitters: str, draft: bool = False) -> None:
    """Say who else shall sit at the new table: "easy", "open", "hotseat" …"""
    count = page.locator("output")
    while (now := int(await count.inner_text())) != len(sitters) + 1:
        name = "less" if now > len(sitters) + 1 else "more"
        await page.get_by_role("button", name=name, exact=True).click()
    for seat, sitter in enumerate(sitters):
        await page.get_by_role("combobox", name=f"on seat {seat + 2}").select_option(sitter)
    if draft:
        await choose(page, "Draft the first eight", "yes")


async def choose(page: Page, what: str, value: str) -> None:
    """Choose one of a few values that stand side by side."""
    await page.get_by_role("radiogroup", name=what).get_by_text(value, exact=True).click()


async def seat_link(host: Page) -> str:
    """Return the link of the first free seat, as the host sees it in the lobby."""
    await host.get_by_role("button", name="Link to this seat").first.click()
    return await host.get_by_role("textbox", name="Link to the seat").first.input_value()


async def invite(url: str, host: Page, guest: Page, *, draft: bool = False) -> str:
    """Open a table for two; the guest sits down by the link of the free seat. Return its id."""
    await host.goto(url)
    await host.get_by_role("textbox", name="Your name").fill("Hana")
    await choose_seats(host, "open", draft=draft)
    await host.get_by_role("button", name="Open the table").click()
    table = await table_of(host)
    await guest.goto(await seat_link(host))
    await guest.get_by_role("textbox", name="Your name").fill("Ivan")
    await guest.get_by_role("button", name="Sit down").click()
    await expect(guest.get_by_role("banner")).to_be_visible()
    return table


async def check_sheet(page: Page, players: int) -> None:
    """Every column of the score sheet on the end screen adds up."""
    rows = await page.locator(SHEET_ROWS).all()
    cells = [await row.locator("th, td").all_inner_texts() for row in rows]
    for column in range(1, players + 1):
        points = [int(row[column].replace("\u2212", "-")) for row in cells]
        assert sum(points[:-1]) == points[-1]
