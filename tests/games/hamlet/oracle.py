"""Hamlet worked out a second time, slowly and plainly: the lattice, the ways and the payments.

Vertices are pairs (a, b), cells (a, b, points_down), edges (a, b, direction) with direction 0 to 2.
Nothing here knows how the game stores a village.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from functools import cache
from itertools import pairwise

from tests.games.hamlet.table import BOX, TILE_IDS

Vertex = tuple[int, int]
Edge = tuple[int, int, int]
Cell = tuple[int, int, int]
Place = tuple[str, Vertex, int]

D = [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)]


def edge_key(v: Vertex, direction: int) -> Edge:
    """Return the edge of a directed segment."""
    if direction < 3:
        return (*v, direction)
    return (v[0] + D[direction][0], v[1] + D[direction][1], direction - 3)


def corners_of(id: str, anchor: Vertex, rotation: int) -> list[Vertex]:
    """Return the vertices of a tile's outline, the first also at the end."""
    found = [anchor]
    for step in BOX.tiles[TILE_IDS.index(id)].walk:
        a, b = D[(step + rotation) % 6]
        found.append((found[-1][0] + a, found[-1][1] + b))
    return found


@cache
def segments_of(id: str, anchor: Vertex, rotation: int) -> tuple[tuple[Edge, str], ...]:
    """Return the edges of a tile with their terrain, R, F or M."""
    tile = BOX.tiles[TILE_IDS.index(id)]
    corners = corners_of(id, anchor, rotation)
    return tuple(
        (edge_key(corners[n], (step + rotation) % 6), "RFM"[tile.segments[n]])
        for n, step in enumerate(tile.walk)
    )


