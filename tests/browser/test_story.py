"""What happened: the moves of others at a speed one can set, the log, the recap, sounds."""

from __future__ import annotations

from playwright.async_api import Page, expect

from tests.browser.chromium import PHONE, OpenPage
from tests.browser.player import Player
from tests.browser.visits import choose_seats
from tests.server.clubhouse_process import ClubhouseProcess

# What a caption may not lie over.
COVERED = """
(caption) => {
  const box = caption.getBoundingClientRect();
  const overlaps = (one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    return left < box.right && right > box.left && top < box.bottom && bottom > box.top;
  };
  const isOut = box.left < 0 || box.top < 0 || box.right > innerWidth || box.bottom > innerHeight;
  const needed = [...document.querySelectorAll("main .prompt, main .tools")];
  return isOut ? ["off the screen"] : needed.filter(overlaps).map((one) => one.className);
}
"""
LINES = "() => document.querySelectorAll('.notebook .entry').length"
# Instead of loudspeakers: how often something was to be heard.
EAR = """
window.heard = 0;
const resume = AudioContext.prototype.resume;
AudioContext.prototype.resume = function () { window.heard += 1; return resume.call(this); };
"""
# The most answers after which the others are on turn.
MANY = 40


async def sit_down(house: ClubhouseProcess, page: Page, *, has_touch: bool = False) -> Player:
    """Start a game of Fort against two bots."""
    player = Player(page, 4, has_touch=has_touch)
    await page.goto(house.url)
    await choose_seats(page, "easy", "easy")
    await page.get_by_role("button", name="Play now").click()
    return player


async def let_others_move(player: Player) -> None:
    """Answer until moves of others wait to be seen."""
    behind = player.page.locator(".pace .behind [aria-hidden]")
    held = "document.querySelector('.pace .behind')"
    asked = f"() => {held} ? {{ places: [] }} : ({player.waiting})()"
    for _ in range(MANY):
        seen = await (await player.page.wait_for_function(asked)).json_value()
        if not seen["places"]:
            await expect(behind).to_be_visible()
            return
        await player.touch(player.dice.choice(seen["places"]))
    raise AssertionError("nobody else moves")


async def test_step_by_step(house: ClubhouseProcess, open_page: OpenPage) -> None:
    """Each move waits for its key, with a caption that hides nothing; then one is asked."""
    page = await open_page(pace="step")
    player = await sit_down(house, page)
    await let_others_move(player)
    caption = page.locator(".caption")
    await expect(caption).to_be_visible()
    assert await caption.evaluate(COVERED) == []
    behind = page.locator(".pace .behind [aria-hidden]")
    lines = await page.evaluate(LINES)
    await page.keyboard.press("n")
    # What comes next is a move with lines of its own, or already the question.
    further = f"lines => ({LINES})() > lines || Boolean(({player.waiting})())"
    await page.wait_for_function(further, arg=lines)
    await page.keyboard.press("e")
    await expect(behind).to_be_hidden()
    assert await player.is_asked()


async def test_pause_on_a_phone(house: ClubhouseProcess, open_page: OpenPage) -> None:
    """A pause holds everything until it is lifted; the speed can be changed beside it."""
    page = await open_page(PHONE, pace="slow")
    player = await sit_down(house, page, has_touch=True)
    await let_others_move(player)
    await page.get_by_role("button", name="Pause").tap()
    behind = page.locator(".pace .behind [aria-hidden]")
    waiting = await behind.inner_text()
    caption = page.locator(".caption")
    words = await caption.inner_text()
    await page.get_by_role("button", name="How fast others move: slow").tap()
    await page.get_by_role("button", name="How fast others move: normal").tap()
    assert (await behind.inner_text(), await caption.inner_text()) == (waiting, words)
    assert await caption.evaluate(COVERED) == []
    await page.get_by_role("button", name="Go on").tap()
    await expect(behind).to_be_hidden()
    assert await player.is_asked()


async def test_log_and_recap(house: ClubhouseProcess, open_page: OpenPage) -> None:
    """The log has headings, its newest line is in sight, the set-up is folded; S tells the rest."""
    page = await open_page()
    player = await sit_down(house, page)
    log = page.get_by_role("list", name="Log")
    you = page.get_by_role("heading", name="(you)")
    while await you.count() < 2:
        await player.play(questions=1)
    await expect(log.locator(".entry").last).to_be_in_viewport()
    folded = log.get_by_role("button", name="Set-up")
    lines = await log.locator(".entry").count()
    await folded.click()
    assert await log.locator(".entry").count() > lines
    await page.keyboard.press("s")
    recap = page.get_by_role("dialog", name="Since your last turn")
    await expect(recap.get_by_role("heading").nth(1)).to_be_visible()
    await expect(recap.locator(".entry").first).to_be_visible()
    await page.keyboard.press("s")
    await expect(recap).to_be_hidden()


async def test_sounds_behind_their_switch(house: ClubhouseProcess, open_page: OpenPage) -> None:
    """Nothing is heard until somebody wants it; then what moves is, not louder than it is set."""
    page = await open_page()
    await page.context.add_init_script(EAR)
    player = await sit_down(house, page)
    await player.play(questions=3)
    assert await page.evaluate("window.heard") == 0
    await page.get_by_role("button", name="Menu").click()
    menu = page.get_by_role("dialog", name="Menu")
    await expect(menu.get_by_role("slider", name="Volume")).to_be_hidden()
    await menu.get_by_role("checkbox", name="Sounds").check()
    await expect(menu.get_by_role("slider", name="Volume")).to_be_visible()
    assert await page.evaluate("window.heard") == 1
    await page.keyboard.press("Escape")
    await player.play(questions=6)
    await page.wait_for_function("window.heard > 1")
