"""Hamlet: the village, an immutable value that clones share; building makes a new one."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from klubovna.games.hamlet.pieces.lattice import (
    CELLS,
    DIRECTIONS,
    EDGES,
    STEP,
    VERTICES,
    Lattice,
    Outline,
    side_of,
)
from klubovna.games.hamlet.pieces.numbers import (
    BIT,
    BRIDGE,
    CHURCH,
    FOREST,
    MOUNTAIN,
    NONE,
    PATH,
    ROAD,
    TILES,
)

CLOSED: Final = 255  # an edge on which two tiles touch; a free one is 1 + 4 * tile + terrain


@mypyc_attr(acyclic=True)
class Contact:
    """Two tiles that touch along one edge; the older tile is `one`."""

    def __init__(self, one: int, other: int, terrains: int, edge: int) -> None:
        self.one: Final = one
        self.other: Final = other
        self.terrains: Final = terrains  # 3 * that of one + that of the other
        self.edge: Final = edge

    def is_printed_road(self) -> bool:
        """Tell whether roads meet here."""
        return self.terrains == 0

    def is_same(self) -> bool:
        """Tell whether both segments are of the same terrain."""
        return self.terrains % 4 == 0

    def road_kind(self) -> int:
        """Return which road can be built here, NONE if none."""
        if self.terrains == 4 * MOUNTAIN:
            return BRIDGE
        return PATH if self.terrains == 4 * FOREST else NONE


@mypyc_attr(acyclic=True)
class Fit:
    """A way to lay a tile: where, and which tiles of the network it would touch, as bits.

    `site` is the first free segment that it would cover.
    """

    def __init__(self, site: i64, anchor: i64, rotation: i64, touched: i64) -> None:
        self.site: Final = site
        self.anchor: Final = anchor
        self.rotation: Final = rotation
        self.touched: Final = touched


@mypyc_attr(acyclic=True)
class Rim:
    """A free segment of a tile, from `start` to `end`."""

    def __init__(self, tile: i64, start: i64, direction: i64, terrain: i64, edge: i64) -> None:
        self.tile: Final = tile
        self.start: Final = start
        self.end: Final = start + STEP[direction]
        self.direction: Final = direction
        self.terrain: Final = terrain
        self.side: Final = side_of(direction, terrain)
        self.edge: Final = edge


@mypyc_attr(acyclic=True)
class Reaches:
    """From where goods come to each tile with the help of some donkeys; 0: not yet worked out."""

    def __init__(self, donkeys: i64) -> None:
        self.donkeys: Final = donkeys
        self.tiles: Final = [0] * TILES


@mypyc_attr(acyclic=True)
class Village:
    """All tiles that are laid, how they touch, and the roads between them.

    What was worked out about it, such as where tiles fit, is remembered in it.
    """

    def __init__(
        self,
        lattice: Lattice,
        anchors: list[int],
        rotations: list[int],
        order: list[int],
        cells: bytes,
        edges: bytes,
        rim: list[Rim],
        contacts: list[Contact],
        road_at: list[int],
        road_by: list[int],
    ) -> None:
        self.lattice: Final = lattice
        self.anchors: Final = anchors  # by tile, NONE if it is not laid
        self.rotations: Final = rotations
        self.order: Final = order  # tiles as they were laid
        self.cells: Final = cells
        self.edges: Final = edges
        self.rim: Final = rim
        self.contacts: Final = contacts
        self.road_at: Final = road_at  # contacts with a built road
        self.road_by: Final = road_by  # who built it, beside
        self.links: Final = links_of(contacts, road_at)
        self.network: Final = network_of(self.links)
        self.road_ends: Final = road_ends(contacts, self.links, self.network)
        self.fits_of: dict[int, list[Fit]] = {}
        self.fits_at: dict[int, bool] = {}  # by TILES * tile + the one beside it
        self.longest_of: Final[dict[int, list[int]]] = {}  # roads by player
        self.reaches = Reaches(0)  # with the donkeys of whoever asked last

    def has(self, tile: i64) -> bool:
        """Tell whether a tile is laid."""
        return self.anchors[tile] != NONE

    def is_in_network(self, tile: i64) -> bool:
        """Tell whether roads lead from the church to a tile."""
        return bool(self.network & BIT[tile])

    # Where tiles fit.

    def fits(self, tile: i64) -> list[Fit]:
        """Return every way to lay a tile beside the network, each once."""
        found = self.fits_of.get(tile)
        if found is None:
            found = []
            seen: set[int] = set()
            for site in range(len(self.rim)):
                if self.network >> self.rim[site].tile & 1:
                    self.add_fits(tile, site, seen, found)
            self.fits_of[tile] = found
        return found

    def add_fits(self, tile: i64, site: i64, seen: set[int], found: list[Fit]) -> None:
        """Lay the tile along a free segment in every way that matches, if that is a new one."""
        rim = self.rim[site]
        for join in self.lattice.joins[tile][rim.side]:
            anchor = (rim.end - join.start) % VERTICES
            touched = self.touched(join.outline, anchor)
            if touched:
                key = anchor * DIRECTIONS + join.outline.rotation
                if key not in seen:
                    seen.add(key)
                    touched &= self.network
                    found.append(Fit(site, anchor, join.outline.rotation, touched))

    def has_fit(self, tile: i64) -> bool:
        """Tell whether a tile can be laid anywhere beside the network."""
        for other in self.order:
            if self.network >> other & 1 and self.fits_beside(tile, other):
                return True
        return False

    def fits_beside(self, tile: i64, other: i64) -> bool:
        """Tell whether a tile can be laid so that it touches another one."""
        key = TILES * tile + other
        found = self.fits_at.get(key)
        if found is None:
            found = self.has_join(tile, other)
            self.fits_at[key] = found
        return found

    def has_join(self, tile: i64, other: i64) -> bool:
        """Look for a free segment along which a tile can be laid."""
        for rim in self.rim:
            if rim.tile == other:
                for join in self.lattice.joins[tile][rim.side]:
                    if self.touched(join.outline, (rim.end - join.start) % VERTICES):
                        return True
        return False

    def touched(self, made: Outline, anchor: i64) -> i64:
        """Return which tiles would be touched, as bits; 0 if the tile can't lie there."""
        cells, edges = self.cells, self.edges
        base: i64 = 2 * anchor
        for offset in made.cells:
            if cells[(base + offset) % CELLS]:
                return 0
        touched: i64 = 0
        base = 3 * anchor
        for offset in made.other_edges:
            lying: i64 = edges[(base + offset) % EDGES]
            if lying:
                if (lying - 1) % 4 == ROAD:
                    return 0
                touched |= BIT[(lying - 1) // 4]
        for offset in made.road_edges:
            lying = edges[(base + offset) % EDGES]
            if lying:
                if (lying - 1) % 4 != ROAD:
                    return 0
                touched |= BIT[(lying - 1) // 4]
        return touched

    # Building.

    def with_tile(self, tile: int, anchor: int, rotation: int) -> Village:
        """Return the village with one more tile."""
        made = self.lattice.outline(tile, rotation)
        terrains = self.lattice.tiles[tile].segments
        cells, edges = bytearray(self.cells), bytearray(self.edges)
        for offset in made.cells:
            cells[(2 * anchor + offset) % CELLS] = 1
        free: list[Rim] = []
        for n in range(len(terrains)):
            edge = (3 * anchor + made.edges[n]) % EDGES
            if edges[edge]:
                edges[edge] = CLOSED
            else:
                edges[edge] = 1 + 4 * tile + terrains[n]
                start = (anchor + made.starts[n]) % VERTICES
                free.append(Rim(tile, start, made.directions[n], terrains[n], edge))
        rim = [each for each in self.rim if edges[each.edge] != CLOSED] + free
        contacts = self.contacts + self.contacts_of(tile, anchor, rotation)
        anchors, rotations = self.anchors.copy(), self.rotations.copy()
        anchors[tile], rotations[tile] = anchor, rotation
        return Village(
            self.lattice,
            anchors,
            rotations,
            [*self.order, tile],
            bytes(cells),
            bytes(edges),
            rim,
            contacts,
            self.road_at,
            self.road_by,
        )

    def contacts_of(self, tile: int, anchor: int, rotation: int) -> list[Contact]:
        """Return where a tile would touch others, by its segments."""
        made = self.lattice.outline(tile, rotation)
        terrains = self.lattice.tiles[tile].segments
        found: list[Contact] = []
        for n in range(len(terrains)):
            edge = (3 * anchor + made.edges[n]) % EDGES
            lying = self.edges[edge]
            if lying:
                assert lying != CLOSED, "only two tiles touch along an edge"
                other, terrain = (lying - 1) // 4, (lying - 1) % 4
                found.append(Contact(other, tile, 3 * terrain + terrains[n], edge))
        return found

    def with_road(self, contact: int, owner: int) -> Village:
        """Return the village with one more built road; tiles fit as before, if it joins no new."""
        after = Village(
            self.lattice,
            self.anchors,
            self.rotations,
            self.order,
            self.cells,
            self.edges,
            self.rim,
            self.contacts,
            [*self.road_at, contact],
            [*self.road_by, owner],
        )
        after.fits_at = self.fits_at
        if after.network == self.network:
            after.fits_of = self.fits_of
        return after

    # Ways.

    def reach(self, tile: i64, donkeys: i64) -> i64:
        """Return the tiles whose goods come to a tile with the help of donkeys, as bits."""
        known = self.reaches
        if known.donkeys != donkeys:
            known = Reaches(donkeys)
            self.reaches = known
        reached: i64 = known.tiles[tile]
        if not reached:
            reached = self.find_reach(tile, donkeys)
            known.tiles[tile] = reached
        return reached

    def find_reach(self, tile: i64, donkeys: i64) -> i64:
        """Go along the links, beyond the neighbours only where donkeys are."""
        links = self.links
        passed: i64 = BIT[tile]
        reached: i64 = passed | links[tile]
        carriers: i64 = reached & donkeys & ~passed
        while carriers:
            passed |= carriers
            for other in self.order:
                if carriers >> other & 1:
                    reached |= links[other]
            carriers = reached & donkeys & ~passed
        return reached


def links_of(contacts: list[Contact], road_at: list[int]) -> list[int]:
    """Return for each tile those to which it is linked, as bits."""
    links = [0] * TILES
    for n in range(len(contacts)):
        contact = contacts[n]
        if contact.is_printed_road() or n in road_at:
            links[contact.one] |= BIT[contact.other]
            links[contact.other] |= BIT[contact.one]
    return links


def network_of(links: list[int]) -> i64:
    """Return the tiles to which roads lead from the church, as bits."""
    reached: i64 = BIT[CHURCH]
    new: i64 = links[CHURCH] & ~reached
    while new:
        reached |= new
        beyond: i64 = 0
        for tile in range(TILES):
            if new >> tile & 1:
                beyond |= links[tile]
        new = beyond & ~reached
    return reached


def road_ends(contacts: list[Contact], links: list[int], network: i64) -> list[int]:
    """Return for bridges and for paths the tiles of the network from which one can be built."""
    ends = [0, 0]
    for contact in contacts:
        kind = contact.road_kind()
        if kind != NONE and not links[contact.one] & BIT[contact.other]:
            ends[kind] |= (BIT[contact.one] | BIT[contact.other]) & network
    return ends


def empty_village(lattice: Lattice) -> Village:
    """Return a lattice on which nothing lies."""
    return Village(
        lattice, [NONE] * TILES, [0] * TILES, [], bytes(CELLS), bytes(EDGES), [], [], [], []
    )
