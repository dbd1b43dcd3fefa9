"""Shelfie Stacker: what a column may still become, as a bot sees it.

Of the dice that are still to come, each suits a column with some chance and shows any value; a
player takes it if that is better than to leave it. What this brings on average is worked out once
for every height, top value, number of dice and chance.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from klubovna.games.shelfie_stacker.pieces.numbers import FACES, HEIGHT, JOKER

MOST_DICE: Final = 24
LEVELS: Final = 24  # a chance is counted in 24ths
TOPS: Final = FACES + 1
SHELVES: Final = (HEIGHT + 1) * TOPS

# Tables that were worked out, by points for height and shame and by chance.
_tables: Final[dict[tuple[tuple[int, ...], int, int], list[float]]] = {}


def outlook(
    height_points: tuple[int, ...], shame_points: int, level: int, dice: i64, height: i64, top: i64
) -> float:
    """Return the points that a column brings in the end, with those that the dice it takes save.

    `top` is the value of its top die, 0 for an empty column; `level` the chance of each of the
    `dice` to suit it, in 24ths.
    """
    key = (height_points, shame_points, level)
    table = _tables.get(key)
    if table is None:
        table = make_table(height_points, shame_points, level)
        _tables[key] = table
    return table[dice * SHELVES + height * TOPS + top]


def make_table(height_points: tuple[int, ...], shame_points: int, level: int) -> list[float]:
    """Work out all prospects for one chance, die by die."""
    table = [float(height_points[h] + top) for h in range(HEIGHT + 1) for top in range(TOPS)]
    chance = level / LEVELS
    for dice in range(MOST_DICE):
        before = dice * SHELVES
        for height in range(HEIGHT + 1):
            for top in range(TOPS):
                leave = table[before + height * TOPS + top]
                take = leave
                if height < HEIGHT:
                    take = average(table, before + (height + 1) * TOPS, top, leave, shame_points)
                table.append(chance * take + (1.0 - chance) * leave)
    return table


def average(table: list[float], taken: int, top: int, leave: float, shame_points: int) -> float:
    """Return the average over all values of a die that may be taken or left."""
    best = leave
    sum = top * leave if top < JOKER else (JOKER - 1) * leave
    for value in range(top + 1, FACES + 1):
        gain = table[taken + value] - shame_points
        best = max(best, gain)
        if value < JOKER:
            sum += max(leave, gain)
    return (sum + best) / FACES
