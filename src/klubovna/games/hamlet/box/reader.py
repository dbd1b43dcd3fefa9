# not compiled: runs once per load
"""Reads the box of Hamlet from cards.toml and checks it."""

from __future__ import annotations

import os
from typing import Final

from klubovna.components import Document, Record
from klubovna.games.hamlet.box.contents import (
    Bill,
    Box,
    Delivery,
    Placement,
    Prices,
    Sale,
    Side,
    Solo,
    Tile,
)
from klubovna.games.hamlet.box.language import (
    Names,
    expect_id,
    read_bill,
    read_id,
    read_numbers,
    read_resources,
    read_scoring,
    read_terrain,
    read_walk,
)
from klubovna.games.hamlet.box.names import name_pieces
from klubovna.games.hamlet.pieces.numbers import (
    ALL_BASICS,
    AWARD_IDS,
    AWARDS,
    BASICS,
    BIT,
    GROUP_IDS,
    KIND_IDS,
    LANDMARK,
    LEVELS,
    MILESTONE_IDS,
    MILESTONES,
    NONE,
    PLAYERS,
    PRODUCTION,
    REFINERY,
    RESOURCE_IDS,
    RESOURCES,
    ROAD_IDS,
    SETUP,
    STARTERS,
    TILES,
    VILLAGERS,
)
from klubovna.games.hamlet.rules.pay import MOST_SALES

TABLES: Final = [
    "resource", "shape", "tile", "delivery", "side", "sale", "milestone", "award", "road",
    "layout", "prices", "solo",
]  # fmt: skip
MOST: Final = 99
SHAPES: Final = 10
SIDES: Final = {"p12": 4, "p34": 5}  # deliveries
DISCS: Final = 3
DIFFICULTIES: Final = 3
MOST_TILE_SLOTS: Final = 3
NO_BILL: Final = Bill((), 0)
STARTER_IDS: Final = ["church", "woodcutter", "quarry", "farm", "market", "town_hall"]

# Boxes that were read, by the path, time and size of their files.
_boxes: Final[dict[tuple[str, int, int], Box]] = {}


def load(path: str | None = None) -> Box:
    """Return the box described by a file; ComponentError tells what is wrong with it."""
    if path is None:
        path = os.path.join(os.path.dirname(__file__), "cards.toml")
    key = (path, 0, 0)
    if os.path.isfile(path):
        status = os.stat(path)
        key = (path, status.st_mtime_ns, status.st_size)
    if key not in _boxes:
        _boxes[key] = read_box(path)
    return _boxes[key]


def read_box(path: str) -> Box:
    """Read and check a component file."""
    document = Document(path, TABLES)
    names: Names = {"en": {}, "cs": {}}
    for record, id in zip(document.records("resource", RESOURCES, RESOURCES), RESOURCE_IDS,
                          strict=True):  # fmt: skip
        expect_id(record, id)
        read_id(record, names, "resource")
        record.close()
    tiles = read_tiles(document, names)
    sales = read_sales(document)
    sides = read_sides(document, read_deliveries(document))
    awards = read_goals(document, names)
    bridge, path_bill = read_roads(document, names)
    prices = read_prices(document, bridge, path_bill, awards)
    start = read_layout(document, [tile.id for tile in tiles])
    solo = read_solo(document, names)
    name_pieces(names, sales, sides)
    slots = sum(tile.slots for tile in tiles)
    return Box(tiles, slots, sales, sides, prices, start, solo, document.digest(), names,
               document.provenance)  # fmt: skip


# Tiles.


def read_tiles(document: Document, names: Names) -> tuple[Tile, ...]:
    """Read shapes and tiles."""
    walks: dict[str, tuple[int, ...]] = {}
    for record in document.records("shape", SHAPES, SHAPES):
        walks[record.text("id")] = read_walk(record)
        record.close()
    tiles: list[Tile] = []
    slots = 0
    for record in document.records("tile", TILES, TILES):
        if len(tiles) < STARTERS:
            expect_id(record, STARTER_IDS[len(tiles)])
        tile = read_tile(record, names, walks, slots)
        slots += tile.slots
        tiles.append(tile)
    check_groups(document, tiles)
    return tuple(tiles)


