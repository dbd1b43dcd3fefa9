# not compiled: runs once per load
"""Reads what cards.toml of Woodcraft writes in words: ids, dice, abilities and their events."""

from __future__ import annotations

import re
from typing import Final

from klubovna.components import Entry
from klubovna.games.woodcraft.box import contents as the
from klubovna.games.woodcraft.box.contents import Ability, Demand, Milestone
from klubovna.games.woodcraft.box.grammar import ANY, LIST, Scripts, bits, unreadable
from klubovna.games.woodcraft.pieces.numbers import (
    ALL_COLOURS,
    BERRY,
    BIT,
    COLOUR_IDS,
    FACES,
    GOOD_IDS,
    LANTERN,
    NONE,
    ORDER_ROWS,
)

ALL_VALUES: Final[int] = sum(BIT[1 : FACES + 1])
VALUES: Final = "((?:[0-9]+)(?:/[0-9]+)*|any)"

# Events that tell a number, and the highest one.
NUMBERED: Final = {
    the.ON_BUY_DIE: FACES,
    the.ON_FELL: FACES,
    the.ON_TAKE_ORDER: 2,
    the.ON_COMPLETE: ORDER_ROWS,
}
# Events that cost something, and what.
PAID_IN: Final = {
    the.ON_BUY_DIE: BERRY,
    the.ON_BUY_MATERIAL: BERRY,
    the.ON_TAKE_ORDER: BERRY,
    the.ON_HIRE: BERRY,
    the.ON_UPGRADE: BERRY,
    the.ON_MARKETING: BERRY,
    the.ON_BONUS: LANTERN,
}


# Ids and names.


def read_code(entry: Entry, codes: set[str]) -> None:
    """Refuse the number of another card."""
    code = entry.text("code")
    if not code or code in codes:
        raise entry.error("code", "must be one that no other card has")
    codes.add(code)


def read_numbers(entry: Entry, key: str, size: int, low: int, high: int) -> tuple[int, ...]:
    """Return so many numbers."""
    found: list[int] = entry.values(key, int)
    if len(found) != size or min(found) < low or max(found) > high:
        raise entry.error(key, f"must be {size} numbers from {low} to {high}")
    return tuple(found)


def read_rising(entry: Entry, key: str, low: int, high: int) -> tuple[int, ...]:
    """Return numbers of which each is higher than the one before."""
    found: list[int] = entry.values(key, int)
    if found != sorted(set(found)) or found[0] < low or found[-1] > high:
        raise entry.error(key, f"must rise, from {low} to {high}")
    return tuple(found)


def read_slots(entry: Entry, key: str, size: int) -> tuple[int, ...]:
    """Return places of a row, if there are any; people count them from 1."""
    if not entry.has(key):
        return ()
    return tuple([slot - 1 for slot in read_rising(entry, key, 1, size)])


# Dice.


def read_colours(entry: Entry, key: str, text: str) -> int:
    """Return colours as bits."""
    try:
        return bits(text, COLOUR_IDS)
    except ValueError as error:
        raise entry.error(key, str(error)) from error


def read_values(entry: Entry, key: str, text: str, most: int) -> int:
    """Return numbers as bits."""
    if text == ANY:
        return ALL_VALUES
    found = [int(value) for value in text.split("/")]
    if found != sorted(set(found)) or found[0] < 1 or found[-1] > most:
        raise entry.error(key, f"numbers must rise, from 1 to {most}")
    values: int = sum([BIT[value] for value in found])
    return values


def read_dice(entry: Entry, key: str) -> tuple[Demand, ...]:
    """Return dice such as "green 4 + yellow/brown 2 + any any"."""
    found: list[Demand] = []
    for item in entry.text(key).split(" + "):
        parts = re.fullmatch(f"{LIST} {VALUES}", item)
        if parts is None:
            raise unreadable(entry, key, item)
        colours = read_colours(entry, key, parts[1])
        found.append(Demand(colours, read_values(entry, key, parts[2], FACES)))
    return tuple(found)


# Abilities.


def read_ability(entry: Entry, scripts: Scripts) -> Ability:
    """Return what a helper can do."""
    kind = the.ABILITY_IDS.index(entry.choice("ability", "ability", the.ABILITY_IDS))
    if kind == the.PERMANENT:
        return read_permanent(entry, scripts)
    effects = scripts.read(entry, "effects")
    check_some(entry, effects)
    return Ability(kind, effects, NONE, 0, 0, NONE, 0)


def read_permanent(entry: Entry, scripts: Scripts) -> Ability:
    """Return an ability that hears an event: a discount, or effects that follow."""
    event, colours, values = read_event(entry)
    script = scripts.parse(entry, "effects", entry.text("effects"))
    if len(script) == 1 and script[0][0] == the.DISCOUNT:
        _, good, less, _, _ = script[0]
        if PAID_IN.get(event) != good:
            told = f"{the.EVENT_IDS[event]} costs no {GOOD_IDS[good]}"
            raise entry.error("effects", told)
        return Ability(the.PERMANENT, the.EMPTY, event, colours, values, good, less)
    if the.ACTION in scripts.ops(script):
        raise entry.error("effects", "no action may follow from an event: it could never end")
    effects = scripts.read(entry, "effects")
    check_some(entry, effects)
    return Ability(the.PERMANENT, effects, event, colours, values, NONE, 0)


def check_some(entry: Entry, effects: int) -> None:
    """Refuse an ability that does nothing."""
    if effects == the.EMPTY:
        raise entry.error("effects", "must not be empty")


def read_event(entry: Entry) -> tuple[int, int, int]:
    """Return an event with its colours and values as bits, such as "buy_die brown 6"."""
    text = entry.text("when")
    name, _, rest = text.partition(" ")
    if name not in the.EVENT_IDS:
        raise entry.error("when", f'unknown event "{name}"; one of: {", ".join(the.EVENT_IDS)}')
    event = the.EVENT_IDS.index(name)
    parts = re.fullmatch(f"(?:{LIST})? ?(?:{VALUES})?", rest)
    if parts is None:
        raise unreadable(entry, "when", text)
    colours, values = ALL_COLOURS, ALL_VALUES
    if parts[1]:
        if event != the.ON_BUY_DIE:
            raise entry.error("when", f"{name} tells no colour")
        colours = read_colours(entry, "when", parts[1])
    if parts[2]:
        if event not in NUMBERED:
            raise entry.error("when", f"{name} tells no number")
        values = read_values(entry, "when", parts[2], NUMBERED[event])
    return event, colours, values


# Milestones.


def read_milestones(entry: Entry, scripts: Scripts, key: str, last: int) -> tuple[Milestone, ...]:
    """Return spaces of a track and what they give, such as "6: tool"."""
    found: list[Milestone] = []
    for text in entry.values(key, str):
        parts = re.fullmatch("([0-9]+): (.+)", text)
        if parts is None:
            raise unreadable(entry, key, text)
        space = int(parts[1])
        if not (found[-1].space if found else 0) < space <= last:
            raise entry.error(key, f"spaces must rise, from 1 to {last}")
        found.append(Milestone(space, scripts.numbered(entry, key, parts[2])))
    return tuple(found)
