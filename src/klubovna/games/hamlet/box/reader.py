# not compiled: runs once per load
"""Reads the box of Hamlet from cards.toml and checks it."""

from __future__ import annotations

import os
from typing import Final

from klubovna.components import Document, Names, Section, load_box
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
    for section, id in zip(
        document.records("resource", RESOURCES, RESOURCES), RESOURCE_IDS, strict=True
    ):
        section.expect(id)
        section.new_id(names, "resource")
        section.close()
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
        document.sources,
    )


# Tiles.


def read_tiles(document: Document, names: Names) -> tuple[Tile, ...]:
    """Read shapes and tiles."""
    walks: dict[str, tuple[int, ...]] = {}
    for section in document.records("shape", SHAPES, SHAPES):
        walks[section.text("id")] = read_walk(section)
        section.close()
    tiles: list[Tile] = []
    slots = 0
    for section in document.records("tile", TILES, TILES):
        if len(tiles) < STARTERS:
            section.expect(STARTER_IDS[len(tiles)])
        tile = read_tile(section, names, walks, slots)
        slots += tile.slots
        tiles.append(tile)
    check_groups(document, tiles)
    return tuple(tiles)


def read_tile(
    section: Section, names: Names, walks: dict[str, tuple[int, ...]], slots: int
) -> Tile:
    """Read one tile."""
    id = section.new_id(names, "tile")
    group = GROUP_IDS.index(section.choice("group", "group", GROUP_IDS))
    kind = KIND_IDS.index(section.choice("kind", "kind", KIND_IDS))
    walk = walks[section.choice("shape", "shape", list(walks))]
    terrain = read_terrain(section, walk)
    is_start = group == SETUP
    bill = NO_BILL if is_start else read_bill(section, "cost")
    points = 0 if is_start else section.number("points", 0, MOST)
    has_slots = kind in (PRODUCTION, REFINERY)
    count = section.number("slots", 1, MOST_TILE_SLOTS) if has_slots else 0
    accepts = read_resources(section, "holds", section.text("holds")) if has_slots else 0
    filled = section.number("start", 0, count) if section.has("start") else 0
    source, output = read_refining(section, kind, accepts)
    coins, gained = read_gains(section, kind)
    scoring = read_scoring(section)
    if (kind == LANDMARK) != (scoring.op != 0):
        raise section.error("", "landmarks have `scores`, and nothing else has")
    section.close()
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


def read_refining(section: Section, kind: int, accepts: int) -> tuple[int, int]:
    """Read what a refinery makes of what; (NONE, NONE) for others."""
    if kind == PRODUCTION and accepts & ~ALL_BASICS:
        raise section.error("holds", "basic resources only")
    if kind != REFINERY:
        return NONE, NONE
    source, _, output = section.text("refines").partition(" > ")
    if source not in RESOURCE_IDS[:BASICS] or output not in RESOURCE_IDS[BASICS:]:
        raise section.error("refines", 'must be as "wood > timber"')
    if accepts != BIT[RESOURCE_IDS.index(output)] or section.number("slots", 1, 2) > 2:
        raise section.error("holds", "must be what is refined")
    return RESOURCE_IDS.index(source), RESOURCE_IDS.index(output)


def read_gains(section: Section, kind: int) -> tuple[int, int]:
    """Read the coins and points of production."""
    if kind != PRODUCTION:
        return 0, 0
    count, _, what = section.text("gives").partition(" ")
    if what not in ("coins", "points") or not count.isdigit() or int(count) > MOST:
        raise section.error("gives", 'must be as "2 coins" or "2 points"')
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
    for section in document.records("sale", 12, MOST_SALES):
        id = section.text("id")
        if id in [sale.id for sale in sales]:
            raise section.error("id", "is there already")
        bill = read_bill(section, "asks")
        if bill.coins or not bill.groups:
            raise section.error("asks", "goods only")
        level = section.number("level", 1, LEVELS)
        points, coins = section.number("points", 0, MOST), section.number("coins", 0, MOST)
        sales.append(Sale(id, level, bill, points, coins))
        section.close()
    return tuple(sales)


def read_deliveries(document: Document) -> dict[str, list[Delivery]]:
    """Read the spaces of both sides of the church."""
    found: dict[str, list[Delivery]] = {side: [] for side in SIDES}
    for section in document.records("delivery", sum(SIDES.values()), sum(SIDES.values())):
        side = section.choice("side", "side", list(SIDES))
        bill = read_bill(section, "asks")
        points = section.number("points", 0, MOST)
        found[side].append(Delivery(section.text("id"), bill, points))
        section.close()
    for side, count in SIDES.items():
        if len(found[side]) != count:
            raise document.error(1, f"delivery: {count} of the side {side} needed")
    return found