def read_tile(record: Record, names: Names, walks: dict[str, tuple[int, ...]], slots: int) -> Tile:
    """Read one tile."""
    id = read_id(record, names, "tile")
    group = GROUP_IDS.index(record.choice("group", "group", GROUP_IDS))
    kind = KIND_IDS.index(record.choice("kind", "kind", KIND_IDS))
    walk = walks[record.choice("shape", "shape", list(walks))]
    terrain = read_terrain(record, walk)
    is_start = group == SETUP
    bill = NO_BILL if is_start else read_bill(record, "cost")
    points = 0 if is_start else record.number("points", 0, MOST)
    has_slots = kind in (PRODUCTION, REFINERY)
    count = record.number("slots", 1, MOST_TILE_SLOTS) if has_slots else 0
    accepts = read_resources(record, "holds", record.text("holds")) if has_slots else 0
    filled = record.number("start", 0, count) if record.has("start") else 0
    source, output = read_refining(record, kind, accepts)
    coins, gained = read_gains(record, kind)
    scoring = read_scoring(record)
    if (kind == LANDMARK) != (scoring.op != 0):
        raise record.error("", "landmarks have `scores`, and nothing else has")
    record.close()
    return Tile(id, group, kind, walk, terrain, bill, points, slots, count, accepts, filled,
                source, output, coins, gained, scoring)  # fmt: skip


def read_refining(record: Record, kind: int, accepts: int) -> tuple[int, int]:
    """Read what a refinery makes of what; (NONE, NONE) for others."""
    if kind == PRODUCTION and accepts & ~ALL_BASICS:
        raise record.error("holds", "basic resources only")
    if kind != REFINERY:
        return NONE, NONE
    source, _, output = record.text("refines").partition(" > ")
    if source not in RESOURCE_IDS[:BASICS] or output not in RESOURCE_IDS[BASICS:]:
        raise record.error("refines", 'must be as "wood > timber"')
    if accepts != BIT[RESOURCE_IDS.index(output)] or record.number("slots", 1, 2) > 2:
        raise record.error("holds", "must be what is refined")
    return RESOURCE_IDS.index(source), RESOURCE_IDS.index(output)


def read_gains(record: Record, kind: int) -> tuple[int, int]:
    """Read the coins and points of production."""
    if kind != PRODUCTION:
        return 0, 0
    count, _, what = record.text("gives").partition(" ")
    if what not in ("coins", "points") or not count.isdigit() or int(count) > MOST:
        raise record.error("gives", 'must be as "2 coins" or "2 points"')
    return (int(count), 0) if what == "coins" else (0, int(count))


def check_groups(document: Document, tiles: list[Tile]) -> None:
    """Refuse another number of tiles in bag or stacks, and a start with odd tiles."""
    counts = [len([tile for tile in tiles if tile.group == n]) for n in range(len(GROUP_IDS))]
    if counts != [STARTERS, 10, 4, 4, 4, 4]:
        raise document.error(1, "tile: 6 of the start, 10 of the bag, 4 of each stack needed")
    for tile in tiles[:STARTERS]:
        if tile.group != SETUP:
            raise document.error(1, f'tile "{tile.id}": must be in the group "setup"')


# Sales and deliveries.


def read_sales(document: Document) -> tuple[Sale, ...]:
    """Read the sale tiles."""
    sales: list[Sale] = []
    for record in document.records("sale", 12, MOST_SALES):
        id = record.text("id")
        if id in [sale.id for sale in sales]:
            raise record.error("id", "is there already")
        bill = read_bill(record, "asks")
        if bill.coins or not bill.groups:
            raise record.error("asks", "goods only")
        level = record.number("level", 1, LEVELS)
        points, coins = record.number("points", 0, MOST), record.number("coins", 0, MOST)
        sales.append(Sale(id, level, bill, points, coins))
        record.close()
    return tuple(sales)


def read_deliveries(document: Document) -> dict[str, list[Delivery]]:
    """Read the spaces of both sides of the church."""
    found: dict[str, list[Delivery]] = {side: [] for side in SIDES}
    for record in document.records("delivery", sum(SIDES.values()), sum(SIDES.values())):
        side = record.choice("side", "side", list(SIDES))
        bill = read_bill(record, "asks")
        points = record.number("points", 0, MOST)
        found[side].append(Delivery(record.text("id"), bill, points))
        record.close()
    for side, count in SIDES.items():
        if len(found[side]) != count:
            raise document.error(1, f"delivery: {count} of the side {side} needed")
    return found


