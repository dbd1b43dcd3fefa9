"""Hamlet: the table before the first round."""

from __future__ import annotations

from typing import Final

from klubovna.core.luck import Luck
from klubovna.core.state import Value
from klubovna.core.step import NOBODY, Step
from klubovna.games.hamlet.box.contents import Box
from klubovna.games.hamlet.pieces.layouts import all_layouts, usual_layout
from klubovna.games.hamlet.pieces.numbers import (
    BAG,
    CHURCH,
    DISPLAY,
    LEVELS,
    MILESTONES,
    NONE,
    REFINED,
    ROADS,
    STARTERS,
    TILES,
    TOKENS,
)
from klubovna.games.hamlet.pieces.players import Player, Rival, new_player
from klubovna.games.hamlet.rules.solo import DIFFICULTIES
from klubovna.games.hamlet.rules.starters import LayStarter
from klubovna.games.hamlet.rules.turn import Round
from klubovna.games.hamlet.state import Hamlet

RIVAL_ACTIONS: Final = 5
ALL_STACKS: Final = 15


def deal(players: int, luck: Luck, box: Box, settings: dict[str, Value]) -> Hamlet:
    """Return the table before anything is drawn."""
    g = bare_table(players, luck, box, settings)
    g.then(SetUp(), Round())
    return g


def bare_table(players: int, luck: Luck, box: Box, settings: dict[str, Value]) -> Hamlet:
    """Return the village of the start and full supplies, and nothing to be done yet."""
    side = box.sides[players]
    people = [new_player(side.coins[0]) for _ in range(players)]
    rival = None
    if players == 1:
        people.append(new_rival(box, settings))
        rival = Rival(box.solo.favour_coins, True, list(range(RIVAL_ACTIONS)), list(box.solo.discs))
    left = [len([sale for sale in box.sales if sale.level == level + 1]) for level in range(LEVELS)]
    g = Hamlet(
        luck,
        settings,
        box,
        people,
        usual_layout(box),
        tokens=[NONE] * box.slots,
        row=[],
        row_coins=[],
        bag=[tile for tile in range(TILES) if box.tiles[tile].group == BAG],
        stacks=ALL_STACKS,
        display=[NONE] * DISPLAY,
        unseen_sales=list(range(len(box.sales))),
        sales_left=[left[level] - side.removed[level] for level in range(LEVELS)],
        church=[NONE] * len(side.deliveries),
        milestones=[NONE] * MILESTONES,
        round=0,
        first=0,
        turn=NOBODY,
        has_worked=False,
        idle=0,
        donkeys_done=False,
        rival=rival,
    )
    for tile in range(STARTERS):
        for _ in range(box.tiles[tile].starts_with):
            g.put_token(tile, only_resource(box, tile))
    return g


def new_rival(box: Box, settings: dict[str, Value]) -> Player:
    """Return the solo opponent: a villager, no donkey, no coins."""
    points = box.solo.start_points[DIFFICULTIES.index(str(settings["difficulty"]))]
    return Player(0, points, [], ROADS, [TOKENS] * REFINED, [CHURCH], [], [], [], [], [], [])


def only_resource(box: Box, tile: int) -> int:
    """Return the resource of a building that takes only one."""
    accepts = box.tiles[tile].accepts
    resource = 0
    while accepts > 1:
        accepts //= 2
        resource += 1
    return resource


class SetUp(Step):
    """The village is laid out, the first player is drawn, and everybody gets coins."""

    def do(self, g: Hamlet) -> None:
        """Lay the village out, or let the first player do so."""
        if g.settings["layout"] == "random":
            layouts = all_layouts(g.box)
            g.village = layouts[g.chance(len(layouts))]
        g.first = g.chance(g.seats())
        order = g.order()
        for place in range(len(order)):
            g.players[order[place]].coins = g.side().coins[place]
        if g.settings["layout"] == "manual":
            g.then(*[LayStarter(g.first, tile) for tile in range(CHURCH + 1, STARTERS)], DealOut())
        else:
            g.then(DealOut())


class DealOut(Step):
    """Plans and sales are drawn; the action tokens of the solo opponent are shuffled."""

    def do(self, g: Hamlet) -> None:
        """Draw them."""
        g.fill_row()
        g.fill_display()
        if g.rival is not None:
            shuffle(g, g.rival.actions)


def shuffle(g: Hamlet, things: list[int]) -> None:
    """Bring a few things into random order."""
    left = things.copy()
    for n in range(len(things)):
        things[n] = left.pop(g.chance(len(left)))


STEPS: Final = (SetUp, DealOut)
