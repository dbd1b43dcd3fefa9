# not compiled: drawn once for each question
"""Shelfie Stacker: dice, patterns and characters as short coloured texts.

Colour is never the only sign: each colour of dice has a shape.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from rich.style import Style
from rich.text import Text

from klubovna.core.state import Json
from klubovna.drawing import INK, Words, phrase_text
from klubovna.games.shelfie_stacker.box.contents import Box, Character
from klubovna.games.shelfie_stacker.pieces.numbers import (
    COLOUR_IDS,
    COLOUR_LETTERS,
    DECK_IDS,
    LETTERS,
)
from klubovna.games.shelfie_stacker.text.phrases import ability_phrase

FREE: Final = "·"
SPENT: Final = "({})"
SYMBOLS: Final = ("◆", "▲", "●", "■")
DICE_COLOURS: Final = ("#b48ae0", "#6cc48a", "#7fb4e6", "#eb9a4e")


# Dice.


def sign(colour: int) -> Text:
    """Return the shape of a colour."""
    return Text(SYMBOLS[colour], style=DICE_COLOURS[colour])


def chip(die: str) -> Text:
    """Return a die such as "p5" as a small coloured plate."""
    colour = COLOUR_LETTERS.index(die[0])
    return Text(f"{SYMBOLS[colour]}{die[1]}", style=Style(color=INK, bgcolor=DICE_COLOURS[colour]))


def chips(dice: Iterable[str]) -> Text:
    """Return dice side by side."""
    return Text(" ").join(chip(die) for die in dice)


def die_mark(die: str) -> str:
    """Return a die that is being pushed in."""
    return f"[{SYMBOLS[COLOUR_LETTERS.index(die[0])]}{die[1]}]"


def heap(counts: dict[str, int]) -> list[Text]:
    """Return how many dice there are of each colour."""
    return [Text.assemble(sign(colour), f" {counts[id]}") for colour, id in enumerate(COLOUR_IDS)]


# Patterns of competitions.


def flat_pattern(rows: Sequence[str]) -> Text:
    """Return a pattern on one line: its columns from the left, each from the bottom up."""
    columns = ["".join(column).rstrip(".") for column in zip(*reversed(rows), strict=True)]
    return Text.assemble(("│", "dim")).join(pattern_signs(column or ".") for column in columns)


def picture(rows: Sequence[str]) -> list[Text]:
    """Return a pattern as it is printed."""
    return [Text(" ").join(pattern_signs(letter) for letter in row) for row in rows]


def pattern_signs(letters: str) -> Text:
    """Return the dice of a pattern, dots for what may be anything."""
    signs = [
        Text(FREE, style="dim") if letter == "." else sign(COLOUR_LETTERS.index(letter.lower()))
        for letter in letters
    ]
    return Text().join(signs)


# Characters.


def character_of(word: str, box: Box) -> Character:
    """Return the character of a copy such as "cat#green"."""
    id = word.split("#")[0]
    return next(character for character in box.characters if character.id == id)


def letter_of(word: str, character: Character) -> str:
    """Return the letter on a copy of a character; one of no deck has none."""
    deck = word.partition("#")[2]
    return LETTERS[character.letters[DECK_IDS.index(deck)]] if deck else ""


def card_sign(card: Json) -> Text:
    """Return the number of a character on the table; brackets mean that it is spent."""
    if card["state"] == "spent":
        return Text(SPENT.format(card["number"]), style="dim")
    return Text(str(card["number"]), style="bold")


def brief(character: Character, words: Words) -> str:
    """Say in a few words what a character does."""
    phrase = ability_phrase(character)
    key = f"view-brief-{phrase['key'].removeprefix('view-')}"
    return phrase_text({**phrase, "key": key}, words)


# Points.


def minus(points: int | str) -> str:
    """Write points with a true minus sign."""
    return str(points).replace("-", "−")