def read_sides(document: Document, deliveries: dict[str, list[Delivery]]) -> tuple[Side, ...]:
    """Read what depends on the number of players."""
    sides: list[Side] = []
    for record in document.records("side", PLAYERS, PLAYERS):
        players = len(sides) + 1
        if record.number("players", 1, PLAYERS) != players:
            raise record.error("players", f"must be {players} here")
        church = record.choice("church", "side", list(SIDES))
        removed = read_numbers(record, "removed", LEVELS, 0, MOST)
        coins = read_numbers(record, "coins", players, 0, MOST)
        sides.append(
            Side(record.number("parts", 0, 6), tuple(deliveries[church]),
                 record.number("basic", 1, MOST), record.number("refined", 1, MOST), removed,
                 coins)
        )  # fmt: skip
        record.close()
    return (sides[0], *sides)


# The rest.


def read_goals(document: Document, names: Names) -> tuple[int, ...]:
    """Read milestones, and the points of awards."""
    milestones = document.records("milestone", MILESTONES, MILESTONES)
    for record, id in zip(milestones, MILESTONE_IDS, strict=True):
        expect_id(record, id)
        read_id(record, names, "milestone")
        record.close()
    points: list[int] = []
    for record, id in zip(document.records("award", AWARDS, AWARDS), AWARD_IDS, strict=True):
        expect_id(record, id)
        read_id(record, names, "award")
        points.append(record.number("points", 0, MOST))
        record.close()
    return tuple(points)


def read_roads(document: Document, names: Names) -> tuple[Bill, Bill]:
    """Read what a bridge and a path cost."""
    bills: list[Bill] = []
    for record, id in zip(document.records("road", 2, 2), ROAD_IDS, strict=True):
        expect_id(record, id)
        read_id(record, names, "road")
        bills.append(read_bill(record, "cost"))
        record.close()
    return bills[0], bills[1]


def read_prices(document: Document, bridge: Bill, path: Bill, awards: tuple[int, ...]) -> Prices:
    """Read the numbers that are the same for everybody."""
    [record] = document.records("prices")
    found = Prices(
        read_numbers(record, "villagers", VILLAGERS - 1, 0, MOST),
        record.number("donkey", 0, MOST),
        record.number("begging", 0, MOST),
        bridge,
        path,
        record.number("road_points", 0, MOST),
        record.number("planner_points", 0, MOST),
        record.number("longest_road_points", 0, MOST),
        record.number("coins_per_point", 1, MOST),
        awards,
        record.number("reward_coins", 1, MOST),
        record.number("reward_points", 0, MOST),
        record.number("high_quality_factor", 2, 9),
    )
    record.close()
    return found


def read_layout(document: Document, tiles: list[str]) -> tuple[Placement, ...]:
    """Read where the buildings of the start lie."""
    found: list[Placement] = []
    for record in document.records("layout", STARTERS, STARTERS):
        tile = tiles.index(record.choice("tile", "tile", STARTER_IDS))
        if tile != len(found):
            raise record.error("tile", f'must be "{STARTER_IDS[len(found)]}" here')
        a, b = read_numbers(record, "anchor", 2, -30, 30)
        found.append(Placement(tile, a, b, record.number("rotation", 0, 5)))
        record.close()
    if (found[0].a, found[0].b, found[0].rotation) != (0, 0, 0):
        raise document.error(1, "layout: the church lies at [0, 0], not turned")
    return tuple(found)


def read_solo(document: Document, names: Names) -> Solo:
    """Read the numbers of the solo opponent."""
    [record] = document.records("solo")
    for language, key in (("en", "name"), ("cs", "name_cs")):
        names[language]["rival"] = record.text(key)
    found = Solo(
        record.number("hire_cost", 0, MOST),
        record.number("favour_coins", 0, MOST),
        read_numbers(record, "discs", DISCS, 1, 9),
        record.number("discount_basic", 0, MOST),
        record.number("discount_refined", 0, MOST),
        record.number("discount_coins", 0, MOST),
        read_numbers(record, "refill_coins", DIFFICULTIES, 0, MOST),
        read_numbers(record, "start_points", DIFFICULTIES, 0, MOST),
    )
    record.close()
    return found
