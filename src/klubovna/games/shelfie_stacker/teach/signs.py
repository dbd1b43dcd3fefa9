# not compiled: made for people, now and then
"""Shelfie Stacker: the names of what the page draws in lines, notes and needs."""

from __future__ import annotations

from typing import Final

from klubovna.games.shelfie_stacker.box.contents import Character, EndCard
from klubovna.games.shelfie_stacker.pieces.numbers import COLOUR_IDS

GAME: Final = "shelfie_stacker"
BAG: Final = f"{GAME}/bag"
COLUMN: Final = f"{GAME}/column"
COMPETITION: Final = f"{GAME}/competition"
DELIVERY: Final = f"{GAME}/delivery"
DIE: Final = f"{GAME}/die"
END: Final = f"{GAME}/end"
JOKERS: Final = f"{GAME}/joker"
ORDER: Final = f"{GAME}/order"
SHAME: Final = f"{GAME}/shame"
SHELF: Final = f"{GAME}/shelf"
SIDEKICK: Final = f"{GAME}/sidekick"
POINTS: Final = "score"
HAND: Final = "hand"
ALONE: Final = "person"

DRAWN_ENDS: Final = 12  # end cards of the packaged box; others look alike


def of_colour(colour: int) -> str:
    """Return the die of a colour, with its sign."""
    return f"{GAME}/{COLOUR_IDS[colour]}"


def of_character(character: Character) -> str:
    """Return the drawing of a character."""
    return f"{GAME}/{character.id}"


def of_end_card(card: EndCard) -> str:
    """Return the drawing of an end card; a card that somebody added has the common one."""
    known = [f"end_{n:02}" for n in range(1, DRAWN_ENDS + 1)]
    return f"{GAME}/{card.id}" if card.id in known else END
