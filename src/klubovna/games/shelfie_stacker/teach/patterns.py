# not compiled: made for people, now and then
"""Shelfie Stacker: what a shelf still lacks of a competition's pattern."""

from __future__ import annotations

from typing import NamedTuple

from klubovna.core.teaching import Need
from klubovna.games.shelfie_stacker.box.contents import Competition
from klubovna.games.shelfie_stacker.pieces.numbers import COLUMNS, HEIGHT, colour_of
from klubovna.games.shelfie_stacker.teach.signs import of_colour


class PatternLack(NamedTuple):
    """A column of a pattern: its colour, the dice that are there, and those that must come.

    Dice below the pattern count too: a column has one colour and is filled from the bottom.
    """

    colour: int
    there: int
    missing: int

    def need(self, target: str = "") -> Need:
        """Return it as have and need."""
        return Need(of_colour(self.colour), self.there, self.there + self.missing, target)


def pattern_lacks(card: Competition, shelf: list[list[int]]) -> list[PatternLack]:
    """Return what a pattern lacks where it lacks least; none if it can't arise any more."""
    best: list[PatternLack] = []
    for left in range(COLUMNS - card.width + 1):
        for bottom in range(HEIGHT - card.height + 1):
            lacks = lacks_at(card, shelf, left, bottom)
            if lacks and (not best or dice_of(lacks) < dice_of(best)):
                best = lacks
    return best


def dice_of(lacks: list[PatternLack]) -> int:
    """Return how many dice must come."""
    return sum(each.missing for each in lacks)


def lacks_at(
    card: Competition, shelf: list[list[int]], left: int, bottom: int
) -> list[PatternLack]:
    """Return what one place of the pattern lacks by columns; none if other colours lie there."""
    found: list[PatternLack] = []
    for column in range(card.width):
        rows = [bottom + row for c, row, _ in card.cells if c == column]
        if not rows:
            continue
        colour, dice = card.wishes[column], shelf[left + column]
        if dice and colour_of(dice[0]) != colour and max(rows) >= len(dice):
            return []
        if any(row < len(dice) and colour_of(dice[row]) != colour for row in rows):
            return []
        there = min(len(dice), max(rows) + 1)
        found.append(PatternLack(colour, there, max(rows) + 1 - there))
    return found
