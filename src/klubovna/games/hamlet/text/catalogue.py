# not compiled: made once for each page
"""Hamlet: what a page draws, as plain JSON."""

from __future__ import annotations

from klubovna.core.state import Json
from klubovna.games.hamlet.box.contents import (
    COUNT_IDS,
    NO_SCORING,
    SCORING_IDS,
    Bill,
    Box,
    LandmarkPoints,
    Tile,
)
from klubovna.games.hamlet.pieces.numbers import (
    AWARD_IDS,
    AWARDS,
    BIT,
    GROUP_IDS,
    KIND_IDS,
    NONE,
    RESOURCE_IDS,
    RESOURCES,
    TERRAIN_IDS,
    TERRAINS,
)


def catalogue(box: Box) -> Json:
    """Return tiles, sales, deliveries and prices."""
    deliveries = {each.id: each for side in box.sides[1:] for each in side.deliveries}
    prices = box.prices
    return {
        "tiles": {tile.id: tile_json(tile) for tile in box.tiles},
        "sales": {
            sale.id: {
                "level": sale.level,
                "bill": bill_json(sale.bill),
                "points": sale.points,
                "coins": sale.coins,
            }
            for sale in box.sales
        },
        "deliveries": {
            id: {"bill": bill_json(each.bill), "points": each.points}
            for id, each in deliveries.items()
        },
        "roads": {"bridge": bill_json(prices.bridge), "path": bill_json(prices.path)},
        "awards": {AWARD_IDS[n]: prices.awards[n] for n in range(AWARDS)},
        "villagers": list(prices.villagers),
        "donkey": prices.donkey,
        "begging": prices.begging,
        "road_points": prices.road_points,
        "planner_points": prices.planner_points,
        "longest_points": prices.longest_points,
        "coins_per_point": prices.coins_per_point,
        "reward": {
            "coins": prices.reward_coins,
            "points": prices.reward_points,
            "high_factor": prices.high_factor,
        },
        "solo": {"hire_cost": box.solo.hire_cost, "discs": list(box.solo.discs)},
    }


def bill_json(bill: Bill) -> Json:
    """Return what something costs."""
    groups = [
        {"resources": resources(group.resources), "amount": group.amount} for group in bill.groups
    ]
    return {"groups": groups, "coins": bill.coins}


def resources(mask: int) -> list[str]:
    """Return resources that are given as bits."""
    return [RESOURCE_IDS[n] for n in range(RESOURCES) if mask & BIT[n]]


def tile_json(tile: Tile) -> Json:
    """Return a tile: its outline, terrain, cost and what it does."""
    is_refinery = tile.output != NONE
    return {
        "group": GROUP_IDS[tile.group],
        "kind": KIND_IDS[tile.kind],
        "walk": list(tile.walk),
        "terrain": [TERRAIN_IDS[terrain] for terrain in tile.segments],
        "bill": bill_json(tile.bill),
        "points": tile.points,
        "slots": tile.slots,
        "holds": resources(tile.accepts),
        "input": RESOURCE_IDS[tile.input] if is_refinery else None,
        "output": RESOURCE_IDS[tile.output] if is_refinery else None,
        "gains": {"coins": tile.gain_coins, "points": tile.gain_points},
        "scoring": scoring_json(tile.scoring),
    }


def scoring_json(scoring: LandmarkPoints) -> Json | None:
    """Return what a landmark is worth."""
    if scoring.op == NO_SCORING:
        return None
    return {
        "op": SCORING_IDS[scoring.op],
        "points": scoring.points,
        "count": COUNT_IDS[scoring.count],
        "terrains": [TERRAIN_IDS[n] for n in range(TERRAINS) if scoring.terrains & BIT[n]],
        "cap": scoring.cap,
        "network": scoring.needs_network,
    }
