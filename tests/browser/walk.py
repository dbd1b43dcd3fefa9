"""A walk over a board: every drawn icon and piece on it must have words.

What has words is a target, or an element with `data-thing`, whose thing the game tells of.
"""

from __future__ import annotations

from typing import Any

from playwright.async_api import Page

from klubovna.core.game import Game

COMMON = ("icon/seat", "icon/robot")  # the page itself tells of these

# What is drawn in the board or the sheet over it; signs on buttons stand beside their words.
WITHOUT_WORDS = """
({ known, types, root }) => {
  const places = "[data-thing], [data-target]";
  const refAt = (target) => {
    const zone = target.split("/")[0];
    const word = target.slice(target.lastIndexOf("/") + 1).split("#")[0];
    return zone in types ? `${types[zone]}/${word}` : `zone/${zone}`;
  };
  const hasWords = (element) => {
    for (let at = element.closest(places); at; at = at.parentElement?.closest(places)) {
      if (known.includes(at.dataset.thing ?? refAt(at.dataset.target))) return true;
    }
    return false;
  };
  const written = ".prompt, .tools, .btn, .tag, .bubble, .tutor, .goal, header > .btn, " +
    "[data-target^='button/']";
  const drawn = [...document.querySelectorAll(root)].flatMap((part) =>
    [...part.querySelectorAll("svg.i, [data-piece]")]);
  const isMeant = (element) => {
    const { width, height } = element.getBoundingClientRect();
    return width * height > 0 && element.checkVisibility() && !element.closest(written);
  };
  const met = drawn.filter(isMeant);
  const naked = met.filter((element) => !hasWords(element)).map((element) =>
    element.parentElement.outerHTML.replace(/\\s+/g, " ").slice(0, 240));
  return { met: met.length, naked };
}
"""

FEW = 5  # even a sheet shows more than that
TABLE = "main, header .middle"
SHEET = "dialog[open] .body"


async def without_words(page: Page, game: Game, root: str = TABLE) -> list[str]:
    """Return what is drawn on the page's table and can't be read in words."""
    assert game.parts.things is not None, "this game teaches"
    things = [thing.ref for thing in game.things(game.box(None))]
    told = {"known": [*things, *COMMON], "types": game.parts.things.TYPES, "root": root}
    found: dict[str, Any] = await page.evaluate(WITHOUT_WORDS, told)
    assert found["met"] > FEW, "nothing is drawn"
    naked: list[str] = found["naked"]
    return naked


def teaching_games(all_games: dict[str, Game]) -> list[Any]:
    """Return the games whose things are in words."""
    return [game.id for game in all_games.values() if game.parts.things is not None]
