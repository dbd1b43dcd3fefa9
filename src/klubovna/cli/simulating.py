"""`klubovna simulate`: many games at once, and their figures."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from klubovna.cli.desk import Desk, console, print_json
from klubovna.simulate import Job, Tally, simulate

MOST_GAMES = 100_000_000
MOST_WORKERS = 256


def run(desk: Desk, job: Job, workers: int, as_json: bool) -> None:
    """Play all games of a job and print what came out."""
    with progress_bar(job.games) as progress:
        tally = simulate(job, workers, progress)
    if as_json:
        print_json(tally.json())
    else:
        _print(desk, tally)


@contextmanager
def progress_bar(total: int) -> Iterator[Callable[[int], None]]:
    """Show progress on a terminal; in a pipe, say nothing."""
    if not sys.stderr.isatty():
        yield lambda done: None
        return
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("", total=total)
        yield lambda done: bar.advance(task, done)


def _print(desk: Desk, tally: Tally) -> None:
    job, words, screen = tally.job, desk.words, console()
    title = desk.words_of(desk.game(job.game)).title()
    games = words.text("sim-games", games=tally.games)
    screen.print(Text.assemble((title, "bold"), f"  {games}"))
    screen.print()
    screen.print(_seat_table(desk, tally))
    screen.print()
    screen.print(_figures(desk, tally))


def _seat_table(desk: Desk, tally: Tally) -> Table:
    words = desk.words
    table = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0), header_style="dim")
    table.add_column(words.text("sim-seat"))
    table.add_column(words.text("sim-bot"))
    for key in ("sim-mean", "sim-wins", "sim-share"):
        table.add_column(words.text(key), justify="right")
    for seat in range(tally.job.players):
        table.add_row(
            str(seat + 1),
            words.bot(tally.job.bot_of(seat)),
            words.number(tally.scores[seat] / tally.games, 2),
            words.number(tally.wins[seat], 1),
            words.number(100 * tally.wins[seat] / tally.games, 1) + " %",
        )
    return table


def _figures(desk: Desk, tally: Tally) -> Table:
    words, figures = desk.words, tally.json()
    game_words = desk.words_of(desk.game(tally.job.game))
    table = Table.grid(padding=(0, 3))
    table.add_column(style="dim", no_wrap=True)
    table.add_column()
    for reason, count in sorted(tally.reasons.items(), key=lambda item: -item[1]):
        share = words.number(100 * count / tally.games, 1) + " %"
        table.add_row(words.text("sim-end"), f"{share}  {game_words.end_reason(reason)}")
    decisions = words.text(
        "sim-decisions", all=figures["decisions"], real=figures["real_decisions"]
    )
    table.add_row(words.text("sim-decided"), decisions)
    speed = words.text(
        "sim-speed", speed=figures["decisions_per_second"], seconds=round(tally.seconds, 2)
    )
    table.add_row(words.text("sim-took"), speed)
    table.add_row(words.text("sim-digest"), figures["digest"][:16])
    return table
