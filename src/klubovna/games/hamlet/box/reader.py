# not compiled: runs once per load
"""Reads the box of Hamlet from cards.toml and checks it."""

from __future__ import annotations

import os
from typing import Final

from klubovna.components import Document, Entry, Names, load_box
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
    read_bill,
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
    "resource",
    "shape",
    "tile",
    "delivery",
    "side",
    "sale",
    "milestone",
    "award",
    "road",
    "layout",
    "prices",
    "solo",
]
MOST: Final = 99
SHAPES: Final = 10
SIDES: Final = {"p12": 4, "p34": 5}  # deliveries
DISCS: Final = 3
DIFFICULTIES: Final = 3
MOST_TILE_SLOTS: Final = 3
NO_BILL: Final = Bill((), 0)
STARTER_IDS: Final = ["church", "woodcutter", "quarry", "farm", "market", "town_hall"]

PACKAGED: Final = os.path.join(os.path.dirname(__file__), "cards.toml")


def load(path: str | None = None) -> Box:
    """Return the box described by a file; ComponentError tells what is wrong with it."""
    return load_box(path, PACKAGED, read_box)


def read_box(path: str) -> Box:
    """Read and check a component file."""
    document = Document(path, TABLES)
    names: Names = {"en": {}, "cs": {}}
    for entry, id in zip(
        document.records("resource", RESOURCES, RESOURCES), RESOURCE_IDS, strict=True
    ):
        entry.expect(id)
        entry.new_id(names, "resource")
        entry.close()
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
    return Box(
        tiles,
        slots,
        sales,
        sides,
        prices,
        start,
        solo,
        document.digest(),
        names,
        document.provenance,
    )


# Tiles.


def read_tiles(document: Document, names: Names) -> tuple[Tile, ...]:
    """Read shapes and tiles."""
    walks: dict[str, tuple[int, ...]] = {}
    for entry in document.records("shape", SHAPES, SHAPES):
        walks[entry.text("id")] = read_walk(entry)
        entry.close()
    tiles: list[Tile] = []
    slots = 0
    for entry in document.records("tile", TILES, TILES):
        if len(tiles) < STARTERS:
            entry.expect(STARTER_IDS[len(tiles)])
        tile = read_tile(entry, names, walks, slots)
        slots += tile.slots
        tiles.append(tile)
    check_groups(document, tiles)
    return tuple(tiles)


def read_tile(entry: Entry, names: Names, walks: dict[str, tuple[int, ...]], slots: int) -> Tile:
    """Read one tile."""
    id = entry.new_id(names, "tile")
    group = GROUP_IDS.index(entry.choice("group", "group", GROUP_IDS))
    kind = KIND_IDS.index(entry.choice("kind", "kind", KIND_IDS))
    walk = walks[entry.choice("shape", "shape", list(walks))]
    terrain = read_terrain(entry, walk)
    is_start = group == SETUP
    bill = NO_BILL if is_start else read_bill(entry, "cost")
    points = 0 if is_start else entry.number("points", 0, MOST)
    has_slots = kind in (PRODUCTION, REFINERY)
    count = entry.number("slots", 1, MOST_TILE_SLOTS) if has_slots else 0
    accepts = read_resources(entry, "holds", entry.text("holds")) if has_slots else 0
    filled = entry.number("start", 0, count) if entry.has("start") else 0
    source, output = read_refining(entry, kind, accepts)
    coins, gained = read_gains(entry, kind)
    scoring = read_scoring(entry)
    if (kind == LANDMARK) != (scoring.op != 0):
        raise entry.error("", "landmarks have `scores`, and nothing else has")
    entry.close()
    return Tile(
        id,
        group,
        kind,
        walk,
        terrain,
        bill,
        points,
        slots,
        count,
        accepts,
        filled,
        source,
        output,
        coins,
        gained,
        scoring,
    )


def read_refining(entry: Entry, kind: int, accepts: int) -> tuple[int, int]:
    """Read what a refinery makes of what; (NONE, NONE) for others."""
    if kind == PRODUCTION and accepts & ~ALL_BASICS:
        raise entry.error("holds", "basic resources only")
    if kind != REFINERY:
        return NONE, NONE
    source, _, output = entry.text("refines").partition(" > ")
    if source not in RESOURCE_IDS[:BASICS] or output not in RESOURCE_IDS[BASICS:]:
        raise entry.error("refines", 'must be as "wood > timber"')
    if accepts != BIT[RESOURCE_IDS.index(output)] or entry.number("slots", 1, 2) > 2:
        raise entry.error("holds", "must be what is refined")
    return RESOURCE_IDS.index(source), RESOURCE_IDS.index(output)


def read_gains(entry: Entry, kind: int) -> tuple[int, int]:
    """Read the coins and points of production."""
    if kind != PRODUCTION:
        return 0, 0
    count, _, what = entry.text("gives").partition(" ")
    if what not in ("coins", "points") or not count.isdigit() or int(count) > MOST:
        raise entry.error("gives", 'must be as "2 coins" or "2 points"')
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
    for entry in document.records("sale", 12, MOST_SALES):
        id = entry.text("id")
        if id in [sale.id for sale in sales]:
            raise entry.error("id", "is there already")
        bill = read_bill(entry, "asks")
        if bill.coins or not bill.groups:
            raise entry.error("asks", "goods only")
        level = entry.number("level", 1, LEVELS)
        points, coins = entry.number("points", 0, MOST), entry.number("coins", 0, MOST)
        sales.append(Sale(id, level, bill, points, coins))
        entry.close()
    return tuple(sales)


