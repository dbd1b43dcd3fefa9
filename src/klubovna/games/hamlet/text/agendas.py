# not compiled: looks once at a position that was written by hand
"""Hamlet: what can be to do next.

A round is a pile of turns; in a turn, on top of the choice what to do, lies what was begun.
"""

from __future__ import annotations

from typing import Any, Final

from klubovna.core.notation import NotationError
from klubovna.core.positions import Positions
from klubovna.core.step import NOBODY, Choice, Confirm, Step
from klubovna.games.hamlet import setup
from klubovna.games.hamlet.box.contents import Bill
from klubovna.games.hamlet.pieces.numbers import (
    BIT,
    CHURCH,
    MARKET,
    NONE,
    PRODUCTION,
    REFINED,
    REFINERY,
    RESOURCE_IDS,
    RESOURCES,
    STACK,
    STARTERS,
    TILES,
    TIMBER,
    TOWN_HALL,
    maker_of,
    resource_of,
)
from klubovna.games.hamlet.rules import build, pay, starters, town, trade, turn, work
from klubovna.games.hamlet.rules.solo import RivalTurn
from klubovna.games.hamlet.state import Hamlet

MOST_DEBT = 999


def check(g: Hamlet) -> None:
    """Refuse an agenda that does not fit the pieces."""
    steps = g.agenda[::-1]
    if not steps:
        return
    if not isinstance(steps[-1], turn.Round):
        raise NotationError("agenda: after a round comes the next")
    steps = steps[:-1]
    if not steps:
        if g.turn != NOBODY:
            raise NotationError("turn: nobody's between rounds")
        return
    if g.round == 0:
        check_start(g, steps)
        return
    if not isinstance(steps[-1], turn.EndRound):
        raise NotationError("agenda: every round ends")
    check_round(g, steps[:-1])


def check_start(g: Hamlet, steps: list[Step]) -> None:
    """The first player lays what is left of the start, then plans and sales come."""
    is_dealing = isinstance(steps[-1], setup.DealOut) and not g.row and g.turn == NOBODY
    tiles = [s.tile for s in steps[:-1] if isinstance(s, starters.LayStarter)]
    is_laid = tiles == list(range(STARTERS))[STARTERS - len(tiles) :] and CHURCH not in tiles
    if not is_dealing or not is_laid or len(tiles) != len(steps) - 1:
        raise NotationError("agenda: before the first round the start is laid out")
    top = steps[0]
    if isinstance(top, starters.LayStarter):
        is_first = {s.player for s in steps[:-1] if isinstance(s, Choice)} == {g.first}
        if not is_first or len(g.village.order) > STARTERS or not top.options(g):
            raise NotationError("agenda: the first player lays the start where it can lie")


def check_round(g: Hamlet, steps: list[Step]) -> None:
    """Turns follow each other clockwise; one may be under way."""
    if g.rival is not None:
        if not steps or not isinstance(steps[-1], RivalTurn):
            raise NotationError("agenda: the rival's turn is the last")
        steps = steps[:-1]
    later = [step for step in steps if isinstance(step, turn.Turn)]
    under_way = steps[: len(steps) - len(later)]
    order = [step.player for step in later]
    if steps[len(under_way) :] != later or order != g.order()[g.seats() - len(order) :]:
        raise NotationError("agenda: turns follow the order")
    if not under_way:
        return
    if [g.turn, *order] != g.order()[g.seats() - len(order) - 1 :]:
        raise NotationError("turn: it is somebody else's")
    check_turn(g, under_way)


def check_turn(g: Hamlet, steps: list[Step]) -> None:
    """A turn ends with a pause; before that is the choice what to do, and what was begun."""
    if not isinstance(steps[-1], turn.EndTurn):
        raise NotationError("agenda: every turn ends")
    if any(isinstance(step, turn.EndTurn) for step in steps[:-1]):
        raise NotationError("agenda: a turn ends once")
    whole, steps = steps, steps[:-1]
    if any(getattr(step, "player", g.turn) != g.turn for step in whole):
        raise NotationError("agenda: it is somebody else's turn")
    if not steps:
        return
    if not isinstance(steps[-1], Confirm) or any(isinstance(s, Confirm) for s in steps[:-1]):
        raise NotationError("agenda: a pause comes before the end")
    if len(steps) == 1:
        return
    if not isinstance(steps[-2], turn.Act) or any(isinstance(s, turn.Act) for s in steps[:-2]):
        raise NotationError("agenda: a turn goes on until it is ended")
    begun = steps[:-2]
    if not begun:
        return
    top = begun[0]
    if not isinstance(top, Choice) or not is_begun(g, top, begun[1:]):
        raise NotationError("agenda: that can't be under way")
    if not top.options(g):
        raise NotationError("agenda: nothing can be chosen there")


