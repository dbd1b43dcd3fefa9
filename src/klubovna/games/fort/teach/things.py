# not compiled: made once for each page
"""Fort: everything on the table in words."""

from __future__ import annotations

from typing import Final

from klubovna.core.teaching import Thing
from klubovna.games.fort.box.contents import Box
from klubovna.games.fort.teach.cards import cards
from klubovna.games.fort.teach.places import places
from klubovna.games.fort.text.refs import ZONE_TYPES

# A pack is picked as a whole, too, so it is told as the place that it is.
TYPES: Final = {zone: kind for zone, kind in ZONE_TYPES.items() if zone != "pack"}


def things(box: Box) -> list[Thing]:
    """Return cards, places and icons."""
    return [*cards(box), *places(box)]
