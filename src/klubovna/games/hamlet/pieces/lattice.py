"""Hamlet: the triangular lattice on which all tiles lie, as plain numbers.

A vertex (a, b) is WIDTH * a + b, so moving is adding; everything wraps round, far beyond the widest
village. A cell is 2 * vertex + 1 if it points down; an edge is 3 * vertex + direction (0, 1 or 2).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from klubovna.games.hamlet.box.contents import Tile
from klubovna.games.hamlet.pieces.numbers import ROAD

WIDTH: Final = 128
VERTICES: Final = WIDTH * WIDTH
CELLS: Final = 2 * VERTICES
EDGES: Final = 3 * VERTICES
MIDDLE: Final = WIDTH * 64 + 64  # where the church's anchor lies

DIRECTIONS: Final = 6
STEP: Final = [WIDTH, 1, 1 - WIDTH, -WIDTH, -1, WIDTH - 1]  # to the next vertex, by direction
LEFT_CELL: Final = [0, 1 - 2 * WIDTH, -2 * WIDTH, -1 - 2 * WIDTH, -2, -1]  # of a segment


def vertex(a: int, b: int) -> int:
    """Return a vertex, counted from the church's anchor."""
    return (MIDDLE + WIDTH * a + b) % VERTICES


def coordinates(vertex: int) -> tuple[int, int]:
    """Return (a, b) of a vertex, counted from the church's anchor."""
    return vertex // WIDTH - 64, vertex % WIDTH - 64


def edge_of(vertex: i64, direction: i64) -> i64:
    """Return the edge of a segment from a vertex; both directions are one edge."""
    if direction < 3:
        return 3 * vertex + direction
    return 3 * (vertex + STEP[direction]) + direction - 3


class Outline:
    """A tile in one rotation, with everything counted from its anchor."""

    def __init__(
        self,
        rotation: int,
        starts: list[int],
        directions: list[int],
        edges: list[int],
        cells: list[int],
        terrains: tuple[int, ...],
    ) -> None:
        self.rotation: Final = rotation
        self.starts: Final = starts  # vertices, by segment
        self.directions: Final = directions  # by segment
        self.edges: Final = edges  # by segment
        self.cells: Final = cells
        self.road_edges: Final = [edges[n] for n in range(len(edges)) if terrains[n] == ROAD]
        self.other_edges: Final = [edges[n] for n in range(len(edges)) if terrains[n] != ROAD]


def outline(tile: Tile, rotation: int) -> Outline:
    """Walk round a tile and look which cells are inside."""
    starts: list[int] = []
    directions: list[int] = []
    edges: list[int] = []
    at = 0
    for step in tile.walk:
        direction = (step + rotation) % DIRECTIONS
        starts.append(at)
        directions.append(direction)
        edges.append(edge_of(at, direction))
        at += STEP[direction]
    assert at == 0, "an outline is closed"
    cells = inside(starts, directions, edges)
    return Outline(rotation, starts, directions, edges, cells, tile.segments)


def inside(starts: list[int], directions: list[int], edges: list[int]) -> list[int]:
    """Return the cells that an outline encloses: from those left of it, never across it."""
    walls = set(edges)
    cells = sorted({2 * start + LEFT_CELL[d] for start, d in zip(starts, directions, strict=True)})
    for cell in cells:  # grows while we look
        for neighbour, edge in neighbours(cell):
            if edge not in walls and neighbour not in cells:
                cells.append(neighbour)
    return sorted(cells)


def neighbours(cell: int) -> list[tuple[int, int]]:
    """Return the three cells beside a cell, with the edges between."""
    at, points_down = cell // 2, cell % 2
    if points_down:
        return [
            (2 * at, 3 * (at + WIDTH) + 2),
            (2 * (at + WIDTH), 3 * (at + WIDTH) + 1),
            (2 * (at + 1), 3 * (at + 1)),
        ]
    return [
        (2 * at + 1, 3 * (at + WIDTH) + 2),
        (2 * (at - WIDTH) + 1, 3 * at + 1),
        (2 * (at - 1) + 1, 3 * at),
    ]


def outlines(tile: Tile) -> list[Outline]:
    """Return a tile in every rotation that differs from those before."""
    found: list[Outline] = []
    seen: list[list[tuple[int, int]]] = []
    for rotation in range(DIRECTIONS):
        made = outline(tile, rotation)
        corner = min(made.starts)
        shape = sorted(
            (edge - 3 * corner, terrain)
            for edge, terrain in zip(made.edges, tile.segments, strict=True)
        )
        if shape not in seen:
            seen.append(shape)
            found.append(made)
    return found


class Join:
    """A tile laid along a free segment with one of its own, which starts at a vertex."""

    def __init__(self, outline: Outline, start: i64) -> None:
        self.outline: Final = outline
        self.start: Final = start


def side_of(direction: i64, terrain: i64) -> i64:
    """Return what decides whether segments match: a direction, and whether it is a road."""
    return 2 * direction + (1 if terrain == ROAD else 0)


def joins(tile: Tile, made: list[Outline]) -> list[list[Join]]:
    """Return by side of a free segment how a tile can be laid along it: the other way round."""
    found: list[list[Join]] = [[] for _ in range(2 * DIRECTIONS)]
    for each in made:
        for n in range(len(each.starts)):
            side = side_of((each.directions[n] + 3) % DIRECTIONS, tile.segments[n])
            found[side].append(Join(each, each.starts[n]))
    return found


class Lattice:
    """The outlines of all tiles of a box, and how they can be laid along free segments."""

    def __init__(self, tiles: tuple[Tile, ...]) -> None:
        self.tiles: Final = tiles
        self.outlines: Final = [outlines(tile) for tile in tiles]
        self.joins: Final = [joins(tiles[n], self.outlines[n]) for n in range(len(tiles))]

    def outline(self, tile: i64, rotation: i64) -> Outline:
        """Return a tile in a rotation that is one of its own."""
        for made in self.outlines[tile]:
            if made.rotation == rotation:
                return made
        raise LookupError("this rotation is the same as an earlier one")
