# not compiled: runs once per load
"""The little language in which cards.toml of Woodcraft writes effects, dice and abilities."""

from __future__ import annotations

import inspect
import re
from collections.abc import Callable
from typing import Any, Final

from klubovna.components import ComponentError, Section
from klubovna.games.woodcraft.box import contents as the
from klubovna.games.woodcraft.box.contents import Ability, Demand, Effect
from klubovna.games.woodcraft.pieces.numbers import (
    ALL_COLOURS,
    ANY_MATERIAL,
    BERRY,
    BIT,
    COLOUR_IDS,
    COLOURS,
    FACES,
    GOOD_IDS,
    LANTERN,
    NONE,
    ORDER_ROWS,
    TILE_IDS,
    TOOL_IDS,
    TRACK_IDS,
)
from klubovna.games.woodcraft.rules import deeds, effects

Script = tuple[Effect, ...]

SEE_HEAD: Final = "see the head of the standard file"
ANY: Final = "any"
MATERIAL: Final = "material"
FLIP_IDS: Final = ["saw", "joint", "gluing"]
ROW_IDS: Final = ["orders", "helpers"]
PER_ORDER: Final = "order"
MOST_CHOICES: Final = 8
DEEPEST: Final = 4

NUMBER: Final = "([1-9][0-9]?)"
FACE: Final = f"([1-{FACES}])"
GOOD: Final = f"({'|'.join(GOOD_IDS)})"
TRACK: Final = f"({'|'.join(TRACK_IDS)})"
TOOL: Final = f"({'|'.join(TOOL_IDS)})"
TILE: Final = f"({'|'.join(TILE_IDS)})"
LIST: Final = "([a-z]+(?:/[a-z]+)*)"
CHANGE: Final = f"([+-][1-{FACES - 1}])"

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


def bits(text: str, ids: list[str]) -> int:
    """Return a list such as "green/yellow" as bits; "any" is everything."""
    found = 0
    for id in ids if text == ANY else text.split("/"):
        if id not in ids:
            raise ValueError(f'unknown "{id}"; one of: {", ".join([ANY, *ids])}')
        if found & BIT[ids.index(id)]:
            raise ValueError(f'"{id}" is there twice')
        found |= BIT[ids.index(id)]
    return found


# Effects by how they are written.
FORMS: Final[list[tuple[str, Callable[[re.Match[str]], Effect]]]] = [
    (f"{NUMBER} {GOOD}", lambda p: effects.Gain(GOOD_IDS.index(p[2]), int(p[1]))),
    (f"lose {NUMBER} {GOOD}", lambda p: effects.Lose(GOOD_IDS.index(p[2]), int(p[1]))),
    (f"{NUMBER} {TRACK} income", lambda p: effects.Income(TRACK_IDS.index(p[2]), int(p[1]))),
    (f"{NUMBER} reputation", lambda p: effects.Reputation(int(p[1]))),
    (f"lose {NUMBER} reputation", lambda p: effects.Reputation(-int(p[1]))),
    ("tool", lambda p: effects.Tool(NONE)),
    (f"tool {TOOL}", lambda p: effects.Tool(TOOL_IDS.index(p[1]))),
    (f"produce {NUMBER}", lambda p: effects.ProduceWith(int(p[1]))),
    (f"die {LIST} {FACE}", lambda p: effects.GainDie(bits(p[1], COLOUR_IDS), int(p[2]))),
    (
        f"public die {LIST} up to {FACE}",
        lambda p: effects.TakePublicDie(bits(p[1], COLOUR_IDS), int(p[2])),
    ),
    (f"grow {FACE}", lambda p: deeds.Grow(False, int(p[1]))),
    (f"grow all {FACE}", lambda p: deeds.Grow(True, int(p[1]))),
    (f"change {CHANGE}(?: to {CHANGE})?", lambda p: change(p[1], p[2])),
    (f"recolour {LIST}", lambda p: deeds.Recolour(bits(p[1], COLOUR_IDS))),
    (f"cut {FACE}", lambda p: deeds.Split(int(p[1]))),
    (f"glue dice {NUMBER}", lambda p: deeds.GlueDice(int(p[1]))),
    (f"flip {LIST} {NUMBER}", lambda p: deeds.TurnUp(bits(p[1], FLIP_IDS), int(p[2]))),
    (f"refresh {LIST} {NUMBER}", lambda p: deeds.Refresh(bits(p[1], ROW_IDS), int(p[2]))),
    (
        f"action {TILE}(?: -{NUMBER})?",
        lambda p: deeds.Action(TILE_IDS.index(p[1]), int(p[2] or 0)),
    ),
    (
        f"{NUMBER} {GOOD} per (helper|{PER_ORDER})",
        lambda p: effects.GainPer(GOOD_IDS.index(p[2]), int(p[1]), p[3] == PER_ORDER),
    ),
    ("commission", lambda p: effects.Claim()),
    (f"{NUMBER} {GOOD} less", lambda p: effects.Discount(GOOD_IDS.index(p[2]), int(p[1]))),
]


