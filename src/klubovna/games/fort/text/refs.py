"""Fort: names of things in targets, events and options."""

from __future__ import annotations

from typing import Final

from klubovna.core.decision import Option
from klubovna.games.fort.box.contents import PERK_IDS, RESOURCE_IDS, SUIT_IDS
from klubovna.games.fort.state import Fort

# What lies in a zone, if it has a name.
ZONE_TYPES: Final = {
    "perk_row": "perk",
    "rule_stack": "rule",
    "stash": "resource",
    "pack": "resource",
    "supply": "resource",
    "kind": "resource",
    "icon": "resource",
    "suit": "suit",
    "hand": "kid",
    "discard": "kid",
    "park": "kid",
    "yard": "kid",
    "packet": "kid",
    "in_play": "kid",
    "elsewhere": "kid",
}


def ref(type: str, number: int, g: Fort) -> str:
    """Return the name of a thing in events."""
    if type == "kid":
        return f"kid/{g.box.kids[number].id}"
    if type == "suit":
        return f"suit/{SUIT_IDS[number]}"
    if type == "resource":
        return f"resource/{RESOURCE_IDS[number]}"
    if type == "perk":
        return f"perk/{PERK_IDS[number]}"
    if type == "rule":
        return f"rule/{g.box.rules[number].id}"
    assert type == "board", "all types are known"
    return f"board/{g.box.board_ids[number]}"


def thing(target: str) -> str:
    """Return the ref of the thing at a target: "hand/bug#1" is "kid/bug"."""
    zone, word = target.split("/")[0], target.rsplit("/", 1)[-1]
    type = ZONE_TYPES.get(zone)
    return f"{type}/{word.split('#')[0]}" if type else word


def spoken(option: Option, g: Fort, seat: int) -> Option:
    """Return an option as it is: its place says all that its phrase speaks of."""
    return option
