"""The table as text, for tests of what is drawn and said."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rich.console import Console

from klubovna.games.hamlet import GAME
from klubovna.games.hamlet.terminal.signs import printed
from klubovna.terminal.board import draw
from klubovna.words import Words
from tests.laws.tables import positions, tables

BOX = GAME.box(None)
CARDS = printed(BOX)
NAMES = ["Ada", "Ben", "Cyd", "Dan"]
LEAST, SMALL, LARGE = 1, 15, 31  # rows of a board: far too few, on terminals of 24 and of 40
WIDTH, WIDE = 78, 118  # columns of a board on terminals of 80 and 120


def words(lang: str) -> Words:
    """Return the words of the game."""
    return Words(GAME, lang, GAME.names(lang, BOX))


def seats(view: dict[str, Any]) -> list[str]:
    """Return the names of those who have a seat."""
    return NAMES[: len(view["order"])]


def drawn(view: dict[str, Any], lang: str, rows: int | None, width: int = WIDTH) -> list[str]:
    """Return the lines of the board."""
    screen = Console(width=width, color_system=None, highlight=False, emoji=False, markup=False)
    with screen.capture() as captured:
        screen.print(draw(GAME, view, words(lang), seats(view), BOX, rows))
    return [line.rstrip() for line in captured.get().splitlines()]


def some_positions(seed: int, most: int = 6) -> Iterator[Any]:
    """Yield positions of random games at every table."""
    for n, table in enumerate(tables(GAME)):
        yield from positions(table, seed + n, most)


def view_of(players: int) -> dict[str, Any]:
    """Return the view of the first turn."""
    return GAME.view(GAME.new(players, 5), 0)


def line_with(text: str, lines: list[str]) -> str:
    """Return the first line that holds a text."""
    return next(line for line in lines if text in line)
