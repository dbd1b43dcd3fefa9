"""Hamlet: what a bot thinks of a position.

Points as if the game ended now, and hopes: coins, workers and plans are worth more while there is
time to use them; so are own tokens that others will use up, and goods near deliveries.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from klubovna.games.hamlet.pieces import (
    BASICS,
    CHURCH_PARTS,
    LANDMARK,
    NONE,
    REFINERY,
    TIMBER,
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

LONG: Final = 14.0  # rounds that a game usually has
COIN: Final = 0.45
VILLAGER: Final = 0.75  # a round
DONKEY: Final = 0.22  # a round
PLAN: Final = 0.5  # of its points
EXTRA: Final = 3.0  # for what a landmark scores, or a milestone that is free
TOKEN: Final = 0.8
MILESTONE: Final = 0.18  # a round
BASIC: Final = 0.12  # one of a few goods of a kind on the board
ENOUGH: Final = 4


def worth(g: Hamlet, player: i64) -> float:
    """Return what a position is worth to a bot."""
    me = g.players[player]
    prices = g.box.prices
    longest = len(longest_road(g, player)) * prices.longest_points
    value = float(me.score + award_points(g, player) + road_points(g, player) + longest)
    for tile in me.flags:
        value += landmark_worth(g, player, tile)
    if not g.agenda:
        return value + me.coins // prices.coins_per_point
    left = rounds_left(g)
    value += min(me.coins, 12) * COIN + max(0, me.coins - 12) / prices.coins_per_point
    value += left * (VILLAGER * me.villagers() + DONKEY * me.donkey_count())
    return value + plans_outlook(g, player) + tokens_outlook(g, player, left)


def rounds_left(g: Hamlet) -> float:
    """Guess how many rounds are left, by the church and by the clock."""
    open_spaces = g.church.count(NONE)
    by_church = LONG * open_spaces / CHURCH_PARTS
    return max(1.0, min(by_church, LONG - 0.5 * g.round)) if open_spaces else 0.0


def plans_outlook(g: Hamlet, player: i64) -> float:
    """Return what plans in hand promise: more, if their goods lie in the village."""
    value = 0.0
    for plan in g.players[player].plans:
        card = g.box.tiles[plan]
        promise = float(card.points)
        if card.kind == LANDMARK or (
            card.kind == REFINERY and g.milestones[card.output - TIMBER] == NONE
        ):
            promise += 3.0
        value += promise * PLAN
    return value


def tokens_outlook(g: Hamlet, player: i64, left: float) -> float:
    """Return what own tokens and milestones promise, and goods that lie ready for everybody."""
    value = 0.0
    basics = [0] * BASICS
    for token in g.tokens:
        if token == NONE:
            continue
        if maker_of(token) == player:
            value += TOKEN * (2 if is_high(token) else 1)
        elif resource_of(token) < BASICS:
            basics[resource_of(token)] += 1
    for count in basics:
        value += BASIC * min(count, ENOUGH)
    for milestone in range(len(g.milestones)):
        if g.milestones[milestone] == player:
            value += MILESTONE * left
    return value
