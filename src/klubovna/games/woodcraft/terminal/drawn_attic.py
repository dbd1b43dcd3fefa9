# not compiled: drawn once for each question
"""Woodcraft: the attic as text, with what lies between its spaces."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from klubovna.drawing import Json, Words, row
from klubovna.games.woodcraft.terminal.signs import FREE, effects, tool

ROWS: Final = ("T", "M", "B")  # from the top
STEP: Final = 11  # columns between two spaces of a row
SHIFTED: Final = "M"  # a row that stands between the spaces of the others
OPEN: Final = "○"


def attic_rows(me: Json, words: Words) -> dict[str, Text]:
    """Return the tools, by rows from the bottom."""
    return {
        letter: row(space_sign(me, id, words) for id in me["attic"] if id[0] == letter)
        for letter in reversed(ROWS)
    }


def space_sign(me: Json, space: str, words: Words) -> Text:
    """Return the tool on a space; a ring if one could be placed there now."""
    here = me["attic"][space]
    if here is not None:
        return tool(here, words)
    return Text(OPEN, style="dim") if space in me["open_attic"] else FREE


def attic_lines(me: Json, cards: Json, words: Words) -> list[Text]:
    """Return the attic as it is printed: rows of spaces, and rewards between any two."""
    lines: list[list[tuple[int, Text]]] = [[] for _ in range(2 * len(ROWS) - 1)]
    for space in me["attic"]:
        line, column = place_of(space)
        lines[line].append((column, space_sign(me, space, words)))
    for link in cards["links"]:
        line, column = place_of(link["one"])
        other_line, other_column = place_of(link["other"])
        reward = effects(link["reward"], words)
        middle = (column + other_column + 1) // 2
        lines[(line + other_line) // 2].append((middle - reward.cell_len // 2, reward))
    return [on_one_line(things) for things in lines]


def place_of(space: str) -> tuple[int, int]:
    """Return line and column of a space."""
    indent = STEP // 2 if space[0] == SHIFTED else 0
    return 2 * ROWS.index(space[0]), (int(space[1:]) - 1) * STEP + indent


def on_one_line(things: list[tuple[int, Text]]) -> Text:
    """Return things in their columns."""
    line = Text()
    for column, thing in sorted(things, key=lambda each: each[0]):
        line.append(" " * max(1 if line else 0, column - line.cell_len)).append_text(thing)
    return line
