"""Woodcraft: points and winners."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from klubovna.core.event import Event
from klubovna.games.woodcraft.box.contents import Commission
from klubovna.games.woodcraft.pieces.numbers import (
    BERRY,
    BERRY_TRACK,
    BLADE,
    CLASSES,
    FACES,
    GLUE,
    NONE,
    NUT_TRACK,
    SCRAP,
    VP,
)
from klubovna.games.woodcraft.pieces.players import Player
from klubovna.games.woodcraft.state import Wood
from klubovna.games.woodcraft.text import numbering

END_REASONS: Final = ("rounds",)
PARTS: Final = ("points", "commissions", "leftovers", "orders")

# Where the points that are scored during the game come from.
LUMP: Final = "points"
SOURCES: Final = {
    numbering.MOVED_TILE.name: "wheel",
    numbering.ACTED.name: "workshop",
    numbering.ACTED_INSTEAD.name: "workshop",
    numbering.ACTED_EXTRA.name: "workshop",
    numbering.PRODUCED.name: "workshop",
    numbering.USED_ABILITY.name: "workshop",
    numbering.GLUED.name: "workshop",
    numbering.LINKED.name: "workshop",
    numbering.COMPLETED.name: "rewards",
    numbering.MARKETED.name: "marketing",
    numbering.INCOME_PHASE.name: "income",
    numbering.MILESTONE_MET.name: "tracks",
    numbering.REACHED_TILE.name: "tracks",
}

# What commissions count, as in METRIC_IDS.
COMPLETED_ORDERS: Final = 0
HIRED_HELPERS: Final = 1
PLACED_TOOLS: Final = 2
UPGRADES_BOUGHT: Final = 3
REPUTATION_SPACE: Final = 4
MARKETING_STEPS: Final = 5
BERRY_INCOME: Final = 6
NUT_INCOME: Final = 7

START_TILES: Final = 3
LEFT_PER_POINT: Final = 10


# Commissions.


def metric(me: Player, what: i64) -> i64:
    """Return how much a player has of what a commission counts."""
    if what == COMPLETED_ORDERS:
        return len(me.done)
    if what == HIRED_HELPERS:
        return len(me.helpers)
    if what == PLACED_TOOLS:
        return tools_placed(me)
    if what == UPGRADES_BOUGHT:
        return upgrades_bought(me)
    if what == REPUTATION_SPACE:
        return me.reputation
    if what == MARKETING_STEPS:
        return me.marketing - 1
    if what == BERRY_INCOME:
        return me.income[BERRY_TRACK]
    assert what == NUT_INCOME
    return me.income[NUT_TRACK]


def tools_placed(me: Player) -> i64:
    """Return the number of tools in the attic."""
    found: i64 = 0
    for tool in me.attic:
        if tool != NONE:
            found += 1
    return found


def upgrades_bought(me: Player) -> i64:
    """Return the number of tiles bought for the workshop."""
    found: i64 = -START_TILES
    for count in me.owned:
        found += count
    return found


def commission_points(g: Wood, player: i64, commission: i64) -> i64:
    """Return what a claimed commission brings: points for each full step."""
    card: Commission = g.box.commissions[commission]
    return metric(g.players[player], card.metric) // card.step * card.points


def commissions_points(g: Wood, player: i64) -> i64:
    """Return what all claimed commissions bring."""
    points: i64 = 0
    for commission in g.players[player].commissions:
        points += commission_points(g, player, commission)
    return points


# What is left over.


def left_over(me: Player) -> i64:
    """Return all that counts at the end: pips of wood and trees, blueberries and materials."""
    left: i64 = me.goods[BERRY] + me.goods[GLUE] + me.goods[SCRAP] + me.goods[BLADE]
    for die in range(CLASSES):
        left += me.wood[die] * (die % FACES + 1)
    for die in me.trees:
        if die != NONE:
            left += die % FACES + 1
    return left


def leftovers(me: Player) -> i64:
    """Return the points for what is left over."""
    return left_over(me) // LEFT_PER_POINT


# Orders.


def final_reputation(g: Wood, player: i64) -> i64:
    """Return the reputation after the fines for orders that are still open."""
    me = g.players[player]
    reputation: i64 = me.reputation - g.box.expired * len(me.orders)
    start: i64 = g.box.tracks.reputation_start
    return max(start, reputation)


def order_points(g: Wood, player: i64) -> i64:
    """Return the points for completed orders: each brings what the reputation is worth."""
    worth: i64 = g.box.tracks.order_points[final_reputation(g, player)]
    return worth * len(g.players[player].done)


# The score.


def earned(event: Event) -> int:
    """Return how many points, scored during the game, an event tells of."""
    if event.what is numbering.MARKETED:
        return event.numbers[1]
    if event.what is numbering.GAINED and event.numbers[0] == VP:
        return event.numbers[1]
    return -event.numbers[1] if event.what is numbering.LOST and event.numbers[0] == VP else 0


def sheet(g: Wood, player: i64) -> dict[str, int]:
    """Return the points of a player by part, as if the game ended now."""
    me = g.players[player]
    return {
        "points": me.goods[VP],
        "commissions": int(commissions_points(g, player)),
        "leftovers": int(leftovers(me)),
        "orders": int(order_points(g, player)),
    }


def total(g: Wood, player: i64) -> i64:
    """Return the points of a player, as if the game ended now."""
    me = g.players[player]
    return me.goods[VP] + commissions_points(g, player) + leftovers(me) + order_points(g, player)


def winners(g: Wood) -> list[int]:
    """Return who has the most points; of equal players the last in turn order wins."""
    winner, best = g.first, total(g, g.first)
    for seat in g.order():
        points = total(g, seat)
        if points >= best:
            winner, best = seat, points
    return [winner]


def end_reason(g: Wood) -> str:
    """All rounds are played."""
    return "rounds"
