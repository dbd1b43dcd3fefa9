"""Creature Comforts: what a bot thinks of a position.

Points, what the hand may become with the resources there are, what the rest of them may still be
good for, what improvements will bring, and what workers on their way will come home with.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from klubovna.games.creature_comforts.bot.gains import Gains
from klubovna.games.creature_comforts.bot.outlook import (
    improvement_outlook,
    resource_outlook,
    turns_left,
)
from klubovna.games.creature_comforts.bot.plans import TurnSearch
from klubovna.games.creature_comforts.pieces.numbers import BIT, PLACES
from klubovna.games.creature_comforts.scoring import card_points, total
from klubovna.games.creature_comforts.state import Comforts

DECENT_SCORE: Final = 45.0

ROUGHLY: Final = 0.9  # of what is promised, as it is not there yet


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


# Workers who are still out.


def prospects(g: Comforts, player: i64) -> float:
    """Return what workers may bring: those with dice what they came for, others a lesson."""
    me = g.players[player]
    if g.turn == player and g.work.faces:
        return promised(g, player)
    if not g.village or not me.dice:
        return Gains(g, player).lessons() * len(me.workers)
    return likely(g, player)


def promised(g: Comforts, player: i64) -> float:
    """Return what places bring on which dice lie, and the lessons of the others."""
    gains = Gains(g, player)
    value = 0.0
    for place in range(PLACES):
        if g.work.home & BIT[place]:
            continue
        if g.work.assigned[place]:
            value += ROUGHLY * gains.of(place, g.work.values[place])
        elif place in g.players[player].workers:
            value += gains.lessons()
    return value


def likely(g: Comforts, player: i64) -> float:
    """Return what the best assignment brings."""
    search = TurnSearch(g, player, 0, 1)
    lessons = search.gains.lessons() * len(g.players[player].workers)
    return ROUGHLY * search.best[0].value + lessons
