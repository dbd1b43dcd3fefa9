"""Draws what a seat may see: a game's own drawing, or a plain one that fits every view.

A game's module `terminal.board` has `render(view, words, seats, box)`. It may also have
`note(option, view, words, box)`, what one should see of an option beside its phrase, and
`legend(words)`, what its signs mean.
"""

from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Sequence
from functools import cache
from types import ModuleType
from typing import Any

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.table import Table
from rich.text import Text

from klubovna.core.decision import Option
from klubovna.core.game import Game
from klubovna.core.state import Json
from klubovna.words import Words


class Fitted:
    """A drawing that is told how many rows there are for it."""

    def __init__(self, drawing: RenderableType, rows: int) -> None:
        self.drawing = drawing
        self.rows = rows

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        """Draw, with the rows as the height to fit in."""
        yield from console.render(self.drawing, options.update(height=self.rows))


def draw(
    game: Game,
    view: Json,
    words: Words,
    seats: Sequence[str],
    box: Any,
    rows: int | None = None,
) -> RenderableType:
    """Draw a view, by the game itself if it can; with all details unless rows are few."""
    own = _own_board(game)
    if own is None:
        return draw_plain(view, words, seats)
    drawing: RenderableType = own.render(view, words, seats, box)
    return drawing if rows is None else Fitted(drawing, rows)


def note(game: Game, option: Option, view: Json, words: Words, box: Any) -> Text | None:
    """Return what one should see of an option beside its phrase, or None."""
    tell = getattr(_own_board(game), "note", None)
    found: Text | None = tell(option, view, words, box) if tell else None
    return found


def legend(game: Game, words: Words) -> list[Text]:
    """Return what the signs on the board mean."""
    tell = getattr(_own_board(game), "legend", None)
    found: list[Text] = tell(words) if tell else []
    return found


def _own_board(game: Game) -> ModuleType | None:
    return _module(type(game).__module__)


@cache
def _module(package: str) -> ModuleType | None:
    """Return the drawing module of a game's package."""
    if importlib.util.find_spec(package) is None:
        return None
    name = f"{package}.terminal.board"
    try:
        found = importlib.util.find_spec(name)
    except ModuleNotFoundError:  # the game is a module, not a package
        return None
    return importlib.import_module(name) if found else None


def draw_plain(view: Json, words: Words, seats: Sequence[str]) -> RenderableType:
    """Draw any view: shared things line by line, then a column for each player.

    What is empty is left out, so that what there is can be found.
    """
    players = view.get("players")
    is_table = isinstance(players, list) and all(isinstance(p, dict) for p in players)
    shared = {k: v for k, v in view.items() if not (is_table and k == "players")}
    parts: list[RenderableType] = [_shared(shared, words)]
    if is_table and players:
        parts += [Text(), _players(players, words, seats)]
    return Group(*parts)


def _shared(things: dict[str, Any], words: Words) -> RenderableType:
    """Draw single numbers and words on one line, everything longer on lines of its own."""
    line = Text()
    grid = Table.grid(padding=(0, 2))
    grid.add_column(style="dim", no_wrap=True)
    grid.add_column()
    for key, value in things.items():
        if isinstance(value, (list, dict)) and not _is_empty(value):
            grid.add_row(label(key, words), Text(written(value, words)))
        elif not _is_empty(value):
            line.append("   " if line else "").append(f"{label(key, words)} ", "dim")
            line.append("✓" if value is True else written(value, words))
    return Group(line, grid) if grid.row_count else line


def _players(players: list[dict[str, Any]], words: Words, seats: Sequence[str]) -> Table:
    grid = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="bold")
    grid.add_column(style="dim", no_wrap=True)
    for i in range(len(players)):
        grid.add_column(Text(seats[i] if i < len(seats) else str(i)), ratio=1)
    keys = dict.fromkeys(key for player in players for key in player if key != "seat")
    for key in keys:
        values = [player.get(key) for player in players]
        if not all(_is_empty(value) for value in values):
            grid.add_row(label(key, words), *(Text(written(v, words)) for v in values))
    return grid


def _is_empty(value: Any) -> bool:
    return value is None or value is False or value in ("", [], {})


def label(key: str, words: Words) -> str:
    """Return the name of a key of a view: "view-<key>" of the catalogue, or the key itself."""
    known = f"view-{key}".replace("_", "-")
    return words.text(known) if words.has(known) else key.replace("_", " ")


def written(value: Any, words: Words) -> str:
    """Write a value of a view on one line; an empty one is a dash."""
    if isinstance(value, bool):
        return words.text("yes" if value else "no")
    if isinstance(value, dict):
        inside = (f"{label(k, words)} {written(v, words)}" for k, v in value.items())
        return ", ".join(inside) or "–"
    if isinstance(value, list):
        divider = " | " if any(isinstance(v, (list, dict)) for v in value) else ", "
        return divider.join(written(v, words) for v in value) or "–"
    if isinstance(value, str):
        return words.name(value) or "–"
    return "–" if value is None else str(value)
