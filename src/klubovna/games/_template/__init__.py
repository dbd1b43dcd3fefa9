"""Marbles, for one to four players: shoot high, but never the same as somebody else.

Everybody secretly picks a marble from the hand, and all show at once. The highest marble that only
one player shows wins the round, and its owner takes a marble out of the ring. A pouch of high
numbers is good; neighbours in it are better. Who plays alone has a goal to reach.
"""

from __future__ import annotations

from typing import Any

from klubovna.core.game import Game, Setting
from klubovna.core.luck import Luck
from klubovna.core.state import Value
from klubovna.games._template import scoring, setup, view
from klubovna.games._template.rules import rounds
from klubovna.games._template.state import NUMBERS, Marbles
from klubovna.games._template.text import notation, numbering


class MarblesGame(Game):
    """The title Marbles: its data, and where its rules are."""

    id = "marbles"
    version = 1
    seats = (1, 4)
    settings = (
        Setting("rounds", 5, (5, 8)),
        Setting("goal", "modest", ("modest", "proud"), players=(1, 1)),
    )
    steps = rounds.STEPS
    happenings = numbering.HAPPENINGS
    rules = numbering.RULES
    end_reasons = scoring.END_REASONS
    score_parts = scoring.SCORE_PARTS
    longest = 100

    def deal(self, players: int, luck: Luck, box: Any, settings: dict[str, Value]) -> Marbles:
        """Return a full bag, empty hands and an empty ring."""
        return setup.deal(players, luck, settings)

    def view(self, state: Marbles, seat: int | None) -> dict[str, Any]:
        """Return what `seat` may know, or a spectator if None."""
        return view.view(state, seat)

    def guess(self, state: Marbles, seat: int, luck: Luck) -> Marbles:
        """Return a clone in which the bag and the other hands are dealt anew."""
        return view.guess(state, seat, luck)

    def score_sheet(self, state: Marbles) -> list[dict[str, int]]:
        """Return each seat's points by part."""
        return [scoring.score(player.pouch) for player in state.players]

    def winners(self, state: Marbles) -> list[int]:
        """Return who has the most points; who plays alone must reach the goal."""
        return super().winners(state) if scoring.is_won(state) else []

    def end_reason(self, state: Marbles) -> str:
        """Return what ended the game."""
        return scoring.end_reason(state)

    def pieces(self, state: Marbles) -> dict[str, str]:
        """Write where all marbles lie."""
        return notation.pieces(state)

    def lay_out(
        self, lines: dict[str, str], luck: Luck, box: Any, settings: dict[str, Value]
    ) -> Marbles:
        """Lay the marbles where the notation says."""
        return notation.lay_out(lines, luck, settings)

    def census(self, state: Marbles) -> dict[str, int]:
        """Count the marbles of each number, wherever they lie."""
        everywhere = state.everywhere()
        return {f"marble {n}": everywhere.count(n) for n in NUMBERS}


GAME = MarblesGame()
