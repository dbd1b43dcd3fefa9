# not compiled: made once for each page
"""Hamlet: every tile, resource, sale, delivery, milestone, award and road in words."""

from __future__ import annotations

from typing import Final

from klubovna.core.teaching import Args, Line, Thing, fact
from klubovna.games.hamlet.box.contents import COUNT_IDS, PER_COUNT, SCORING_IDS, Bill, Box, Tile
from klubovna.games.hamlet.pieces.numbers import (
    AWARD_IDS,
    BAG,
    BASICS,
    BIT,
    CHURCH,
    FARM,
    GROUP_IDS,
    KIND_IDS,
    LANDMARK,
    MARKET,
    MILESTONE_IDS,
    PLANNER,
    PRODUCTION,
    QUARRY,
    REFINERY,
    RESOURCE_IDS,
    ROAD_IDS,
    SETUP,
    TERRAIN_IDS,
    TERRAINS,
    TIMBER,
    TOKENS,
    TOWN_HALL,
    WHEAT,
    WOODCUTTER,
)
from klubovna.games.hamlet.teach.signs import (
    COIN,
    DONKEY,
    FLAG,
    FOREST,
    HALL,
    HIGH,
    MOUNTAIN,
    PLAN,
    POINTS,
    PRODUCE,
    RESOURCE_SIGNS,
    ROAD,
    SPIRE,
    STALL,
    TO,
    VILLAGER,
    bill_args,
    bill_signs,
    gain_signs,
    kind_ref,
)

FEW: Final = 1  # places of the sides for few and for many players in the component file
MANY: Final = 3
TERRAIN_SIGNS: Final = [ROAD, FOREST, MOUNTAIN]
PRODUCERS: Final = [WOODCUTTER, QUARRY, FARM]  # by basic resource


def cards(box: Box) -> list[Thing]:
    """Return all that lies in the box."""
    sides = {id for side in box.sides[:3] for id in [each.id for each in side.deliveries]}
    deliveries = {each.id: each for side in box.sides for each in side.deliveries}
    return [
        *(tile_thing(box, tile) for tile in box.tiles),
        *(resource_thing(box, n) for n in range(len(RESOURCE_IDS))),
        *(sale_thing(box, n) for n in range(len(box.sales))),
        *(
            delivery_thing(box, id, each.bill, each.points, "few" if id in sides else "many")
            for id, each in deliveries.items()
        ),
        *(milestone_thing(box, n) for n in range(len(MILESTONE_IDS))),
        *(award_thing(box, n) for n in range(len(AWARD_IDS))),
        *(road_thing(box, n) for n in range(len(ROAD_IDS))),
    ]


# Tiles.


def tile_thing(box: Box, tile: Tile) -> Thing:
    """Return a tile: what happens in it, what it costs and brings, where it comes from."""
    lines = [*deeds(box, tile), *costs(box, tile), terrain_line(box, tile)]
    tags = (KIND_IDS[tile.kind], "start" if tile.group == SETUP else tile_stack(tile))
    return Thing(f"tile/{tile.id}", tuple(lines), tags)


def tile_stack(tile: Tile) -> str:
    """Return whether a tile is in the bag from the start, or comes with a stack."""
    return "bag" if tile.group == BAG else "stack"


def deeds(box: Box, tile: Tile) -> list[Line]:
    """Return what a tile is for."""
    if tile.kind == PRODUCTION:
        return production_lines(box, tile)
    if tile.kind == REFINERY:
        return refinery_lines(box, tile)
    if tile.kind == LANDMARK:
        return landmark_lines(box, tile)
    return starter_lines(box, box.tiles.index(tile))


def starter_lines(box: Box, tile: int) -> list[Line]:
    """Return what church, market and town hall are for."""
    prices = box.prices
    if tile == CHURCH:
        return [
            Line("line-church", {}, "7.7", (SPIRE, TO, POINTS)),
            Line("line-church-end", {}, "9.1", (SPIRE,)),
            fact(box.sources, "prices", "line-beg", {"count": prices.begging}, "7.8", (COIN,)),
        ]
    if tile == MARKET:
        return [
            Line("line-market", {}, "7.6", (STALL, TO, POINTS, COIN)),
            *price_lines(box),
        ]
    assert tile == TOWN_HALL, "there are three special tiles"
    first, second, third = prices.villagers
    args: Args = {"first": first, "second": second, "third": third, "donkey": prices.donkey}
    return [
        Line("line-hall", {}, "7.4", (HALL, TO, PLAN)),
        fact(box.sources, "prices", "line-hire", args, "7.5", (COIN, TO, VILLAGER, DONKEY)),
    ]


