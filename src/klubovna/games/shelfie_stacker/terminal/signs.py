# not compiled: drawn once for each question
"""Shelfie Stacker: dice, characters and what options bring, as short coloured texts.

Colour is never the only sign: each colour of dice has a shape.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final

from rich.style import Style
from rich.text import Text

from klubovna.core.decision import Option
from klubovna.drawing import INK, NOW, Words, phrase_text
from klubovna.games.shelfie_stacker.box.contents import Box, Character
from klubovna.games.shelfie_stacker.pieces.numbers import COLOUR_IDS, COLOUR_LETTERS, DECK_IDS
from klubovna.games.shelfie_stacker.text.catalogue import ability_phrase

View = dict[str, Any]

LETTERS: Final = "ABCD"
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


def card_sign(card: View) -> Text:
    """Return the number of a character on the table; brackets mean that it is spent."""
    if card["state"] == "spent":
        return Text(SPENT.format(card["number"]), style="dim")
    return Text(str(card["number"]), style="bold")


def brief(character: Character, words: Words) -> str:
    """Say in a few words what a character does."""
    phrase = ability_phrase(character)
    key = f"view-brief-{phrase['key'].removeprefix('view-')}"
    return phrase_text({**phrase, "key": key}, words)


# Options.


def option_note(option: Option, view: View, words: Words, box: Box) -> Text | None:
    """Return what one should see of the thing that an option names, or None."""
    zone, word = option.target.split("/")[0], option.word
    if zone in ("hand", "card", "deck"):
        character = character_of(word, box)
        number = f"{character.number}{letter_of(word, character)} "
        return Text.assemble((number, "bold"), brief(character, words))
    if zone in ("tray", "stored", "shamed"):
        return chip(word)
    if zone == "delivery":
        return chips(view["deliveries"][int(word)]["dice"])
    if zone == "box":
        return box_note(word, view)
    active = view["active"]
    if active is None or zone == "button":
        return None
    return active_note(zone, word, view["players"][active["player"]], view, words)


def box_note(word: str, view: View) -> Text:
    """Return a die of a delivery among the others: "2 ◆5 of ◆5 ▲1 ●3"."""
    number, die = word.split("-")
    whole = chips(view["deliveries"][int(number)]["dice"])
    return Text.assemble(chip(die), (f"  {int(number) + 1} ", "bold"), whole)


def active_note(zone: str, word: str, me: View, view: View, words: Words) -> Text | None:
    """Return what an option does with the die in hand."""
    active = view["active"]
    die = active["die"]
    if zone == "column":
        return column_note(int(word), me["columns"][int(word)], active, words)
    if zone == "top":
        return chips(me["columns"][int(word)])
    if zone == "shame":
        return points_note(active["shame_gain"])
    if zone == "value":
        return chip(f"{die[0]}{word}") if die else None
    if zone == "gap":
        column, row = (int(part) for part in word.split("-"))
        dice = me["columns"][column]
        return Text.assemble(chips(dice[:row]), f" {die_mark(die)} ", chips(dice[row:]))
    if zone == "overflow":
        rival = view["players"][-1]
        return chips(d for d in rival["tray"] if COLOUR_IDS[COLOUR_LETTERS.index(d[0])] == word)
    return None


def column_note(n: int, dice: Sequence[str], active: View, words: Words) -> Text:
    """Return a column from the bottom up, what the die would bring, and which cards it uses."""
    standing = chips(dice) if dice else Text(FREE, style="dim")
    text = Text.assemble(standing, " ", points_note(active["gains"][n]))
    for card in active["waives"][n]:
        used = words.text("view-label-waive", card=words.name(f"character/{card}"))
        text.append(f"  {used}", "dim")
    return text


def die_mark(die: str) -> str:
    """Return a die that is being pushed in."""
    return f"[{SYMBOLS[COLOUR_LETTERS.index(die[0])]}{die[1]}]"


def points_note(points: int | None) -> Text:
    """Return a change of points."""
    return Text(minus(f"{points or 0:+d}"), style=NOW)


def minus(points: int | str) -> str:
    """Write points with a true minus sign."""
    return str(points).replace("-", "−")
