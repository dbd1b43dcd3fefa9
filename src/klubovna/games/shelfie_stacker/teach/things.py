# not compiled: made for people, now and then
"""Shelfie Stacker: everything on the table in words."""

from __future__ import annotations

from typing import Final

from klubovna.core.teaching import Thing
from klubovna.games.shelfie_stacker.box.contents import Box
from klubovna.games.shelfie_stacker.teach.cards import (
    character_things,
    competition_thing,
    dice_things,
    end_card_thing,
    rank_things,
    sidekick_thing,
)
from klubovna.games.shelfie_stacker.teach.places import (
    button_things,
    icon_things,
    place_things,
    rival_things,
)
from klubovna.games.shelfie_stacker.text.refs import ZONE_TYPES

# Rewards, buttons and rivals without a seat are drawn under their own names.
TYPES: Final = {
    **ZONE_TYPES,
    "sidekick": "sidekick",
    "competition": "competition",
    "end_card": "end_card",
    "button": "button",
    "rival": "rival",
}


def things(box: Box) -> list[Thing]:
    """Return everything on the table, the cards first."""
    return [
        *character_things(box),
        *(sidekick_thing(box, card) for card in box.sidekicks),
        *(competition_thing(box, card) for card in box.competitions),
        *(end_card_thing(box, card) for card in box.end_cards),
        *dice_things(box),
        *place_things(box),
        *button_things(),
        *rival_things(),
        *rank_things(box),
        *icon_things(),
    ]