def change(least: str, most: str | None) -> Effect:
    """Return a change of a die."""
    low, high = int(least), int(most or least)
    if low > high:
        raise ValueError("the change must rise")
    return deeds.Bump(low, high)


def same(script: Script) -> tuple[Any, ...]:
    """Return what equal scripts have in common."""
    return tuple([(effect.op, *numbers_of(effect)) for effect in script])


def numbers_of(effect: Effect) -> list[Any]:
    """Return what an effect is made of."""
    return [getattr(effect, name) for name in inspect.signature(type(effect)).parameters]


class Scripts:
    """All lists of effects that were read; equal ones have the same number, the empty one 0."""

    def __init__(self) -> None:
        self.all: Final[list[Script]] = []
        self.numbers: Final[dict[tuple[Any, ...], int]] = {}
        self.number(())

    def number(self, script: Script) -> int:
        """Return the number of a script, a new one if it is new."""
        number = self.numbers.setdefault(same(script), len(self.all))
        if number == len(self.all):
            self.all.append(script)
        return number

    def read(self, section: Section, key: str) -> int:
        """Return the number of the effects written in a key, which may be none."""
        return self.numbered(section, key, section.text(key))

    def numbered(self, section: Section, key: str, text: str) -> int:
        """Return the number of effects; a discount is none of them."""
        script = self.parse(section, key, text)
        if self.has(script, effects.Discount):
            raise section.error(key, "costs are less in a permanent ability only, and alone there")
        return self.number(script)

    def has(self, script: Script, kind: type[Effect]) -> bool:
        """Tell whether such an effect is in a script, or in one that follows from it."""
        return any(
            isinstance(effect, kind) or any(self.has(self.all[n], kind) for n in effect.scripts())
            for effect in script
        )

    # Reading.

    def parse(self, section: Section, key: str, text: str) -> Script:
        """Return written effects, such as "2 vp + (1 lantern | die brown 1)"."""
        return self._group(section, key, text, DEEPEST) if text else ()

    def _group(self, section: Section, key: str, text: str, depth: int) -> Script:
        """Return a choice, an exchange, or effects one after another."""
        if depth == 0:
            raise section.error(key, "too many brackets")
        options = _split(section, key, text, " | ")
        if len(options) > MOST_CHOICES:
            raise section.error(key, f"offers more than {MOST_CHOICES} things")
        if len(options) > 1:
            found = [self.number(self._group(section, key, each, depth - 1)) for each in options]
            if len(set(found)) < len(found):
                raise section.error(key, "offers the same twice")
            return (deeds.OneOf(tuple(found)),)
        sides = _split(section, key, text, " > ")
        if len(sides) == 2:
            get = self.number(self._group(section, key, sides[1], depth - 1))
            return (_exchange(section, key, sides[0], get),)
        if len(sides) > 2:
            raise unreadable(section, key, text)
        script: list[Effect] = []
        for item in _split(section, key, text, " + "):
            script += self._item(section, key, item, depth)
        return tuple(script)

    def _item(self, section: Section, key: str, text: str, depth: int) -> Script:
        """Return one effect, or what stands in brackets."""
        if not text.startswith("("):
            return (_effect(section, key, text),)
        if not text.endswith(")"):
            raise unreadable(section, key, text)
        inner = self._group(section, key, text[1:-1], depth - 1)
        if not isinstance(inner[0], (deeds.OneOf, deeds.Exchange)):
            raise section.error(key, "brackets are for a choice or an exchange")
        return inner


def _split(section: Section, key: str, text: str, mark: str) -> list[str]:
    """Split a text where a mark stands outside brackets."""
    parts, depth = [""], 0
    for piece in re.split(rf"({re.escape(mark)}|[()])", text):
        depth += (piece == "(") - (piece == ")")
        if depth < 0:
            break
        if piece == mark and depth == 0:
            parts.append("")
        else:
            parts[-1] += piece
    if depth != 0:
        raise section.error(key, "brackets must be closed")
    return parts


def _effect(section: Section, key: str, text: str) -> Effect:
    """Return one effect."""
    for form, make in FORMS:
        parts = re.fullmatch(form, text)
        if parts is not None:
            try:
                return make(parts)
            except ValueError as error:
                raise section.error(key, str(error)) from error
    raise unreadable(section, key, text)


def _exchange(section: Section, key: str, price: str, get: int) -> Effect:
    """Return an exchange of one kind of goods for a script."""
    parts = re.fullmatch(f"{NUMBER} ({'|'.join([*GOOD_IDS, MATERIAL])})", price)
    if parts is None:
        raise unreadable(section, key, price)
    paid = ANY_MATERIAL if parts[2] == MATERIAL else GOOD_IDS.index(parts[2])
    return deeds.Exchange(paid, int(parts[1]), get)


