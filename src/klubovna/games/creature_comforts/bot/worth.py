"""Creature Comforts: what a bot thinks of a position.

Points, what the hand may become with the resources there are, what the rest of them may still be
good for, what improvements will bring, and what workers on their way will come home with.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from klubovna.games.creature_comforts.bot.outlook import (
    improvement_outlook,
    resource_outlook,
    turns_left,
)
from klubovna.games.creature_comforts.bot.prospects import prospects
from klubovna.games.creature_comforts.scoring import card_points, total
from klubovna.games.creature_comforts.state import Comforts

DECENT_SCORE: Final = 45.0


def worth(g: Comforts, player: i64) -> float:
    """Return what a position is worth to a bot: points, and what can still be made of it."""
    me = g.players[player]
    if not g.agenda:
        return float(total(g, player))
    turns = turns_left(g, player)
    value = float(card_points(g, player))
    value += resource_outlook(g.box, me, turns)
    value += improvement_outlook(g, player, turns)
    if me.workers:
        value += prospects(g, player)
    return value


def appraise(g: Comforts, seat: int) -> float:
    """Say how well a seat stands against its best rival; alone, against a decent score."""
    rivals = [worth(g, who) for who in range(g.seats()) if who != seat]
    return worth(g, seat) - max(rivals, default=DECENT_SCORE)
