"""Everything in the box of Shelfie Stacker, as immutable values that all positions share."""

from __future__ import annotations

from typing import Final

from klubovna.games.shelfie_stacker.pieces.numbers import NONE

# What a character does.
STORE: Final = 0
TAKE_BACK: Final = 1
CHANGE: Final = 2
WAIVE: Final = 3
REUSE: Final = 4
SWAP_BOXES: Final = 5
REROLL: Final = 6
SWAP_VALUES: Final = 7
RESCUE: Final = 8
REDRAW: Final = 9
INSERT: Final = 10
OP_IDS: Final = [
    "store",
    "take_back",
    "change",
    "waive",
    "reuse",
    "swap_boxes",
    "reroll",
    "swap_values",
    "rescue",
    "redraw",
    "insert",
]

# How a value changes.
ADD: Final = 0
FLIP: Final = 1
SET_ANY: Final = 2
CHANGE_IDS: Final = ["add", "flip", "set_any"]

# What the die below asks of a die that is changed on the shelf.
ANYTHING: Final = 0
NOT_EQUAL: Final = 1
GREATER: Final = 2
BELOW_IDS: Final = ["anything", "not_equal", "greater"]

# Rules that a placement may break; the first one is bit 1, the second bit 2.
WAIVE_IDS: Final = ["colour", "number"]

# How an end card scores.
PER_COLUMN: Final = 0
PER_DIE: Final = 1
PER_FULL_ROW: Final = 2
PER_COLOUR: Final = 3
LARGEST_COLOUR: Final = 4
COLUMN_PAIRS: Final = 5
NEIGHBOURS: Final = 6
SHAME_TIERS: Final = 7
KIND_IDS: Final = [
    "per_column",
    "per_die",
    "per_full_row",
    "per_colour",
    "largest_colour",
    "column_pairs",
    "neighbours",
    "shame_tiers",
]

# What an end card may ask of a column or of a die.
TOP_VALUE: Final = 0
BOTTOM_VALUE: Final = 1
TALL: Final = 2
PIPS: Final = 3
RUN: Final = 4
COLUMN: Final = 5
VALUE: Final = 6
COLOUR: Final = 7
ROW: Final = 8
TRAIT_IDS: Final = [
    "top value",
    "bottom value",
    "height",
    "pips",
    "run",
    "column",
    "value",
    "colour",
    "row",
]

# Comparisons of a trait.
EQUAL: Final = 0
LEAST: Final = 1
MOST: Final = 2
COMPARISON_IDS: Final = ["=", ">=", "<="]


class Character:
    """A character: its ability, its tie letter in each deck, the boxes it takes in solo games.

    `tray` and `tops` tell where a die may be chosen. `letters` are by deck, 0 is A; `solo` are
    the first and the second choice, 0 is the leftmost delivery.
    """

    def __init__(
        self,
        id: str,
        number: int,
        op: int,
        change: int,
        amount: int,
        below: int,
        waives: int,
        tops: bool,
        tray: bool,
        keeps: bool,
        letters: tuple[int, ...],
        solo: tuple[int, int],
    ) -> None:
        self.id: Final = id
        self.number: Final = number
        self.op: Final = op
        self.change: Final = change
        self.amount: Final = amount
        self.below: Final = below
        self.waives: Final = waives
        self.tops: Final = tops
        self.tray: Final = tray
        self.keeps: Final = keeps
        self.letters: Final = letters
        self.solo: Final = solo


class Sidekick:
    """A sidekick: for whoever has the most dice of a colour, first of all with `least`."""

    def __init__(self, id: str, colour: int, least: int, points: int) -> None:
        self.id: Final = id
        self.colour: Final = colour
        self.least: Final = least
        self.points: Final = points


class Competition:
    """A pattern of colours: cells are (column, row from the bottom of the pattern, colour).

    Every column of a pattern asks for one colour at most: that is what `wishes` says.
    """

    def __init__(self, id: str, points: int, cells: tuple[tuple[int, int, int], ...]) -> None:
        self.id: Final = id
        self.points: Final = points
        self.cells: Final = cells
        self.width: Final = 1 + max([column for column, _, _ in cells])
        self.height: Final = 1 + max([row for _, row, _ in cells])
        wishes = [NONE, NONE, NONE]
        for column, _, colour in cells:
            wishes[column] = colour
        self.wishes: Final = (wishes[0], wishes[1], wishes[2])


class Condition:
    """What an end card asks of a column or a die; bit n of `mask` tells whether n will do."""

    def __init__(self, trait: int, comparison: int, values: tuple[int, ...], mask: int) -> None:
        self.trait: Final = trait
        self.comparison: Final = comparison
        self.values: Final = values
        self.mask: Final = mask


class EndCard:
    """A card that scores at the end for everybody.

    `limit` is the number of dice a colour needs, or what doesn't count yet of the largest one;
    `tiers` are the points by dice on the shelf of shame.
    """

    def __init__(
        self,
        id: str,
        kind: int,
        points: int,
        where: tuple[Condition, ...],
        limit: int,
        by_height: bool,
        by_colour: bool,
        tiers: tuple[int, ...],
    ) -> None:
        self.id: Final = id
        self.kind: Final = kind
        self.points: Final = points
        self.where: Final = where
        self.limit: Final = limit
        self.by_height: Final = by_height
        self.by_colour: Final = by_colour
        self.tiers: Final = tiers


class Rank:
    """A rank of the solo game and the points it takes."""

    def __init__(self, id: str, least: int) -> None:
        self.id: Final = id
        self.least: Final = least


class Box:
    """Everything in the box; it never changes and all positions share it.

    Tables by number of players have the solo game at 1 and nothing at 0.
    """

    def __init__(
        self,
        characters: tuple[Character, ...],
        sidekicks: tuple[Sidekick, ...],
        competitions: tuple[Competition, ...],
        end_cards: tuple[EndCard, ...],
        ranks: tuple[Rank, ...],
        dice_per_colour: tuple[int, ...],
        deliveries: tuple[int, ...],
        height_points: tuple[int, ...],
        shame_points: int,
        names: dict[str, dict[str, str]],
        provenance: dict[str, int],
        sources: dict[str, str],
        digest: str,
    ) -> None:
        self.characters: Final = characters
        self.sidekicks: Final = sidekicks
        self.competitions: Final = competitions
        self.end_cards: Final = end_cards
        self.ranks: Final = ranks
        self.dice_per_colour: Final = dice_per_colour
        self.deliveries: Final = deliveries
        self.height_points: Final = height_points
        self.shame_points: Final = shame_points
        self.names: Final = names
        self.provenance: Final = provenance
        self.sources: Final = sources  # the provenance by record and field
        self.digest: Final = digest
