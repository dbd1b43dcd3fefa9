# not compiled: read once a game
"""Settings: the options of a game, and how people write them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from klubovna.core.state import Value


@dataclass(frozen=True)
class Setting:
    """An option of a game: its name, its default, its values, and for how many players it is.

    A value is yes or no, a number, or a word in snake case, which the catalogues name
    `setting-<id>-<word>`. A table where people sit may have another default than simulations,
    positions and programs have: `at_table`.
    """

    id: str
    default: Value
    allowed: tuple[Value, ...]
    players: tuple[int, int] | None = None  # the least and most; None: any
    for_several: tuple[Value, ...] = ()  # values that mean nothing to who plays alone
    at_table: Value | None = None  # None: as everywhere

    def usual(self, with_people: bool) -> Value:
        """Return the default, for a table with people or without."""
        return self.at_table if with_people and self.at_table is not None else self.default

    def is_for(self, players: int) -> bool:
        """Tell whether it matters for so many players."""
        return self.players is None or self.players[0] <= players <= self.players[1]

    def values(self, players: int) -> tuple[Value, ...]:
        """Return what it may be for so many players."""
        return tuple(v for v in self.allowed if players > 1 or v not in self.for_several)

    def read(self, text: str) -> Value:
        """Read a value as people write it."""
        for value in self.allowed:
            if text == write_value(value):
                return value
        raise ValueError(f"{self.id} is one of: {', '.join(map(write_value, self.allowed))}")


def write_value(value: Value) -> str:
    """Write the value of a setting as people do."""
    return ("no", "yes")[value] if isinstance(value, bool) else str(value)


def chosen(
    title: str,
    settings: Sequence[Setting],
    options: dict[str, Value],
    players: int | None = None,
    with_people: bool = False,
) -> dict[str, Value]:
    """Return the value of every setting of a title, checked; also against the players, if known."""
    known = {setting.id: setting for setting in settings}
    for name, value in options.items():
        if name not in known:
            raise ValueError(f'{title} has no option "{name}"; it has: {", ".join(known)}')
        if not any(value == v and type(value) is type(v) for v in known[name].allowed):
            raise ValueError(f"{value!r} is not allowed for the option {name}")
        if players is not None and value not in known[name].values(players):
            raise ValueError(f"{name}={write_value(value)} is for two or more players")
    return {s.id: options.get(s.id, s.usual(with_people)) for s in settings}


def read_settings(title: str, settings: Sequence[Setting], text: str) -> dict[str, Value]:
    """Read settings such as "draft=yes"."""
    known = {setting.id: setting for setting in settings}
    pairs = [part.partition("=") for part in text.split()]
    options = {id: known[id].read(value) if id in known else 0 for id, _, value in pairs}
    return chosen(title, settings, options)


def write_settings(settings: Sequence[Setting], values: dict[str, Value]) -> str:
    """Write the settings that differ from their defaults."""
    changed = [setting.id for setting in settings if values[setting.id] != setting.default]
    return " ".join(f"{id}={write_value(values[id])}" for id in changed)