def read_sides(document: Document, deliveries: dict[str, list[Delivery]]) -> tuple[Side, ...]:
    """Read what depends on the number of players."""
    sides: list[Side] = []
    for section in document.records("side", PLAYERS, PLAYERS):
        players = len(sides) + 1
        if section.number("players", 1, PLAYERS) != players:
            raise section.error("players", f"must be {players} here")
        church = section.choice("church", "side", list(SIDES))
        removed = read_numbers(section, "removed", LEVELS, 0, MOST)
        coins = read_numbers(section, "coins", players, 0, MOST)
        sides.append(
            Side(
                section.number("parts", 0, 6),
                tuple(deliveries[church]),
                section.number("basic", 1, MOST),
                section.number("refined", 1, MOST),
                removed,
                coins,
            )
        )
        section.close()
    return (sides[0], *sides)


# The rest.


def read_goals(document: Document, names: Names) -> tuple[int, ...]:
    """Read milestones, and the points of awards."""
    milestones = document.records("milestone", MILESTONES, MILESTONES)
    for section, id in zip(milestones, MILESTONE_IDS, strict=True):
        section.expect(id)
        section.new_id(names, "milestone")
        section.close()
    points: list[int] = []
    for section, id in zip(document.records("award", AWARDS, AWARDS), AWARD_IDS, strict=True):
        section.expect(id)
        section.new_id(names, "award")
        points.append(section.number("points", 0, MOST))
        section.close()
    return tuple(points)


def read_roads(document: Document, names: Names) -> tuple[Bill, Bill]:
    """Read what a bridge and a path cost."""
    bills: list[Bill] = []
    for section, id in zip(document.records("road", 2, 2), ROAD_IDS, strict=True):
        section.expect(id)
        section.new_id(names, "road")
        bills.append(read_bill(section, "cost"))
        section.close()
    return bills[0], bills[1]


def read_prices(document: Document, bridge: Bill, path: Bill, awards: tuple[int, ...]) -> Prices:
    """Read the numbers that are the same for everybody."""
    [section] = document.records("prices")
    found = Prices(
        read_numbers(section, "villagers", VILLAGERS - 1, 0, MOST),
        section.number("donkey", 0, MOST),
        section.number("begging", 0, MOST),
        bridge,
        path,
        section.number("road_points", 0, MOST),
        section.number("planner_points", 0, MOST),
        section.number("longest_road_points", 0, MOST),
        section.number("coins_per_point", 1, MOST),
        awards,
        section.number("reward_coins", 1, MOST),
        section.number("reward_points", 0, MOST),
        section.number("high_quality_factor", 2, 9),
    )
    section.close()
    return found


def read_layout(document: Document, tiles: list[str]) -> tuple[Placement, ...]:
    """Read where the buildings of the start lie."""
    found: list[Placement] = []
    for section in document.records("layout", STARTERS, STARTERS):
        tile = tiles.index(section.choice("tile", "tile", STARTER_IDS))
        if tile != len(found):
            raise section.error("tile", f'must be "{STARTER_IDS[len(found)]}" here')
        a, b = read_numbers(section, "anchor", 2, -30, 30)
        found.append(Placement(tile, a, b, section.number("rotation", 0, 5)))
        section.close()
    if (found[0].a, found[0].b, found[0].rotation) != (0, 0, 0):
        raise document.error(1, "layout: the church lies at [0, 0], not turned")
    return tuple(found)


def read_solo(document: Document, names: Names) -> Solo:
    """Read the numbers of the solo opponent."""
    [section] = document.records("solo")
    for language, key in (("en", "name"), ("cs", "name_cs")):
        names[language]["rival"] = section.text(key)
    found = Solo(
        section.number("hire_cost", 0, MOST),
        section.number("favour_coins", 0, MOST),
        read_numbers(section, "discs", DISCS, 1, 9),
        section.number("discount_basic", 0, MOST),
        section.number("discount_refined", 0, MOST),
        section.number("discount_coins", 0, MOST),
        read_numbers(section, "refill_coins", DIFFICULTIES, 0, MOST),
        read_numbers(section, "start_points", DIFFICULTIES, 0, MOST),
    )
    section.close()
    return found