def is_begun(g: Hamlet, top: Choice, below: list[Step]) -> bool:
    """Tell whether a question and what waits for its answer belong together."""
    if isinstance(top, (turn.DonkeyFrom, turn.DonkeyTo)):
        return not below and is_moving(g, top)
    if isinstance(top, town.PlaceDonkey):
        return len(below) == 1 and is_hiring(g, below[0])
    if isinstance(top, town.TakePlan):
        return len(below) == 1 and is_hiring(g, below[0]) and stands_on(g, TOWN_HALL)
    if isinstance(top, town.Hire):
        return not below and is_hiring(g, top)
    if isinstance(top, work.BarnFill):
        return len(below) == 1 and is_filling(g, top, below[0])
    if isinstance(top, work.Refine):
        return not below and is_refinery(g, top.tile) and stands_on(g, top.tile)
    if isinstance(top, (trade.Sell, trade.ChurchWork)):
        place = MARKET if isinstance(top, trade.Sell) else CHURCH
        return not below and stands_on(g, place)
    if isinstance(top, (build.ChooseSite, build.ChooseFit)):
        return not below and is_plan(g, top.tile) and bool(me_of(g).standing)
    if isinstance(top, build.RoadSite):
        return not below and bool(me_of(g).standing)
    if isinstance(top, pay.StandAt):
        return len(below) == 1 and is_standing(g, top, below[0])
    if isinstance(top, pay.Pay):
        return len(below) == 1 and is_paying(g, top, below[0])
    return False


def me_of(g: Hamlet) -> Any:
    """Return whose turn it is."""
    return g.players[g.turn]


def stands_on(g: Hamlet, tile: int) -> bool:
    """Tell whether a villager lies on a tile after work."""
    return tile in me_of(g).lying


def is_plan(g: Hamlet, tile: int) -> bool:
    """Tell whether a plan is in the hand."""
    return tile in me_of(g).plans


def is_refinery(g: Hamlet, tile: int) -> bool:
    """Tell whether a tile is a refinery of the network."""
    is_tile = 0 <= tile < TILES and g.village.is_in_network(tile)
    return is_tile and g.box.tiles[tile].kind == REFINERY


def is_moving(g: Hamlet, top: Any) -> bool:
    """Tell whether donkeys are on their way."""
    me = me_of(g)
    if not g.donkeys_done or not me.donkeys:
        return False
    return isinstance(top, turn.DonkeyFrom) or top.origin in me.donkeys


def is_hiring(g: Hamlet, step: Step) -> bool:
    """Tell whether workers are hired at the town hall."""
    if not isinstance(step, town.Hire) or not stands_on(g, TOWN_HALL):
        return False
    return NONE <= step.plans <= len(me_of(g).plans)


def is_filling(g: Hamlet, top: work.BarnFill, below: Step) -> bool:
    """Tell whether a barn is being filled."""
    tile = top.tile
    if not isinstance(below, work.Reward) or below.tile != tile or not 0 <= tile < TILES:
        return False
    is_barn = g.village.is_in_network(tile) and g.box.tiles[tile].kind == PRODUCTION
    is_left = 1 <= top.left <= g.empty_slots(tile)
    return is_barn and is_left and stands_on(g, tile)


def is_standing(g: Hamlet, top: pay.StandAt, below: Step) -> bool:
    """Tell whether a villager looks for a place to build from."""
    if not me_of(g).standing or not top.tiles or top.tiles & ~g.village.network:
        return False
    bill = bill_number(g, below)
    if top.bill != bill or isinstance(below, work.LayTokens):
        return False
    return not top.tiles & ~(pay.payable_tiles(g, g.turn, bill) & ends_of(g, below))


def is_paying(g: Hamlet, top: pay.Pay, below: Step) -> bool:
    """Tell whether a bill is being paid for what waits."""
    number = bill_number(g, below)
    if top.bill != number or not 0 <= top.stand < TILES or not stands_on(g, top.stand):
        return False
    bill: Bill = pay.bill_of(g, number)
    if not 0 <= top.group < len(bill.groups):
        return False
    is_left = 1 <= top.left <= bill.groups[top.group].amount and 0 <= top.debt <= MOST_DEBT
    return is_left and bool(ends_of(g, below) & BIT[top.stand]) and can_settle(g, top, bill)


