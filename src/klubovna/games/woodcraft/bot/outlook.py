"""Woodcraft: what a bot thinks that effects and orders will bring."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from klubovna.games.woodcraft.box.contents import Demand, Effect, Order
from klubovna.games.woodcraft.pieces.numbers import (
    ANY_MATERIAL,
    BERRY,
    BERRY_TRACK,
    BIT,
    CLASSES,
    FACES,
    GLUE,
    JOINTS,
    MATERIALS,
    NONE,
    NUT_TRACK,
    SCRAP,
)
from klubovna.games.woodcraft.pieces.players import Player
from klubovna.games.woodcraft.rules import deeds, effects
from klubovna.games.woodcraft.scoring import commission_points, metric
from klubovna.games.woodcraft.state import Wood

# What one of each good is worth while many turns are left, and at the very end.
EARLY_PRICES: Final = [0.8, 1.0, 1.5, 0.6, 0.6, 0.6, 0.9]
LAST_PRICES: Final = [0.1, 1.0, 0.0, 0.1, 0.1, 0.1, 0.0]
LATE: Final = 3.0  # turns before the end in which goods lose their value

PIP: Final = 0.40  # of a die, while many turns are left
DIE: Final = 0.7
LAST_PIP: Final = 0.1
COLOUR_PIPS: Final = (0.0, 0.6, 1.2)  # how much more a die of rarer wood is worth, in pips
TOOL: Final = 2.4
PRODUCTION: Final = 1.2  # of one helper, if nothing is known of them
REPUTATION: Final = 0.2  # of a step, for each order that will be completed at the end
REPUTATION_A_TURN: Final = 0.8
ORDERS_A_TURN: Final = 0.4  # that will still be completed
STEP_AHEAD: Final = 0.25  # of milestones and tiles on the way, for each step of reputation
ACTION: Final = 2.5
CHANGE: Final = 0.8
EXCHANGE: Final = 0.5  # of what it may bring
COMMISSION_GROWTH: Final = (0.35, 0.22, 0.35, 0.22, 0.7, 0.35, 0.3, 0.3)  # of metrics in a turn


class Outlook:
    """What is left of the game, and what things are worth in it."""

    def __init__(
        self, turns: float, phases: int, fresh: float, prices: list[float], rate: float
    ) -> None:
        self.turns: Final = turns
        self.phases: Final = phases  # of income
        self.fresh: Final = fresh  # 1 while many turns are left, 0 at the end
        self.prices: Final = prices  # by good
        self.rate: Final = rate  # points of a completed order at the end
        self.pip: Final = PIP * fresh + LAST_PIP * (1.0 - fresh)


def outlook(g: Wood, player: i64) -> Outlook:
    """Look ahead."""
    turns = turns_left(g, player)
    calendar = g.box.calendars[len(g.players)]
    phases = 0
    for after in calendar.income:
        if after >= g.round:
            phases += 1
    fresh = min(turns, LATE) / LATE
    prices = [
        EARLY_PRICES[good] * fresh + LAST_PRICES[good] * (1.0 - fresh)
        for good in range(len(EARLY_PRICES))
    ]
    return Outlook(turns, phases, fresh, prices, order_rate(g, player, turns))


def order_rate(g: Wood, player: i64, turns: float) -> float:
    """Return what a completed order will bring at the end, with the reputation to come."""
    points = g.box.tracks.order_points
    last = len(points) - 1
    space = min(float(last), g.players[player].reputation + REPUTATION_A_TURN * turns)
    below = int(space)
    above = min(last, below + 1)
    return points[below] + (points[above] - points[below]) * (space - below)


def turns_left(g: Wood, player: i64) -> float:
    """Return how many turns a player will still have; of the present one what is left of it."""
    left = float(g.box.calendars[len(g.players)].rounds - g.round)
    if g.round == 0:
        return left
    if g.turn == player:
        return left + (1.0 if g.tile == NONE else 0.0)
    if g.turn == NONE:
        return left
    seats = len(g.players)
    is_ahead = (player - g.first) % seats > (g.turn - g.first) % seats
    return left + 1.0 if is_ahead else left


# Effects.


def script_value(g: Wood, player: i64, script: i64, ahead: Outlook) -> float:
    """Return what effects are worth."""
    value = 0.0
    for effect in g.box.scripts[script]:
        value += effect_value(g, player, effect, ahead)
    return value


def effect_value(g: Wood, player: i64, effect: Effect, ahead: Outlook) -> float:
    """Return what an effect is worth."""
    if isinstance(effect, effects.Gain):
        return ahead.prices[effect.good] * float(effect.count)
    if isinstance(effect, effects.Lose):
        return -ahead.prices[effect.good] * float(effect.count)
    if isinstance(effect, effects.Income):
        return income_price(effect.track, ahead) * float(effect.steps)
    if isinstance(effect, effects.Reputation):
        return reputation_price(g, player, ahead) * float(effect.steps)
    if isinstance(effect, effects.Tool):
        return TOOL * (0.4 + 0.6 * ahead.fresh)
    if isinstance(effect, effects.ProduceWith):
        helpers = min(float(effect.helpers), float(len(g.players[player].helpers)))
        return helpers * PRODUCTION * ahead.fresh
    if isinstance(effect, effects.GainDie):
        return die_value(effect.colours.bit_length() - 1, effect.value, ahead)
    if isinstance(effect, effects.GainPer):
        me = g.players[player]
        counted = len(me.done) if effect.per_order else len(me.helpers)
        return ahead.prices[effect.good] * float(effect.count) * counted
    return rarer_value(g, player, effect, ahead)


def rarer_value(g: Wood, player: i64, effect: Effect, ahead: Outlook) -> float:
    """Return what an effect is worth that changes dice, or leaves a choice."""
    if isinstance(effect, deeds.OneOf):
        best = 0.0
        for script in effect.options:
            best = max(best, script_value(g, player, script, ahead))
        return best
    if isinstance(effect, deeds.Exchange):
        paid = GLUE if effect.good == ANY_MATERIAL else effect.good
        price = ahead.prices[paid] * effect.count
        return max(0.0, script_value(g, player, effect.script, ahead) - price) * EXCHANGE
    if isinstance(effect, effects.Claim):
        return best_commission(g, player, ahead)
    if isinstance(effect, deeds.Action):
        return (ACTION + effect.less * ahead.prices[BERRY]) * ahead.fresh
    if isinstance(effect, effects.TakePublicDie):
        return die_value(0, effect.highest, ahead)
    return CHANGE * ahead.fresh


def income_price(track: int, ahead: Outlook) -> float:
    """Return what a step of income is worth: it pays in each phase to come."""
    if track == NUT_TRACK:
        return float(ahead.phases)
    assert track == BERRY_TRACK
    return max(0, ahead.phases - 1) * EARLY_PRICES[BERRY] + LAST_PRICES[BERRY]


def reputation_price(g: Wood, player: i64, ahead: Outlook) -> float:
    """Return what a step of reputation is worth."""
    me = g.players[player]
    return REPUTATION * (len(me.done) + ORDERS_A_TURN * ahead.turns) + STEP_AHEAD


def die_value(colour: int, value: int, ahead: Outlook) -> float:
    """Return what a die is worth that no order waits for."""
    return DIE * ahead.fresh + ahead.pip * value + PIP * COLOUR_PIPS[colour] * ahead.fresh


# Commissions.


def commission_outlook(g: Wood, player: i64, commission: i64, turns: float) -> float:
    """Return what a commission will bring its owner."""
    card = g.box.commissions[commission]
    grown = int(metric(g.players[player], card.metric)) + COMMISSION_GROWTH[card.metric] * turns
    smooth = max(0.0, grown / card.step - 0.5 * (card.step - 1) / card.step) * card.points
    return max(float(commission_points(g, player, commission)), smooth)


def best_commission(g: Wood, player: i64, ahead: Outlook) -> float:
    """Return what the best commission on display would bring."""
    best = 0.0
    for commission in g.commissions:
        if commission not in g.players[player].commissions:
            best = max(best, commission_outlook(g, player, commission, ahead.turns))
    return best


# Orders.

BUY: Final = 1.5  # what it takes to get a die, beside its price, in blueberries
CUT: Final = 1.2
JOIN: Final = 2.4
CUT_LATER: Final = 2.4  # if no sawing tile is ready
FELL: Final = 1.0
WAIT: Final = 0.6  # for a turn in which a tree grows
MATERIAL: Final = 2.2  # for a piece that is missing
EFFORT: Final = 10.0  # what can be done for orders in a turn, in blueberries
FINE: Final = 1.0  # for an order that won't be completed
HASTE: Final = 0.93  # of its value, for an order that could be completed: better do it


def order_value(g: Wood, player: i64, card: Order, row: i64, ahead: Outlook) -> float:
    """Return what completing an order brings."""
    value = script_value(g, player, card.reward, ahead)
    value += script_value(g, player, g.box.order_rows[row - 1], ahead)
    return value + ahead.rate


def effort(
    g: Wood, me: Player, card: Order, wood: list[int], goods: list[int], trees: list[int]
) -> float:
    """Return what it takes to complete an order, and set aside what it will use."""
    total = 0.0
    for material in range(MATERIALS):
        lack = card.materials[material] - goods[GLUE + material]
        if lack > 0:
            total += MATERIAL * lack
        goods[GLUE + material] = max(0, -lack)
    waiting: list[Demand] = []
    for demand in card.demands:
        die = exact_die(demand, wood)
        if die == NONE:
            waiting.append(demand)
        else:
            wood[die] -= 1
    for demand in waiting:
        total += get_die(g, me, demand, wood, goods, trees)
    return total


def exact_die(demand: Demand, wood: list[int]) -> i64:
    """Return a die that a demand accepts, the cheapest; NONE if there is none."""
    best: i64 = NONE
    for die in range(CLASSES):
        if wood[die] == 0 or (best != NONE and die % FACES >= best % FACES):
            continue
        if demand.colours & BIT[die // FACES] and demand.values & BIT[die % FACES + 1]:
            best = die
    return best


def get_die(
    g: Wood, me: Player, demand: Demand, wood: list[int], goods: list[int], trees: list[int]
) -> float:
    """Return what it takes to get a die for a demand: to cut, raise, fell or buy one."""
    value = 1
    while not demand.values & BIT[value]:
        value += 1
    best, source, pot = price_of(g, demand, value) + BUY, NONE, NONE
    cut = CUT if me.ready_saws else CUT_LATER
    reach = most_raise(g, me)
    for die in range(CLASSES):
        if wood[die] == 0 or not demand.colours & BIT[die // FACES]:
            continue
        lack = value - die % FACES - 1
        cost = cut
        if lack > 0:
            cost = JOIN + (0.0 if goods[SCRAP] else MATERIAL) if lack <= reach else best
        if cost < best:
            best, source = cost, die
    for each in range(len(trees)):
        if trees[each] == NONE or not demand.colours & BIT[trees[each] // FACES]:
            continue
        cost = tree_cost(value - trees[each] % FACES - 1, g.box.prices.growth, cut)
        if cost < best:
            best, pot = cost, each
    if pot != NONE:
        trees[pot] = NONE
    elif source != NONE:
        take_part(wood, source, value)
    return best


def tree_cost(lack: int, growth: int, cut: float) -> float:
    """Return what it takes to make a die of a tree that lacks some pips, or has too many."""
    if lack <= 0 or growth == 0:
        return FELL if lack == 0 else FELL + cut
    turns = (lack + growth - 1) // growth
    cost = FELL + WAIT * turns
    return cost if turns * growth == lack else cost + cut


def take_part(wood: list[int], die: int, value: int) -> None:
    """Take a die away, but for what is cut off it."""
    wood[die] -= 1
    rest = die % FACES + 1 - value
    if rest > 0:
        wood[die - value] += 1


def most_raise(g: Wood, me: Player) -> int:
    """Return by how much a die can be raised at most."""
    most = 0
    for joint in range(me.owned[JOINTS]):
        if me.ready_joints & BIT[joint]:
            most = max(most, g.box.chains[JOINTS][joint].amount)
    return most


def price_of(g: Wood, demand: Demand, value: int) -> float:
    """Return what a die for a demand costs in its first colour, mostly the cheapest."""
    colour = 0
    while not demand.colours & BIT[colour]:
        colour += 1
    return float(value + g.box.prices.surcharge[colour])
