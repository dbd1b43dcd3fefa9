"""Marbles: everything in front of one player."""

from __future__ import annotations


class Player:
    """The marbles of one player: a secret hand, and a pouch that everybody sees."""

    def __init__(self, hand: list[int], pouch: list[int]) -> None:
        self.hand = hand
        self.pouch = pouch

    def clone(self) -> Player:
        """Return an equal player that shares nothing with this one."""
        return Player(self.hand.copy(), self.pouch.copy())
