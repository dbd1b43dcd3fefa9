"""Creature Comforts: what workers who are still out may come home with, as a bot sees it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from klubovna.games.creature_comforts.bot.gains import Gains
from klubovna.games.creature_comforts.bot.plans import Search
from klubovna.games.creature_comforts.pieces.numbers import BIT, PLACES
from klubovna.games.creature_comforts.state import Comforts

ROUGHLY: Final = 0.9  # of what is promised, as it is not there yet


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
    search = Search(g, player, 0, 1)
    lessons = search.gains.lessons() * len(g.players[player].workers)
    return ROUGHLY * search.best[0].value + lessons
