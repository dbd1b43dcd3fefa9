"""Reads sidekicks, competitions and end cards of Shelfie Stacker, and checks them."""

from __future__ import annotations

import re
from typing import Final

from klubovna.components import Document, Record
from klubovna.games.shelfie_stacker.box import contents as the
from klubovna.games.shelfie_stacker.box.contents import (
    Competition,
    Condition,
    EndCard,
    Sidekick,
)
from klubovna.games.shelfie_stacker.pieces.numbers import (
    BIT,
    COLOUR_IDS,
    COLOUR_LETTERS,
    COLUMNS,
    FACES,
    HEIGHT,
    NONE,
)

Names = dict[str, dict[str, str]]

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


def read_id(record: Record, names: Names, kind: str) -> str:
    """Return the id of a record, which is new, and note its names."""
    id = record.text("id")
    if not re.fullmatch("[a-z][a-z0-9_]*", id):
        raise record.error("id", "must be small letters, digits and _")
    if f"{kind}/{id}" in names["en"]:
        raise record.error("id", "is there already")
    for language, key in (("en", "name"), ("cs", "name_cs")):
        name = record.text(key)
        if not name.strip():
            raise record.error(key, "must not be empty")
        names[language][f"{kind}/{id}"] = name
    return id


def read_sidekicks(document: Document, names: Names) -> tuple[Sidekick, ...]:
    found: list[Sidekick] = []
    for record in document.records("sidekick", 1, MOST_CARDS):
        id = read_id(record, names, "sidekick")
        colour = COLOUR_IDS.index(record.choice("colour", "colour", COLOUR_IDS))
        least = record.number("least", 1, COLUMNS * HEIGHT)
        found.append(Sidekick(id, colour, least, record.number("points", 1, MOST_POINTS)))
        record.close()
    return tuple(found)


def read_competitions(document: Document, names: Names) -> tuple[Competition, ...]:
    found: list[Competition] = []
    for record in document.records("competition", 1, MOST_CARDS):
        id = read_id(record, names, "competition")
        cells = read_pattern(record)
        found.append(Competition(id, record.number("points", 1, MOST_POINTS), cells))
        record.close()
    return tuple(found)


def read_pattern(record: Record) -> tuple[tuple[int, int, int], ...]:
    """Return the coloured cells of a pattern, which is drawn from the top."""
    rows: list[str] = record.values("pattern", str)
    check_size(record, rows)
    cells: list[tuple[int, int, int]] = []
    for column in range(len(rows[0])):
        asked = NONE
        for row in range(len(rows)):
            symbol = rows[len(rows) - 1 - row][column]
            if symbol == ".":
                continue
            colour = PATTERN_LETTERS.find(symbol)
            if colour == NONE:
                raise record.error("pattern", f"unknown symbol {symbol!r}; one of: P, G, B, O, .")
            if asked not in (NONE, colour):
                raise record.error("pattern", f"column {column + 1} asks for two colours")
            asked = colour
            cells.append((column, row, colour))
    check_border(record, rows)
    return tuple(cells)


def check_size(record: Record, rows: list[str]) -> None:
    width = len(rows[0])
    if not 1 <= width <= WIDEST or len(rows) > HEIGHT:
        message = f"must be 1 to {WIDEST} columns wide and at most {HEIGHT} rows high"
        raise record.error("pattern", message)
    for row in rows:
        if len(row) != width:
            raise record.error("pattern", "all rows must be equally long")


def check_border(record: Record, rows: list[str]) -> None:
    """Refuse an empty border: it would look as if it meant something."""
    left = "".join([row[0] for row in rows])
    right = "".join([row[-1] for row in rows])
    for border in (rows[0], rows[-1], left, right):
        if not border.strip("."):
            raise record.error("pattern", "has an empty row or column at its border")


# End cards.


def read_end_cards(document: Document, names: Names) -> tuple[EndCard, ...]:
    """Read the cards that score at the end; a solo game needs two."""
    found: list[EndCard] = []
    for record in document.records("end_card", 2, MOST_CARDS):
        found.append(read_end_card(record, read_id(record, names, "end_card")))
        record.close()
    return tuple(found)


def read_end_card(record: Record, id: str) -> EndCard:
    """Read one card; only what its kind needs is asked for."""
    kind = the.KIND_IDS.index(record.choice("kind", "kind", the.KIND_IDS))
    where: tuple[Condition, ...] = ()
    tiers: tuple[int, ...] = ()
    match: list[str] = []
    points = limit = 0
    if kind in (the.PER_COLUMN, the.PER_DIE):
        where = read_conditions(record, kind)
    elif kind == the.PER_COLOUR:
        limit = record.number("least", 1, COLUMNS * HEIGHT)
    elif kind == the.LARGEST_COLOUR:
        limit = record.number("beyond", 0, COLUMNS * HEIGHT)
    elif kind in (the.COLUMN_PAIRS, the.NEIGHBOURS):
        match = record.words("match", "property", ["height", "colour"])
    if kind == the.SHAME_TIERS:
        tiers = read_tiers(record)
    else:
        points = record.number("points", 1, MOST_POINTS)
    return EndCard(id, kind, points, where, limit, "height" in match, "colour" in match, tiers)


def read_tiers(record: Record) -> tuple[int, ...]:
    """Return the points by dice on the shelf of shame; more dice than that bring none."""
    bounds: list[int] = record.values("up_to", int)
    points: list[int] = record.values("tiers", int)
    if bounds[0] < 0 or bounds[-1] > MOST_CARDS or sorted(set(bounds)) != bounds:
        raise record.error("up_to", f"must rise from step to step, from 0 to {MOST_CARDS}")
    if len(points) != len(bounds):
        raise record.error("tiers", "must be as many numbers as in up_to")
    if min(points) < 0 or max(points) > MOST_POINTS:
        raise record.error("tiers", f"each number must be from 0 to {MOST_POINTS}")
    tiers: list[int] = []
    for step in range(len(bounds)):
        tiers += [points[step]] * (bounds[step] + 1 - len(tiers))
    return tuple(tiers)


def read_conditions(record: Record, kind: int) -> tuple[Condition, ...]:
    found: list[Condition] = []
    for text in record.values("where", str):
        found.append(read_condition(record, text, kind))
    return tuple(found)


def read_condition(record: Record, text: str, kind: int) -> Condition:
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
        raise record.error("where", f"cannot read {text[:40]!r}; see the head of the standard file")
    assert parts is not None, "its trait was found"
    comparison = the.COMPARISON_IDS.index(parts[2])
    words = parts[3].split(" or ")
    for word in words:
        if word not in known or word == "0":
            raise record.error("where", f'"{parts[1]}" is never {word}')
    if len(words) > 1 and comparison != the.EQUAL:
        raise record.error("where", '"or" stands after = only')
    if trait == the.COLOUR and comparison != the.EQUAL:
        raise record.error("where", "colours are compared by = only")
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
