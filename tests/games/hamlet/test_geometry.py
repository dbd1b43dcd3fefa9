"""Hamlet: where tiles lie, fit and touch, against a lattice of its own."""

from __future__ import annotations

import random

import pytest

from klubovna.games.hamlet.pieces.lattice import coordinates, outlines
from klubovna.games.hamlet.pieces.layouts import all_layouts
from klubovna.games.hamlet.pieces.numbers import BIT, NONE, TILES, WOODCUTTER
from klubovna.games.hamlet.pieces.village import Village
from tests.games.hamlet.oracle import Board, Place, cells_of, segments_of, shape_of
from tests.games.hamlet.table import (
    BOX,
    START,
    TILE_IDS,
    names,
    random_game,
    tile,
    turn,
    village_of,
)

AREAS = {
    "church": 24,
    "market": 9,
    "farm": 4,
    "woodcutter": 8,
    "small_woodland": 7,
    "tavern": 8,
    "sawmill": 10,
    "quarry": 6,
    "monument": 9,
    "town_hall": 12,
}


def board_of(village: Village) -> Board:
    """Return the same village on the other lattice."""
    board = Board()
    for n in village.order:
        board.lay(place_of(n, village.anchors[n], village.rotations[n]))
    for at, owner in zip(village.road_at, village.road_by, strict=True):
        contact = village.contacts[at]
        pair = frozenset((TILE_IDS[contact.one], TILE_IDS[contact.other]))
        board.roads.append((pair, str(owner), edge_of(contact.edge)))
    return board


def place_of(n: int, anchor: int, rotation: int) -> Place:
    """Return a placement with coordinates."""
    return TILE_IDS[n], coordinates(anchor), rotation


