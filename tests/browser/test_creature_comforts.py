"""Creature Comforts in a browser: whole games by touching and by keys, and placing at once."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.async_api import Locator, Page, expect

from tests.browser.chromium import DESK, PHONE, OpenPage
from tests.browser.player import WAITING, Player, everything_in_reach
from tests.browser.typist import Typist
from tests.browser.visits import check_sheet, choose_seats, seat_link, table_of
from tests.server.clubhouse_process import ClubhouseProcess


async def set_up(page: Page, url: str, *sitters: str, length: str = "short") -> None:
    """Take the box off the shelf, say who plays and how long; everything but the last touch."""
    await page.goto(url)
    await page.get_by_role("button", name=re.compile("^Creature Comforts")).click()
    await choose_seats(page, *sitters)
    name = re.compile("months|length", re.IGNORECASE)
    choice = page.get_by_role("radiogroup", name=name)
    if await choice.count():
        await choice.locator(f"input[value={length}]").check(force=True)
    else:
        await page.get_by_role("combobox", name=name).select_option(length)


async def start(page: Page, url: str, *sitters: str, length: str = "short") -> None:
    """Start a game against bots."""
    await set_up(page, url, *sitters, length=length)
    await page.get_by_role("button", name="Play now").click()


DONE = "[data-target='button/plan'], [data-target='button/ready']"


class Planner(Player):
    """Somebody who lays out workers and dice with a plan, and touches anything in between."""

    waiting = f'() => document.querySelector("{DONE}") ? null : ({WAITING})()'

    @property
    def seen(self) -> dict[str, Any]:
        """Return what this page was told last."""
        return next(told for told in reversed(self.told) if told["type"] == "position")

    def is_asked_to(self, kind: str) -> bool:
        """Tell whether such a question is open."""
        return self.decision is not None and self.decision["kind"].endswith(f".{kind}")

    @property
    def open_places(self) -> list[str]:
        """Return where workers may be put."""
        assert self.decision is not None
        return [option["target"].removeprefix("place/") for option in self.decision["options"]]

    def chosen(self, place: str) -> str:
        """Return the target that was sent when dice for a place were asked for."""
        sent = {said["asked"]: said["option"] for said in self.said if said["type"] == "choose"}
        asked = [told["decision"] for told in self.told if told["type"] == "position"]
        answered = [one for one in asked if one and one["asked"] in sent]
        meant = next(one for one in answered if one["args"].get("place") == f"place/{place}")
        options = {option["id"]: option["target"] for option in meant["options"]}
        return str(options[sent[meant["asked"]]])

    async def answer_unless(self, kind: str) -> None:
        """Touch anything that is lit now, unless that is a question of this kind."""
        waiting = await self.page.evaluate(self.waiting)
        if waiting and not self.is_asked_to(kind):  # it may have come while the page was looked at
            await self.touch(self.dice.choice(waiting["places"]))

    async def play_until(self, kind: str) -> None:
        """Answer anything until such a question comes."""
        while not self.is_asked_to(kind):
            await self.answer_unless(kind)
            await self.page.wait_for_timeout(50)

    async def touch_places(self, *places: str) -> None:
        """Put workers on places, or take them back."""
        for place in places:
            await self.page.locator(f"button[data-target='place/{place}']").click()

    async def send_out(self, *places: str) -> None:
        """Put workers on those of the places that are open, and wait for the dice."""
        await self.play_until("place_workers")
        await self.touch_places(*(place for place in places if place in self.open_places))
        await self.page.locator(DONE).click()
        await self.play_until("assign")

    async def see(self, seat: int, *places: str) -> None:
        """Wait until the workers of a seat are shown at these places, and at no other."""
        await expect(self.page.locator(f"[data-piece^='worker/{seat}/']")).to_have_count(
            len(places)
        )
        for place in places:
            await expect(self.page.locator(f"[data-piece='worker/{seat}/{place}']")).to_be_visible()


GAMES = [
    pytest.param(DESK, "standard", id="desk"),
    pytest.param(PHONE, "short", id="phone-short"),
]


@pytest.mark.parametrize(("screen", "length"), GAMES)
async def test_four_players_by_touch(
    house: ClubhouseProcess, open_page: OpenPage, screen: dict[str, Any], length: str
) -> None:
    """A whole game against three bots; all that is lit is in reach without scrolling."""
    page = await open_page(screen)
    player = Player(page, 5, has_touch=bool(screen.get("has_touch")))
    await start(page, house.url, "easy", "easy", "easy", length=length)
    await player.finish(everything_in_reach)
    await check_sheet(page, 4)


@pytest.mark.parametrize("screen", [DESK, PHONE], ids=["desk", "phone"])
async def test_alone_by_touch(
    house: ClubhouseProcess, open_page: OpenPage, screen: dict[str, Any]
) -> None:
    """A whole solo game ends with a title of four parts."""
    page = await open_page(screen)
    player = Player(page, 6, has_touch=bool(screen.get("has_touch")))
    await start(page, house.url)
    await player.finish(everything_in_reach)
    await check_sheet(page, 1)
    title = re.compile("^(Stylishly|Deliciously|Brightly|Hardily) .* of ")
    await expect(page.get_by_role("dialog").get_by_text(title)).to_be_visible()


async def test_alone_the_fourth_worker_can_be_moved(
    house: ClubhouseProcess, open_page: OpenPage
) -> None:
    """With all workers out nothing is rolled until "done" is said; a worker goes elsewhere."""
    page = await open_page()
    player = Planner(page, 4)
    await start(page, house.url)
    await player.play_until("place_workers")
    one, two, three, four, five, *_ = player.open_places
    await player.touch_places(one, two, three, four)
    await player.see(0, one, two, three, four)
    await player.touch_places(four, five)
    await player.see(0, one, two, three, five)
    assert player.seen["view"]["step"] == "placing" and not player.seen["view"]["village"]
    await page.locator(DONE).click()
    await expect(page.locator("[data-piece='die/0']")).to_be_visible()
    assert set(player.seen["view"]["players"][0]["workers"]) == {one, two, three, five}


@pytest.mark.parametrize("screen", [DESK, PHONE], ids=["desk", "phone"])
async def test_a_family_is_chosen(
    house: ClubhouseProcess, open_page: OpenPage, screen: dict[str, Any]
) -> None:
    """Whoever plays alone picks any of the five; its creatures are on the board then."""
    page = await open_page(screen)
    player = Planner(page, 4)
    await start(page, house.url)
    await expect(page.locator("button[data-target^='den/']")).to_have_count(5)
    await page.locator("button[data-target='den/squirrel']").click()
    await page.locator("button[data-act=confirm]").click()
    await player.play_until("place_workers")
    assert player.seen["view"]["players"][0]["family"] == "squirrel"


# Dragging dice.


async def drag(page: Page, origin: Locator, goal: Locator | None, has_touch: bool) -> None:
    """Drag something by mouse or finger onto something else; None: away to the edge."""
    start = await middle(origin)
    end = await middle(goal) if goal else (start[0], 12.0)
    way = [(start[i] + end[i]) / 2 for i in (0, 1)]
    if not has_touch:
        await page.mouse.move(*start)
        await page.mouse.down()
        await page.mouse.move(*way)
        await page.mouse.move(*end)
        await page.mouse.up()
        return
    finger = await page.context.new_cdp_session(page)
    for kind, at in (("touchStart", start), ("touchMove", way), ("touchMove", end)):
        points = [{"x": at[0], "y": at[1]}]
        await finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    await finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


async def middle(thing: Locator) -> tuple[float, float]:
    """Return the middle of something on the screen."""
    box = await thing.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


@pytest.mark.parametrize("screen", [DESK, PHONE], ids=["mouse", "finger"])
async def test_dragging_dice(
    house: ClubhouseProcess, open_page: OpenPage, screen: dict[str, Any]
) -> None:
    """A die is dragged to a place, on to another one, and away; "done" tells the clubhouse."""
    page = await open_page(screen)
    has_touch = bool(screen.get("has_touch"))
    player = Planner(page, 3, has_touch=has_touch)
    await start(page, house.url)
    await player.send_out("market", "owl_pick", "inn", "workshop")
    tray = page.locator("button[data-target='die/2']")
    market, nest = (page.locator(f"[data-target='place/{p}']") for p in ("market", "owl_pick"))
    laid = "[data-piece='die/2']"

    await drag(page, tray, market, has_touch)
    await expect(market.locator(laid)).to_be_visible()
    await drag(page, market.locator(laid), nest, has_touch)
    await expect(nest.locator(laid)).to_be_visible()
    await expect(market.locator(laid)).to_have_count(0)
    await drag(page, nest.locator(laid), None, has_touch)
    await expect(tray.locator(laid)).to_be_visible()

    await drag(page, tray, market, has_touch)
    await page.locator(DONE).click()
    await expect(page.locator(DONE)).to_have_count(0)
    assert player.chosen("market").startswith("dice/")


async def test_a_die_that_is_held_is_read(house: ClubhouseProcess, open_page: OpenPage) -> None:
    """A long press opens the die in words; the finger that moves on then drags nothing."""
    page = await open_page(PHONE)
    player = Planner(page, 3, has_touch=True)
    await start(page, house.url)
    await player.send_out("market", "owl_pick", "inn", "workshop")
    die = page.locator("button[data-target='die/2']")
    finger = await page.context.new_cdp_session(page)
    x, y = await middle(die)
    for kind, up in (("touchStart", 0), ("touchMove", 40)):
        points = [{"x": x, "y": y - up}]
        await finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
        await expect(page.get_by_role("article")).to_be_visible()
    await finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    await expect(page.get_by_role("article")).to_contain_text("Village die")
    await page.keyboard.press("Escape")
    await expect(die).to_have_attribute("aria-pressed", "false")
    await expect(page.locator(".dragged")).to_have_count(0)


async def test_idle_dice_are_asked_about(house: ClubhouseProcess, open_page: OpenPage) -> None:
    """Done with dice that fit: the tutor asks; whoever thinks better of it goes on laying out."""
    page = await open_page(tutor=True)
    player = Planner(page, 3)
    await start(page, house.url)
    await player.send_out("owl_pick", "owl_draw", "market", "inn")
    await page.locator(DONE).click()
    doubt = page.get_by_role("alertdialog")
    await expect(doubt).to_contain_text("Leave 6 dice unused?")
    await doubt.get_by_role("button").first.click()
    await expect(doubt).to_be_hidden()
    nest = page.locator("button[data-target='place/owl_pick']")
    await nest.click()
    await expect(nest.locator("[data-piece^='die/']")).to_be_visible()
    await page.locator(DONE).click()
    await player.play_until("resolve")
    assert list(player.seen["view"]["active"]["assigned"]) == ["owl_pick"]


# Without a mouse.


async def test_a_whole_game_by_keyboard(house: ClubhouseProcess, open_page: OpenPage) -> None:
    """From the box on the shelf to the last month without a mouse."""
    page = await open_page()
    typist = Typist(page, 2)
    await set_up(page, house.url, "easy")
    await page.get_by_role("button", name="Play now").focus()
    await page.keyboard.press("Enter")
    await typist.finish_by_keys()
    await check_sheet(page, 2)


async def test_every_target_is_a_stop(house: ClubhouseProcess, open_page: OpenPage) -> None:
    """Whatever a question offers, Tab and arrows come to it, and it says its name."""
    page = await open_page()
    typist = Typist(page, 6)
    await start(page, house.url, "easy")
    kinds: set[str] = set()
    for _ in range(120):
        if not await typist.is_asked():
            break
        decision = typist.decision
        assert decision is not None
        if decision["kind"] not in kinds:
            kinds.add(decision["kind"])
            assert await typist.everything() >= to_take(decision), decision["kind"]
        await typist.answer()
    assert len(kinds) > 4


def to_take(decision: dict[str, Any]) -> set[str]:
    """Return what must be in reach: dice are laid out one by one, all else is taken as offered."""
    if decision["kind"].endswith(".assign"):
        return {*(f"die/{die}" for die in range(6)), "button/plan"}
    return {option["target"] for option in decision["options"]}


# Placing at the same time.


async def sit_down_together(url: str, host: Page, guest: Page) -> None:
    """Open a table for two; the guest comes by the link of the free seat."""
    await set_up(host, url, "open")
    await host.get_by_role("button", name="Open the table").click()
    await table_of(host)
    await guest.goto(await seat_link(host))
    await guest.get_by_role("textbox", name="Your name").fill("Ivan")
    await guest.get_by_role("button", name="Sit down").click()
    await expect(guest.get_by_role("banner")).to_be_visible()


async def play_until_placing(*players: Planner) -> None:
    """Choose families, the first comforts, and whatever the first traveller asks."""
    while not all(player.is_asked_to("place_workers") for player in players):
        for player in players:
            await player.answer_unless("place_workers")
        await players[0].page.wait_for_timeout(50)


async def test_two_place_at_the_same_time(house: ClubhouseProcess, open_page: OpenPage) -> None:
    """Each sees the other's workers at once; anything can be changed until both are ready."""
    desk, phone = await open_page(), await open_page(PHONE)
    hana, ivan = Planner(desk, 1), Planner(phone, 2)
    await sit_down_together(house.url, desk, phone)
    await play_until_placing(hana, ivan)
    hers, his = [player["lent"] for player in hana.seen["view"]["players"]]
    one, two, three, *rest = hana.open_places[: 5 - len(hers)]

    await hana.touch_places(one, two)
    await ivan.touch_places(first := ivan.open_places[-1])
    await ivan.see(0, *hers, one, two)
    await hana.see(1, *his, first)

    await hana.touch_places(one, three, *rest)  # the first one goes elsewhere
    await hana.see(0, *hers, two, three, *rest)
    await ivan.see(0, *hers, two, three, *rest)
    assert not hana.seen["view"]["players"][0]["ready"]
    await desk.get_by_role("button", name="Done").click()
    await expect(desk.get_by_role("button", name="Move workers")).to_be_visible()
    assert hana.seen["view"]["players"][0]["ready"]

    await desk.get_by_role("button", name="Move workers").click()
    await hana.touch_places(two, one)
    await ivan.see(0, *hers, one, three, *rest)
    await desk.get_by_role("button", name="Done").click()
    await expect(desk.get_by_role("button", name="Move workers")).to_be_visible()

    await ivan.touch_places(
        *[place for place in ivan.open_places if place != first][: 3 - len(his)]
    )
    assert hana.seen["view"]["step"] == "placing"
    await phone.get_by_role("button", name="Done").click()
    for player in (hana, ivan):
        await expect(player.page.locator("[data-piece='die/0']")).to_be_visible()
        assert player.seen["view"]["step"] != "placing" and player.seen["view"]["village"]
