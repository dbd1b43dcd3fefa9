# not compiled: drawn once for each question
"""Hamlet: the village as a map. Each triangle of the lattice bears the number of its tile."""

from __future__ import annotations

from cmath import phase
from collections.abc import Iterable
from functools import lru_cache
from math import tau
from typing import Final

from rich.text import Text

from klubovna.core.state import Json
from klubovna.games.hamlet.box.contents import Box
from klubovna.games.hamlet.pieces.lattice import Lattice, coordinates, neighbours, vertex
from klubovna.games.hamlet.text.refs import tile_number

Cell = int
KINDS: Final = {
    "special": "#f0ead6 on #5b4b3a",
    "production": "#f0ead6 on #4d6b3c",
    "refinery": "#f0ead6 on #7a4a34",
    "landmark": "#f0ead6 on #4a4f73",
}
ARROWS: Final = "→↗↑↖←↙↓↘"
HERE: Final = "·"
NEAR: Final = 0.1  # of an edge
STRIP: Final = 0.866  # the height of a triangle
SITE: Final = "bold #d9a441"


@lru_cache(maxsize=4)
def lattice(box: Box) -> Lattice:
    """Return the outlines of all tiles."""
    return Lattice(box.tiles)


def map_lines(view: Json, cards: Json, box: Box, most: int) -> list[Text]:
    """Return the rows of the map, the north on top; edges for a plan stand round it as "+12".

    Numbers stand apart if so many columns are enough for that.
    """
    shown: dict[Cell, tuple[str, str]] = {}
    for number, tile in enumerate(view["tiles"], 1):
        style = KINDS[cards["tiles"][tile["id"]]["kind"]]
        for cell in cells(tile["id"], tile, box):
            shown[cell] = (str(number), style)
    for site, cell in site_cells(view, set(shown), box).items():
        shown.setdefault(cell, (f"+{site + 1}", SITE))
    columns = [place(cell)[1] for cell in shown]
    needed = max(len(text) for text, _ in shown.values())
    is_room = (max(columns) - min(columns) + 1) * (needed + 1) <= most
    return drawn(shown, needed + 1 if is_room else needed)


def cells(id: str, at: Json, box: Box) -> list[Cell]:
    """Return the triangles that a tile covers."""
    made = lattice(box).outline(tile_number(box, id), at["rotation"])
    base = 2 * vertex(*at["anchor"])
    return [base + offset for offset in made.cells]


def site_cells(view: Json, taken: set[Cell], box: Box) -> dict[int, Cell]:
    """Return for each edge where a plan fits the triangle that all ways to lay it there cover."""
    active = view["active"]
    shared: dict[int, set[Cell]] = {}
    for fit in active["fits"] if active else []:
        if active["site"] not in (None, fit["site"]):
            continue
        covered = set(cells(active["building"], fit, box))
        shared[fit["site"]] = shared.get(fit["site"], covered) & covered
    return {site: first_beside(found, taken) for site, found in shared.items()}


def first_beside(found: Iterable[Cell], taken: set[Cell]) -> Cell:
    """Return the first triangle beside those that are taken."""
    return next(cell for cell in sorted(found) if any(n in taken for n, _ in neighbours(cell)))


def heading(fit: Json, view: Json, box: Box) -> str:
    """Return where a plan would lie, seen from the edge at which it is laid, as an arrow."""
    taken = {cell for tile in view["tiles"] for cell in cells(tile["id"], tile, box)}
    base = point(site_cells(view, taken, box)[fit["site"]])
    covered = cells(view["active"]["building"], fit, box)
    away = sum(point(cell) - base for cell in covered) / len(covered)
    if abs(away) < NEAR:
        return HERE
    turn = phase(away) / tau
    return ARROWS[round(turn * len(ARROWS)) % len(ARROWS)]


def point(cell: Cell) -> complex:
    """Return about the middle of a triangle."""
    strip, column = place(cell)
    return complex(column / 2, strip * STRIP)


def drawn(shown: dict[Cell, tuple[str, str]], wide: int) -> list[Text]:
    """Set the triangles side by side, strip by strip."""
    places = {place(cell): text for cell, text in shown.items()}
    left = min(column for _, column in places)
    lines = []
    strips = [strip for strip, _ in places]
    for strip in range(max(strips), min(strips) - 1, -1):
        last = max((column for at, column in places if at == strip), default=left - 1)
        line = Text()
        for column in range(left, last + 1):
            text, style = places.get((strip, column), ("", ""))
            line.append(text.rjust(wide), style)
        lines.append(line)
    return lines


def place(cell: Cell) -> tuple[int, int]:
    """Return the strip of a triangle, and how far it is to the right, in half edges."""
    a, b = coordinates(cell // 2)
    return b, 2 * a + b + cell % 2
