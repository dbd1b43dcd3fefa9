# not compiled: made once for each page
"""Hamlet: everything of the table in words, and what kind of things lies where."""

from __future__ import annotations

from typing import Final

from klubovna.core.teaching import Thing
from klubovna.games.hamlet.box.contents import Box
from klubovna.games.hamlet.teach.cards import cards
from klubovna.games.hamlet.teach.places import places
from klubovna.games.hamlet.text.refs import THINGS

# A donkey is asked about by its tile, but it is the donkey that is meant; goods are icons.
TYPES: Final = {zone: kind for zone, kind in THINGS.items() if zone != "donkey"} | {
    "resource": "icon",
    "button": "button",
}


def things(box: Box) -> list[Thing]:
    """Return tiles and all other components, then icons, places and buttons."""
    return [*cards(box), *places(box)]
