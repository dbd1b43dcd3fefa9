"""Which dice fit which place, and how many lesson tokens that takes."""

from __future__ import annotations

from itertools import combinations, combinations_with_replacement, product

import pytest

from klubovna.core.luck import Luck, dice
from klubovna.games.creature_comforts.box import contents as the
from klubovna.games.creature_comforts.box import reader
from klubovna.games.creature_comforts.box.contents import ANY_DIE, Requirement
from klubovna.games.creature_comforts.pieces.numbers import (
    ALL_DICE,
    BIT,
    NONE,
    ZONE_A,
    ZONE_B,
    ZONE_C,
)
from klubovna.games.creature_comforts.rules.dice import (
    fitting_sets,
    tokens_needed,
    turned,
    values_of,
    zone_of,
)

BOX = reader.load()
WHEELS = range(1, 7)


def slot(id: str, number: int) -> Requirement:
    card = next(card for card in BOX.valley if card.id == id)
    return card.slots[number - 1].requirement


def need(rule: int, count: int, value: int = 0, *values: int, zone: int = NONE) -> Requirement:
    return Requirement(count, rule, value, values, zone)


REQUIREMENTS = [
    ANY_DIE,
    *(slot.requirement for card in BOX.valley for slot in card.slots),
    *(slot.requirement for slot in BOX.river),
    need(the.ANY, 3),
    need(the.MAX_VALUE, 2, 2),
    need(the.MIN_VALUE, 3, 5),
    need(the.EXACT, 3, 0, 1, 1, 6),
    need(the.SUM_EXACT, 3, 3),
    need(the.SUM_EXACT, 0, 9),
    need(the.SUM_MIN, 2, 12),
    need(the.SUM_MIN, 0, 36),
    need(the.SAME, 4),
    need(the.STRAIGHT, 4),
    need(the.ODD, 1),
    need(the.EVEN, 0),
]


def fits(requirement: Requirement, values: tuple[int, ...], wheel: int) -> bool:
    """Tell, word by word as the rules say it, whether dice fit without tokens."""
    if requirement.count != (len(values) if requirement.count else 0) or not values:
        return False
    order = sorted(values)
    rules = {
        the.ANY: True,
        the.EXACT: tuple(order) == requirement.values,
        the.MAX_VALUE: max(values) <= requirement.value,
        the.MIN_VALUE: min(values) >= requirement.value,
        the.SUM_MAX: sum(values) <= requirement.value,
        the.SUM_MIN: sum(values) >= requirement.value,
        the.SUM_EXACT: sum(values) == requirement.value,
        the.SAME: len(set(values)) == 1,
        the.STRAIGHT: order == list(range(order[0], order[0] + len(order))),
        the.EVEN: all(value % 2 == 0 for value in values),
        the.ODD: all(value % 2 == 1 for value in values),
        the.WHEEL: all(zone_of(value, wheel) == requirement.zone for value in values),
    }
    return rules[requirement.rule]


def fewest(requirement: Requirement, values: tuple[int, ...], wheel: int) -> int:
    """Try every way to change the dice."""
    costs = [
        sum(abs(new - old) for new, old in zip(changed, values, strict=True))
        for changed in product(range(1, 7), repeat=len(values))
        if fits(requirement, changed, wheel)
    ]
    return min(costs, default=NONE)


def cost(requirement: Requirement, *values: int, wheel: int = 1) -> int:
    return int(tokens_needed(requirement, list(values), wheel))


# Worked examples.


def test_t05_valley_picture() -> None:
    low, small_sum = slot("forest_spring_1", 1), slot("forest_spring_1", 2)
    assert [cost(low, value) for value in (3, 2, 1)] == [0, 0, 0]
    assert cost(low, 4) == 1
    assert cost(small_sum, 2, 3) == 0
    assert cost(small_sum, 3, 3) == 1
    assert cost(small_sum, 5) == NONE