def unreadable(section: Section, key: str, text: str) -> ComponentError:
    """Return the error about a text that has no known form."""
    return section.error(key, f"cannot read {text[:60]!r}; {SEE_HEAD}")


def is_plain(script: Script) -> bool:
    """Tell whether a script only takes goods, or dice of one colour, without any decision."""
    return all(
        effect.is_goods()
        or (isinstance(effect, effects.GainDie) and effect.colours in BIT[:COLOURS])
        for effect in script
    )


# Places.


def read_rising(section: Section, key: str, low: int, high: int) -> tuple[int, ...]:
    """Return numbers of which each is higher than the one before."""
    found: list[int] = section.values(key, int)
    if found != sorted(set(found)) or found[0] < low or found[-1] > high:
        raise section.error(key, f"must rise, from {low} to {high}")
    return tuple(found)


def read_slots(section: Section, key: str, size: int) -> tuple[int, ...]:
    """Return places of a row, if there are any; people count them from 1."""
    if not section.has(key):
        return ()
    return tuple([slot - 1 for slot in read_rising(section, key, 1, size)])


# Dice.


def read_colours(section: Section, key: str, text: str) -> int:
    """Return colours as bits."""
    try:
        return bits(text, COLOUR_IDS)
    except ValueError as error:
        raise section.error(key, str(error)) from error


def read_values(section: Section, key: str, text: str, most: int) -> int:
    """Return numbers as bits."""
    if text == ANY:
        return ALL_VALUES
    found = [int(value) for value in text.split("/")]
    if found != sorted(set(found)) or found[0] < 1 or found[-1] > most:
        raise section.error(key, f"numbers must rise, from 1 to {most}")
    values: int = sum([BIT[value] for value in found])
    return values


def read_dice(section: Section, key: str) -> tuple[Demand, ...]:
    """Return dice such as "green 4 + yellow/brown 2 + any any"."""
    found: list[Demand] = []
    for item in section.text(key).split(" + "):
        parts = re.fullmatch(f"{LIST} {VALUES}", item)
        if parts is None:
            raise unreadable(section, key, item)
        colours = read_colours(section, key, parts[1])
        found.append(Demand(colours, read_values(section, key, parts[2], FACES)))
    return tuple(found)


# Abilities.


def read_ability(section: Section, scripts: Scripts) -> Ability:
    """Return what a helper can do."""
    kind = the.ABILITY_IDS.index(section.choice("ability", "ability", the.ABILITY_IDS))
    if kind == the.PERMANENT:
        return read_permanent(section, scripts)
    does = scripts.read(section, "effects")
    check_some(section, does)
    return Ability(kind, does, NONE, 0, 0, NONE, 0)


def read_permanent(section: Section, scripts: Scripts) -> Ability:
    """Return an ability that hears an event: a discount, or effects that follow."""
    event, colours, values = read_event(section)
    script = scripts.parse(section, "effects", section.text("effects"))
    if len(script) == 1 and isinstance(script[0], effects.Discount):
        good, less = script[0].good, script[0].less
        if PAID_IN.get(event) != good:
            told = f"{the.EVENT_IDS[event]} costs no {GOOD_IDS[good]}"
            raise section.error("effects", told)
        return Ability(the.PERMANENT, the.EMPTY, event, colours, values, good, less)
    if scripts.has(script, deeds.Action):
        raise section.error("effects", "no action may follow from an event: it could never end")
    does = scripts.read(section, "effects")
    check_some(section, does)
    return Ability(the.PERMANENT, does, event, colours, values, NONE, 0)


def check_some(section: Section, does: int) -> None:
    """Refuse an ability that does nothing."""
    if does == the.EMPTY:
        raise section.error("effects", "must not be empty")


def read_event(section: Section) -> tuple[int, int, int]:
    """Return an event with its colours and values as bits, such as "buy_die brown 6"."""
    text = section.text("when")
    name, _, rest = text.partition(" ")
    if name not in the.EVENT_IDS:
        raise section.error("when", f'unknown event "{name}"; one of: {", ".join(the.EVENT_IDS)}')
    event = the.EVENT_IDS.index(name)
    parts = re.fullmatch(f"(?:{LIST})? ?(?:{VALUES})?", rest)
    if parts is None:
        raise unreadable(section, "when", text)
    colours, values = ALL_COLOURS, ALL_VALUES
    if parts[1]:
        if event != the.ON_BUY_DIE:
            raise section.error("when", f"{name} tells no colour")
        colours = read_colours(section, "when", parts[1])
    if parts[2]:
        if event not in NUMBERED:
            raise section.error("when", f"{name} tells no number")
        values = read_values(section, "when", parts[2], NUMBERED[event])
    return event, colours, values
