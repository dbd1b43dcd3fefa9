# not compiled: drawn once for each question
"""Shelfie Stacker: what one should see of an option, in a short text."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from klubovna.core.decision import Option
from klubovna.core.state import Json
from klubovna.drawing import NOW, Words
from klubovna.games.shelfie_stacker.box.contents import Box
from klubovna.games.shelfie_stacker.pieces.numbers import COLOUR_IDS, COLOUR_LETTERS
from klubovna.games.shelfie_stacker.terminal.signs import (
    FREE,
    brief,
    character_of,
    chip,
    chips,
    die_mark,
    letter_of,
    minus,
)


def option_note(option: Option, view: Json, words: Words, box: Box) -> Text | None:
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


def box_note(word: str, view: Json) -> Text:
    """Return a die of a delivery among the others: "2 ◆5 of ◆5 ▲1 ●3"."""
    number, die = word.split("-")
    whole = chips(view["deliveries"][int(number)]["dice"])
    return Text.assemble(chip(die), (f"  {int(number) + 1} ", "bold"), whole)


def active_note(zone: str, word: str, me: Json, view: Json, words: Words) -> Text | None:
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


def column_note(n: int, dice: Sequence[str], active: Json, words: Words) -> Text:
    """Return a column from the bottom up, what the die would bring, and which cards it uses."""
    standing = chips(dice) if dice else Text(FREE, style="dim")
    text = Text.assemble(standing, " ", points_note(active["gains"][n]))
    for card in active["waives"][n]:
        used = words.text("view-label-waive", card=words.name(f"character/{card}"))
        text.append(f"  {used}", "dim")
    return text


def points_note(points: int | None) -> Text:
    """Return a change of points."""
    return Text(minus(f"{points or 0:+d}"), style=NOW)