def test_t06_valley_picture_of_the_meadow() -> None:
    straight, pair = slot("meadow_spring_2", 1), slot("meadow_spring_2", 2)
    assert cost(straight, 1, 2, 3) == 0
    assert cost(straight, 2, 2, 3) == 1
    assert cost(straight, 5, 6, 1) == 3
    assert cost(pair, 3, 4) == cost(pair, 4, 3) == 0
    assert cost(pair, 3, 3) == 1


def test_t07_any_number_of_dice_with_sum_eleven() -> None:
    eleven = slot("forest_spring_3", 1)
    assert cost(eleven, 5, 6) == cost(eleven, 3, 4, 4) == cost(eleven, 1, 2, 3, 5) == 0
    assert cost(eleven, 6, 4) == 1
    assert cost(eleven) == NONE
    assert cost(eleven, 6) == NONE


def test_t08_sum_exactly_eight() -> None:
    eight = slot("meadow_spring_3", 1)
    assert cost(eight, 2, 6) == cost(eight, 3, 5) == cost(eight, 4, 4) == 0
    assert cost(eight, 5, 4) == 1
    assert cost(eight, 2, 2, 4) == NONE


def test_t09_three_even_dice() -> None:
    even = slot("meadow_summer_1", 2)
    assert cost(even, 2, 2, 6) == 0
    assert cost(even, 2, 4, 5) == 1


def test_t10_lessons_stay_between_one_and_six() -> None:
    six = need(the.EXACT, 1, 0, 6)
    assert cost(six, 1) == 5
    assert cost(need(the.EXACT, 1, 0, 1), 6) == 5
    assert cost(need(the.SUM_MIN, 1, 7), 6) == NONE
    assert cost(need(the.SUM_MAX, 2, 1), 1, 1) == NONE
    assert fitting_sets(six, [1, 2, 2, 2, 2, 2], ALL_DICE, 1, 5) == [1, 2]
    assert fitting_sets(six, [1, 2, 2, 2, 2, 2], ALL_DICE, 1, 4) == [2]
    assert fitting_sets(six, [1, 2, 2, 2, 2, 2], ALL_DICE, 1, 3) == []


def test_t12_the_river_with_three_at_zone_c() -> None:
    a, b, c = [slot.requirement for slot in BOX.river]
    assert [value for value in range(1, 7) if cost(c, value, wheel=3) == 0] == [3]
    assert [value for value in range(1, 7) if cost(b, value, wheel=3) == 0] == [4, 5]
    assert [value for value in range(1, 7) if cost(a, value, wheel=3) == 0] == [1, 2, 6]
    assert turned(3) == 2 and turned(1) == 6
    assert [value for value in range(1, 7) if cost(b, value, wheel=turned(3)) == 0] == [3, 4]


@pytest.mark.parametrize("wheel", WHEELS)
def test_zones_of_the_wheel(wheel: int) -> None:
    """Each turn carries the value of C into B, the second of B into A and the last of A into C."""
    zones = [zone_of((wheel - 1 + step) % 6 + 1, wheel) for step in range(6)]
    assert zones == [ZONE_C, ZONE_B, ZONE_B, ZONE_A, ZONE_A, ZONE_A]
    assert zone_of(wheel, turned(wheel)) == ZONE_B
    assert zone_of((wheel + 1) % 6 + 1, turned(wheel)) == ZONE_A
    assert zone_of((wheel + 4) % 6 + 1, turned(wheel)) == ZONE_C


# Brute force.


@pytest.mark.parametrize("requirement", REQUIREMENTS)
def test_tokens_are_as_few_as_can_be(requirement: Requirement) -> None:
    sizes = [requirement.count] if requirement.count else [1, 2, 3]
    wheels = WHEELS if requirement.rule == the.WHEEL else [1]
    for size in sizes:
        for values in combinations_with_replacement(range(1, 7), size):
            for wheel in wheels:
                expected = fewest(requirement, values, wheel)
                assert cost(requirement, *reversed(values), wheel=wheel) == expected


