# not compiled: looks once at a position that was written by hand
"""Woodcraft: what can be to do next.

A round is a pile of turns, a turn a pile of parts. On top of the actions of a turn lies what they
led to: steps that wait and can always be done, whatever happens before; and first of all perhaps
one that asks for something and can do so only now.
"""

from __future__ import annotations

from typing import Any, Final

from klubovna.core.notation import NotationError, fields_of
from klubovna.core.positions import Positions
from klubovna.core.step import NOBODY, Choice, Confirm, Step
from klubovna.games.woodcraft import setup
from klubovna.games.woodcraft.box.contents import EVENT_IDS
from klubovna.games.woodcraft.guess import places_of_helper, places_of_order
from klubovna.games.woodcraft.pieces.numbers import (
    ALL_COLOURS,
    BIT,
    CLASSES,
    COLOURS,
    COMMISSIONS,
    EARLY_HELPERS,
    FACES,
    GLUE,
    HELPER_SPACES,
    HELPERS,
    MARKET_ORDERS,
    MATERIALS,
    NONE,
    ORDERS,
    SCRAP,
    SOLO_CARDS,
    TILES,
    TOOL_IDS,
    TOOLS,
    value_of,
)
from klubovna.games.woodcraft.rules import (
    actions,
    attic,
    changes,
    deeds,
    free,
    helpers,
    market,
    offers,
    orders,
    rounds,
    row_cards,
    script,
    solo,
    tracks,
    turn,
    wood,
)
from klubovna.games.woodcraft.state import Wood
from klubovna.games.woodcraft.text.notation import is_bare
from klubovna.games.woodcraft.text.positions import check_phases

INCOME: list[type[Step]] = [rounds.ShiftOrders, rounds.PlaceHand, rounds.Gains, rounds.Markets]
TURN: list[type[Step]] = [
    turn.Growth, turn.Actions, turn.Marketing, turn.TidyUp, Confirm, turn.EndTurn,
]  # fmt: skip

# Steps that can always be done.
WAITING = (
    script.Effects, script.After, free.Meanwhile, market.FillStore, market.BuySix,
    helpers.AfterHiring, attic.PayLink, attic.ChooseLink, tracks.PassMilestone, tracks.ReachTile,
    wood.FellGrown,
)  # fmt: skip

# Questions that can be asked only right now.
ASKING = tuple(
    step
    for module in (actions, market, helpers, orders, attic, wood, changes, offers, row_cards)
    for step in module.STEPS
    if issubclass(step, Choice)
)

MANY = 99

# The least and most of the numbers of steps; some depend on the step, some on the box.
BOUNDS = {
    "action": (0, TILES - 1), "at": (0, MANY), "bought": (0, 1), "by": (0, 1),
    "colour": (NONE, COLOURS - 1), "colours": (1, ALL_COLOURS), "covered": (1, MANY),
    "die": (0, CLASSES - 1), "event": (0, len(EVENT_IDS) - 1), "first": (NONE, MATERIALS - 1),
    "helper": (0, HELPERS - 1), "helpers": (0, HELPER_SPACES), "highest": (1, FACES),
    "kinds": (1, 7), "least": (0, wood.CHANGES - 1), "left": (1, MANY),
    "may_pass": (0, 1), "most": (0, wood.CHANGES - 1), "nth": (1, 2),
    "order": (0, ORDERS - 1), "piece": (1, actions.PIECES), "pips": (0, FACES),
    "planted": (0, 2), "player": (0, MANY), "points": (0, MANY),
    "producing": (0, BIT[HELPER_SPACES] - 1), "rows": (1, 3), "sold": (0, COLOURS - 1),
    "tool": (0, TOOLS - 1), "value": (0, FACES), "wheel": (0, 1),
    "PayDice.least": (0, CLASSES - 1), "ChooseColour.value": (1, FACES),
}  # fmt: skip


def check(g: Wood) -> None:
    """Refuse an agenda that does not fit the pieces."""
    steps = g.agenda[::-1]
    if g.round == 0:
        check_opening(g, steps)
    elif steps and isinstance(steps[-1], rounds.EndRound):
        check_round(g, steps[:-1])
    else:
        check_income(g, steps)
    check_gaps(g, steps)
    check_phases(g, phases(g, steps, INCOME[:1]), phases(g, steps, INCOME[:2]))
    for seat, me in enumerate(g.players):
        has_grown = any(tree != NONE and value_of(tree) == FACES for tree in me.trees)
        if has_grown and not any(is_felling(step, seat) for step in steps):
            raise NotationError(f"trees {seat}: those with {FACES} pips are felled at once")
        if g.round > 1 and seat != g.turn and me.dice() > g.box.prices.store_limit:
            raise NotationError(f"wood {seat}: at most {g.box.prices.store_limit} dice now")


