"""`klubovna bench`: how fast the rules and the clubhouse are here."""

from __future__ import annotations

import platform
import tempfile
from pathlib import Path
from typing import Any

from rich.table import Table
from rich.text import Text

from klubovna._interpreted import is_compiled
from klubovna.bench import measure, measure_interpreted
from klubovna.bench_profile import CannotProfile, profile
from klubovna.cli.desk import Desk, console, print_json, shown
from klubovna.cli.simulating import progress_bar
from klubovna.core.game import Game
from klubovna.words import Words

COLUMNS = (
    "bench-decisions",
    "bench-real",
    "bench-games",
    "bench-clone",
    "bench-guess",
    "bench-searches",
)
LONGEST = 300  # characters of a path


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
    for key in COLUMNS:
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
        words.number(figures["guess_us"], 2) + " µs",
        words.number(figures["searches_per_second"]),
    ]


def run_profile(desk: Desk, games: list[Game], as_json: bool) -> None:
    """Count where the instructions of random games go, and print the shares."""
    if not is_compiled():
        desk.bad("bad-profile")
    try:
        profiles = {game.id: profile(game) for game in games}
    except CannotProfile:
        desk.bad("bad-profile")
    if as_json:
        print_json({"games": profiles})
        return
    for id, found in profiles.items():
        _print_profile(desk.words, id, found)


def _print_profile(words: Words, id: str, found: dict[str, Any]) -> None:
    screen, count = console(), words.number(found["instructions_per_decision"])
    screen.print(Text.assemble((id, "bold"), "  ", words.text("bench-instructions", count=count)))
    table = Table.grid(padding=(0, 3, 0, 0))
    for part, share in found["parts"].items():
        table.add_row(words.text(f"bench-part-{part}"), words.number(share, 1) + " %")
    for name, share in found["functions"].items():
        table.add_row(name, words.number(share, 1) + " %", style="dim")
    screen.print(table)
    screen.print()


def run_server(desk: Desk, folder: str, as_json: bool) -> None:
    """Measure the clubhouse on the disk of a folder, and print the figures."""
    from klubovna import bench_server  # only this needs what a server needs

    try:
        tempfile.TemporaryFile(dir=folder).close()
    except OSError as error:
        desk.bad("bad-save", path=shown(folder, LONGEST), why=error.strerror)
    with progress_bar(bench_server.steps()) as progress:
        figures = bench_server.measure(Path(folder), progress)
    document = {"compiled": is_compiled(), "python": platform.python_version(), "server": figures}
    if as_json:
        print_json(document)
    else:
        _print_server(desk, document)


def _print_server(desk: Desk, document: dict[str, Any]) -> None:
    words, screen, figures = desk.words, console(), document["server"]
    compiled = words.text("bench-compiled" if document["compiled"] else "bench-interpreted")
    versions = f"  Python {document['python']}  {figures['filesystem']}"
    screen.print(Text.assemble((compiled, "bold"), versions))
    screen.print()
    screen.print(_speeds(words, figures))
    screen.print()
    screen.print(_latencies(words, figures["latency"]))


def _speeds(words: Words, figures: dict[str, Any]) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0), header_style="dim")
    table.add_column("")
    table.add_column(words.text("bench-server-per-second"), justify="right")
    for run in figures["runs"]:
        moves = words.text("bench-server-moves", tables=run["tables"])
        table.add_row(moves, words.number(run["moves_per_second"]))
    syncs, messages = figures["fdatasync_per_second"], figures["fanout_per_second"]
    table.add_row(words.text("bench-server-syncs"), words.number(syncs), style="dim")
    table.add_row(words.text("bench-server-fan-out"), words.number(messages), style="dim")
    return table


def _latencies(words: Words, latency: dict[str, Any]) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0), header_style="dim")
    table.add_column(words.text("bench-server-latency", rate=latency["rate"]))
    for key in ("bench-server-median", "bench-server-slowest"):
        table.add_column(words.text(key), justify="right")
    for key, suffix in (("bench-server-quiet", ""), ("bench-server-busy", "_while_bots_think")):
        cells = [f"{words.number(latency[p + suffix], 1)} ms" for p in ("p50_ms", "p99_ms")]
        table.add_row(words.text(key), *cells)
    return table
