"""Hamlet: awards, landmarks, roads, coins, and who wins."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from klubovna.core.event import Event
from klubovna.games.hamlet.box.contents import (
    DELIVERIES,
    DONKEYS_OWNED,
    IF_BUILT_ROAD,
    LONGEST_ROAD,
    PER_COIN,
    PER_COUNT,
    PER_PATH_TILE,
    PER_SEGMENT,
    SALES,
)
from klubovna.games.hamlet.pieces.numbers import (
    AWARDS,
    BIT,
    CHAPLAIN,
    CHURCH,
    IDLE_ROUNDS,
    LANDSCAPER,
    MERCHANT,
    PLANNER,
    ROADS,
    SACRISTAN,
    TERRAINS,
    TILES,
)
from klubovna.games.hamlet.pieces.players import Player
from klubovna.games.hamlet.pieces.village import Contact, Village
from klubovna.games.hamlet.state import Hamlet
from klubovna.games.hamlet.text import numbering

END_REASONS: Final = ("church", "idle", "rounds")
PARTS: Final = ("points", "awards", "landmarks", "roads", "longest_road", "coins")

# Where the points that are scored during the game come from.
LUMP: Final = "points"
SOURCES: Final = {
    numbering.BUILT.name: "buildings",
    numbering.SOLD.name: "sales",
    numbering.DELIVERED.name: "church",
    numbering.REWARDED.name: "goods_used",
    numbering.ACTIVATED.name: "work",
}


# Awards.


def award_counts(g: Hamlet, award: i64) -> list[int]:
    """Return what an award counts, by player."""
    if award == MERCHANT:
        return [len(me.sales) for me in g.players]
    if award == LANDSCAPER:
        return [len(me.flags) for me in g.players]
    return [len(me.deliveries) for me in g.players]


def award_points(g: Hamlet, player: i64) -> int:
    """Return a player's share of all awards; equal ones share, rounded down."""
    points = 0
    for award in range(AWARDS):
        points += award_share(g, player, award)
    return points