def phases(g: Wood, steps: list[Step], parts: list[type[Step]]) -> int:
    """Return how often these parts of the income phase are over."""
    is_coming = any(type(step) in (rounds.EndRound, *parts) for step in steps)
    last = g.round - 1 if is_coming else g.round
    return len([round for round in g.box.calendars[g.seats()].income if round <= last])


def is_felling(step: Step, player: int) -> bool:
    """Tell whether a step fells grown trees of a player."""
    return isinstance(step, wood.FellGrown) and step.player == player


def check_gaps(g: Wood, steps: list[Step]) -> None:
    """Rows have gaps only where decks are empty, the store only while dice are bought."""
    if not (steps and isinstance(steps[0], (row_cards.RefreshRow, setup.SetUp))):
        for row, deck in ((g.order_row, g.order_deck), (g.helper_row, g.helper_deck)):
            gaps = row.count(NONE)
            if gaps and (deck or row[:gaps] != [NONE] * gaps):
                raise NotationError("order_row, helper_row: gaps only on the left, without a deck")
    is_buying = any(
        isinstance(step, (market.FillStore, setup.SetUp))
        or (isinstance(step, market.BuyWood) and step.bought)
        for step in steps
    )
    if 0 in g.store and (not is_buying or g.settings["refill"] == "at_once"):
        raise NotationError("store: gaps only while dice are bought")


# Before the first round, and between rounds.


def check_opening(g: Wood, steps: list[Step]) -> None:
    """The set-up; everybody chooses; what the first helpers do; the first round."""
    kinds = [type(step) for step in steps]
    if g.turn != NOBODY:
        raise NotationError("turn: nobody's before the first round")
    if kinds == [setup.SetUp, setup.Opening, rounds.Round]:
        if not is_bare(g):
            raise NotationError("agenda: the table is laid out once")
    elif kinds == [setup.Opening, rounds.Round]:
        check_dealt(g)
    elif kinds[-1:] == [rounds.Round]:
        if any(me.offered or not me.helpers for me in g.players):
            raise NotationError("helpers: everybody has chosen one")
        check_under_way(g, steps[:-1])
        order = [g.order().index(player) for player in players_of(steps[:-1])]
        if order != sorted(order):
            raise NotationError("agenda: helpers come in turn order")
    else:
        raise NotationError("agenda: the first round comes")


def check_dealt(g: Wood) -> None:
    """Everybody has all that was dealt, and can pay any of the helpers."""
    for seat, me in enumerate(g.players):
        nuts = len([order for order in me.hand if order >= MARKET_ORDERS])
        if (len(me.hand) - nuts, nuts) != (setup.ORDERS_DEALT, setup.NUTS_DEALT):
            raise NotationError(f"hand {seat}: dealt before the opening")
        if not me.offered:
            raise NotationError(f"offered {seat}: dealt before the opening")
        if me.goods[0] < max(g.box.helpers[helper].cost for helper in me.offered):
            raise NotationError(f"goods {seat}: not enough for a helper")


def check_income(g: Wood, steps: list[Step]) -> None:
    """After a round, income if it is due; then the next round, unless this was the last one."""
    calendar = g.box.calendars[g.seats()]
    is_last = g.round == calendar.rounds
    plan = [*(INCOME if g.round in calendar.income else []), *([] if is_last else [rounds.Round])]
    kinds = [type(step) for step in steps]
    if g.turn != NOBODY:
        raise NotationError("turn: every turn ends, and every round")
    if len(kinds) > len(plan) or kinds != plan[len(plan) - len(kinds) :]:
        raise NotationError("agenda: the round goes on in another way")
    if not steps and not is_last:
        raise NotationError("agenda: the game is not over yet")
    if kinds == [rounds.Round] and g.round == calendar.swap:
        raise NotationError("agenda: the late cards come first")
    if any(commission in me.commissions for me in g.players for commission in g.commissions):
        raise NotationError("commissions: claimed ones have left at the end of the round")


# A round and a turn.


