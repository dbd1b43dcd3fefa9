"""Creature Comforts: what belongs to one player, and the turn under way."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from klubovna.games.creature_comforts.pieces.numbers import PLACES, Shared


@mypyc_attr(acyclic=True)
class Player:
    """Everything in front of one player. Hands, crafted comforts and workers are kept sorted.

    `known` are the comforts in hand that everybody saw being taken, `stored` the comforts on which
    sets or stories lie in the end, one entry for each.
    """

    def __init__(
        self,
        family: int,
        heap: list[int],
        hand: Shared,
        known: Shared,
        crafted: Shared,
        built: Shared,
        dice: Shared,
        workers: Shared,
        barrow: int,
        stored: Shared,
    ) -> None:
        self.family = family
        self.heap = heap
        self.hand = hand
        self.known = known
        self.crafted = crafted
        self.built = built
        self.dice = dice
        self.workers = workers
        self.barrow = barrow
        self.stored = stored

    def clone(self) -> Player:
        """Return an equal player that shares nothing with this one."""
        return Player(
            self.family,
            self.heap.copy(),
            self.hand,
            self.known,
            self.crafted,
            self.built,
            self.dice,
            self.workers,
            self.barrow,
            self.stored,
        )


@mypyc_attr(acyclic=True, free_list_len=1)
class Work:
    """The turn under way: what the dice show, where they lie, what is done.

    `assigned` are the sets of dice on each place, `values` the value of a single die where that
    matters; `home` are the places already resolved, as bits.
    """

    def __init__(
        self,
        faces: list[int],
        assigned: list[int],
        values: list[int],
        tokens: int,
        home: int,
    ) -> None:
        self.faces = faces
        self.assigned = assigned
        self.values = values
        self.tokens = tokens
        self.home = home

    def clone(self) -> Work:
        """Return an equal one that shares nothing with this one."""
        return Work(
            self.faces.copy(), self.assigned.copy(), self.values.copy(), self.tokens, self.home
        )

    def used(self) -> int:
        """Return the set of dice that lie on places."""
        dice = 0
        for each in self.assigned:
            dice |= each
        return dice


def no_work() -> Work:
    """Return the work of nobody."""
    return Work([], [0] * PLACES, [0] * PLACES, 0, 0)
