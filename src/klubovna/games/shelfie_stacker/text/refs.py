"""Shelfie Stacker: the names of things in targets, events and options."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from klubovna.core.decision import Option
from klubovna.games.shelfie_stacker.pieces.numbers import COLOUR_IDS, LETTERS, die_word
from klubovna.games.shelfie_stacker.state import Shelfie

# What lies in a zone, if its word is a name.
ZONE_TYPES: Final = {
    "tray": "die",
    "stored": "die",
    "shamed": "die",
    "hand": "character",
    "card": "character",
    "deck": "character",
    "overflow": "colour",
}


def thing(target: str) -> str:
    """Return the ref of the thing at a target; plain numbers count from one."""
    zone, _, word = target.partition("/")
    if zone == "box":
        return f"die/{word.partition('-')[2]}"
    if zone == "gap":
        column, row = word.split("-")
        return f"{int(column) + 1}-{int(row) + 1}"
    return f"{ZONE_TYPES[zone]}/{word}" if zone in ZONE_TYPES else word


def ref(type: str, number: int, state: Shelfie) -> str:
    """Return the name of a thing in events."""
    if type == "die":
        return f"die/{die_word(number)}"
    if type == "copy":
        return f"character/{state.card_word(number)}"
    if type == "letter":
        return f"letter/{LETTERS[number]}"
    if type == "colour":
        return f"colour/{COLOUR_IDS[number]}"
    cards = state.box.competitions if type == "competition" else state.box.sidekicks
    return f"{type}/{cards[number].id}"


def spoken(option: Option, g: Shelfie, seat: int) -> Option:
    """Return an option with all that its phrase speaks of: a gap by its column and its place."""
    zone, _, word = option.target.partition("/")
    if zone != "gap":
        return option
    column, row = (int(number) + 1 for number in word.split("-"))
    return replace(option, args={**option.args, "column": column, "row": row})