def check_round(g: Wood, steps: list[Step]) -> None:
    """Turns follow the order; one may be under way. Alone, a card comes after the turn."""
    if g.seats() == 1 and steps:
        if not isinstance(steps[-1], solo.SoloTurn):
            raise NotationError("agenda: after the turn comes a card")
        steps = steps[:-1]
    later = [step.player for step in steps if isinstance(step, turn.Turn)]
    under_way = steps[: len(steps) - len(later)]
    is_mixed = any(isinstance(step, turn.Turn) for step in under_way)
    if is_mixed or later != g.order()[g.seats() - len(later) :]:
        raise NotationError("agenda: turns follow the order")
    if [type(step) for step in under_way] == [solo.Vanish] and len(later) == g.seats() == 1:
        if g.round not in g.box.commission_rounds:
            raise NotationError("agenda: no commission leaves now")
        under_way = []
    if under_way and len(later) == g.seats():
        raise NotationError("agenda: turns follow the order")
    if g.turn != (g.order()[g.seats() - len(later) - 1] if under_way else NOBODY):
        raise NotationError("turn: it is somebody else's, or nobody's")
    if under_way:
        check_turn(g, under_way)


def check_turn(g: Wood, steps: list[Step]) -> None:
    """A turn has its parts in order, and something may be under way on top of it."""
    count = 0
    while count < len(TURN) and count < len(steps) and type(steps[-1 - count]) is TURN[-1 - count]:
        count += 1
    if count == 0:
        raise NotationError("agenda: every turn ends")
    if any(player != g.turn for player in players_of(steps)):
        raise NotationError("agenda: it is somebody else's turn")
    first, top = TURN[-count], steps[: len(steps) - count]
    is_full = g.players[g.turn].dice() > g.box.prices.store_limit
    if first is turn.Growth and (g.has_moved() or g.bonus_used or g.used or g.wheel_lanterns):
        raise NotationError("tile, bonus, used, wheel_lanterns: the turn has only begun")
    if TURN.index(first) > TURN.index(turn.Actions) and not g.has_moved():
        raise NotationError("tile: one is moved in every turn")
    if TURN.index(first) > TURN.index(turn.TidyUp) and is_full:
        raise NotationError(f"wood {g.turn}: at most {g.box.prices.store_limit} dice now")
    if first is turn.TidyUp and [type(step) for step in top] == [turn.Storage]:
        if not is_full:
            raise NotationError("agenda: there is room for all dice")
    elif first in (turn.Actions, turn.TidyUp):
        check_under_way(g, top)
    elif top:
        raise NotationError("agenda: nothing can be under way here")


def players_of(steps: list[Any]) -> list[int]:
    """Return whose steps these are; some are nobody's."""
    return [step.player for step in steps if "player" in fields_of(type(step))]


# What is under way.


def check_under_way(g: Wood, steps: list[Any]) -> None:
    """The first step may ask for something; all others wait and can be done later."""
    bounds = BOUNDS | bounds_in(g)
    for n, step in enumerate(steps):
        name = type(step).__name__
        if not isinstance(step, (*WAITING, *ASKING)):
            raise NotationError(f"agenda: {name} is no part of an action")
        check_numbers(g, step, bounds)
        if not can_wait(g, step) and (n > 0 or not can_ask(g, step)):
            raise NotationError(f"agenda: nothing can come of {name} now")


def check_numbers(g: Wood, step: Any, bounds: dict[str, tuple[int, int]]) -> None:
    """The numbers of a step are numbers of something."""
    name = type(step).__name__
    for field in fields_of(type(step)):
        least, most = bounds.get(f"{name}.{field}", bounds[field])
        if not least <= getattr(step, field) <= most:
            raise NotationError(f"agenda: {field} of {name} is not within {least} and {most}")
    if hasattr(step, "script") and step.at > len(g.box.scripts[step.script]):
        raise NotationError(f"agenda: {name} has no such word")


def bounds_in(g: Wood) -> dict[str, tuple[int, int]]:
    """Return the bounds of numbers that depend on the box."""
    actions = [e for script in g.box.scripts for e in script if isinstance(e, deeds.Action)]
    scripts, links = len(g.box.scripts), len(g.box.links)
    return {
        "script": (0, scripts - 1),
        "reward": (0, scripts - 1),
        "link": (0, links - 1),
        "links": (1, BIT[links] - 1),
        "which": (0, len(g.reached) - 1),
        "less": (0, max([action.less for action in actions], default=0)),
    }


