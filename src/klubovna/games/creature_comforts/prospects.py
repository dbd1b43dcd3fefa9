"""Creature Comforts: what workers who are still out may come home with, as a bot sees it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from klubovna.games.creature_comforts.box import TURTLE
from klubovna.games.creature_comforts.dens import Player
from klubovna.games.creature_comforts.dice import DICE_OF, fitting_sets, tokens_needed, values_of
from klubovna.games.creature_comforts.pieces import (
    ALL_DICE,
    BIT,
    INN,
    LESSON,
    MARKET,
    OWL_DRAW,
    OWL_PICK,
    RESOURCES,
    RIVER_C,
    WORKSHOP,
)
from klubovna.games.creature_comforts.places import requirement_of, reward_of
from klubovna.games.creature_comforts.state import Comforts

# What one of each resource is worth while there is time to use it.
PRICES: Final = (1.1, 1.2, 1.1, 1.0, 1.5, 1.0, 1.6, 2.6, 0.5)

NEW_CARD: Final = 1.3
TOO_MANY_CARDS: Final = 0.4
BUILDING: Final = 2.5  # for somebody who can pay
TRADING: Final = 1.0
ROUGHLY: Final = 0.9  # of what is promised, as it is not there yet


def prospects(g: Comforts, player: i64) -> float:
    """Return what workers may bring: those with dice what they came for, others a lesson."""
    me = g.players[player]
    lesson = lesson_value(g)
    if g.turn == player and g.work.faces:
        value = 0.0
        for place in me.workers:
            if g.work.home & BIT[place]:
                continue
            if g.work.assigned[place]:
                value += ROUGHLY * place_value(g, me, place, g.work.values[place])
            else:
                value += lesson
        return value
    if not g.village or not me.dice:
        return lesson * len(me.workers)
    return likely_value(g, player, lesson)


def lesson_value(g: Comforts) -> float:
    """Return what a worker is worth who comes home empty-handed."""
    lessons = 1 + g.guest().amount if g.effect() == TURTLE else 1
    return PRICES[LESSON] * lessons if g.month < g.months else 0.0


def likely_value(g: Comforts, player: i64, lesson: float) -> float:
    """Return what a simple plan brings: again and again the place that gains most by its dice."""
    me = g.players[player]
    faces = g.village + me.dice
    free: i64 = ALL_DICE
    tokens: i64 = me.heap[LESSON] + g.free_lessons(int(player))
    places = me.workers.copy()
    value = lesson * len(places)
    while places:
        best, best_gain, best_dice = -1, 0.0, 0
        for place in places:
            dice = cheapest(g, place, faces, free, tokens)
            if dice:
                gain = ROUGHLY * place_value(g, me, place, faces[DICE_OF[dice][0]]) - lesson
                gain = gain / len(DICE_OF[dice])
                if gain > best_gain:
                    best, best_gain, best_dice = place, gain, dice
        if best < 0:
            break
        value += best_gain * len(DICE_OF[best_dice])
        if best <= RIVER_C:
            values = values_of(faces, best_dice)
            used = tokens_needed(requirement_of(g, best), values, g.wheel)
            value -= PRICES[LESSON] * float(used)
            tokens -= used
        free &= ~best_dice
        places.remove(best)
    return value


def cheapest(g: Comforts, place: int, faces: list[int], free: i64, tokens: i64) -> int:
    """Return the set of dice for a place that takes the fewest tokens, 0 if none fits."""
    requirement = requirement_of(g, place)
    best, least = 0, tokens + 1
    for dice in fitting_sets(requirement, faces, free, g.wheel, tokens):
        needed = tokens_needed(requirement, values_of(faces, dice), g.wheel)
        if needed < least:
            best, least = dice, needed
    return best


def place_value(g: Comforts, me: Player, place: int, die: int) -> float:
    """Return roughly what a place gives; for some, by the value of the die."""
    if place <= RIVER_C:
        return price_of(reward_of(g, place))
    if place in (OWL_PICK, OWL_DRAW):
        cards = g.box.owl_draws[die] if place == OWL_DRAW and die else 1
        return cards * (NEW_CARD if len(me.hand) < g.box.hand_limit else TOO_MANY_CARDS)
    if place == WORKSHOP:
        return BUILDING if can_afford_something(g, me, die) else 0.0
    if place == INN:
        return inn_value(g, die)
    return TRADING if place == MARKET and sum(me.heap[: LESSON - 1]) > 1 else 0.0


def price_of(reward: list[int]) -> float:
    """Return what a reward is worth."""
    price = 0.0
    for resource in range(RESOURCES):
        price += reward[resource] * PRICES[resource]
    return price


def can_afford_something(g: Comforts, me: Player, reach: int) -> bool:
    """Tell whether an improvement within reach could be paid."""
    if len(me.built) == len(g.box.spot_points):
        return False
    for rung in range(min(reach, len(g.ladder))):
        kind = g.ladder[rung]
        cost = g.box.improvements[kind].cost
        enough = kind not in me.built
        for resource in range(RESOURCES):
            if me.heap[resource] < cost[resource]:
                enough = False
        if enough:
            return True
    return False


def inn_value(g: Comforts, die: int) -> float:
    """Return roughly what the traveller gives for a die."""
    if die == 0:
        return TRADING
    guest = g.guest()
    row = guest.rows[guest.row_of[die]]
    if not row.free:
        return TRADING
    return price_of(list(row.get)) + NEW_CARD * row.get_comforts
