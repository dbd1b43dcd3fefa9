# not compiled: runs once per load
"""Reads effects as cards.toml of Woodcraft writes them, and gives each list of them a number."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from klubovna.components import ComponentError, Entry
from klubovna.games.woodcraft.box import contents as the
from klubovna.games.woodcraft.box.contents import Word
from klubovna.games.woodcraft.pieces.numbers import (
    ANY_MATERIAL,
    BIT,
    COLOUR_IDS,
    COLOURS,
    FACES,
    GOOD_IDS,
    NONE,
    TILE_IDS,
    TOOL_IDS,
    TRACK_IDS,
)

# What a word does, its three numbers, and the scripts that follow from it.
Effect = tuple[int, int, int, int, tuple[int, ...]]
Script = tuple[Effect, ...]

SEE_HEAD: Final = "see the head of the standard file"
ANY: Final = "any"
MATERIAL: Final = "material"
FLIP_IDS: Final = ["saw", "joint", "gluing"]
ROW_IDS: Final = ["orders", "helpers"]
PER_IDS: Final = ["helper", "order"]
MOST_CHOICES: Final = 8
DEEPEST: Final = 4

NUMBER: Final = "([1-9][0-9]?)"
FACE: Final = f"([1-{FACES}])"
GOOD: Final = f"({'|'.join(GOOD_IDS)})"
LIST: Final = "([a-z]+(?:/[a-z]+)*)"
CHANGE: Final = f"([+-][1-{FACES - 1}])"


def word(op: int, a: int = 0, b: int = 0, c: int = 0, scripts: tuple[int, ...] = ()) -> Effect:
    """Return an effect."""
    return op, a, b, c, scripts


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


def change(least: str, most: str | None) -> Effect:
    """Return a change of a die."""
    low, high = int(least), int(most or least)
    if low > high:
        raise ValueError("the change must rise")
    return word(the.BUMP, low, high)


# Effects by how they are written.
FORMS: Final[list[tuple[str, Callable[[re.Match[str]], Effect]]]] = [
    (f"{NUMBER} {GOOD}", lambda p: word(the.GAIN, GOOD_IDS.index(p[2]), int(p[1]))),
    (f"lose {NUMBER} {GOOD}", lambda p: word(the.LOSE, GOOD_IDS.index(p[2]), int(p[1]))),
    (f"{NUMBER} ({'|'.join(TRACK_IDS)}) income",
     lambda p: word(the.INCOME, TRACK_IDS.index(p[2]), int(p[1]))),
    (f"{NUMBER} reputation", lambda p: word(the.REPUTATION, 0, int(p[1]))),
    (f"lose {NUMBER} reputation", lambda p: word(the.REPUTATION, 0, -int(p[1]))),
    ("tool", lambda p: word(the.TOOL, NONE)),
    (f"tool ({'|'.join(TOOL_IDS)})", lambda p: word(the.TOOL, TOOL_IDS.index(p[1]))),
    (f"produce {NUMBER}", lambda p: word(the.PRODUCE, 0, int(p[1]))),
    (f"die {LIST} {FACE}", lambda p: word(the.GAIN_DIE, bits(p[1], COLOUR_IDS), int(p[2]))),
    (f"public die {LIST} up to {FACE}",
     lambda p: word(the.TAKE_PUBLIC, bits(p[1], COLOUR_IDS), int(p[2]))),
    (f"grow {FACE}", lambda p: word(the.GROW, 1, int(p[1]))),
    (f"grow all {FACE}", lambda p: word(the.GROW, 0, int(p[1]))),
    (f"change {CHANGE}(?: to {CHANGE})?", lambda p: change(p[1], p[2])),
    (f"recolour {LIST}", lambda p: word(the.RECOLOUR, bits(p[1], COLOUR_IDS))),
    (f"cut {FACE}", lambda p: word(the.SPLIT, 0, int(p[1]))),
    (f"glue dice {NUMBER}", lambda p: word(the.GLUE_DICE, 0, int(p[1]))),
    (f"flip {LIST} {NUMBER}", lambda p: word(the.FLIP_UP, bits(p[1], FLIP_IDS), int(p[2]))),
    (f"refresh {LIST} {NUMBER}", lambda p: word(the.REFRESH, bits(p[1], ROW_IDS), int(p[2]))),
    (f"action ({'|'.join(TILE_IDS)})(?: -{NUMBER})?",
     lambda p: word(the.ACTION, TILE_IDS.index(p[1]), int(p[2] or 0))),
    (f"{NUMBER} {GOOD} per ({'|'.join(PER_IDS)})",
     lambda p: word(the.GAIN_PER, GOOD_IDS.index(p[2]), int(p[1]), PER_IDS.index(p[3]))),
    ("commission", lambda p: word(the.COMMISSION)),
    (f"{NUMBER} {GOOD} less", lambda p: word(the.DISCOUNT, GOOD_IDS.index(p[2]), int(p[1]))),
]  # fmt: skip


class Scripts:
    """All lists of effects that were read; equal ones have the same number, the empty one 0."""

    def __init__(self) -> None:
        self.numbers: Final[dict[Script, int]] = {(): the.EMPTY}

    def words(self) -> tuple[tuple[Word, ...], ...]:
        """Return what the box holds: words by number of the script."""
        return tuple([tuple([Word(*effect) for effect in script]) for script in self.numbers])

    def number(self, script: Script) -> int:
        """Return the number of a script, a new one if it is new."""
        return self.numbers.setdefault(script, len(self.numbers))

    def read(self, entry: Entry, key: str) -> int:
        """Return the number of the effects written in a key, which may be none."""
        return self.numbered(entry, key, entry.text(key))

    def numbered(self, entry: Entry, key: str, text: str) -> int:
        """Return the number of effects; a discount is none of them."""
        script = self.parse(entry, key, text)
        if the.DISCOUNT in self.ops(script):
            raise entry.error(key, "costs are less in a permanent ability only, and alone there")
        return self.number(script)

    def ops(self, script: Script) -> list[int]:
        """Return what the words of a script do, and those of the scripts that follow from it."""
        known = list(self.numbers)
        found: list[int] = []
        for op, _, _, _, scripts in script:
            found.append(op)
            for each in scripts:
                found += self.ops(known[each])
        return found

    # Reading.

    def parse(self, entry: Entry, key: str, text: str) -> Script:
        """Return written effects, such as "2 vp + (1 lantern | die brown 1)"."""
        return self._group(entry, key, text, DEEPEST) if text else ()

    def _group(self, entry: Entry, key: str, text: str, depth: int) -> Script:
        """Return a choice, an exchange, or effects one after another."""
        if depth == 0:
            raise entry.error(key, "too many brackets")
        options = _split(entry, key, text, " | ")
        if len(options) > MOST_CHOICES:
            raise entry.error(key, f"offers more than {MOST_CHOICES} things")
        if len(options) > 1:
            found = [self.number(self._group(entry, key, each, depth - 1)) for each in options]
            if len(set(found)) < len(found):
                raise entry.error(key, "offers the same twice")
            return (word(the.CHOOSE, scripts=tuple(found)),)
        sides = _split(entry, key, text, " > ")
        if len(sides) == 2:
            get = self.number(self._group(entry, key, sides[1], depth - 1))
            return (_exchange(entry, key, sides[0], get),)
        if len(sides) > 2:
            raise unreadable(entry, key, text)
        effects: list[Effect] = []
        for item in _split(entry, key, text, " + "):
            effects += self._item(entry, key, item, depth)
        return tuple(effects)

    def _item(self, entry: Entry, key: str, text: str, depth: int) -> Script:
        """Return one effect, or what stands in brackets."""
        if not text.startswith("("):
            return (_effect(entry, key, text),)
        if not text.endswith(")"):
            raise unreadable(entry, key, text)
        inner = self._group(entry, key, text[1:-1], depth - 1)
        if inner[0][0] not in (the.CHOOSE, the.EXCHANGE):
            raise entry.error(key, "brackets are for a choice or an exchange")
        return inner


def _split(entry: Entry, key: str, text: str, mark: str) -> list[str]:
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
        raise entry.error(key, "brackets must be closed")
    return parts


def _effect(entry: Entry, key: str, text: str) -> Effect:
    """Return one effect."""
    for form, make in FORMS:
        parts = re.fullmatch(form, text)
        if parts is not None:
            try:
                return make(parts)
            except ValueError as error:
                raise entry.error(key, str(error)) from error
    raise unreadable(entry, key, text)


def _exchange(entry: Entry, key: str, price: str, get: int) -> Effect:
    """Return an exchange of one kind of goods for a script."""
    parts = re.fullmatch(f"{NUMBER} ({'|'.join([*GOOD_IDS, MATERIAL])})", price)
    if parts is None:
        raise unreadable(entry, key, price)
    paid = ANY_MATERIAL if parts[2] == MATERIAL else GOOD_IDS.index(parts[2])
    return word(the.EXCHANGE, paid, int(parts[1]), scripts=(get,))


def unreadable(entry: Entry, key: str, text: str) -> ComponentError:
    """Return the error about a text that has no known form."""
    return entry.error(key, f"cannot read {text[:60]!r}; {SEE_HEAD}")


def is_plain(script: Script) -> bool:
    """Tell whether a script only takes goods, or dice of one colour, without any decision."""
    return all(
        op == the.GAIN or (op == the.GAIN_DIE and colours in BIT[:COLOURS])
        for op, colours, _, _, _ in script
    )
