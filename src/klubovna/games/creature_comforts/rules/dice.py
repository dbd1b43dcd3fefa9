"""Creature Comforts: which dice fit which place, and how many lesson tokens that takes.

With the dice of a place chosen, tokens are no decision: any that make them fit give the same
reward, and fewer are never worse. So the least number of them is worked out.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from klubovna.games.creature_comforts.box import contents as the
from klubovna.games.creature_comforts.box.contents import Requirement
from klubovna.games.creature_comforts.pieces.numbers import (
    BIT,
    DICE,
    FACES,
    NONE,
    VILLAGE_DICE,
    ZONE_A,
    ZONE_B,
    ZONE_C,
)

FAR: Final = 99  # more tokens than any dice could take
MOST_IN_TABLE: Final = 3  # dice whose tokens are looked up
BASE: Final = FACES + 1

DICE_OF: Final = [[die for die in range(DICE) if dice >> die & 1] for dice in range(64)]
# Sets of dice by their size; where the size doesn't matter, at 0, all of them.
SETS: Final = [
    [dice for dice in range(1, 64) if size in (0, len(DICE_OF[dice]))] for size in range(DICE + 1)
]


# The river wheel.


def zone_of(value: i64, wheel: i64) -> i64:
    """Return the zone of a value; `wheel` is the value at zone C."""
    steps = (value - wheel + FACES) % FACES
    if steps == 0:
        return ZONE_C
    return ZONE_B if steps <= 2 else ZONE_A


def turned(wheel: i64) -> i64:
    """Return the value at zone C after one turn of the wheel."""
    return FACES if wheel == 1 else wheel - 1


# Tokens.


def tokens_needed(requirement: Requirement, values: list[int], wheel: i64) -> i64:
    """Return the least number of lesson tokens with which dice fit, NONE if they cannot."""
    size: i64 = len(values)
    if size == 0 or (requirement.count != 0 and requirement.count != size):
        return NONE
    rule: i64 = requirement.rule
    if rule == the.ANY:
        return 0
    if rule == the.SUM_MAX or rule == the.SUM_MIN or rule == the.SUM_EXACT:
        return for_sum(requirement, values, size)
    if rule == the.EVEN or rule == the.ODD:
        return for_parity(values, 0 if rule == the.EVEN else 1)
    if rule == the.SAME:
        return for_same(values)
    if rule == the.EXACT:
        return for_exact(values, requirement.values, size)
    if rule == the.STRAIGHT:
        return for_straight(values, size)
    if rule == the.WHEEL:
        return for_wheel(values, requirement.zone, wheel)
    return for_value(requirement, values)


def for_sum(requirement: Requirement, values: list[int], size: i64) -> i64:
    """Return how far the sum is from what it must be."""
    sum: i64 = 0
    for value in values:
        sum += value
    wanted: i64 = requirement.value
    if sum > wanted:
        if requirement.rule == the.SUM_MIN:
            return 0
        return sum - wanted if wanted >= size else NONE
    if requirement.rule == the.SUM_MAX:
        return 0
    return wanted - sum if wanted <= FACES * size else NONE


def for_parity(values: list[int], parity: i64) -> i64:
    """Return how many dice are of the other parity; each of them takes one token."""
    tokens: i64 = 0
    for value in values:
        if value % 2 != parity:
            tokens += 1
    return tokens


def for_value(requirement: Requirement, values: list[int]) -> i64:
    """Return by how much dice are above or below their limit."""
    tokens: i64 = 0
    limit: i64 = requirement.value
    for value in values:
        above = value - limit
        if requirement.rule == the.MAX_VALUE:
            tokens += max(0, above)
        else:
            tokens += max(0, -above)
    return tokens


def for_same(values: list[int]) -> i64:
    """Return the distance to the best common value."""
    best: i64 = FAR
    for target in range(1, FACES + 1):
        tokens: i64 = 0
        for value in values:
            tokens += distance(value, target)
        best = min(best, tokens)
    return best


def for_exact(values: list[int], wanted: tuple[int, ...], size: i64) -> i64:
    """Return the distance to the wanted values; both in order, nothing is closer."""
    if len(wanted) != size:
        return NONE
    order = sorted(values)
    tokens: i64 = 0
    for at in range(size):
        tokens += distance(order[at], wanted[at])
    return tokens


def for_straight(values: list[int], size: i64) -> i64:
    """Return the distance to the best row of consecutive values."""
    order = sorted(values)
    best: i64 = FAR
    for first in range(1, FACES + 2 - size):
        tokens: i64 = 0
        for at in range(size):
            tokens += distance(order[at], first + at)
        best = min(best, tokens)
    return best


def for_wheel(values: list[int], zone: i64, wheel: i64) -> i64:
    """Return the distance to the nearest value in a zone of the wheel."""
    tokens: i64 = 0
    for value in values:
        best: i64 = FAR
        for target in range(1, FACES + 1):
            if zone_of(target, wheel) == zone:
                best = min(best, distance(value, target))
        tokens += best
    return tokens


def distance(one: i64, other: i64) -> i64:
    """Return how many tokens make one value of the other."""
    return one - other if one > other else other - one


# Sets of dice.


def values_of(faces: list[int], dice: i64) -> list[int]:
    """Return what the dice of a set show."""
    return [faces[die] for die in DICE_OF[dice]]


def set_cost(requirement: Requirement, faces: list[int], dice: i64, wheel: i64) -> i64:
    """Return the tokens with which a set of dice of the right size fits, NONE if it cannot.

    For a few dice they are looked up, as this is asked more often than anything else.
    """
    count: i64 = requirement.count
    if count == 0 or count > MOST_IN_TABLE or requirement.rule == the.WHEEL:
        return tokens_needed(requirement, values_of(faces, dice), wheel)
    if not requirement.costs:
        requirement.costs.extend(cost_table(requirement))
    code: i64 = 0
    for die in DICE_OF[dice]:
        code = code * BASE + faces[die]
    return requirement.costs[code]


def cost_table(requirement: Requirement) -> list[int]:
    """Return the tokens for all that so many dice may show, the first one counting most."""
    shown: list[list[int]] = [[]]
    for _ in range(requirement.count):
        shown = [[*values, value] for values in shown for value in range(BASE)]
    return [int(tokens_needed(requirement, values, 1)) for values in shown]


def fitting_sets(
    requirement: Requirement,
    faces: list[int],
    free: i64,
    wheel: i64,
    tokens: i64,
    tell_family: bool = False,
) -> list[int]:
    """Return the sets of free dice that fit with so many tokens, in the order of their numbers.

    Of equal dice the first ones are taken; family dice are told from those of the village only if
    asked for. Sets from which a die can be left out at no higher cost are not among them.
    """
    twins = earlier_twins(faces, free, tell_family)
    found: list[int] = []
    for dice in SETS[requirement.count]:
        if dice & ~free or not is_first_of_equals(dice, twins):
            continue
        cost = set_cost(requirement, faces, dice, wheel)
        if cost == NONE or cost > tokens:
            continue
        if requirement.count or not can_spare(requirement, faces, dice, wheel, cost):
            found.append(dice)
    return found


def earlier_twins(faces: list[int], free: i64, tell_family: bool) -> list[int]:
    """Return for each die the last equal one before it that is free too, as a set."""
    twins = [0] * DICE
    last = [0] * BASE  # by value: the last free die that shows it
    for die in range(DICE):
        if tell_family and die == VILLAGE_DICE:
            last = [0] * BASE
        value = faces[die]
        twins[die] = last[value]
        if free & BIT[die]:
            last[value] = BIT[die]
    return twins


def is_first_of_equals(dice: i64, twins: list[int]) -> bool:
    """Tell whether no die of a set could be exchanged for an equal one before it."""
    for die in DICE_OF[dice]:
        twin: i64 = twins[die]
        if twin and not dice & twin:
            return False
    return True


def can_spare(requirement: Requirement, faces: list[int], dice: i64, wheel: i64, cost: i64) -> bool:
    """Tell whether a die of a set can be left out and no more tokens are needed."""
    if requirement.rule == the.SUM_MIN:
        return cost == 0 and spare_of_sum(faces, dice, requirement.value)
    for die in DICE_OF[dice]:
        rest = tokens_needed(requirement, values_of(faces, dice - BIT[die]), wheel)
        if rest != NONE and rest <= cost:
            return True
    return False


def spare_of_sum(faces: list[int], dice: i64, wanted: i64) -> bool:
    """Tell whether a sum is high enough without the lowest die."""
    sum: i64 = 0
    lowest: i64 = FACES
    for die in DICE_OF[dice]:
        value: i64 = faces[die]
        sum += value
        lowest = min(lowest, value)
    return sum - lowest >= wanted
