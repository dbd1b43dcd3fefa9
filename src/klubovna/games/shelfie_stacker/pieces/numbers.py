"""Shelfie Stacker: dice and copies of characters as numbers."""

from __future__ import annotations

from typing import Final, TypeAlias

from mypy_extensions import i64

NONE: Final = -1

COLOURS: Final = 4
COLOUR_IDS: Final = ["purple", "green", "blue", "orange"]
COLOUR_LETTERS: Final = "pgbo"

# Decks of characters, one for each seat.
DECKS: Final = 4
DECK_IDS: Final = ["green", "purple", "blue", "orange"]
LETTERS: Final = "ABCD"  # on the copies of a character, to break ties

FACES: Final = 6
JOKER: Final = 6
DICE: Final = 24  # different dice: a colour and a value

ROUNDS: Final = 7
CHARACTERS: Final = 16
HAND_SIZE: Final = 8
DICE_EACH: Final = 3  # on a delivery
MOST_BOXES: Final = 6  # in the box; at most five are used
BIT: Final = [2**n for n in range(32)]

# The shelf.
COLUMNS: Final = 5
HEIGHT: Final = 5


def make_die(colour: i64, value: i64) -> i64:
    """Return a die; 0 is the purple 1, 23 the orange 6."""
    return colour * 6 + value - 1


def colour_of(die: i64) -> i64:
    """Return the colour of a die, 0 to 3."""
    return die // 6


def value_of(die: i64) -> i64:
    """Return the value that a die shows, 1 to 6."""
    return die % 6 + 1


def die_word(die: i64) -> str:
    """Return a die as text: "p5" is the purple 5."""
    return f"{COLOUR_LETTERS[die // 6]}{die % 6 + 1}"


def make_copy(deck: i64, number: i64) -> i64:
    """Return the copy of a character that lies in a deck."""
    return deck * 16 + number - 1


def deck_of(copy: i64) -> i64:
    """Return the deck that a copy of a character comes from."""
    return copy // 16


def number_of(copy: i64) -> i64:
    """Return the number printed on a copy of a character, 1 to 16."""
    return copy % 16 + 1


# Pieces that change rarely: clones share them, so a change puts a new list in their place.

Shared: TypeAlias = list[int]


def without(pieces: Shared, piece: int) -> Shared:
    """Return pieces without the first of those that are equal to `piece`."""
    left = pieces.copy()
    left.remove(piece)
    return left


def exchanged(pieces: Shared, at: int, piece: int) -> Shared:
    """Return pieces with another one at a place."""
    made = pieces.copy()
    made[at] = piece
    return made


def in_order(pieces: Shared, piece: int) -> Shared:
    """Return pieces that lie in rising order, with one more among them."""
    at = len(pieces)
    while at > 0 and pieces[at - 1] > piece:
        at -= 1
    made = pieces.copy()
    made.insert(at, piece)
    return made
