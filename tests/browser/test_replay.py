"""The viewer of records: step, jump, play, look with other eyes; from a table or from a file."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.async_api import Locator, Page, expect

from klubovna.core.record import Record
from tests.browser.chromium import OpenPage
from tests.browser.visits import choose_seats, table_of
from tests.browser.watch import Watch
from tests.server.clubhouse_process import ClubhouseProcess

RECORDS = Path(__file__).parents[1] / "golden" / "fort"
RECORD = min(path for path in RECORDS.glob("2p-*.game") if "draft" not in path.name)
NO_RECORD = "This is not a complete game record of Klubovna: "
REFUSED = "the server responded with a status of 4"


def place(page: Page) -> Locator:
    """Return what shows where in the game one is."""
    return page.get_by_role("slider", name="Place in the game")


async def open_file(page: Page, url: str, file: Path) -> None:
    """Give the viewer a record file."""
    await page.goto(f"{url}/replay")
    await page.locator("input[type=file]").set_input_files(file)


async def test_walking_through_a_record(house: ClubhouseProcess, open_page: OpenPage) -> None:
    """Buttons and keys step and jump, and the caption says what was done."""
    page = await open_page()
    await open_file(page, house.url, RECORD)
    slider = place(page)
    last = str(len(Record.load(RECORD).moves))
    await expect(slider).to_have_value("0")
    await page.get_by_role("button", name="One step forward").click()
    await expect(slider).to_have_value("1")
    await page.keyboard.press("ArrowRight")
    await expect(slider).to_have_value("2")
    await page.get_by_role("button", name="One step back").click()
    await expect(slider).to_have_value("1")
    await page.get_by_role("button", name="To the end").click()
    await expect(slider).to_have_value(last)
    await expect(page.get_by_role("dialog").get_by_text("Total")).to_be_visible()
    await page.get_by_role("button", name="From the start").click()
    await expect(slider).to_have_value("0")
    await slider.fill("7")
    await expect(slider).to_have_value("7")


async def test_a_record_that_plays_by_itself(house: ClubhouseProcess, open_page: OpenPage) -> None:
    """It runs until it is stopped, as fast as one likes."""
    page = await open_page()
    await open_file(page, house.url, RECORD)
    await page.get_by_role("combobox", name="Speed").select_option("fastest")
    await page.get_by_role("button", name="Play").click()
    slider = place(page)
    await expect(slider).to_have_value(re.compile("[1-9]"))
    await page.get_by_role("button", name="Stop").click()
    here = await slider.input_value()
    await page.wait_for_timeout(400)  # two steps of the fastest speed: nothing may happen
    await expect(slider).to_have_value(here)


async def test_other_eyes(house: ClubhouseProcess, open_page: OpenPage) -> None:
    """Each seat's own hand, or what everybody sees: then no hand at all."""
    page = await open_page()
    await open_file(page, house.url, RECORD)
    eyes = page.get_by_role("combobox", name="Through whose eyes")
    hand = page.locator("[data-target^='hand/']")
    await expect(hand.first).to_be_visible()
    mine = await hand.evaluate_all("cards => cards.map(card => card.dataset.target)")
    await eyes.select_option(index=1)
    await page.wait_for_function(
        "mine => document.querySelector(\"[data-target^='hand/']\")?.dataset.target !== mine",
        arg=mine[0],
    )
    await eyes.select_option(label="what everybody sees")
    await expect(hand).to_have_count(0)
    await expect(page.get_by_role("img", name="cards").first).to_be_visible()


async def test_a_table_that_is_over(house: ClubhouseProcess, open_page: OpenPage) -> None:
    """Whoever gives up sees the end soon, and the game again from there or from the first page."""
    page = await open_page()
    await page.goto(house.url)
    await choose_seats(page, "easy")
    await page.get_by_role("button", name="Play now").click()
    await table_of(page)
    await page.get_by_role("button", name="Menu").click()
    await page.get_by_role("button", name="Resign").click()
    await page.get_by_role("dialog").get_by_role("button", name="Resign", exact=True).click()
    await page.get_by_role("button", name="Replay").click()
    slider = place(page)
    await expect(slider).to_have_value("0")
    await page.goto(house.url)
    await page.get_by_role("link", name="Replay").first.click()
    await expect(slider).to_have_value("0")


async def test_a_dropped_file(house: ClubhouseProcess, open_page: OpenPage) -> None:
    """A record may be dropped anywhere on the first page."""
    page = await open_page()
    await page.goto(house.url)
    await expect(page.locator("label.drop")).to_be_visible()
    await page.evaluate(
        """(text) => {
          const data = new DataTransfer();
          data.items.add(new File([text], "a.game", { type: "text/plain" }));
          document.body.dispatchEvent(new DragEvent("drop", { dataTransfer: data, bubbles: true }));
        }""",
        RECORD.read_text("utf-8"),
    )
    await expect(place(page)).to_have_value("0")
    await expect(page).to_have_url(f"{house.url}/replay")


@pytest.mark.parametrize(
    "text", ["", "good morning", "\x00\x01\x02", "klubovna-record 1\ngame chess 1\n"]
)
async def test_a_file_that_is_no_record(
    house: ClubhouseProcess, open_page: OpenPage, watch: Watch, tmp_path: Path, text: str
) -> None:
    """One sentence says why it can't be shown, and the next file can be tried."""
    watch.forgive(REFUSED)
    page = await open_page()
    broken = tmp_path / "broken.game"
    broken.write_text(text, "utf-8")
    await open_file(page, house.url, broken)
    problem = page.get_by_role("alert")
    await expect(problem).to_contain_text(NO_RECORD)
    assert len((await problem.inner_text()).splitlines()) == 1
    await page.locator("input[type=file]").set_input_files(RECORD)
    await expect(place(page)).to_have_value("0")


async def test_a_record_that_was_cut(
    house: ClubhouseProcess, open_page: OpenPage, watch: Watch, tmp_path: Path
) -> None:
    """Half of a record is no record, and the page says so."""
    watch.forgive(REFUSED)
    page = await open_page()
    text = RECORD.read_text("utf-8")
    half = tmp_path / "half.game"
    half.write_text(text[: len(text) // 2], "utf-8")
    await open_file(page, house.url, half)
    await expect(page.get_by_role("alert")).to_contain_text(NO_RECORD)