@pytest.mark.parametrize("requirement", REQUIREMENTS)
def test_a_wrong_number_of_dice_never_fits(requirement: Requirement) -> None:
    for size in range(1, 7):
        if requirement.count and size != requirement.count:
            assert cost(requirement, *range(1, size + 1)) == NONE
    assert cost(requirement) == NONE


def looks(faces: list[int], chosen: tuple[int, ...], tell_family: bool) -> tuple[object, ...]:
    """Return what a set of dice looks like to a player."""
    return tuple(sorted((faces[die], tell_family and die >= 4) for die in chosen))


def by_hand(
    requirement: Requirement,
    faces: list[int],
    free: list[int],
    wheel: int,
    tokens: int,
    tell_family: bool,
) -> list[tuple[object, ...]]:
    """Return what different sets of dice that fit look like, from all sets of dice."""

    def price(chosen: tuple[int, ...]) -> int:
        return cost(requirement, *(faces[die] for die in chosen), wheel=wheel)

    found: set[tuple[object, ...]] = set()
    for size in range(1, len(free) + 1):
        for chosen in combinations(free, size):
            spare = [price(part) for part in combinations(chosen, size - 1)]
            if 0 <= price(chosen) <= tokens and not any(0 <= p <= price(chosen) for p in spare):
                found.add(looks(faces, chosen, tell_family))
    return sorted(found)


def roll(luck: Luck, sides: int) -> int:
    return luck.below(sides)


@pytest.mark.parametrize("requirement", REQUIREMENTS)
@pytest.mark.parametrize("tell_family", [False, True])
def test_all_fitting_sets_are_found_once(requirement: Requirement, tell_family: bool) -> None:
    luck = dice(5)
    for _ in range(25):
        faces = [roll(luck, 6) + 1 for _ in range(6)]
        free = [die for die in range(6) if roll(luck, 4)]
        tokens, wheel = roll(luck, 4), roll(luck, 6) + 1
        sets = fitting_sets(
            requirement, faces, sum(BIT[die] for die in free), wheel, tokens, tell_family
        )
        members = [tuple(die for die in free if each & BIT[die]) for each in sets]
        assert sets == sorted(sets)
        assert sum(BIT[die] for chosen in members for die in chosen) == sum(sets)
        found = [looks(faces, chosen, tell_family) for chosen in members]
        assert sorted(found) == by_hand(requirement, faces, free, wheel, tokens, tell_family)


# Sets.


def test_of_equal_dice_the_first_are_taken() -> None:
    pair = slot("forest_summer_1", 2)
    faces = [4, 2, 4, 4, 2, 4]
    assert fitting_sets(pair, faces, ALL_DICE, 1, 0) == [0b101, 0b10010]
    assert fitting_sets(pair, faces, ALL_DICE & ~1, 1, 0) == [0b1100, 0b10010]
    told = fitting_sets(pair, faces, ALL_DICE, 1, 0, True)
    assert told == [0b101, 0b10010, 0b100001]


def test_no_die_is_wasted_on_a_sum() -> None:
    eleven = slot("forest_spring_3", 1)
    faces = [6, 5, 1, 1, 1, 1]
    assert fitting_sets(eleven, faces, ALL_DICE, 1, 0) == [0b11]
    with_lesson = fitting_sets(eleven, faces, ALL_DICE, 1, 1)
    assert [values_of(faces, each) for each in with_lesson] == [[6, 5], [6, 1, 1, 1, 1]]
    assert fitting_sets(eleven, [1, 1, 1, 1, 1, 1], ALL_DICE, 1, 5) == [ALL_DICE]


def test_any_die_is_each_face_once() -> None:
    assert fitting_sets(ANY_DIE, [3, 3, 5, 3, 5, 1], ALL_DICE, 1, 0) == [1, 4, 32]
    assert fitting_sets(ANY_DIE, [3, 3, 5, 3, 5, 1], 0, 1, 9) == []
