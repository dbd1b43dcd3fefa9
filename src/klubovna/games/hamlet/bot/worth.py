"""Hamlet: what a bot thinks of a position.

Points as if the game ended now, and hopes: workers, milestones and own tokens pay while there is
time, and goods that come where they are asked for promise deliveries, sales and buildings.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from klubovna.games.hamlet.bot.outlook import COIN, TOKEN, landmark_hope, prospects
from klubovna.games.hamlet.box.contents import Bill
from klubovna.games.hamlet.pieces.numbers import (
    BIT,
    NONE,
    PLANNER,
    REFINED,
    RESOURCES,
    is_high,
    maker_of,
    resource_of,
)
from klubovna.games.hamlet.scoring import (
    award_points,
    landmark_worth,
    longest_road,
    road_points,
)
from klubovna.games.hamlet.state import Hamlet

# Time, in rounds: for each delivery that is open, and after them.
ROUNDS_A_SPACE: Final = 3.0
LAST_ROUNDS: Final = 2.0
ROUNDS: Final = 20.0  # of a game; the later, the shorter it still is
LONG: Final = 8.0  # rounds that are time enough for everything

# What things are worth, in points.
MANY_COINS: Final = 14
WORK: Final = 1.9  # of a villager, a round
VILLAGERS: Final = [0.0, 1.0, 1.8, 2.5, 3.0]  # that much work, by their number
CARRIER: Final = 0.1  # a donkey, a round, apart from what it carries now
MILESTONE: Final = 0.22  # a round
CLOSING: Final = 1.5  # a delivery made: the end comes nearer
UNASKED: Final = 0.5  # of a token, if nobody asks for it; less for each who does
LOOSE: Final = 0.35  # of a landmark to which no road leads yet


def appraise(g: Hamlet, player: i64) -> float:
    """Say how well a player stands against the best rival."""
    others = [worth(g, who) for who in range(len(g.players)) if who != player]
    return worth(g, player) - max(others)


def worth(g: Hamlet, player: i64) -> float:
    """Return what a position is worth to a bot."""
    me = g.players[player]
    prices = g.box.prices
    longest = len(longest_road(g, player)) * prices.longest_points
    value = float(me.score + road_points(g, player) + longest)
    if not g.agenda:
        for tile in me.flags:
            value += landmark_worth(g, player, tile)
        coins = me.coins // prices.coins_per_point if player < g.seats() else 0
        return value + award_points(g, player) + coins
    left = rounds_left(g)
    value += award_points(g, player) * (0.4 + 0.6 * done_share(g)) + CLOSING * len(me.deliveries)
    value += coins_worth(g, player, left) + workers_worth(g, player, left)
    value += flags_worth(g, player, left) + milestones_worth(g, player, left)
    value += tokens_worth(g, player, left)
    return value + min(1.0, left / 3.0) * prospects(g, player, me.donkey_tiles())


# Time.


def done_share(g: Hamlet) -> float:
    """Return how much of the church the players have built."""
    return 1.0 - g.church.count(NONE) / len(g.church)


def rounds_left(g: Hamlet) -> float:
    """Guess how many rounds are left, by the church and by the clock."""
    by_church = LAST_ROUNDS + ROUNDS_A_SPACE * g.church.count(NONE)
    by_clock = max(LAST_ROUNDS, ROUNDS - 0.6 * g.round)
    left = min(by_church, by_clock)
    most = g.settings["most_rounds"]
    if isinstance(most, int):  # else only the church ends the game
        left = min(left, float(most - g.round))
    return max(0.0, left)


def in_time(left: float) -> float:
    """Return how much of something there is still time to use."""
    return min(1.0, left / LONG)


# Things.


def coins_worth(g: Hamlet, player: i64, left: float) -> float:
    """Return what coins are worth: more while they can hire, and while they are few."""
    if player >= g.seats():
        return 0.0
    coins = g.players[player].coins
    late = 1.0 / g.box.prices.coins_per_point
    early = late + (COIN - late) * in_time(left)
    return min(coins, MANY_COINS) * early + max(0, coins - MANY_COINS) * late


def workers_worth(g: Hamlet, player: i64, left: float) -> float:
    """Return what villagers and donkeys will do in the rounds that are left."""
    me = g.players[player]
    return left * (WORK * VILLAGERS[me.villagers()] + CARRIER * me.donkey_count())


def flags_worth(g: Hamlet, player: i64, left: float) -> float:
    """Return what landmarks score now; those without a road may still get one."""
    value = 0.0
    for tile in g.players[player].flags:
        scoring = g.box.tiles[tile].scoring
        if scoring.needs_network and not g.village.is_in_network(tile):
            loose = LOOSE if g.players[player].roads else LOOSE / 3.0
            value += loose * in_time(left) * landmark_hope(g, player, tile)
        else:
            value += landmark_worth(g, player, tile)
    return value


def milestones_worth(g: Hamlet, player: i64, left: float) -> float:
    """Return what milestones will bring: better tokens, and more for each road."""
    value = 0.0
    for milestone in range(REFINED):
        if g.milestones[milestone] == player:
            value += MILESTONE * left
    if g.milestones[PLANNER] == player:
        value += 0.5 * in_time(left) * g.players[player].roads
    return value


def tokens_worth(g: Hamlet, player: i64, left: float) -> float:
    """Return what own tokens on the board will bring when somebody uses them up."""
    value = 0.0
    wanted: list[int] = []
    for token in g.tokens:
        if token == NONE or maker_of(token) != player:
            continue
        wanted = wanted or demand(g)
        unasked = UNASKED / (1 + wanted[resource_of(token)])
        value += TOKEN * (2 if is_high(token) else 1) * (1.0 - unasked)
    return value * min(1.0, left / 4.0)


def demand(g: Hamlet) -> list[int]:
    """Return for each resource how many deliveries, sales and plans in hand ask for it."""
    bills: list[Bill] = []
    for space in range(len(g.church)):
        if g.church[space] == NONE:
            bills.append(g.side().deliveries[space].bill)
    for sale in g.display:
        if sale != NONE:
            bills.append(g.box.sales[sale].bill)
    for me in g.players:
        for plan in me.plans:
            bills.append(g.box.tiles[plan].bill)
    found = [0] * RESOURCES
    for bill in bills:
        for group in bill.groups:
            for kind in range(RESOURCES):
                if group.resources & BIT[kind]:
                    found[kind] += 1
    return found