def edge_of(edge: int) -> tuple[int, int, int]:
    """Return an edge with coordinates."""
    return (*coordinates(edge // 3), edge % 3)


def grown(seed: int, size: int) -> Village:
    """Return a village of so many tiles, laid and joined by chance."""
    luck = random.Random(seed)
    layouts = all_layouts(BOX)
    village = layouts[luck.randrange(len(layouts))]
    tries = 0
    while len(village.order) < size and tries < 200:
        tries += 1
        unbuilt = [n for n in range(TILES) if not village.has(n)]
        ways = list(board_of(village).placements(TILE_IDS[n := luck.choice(unbuilt)]).items())
        if ways:
            shape, _ = luck.choice(sorted(ways, key=lambda way: way[1]))
            fit = next(
                f for f in village.fits(n) if shape_of(place_of(n, f.anchor, f.rotation)) == shape
            )
            village = village.with_tile(n, fit.anchor, fit.rotation)
        if luck.random() < 0.5:
            village = with_some_road(village, luck)
    return village


def with_some_road(village: Village, luck: random.Random) -> Village:
    """Build a road somewhere from the network."""
    sites = [
        n
        for n, contact in enumerate(village.contacts)
        if contact.road_kind() != NONE
        and not village.links[contact.one] & BIT[contact.other]
        and village.network & (BIT[contact.one] | BIT[contact.other])
    ]
    return village.with_road(luck.choice(sites), luck.randrange(2)) if sites else village


def check(village: Village) -> None:
    """Compare everything that the village knows with the other lattice."""
    board = board_of(village)
    contacts = {
        (
            edge_of(c.edge),
            frozenset(
                {
                    (TILE_IDS[c.one], "RFM"[c.terrains // 3]),
                    (TILE_IDS[c.other], "RFM"[c.terrains % 3]),
                }
            ),
        )
        for c in village.contacts
    }
    assert contacts == set(board.contacts()) and len(contacts) == len(village.contacts)
    links = {
        frozenset((TILE_IDS[one], TILE_IDS[other]))
        for one in range(TILES)
        for other in range(TILES)
        if village.links[one] & BIT[other]
    }
    assert links == board.links()
    assert names(village.network) == board.network()
    free = {edge for edge, sides in board.edges.items() if len(sides) == 1}
    rim = [edge_of(each.edge) for each in village.rim]
    assert set(rim) == free and len(rim) == len(free)
    for n in range(TILES):
        if not village.has(n):
            check_fits(village, board, n)


def check_fits(village: Village, board: Board, n: int) -> None:
    """Compare the ways to lay a tile: none is missed, none is there twice."""
    expected = board.placements(TILE_IDS[n])
    found = {}
    for fit in village.fits(n):
        shape = shape_of(place_of(n, fit.anchor, fit.rotation))
        assert shape not in found, f"{TILE_IDS[n]} twice"
        found[shape] = fit
        site = edge_of(village.rim[fit.site].edge)
        assert site in {edge for edge, _ in shape}
    assert found.keys() == expected.keys(), TILE_IDS[n]
    assert village.has_fit(n) == bool(expected)
    network = board.network()
    for shape, fit in found.items():
        assert names(fit.touched) == board.touched(expected[shape]) & network
    for other in network:
        is_touched = any(other in names(fit.touched) for fit in found.values())
        assert village.fits_beside(n, tile(other)) == is_touched


@pytest.mark.parametrize(("id", "area"), AREAS.items())
def test_every_shape_covers_its_cells_in_all_rotations(id: str, area: int) -> None:
    assert {len(cells_of(id, (3, -2), rotation)) for rotation in range(6)} == {area}


@pytest.mark.parametrize(("id", "area"), AREAS.items())
def test_a_tile_is_turned_as_a_whole_and_never_mirrored(id: str, area: int) -> None:
    """Every segment of it points as printed, turned by the same angle."""
    card = BOX.tiles[tile(id)]
    for made in outlines(card):
        assert [(d - made.rotation) % 6 for d in made.directions] == list(card.walk)
        assert len(made.cells) == area


def test_there_are_forty_layouts_of_the_start_and_no_two_are_equal() -> None:
    boards = [Board()]
    boards[0].lay(("church", (0, 0), 0))
    for n in range(WOODCUTTER, 6):
        later = []
        for board in boards:
            for place in board.placements(TILE_IDS[n]).values():
                after = Board()
                for each in [*board.places, place]:
                    after.lay(each)
                if frozenset(("church", TILE_IDS[n])) in after.links():
                    later.append(after)
        boards = later
    expected = {frozenset(shape_of(place) for place in board.places) for board in boards}
    found = [
        frozenset(shape_of(place_of(n, v.anchors[n], v.rotations[n])) for n in v.order)
        for v in all_layouts(BOX)
    ]
    assert len(found) == 40 and set(found) == expected and len(expected) == 40


def test_t18_the_usual_start() -> None:
    village = village_of(START)
    assert names(village.links[0]) == {"woodcutter", "quarry", "farm", "market", "town_hall"}
    farm_market = [
        c for c in village.contacts if {c.one, c.other} == {tile("farm"), tile("market")}
    ]
    assert [c.terrains for c in farm_market] == [4, 4]  # forest along forest
    assert not village.links[tile("farm")] & BIT[tile("market")]
    assert sum(village.cells) == 63
    check(village)


def test_t19_roads_lie_only_along_roads_while_forest_and_mountain_make_a_cliff() -> None:
    village = grown(3, 14)
    board = board_of(village)
    cliffs = 0
    for n in range(TILES):
        for fit in [] if village.has(n) else village.fits(n):
            for edge, terrain in segments_of(*place_of(n, fit.anchor, fit.rotation)):
                for _, other in board.edges.get(edge, []):
                    assert (terrain == "R") == (other == "R")
                    cliffs += terrain != other
    assert cliffs


def test_t24_an_all_mountain_hexagon_lies_only_once_on_a_free_mountain_segment() -> None:
    g = turn()
    village = g.village
    fits = village.fits(tile("mountain_pond"))
    assert {fit.rotation for fit in fits} == {0}
    sites = [fit.site for fit in fits]
    assert len(sites) == len(set(sites)) and sites


@pytest.mark.parametrize("seed", range(4))
def test_all_placements_are_found_once_in_random_villages(seed: int) -> None:
    check(grown(seed, 10 + 4 * seed))


def test_all_placements_are_found_once_in_a_village_with_nearly_all_tiles() -> None:
    village = grown(11, 30)
    assert len(village.order) >= 24
    check(village)


@pytest.mark.parametrize(("seed", "players"), [(1, 2), (2, 4)])
def test_all_placements_are_found_once_in_villages_of_games(seed: int, players: int) -> None:
    village = random_game(seed, players, 300).village
    assert len(village.order) > 7
    check(village)


def test_a_road_leaves_room_as_before_but_tiles_that_it_joins_are_new_neighbours() -> None:
    luck, joined = random.Random(5), []
    village = grown(23, 14)
    for _ in range(8):
        check(village)  # looks for all placements, which the next village may remember
        after = with_some_road(village, luck)
        joined.append(after.network != village.network)
        village = after
    check(village)
    assert True in joined and False in joined


@pytest.mark.parametrize("seed", range(3))
def test_goods_come_over_own_donkeys_on_all_tiles_between(seed: int) -> None:
    village = grown(seed + 20, 16)
    board, luck = board_of(village), random.Random(seed)
    network = sorted(board.network())
    for count in range(7):
        donkeys = {luck.choice(network) for _ in range(count)}
        bits = sum(BIT[tile(id)] for id in donkeys)
        for stand in network:
            assert names(village.reach(tile(stand), bits)) == board.usable(stand, donkeys)
