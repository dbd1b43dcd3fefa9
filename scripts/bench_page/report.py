"""Figures as a table for people."""

from __future__ import annotations

from typing import Any

TITLES = {
    "weight": "First load, cold cache, kB as sent (the socket's messages are not in the sum)",
    "speed": "Processor four times slower, milliseconds",
    "frames": "While pieces glide: % of frames within 16.7 ms, and milliseconds between frames",
    "picks": "Picks of a good bot, by mouse and by keyboard",
}
WIDEST = 20


def table(title: str, rows: dict[str, dict[str, Any]]) -> str:
    """Return a table with a row for each game; what is no number is left to the JSON."""
    columns = list(
        dict.fromkeys(
            name for row in rows.values() for name, value in row.items() if is_number(value)
        )
    )
    widths = [max(len(name), 7) for name in columns]
    head = " ".join([" " * WIDEST, *map(str.rjust, columns, widths)])
    lines = [title, head]
    for game, row in rows.items():
        cells = (
            str(row.get(name, "")).rjust(width) for name, width in zip(columns, widths, strict=True)
        )
        lines.append(" ".join([game.ljust(WIDEST), *cells]))
    return "\n".join(lines)


def is_number(value: object) -> bool:
    """Tell whether a value is a figure of the table."""
    return isinstance(value, int | float)


def report(found: dict[str, dict[str, Any]]) -> str:
    """Return all tables."""
    return "\n\n".join(table(TITLES[part], rows) for part, rows in found.items())
