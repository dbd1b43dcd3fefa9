"""A table is read again by playing its choices: that must stay quick, however long the game."""

from __future__ import annotations

import time

import pytest

from klubovna.core.game import Game, titles
from klubovna.core.luck import dice
from klubovna.server.journal import Entry, Journal
from klubovna.server.seats import Seat

LONGEST = 1.0  # seconds of work; compiled rules need less than a tenth of it


def begin(game: Game) -> Journal:
    """Return the start of a game of people, on all seats there are."""
    seats = [Seat(n, f"P{n}", "person", "normal", True, None) for n in range(game.seats[1])]
    return Journal(game, game.chosen({}), bytes(32), seats)


def whole_game(game: Game) -> list[Entry]:
    """Return the choices of a game in which everybody picks anything."""
    journal, luck, entries = begin(game), dice(1), list[Entry]()
    while not journal.state.is_over:
        seat = journal.state.actors[0]
        options = journal.state.legal_of(seat)
        option = options[luck.below(len(options))]
        entries.append(Entry(len(entries), seat, "pick", option, None, None, 0.0))
        journal.add(entries[-1])
    return entries


@pytest.mark.parametrize("id", titles())
def test_a_whole_game_is_read_again_at_once(id: str) -> None:
    """Nobody notices that the clubhouse was closed, so that no snapshots are needed."""
    entries = whole_game(titles()[id])
    started = time.process_time()
    journal = begin(titles()[id])
    for entry in entries:
        journal.add(entry)
    seconds = time.process_time() - started
    assert journal.state.is_over and len(entries) > 100
    assert seconds < LONGEST, f"{len(entries)} entries"
