"""Reads sidekicks, competitions and end cards of Shelfie Stacker, and checks them."""

from __future__ import annotations

import re
from typing import Final

from klubovna.components import Document, Names, Section
from klubovna.games.shelfie_stacker.box import contents as the
from klubovna.games.shelfie_stacker.box.contents import Competition, Condition, EndCard, Sidekick
from klubovna.games.shelfie_stacker.pieces.numbers import (
    BIT,
    COLOUR_IDS,
    COLOUR_LETTERS,
    COLUMNS,
    FACES,
    HEIGHT,
    NONE,
)

MOST_CARDS: Final = 99
MOST_POINTS: Final = 20
WIDEST: Final = 3  # columns of a pattern
PATTERN_LETTERS: Final = COLOUR_LETTERS.upper()

# What a trait may be compared with; people count columns and rows from 1.
OF_COLUMNS: Final = {
    the.TOP_VALUE: FACES,
    the.BOTTOM_VALUE: FACES,
    the.TALL: HEIGHT,
    the.PIPS: HEIGHT * FACES,
    the.COLUMN: COLUMNS,
}
OF_DICE: Final = {the.VALUE: FACES, the.COLUMN: COLUMNS, the.ROW: HEIGHT}


def read_sidekicks(document: Document, names: Names) -> tuple[Sidekick, ...]:
    found: list[Sidekick] = []
    for section in document.records("sidekick", 1, MOST_CARDS):
        id = section.new_id(names, "sidekick")
        colour = COLOUR_IDS.index(section.choice("colour", "colour", COLOUR_IDS))
        least = section.number("least", 1, COLUMNS * HEIGHT)
        found.append(Sidekick(id, colour, least, section.number("points", 1, MOST_POINTS)))
        section.close()
    return tuple(found)


def read_competitions(document: Document, names: Names) -> tuple[Competition, ...]:
    found: list[Competition] = []
    for section in document.records("competition", 1, MOST_CARDS):
        id = section.new_id(names, "competition")
        cells = read_pattern(section)
        found.append(Competition(id, section.number("points", 1, MOST_POINTS), cells))
        section.close()
    return tuple(found)


def read_pattern(section: Section) -> tuple[tuple[int, int, int], ...]:
    """Return the coloured cells of a pattern, which is drawn from the top."""
    rows: list[str] = section.values("pattern", str)
    check_size(section, rows)
    cells: list[tuple[int, int, int]] = []
    for column in range(len(rows[0])):
        asked = NONE
        for row in range(len(rows)):
            symbol = rows[len(rows) - 1 - row][column]
            if symbol == ".":
                continue
            colour = PATTERN_LETTERS.find(symbol)
            if colour == NONE:
                raise section.error("pattern", f"unknown symbol {symbol!r}; one of: P, G, B, O, .")
            if asked not in (NONE, colour):
                raise section.error("pattern", f"column {column + 1} asks for two colours")
            asked = colour
            cells.append((column, row, colour))
    check_border(section, rows)
    return tuple(cells)


def check_size(section: Section, rows: list[str]) -> None:
    width = len(rows[0])
    if not 1 <= width <= WIDEST or len(rows) > HEIGHT:
        message = f"must be 1 to {WIDEST} columns wide and at most {HEIGHT} rows high"
        raise section.error("pattern", message)
    for row in rows:
        if len(row) != width:
            raise section.error("pattern", "all rows must be equally long")


def check_border(section: Section, rows: list[str]) -> None:
    """Refuse an empty border: it would look as if it meant something."""
    left = "".join([row[0] for row in rows])
    right = "".join([row[-1] for row in rows])
    for border in (rows[0], rows[-1], left, right):
        if not border.strip("."):
            raise section.error("pattern", "has an empty row or column at its border")


# End cards.


def read_end_cards(document: Document, names: Names) -> tuple[EndCard, ...]:
    """Read the cards that score at the end; a solo game needs two."""
    found: list[EndCard] = []
    for section in document.records("end_card", 2, MOST_CARDS):
        found.append(read_end_card(section, section.new_id(names, "end_card")))
        section.close()
    return tuple(found)


