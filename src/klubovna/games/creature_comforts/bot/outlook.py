"""Creature Comforts: what resources, comforts in hand and improvements may still bring to a bot."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from klubovna.core.step import NOBODY
from klubovna.games.creature_comforts.box import contents as the
from klubovna.games.creature_comforts.box.contents import Box, Comfort
from klubovna.games.creature_comforts.pieces.numbers import GOODS, LESSON, RESOURCES
from klubovna.games.creature_comforts.pieces.players import Player
from klubovna.games.creature_comforts.rules.storing import best_storing
from klubovna.games.creature_comforts.state import Comforts

# What one of each resource is worth while there is time to use it.
PRICES: Final = (1.1, 1.2, 1.1, 1.0, 1.5, 1.0, 1.6, 2.6, 0.5)

READY: Final = 0.97  # of its points, for a comfort that could be crafted: better do it
HAUL: Final = 5.0  # what a turn brings home, in prices
HOPE_OF_PARTNER: Final = 0.6  # of a bonus, if the other card is in hand too
SPARE: Final = 0.4  # of its price, beyond the points it brings, for a resource without a use yet
FEW: Final = 3  # of a kind are handy, more of them less so
MANY: Final = 0.4
HANDY_LESSONS: Final = 4
LATE: Final = 3  # turns before the end in which spare things lose their value
OFTEN: Final = 0.5  # comforts that each opponent crafts in a turn
BEYOND_VISITS: Final = 0.25  # by each opponent in a turn

# What improvements bring in a turn, by effect.
HELP: Final = (0.0, 0.25, 0.5, 0.25, 0.5, 0.5, 0.7, 0.5, 0.3, 0.6)


def turns_left(g: Comforts, player: i64) -> int:
    """Return how many turns a player will still have; with workers out, this month's is one."""
    left = g.months - g.month
    has_turn = bool(g.players[player].workers) or not g.village or g.turn == player
    return left + 1 if has_turn and g.month > 0 and not g.is_winter() else left


# Resources and the hand.


def resource_outlook(box: Box, me: Player, turns: int) -> float:
    """Return what resources and comforts in hand may bring: the best cards get theirs first."""
    heap = me.heap.copy()
    hand = me.hand.copy()
    value = 0.0
    while hand:
        best, best_value = 0, -1.0
        for at in range(len(hand)):
            hope = card_outlook(box, me, hand[at], heap, turns)
            if hope > best_value:
                best, best_value = at, hope
        kind = hand.pop(best)
        if best_value > 0.0:
            value += best_value
            reserve(box.comforts[kind], heap)
    return (
        value + float(best_storing(box, me.crafted, me.built, heap)[0]) + spare_value(heap, turns)
    )


def card_outlook(box: Box, me: Player, kind: int, heap: list[int], turns: int) -> float:
    """Return what a comfort in hand promises, beyond what its resources bring if they are left."""
    comfort = box.comforts[kind]
    missing = missing_price(comfort, heap)
    if missing == 0.0:
        return READY * card_value(box, me, comfort)
    chance = 1.0 - missing / (HAUL * turns + 0.01)
    if chance <= 0.0:
        return 0.0
    return chance * (card_value(box, me, comfort) - missing)


def card_value(box: Box, me: Player, comfort: Comfort) -> float:
    """Return the points of a comfort once it is crafted, with those that others bring it."""
    points = float(comfort.points)
    if comfort.bonus == the.IF_HAVE:
        if comfort.partner in me.crafted:
            points += comfort.bonus_points
        elif comfort.partner in me.hand:
            points += HOPE_OF_PARTNER * comfort.bonus_points
    elif comfort.bonus == the.PER_OTHER:
        for other in me.crafted:
            if other in comfort.others:
                points += comfort.bonus_points
    elif comfort.bonus == the.PER_STORED_SET:
        points += 1.0
    for other in me.crafted:
        card = box.comforts[other]
        if card.partner != NOBODY and box.comforts[card.partner].id == comfort.id:
            points += card.bonus_points
    return points


def missing_price(comfort: Comfort, heap: list[int]) -> float:
    """Return the price of what a heap lacks for a comfort."""
    price = 0.0
    spare = -comfort.any_goods
    for resource in range(RESOURCES):
        lack = comfort.cost[resource] - heap[resource]
        if lack > 0:
            price += lack * PRICES[resource]
        elif resource < GOODS:
            spare -= lack
    return price - spare * MANY if spare < 0 else price


def reserve(comfort: Comfort, heap: list[int]) -> None:
    """Set aside what a comfort will cost, as far as it is there."""
    for resource in range(RESOURCES):
        heap[resource] = max(0, heap[resource] - comfort.cost[resource])
    for _ in range(comfort.any_goods):
        most = 0
        for good in range(GOODS):
            if heap[good] > heap[most]:
                most = good
        heap[most] = max(0, heap[most] - 1)


def spare_value(heap: list[int], turns: int) -> float:
    """Return what resources without a use may still be good for, beyond their points."""
    value = 0.0
    for resource in range(LESSON):
        count = heap[resource]
        handy = min(count, FEW)
        value += PRICES[resource] * SPARE * (handy + MANY * (count - handy))
    handy = min(heap[LESSON], HANDY_LESSONS)
    value += PRICES[LESSON] * (handy + MANY * (heap[LESSON] - handy))
    return value * min(turns, LATE) / LATE


# Improvements.


def improvement_outlook(g: Comforts, player: i64, turns: int) -> float:
    """Return what improvements will bring in the turns to come."""
    value = 0.0
    for kind in g.players[player].built:
        value += help_of(g, kind, turns)
    return value


def help_of(g: Comforts, kind: i64, turns: int) -> float:
    """Return what an improvement will bring in the turns to come."""
    card = g.box.improvements[kind]
    rivals = len(g.players) - 1
    value = HELP[card.effect] * turns
    if card.effect == the.SCORE_TYPE:
        value += OFTEN * share_of_type(g.box, card.type) * card.bonus_points * rivals * turns
    elif card.effect == the.SHARED_PLACE:
        value += BEYOND_VISITS * rivals * turns
    return value


def share_of_type(box: Box, type: int) -> float:
    """Return how many of all comforts are of a type."""
    found = 0
    for comfort in box.comforts:
        if comfort.type == type:
            found += 1
    return found / len(box.comforts)
