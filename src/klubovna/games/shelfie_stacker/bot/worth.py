"""Shelfie Stacker: what a bot thinks of a position."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from klubovna.games.shelfie_stacker.bot.outlook import LEVELS, MOST_DICE, outlook
from klubovna.games.shelfie_stacker.box import contents as the
from klubovna.games.shelfie_stacker.box.contents import Box, Competition
from klubovna.games.shelfie_stacker.pieces.numbers import (
    CHARACTERS,
    COLOURS,
    COLUMNS,
    DICE_EACH,
    HEIGHT,
    JOKER,
    NONE,
    ROUNDS,
    colour_of,
    value_of,
)
from klubovna.games.shelfie_stacker.pieces.players import FRIEND, SEAT, Player
from klubovna.games.shelfie_stacker.pieces.shelf import count_colour
from klubovna.games.shelfie_stacker.scoring import (
    competition_points,
    end_game_points,
    sidekick_points,
    total,
)
from klubovna.games.shelfie_stacker.state import Shelfie

# What a bot hopes for. A die finds its column more often than one in four: deliveries are chosen.
SUITING: Final = 1.7
MISFITS: Final = 0.5  # how many of the dice too low for their column open a new one
HOPE_OF_READY: Final = (1.0, 0.5, 0.8, 1.0, 0.6, 0.5, 0.5, 0.5, 0.8, 1.0, 0.8)  # by ability
HOPE_OF_ANY_VALUE: Final = 0.6  # more than adding one or flipping
HOPE_OF_STORED: Final = 0.4
HOPE_OF_PATTERN: Final = 0.6
HOPE_OF_COLOUR: Final = 0.07  # of the points of a sidekick, for each die of its colour

DECENT_SCORE: Final = 35.0


def worth(g: Shelfie, player: i64) -> float:
    """Return what a position is worth to a bot: points, and what can still be made of it."""
    me = g.players[player]
    if me.kind != SEAT:
        return float(total(g, player))
    turns = turns_left(g, player)
    dice = min(turns * DICE_EACH + len(me.tray), MOST_DICE)
    value = shelf_outlook(g.box, me.columns, dice)
    value += float(g.box.shame_points * (len(me.shame) + dice))
    value += reward_outlook(g, player, int(turns))
    if turns > 0 or me.tray:
        value += ability_outlook(g, me)
    return value


def turns_left(g: Shelfie, player: i64) -> i64:
    """Return how many deliveries the player will still take."""
    left: i64 = ROUNDS - g.round
    for taker in g.takers:
        if taker == player:
            return left
    return min(left + 1, ROUNDS)


def shelf_outlook(box: Box, columns: list[list[int]], dice: i64) -> float:
    """Return what the columns may bring; those of one colour share its dice."""
    lowest = [JOKER, JOKER, JOKER, JOKER]  # tops of open columns, by colour
    open_columns = [0, 0, 0, 0]
    empty = 0
    for column in columns:
        if not column:
            empty += 1
        elif len(column) < HEIGHT and value_of(column[-1]) < JOKER:
            colour = colour_of(column[0])
            open_columns[colour] += 1
            lowest[colour] = min(lowest[colour], int(value_of(column[-1])))
    homeless = 0.0
    for top in lowest:
        homeless += 1.0 if top == JOKER else MISFITS * top / JOKER
    value = 0.0
    for column in columns:
        height, top = len(column), 0
        share = SUITING / COLOURS
        if column:
            top = int(value_of(column[-1]))
            share /= max(1, open_columns[colour_of(column[0])])
        else:
            share *= homeless / empty
        level = min(LEVELS, int(share * LEVELS + 0.5))
        value += outlook(box.height_points, box.shame_points, level, dice, height, top)
    return value


def reward_outlook(g: Shelfie, player: i64, turns: int) -> float:
    """Return what the rewards bring, or may bring."""
    me = g.players[player]
    done = 1.0 - turns / (ROUNDS + 1.0)
    value = float(competition_points(g, player)) + done * float(end_game_points(g, me))
    if turns > 0 and g.competition != NONE and g.competition_owner == NONE:
        card = g.box.competitions[g.competition]
        value += HOPE_OF_PATTERN * card.points * pattern_share(card, me.columns)
    if g.sidekick != NONE:
        helper = g.box.sidekicks[g.sidekick]
        value += float(sidekick_points(g, player)) * (0.5 + 0.5 * done)
        if turns > 0:
            dice = float(min(HEIGHT, count_colour(me.columns, helper.colour)))
            value += HOPE_OF_COLOUR * helper.points * dice
    return value


def pattern_share(card: Competition, columns: list[list[int]]) -> float:
    """Return how much of a pattern is there already, squared, where most of it is."""
    best: i64 = 0
    for left in range(COLUMNS - card.width + 1):
        for bottom in range(HEIGHT - card.height + 1):
            best = max(best, cells_there(card, columns, left, bottom))
    share = float(best) / len(card.cells)
    return share * share


def cells_there(card: Competition, columns: list[list[int]], left: i64, bottom: i64) -> i64:
    """Return how many cells of a pattern are there, 0 if one of them can't be any more."""
    found: i64 = 0
    for column, row, colour in card.cells:
        dice = columns[left + column]
        if not dice:
            continue
        at = bottom + row
        if colour_of(dice[min(at, len(dice) - 1)]) != colour:
            return 0
        if at < len(dice):
            found += 1
    return found


def ability_outlook(g: Shelfie, me: Player) -> float:
    """Return what abilities may bring that wait to be used."""
    value = HOPE_OF_STORED * len(me.stored)
    for copy in me.ready:
        character = g.box.characters[copy % CHARACTERS]
        value += HOPE_OF_READY[character.op]
        if character.op == the.CHANGE and character.change == the.SET_ANY:
            value += HOPE_OF_ANY_VALUE
    return value


def appraise(g: Shelfie, seat: int) -> float:
    """Say how well a seat stands against its best rival; alone, against a decent score."""
    mine = worth(g, seat)
    if g.players[-1].kind == FRIEND:
        return mine - DECENT_SCORE
    others = [who for who in range(len(g.players)) if who != seat]
    return mine - max([worth(g, who) for who in others])
