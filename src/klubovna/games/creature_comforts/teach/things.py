# not compiled: made once for each page
"""Creature Comforts: everything on the table in words."""

from __future__ import annotations

from typing import Final

from klubovna.core.teaching import Thing
from klubovna.games.creature_comforts.box.contents import Box
from klubovna.games.creature_comforts.pieces.numbers import TYPES as TYPES_OF_COMFORTS
from klubovna.games.creature_comforts.teach.cards import (
    comfort_thing,
    improvement_thing,
    traveller_thing,
    valley_thing,
)
from klubovna.games.creature_comforts.teach.places import (
    all_places,
    icon_things,
    pieces_of_players,
    season_things,
    type_thing,
    zone_things,
)
from klubovna.games.creature_comforts.text import refs

TYPES: Final = dict(refs.THINGS)


def things(box: Box) -> list[Thing]:
    """Return every card, every place and piece, every icon."""
    return [
        *[comfort_thing(box, kind) for kind in range(len(box.comforts))],
        *[improvement_thing(box, card) for card in box.improvements],
        *[traveller_thing(box, card) for card in box.travellers],
        *[valley_thing(box, card) for card in box.valley],
        *all_places(box),
        *pieces_of_players(box),
        *season_things(box),
        *[type_thing(box, type) for type in range(TYPES_OF_COMFORTS)],
        *zone_things(box),
        *icon_things(box),
    ]
