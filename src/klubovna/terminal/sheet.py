"""The score sheet, and what people say at the end of a game."""

from __future__ import annotations

from collections.abc import Sequence

from rich.table import Table
from rich.text import Text

from klubovna.core.game import Game
from klubovna.core.state import State
from klubovna.words import Words


def score_table(game: Game, state: State, words: Words, seats: Sequence[str]) -> Table:
    """Return each player's points, part by part, with a star at the winners."""
    sheets, winners = game.score_sheet(state), game.winners(state) if state.is_over else []
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="bold")
    table.add_column(no_wrap=True)
    for seat, name in enumerate(seats):
        table.add_column(Text(f"★ {name}" if seat in winners else name), justify="right")
    parts = list(dict.fromkeys(part for sheet in sheets for part in sheet))
    for part in parts:
        table.add_row(words.score_part(part), *(str(sheet.get(part, 0)) for sheet in sheets))
    table.add_section()
    totals = [str(score) for score in game.scores(state)]
    table.add_row(words.text("score-total"), *totals, style="bold")
    return table


def verdict(game: Game, state: State, words: Words, seats: Sequence[str]) -> str:
    """Say who has won; nobody, if all have lost."""
    names = [seats[seat] for seat in game.winners(state)]
    if not names:
        return words.text("nobody-wins")
    if len(names) == 1:
        return words.text("wins", player=names[0])
    return words.text("share", players=words.listed(names))
