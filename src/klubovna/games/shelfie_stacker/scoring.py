"""Shelfie Stacker: points, winners and ranks."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from klubovna.games.shelfie_stacker.box.contents import Box
from klubovna.games.shelfie_stacker.pieces.numbers import CHARACTERS, number_of
from klubovna.games.shelfie_stacker.pieces.players import FRIEND, SEAT, SHEM, Player
from klubovna.games.shelfie_stacker.pieces.shelf import (
    count_height,
    height_points,
    highest_points,
    top_points,
)
from klubovna.games.shelfie_stacker.rules.end_cards import end_points
from klubovna.games.shelfie_stacker.state import Shelfie

PARTS: Final = (
    "fives",
    "fours",
    "threes",
    "tops",
    "competition",
    "sidekick",
    "end_game",
    "shame",
)
END_REASONS: Final = (
    "seven_rounds",
    "rank_none",
    "rank_30",
    "rank_40",
    "rank_50",
    "rank_60",
    "rank_70",
    "shem_beaten",
    "shem_won",
)
UNRANKED: Final = "rank_none"
SHEM_HARD: Final = "shem_hard"

# The score.


def pips(g: Shelfie, me: Player) -> i64:
    """Return the points for dice on top; a hard Shem counts the highest die of each column."""
    if me.kind == SHEM and g.settings["solo"] == SHEM_HARD:
        return highest_points(me.columns)
    return top_points(me.columns)


def competition_points(g: Shelfie, player: i64) -> i64:
    """Return the points of the competition for its owner."""
    return g.box.competitions[g.competition].points if g.competition_owner == player else 0


def sidekick_points(g: Shelfie, player: i64) -> i64:
    """Return the points of the sidekick for its owner."""
    return g.box.sidekicks[g.sidekick].points if g.sidekick_owner == player else 0


def end_game_points(g: Shelfie, me: Player) -> i64:
    """Return the points of all end cards; an imaginary friend has no shelf to score."""
    points: i64 = 0
    if me.kind != FRIEND:
        for number in g.end_cards:
            points += end_points(g.box.end_cards[number], me.columns, len(me.shame))
    return points


def sheet(g: Shelfie, player: i64) -> dict[str, int]:
    """Return the points of a player by part, as if the game ended now."""
    me = g.players[player]
    tall = g.box.height_points
    return {
        "fives": int(tall[5] * count_height(me.columns, 5)),
        "fours": int(tall[4] * count_height(me.columns, 4)),
        "threes": int(tall[3] * count_height(me.columns, 3)),
        "tops": int(pips(g, me)),
        "competition": int(competition_points(g, player)),
        "sidekick": int(sidekick_points(g, player)),
        "end_game": int(end_game_points(g, me)),
        "shame": g.box.shame_points * len(me.shame),
    }


def total(g: Shelfie, player: i64) -> i64:
    """Return the points of a player, as if the game ended now."""
    me = g.players[player]
    points = height_points(g.box, me.columns) + pips(g, me) + end_game_points(g, me)
    points += competition_points(g, player) + sidekick_points(g, player)
    return points + g.box.shame_points * len(me.shame)


# The end.


def winners(g: Shelfie) -> list[int]:
    """The most points win, a tie the lower card in hand.

    Alone, a rank is a victory; Shem Bot must be beaten by more points.
    """
    rival = g.players[-1].kind
    if rival == FRIEND:
        return [] if rank(g.box, total(g, 0)) == UNRANKED else [0]
    if rival == SHEM:
        return [0] if total(g, 0) > total(g, 1) else []
    best = max([standing(g, p) for p in range(len(g.players))])
    return [p for p in range(len(g.players)) if standing(g, p) == best]


def standing(g: Shelfie, player: int) -> tuple[int, int]:
    """Return what places are decided by: points, then the lower number left in hand."""
    lowest: i64 = CHARACTERS
    for copy in g.players[player].hand:
        lowest = min(lowest, number_of(copy))
    return int(total(g, player)), -int(lowest)


def rank(box: Box, points: i64) -> str:
    """Return the highest rank that so many points reach."""
    reached = UNRANKED
    for each in box.ranks:
        if points >= each.least:
            reached = each.id
    return reached


def end_reason(g: Shelfie) -> str:
    """Return how the game ended: after seven rounds, and in a solo game how well."""
    rival = g.players[-1].kind
    if rival == SEAT:
        return "seven_rounds"
    if rival == FRIEND:
        return rank(g.box, total(g, 0))
    return "shem_beaten" if winners(g) else "shem_won"