def price_lines(box: Box) -> list[Line]:
    """Return the prices of the free market for few and for many players."""
    few, many = box.sides[FEW + 1], box.sides[MANY + 1]
    basic: Args = {"few": few.basic_price, "many": many.basic_price}
    refined: Args = {"few": few.refined_price, "many": many.refined_price}
    signs = [(COIN, TO, *RESOURCE_SIGNS[:BASICS]), (COIN, TO, *RESOURCE_SIGNS[BASICS:])]
    return [
        fact(box.sources, f"side/{FEW}.basic", "line-price-basic", basic, "6.3", signs[0]),
        fact(box.sources, f"side/{FEW}.refined", "line-price-refined", refined, "6.3", signs[1]),
    ]


def production_lines(box: Box, tile: Tile) -> list[Line]:
    """Return what a production building fills, and what it brings."""
    place = f"tile/{tile.id}"
    goods = [RESOURCE_SIGNS[n] for n in range(BASICS) if tile.accepts & BIT[n]]
    args: Args = {"a": kind_ref(tile.accepts), "n": tile.slots}
    is_barn = len(goods) > 1
    rule = "7.2" if is_barn else "7.1"
    gain: Args = {"coins": tile.gain_coins, "points": tile.gain_points}
    key = "line-barn" if is_barn else "line-produce"
    return [
        fact(box.sources, f"{place}.slots", key, args, rule, (PRODUCE, TO, *goods)),
        fact(
            box.sources,
            f"{place}.gives",
            "line-gives",
            gain,
            rule,
            gain_signs(tile.gain_points, tile.gain_coins),
        ),
    ]


def refinery_lines(box: Box, tile: Tile) -> list[Line]:
    """Return what a refinery makes, when that is rewarded, and what the first one brings."""
    place = f"tile/{tile.id}"
    resource, milestone = kind_ref(tile.accepts), MILESTONE_IDS[tile.output - TIMBER]
    made: Args = {
        "a": f"resource/{RESOURCE_IDS[tile.input]}",
        "resource": resource,
        "n": tile.slots,
    }
    signs = (RESOURCE_SIGNS[tile.input], TO, RESOURCE_SIGNS[tile.output])
    first: Args = {"milestone": f"milestone/{milestone}", "resource": resource}
    return [
        fact(box.sources, f"{place}.refines", "line-refine", made, "7.3", signs),
        reward_line(box),
        Line("line-first", first, "7.10", (RESOURCE_SIGNS[tile.output], TO, PLAN)),
    ]


def reward_line(box: Box) -> Line:
    """Return what the maker of a refined token gets when it is used."""
    prices = box.prices
    args: Args = {
        "coins": prices.reward_coins,
        "points": prices.reward_points,
        "times": prices.high_factor,
    }
    signs = gain_signs(prices.reward_points, prices.reward_coins)
    return fact(box.sources, "prices", "line-reward", args, "6.2", signs)


def landmark_lines(box: Box, tile: Tile) -> list[Line]:
    """Return what a landmark is worth at the end, and whether roads must lead there."""
    place, scoring = f"tile/{tile.id}", tile.scoring
    op = SCORING_IDS[scoring.op]
    key = f"line-{op}-{COUNT_IDS[scoring.count]}" if scoring.op == PER_COUNT else f"line-{op}"
    counted = [TERRAIN_IDS[n] for n in range(TERRAINS) if scoring.terrains & BIT[n]]
    args: Args = {
        "points": scoring.points,
        "cap": scoring.cap,
        "terrain": counted[0] if len(counted) == 1 else "any",
    }
    linked = "line-needs-road" if scoring.needs_network else "line-anywhere"
    return [
        fact(
            box.sources,
            f"{place}.scores",
            key.replace("_", "-"),
            args,
            "9.2",
            (str(scoring.points), POINTS),
        ),
        fact(box.sources, f"{place}.scores", linked, {}, "9.2", (ROAD, SPIRE)),
        Line("line-flag", {}, "7.11", (FLAG,)),
    ]