def can_settle(g: Hamlet, top: pay.Pay, bill: Bill) -> bool:
    """Tell whether all that is still to be paid can be."""
    funds = pay.Funds(g, g.turn)
    reach = funds.reach(top.stand)
    is_near = pay.can_buy(top.bill) and pay.is_near(reach)
    for n in range(top.group + 1, len(bill.groups)):
        group = bill.groups[n]
        if funds.purse_after(reach, group, group.amount, NONE, is_near) == pay.NEVER:
            return False
    return True


def bill_number(g: Hamlet, step: Step) -> int:
    """Return the bill of what waits to be paid, NONE if that is nothing."""
    if isinstance(step, build.LayTile):
        is_legal = is_plan(g, step.tile) and is_fit(g, step)
        return step.tile if is_legal else NONE
    if isinstance(step, build.LayRoad):
        if not 0 <= step.contact < len(g.village.contacts) or not me_of(g).roads:
            return NONE
        contact = g.village.contacts[step.contact]
        is_linked = bool(g.village.links[contact.one] & BIT[contact.other])
        kind = contact.road_kind()
        return NONE if is_linked or kind == NONE else pay.ROAD_BILL + kind
    if isinstance(step, work.LayTokens):
        return input_bill(g, step)
    if isinstance(step, trade.FinishSale):
        is_shown = step.sale in g.display and step.sale != NONE
        return pay.SALE_BILL + step.sale if is_shown else NONE
    if isinstance(step, trade.FinishDelivery):
        is_open = 0 <= step.space < len(g.church) and g.church[step.space] == NONE
        return pay.DELIVERY_BILL + step.space if is_open else NONE
    return NONE


def input_bill(g: Hamlet, step: work.LayTokens) -> int:
    """Return the bill for what a refinery uses."""
    if not is_refinery(g, step.tile):
        return NONE
    card = g.box.tiles[step.tile]
    assert TIMBER <= card.output < RESOURCES
    most = min(g.empty_slots(step.tile), me_of(g).supply[card.output - TIMBER])
    if not 1 <= step.count <= most:
        return NONE
    return pay.INPUT_BILL + 2 * card.input + step.count - 1


def is_fit(g: Hamlet, step: build.LayTile) -> bool:
    """Tell whether a tile can be laid where it shall."""
    return any(
        (fit.anchor, fit.rotation) == (step.anchor, step.rotation)
        for fit in g.village.fits(step.tile)
    )


def ends_of(g: Hamlet, step: Step) -> int:
    """Return the tiles from which something can be built or paid, as bits."""
    if isinstance(step, build.LayTile):
        fits = g.village.fits(step.tile)
        return next(f.touched for f in fits
                    if (f.anchor, f.rotation) == (step.anchor, step.rotation))  # fmt: skip
    if isinstance(step, build.LayRoad):
        contact = g.village.contacts[step.contact]
        return BIT[contact.one] | BIT[contact.other]
    if isinstance(step, work.LayTokens):
        return BIT[step.tile]
    return BIT[MARKET] if isinstance(step, trade.FinishSale) else BIT[CHURCH]


def census(g: Hamlet) -> dict[str, int]:
    """Count what never leaves the table: tiles, refined tokens, sales and milestones."""
    found: dict[str, int] = {}
    for tile in range(TILES):
        card = g.box.tiles[tile]
        held = sum([me.plans.count(tile) for me in g.players])
        is_outside = card.group >= STACK and bool(g.stacks & BIT[card.group - STACK])
        places = g.village.order.count(tile) + g.row.count(tile) + g.bag.count(tile)
        found[card.id] = places + held + int(is_outside)
    for who in range(len(g.players)):
        for n in range(REFINED):
            lying = [t for t in g.tokens if t != NONE and maker_of(t) == who]
            count = len([t for t in lying if resource_of(t) == TIMBER + n])
            found[f"{RESOURCE_IDS[TIMBER + n]} {who}"] = g.players[who].supply[n] + count
    for sale in range(len(g.box.sales)):
        sold = sum([me.sales.count(sale) for me in g.players])
        found[g.box.sales[sale].id] = g.display.count(sale) + g.unseen_sales.count(sale) + sold
    return found


POSITIONS: Final = Positions(check=check)
