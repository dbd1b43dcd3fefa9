"""Tables without a clubhouse: a live table whose rows are made up here."""

from __future__ import annotations

import copy
from typing import Any

from klubovna.core.game import Game, title
from klubovna.core.luck import Luck, dice
from klubovna.server.clubhouse import Manners
from klubovna.server.journal import Entry
from klubovna.server.seats import Seat
from klubovna.server.store import Saved, Store
from klubovna.server.table import Table
from klubovna.server.thinkers import Thinkers

FORT = title("fort")


def set_table(
    players: int,
    *,
    game: Game = FORT,
    seed: int = 0,
    bots: tuple[int, ...] = (),
    **settings: Any,
) -> Table:
    """Return a table whose game has just begun; nothing of it is stored anywhere."""
    seats = [
        Seat(n, f"P{n}", "bot" if n in bots else "person", "easy", True, None)
        for n in range(players)
    ]
    row = {
        "id": "table",
        "game": game.id,
        "version": game.version,
        "settings": game.chosen(settings),
        "seed": seed.to_bytes(32, "big"),
        "host": "",
        "listed": True,
        "status": "playing",
        "created": 0.0,
        "rematch": None,
    }
    saved = Saved(row, [seat.row("table") for seat in seats], [], [])
    return Table(game, saved, Store("sqlite://"), Thinkers(1), Manners().pace)


def enter(table: Table, seat: int, option: int, verb: Any = "choose") -> None:
    """Do what an entry says and make it public, without storing it."""
    assert table.journal is not None
    table._apply(Entry(table.journal.seq, seat, verb, option, None, float(table.journal.seq)))
    table._make_public()


def enter_any(table: Table, luck: Luck) -> None:
    """Let somebody who is asked pick anything."""
    assert table.journal is not None
    seats = table.journal.state.actors
    seat = seats[luck.below(len(seats))]
    legal = table.journal.state.legal_of(seat)
    enter(table, seat, legal[luck.below(len(legal))])


def twin_of(table: Table, seat: int, seed: int) -> Table:
    """Return the same table in a world that `seat` can't tell from the true one."""
    assert table.journal is not None
    twin, state = copy.copy(table), table.journal.state
    twin.journal = copy.copy(table.journal)
    twin.journal.history = copy.copy(table.journal.history)
    twin.journal.history.state = FORT.guess(state, seat, dice(seed))
    twin.journal.history.state.pauses = state.pauses
    twin._make_public()
    return twin
