"""Tables without a clubhouse: a live table whose rows are made up here."""

from __future__ import annotations

import copy
from typing import Any

from klubovna.core.game import Game, title
from klubovna.core.luck import Luck, dice
from klubovna.server.clubhouse import Manners
from klubovna.server.journal import Entry, Verb
from klubovna.server.play import Play
from klubovna.server.room import Room
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


def enter(table: Table, seat: int, option: int, verb: Verb = "pick") -> None:
    """Let something happen and be seen, without storing it."""
    journal = table.match.journal
    assert journal is not None
    journal.add(Entry(journal.seq, seat, verb, option, None, None, float(journal.seq)))
    if journal.state.is_over:
        table.ledger.status = "over"
    table.match.show()


def enter_any(table: Table, luck: Luck) -> None:
    """Let somebody who is asked pick anything."""
    assert table.match.journal is not None
    seats = table.match.journal.state.actors
    seat = seats[luck.below(len(seats))]
    legal = table.match.journal.state.legal_of(seat)
    enter(table, seat, legal[luck.below(len(legal))])


def twin_of(table: Table, seat: int, seed: int) -> Table:
    """Return the same table in a world that `seat` can't tell from the true one."""
    journal, twin = table.match.journal, copy.copy(table)
    assert journal is not None
    twin.match = copy.copy(table.match)
    twin.match.journal = copy.copy(journal)
    twin.match.journal.history = copy.copy(journal.history)
    twin.match.journal.history.state = FORT.guess(journal.state, seat, dice(seed))
    twin.match.journal.history.state.pauses = journal.state.pauses
    twin.match.show()
    twin.room = Room(twin.ledger, twin.lobby, twin.match, [], lambda: None)
    twin.play = Play(twin.ledger, twin.lobby, twin.match, twin.room, 0)
    return twin
