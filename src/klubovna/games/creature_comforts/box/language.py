"""Reads what cards.toml of Creature Comforts writes in words: ids, resources, dice and offers."""

from __future__ import annotations

import re
from typing import Final

from klubovna.components import Section
from klubovna.games.creature_comforts.box import contents as the
from klubovna.games.creature_comforts.box.contents import Heap, Requirement, Row
from klubovna.games.creature_comforts.pieces.numbers import (
    BIT,
    DICE,
    FACES,
    NONE,
    RESOURCE_IDS,
    RESOURCES,
)

ANY_GOODS: Final = "any"
COMFORT_CARDS: Final = "comfort"
NOTHING: Final[Heap] = (0,) * RESOURCES
SEE_HEAD: Final = "see the head of the standard file"

# Rules of dice by their words; those with a number come first.
COUNTED: Final = {
    "at most": the.MAX_VALUE,
    "at least": the.MIN_VALUE,
    "sum at most": the.SUM_MAX,
    "sum at least": the.SUM_MIN,
    "sum exactly": the.SUM_EXACT,
}
PLAIN: Final = {
    "same": the.SAME,
    "straight": the.STRAIGHT,
    "even": the.EVEN,
    "odd": the.ODD,
    "any": the.ANY,
}


# Resources.


class Bundle:
    """Resources that are written together, goods of choice and comforts among them."""

    def __init__(self, heap: Heap, any_goods: int, comforts: int, choice: str) -> None:
        self.heap: Final = heap
        self.any_goods: Final = any_goods
        self.comforts: Final = comforts
        self.choice: Final = choice  # "same", "different" or ""


NO_BUNDLE: Final = Bundle(NOTHING, 0, 0, "")


def parse_bundle(section: Section, key: str, text: str) -> Bundle:
    """Read resources such as "2 wood + 1 any"."""
    counts = {word: 0 for word in [*RESOURCE_IDS, ANY_GOODS, COMFORT_CARDS]}
    parts = re.fullmatch(r"(.*?)(?: (same|different))?", text)
    assert parts is not None, "anything fits"
    for item in parts[1].split(" + "):
        found = re.fullmatch("([1-9]) ([a-z]+)", item)
        if found is None or found[2] not in counts:
            raise section.error(key, f"cannot read {item[:40]!r}; {SEE_HEAD}")
        if counts[found[2]]:
            raise section.error(key, f'"{found[2]}" is there twice')
        counts[found[2]] = int(found[1])
    choice = parts[2] or ""
    heap = tuple([counts[id] for id in RESOURCE_IDS])
    if choice and (sum(heap) or counts[COMFORT_CARDS]):
        raise section.error(key, f'"{choice}" speaks of goods of choice only')
    return Bundle(heap, counts[ANY_GOODS], counts[COMFORT_CARDS], choice)


def read_bundle(section: Section, key: str) -> Bundle:
    """Return fixed resources and goods of choice."""
    bundle = parse_bundle(section, key, section.text(key))
    if bundle.comforts or bundle.choice:
        raise section.error(key, "must be resources only")
    return bundle


def read_heap(section: Section, key: str) -> Heap:
    """Return fixed resources."""
    bundle = read_bundle(section, key)
    if bundle.any_goods:
        raise section.error(key, "leaves no choice")
    return bundle.heap


# Dice.


def read_dice(section: Section, key: str) -> Requirement:
    """Return what dice must be, such as "2 dice, sum at most 5"."""
    text: str = section.text(key)
    parts = re.fullmatch("(any|[1-6]) (?:die|dice), ([a-z ]+?)((?: [0-9]+)*)", text)
    if parts is None:
        raise section.error(key, f"cannot read {text[:40]!r}; {SEE_HEAD}")
    count = 0 if parts[1] == "any" else int(parts[1])
    numbers = [int(word) for word in parts[3].split()]
    if parts[2] == "exactly":
        return exact_dice(section, key, count, numbers)
    if parts[2] in COUNTED and len(numbers) == 1:
        return counted_dice(section, key, count, COUNTED[parts[2]], numbers[0])
    if parts[2] not in PLAIN or numbers:
        raise section.error(key, f"cannot read {text[:40]!r}; {SEE_HEAD}")
    rule = PLAIN[parts[2]]
    if count == 0 or (count == 1 and rule in (the.SAME, the.STRAIGHT)):
        raise section.error(key, "needs a number of dice that makes sense")
    return Requirement(count, rule, 0, (), NONE)


def exact_dice(section: Section, key: str, count: int, numbers: list[int]) -> Requirement:
    """Return a requirement of very certain values."""
    if len(numbers) != count or count == 0:
        raise section.error(key, "must give a value for each die")
    if min(numbers) < 1 or max(numbers) > FACES:
        raise section.error(key, f"each value must be from 1 to {FACES}")
    return Requirement(count, the.EXACT, 0, tuple(sorted(numbers)), NONE)


def counted_dice(section: Section, key: str, count: int, rule: int, value: int) -> Requirement:
    """Return a requirement that compares values or their sum with a number."""
    single = rule in (the.MAX_VALUE, the.MIN_VALUE)
    if count == 0 and rule != the.SUM_MIN:
        raise section.error(key, 'any number of dice has "sum at least" only')
    low = 1 if single or count == 0 else count
    high = FACES if single else FACES * (count or DICE)
    if not low <= value <= high:
        raise section.error(key, f"the number must be from {low} to {high}")
    return Requirement(count, rule, value, (), NONE)


# Offers of travellers.


def read_row(section: Section, key: str) -> Row:
    """Return an offer such as "1-3: 1 fruit > 1 any, die value"."""
    text: str = section.text(key)
    how = r"(?:, (once|die value|any times|[2-9] times)( in one exchange)?)"
    parts = re.fullmatch(f"([1-6])(?:-([1-6]))?: (?:([^>,]+) > )?([^>,]+){how}?", text)
    if parts is None:
        raise section.error(key, f"cannot read {text[:60]!r}; {SEE_HEAD}")
    first, last = int(parts[1]), int(parts[2] or parts[1])
    if first > last:
        raise section.error(key, "the values of the die must rise")
    if (parts[3] is None) != (parts[5] is None):
        raise section.error(key, "an exchange says how often, a gain doesn't")
    give = parse_bundle(section, key, parts[3]) if parts[3] else NO_BUNDLE
    get = parse_bundle(section, key, parts[4])
    bulk = parts[6] is not None
    if bulk and not (is_one_good(give) and is_one_good(get)):
        raise section.error(key, "in one exchange 1 any is given for 1 any only")
    return make_row(first, last, give, get, read_times(parts[5] or "once"), bulk)


def is_one_good(bundle: Bundle) -> bool:
    """Tell whether a bundle is one good of choice and nothing else."""
    return bundle.any_goods == 1 and sum(bundle.heap) + bundle.comforts == 0


def read_times(text: str) -> int:
    """Return how often an exchange may be done."""
    words = {"once": 1, "die value": the.DIE_VALUE, "any times": the.UNLIMITED}
    return words[text] if text in words else int(text.split()[0])


def make_row(first: int, last: int, give: Bundle, get: Bundle, times: int, bulk: bool) -> Row:
    """Return an offer for some values of the die."""
    values = 0
    for value in range(first, last + 1):
        values |= BIT[value]
    return Row(
        values,
        give.heap,
        give.any_goods,
        give.choice == "same",
        give.choice == "different",
        give.comforts,
        get.heap,
        get.any_goods,
        get.choice == "same",
        get.choice == "different",
        get.comforts,
        times,
        bulk,
    )