def can_wait(g: Wood, step: Any) -> bool:
    """Tell whether a step can be done later, whatever happens before."""
    if isinstance(step, free.Meanwhile):
        return g.settings["additional"] == "anytime"
    if isinstance(step, market.BuyWood):
        return bool(step.bought)
    if isinstance(step, market.BuyMaterial):
        return step.first != NONE
    if isinstance(step, market.TakeOrder):
        return step.nth > 1
    if isinstance(step, actions.ProducePlant):
        return step.producing > 0 or step.planted > 0
    if isinstance(step, helpers.Produce):
        return bool(step.options(g))
    return isinstance(step, WAITING)


def can_ask(g: Wood, step: Any) -> bool:
    """Tell whether a step can be done right now: what it is about is there, and it has options."""
    is_there = (
        (not hasattr(step, "die") or has_die(g, step))
        and (not hasattr(step, "script") or has_word(g, step))
        and (not isinstance(step, wood.JoinBy) or has_scrap(g, step.player))
        and (not isinstance(step, helpers.PlaceHelper) or is_hired(g, step))
        and (not isinstance(step, attic.PlaceTool) or g.tools[step.tool] > 0)
        and (not isinstance(step, orders.PayDice) or is_completed(g, step))
        and (not isinstance(step, offers.PayMaterial) or has_materials(g, step))
    )
    if isinstance(step, offers.MayAct):
        return actions.can_perform(g, step.player, step.action, step.less)
    return is_there and isinstance(step, ASKING) and bool(step.options(g))


def has_die(g: Wood, step: Any) -> bool:
    """Tell whether a player has the die that is worked on, and what it is worked with."""
    me = g.players[step.player]
    if isinstance(step, wood.CutInto) and step.by == wood.BY_TILE and not wood.can_saw(me):
        return False
    if isinstance(step, wood.GlueWith) and step.by == wood.BY_TILE and not wood.can_use_gluer(me):
        return False
    if isinstance(step, actions.PlantPot) and step.piece > value_of(step.die):
        return False
    return bool(me.wood[step.die])


def has_scrap(g: Wood, player: int) -> bool:
    """Tell whether a player has scrap for a joint."""
    return g.players[player].goods[SCRAP] > 0


def has_word(g: Wood, step: Any) -> bool:
    """Tell whether a step is about an exchange that can be paid, or about a choice."""
    script = g.box.scripts[step.script]
    effect = script[step.at] if step.at < len(script) else None
    if isinstance(step, offers.MayExchange):
        return isinstance(effect, deeds.Exchange) and effect.can_pay(g, step.player)
    return isinstance(effect, deeds.OneOf)


def is_hired(g: Wood, step: helpers.PlaceHelper) -> bool:
    """Tell whether a helper comes from the row."""
    is_late = step.helper >= EARLY_HELPERS
    return places_of_helper(g, step.helper) == 1 and is_late == g.is_late()


def is_completed(g: Wood, step: orders.PayDice) -> bool:
    """Tell whether an order has just been completed, and asks for so many dice."""
    demands = g.box.orders[step.order].demands
    return step.at < len(demands) and g.players[step.player].done[-1:] == [step.order]


def has_materials(g: Wood, step: offers.PayMaterial) -> bool:
    """Tell whether a player has as many materials as are to be paid."""
    return sum(g.players[step.player].goods[GLUE : GLUE + MATERIALS]) >= step.left


def census(g: Wood) -> dict[str, int]:
    """Count what never leaves the table: tools, and no card is in two places."""
    found: dict[str, int] = {}
    for tool in range(TOOLS):
        placed = sum([me.attic.count(tool) for me in g.players])
        found[TOOL_IDS[tool]] = g.tools[tool] + placed
    for order in range(ORDERS):
        found[f"order {order}"] = min(1, 2 - places_of_order(g, order))
    for helper in range(HELPERS):
        found[f"helper {helper}"] = min(1, 2 - places_of_helper(g, helper))
    for commission in range(COMMISSIONS):
        found[f"commission {commission}"] = min(1, 2 - g.commissions.count(commission))
    for card in range(SOLO_CARDS if g.seats() == 1 else 0):
        found[f"solo {card}"] = g.solo_deck.count(card) + g.solo_discard.count(card)
    return found


POSITIONS: Final = Positions(check=check)