def award_share(g: Hamlet, player: i64, award: i64) -> int:
    """Return a player's share of an award. Who ties for the first delivers takes the second too."""
    counts = award_counts(g, award)
    mine = counts[player]
    better = len([count for count in counts if count > mine])
    tied = counts.count(mine)
    worth = g.box.prices.awards[award]
    if mine == 0:
        return 0
    if award == CHAPLAIN:
        both = worth + g.box.prices.awards[SACRISTAN]
        return (both // tied if tied > 1 else worth) if better == 0 else 0
    if award == SACRISTAN:
        return worth // tied if better == 1 else 0
    return worth // tied if better == 0 else 0


# Landmarks.


def landmark_points(g: Hamlet, player: i64) -> int:
    """Return the points of all landmarks with a player's flag."""
    points = 0
    for tile in g.players[player].flags:
        points += landmark_worth(g, player, tile)
    return points


def landmark_worth(g: Hamlet, player: i64, tile: i64) -> int:
    """Return what a landmark is worth to the owner of its flag."""
    scoring = g.box.tiles[tile].scoring
    if scoring.needs_network and not g.village.is_in_network(tile):
        return 0
    if scoring.op == PER_SEGMENT:
        return scoring.points * touching_segments(g.village.contacts, tile, scoring.terrains)
    if scoring.op == PER_COUNT:
        return scoring.points * owned(g, player, scoring.count)
    if scoring.op == PER_COIN:
        return min(scoring.cap, scoring.points * g.players[player].coins)
    if scoring.op == PER_PATH_TILE:
        return scoring.points * tiles_to_church(g.village, tile)
    if scoring.op == LONGEST_ROAD:
        return scoring.points * len(longest_road(g, player))
    if scoring.op == IF_BUILT_ROAD:
        return scoring.points if has_built_road(g.village, tile) else 0
    return 0


def owned(g: Hamlet, player: i64, what: i64) -> int:
    """Return how many sales, deliveries, donkeys or built roads a player has."""
    me: Player = g.players[player]
    if what == SALES:
        return len(me.sales)
    if what == DELIVERIES:
        return len(me.deliveries)
    if what == DONKEYS_OWNED:
        # The rival has no donkeys: stables count villagers for him.
        return me.donkey_count() if player < g.seats() else me.villagers()
    return ROADS - me.roads


def touching_segments(contacts: list[Contact], tile: i64, terrains: i64) -> int:
    """Return how many segments of a tile touch the same terrain of another tile."""
    found = 0
    for contact in contacts:
        is_counted = contact.is_same() and terrains & BIT[contact.terrains % TERRAINS]
        if is_counted and (contact.one == tile or contact.other == tile):
            found += 1
    return found


def tiles_to_church(village: Village, tile: i64) -> int:
    """Return the tiles on the shortest way to the church, both ends counted; 0 without a way."""
    reached = BIT[tile]
    new = reached
    steps = 1
    while new and not reached & BIT[CHURCH]:
        beyond = 0
        for other in range(TILES):
            if new & BIT[other]:
                beyond |= village.links[other]
        new = beyond & ~reached
        reached |= new
        steps += 1
    return steps if reached & BIT[CHURCH] else 0


def has_built_road(village: Village, tile: i64) -> bool:
    """Tell whether a built road ends on a tile."""
    for contact in village.road_at:
        if village.contacts[contact].one == tile or village.contacts[contact].other == tile:
            return True
    return False


# Roads.


def road_points(g: Hamlet, player: i64) -> int:
    """Return the points of built roads; the planner gets more for each."""
    prices = g.box.prices
    each = prices.road_points
    if g.milestones[PLANNER] == player:
        each += prices.planner_points
    return each * (ROADS - g.players[player].roads)


def longest_road(g: Hamlet, player: i64) -> list[int]:
    """Return the longest line of tiles over printed and own roads, the church apart.

    It has at least one own road; without one it is empty.
    """
    if g.players[player].roads == ROADS:
        return []
    found = g.village.longest_of.get(player)
    if found is None:
        found = find_longest(g.village, player)
        g.village.longest_of[player] = found
    return found


def find_longest(village: Village, player: i64) -> list[int]:
    """Try every line of tiles."""
    own: list[int] = [0] * TILES
    links: list[int] = [0] * TILES
    for n in range(len(village.contacts)):
        contact = village.contacts[n]
        is_own = n in village.road_at and village.road_by[village.road_at.index(n)] == player
        if (is_own or contact.is_printed_road()) and contact.one != CHURCH != contact.other:
            links[contact.one] |= BIT[contact.other]
            links[contact.other] |= BIT[contact.one]
            if is_own:
                own[contact.one] |= BIT[contact.other]
                own[contact.other] |= BIT[contact.one]
    best: list[int] = []
    for tile in range(TILES):
        if links[tile]:
            extend(links, own, [tile], BIT[tile], False, best)
    return best


def extend(
    links: list[int], own: list[int], line: list[int], used: i64, has_own: bool, best: list[int]
) -> None:
    """Try every way to make a line longer; keep the longest with an own road in `best`."""
    if has_own and len(line) > len(best):
        best[:] = line
    last = line[-1]
    ahead: i64 = links[last] & ~used
    if not ahead:
        return
    for tile in range(TILES):
        if ahead >> tile & 1:
            line.append(tile)
            is_own = has_own or bool(own[last] & BIT[tile])
            extend(links, own, line, used | BIT[tile], is_own, best)
            line.pop()


# The sheet.


def earned(event: Event) -> int:
    """Return how many points, scored during the game, an event tells of."""
    if event.what is numbering.GAINED_POINTS:
        return event.numbers[0]
    return event.numbers[1] if event.what is numbering.REWARDED else 0


def sheet(g: Hamlet, player: int) -> dict[str, int]:
    """Return a player's points by part, as if the game ended now."""
    me = g.players[player]
    prices = g.box.prices
    coins = me.coins // prices.coins_per_point if player < g.seats() else 0
    return {
        "points": me.score,
        "awards": award_points(g, player),
        "landmarks": landmark_points(g, player),
        "roads": road_points(g, player),
        "longest_road": prices.longest_points * len(longest_road(g, player)),
        "coins": coins,
    }


def total(g: Hamlet, player: int) -> int:
    """Return a player's points, as if the game ended now."""
    return sum(list(sheet(g, player).values()))


def rank(g: Hamlet, player: int) -> tuple[int, int, int]:
    """Return what decides: points, then deliveries, then sales."""
    me = g.players[player]
    return total(g, player), len(me.deliveries), len(me.sales)


def winners(g: Hamlet) -> list[int]:
    """Return the seats with the best rank; alone, the rival wins a tie."""
    ranks = [rank(g, player) for player in range(len(g.players))]
    if g.rival is not None:
        return [0] if ranks[0] > ranks[1] else []
    best = max(ranks)
    return [player for player in range(len(ranks)) if ranks[player] == best]


def end_reason(g: Hamlet) -> str:
    """The church is finished, or nobody did anything any more, or there were rounds enough."""
    if g.is_church_done():
        return "church"
    return "idle" if g.idle == IDLE_ROUNDS else "rounds"
