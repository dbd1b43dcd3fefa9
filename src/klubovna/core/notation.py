# not compiled: it reads the constructors of the steps
"""Positions as text: "key: value" lines, and steps written as class name and fields."""

from __future__ import annotations

import inspect
from collections.abc import Iterable

from klubovna.core.step import Step

LONGEST = 100_000
DEEPEST = 500
MOST = 10**9
SEAT_FIELDS = ("player", "leader", "owner", "seat")

_FIELDS: dict[type[Step], tuple[str, ...]] = {}


class NotationError(Exception):
    """A position that can't be read or can't be; one line says what is wrong."""


def fields_of(step: type[Step]) -> tuple[str, ...]:
    """Return the names of the fields of a step class, in constructor order."""
    if step not in _FIELDS:
        _FIELDS[step] = tuple(inspect.signature(step).parameters)
    return _FIELDS[step]


def write_step(step: Step) -> str:
    """Write a step, such as "AddCards 1 17"."""
    numbers = [str(getattr(step, name)) for name in fields_of(type(step))]
    return " ".join([type(step).__name__, *numbers])


def read_step(text: str, known: Iterable[type[Step]], seats: int) -> Step:
    """Read a step that `write_step` wrote, for a table with so many seats."""
    name, *numbers = text.split()
    step = next((s for s in known if s.__name__ == name), None)
    if step is None:
        raise NotationError(f'there is no step "{name}"')
    names = fields_of(step)
    if len(numbers) != len(names):
        raise NotationError(f"step {name} has {len(names)} numbers ({', '.join(names)})")
    for field, number in zip(names, numbers, strict=True):
        is_seat = field in SEAT_FIELDS
        whole(number, f"{field} of {name}", 0 if is_seat else -1, seats - 1 if is_seat else MOST)
    return step(*map(int, numbers))


def write_agenda(steps: list[Step]) -> str:
    """Write the agenda, the step that comes next first."""
    return "; ".join(write_step(step) for step in reversed(steps))


def read_agenda(text: str, known: Iterable[type[Step]], seats: int) -> list[Step]:
    """Read an agenda that `write_agenda` wrote."""
    classes = list(known)
    steps = [read_step(part, classes, seats) for part in text.split(";") if part.strip()]
    if len(steps) > DEEPEST:
        raise NotationError(f"an agenda has at most {DEEPEST} steps")
    return steps[::-1]


def read_lines(text: str) -> dict[str, str]:
    """Read "key: value" lines; empty lines and # comments are skipped."""
    if len(text) > LONGEST:
        raise NotationError(f"a position has at most {LONGEST} characters")
    found: dict[str, str] = {}
    for number, line in enumerate(text.splitlines(), 1):
        line = line.split(" #")[0].strip()
        if not line or line.startswith("#"):
            continue
        key, colon, value = line.partition(":")
        if not colon:
            raise NotationError(f'line {number}: "key: value" expected')
        if key.strip() in found:
            raise NotationError(f'line {number}: "{key.strip()}" stands there twice')
        found[key.strip()] = value.strip()
    return found


def whole(text: str, where: str, least: int = -1, most: int = MOST) -> int:
    """Read a whole number in bounds."""
    digits = text.removeprefix("-")
    if not (digits.isascii() and digits.isdigit() and len(digits) <= 12):
        raise NotationError(f'{where}: "{text}" is not a whole number')
    number = int(text)
    if not least <= number <= most:
        raise NotationError(f"{where}: {number} is not within {least} and {most}")
    return number
