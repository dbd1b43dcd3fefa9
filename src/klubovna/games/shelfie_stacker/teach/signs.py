# not compiled: made for people, now and then
"""Shelfie Stacker: the names of what the page draws in lines, notes and needs."""

from __future__ import annotations

from typing import Final

from klubovna.games.shelfie_stacker.box.contents import Character, EndCard
from klubovna.games.shelfie_stacker.pieces.numbers import COLOUR_IDS

BAG: Final = "bag"
COLUMN: Final = "column"
COMPETITION: Final = "competition"
DELIVERY: Final = "delivery"
DIE: Final = "die"
END: Final = "end"
JOKERS: Final = "joker"
ORDER: Final = "order"
SHAME: Final = "shame"
SHELF: Final = "shelf"
SIDEKICK: Final = "sidekick"
POINTS: Final = "score"
HAND: Final = "hand"
ALONE: Final = "person"
LETTER: Final = "letter"

DRAWN_ENDS: Final = 12  # end cards of the packaged box; others look alike


def of_colour(colour: int) -> str:
    """Return the die of a colour, with its sign."""
    return COLOUR_IDS[colour]


def of_character(character: Character) -> str:
    """Return the drawing of a character."""
    return character.id


def of_end_card(card: EndCard) -> str:
    """Return the drawing of an end card; a card that somebody added has the common one."""
    known = [f"end_{n:02}" for n in range(1, DRAWN_ENDS + 1)]
    return card.id if card.id in known else END
