"""Shelfie Stacker: what an end card brings for a shelf."""

from __future__ import annotations

from mypy_extensions import i64

from klubovna.games.shelfie_stacker.box import contents as the
from klubovna.games.shelfie_stacker.box.contents import EndCard
from klubovna.games.shelfie_stacker.pieces.numbers import (
    BIT,
    COLOURS,
    COLUMNS,
    HEIGHT,
    NONE,
    colour_of,
    value_of,
)
from klubovna.games.shelfie_stacker.pieces.shelf import count_colour


def end_points(card: EndCard, columns: list[list[int]], shame: int) -> i64:
    """Return what an end card brings for a shelf and so many dice on the shelf of shame."""
    kind = card.kind
    if kind == the.SHAME_TIERS:
        return card.tiers[shame] if shame < len(card.tiers) else 0
    if kind == the.LARGEST_COLOUR:
        return card.points * max(0, largest_colour(columns) - card.limit)
    found: i64 = 0
    if kind == the.PER_COLUMN:
        found = fitting_columns(card, columns)
    elif kind == the.PER_DIE:
        found = fitting_dice(card, columns)
    elif kind == the.PER_FULL_ROW:
        found = full_rows(columns)
    elif kind == the.PER_COLOUR:
        for colour in range(COLOURS):
            if count_colour(columns, colour) >= card.limit:
                found += 1
    elif kind == the.COLUMN_PAIRS:
        found = column_pairs(card, columns)
    else:
        assert kind == the.NEIGHBOURS, "all kinds are known"
        found = neighbours(card, columns)
    return found * card.points


def largest_colour(columns: list[list[int]]) -> i64:
    """Return the number of dice of the most frequent colour."""
    most: i64 = 0
    for colour in range(COLOURS):
        most = max(most, count_colour(columns, colour))
    return most


def full_rows(columns: list[list[int]]) -> i64:
    """Return the number of rows with a die in every column."""
    lowest: i64 = HEIGHT
    for column in columns:
        lowest = min(lowest, len(column))
    return lowest


def fitting_columns(card: EndCard, columns: list[list[int]]) -> i64:
    """Return the number of columns for which all conditions hold."""
    found: i64 = 0
    for at in range(COLUMNS):
        fits = len(columns[at]) > 0
        for condition in card.where:
            if fits and not condition.mask >> column_trait(columns[at], at, condition.trait) & 1:
                fits = False
        if fits:
            found += 1
    return found


def column_trait(column: list[int], at: i64, trait: i64) -> i64:
    """Return a property of a column with dice; `at` is where it stands."""
    if trait == the.TOP_VALUE:
        return value_of(column[-1])
    if trait == the.BOTTOM_VALUE:
        return value_of(column[0])
    if trait == the.TALL:
        return len(column)
    if trait == the.COLUMN:
        return at + 1
    if trait == the.RUN:
        return 1 if is_run(column) else 0
    assert trait == the.PIPS, "all traits of columns are known"
    pips: i64 = 0
    for die in column:
        pips += value_of(die)
    return pips


def is_run(column: list[int]) -> bool:
    """Tell whether each die is one more than the one below it."""
    for row in range(1, len(column)):
        if value_of(column[row]) != value_of(column[row - 1]) + 1:
            return False
    return True


def fitting_dice(card: EndCard, columns: list[list[int]]) -> i64:
    """Return the number of dice for which all conditions hold."""
    found: i64 = 0
    for at in range(COLUMNS):
        for row in range(len(columns[at])):
            fits = True
            for condition in card.where:
                trait = die_trait(columns[at][row], at, row, condition.trait)
                if not condition.mask >> trait & 1:
                    fits = False
            if fits:
                found += 1
    return found


def die_trait(die: i64, column: i64, row: i64, trait: i64) -> i64:
    """Return a property of a die on the shelf."""
    if trait == the.VALUE:
        return value_of(die)
    if trait == the.COLOUR:
        return colour_of(die)
    if trait == the.COLUMN:
        return column + 1
    assert trait == the.ROW, "all traits of dice are known"
    return row + 1


def column_pairs(card: EndCard, columns: list[list[int]]) -> i64:
    """Return the number of pairs of equal columns; each column is in one pair only."""
    found: i64 = 0
    paired: i64 = 0  # as bits
    for one in range(COLUMNS):
        likeness = likeness_of(card, columns[one])
        if likeness == NONE or paired >> one & 1:
            continue
        for other in range(one + 1, COLUMNS):
            if not paired >> other & 1 and likeness_of(card, columns[other]) == likeness:
                paired |= BIT[other]
                found += 1
                break
    return found


def neighbours(card: EndCard, columns: list[list[int]]) -> i64:
    """Return how often two columns side by side are equal."""
    found: i64 = 0
    for left in range(COLUMNS - 1):
        likeness = likeness_of(card, columns[left])
        if likeness != NONE and likeness == likeness_of(card, columns[left + 1]):
            found += 1
    return found


def likeness_of(card: EndCard, column: list[int]) -> i64:
    """Return what equal columns have in common, NONE for a column that is like no other."""
    if not column:
        return NONE
    likeness: i64 = len(column) if card.by_height else 0
    if not card.by_colour:
        return likeness
    colour = colour_of(column[0])
    for die in column:
        if colour_of(die) != colour:
            return NONE
    return likeness * COLOURS + colour
