"""Plays a game many times and prints a hash of all that happened, and which steps were met.

Run twice, compiled and interpreted, by test_compiled: python -m tests.laws.digest fort
"""

from __future__ import annotations

import hashlib
import json
import sys
from typing import Any

from klubovna import _interpreted
from klubovna.core.game import Game, kind_of
from klubovna.core.luck import dice
from klubovna.core.record import Record
from scripts.golden import GOLDEN
from tests.laws.tables import Table, games, name_of, pick, tables

LEAST_GAMES = 24
MOST_GAMES = 96


class Digest:
    """The hash of all games so far, and the steps and kinds of choice that they met."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.hash = hashlib.sha256()
        self.steps: set[str] = set()
        self.asked: set[str] = set()

    def play(self, table: Table, seed: int) -> None:
        """Play one game at random; everything that is offered and everything said counts."""
        state, luck = table.new(seed, listen=True), dice(seed)
        while not state.is_over:
            self.asked.add(type(state.top_choice()).__name__)
            self.add([state.actor, state.legal])
            state.choose(pick(luck, state.legal))
        self.finish(state)

    def replay(self, record: Record) -> None:
        """Play a golden game again."""
        history = record.replay()
        kinds = {kind_of(step): step.__name__ for step in self.game.choices()}
        self.asked |= {kinds[move.kind] for move in history.moves}
        self.add([move.outcomes for move in history.moves])
        self.finish(history.state)

    def finish(self, state: Any) -> None:
        """Count the end of a game."""
        self.add([self.game.event_json(state, event) for event in state.events])
        self.add([self.game.notation(state), self.game.score_sheet(state), state.forced])
        self.steps |= {type(step).__name__ for step in state.trail or []}

    def add(self, value: Any) -> None:
        """Count a value."""
        self.hash.update(json.dumps(value, sort_keys=True).encode())


def main(name: str) -> None:
    """Play until every step was met, or often enough; then the golden games."""
    game = next(game for game in games() if name_of(game) == name)
    digest, seats = Digest(game), tables(game)
    wanted = {step.__name__ for step in game.steps}
    for i in range(MOST_GAMES):
        if i >= LEAST_GAMES and digest.steps >= wanted:
            break
        digest.play(seats[i % len(seats)], seed=i)
    for path in sorted((GOLDEN / game.id).glob("*.game")):
        digest.replay(Record.load(path))
    print(
        json.dumps(
            {
                "compiled": _interpreted.is_compiled(),
                "hash": digest.hash.hexdigest(),
                "steps": sorted(digest.steps),
                "asked": sorted(digest.asked),
                "missing": sorted(wanted - digest.steps),
            }
        )
    )


if __name__ == "__main__":
    main(sys.argv[1])