@cache
def cells_of(id: str, anchor: Vertex, rotation: int) -> frozenset[Cell]:
    """Return the cells whose middle is inside the outline, by counting crossings."""
    outline = [(3 * a, 3 * b) for a, b in corners_of(id, anchor, rotation)]
    a_range = range(min(a for a, _ in outline) // 3, max(a for a, _ in outline) // 3)
    b_range = range(min(b for _, b in outline) // 3, max(b for _, b in outline) // 3)
    return frozenset(
        (a, b, down)
        for a in a_range
        for b in b_range
        for down in (0, 1)
        if is_inside(outline, 3 * a + 1 + down, 3 * b + 1 + down)
    )


def is_inside(outline: list[Vertex], x: int, y: int) -> bool:
    """Tell whether a ray from a point crosses the outline an odd number of times."""
    crossings = 0
    for (x1, y1), (x2, y2) in pairwise(outline):
        if (y1 > y) != (y2 > y):
            reach = (x2 - x1) * (y - y1) - (x - x1) * (y2 - y1)
            crossings += (reach > 0) == (y2 > y1)
    return crossings % 2 == 1


def shape_of(place: Place) -> frozenset[tuple[Edge, str]]:
    """Return what a placement looks like: equal ones lie and look the same."""
    return frozenset(segments_of(*place))


@dataclass
class Board:
    """Tiles and roads on the lattice."""

    places: list[Place] = field(default_factory=list)
    roads: list[tuple[frozenset[str], str, Edge]] = field(default_factory=list)
    occupied: dict[Cell, str] = field(default_factory=dict)
    edges: dict[Edge, list[tuple[str, str]]] = field(default_factory=dict)

    def lay(self, place: Place) -> None:
        """Lay a tile."""
        self.places.append(place)
        for cell in cells_of(*place):
            assert cell not in self.occupied
            self.occupied[cell] = place[0]
        for edge, terrain in segments_of(*place):
            self.edges.setdefault(edge, []).append((place[0], terrain))

    def contacts(self) -> list[tuple[Edge, frozenset[tuple[str, str]]]]:
        """Return the edges along which two tiles touch, with tiles and their terrain."""
        return [(edge, frozenset(sides)) for edge, sides in self.edges.items() if len(sides) == 2]

    def links(self) -> set[frozenset[str]]:
        """Return the pairs of tiles that a printed or built road joins."""
        found = {road[0] for road in self.roads}
        for _, sides in self.contacts():
            if all(terrain == "R" for _, terrain in sides):
                found.add(frozenset(id for id, _ in sides))
        return found

    def neighbours(self, id: str) -> set[str]:
        """Return the tiles that are linked to a tile."""
        return {other for pair in self.links() if id in pair for other in pair if other != id}

    def network(self) -> set[str]:
        """Return the tiles to which roads lead from the church."""
        links = self.links()
        reached = {"church"}
        while True:
            more = {id for pair in links if pair & reached for id in pair}
            if more <= reached:
                return reached
            reached |= more

    def is_legal(self, place: Place) -> bool:
        """Tell whether a tile can lie there: on free cells, roads only along roads."""
        if any(cell in self.occupied for cell in cells_of(*place)):
            return False
        return all(
            (terrain == "R") == (other == "R")
            for edge, terrain in segments_of(*place)
            for _, other in self.edges.get(edge, [])
        )

    def touched(self, place: Place) -> set[str]:
        """Return the tiles that a tile would touch."""
        edges = [edge for edge, _ in segments_of(*place)]
        return {id for edge in edges for id, _ in self.edges.get(edge, [])}

    def placements(self, id: str) -> dict[frozenset[tuple[Edge, str]], Place]:
        """Return every way to lay a tile beside the network, by what it looks like."""
        network = self.network()
        near = [e for e, sides in self.edges.items() if any(t in network for t, _ in sides)]
        found: dict[frozenset[tuple[Edge, str]], Place] = {}
        tried = set()
        for rotation in range(6):
            for (a, b, direction), _ in segments_of(id, (0, 0), rotation):
                for x, y, other in near:
                    place = (id, (x - a, y - b), rotation)
                    if other != direction or place in tried:
                        continue
                    tried.add(place)
                    if self.is_legal(place) and self.touched(place) & network:
                        found[shape_of(place)] = place
        return found

    # Ways.

    def usable(self, stand: str, donkeys: set[str]) -> set[str]:
        """Return the tiles whose goods come to a tile: own donkeys on all tiles between."""
        found = {stand}
        ways = [[stand]]
        while ways:
            way = ways.pop()
            if len(way) > 1 and way[-1] not in donkeys:
                continue
            for beyond in self.neighbours(way[-1]):
                if beyond not in way:
                    found.add(beyond)
                    ways.append([*way, beyond])
        return found

    def longest_road(self, owner: str) -> int:
        """Return the tiles of the longest line over printed and own roads, not over the church."""
        own = {pair for pair, who, _ in self.roads if who == owner}
        built = {pair for pair, _, _ in self.roads}
        links = [pair for pair in self.links() - built | own if "church" not in pair]
        best = 0
        lines = [(tuple(order), pair in own) for pair in links for order in orders(pair)]
        while lines:
            line, has_own = lines.pop()
            if has_own:
                best = max(best, len(line))
            for pair in links:
                for beyond in pair - {line[-1]} if line[-1] in pair else ():
                    if beyond not in line:
                        lines.append(((*line, beyond), has_own or pair in own))
        return best


def orders(pair: frozenset[str]) -> list[list[str]]:
    """Return the two ways to walk along a link."""
    return [sorted(pair), sorted(pair, reverse=True)]


# Payments.

Stuff = tuple[str, str]  # a tile and a token such as "timber.0.high"
Plan = tuple[tuple[Stuff, ...], tuple[int, ...], int]  # tokens used, units bought, coins left


@dataclass
class Purse:
    """Who pays, and with what: goods in reach, coins, and what units cost on the free market."""

    player: int
    coins: int
    goods: Counter[Stuff]
    can_buy: bool
    basic_price: int
    refined_price: int

    def reward(self, token: str) -> int:
        """Return the coins that the payer gets for a token."""
        _, *made = token.split(".")
        if not made or int(made[0]) != self.player:
            return 0
        return 2 if made[1:] == ["high"] else 1

    def plans(self, groups: list[tuple[set[str], int]], coins: int) -> set[Plan]:
        """Return the ends of all sequences of taking and buying in which coins never run out."""
        start: tuple[tuple[Stuff, ...], tuple[int, ...], int] = ((), (0,) * len(groups), self.coins)
        seen, waiting, ends = {start}, [start], set()
        while waiting:
            used, bought, purse = waiting.pop()
            counts = [
                bought[n] + len([s for s in used if s[1].split(".")[0] in wanted])
                for n, (wanted, _) in enumerate(groups)
            ]
            if all(counts[n] == amount for n, (_, amount) in enumerate(groups)):
                if purse >= coins:
                    ends.add((used, bought, purse - coins))
                continue
            for after in self.steps(groups, counts, used, bought, purse):
                if after not in seen:
                    seen.add(after)
                    waiting.append(after)
        return ends

    def steps(
        self,
        groups: list[tuple[set[str], int]],
        counts: list[int],
        used: tuple[Stuff, ...],
        bought: tuple[int, ...],
        purse: int,
    ) -> list[Plan]:
        """Return what one more token or purchase leads to."""
        found: list[Plan] = []
        for n, (wanted, amount) in enumerate(groups):
            if counts[n] == amount:
                continue
            price = self.basic_price if wanted & {"wood", "stone", "wheat"} else self.refined_price
            if self.can_buy and purse >= price:
                more = tuple(count + (n == at) for at, count in enumerate(bought))
                found.append((used, more, purse - price))
            for stuff, count in self.goods.items():
                if stuff[1].split(".")[0] in wanted and used.count(stuff) < count:
                    reward = self.reward(stuff[1])
                    found.append((tuple(sorted([*used, stuff])), bought, purse + reward))
        return found
