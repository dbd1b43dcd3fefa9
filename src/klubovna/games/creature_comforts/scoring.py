"""Creature Comforts: points, winners and titles."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from klubovna.games.creature_comforts.box.contents import (
    IF_HAVE,
    PER_OTHER,
    SCORE_TYPE,
    Box,
    Improvement,
    Title,
)
from klubovna.games.creature_comforts.pieces.numbers import COIN, GOODS, STORY, TYPE_IDS, TYPES
from klubovna.games.creature_comforts.rules.storing import (
    best_storing,
    larder_of_picks,
    left_over,
    left_points,
    stored_points,
)
from klubovna.games.creature_comforts.state import Comforts

END_REASONS: Final = ("winter",)
PARTS: Final = (
    "comforts",
    "bonuses",
    "improvements",
    "improvement_bonuses",
    "cottages",
    "stored",
    "stories",
    "coins",
    "goods",
)
TITLE_PARTS: Final = ("manner", "stock", "role", "realm")


# Cards.


def comfort_points(box: Box, crafted: list[int]) -> i64:
    """Return the points printed on comforts."""
    points: i64 = 0
    for kind in crafted:
        points += box.comforts[kind].points
    return points


def bonus_points(box: Box, crafted: list[int]) -> i64:
    """Return the points for comforts that go together."""
    points: i64 = 0
    for kind in crafted:
        comfort = box.comforts[kind]
        if comfort.bonus == IF_HAVE:
            if comfort.partner in crafted:
                points += comfort.bonus_points
        elif comfort.bonus == PER_OTHER:
            found: i64 = 0
            for other in crafted:
                if other in comfort.others:
                    found += 1
            if kind in comfort.others:
                found -= 1  # itself
            points += found * comfort.bonus_points
    return points


def improvement_points(box: Box, built: list[int]) -> i64:
    """Return the points printed on improvements."""
    points: i64 = 0
    for kind in built:
        points += box.improvements[kind].points
    return points


def cottage_points(box: Box, cottages: i64) -> i64:
    """Return the points of the spots from which cottages have left."""
    points: i64 = 0
    for spot in range(cottages):
        points += box.spot_points[spot]
    return points


def count_type(box: Box, crafted: list[int], type: i64) -> i64:
    """Return the number of comforts of a type."""
    found: i64 = 0
    for kind in crafted:
        if box.comforts[kind].type == type:
            found += 1
    return found


def improvement_bonus(g: Comforts, player: i64) -> i64:
    """Return the points for comforts that the others have crafted."""
    points: i64 = 0
    for kind in g.players[player].built:
        points += points_for_others(g, player, g.box.improvements[kind])
    return points


def points_for_others(g: Comforts, player: i64, card: Improvement) -> i64:
    """Return the points that one improvement gives for comforts that the others have crafted."""
    points: i64 = 0
    if card.effect == SCORE_TYPE:
        for other in range(len(g.players)):
            if other != player:
                found = count_type(g.box, g.players[other].crafted, card.type)
                points += found * card.bonus_points
    return points


# The score.


def larder_of(g: Comforts, player: i64) -> list[int]:
    """Return what a player stores: as decided, before that the best that can be."""
    me = g.players[player]
    if g.is_stored():
        return larder_of_picks(g.box, me.stored)
    return best_storing(g.box, me.crafted, me.built, me.heap)[1]


def sheet(g: Comforts, player: i64) -> dict[str, int]:
    """Return the points of a player by part, as if the game ended now."""
    return sheet_with(g, player, larder_of(g, player))


def sheet_with(g: Comforts, player: i64, larder: list[int]) -> dict[str, int]:
    """Return the points of a player by part, if so much is stored."""
    me, box = g.players[player], g.box
    left = left_over(box, larder, me.heap)
    return {
        "comforts": int(comfort_points(box, me.crafted)),
        "bonuses": int(bonus_points(box, me.crafted)),
        "improvements": int(improvement_points(box, me.built)),
        "improvement_bonuses": int(improvement_bonus(g, player)),
        "cottages": int(cottage_points(box, len(me.built))),
        "stored": stored_points(box, larder),
        "stories": left[STORY] * box.story_points,
        "coins": left[COIN] * box.coin_points,
        "goods": sum(left[:GOODS]) // box.goods_per_point,
    }


def card_points(g: Comforts, player: i64) -> i64:
    """Return the points of a player without those for resources."""
    me, box = g.players[player], g.box
    points = comfort_points(box, me.crafted) + bonus_points(box, me.crafted)
    points += improvement_points(box, me.built) + improvement_bonus(g, player)
    return points + cottage_points(box, len(me.built))


def total(g: Comforts, player: i64) -> i64:
    """Return the points of a player, as if the game ended now."""
    me, box = g.players[player], g.box
    if g.is_stored():
        larder = larder_of_picks(box, me.stored)
        left = left_over(box, larder, me.heap)
        return card_points(g, player) + stored_points(box, larder) + left_points(box, left)
    return card_points(g, player) + best_storing(box, me.crafted, me.built, me.heap)[0]


def winners(g: Comforts) -> list[int]:
    """Return everybody with the most points: a tie is shared."""
    points = [total(g, player) for player in range(len(g.players))]
    best = max(points)
    return [player for player in range(len(points)) if points[player] == best]


# Titles of the solo game.


def manners(box: Box, crafted: list[int]) -> list[str]:
    """Return the types of which most comforts were crafted; of equal ones a player may pick."""
    counts = [count_type(box, crafted, type) for type in range(TYPES)]
    most = max(counts)
    return [TYPE_IDS[type] for type in range(TYPES) if counts[type] == most]


def reached(titles: tuple[Title, ...], amount: i64) -> str:
    """Return the highest word that so much reaches."""
    id = titles[0].id
    for each in titles:
        if amount >= each.least:
            id = each.id
    return id


def title(g: Comforts, player: i64) -> dict[str, str]:
    """Return the four words of a title; of equal manners it is the first."""
    me, box = g.players[player], g.box
    return {
        "manner": manners(box, me.crafted)[0],
        "stock": reached(box.stocks, len(me.crafted)),
        "role": reached(box.roles, len(me.built)),
        "realm": reached(box.realms, total(g, player)),
    }


def end_reason(g: Comforts) -> str:
    """Winter ends the game."""
    return "winter"