def read_end_card(section: Section, id: str) -> EndCard:
    """Read one card; only what its kind needs is asked for."""
    kind = the.KIND_IDS.index(section.choice("kind", "kind", the.KIND_IDS))
    where: tuple[Condition, ...] = ()
    tiers: tuple[int, ...] = ()
    match: list[str] = []
    points = limit = 0
    if kind in (the.PER_COLUMN, the.PER_DIE):
        where = read_conditions(section, kind)
    elif kind == the.PER_COLOUR:
        limit = section.number("least", 1, COLUMNS * HEIGHT)
    elif kind == the.LARGEST_COLOUR:
        limit = section.number("beyond", 0, COLUMNS * HEIGHT)
    elif kind in (the.COLUMN_PAIRS, the.NEIGHBOURS):
        match = section.words("match", "property", ["height", "colour"])
    if kind == the.SHAME_TIERS:
        tiers = read_tiers(section)
    else:
        points = section.number("points", 1, MOST_POINTS)
    return EndCard(id, kind, points, where, limit, "height" in match, "colour" in match, tiers)


def read_tiers(section: Section) -> tuple[int, ...]:
    """Return the points by dice on the shelf of shame; more dice than that bring none."""
    bounds: list[int] = section.values("up_to", int)
    points: list[int] = section.values("tiers", int)
    if bounds[0] < 0 or bounds[-1] > MOST_CARDS or sorted(set(bounds)) != bounds:
        raise section.error("up_to", f"must rise from step to step, from 0 to {MOST_CARDS}")
    if len(points) != len(bounds):
        raise section.error("tiers", "must be as many numbers as in up_to")
    if min(points) < 0 or max(points) > MOST_POINTS:
        raise section.error("tiers", f"each number must be from 0 to {MOST_POINTS}")
    tiers: list[int] = []
    for step in range(len(bounds)):
        tiers += [points[step]] * (bounds[step] + 1 - len(tiers))
    return tuple(tiers)


def read_conditions(section: Section, kind: int) -> tuple[Condition, ...]:
    found: list[Condition] = []
    for text in section.values("where", str):
        found.append(read_condition(section, text, kind))
    return tuple(found)


def read_condition(section: Section, text: str, kind: int) -> Condition:
    """Read what must be true of a column or a die, such as "value = 3 or 4"."""
    if text == "run" and kind == the.PER_COLUMN:
        return Condition(the.RUN, the.EQUAL, (1,), 2)
    parts = re.fullmatch("([a-z ]+?) ?(=|>=|<=) ?([a-z0-9]+( or [a-z0-9]+)*)", text)
    highest = OF_COLUMNS if kind == the.PER_COLUMN else OF_DICE
    trait = the.TRAIT_IDS.index(parts[1]) if parts and parts[1] in the.TRAIT_IDS else NONE
    if trait == the.COLOUR and kind == the.PER_DIE:
        known = COLOUR_IDS
    elif trait in highest:
        known = [str(n) for n in range(highest[trait] + 1)]
    else:
        raise section.error(
            "where", f"cannot read {text[:40]!r}; see the head of the standard file"
        )
    assert parts is not None, "its trait was found"
    comparison = the.COMPARISON_IDS.index(parts[2])
    words = parts[3].split(" or ")
    for word in words:
        if word not in known or word == "0":
            raise section.error("where", f'"{parts[1]}" is never {word}')
    if len(words) > 1 and comparison != the.EQUAL:
        raise section.error("where", '"or" stands after = only')
    if trait == the.COLOUR and comparison != the.EQUAL:
        raise section.error("where", "colours are compared by = only")
    values = tuple([known.index(word) for word in words])
    return Condition(trait, comparison, values, mask_of(comparison, values))


def mask_of(comparison: int, values: tuple[int, ...]) -> int:
    """Return the numbers that pass a comparison, as bits."""
    mask = 0
    for number in range(HEIGHT * FACES + 1):
        passes = number in values
        if comparison == the.LEAST:
            passes = number >= values[0]
        elif comparison == the.MOST:
            passes = number <= values[0]
        if passes:
            mask |= BIT[number]
    return mask