def costs(box: Box, tile: Tile) -> list[Line]:
    """Return what a plan costs and brings, and when it comes; nothing for tiles of the start."""
    if tile.group == SETUP:
        return [] if tile.id == box.tiles[CHURCH].id else [Line("line-start", {}, "3.2")]
    place = f"tile/{tile.id}"
    stack: Args = {"resource": f"resource/{GROUP_IDS[tile.group]}"} if tile.group != BAG else {}
    key = "line-bag" if tile.group == BAG else "line-stack"
    rule = "3.3" if tile.group == BAG else "7.10"
    built: Args = {"points": tile.points}
    signs = gain_signs(tile.points, 0)
    return [
        bill_line(box, f"{place}.cost", tile.bill, "7.9"),
        fact(box.sources, f"{place}.points", "line-built", built, "7.9", signs),
        fact(box.sources, f"{place}.group", key, stack, rule, (PLAN,)),
    ]


def bill_line(box: Box, place: str, bill: Bill, rule: str, key: str = "line-cost") -> Line:
    """Return what something costs: goods, or coins only."""
    if not bill.groups:
        args: Args = {"count": bill.coins}
        return fact(box.sources, place, f"{key}-coins", args, rule, bill_signs(bill))
    return fact(box.sources, place, key, bill_args(bill), rule, bill_signs(bill))


def terrain_line(box: Box, tile: Tile) -> Line:
    """Return how many segments of each terrain a tile has."""
    counts = [tile.segments.count(n) for n in range(TERRAINS)]
    args: Args = {f"{TERRAIN_IDS[n]}s": counts[n] for n in range(TERRAINS)}
    signs = [
        sign for n in range(TERRAINS) if counts[n] for sign in (str(counts[n]), TERRAIN_SIGNS[n])
    ]
    return fact(box.sources, f"tile/{tile.id}.terrain", "line-terrain", args, "2.2", tuple(signs))


# Goods.


def resource_thing(box: Box, resource: int) -> Thing:
    """Return a resource: where it comes from, what it is good for, its price."""
    ref = f"icon/{RESOURCE_IDS[resource]}"
    basic, refined = price_lines(box)
    sign = RESOURCE_SIGNS[resource]
    if resource < BASICS:
        lines = [basic_line(box, resource), basic, *use_lines(box, resource)]
        return Thing(ref, tuple(lines), ("goods", "basic"))
    makers = [tile for tile in box.tiles if tile.output == resource]
    args: Args = {
        "a": f"resource/{RESOURCE_IDS[makers[0].input]}",
        "one": f"tile/{makers[0].id}",
        "other": f"tile/{makers[-1].id}",
    }
    signs = (RESOURCE_SIGNS[makers[0].input], TO, sign)
    lines = [
        fact(box.sources, f"tile/{makers[0].id}.refines", "line-refined", args, "7.3", signs),
        reward_line(box),
        Line("line-tokens", {"n": TOKENS}, "7.3", (sign,) * TOKENS),
        refined,
    ]
    return Thing(ref, tuple(lines), ("goods", "refined"))


def basic_line(box: Box, resource: int) -> Line:
    """Return where a basic resource comes from."""
    place = f"tile/{box.tiles[PRODUCERS[resource]].id}"
    signs = (PRODUCE, TO, RESOURCE_SIGNS[resource])
    return fact(box.sources, place, "line-basic", {"tile": place}, "7.1", signs)


def use_lines(box: Box, resource: int) -> list[Line]:
    """Return for what else than buildings a basic resource is good: roads, or refining."""
    if resource == WHEAT:
        return [Line("line-wheat", {}, "7.3", (RESOURCE_SIGNS[WHEAT], TO, "flour", "/", "milk"))]
    kind = ROAD_IDS[resource]  # wood for bridges, stone for paths
    signs = (RESOURCE_SIGNS[resource], RESOURCE_SIGNS[resource], TO, ROAD)
    return [
        fact(box.sources, f"road/{kind}", "line-for-road", {"kind": f"road/{kind}"}, "7.12", signs)
    ]