def read_deliveries(document: Document) -> dict[str, list[Delivery]]:
    """Read the spaces of both sides of the church."""
    found: dict[str, list[Delivery]] = {side: [] for side in SIDES}
    for entry in document.records("delivery", sum(SIDES.values()), sum(SIDES.values())):
        side = entry.choice("side", "side", list(SIDES))
        bill = read_bill(entry, "asks")
        points = entry.number("points", 0, MOST)
        found[side].append(Delivery(entry.text("id"), bill, points))
        entry.close()
    for side, count in SIDES.items():
        if len(found[side]) != count:
            raise document.error(1, f"delivery: {count} of the side {side} needed")
    return found


def read_sides(document: Document, deliveries: dict[str, list[Delivery]]) -> tuple[Side, ...]:
    """Read what depends on the number of players."""
    sides: list[Side] = []
    for entry in document.records("side", PLAYERS, PLAYERS):
        players = len(sides) + 1
        if entry.number("players", 1, PLAYERS) != players:
            raise entry.error("players", f"must be {players} here")
        church = entry.choice("church", "side", list(SIDES))
        removed = read_numbers(entry, "removed", LEVELS, 0, MOST)
        coins = read_numbers(entry, "coins", players, 0, MOST)
        sides.append(
            Side(
                entry.number("parts", 0, 6),
                tuple(deliveries[church]),
                entry.number("basic", 1, MOST),
                entry.number("refined", 1, MOST),
                removed,
                coins,
            )
        )
        entry.close()
    return (sides[0], *sides)


# The rest.


def read_goals(document: Document, names: Names) -> tuple[int, ...]:
    """Read milestones, and the points of awards."""
    milestones = document.records("milestone", MILESTONES, MILESTONES)
    for entry, id in zip(milestones, MILESTONE_IDS, strict=True):
        entry.expect(id)
        entry.new_id(names, "milestone")
        entry.close()
    points: list[int] = []
    for entry, id in zip(document.records("award", AWARDS, AWARDS), AWARD_IDS, strict=True):
        entry.expect(id)
        entry.new_id(names, "award")
        points.append(entry.number("points", 0, MOST))
        entry.close()
    return tuple(points)


def read_roads(document: Document, names: Names) -> tuple[Bill, Bill]:
    """Read what a bridge and a path cost."""
    bills: list[Bill] = []
    for entry, id in zip(document.records("road", 2, 2), ROAD_IDS, strict=True):
        entry.expect(id)
        entry.new_id(names, "road")
        bills.append(read_bill(entry, "cost"))
        entry.close()
    return bills[0], bills[1]


def read_prices(document: Document, bridge: Bill, path: Bill, awards: tuple[int, ...]) -> Prices:
    """Read the numbers that are the same for everybody."""
    [entry] = document.records("prices")
    found = Prices(
        read_numbers(entry, "villagers", VILLAGERS - 1, 0, MOST),
        entry.number("donkey", 0, MOST),
        entry.number("begging", 0, MOST),
        bridge,
        path,
        entry.number("road_points", 0, MOST),
        entry.number("planner_points", 0, MOST),
        entry.number("longest_road_points", 0, MOST),
        entry.number("coins_per_point", 1, MOST),
        awards,
        entry.number("reward_coins", 1, MOST),
        entry.number("reward_points", 0, MOST),
        entry.number("high_quality_factor", 2, 9),
    )
    entry.close()
    return found


def read_layout(document: Document, tiles: list[str]) -> tuple[Placement, ...]:
    """Read where the buildings of the start lie."""
    found: list[Placement] = []
    for entry in document.records("layout", STARTERS, STARTERS):
        tile = tiles.index(entry.choice("tile", "tile", STARTER_IDS))
        if tile != len(found):
            raise entry.error("tile", f'must be "{STARTER_IDS[len(found)]}" here')
        a, b = read_numbers(entry, "anchor", 2, -30, 30)
        found.append(Placement(tile, a, b, entry.number("rotation", 0, 5)))
        entry.close()
    if (found[0].a, found[0].b, found[0].rotation) != (0, 0, 0):
        raise document.error(1, "layout: the church lies at [0, 0], not turned")
    return tuple(found)


def read_solo(document: Document, names: Names) -> Solo:
    """Read the numbers of the solo opponent."""
    [entry] = document.records("solo")
    for language, key in (("en", "name"), ("cs", "name_cs")):
        names[language]["rival"] = entry.text(key)
    found = Solo(
        entry.number("hire_cost", 0, MOST),
        entry.number("favour_coins", 0, MOST),
        read_numbers(entry, "discs", DISCS, 1, 9),
        entry.number("discount_basic", 0, MOST),
        entry.number("discount_refined", 0, MOST),
        entry.number("discount_coins", 0, MOST),
        read_numbers(entry, "refill_coins", DIFFICULTIES, 0, MOST),
        read_numbers(entry, "start_points", DIFFICULTIES, 0, MOST),
    )
    entry.close()
    return found
