# not compiled: runs once per load
"""Reads what cards.toml of Woodcraft writes in words: ids, dice, abilities and their events."""

from __future__ import annotations

import re
from typing import Final

from klubovna.components import Record
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

Names = dict[str, dict[str, str]]

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


def expect_id(record: Record, id: str) -> None:
    """Refuse a record that stands where the rules expect another one."""
    if record.text("id") != id:
        raise record.error("id", f'must be "{id}" here')


def read_id(record: Record, names: Names, kind: str) -> str:
    """Return the id of a record, which is new, and note its names."""
    id = record.text("id")
    if not re.fullmatch("[a-z][a-z0-9_]*", id):
        raise record.error("id", "must be small letters, digits and _")
    if f"{kind}/{id}" in names["en"]:
        raise record.error("id", "is there already")
    read_names(record, names, f"{kind}/{id}")
    return id


def read_names(record: Record, names: Names, ref: str) -> None:
    """Note the names of a record."""
    for language, key in (("en", "name"), ("cs", "name_cs")):
        name = record.text(key)
        if not name.strip():
            raise record.error(key, "must not be empty")
        names[language][ref] = name


def read_code(record: Record, codes: set[str]) -> None:
    """Refuse the number of another card."""
    code = record.text("code")
    if not code or code in codes:
        raise record.error("code", "must be one that no other card has")
    codes.add(code)


def read_numbers(record: Record, key: str, size: int, low: int, high: int) -> tuple[int, ...]:
    """Return so many numbers."""
    found: list[int] = record.values(key, int)
    if len(found) != size or min(found) < low or max(found) > high:
        raise record.error(key, f"must be {size} numbers from {low} to {high}")
    return tuple(found)


def read_rising(record: Record, key: str, low: int, high: int) -> tuple[int, ...]:
    """Return numbers of which each is higher than the one before."""
    found: list[int] = record.values(key, int)
    if found != sorted(set(found)) or found[0] < low or found[-1] > high:
        raise record.error(key, f"must rise, from {low} to {high}")
    return tuple(found)


def read_slots(record: Record, key: str, size: int) -> tuple[int, ...]:
    """Return places of a row, if there are any; people count them from 1."""
    if not record.has(key):
        return ()
    return tuple([slot - 1 for slot in read_rising(record, key, 1, size)])


# Dice.


def read_colours(record: Record, key: str, text: str) -> int:
    """Return colours as bits."""
    try:
        return bits(text, COLOUR_IDS)
    except ValueError as error:
        raise record.error(key, str(error)) from error


def read_values(record: Record, key: str, text: str, most: int) -> int:
    """Return numbers as bits."""
    if text == ANY:
        return ALL_VALUES
    found = [int(value) for value in text.split("/")]
    if found != sorted(set(found)) or found[0] < 1 or found[-1] > most:
        raise record.error(key, f"numbers must rise, from 1 to {most}")
    values: int = sum([BIT[value] for value in found])
    return values


def read_dice(record: Record, key: str) -> tuple[Demand, ...]:
    """Return dice such as "green 4 + yellow/brown 2 + any any"."""
    found: list[Demand] = []
    for item in record.text(key).split(" + "):
        parts = re.fullmatch(f"{LIST} {VALUES}", item)
        if parts is None:
            raise unreadable(record, key, item)
        colours = read_colours(record, key, parts[1])
        found.append(Demand(colours, read_values(record, key, parts[2], FACES)))
    return tuple(found)


# Abilities.


def read_ability(record: Record, scripts: Scripts) -> Ability:
    """Return what a helper can do."""
    kind = the.ABILITY_IDS.index(record.choice("ability", "ability", the.ABILITY_IDS))
    if kind == the.PERMANENT:
        return read_permanent(record, scripts)
    effects = scripts.read(record, "effects")
    check_some(record, effects)
    return Ability(kind, effects, NONE, 0, 0, NONE, 0)


def read_permanent(record: Record, scripts: Scripts) -> Ability:
    """Return an ability that hears an event: a discount, or effects that follow."""
    event, colours, values = read_event(record)
    script = scripts.parse(record, "effects", record.text("effects"))
    if len(script) == 1 and script[0][0] == the.DISCOUNT:
        _, good, less, _, _ = script[0]
        if PAID_IN.get(event) != good:
            told = f"{the.EVENT_IDS[event]} costs no {GOOD_IDS[good]}"
            raise record.error("effects", told)
        return Ability(the.PERMANENT, the.EMPTY, event, colours, values, good, less)
    if the.ACTION in scripts.ops(script):
        raise record.error("effects", "no action may follow from an event: it could never end")
    effects = scripts.read(record, "effects")
    check_some(record, effects)
    return Ability(the.PERMANENT, effects, event, colours, values, NONE, 0)


def check_some(record: Record, effects: int) -> None:
    """Refuse an ability that does nothing."""
    if effects == the.EMPTY:
        raise record.error("effects", "must not be empty")


def read_event(record: Record) -> tuple[int, int, int]:
    """Return an event with its colours and values as bits, such as "buy_die brown 6"."""
    text = record.text("when")
    name, _, rest = text.partition(" ")
    if name not in the.EVENT_IDS:
        raise record.error("when", f'unknown event "{name}"; one of: {", ".join(the.EVENT_IDS)}')
    event = the.EVENT_IDS.index(name)
    parts = re.fullmatch(f"(?:{LIST})? ?(?:{VALUES})?", rest)
    if parts is None:
        raise unreadable(record, "when", text)
    colours, values = ALL_COLOURS, ALL_VALUES
    if parts[1]:
        if event != the.ON_BUY_DIE:
            raise record.error("when", f"{name} tells no colour")
        colours = read_colours(record, "when", parts[1])
    if parts[2]:
        if event not in NUMBERED:
            raise record.error("when", f"{name} tells no number")
        values = read_values(record, "when", parts[2], NUMBERED[event])
    return event, colours, values


# Milestones.


def read_milestones(record: Record, scripts: Scripts, key: str, last: int) -> tuple[Milestone, ...]:
    """Return spaces of a track and what they give, such as "6: tool"."""
    found: list[Milestone] = []
    for text in record.values(key, str):
        parts = re.fullmatch("([0-9]+): (.+)", text)
        if parts is None:
            raise unreadable(record, key, text)
        space = int(parts[1])
        if not (found[-1].space if found else 0) < space <= last:
            raise record.error(key, f"spaces must rise, from 1 to {last}")
        found.append(Milestone(space, scripts.numbered(record, key, parts[2])))
    return tuple(found)