# Sales and deliveries.


def sale_thing(box: Box, number: int) -> Thing:
    """Return a sale tile: what it asks for and brings."""
    sale = box.sales[number]
    place = f"sale/{sale.id}"
    gain: Args = {"points": sale.points, "coins": sale.coins}
    signs = bill_signs(sale.bill)
    lines = (
        fact(box.sources, f"{place}.asks", "line-sale", bill_args(sale.bill), "7.6", signs),
        fact(
            box.sources,
            f"{place}.points",
            "line-sale-gain",
            gain,
            "7.6",
            gain_signs(sale.points, sale.coins),
        ),
        Line("line-sale-own", {}, "6.3", (STALL,)),
        fact(box.sources, f"{place}.level", "line-level", {"n": sale.level}, "3.4"),
    )
    return Thing(place, lines, (f"level-{sale.level}",))


def delivery_thing(box: Box, id: str, bill: Bill, points: int, side: str) -> Thing:
    """Return a space of the church: what it asks for and brings."""
    place = f"delivery/{id}"
    gain: Args = {"points": points}
    lines = [
        bill_line(box, f"{place}.asks", bill, "7.7", "line-asks"),
        fact(box.sources, f"{place}.points", "line-delivery", gain, "7.7", gain_signs(points, 0)),
        Line("line-part", {}, "9.1", (SPIRE,)),
        Line(f"line-side-{side}", {}, "3.1"),
    ]
    return Thing(place, tuple(lines), (side,))


# Goals and roads.


def milestone_thing(box: Box, number: int) -> Thing:
    """Return a milestone: how it is got, and what it is good for."""
    id = MILESTONE_IDS[number]
    place = f"milestone/{id}"
    if number == PLANNER:
        more: Args = {"points": box.prices.planner_points}
        lines = [
            fact(box.sources, place, "line-planner", {}, "8.1", (ROAD,)),
            fact(box.sources, "prices", "line-planner-gain", more, "9.3", (ROAD, TO, POINTS)),
        ]
    else:
        sign = RESOURCE_SIGNS[TIMBER + number]
        made: Args = {"resource": f"resource/{RESOURCE_IDS[TIMBER + number]}"}
        times: Args = {"times": box.prices.high_factor}
        lines = [
            fact(box.sources, place, "line-maker", made, "8.1", (sign,)),
            fact(box.sources, "prices", "line-high", made | times, "6.2", (sign, HIGH)),
        ]
    return Thing(place, (*lines, Line("line-kept", {}, "8.1")), ("milestone",))


def award_thing(box: Box, number: int) -> Thing:
    """Return an award: for what it is given, and its points."""
    id = AWARD_IDS[number]
    points: Args = {"points": box.prices.awards[number]}
    signs = gain_signs(box.prices.awards[number], 0)
    lines = (
        Line(f"line-award-{id}", {}, "8.2", ((SPIRE, SPIRE, STALL, FLAG)[number],)),
        fact(box.sources, f"award/{id}.points", "line-award", points, "8.2", signs),
    )
    return Thing(f"award/{id}", lines, ("award",))


def road_thing(box: Box, number: int) -> Thing:
    """Return a road that players build: where, for what, and what it brings."""
    id = ROAD_IDS[number]
    prices = box.prices
    bill = prices.bridge if number == 0 else prices.path
    args: Args = {"points": prices.road_points, "longest": prices.longest_points}
    lines = (
        Line(
            f"line-{id}", {}, "7.12", ((MOUNTAIN, FOREST)[number], ROAD, (MOUNTAIN, FOREST)[number])
        ),
        bill_line(box, f"road/{id}.cost", bill, "7.12"),
        Line("line-shared", {}, "2.3", (ROAD,)),
        fact(box.sources, "prices", "line-road-gain", args, "9.3", (ROAD, TO, POINTS)),
    )
    return Thing(f"road/{id}", lines, ("road",))
