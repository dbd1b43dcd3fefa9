"""Takes the pictures of the README and the docs, from a real clubhouse in a real browser.

The table shows a seeded game that bots have played up to its middle, so the pictures change only
if the program does.
"""

from __future__ import annotations

import asyncio
import base64
import sqlite3
import struct
import sys
import tempfile
import zlib
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
from playwright.async_api import Browser, Page, async_playwright

from klubovna import bots
from klubovna.core.game import title
from klubovna.server.journal import Entry, Journal
from klubovna.server.seats import Seat
from tests.browser.chromium import DESK, FLAGS, PHONE, chromium
from tests.server.clubhouse_process import ClubhouseProcess

IMAGES = Path(__file__).resolve().parents[1] / "docs" / "images"
NAMES = ("Ada", "Ben", "Cyd", "Dan")
SEED = bytes([4]) * 32
PICKS = 150  # at least so many have been made
STORE = "insert into choices (table_id, seq, seat, verb, option, at) values (?, ?, ?, ?, ?, 0)"

SCREENS: dict[str, dict[str, Any]] = {
    "home": {**DESK, "color_scheme": "light"},
    "table": {**DESK, "color_scheme": "light"},
    "table-dark": {**DESK, "color_scheme": "dark"},
    "phone": {**PHONE, "color_scheme": "light"},
}

PIXELS = """
async (picture) => {
  const bytes = Uint8Array.from(atob(picture), (sign) => sign.charCodeAt(0));
  const bitmap = await createImageBitmap(new Blob([bytes]));
  const { width, height } = bitmap;
  const canvas = new OffscreenCanvas(width, height).getContext("2d");
  canvas.drawImage(bitmap, 0, 0);
  const { data } = canvas.getImageData(0, 0, width, height);
  let text = "";
  for (let at = 0; at < data.length; at += 4096) {
    text += String.fromCharCode(...data.subarray(at, at + 4096));
  }
  return { width, height, pixels: btoa(text) };
}
"""

# Steps that no eye can tell apart take much room.
ROUNDED = bytes(min(255, (value + 1) // 2 * 2) for value in range(256))


def main() -> int:
    """Write the pictures."""
    IMAGES.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, ClubhouseProcess(Path(folder)) as house:
        link = stage(house)
        asyncio.run(take_pictures(house.url, link))
    return 0


def stage(house: ClubhouseProcess) -> str:
    """Open some tables, and play at one of them; return the link to its first seat."""
    open_table(house.url, "Eve", "me", "open", "open")
    open_table(house.url, "Finn", "me", "open", "bot")
    created = open_table(house.url, NAMES[0], "me", "bot", "bot", "bot")
    house.stop()
    table = created["table"]["id"]
    with closing(sqlite3.connect(house.file)) as database:
        database.execute("update tables set seed = ? where id = ?", (SEED, table))
        database.execute("delete from choices where table_id = ?", (table,))
        for entry in played():
            row = (table, entry.seq, entry.seat, entry.verb, entry.option)
            database.execute(STORE, row)
        database.commit()
    house.start()
    return f"{house.url}/t/{table}#{created['keys'][0]['key']}"


def open_table(url: str, host: str, *kinds: str) -> dict[str, Any]:
    """Create a table of Fort with such seats."""
    names = (host, *NAMES[1:])
    seats = [
        {"kind": kind} if kind == "open" else {"kind": kind, "name": name}
        for kind, name in zip(kinds, names, strict=False)
    ]
    answer = httpx.post(f"{url}/api/tables", json={"game": "fort", "seats": seats})
    created: dict[str, Any] = answer.raise_for_status().json()
    return created


def company() -> list[Seat]:
    """Return a person and three bots."""
    person, *others = enumerate(NAMES)
    robots = [Seat(*other, "bot", "normal", taken=True, key=None) for other in others]
    return [Seat(*person, "person", "normal", taken=True, key=None), *robots]


def played() -> list[Entry]:
    """Return a game up to its middle, where the person at the first seat is to play a card."""
    game = title("fort")
    journal = Journal(game, game.chosen({}), SEED, company())
    minds = [bots.make("greedy", seat) for seat in range(len(NAMES))]
    entries: list[Entry] = []
    while len(entries) < PICKS or not is_to_play_a_card(journal):
        seat: int = journal.state.actor
        option = minds[seat].choose(game, journal.state, seat)
        entries.append(Entry(journal.seq, seat, "choose", option, None, 0.0))
        journal.apply(entries[-1])
    return entries


def is_to_play_a_card(journal: Journal) -> bool:
    """Tell whether the person at the first seat is asked for a card to play, of several."""
    decision = journal.game.decision(journal.state, 0)
    is_asked = decision is not None and decision.kind == "fort.play_card"
    return is_asked and len(journal.state.legal) > 3


async def take_pictures(home: str, link: str) -> None:
    """Go round with a camera."""
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        for name, screen in SCREENS.items():
            page = await browser.new_page(**screen, locale="en", reduced_motion="reduce")
            await sit_down(page, link)
            if name == "home":
                await go_home(page, home)
            file = IMAGES / f"{name}.png"
            file.write_bytes(await small(browser, await page.screenshot()))
            print(file, file.stat().st_size // 1000, "kB")
        await browser.close()


async def sit_down(page: Page, link: str) -> None:
    """Come to the table, and take a card into the fingers."""
    await page.goto(link)
    await page.locator("button.lit[data-target^='hand/']").nth(2).click()
    await page.mouse.move(1, 1)
    await page.evaluate("document.fonts.ready")


async def go_home(page: Page, url: str) -> None:
    """Come to the first page, where the tables are listed."""
    await page.goto(url)
    await page.get_by_role("button", name="Join").first.wait_for()
    await page.get_by_role("link", name="Play").first.wait_for()


async def small(browser: Browser, picture: bytes) -> bytes:
    """Return a picture as a smaller PNG file: rounded colours, packed as tightly as can be."""
    page = await browser.new_page()
    drawn = await page.evaluate(PIXELS, base64.b64encode(picture).decode())
    await page.close()
    pixels = base64.b64decode(drawn["pixels"]).translate(ROUNDED)
    return png(drawn["width"], drawn["height"], pixels)


def png(width: int, height: int, pixels: bytes) -> bytes:
    """Return the file of a picture that is given as red, green, blue, opacity of each pixel."""
    colours = bytearray(3 * width * height)
    for part in range(3):
        colours[part::3] = pixels[part::4]
    lines = (colours[3 * width * y : 3 * width * (y + 1)] for y in range(height))
    body = zlib.compress(b"".join(b"\0" + line for line in lines), 9)
    head = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", body) + chunk(b"IEND", b"")


def chunk(kind: bytes, body: bytes) -> bytes:
    """Return a part of a PNG file."""
    check = zlib.crc32(kind + body)
    return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", check)


if __name__ == "__main__":
    sys.exit(main())
