"""Shelfie Stacker: everything in front of one player."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from klubovna.games.shelfie_stacker.pieces.numbers import DICE, Shared

# Who somebody at the table is.
SEAT: Final = 0
FRIEND: Final = 1  # the imaginary friend: takes dice out of the game
SHEM: Final = 2  # the bot of the rulebook, with a shelf of its own


@mypyc_attr(acyclic=True)
class Player:
    """Everything in front of one player.

    A stored die is a number `copy * 24 + die`: on which card it lies, and which die it is. What
    was stored in this turn is `fresh`.
    """

    def __init__(
        self,
        deck: int,
        kind: int,
        columns: list[Shared],
        shame: Shared,
        tray: list[int],
        hand: Shared,
        ready: Shared,
        spent: Shared,
        stored: Shared,
        fresh: Shared,
        current: int,
    ) -> None:
        self.deck: Final = deck
        self.kind: Final = kind
        self.columns = columns
        self.shame = shame
        self.tray = tray
        self.hand = hand
        self.ready = ready
        self.spent = spent
        self.stored = stored
        self.fresh = fresh
        self.current = current

    def clone(self) -> Player:
        """Return an equal player that shares nothing with this one."""
        return Player(
            self.deck,
            self.kind,
            self.columns.copy(),
            self.shame,
            self.tray.copy(),
            self.hand,
            self.ready,
            self.spent,
            self.stored,
            self.fresh,
            self.current,
        )

    def dice(self) -> list[int]:
        """Return all dice in front of the player, wherever they lie."""
        kept = [number % DICE for number in self.stored + self.fresh]
        return [die for column in self.columns for die in column] + self.shame + self.tray + kept
