"""`klubovna bench`: how fast the rules are here."""

from __future__ import annotations

import platform
from typing import Any

from rich.table import Table
from rich.text import Text

from klubovna._interpreted import is_compiled
from klubovna.bench import measure, measure_interpreted
from klubovna.cli.desk import Desk, console, print_json
from klubovna.core.game import Game
from klubovna.words import Words


def run(desk: Desk, games: list[Game], as_json: bool) -> None:
    """Measure all games, compiled and interpreted, and print the figures."""
    document = _measured(games)
    if as_json:
        print_json(document)
    else:
        _print(desk, document)


def _measured(games: list[Game]) -> dict[str, Any]:
    compiled = is_compiled()
    figures = {game.id: measure(game) for game in games}
    interpreted = measure_interpreted(list(figures)) if compiled else figures
    return {
        "compiled": compiled,
        "python": platform.python_version(),
        "games": {id: {**figures[id], "interpreted": dict(interpreted[id])} for id in figures},
    }


def _print(desk: Desk, document: dict[str, Any]) -> None:
    words, screen = desk.words, console()
    compiled = words.text("bench-compiled" if document["compiled"] else "bench-interpreted")
    screen.print(Text.assemble((compiled, "bold"), f"  Python {document['python']}"))
    screen.print()
    table = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0), header_style="dim")
    table.add_column(words.text("shelf-id"))
    table.add_column("")
    for key in ("bench-decisions", "bench-real", "bench-games", "bench-clone"):
        table.add_column(words.text(key), justify="right")
    for id, figures in document["games"].items():
        if document["compiled"]:
            table.add_row(id, words.text("bench-row-compiled"), *_cells(words, figures))
        name = "" if document["compiled"] else id
        table.add_row(
            name,
            words.text("bench-row-interpreted"),
            *_cells(words, figures["interpreted"]),
            style="dim",
        )
    screen.print(table)


def _cells(words: Words, figures: dict[str, Any]) -> list[str]:
    return [
        words.number(figures["decisions_per_second"]),
        words.number(figures["real_decisions_per_second"]),
        words.number(figures["games_per_second"]),
        words.number(figures["clone_us"], 2) + " µs",
    ]
