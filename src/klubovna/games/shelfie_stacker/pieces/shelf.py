"""Shelfie Stacker: what is seen on a shelf."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from klubovna.games.shelfie_stacker.box.contents import Box, Competition
from klubovna.games.shelfie_stacker.pieces.numbers import COLUMNS, HEIGHT, colour_of, value_of

# What a place on the shelf asks of a die; bits that a character can waive.
FITS: Final = 0
COLOUR: Final = 1
NUMBER: Final = 2
FULL: Final = -1


def count_height(columns: list[list[int]], height: i64) -> i64:
    """Return the number of columns of exactly this height."""
    found: i64 = 0
    for column in columns:
        if len(column) == height:
            found += 1
    return found


def height_points(box: Box, columns: list[list[int]]) -> i64:
    """Return the points of all columns for their height."""
    points: i64 = 0
    for column in columns:
        points += box.height_points[len(column)]
    return points


def top_points(columns: list[list[int]]) -> i64:
    """Return the pips of the top dice."""
    points: i64 = 0
    for column in columns:
        if column:
            points += value_of(column[-1])
    return points


def highest_points(columns: list[list[int]]) -> i64:
    """Return the pips of the highest die of each column, wherever it is."""
    points: i64 = 0
    for column in columns:
        highest: i64 = 0
        for die in column:
            highest = max(highest, value_of(die))
        points += highest
    return points


def count_colour(columns: list[list[int]], colour: i64) -> i64:
    """Return the number of dice of a colour."""
    found: i64 = 0
    for column in columns:
        for die in column:
            if colour_of(die) == colour:
                found += 1
    return found


def shows(competition: Competition, columns: list[list[int]]) -> bool:
    """Tell whether a shelf shows the pattern anywhere; it is neither mirrored nor turned."""
    for left in range(COLUMNS - competition.width + 1):
        for bottom in range(HEIGHT - competition.height + 1):
            if shows_at(competition, columns, left, bottom):
                return True
    return False


def shows_at(competition: Competition, columns: list[list[int]], left: i64, bottom: i64) -> bool:
    """Tell whether a shelf shows the pattern right there."""
    for column, row, colour in competition.cells:
        dice = columns[left + column]
        at = bottom + row
        if at >= len(dice) or colour_of(dice[at]) != colour:
            return False
    return True


def misfit(column: list[int], die: i64) -> int:
    """Return what keeps a die off the next free place of a column: FITS, FULL, or bits."""
    if not column:
        return FITS
    if len(column) == HEIGHT:
        return FULL
    wrong = FITS
    if colour_of(die) != colour_of(column[0]):
        wrong |= COLOUR
    if value_of(die) <= value_of(column[-1]):
        wrong |= NUMBER
    return wrong
