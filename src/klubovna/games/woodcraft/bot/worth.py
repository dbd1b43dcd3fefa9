"""Woodcraft: what a bot thinks of a position.

Points, what commissions and completed orders will bring, income still to come, what can be made of
open orders with the dice there are, and what helpers, tiles, tools and goods may be good for.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from klubovna.games.woodcraft.bot.outlook import (
    EARLY_PRICES,
    EFFORT,
    FINE,
    HASTE,
    LAST_PRICES,
    ORDERS_A_TURN,
    STEP_AHEAD,
    Outlook,
    commission_outlook,
    die_value,
    effort,
    income_price,
    order_value,
    outlook,
    script_value,
)
from klubovna.games.woodcraft.box import contents as the
from klubovna.games.woodcraft.box.contents import Ability
from klubovna.games.woodcraft.pieces.numbers import (
    BERRY,
    BIT,
    CLASSES,
    EXPIRED,
    FACES,
    GLUER,
    GOODS,
    JOINTS,
    NONE,
    POTS,
    SAWS,
    TRACKS,
    VP,
)
from klubovna.games.woodcraft.pieces.players import Player
from klubovna.games.woodcraft.scoring import total
from klubovna.games.woodcraft.state import Wood

BEST: Final = 0.6  # productions in a turn, of the best helper
SECOND: Final = 0.4  # of the second best
OTHERS: Final = 0.1  # of any
USES: Final = 0.3  # of an ability in a turn
EVENTS: Final = 0.25  # of each kind in a turn
SAW: Final = 1.0  # of a use of a tile
JOINT: Final = 1.0
LONGER: Final = 0.4  # how much more the next joint tile is worth
GLUING: Final = 2.0
USED: Final = 0.7  # of uses that will be made of
ROW_TURNS: Final = 3.0  # in which an order stays in a row
TREE_TURNS: Final = 2.0  # in which a tree may grow before it is needed
POT: Final = 0.4  # of an empty pot, for each turn
LINK: Final = 0.4  # of what lies between tools, if the next one opens it
MARKETING: Final = 0.95  # of points that may be bought
HANDY: Final = 4  # goods of a kind; more are useless
SPENT: Final = 3.0  # blueberries that find a good use in a turn
HAND: Final = 0.6  # of what an order in hand would be worth beside the board
HAND_EFFORT: Final = 12.0  # what it takes to complete one


def worth(g: Wood, player: i64) -> float:
    """Return what a position is worth to a bot: points, and what can still be made of it."""
    if not g.agenda:
        return float(total(g, player))
    me = g.players[player]
    ahead = outlook(g, player)
    value = float(me.goods[VP])
    for commission in me.commissions:
        value += commission_outlook(g, player, commission, ahead.turns)
    value += reputation_outlook(g, me, ahead)
    for track in range(TRACKS):
        value += me.income[track] * income_price(track, ahead)
    value += orders_outlook(g, player, ahead)
    value += purse_outlook(g, me, ahead)
    value += helpers_outlook(g, player, ahead)
    value += tiles_outlook(me, ahead)
    return value + attic_outlook(g, player, ahead)


def reputation_outlook(g: Wood, me: Player, ahead: Outlook) -> float:
    """Return what completed orders will be worth, those still to come too."""
    orders = len(me.done) + ORDERS_A_TURN * ahead.turns
    return ahead.rate * orders + STEP_AHEAD * me.reputation


# Orders and wood.


def orders_outlook(g: Wood, player: i64, ahead: Outlook) -> float:
    """Return what open orders promise; the nearest one gets its dice first."""
    me = g.players[player]
    wood, goods, trees = me.wood.copy(), me.goods.copy(), me.trees.copy()
    waiting = list(range(len(me.orders)))
    value, spent = 0.0, 0.0
    while waiting:
        best, best_value, best_cost = 0, -1000.0, 0.0
        for at in range(len(waiting)):
            order = waiting[at]
            card = g.box.orders[me.orders[order]]
            cost = effort(g, me, card, wood.copy(), goods.copy(), trees.copy())
            hope = order_hope(g, player, order, cost, spent, ahead)
            if hope > best_value:
                best, best_value, best_cost = at, hope, cost
        order = waiting.pop(best)
        effort(g, me, g.box.orders[me.orders[order]], wood, goods, trees)
        value += best_value
        spent += best_cost
    return value + wood_outlook(g, wood, trees, ahead) + hand_outlook(g, player, ahead)


def order_hope(
    g: Wood, player: i64, order: i64, cost: float, spent: float, ahead: Outlook
) -> float:
    """Return what an order promises: less, the more is to be done for it and for better ones."""
    me = g.players[player]
    gain = order_value(g, player, g.box.orders[me.orders[order]], me.rows[order], ahead)
    if cost == 0.0:
        return HASTE * gain
    turns = min(ahead.turns, ROW_TURNS * (EXPIRED - me.rows[order]))
    chance = 1.0 - (cost + spent) / (EFFORT * turns + 0.01)
    if chance <= 0.0:
        return -FINE
    return chance * max(0.0, HASTE * gain - cost * EARLY_PRICES[BERRY]) - (1.0 - chance) * FINE


def wood_outlook(g: Wood, wood: list[int], trees: list[int], ahead: Outlook) -> float:
    """Return what dice are worth that no order waits for, and trees as they may be by then."""
    value = 0.0
    growth = int(min(ahead.turns, TREE_TURNS)) * g.box.prices.growth
    for die in range(CLASSES):
        if wood[die]:
            value += wood[die] * die_value(die // FACES, die % FACES + 1, ahead)
    for die in trees:
        if die != NONE:
            value += die_value(die // FACES, min(FACES, die % FACES + 1 + growth), ahead)
    return value


def hand_outlook(g: Wood, player: i64, ahead: Outlook) -> float:
    """Return what orders in hand promise, which come beside the board one by one."""
    value = 0.0
    for order in g.players[player].hand:
        card = g.box.orders[order]
        gain = order_value(g, player, card, card.row, ahead)
        value += HAND * max(0.0, gain - HAND_EFFORT * EARLY_PRICES[BERRY])
    return value


# Goods.


def purse_outlook(g: Wood, me: Player, ahead: Outlook) -> float:
    """Return what goods are worth: blueberries buy points in the end."""
    value = marketing_outlook(g, me, ahead)
    for good in range(GOODS):
        if good not in (VP, BERRY):
            value += ahead.prices[good] * min(me.goods[good], HANDY)
    return value


def marketing_outlook(g: Wood, me: Player, ahead: Outlook) -> float:
    """Return what blueberries are worth if as many as is best buy points, one step a turn."""
    spaces = g.box.prices.marketing
    space, berries, bought = me.marketing - 1, me.goods[BERRY], 0.0
    best = berries_value(berries, ahead)
    for _ in range(int(ahead.turns)):
        cost, points = spaces[space]
        berries -= cost
        if berries < 0:
            break
        bought += MARKETING * points
        best = max(best, bought + berries_value(berries, ahead))
        space = min(space + 1, len(spaces) - 1)
    return best


def berries_value(count: int, ahead: Outlook) -> float:
    """Return what blueberries are worth besides; only some can be spent in each turn."""
    spent = min(float(count), SPENT * ahead.turns)
    return ahead.prices[BERRY] * spent + LAST_PRICES[BERRY] * (count - spent)


# Helpers.


def helpers_outlook(g: Wood, player: i64, ahead: Outlook) -> float:
    """Return what helpers will bring: mostly the best two produce."""
    value, best, second = 0.0, 0.0, 0.0
    for helper in g.players[player].helpers:
        card = g.box.helpers[helper]
        value += ability_outlook(g, player, card.ability, ahead)
        production = script_value(g, player, card.production, ahead)
        value += OTHERS * production * ahead.turns
        if production > best:
            best, second = production, best
        elif production > second:
            second = production
    return value + ahead.turns * (BEST * best + SECOND * second)


def ability_outlook(g: Wood, player: i64, ability: Ability, ahead: Outlook) -> float:
    """Return what an ability will bring."""
    if ability.kind == the.IMMEDIATE:
        return 0.0
    if ability.kind == the.ONCE_PER_TURN:
        return USES * ahead.turns * script_value(g, player, ability.effects, ahead)
    bits = 0
    for value in range(1, FACES + 1):
        if ability.values & BIT[value]:
            bits += 1
    often = EVENTS * ahead.turns * (1.0 if bits > 1 else 0.5)
    if ability.less:
        return often * ability.less * EARLY_PRICES[ability.less_of]
    return often * script_value(g, player, ability.effects, ahead)


# Tiles and tools.


def tiles_outlook(me: Player, ahead: Outlook) -> float:
    """Return what the tiles of a workshop will be good for."""
    fillings = max(0, ahead.phases - 1) * USED
    saws = me.ready_saws * ahead.fresh + me.owned[SAWS] * fillings
    value = SAW * saws
    for joint in range(me.owned[JOINTS]):
        ready = ahead.fresh if me.ready_joints & BIT[joint] else 0.0
        value += JOINT * (1.0 + LONGER * joint) * (ready + fillings)
    value += GLUING * (me.ready_gluer * ahead.fresh + me.owned[GLUER] * fillings)
    return value + POT * me.owned[POTS] * ahead.turns


def attic_outlook(g: Wood, player: i64, ahead: Outlook) -> float:
    """Return what the next tools would bring."""
    attic = g.players[player].attic
    value = 0.0
    for link in g.box.links:
        if (attic[link.one] == NONE) != (attic[link.other] == NONE):
            empty = link.other if attic[link.one] != NONE else link.one
            if is_open(g, attic, empty):
                value += LINK * ahead.fresh * script_value(g, player, link.reward, ahead)
    return value


def is_open(g: Wood, attic: list[int], space: i64) -> bool:
    """Tell whether a space of the attic could take the next tool."""
    for need in g.box.attic_needs[space]:
        if attic[need] == NONE:
            return False
    return True


def appraise(g: Wood, seat: int) -> float:
    """Say how well a seat stands against its best rival; alone, against a good score."""
    rivals = [worth(g, who) for who in range(g.seats()) if who != seat]
    return worth(g, seat) - max(rivals, default=float(g.box.solo_marks[0]))
