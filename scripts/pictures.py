"""Takes the pictures of README, docs, first page, lessons and tables, in a real clubhouse.

Each table shows a seeded game that bots have played up to its middle, so the pictures change only
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
from typing import Any, NamedTuple

import httpx
from playwright.async_api import Browser, Page, async_playwright

from klubovna import bots
from klubovna.core.game import title
from klubovna.server.journal import Entry, Journal
from klubovna.server.seats import Seat
from scripts.lesson_pictures import take_lessons
from scripts.table_pictures import take_tables
from tests.browser.chromium import DESK, FLAGS, PHONE, chromium
from tests.server.clubhouse_process import ClubhouseProcess

ROOT = Path(__file__).resolve().parents[1]
IMAGES = ROOT / "docs" / "images"
LOOKS = ROOT / "web" / "public" / "looks"  # of the tables, for the first page
NAMES = ("Ada", "Ben", "Cyd", "Dan")
SEED = bytes([4]) * 32
STORE = "insert into choices (table_id, seq, seat, verb, option, at) values (?, ?, ?, ?, ?, 0)"

LIGHT, DARK = {"color_scheme": "light"}, {"color_scheme": "dark"}


class Scene(NamedTuple):
    """A moment of a game: after so many picks, when the first seat is asked such a question."""

    game: str
    question: str
    picks: int


class Picture(NamedTuple):
    """What a picture shows, and on which screen."""

    scene: Scene
    screen: dict[str, Any]
    is_of_home: bool = False


FORT = Scene("fort", "play_card", 150)
PICTURES = {
    "home": Picture(FORT, DESK | LIGHT, is_of_home=True),
    "table": Picture(FORT, DESK | LIGHT),
    "table-dark": Picture(FORT, DESK | DARK),
    "phone": Picture(FORT, PHONE | LIGHT),
    "shelfie": Picture(Scene("shelfie_stacker", "place_die", 130), DESK | LIGHT),
    "comforts": Picture(Scene("creature_comforts", "assign", 260), DESK | LIGHT),
    "woodcraft": Picture(Scene("woodcraft", "actions", 300), DESK | LIGHT),
    "hamlet": Picture(Scene("hamlet", "choose_site", 240), DESK | LIGHT),
}

LANGUAGES = ("cs", "en")
LARGEST_LOOK = 36_000  # bytes

# A picture as WEBP, so wide, and no better than what fits into so many bytes.
SHRUNK = """
async ([picture, width, most]) => {
  const bytes = Uint8Array.from(atob(picture), (sign) => sign.charCodeAt(0));
  const bitmap = await createImageBitmap(new Blob([bytes]));
  const height = Math.round(bitmap.height * width / bitmap.width);
  const canvas = new OffscreenCanvas(width, height);
  const pen = canvas.getContext("2d");
  pen.imageSmoothingQuality = "high";
  pen.drawImage(bitmap, 0, 0, width, height);
  for (let quality = 0.9; ; quality -= 0.05) {
    const blob = await canvas.convertToBlob({ type: "image/webp", quality });
    if (blob.size > most) continue;
    const small = new Uint8Array(await blob.arrayBuffer());
    return btoa(Array.from(small, (byte) => String.fromCharCode(byte)).join(""));
  }
}
"""

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


def main(wanted: list[str]) -> int:
    """Write pictures: of the "docs", the "looks" at tables, "lessons", "tables", or all."""
    with tempfile.TemporaryDirectory() as folder, ClubhouseProcess(Path(folder)) as house:
        links = stage(house)
        asyncio.run(go_round(house.url, links, wanted or ["docs", "looks", "lessons", "tables"]))
    return 0


def stage(house: ClubhouseProcess) -> dict[Scene, str]:
    """Open some tables, and play at those of the scenes; return the links to their first seats."""
    open_table(house.url, "fort", "Eve", "me", "open", "open")
    open_table(house.url, "hamlet", "Finn", "me", "open", "bot")
    created = {
        scene: open_table(
            house.url, scene.game, NAMES[0], "me", "bot", "bot", "bot", is_listed=False
        )
        for scene in dict.fromkeys(picture.scene for picture in PICTURES.values())
    }
    house.stop()
    with closing(sqlite3.connect(house.file)) as database:
        for scene, table in created.items():
            play(database, table["table"]["id"], scene)
        database.commit()
    house.start()
    return {
        scene: f"{house.url}/t/{table['table']['id']}#{table['keys'][0]['key']}"
        for scene, table in created.items()
    }


def open_table(
    url: str, game: str, host: str, *kinds: str, is_listed: bool = True
) -> dict[str, Any]:
    """Create a table with such seats."""
    names = (host, *NAMES[1:])
    seats = [
        {"kind": kind} if kind == "open" else {"kind": kind, "name": name}
        for kind, name in zip(kinds, names, strict=False)
    ]
    wish = {"game": game, "seats": seats, "listed": is_listed}
    answer = httpx.post(f"{url}/api/tables", json=wish)
    created: dict[str, Any] = answer.raise_for_status().json()
    return created


def play(database: sqlite3.Connection, table: str, scene: Scene) -> None:
    """Put a scene in the place of what was played at a table."""
    database.execute("update tables set seed = ? where id = ?", (SEED, table))
    database.execute("delete from choices where table_id = ?", (table,))
    for entry in played(scene):
        database.execute(STORE, (table, entry.seq, entry.seat, entry.verb, entry.option))


def company() -> list[Seat]:
    """Return a person and three bots."""
    person, *others = enumerate(NAMES)
    robots = [Seat(*other, "bot", "normal", taken=True, key=None) for other in others]
    return [Seat(*person, "person", "normal", taken=True, key=None), *robots]


def begun(scene: Scene) -> Journal:
    """Return the game of a scene, before its first pick."""
    game = title(scene.game)
    return Journal(game, game.chosen({}), SEED, company())


def played(scene: Scene) -> list[Entry]:
    """Return the picks that lead to a scene."""
    journal = begun(scene)
    minds = [bots.make("greedy", seat) for seat in range(len(NAMES))]
    entries: list[Entry] = []
    while len(entries) < scene.picks or not is_there(journal, scene):
        seat: int = journal.state.actors[0]
        option = minds[seat].choose(journal.game, journal.state, seat)
        entries.append(Entry(journal.seq, seat, "pick", option, None, None, 0.0))
        journal.add(entries[-1])
    return entries


def is_there(journal: Journal, scene: Scene) -> bool:
    """Tell whether the person at the first seat is asked the question, and has a real choice."""
    decision = journal.game.decision(journal.state, 0)
    is_asked = decision is not None and decision.kind == f"{scene.game}.{scene.question}"
    return is_asked and len(journal.state.legal_of(0)) > 2


async def go_round(home: str, links: dict[Scene, str], wanted: list[str]) -> None:
    """Go round with a camera."""
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        if "looks" in wanted:
            await take_looks(browser, links)
        if "docs" in wanted:
            await take_pictures(browser, home, links)
        if "lessons" in wanted:
            await take_lessons(browser, home, links_of_games(links))
        if "tables" in wanted:
            await take_tables(browser, links_of_games(links))
        await browser.close()


def links_of_games(links: dict[Scene, str]) -> dict[str, str]:
    """Return a link to a table of each game."""
    return {scene.game: link for scene, link in links.items()}


async def take_pictures(browser: Browser, home: str, links: dict[Scene, str]) -> None:
    """Take the pictures of README and docs."""
    for name, (scene, screen, is_of_home) in PICTURES.items():
        page = await browser.new_page(**screen, locale="en", reduced_motion="reduce")
        await sit_down(page, links[scene])
        if is_of_home:
            await go_home(page, home)
        write(IMAGES / f"{name}.png", await small(browser, await page.screenshot()))


async def take_looks(browser: Browser, links: dict[Scene, str]) -> None:
    """Take the looks at the tables, one of each game in each language."""
    for scene, link in links.items():
        for lang in LANGUAGES:
            page = await browser.new_page(**(DESK | LIGHT), locale=lang, reduced_motion="reduce")
            await sit_down(page, link)
            look = base64.b64encode(await page.screenshot()).decode()
            shrunk = await page.evaluate(SHRUNK, [look, 960, LARGEST_LOOK])
            write(LOOKS / f"{scene.game}-{lang}.webp", base64.b64decode(shrunk))
            await page.close()


def write(file: Path, content: bytes) -> None:
    """Write a picture, and tell how large it is."""
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(content)
    print(file.relative_to(ROOT), len(content) // 1000, "kB")


async def sit_down(page: Page, link: str) -> None:
    """Come to the table, and take a card into the fingers where cards are played from a hand."""
    await page.goto(link)
    await page.locator("button.lit").first.wait_for()
    cards = page.locator("button.lit[data-target^='hand/']")
    if await cards.count():
        await cards.nth(2).click()
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
    sys.exit(main(sys.argv[1:]))
