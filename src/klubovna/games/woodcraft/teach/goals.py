# not compiled: made for people, now and then
"""Woodcraft: what an order still lacks, how to come by it, and what to aim at in a turn."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from klubovna.core.teaching import Args, Goal, Lack, Need
from klubovna.games.woodcraft.box.contents import Demand
from klubovna.games.woodcraft.pieces.numbers import (
    BERRY,
    BUY_MATERIALS,
    BUY_WOOD,
    CHOOSE_ORDERS,
    COLOUR_IDS,
    DIE_IDS,
    FACES,
    GLUE,
    GOOD_IDS,
    HIRE_HELPER,
    MARKET_ORDERS,
    MATERIALS,
    NONE,
    PRODUCE_PLANT,
    TRADE_DICE,
    UPGRADE_WORKSHOP,
)
from klubovna.games.woodcraft.rules.actions import can_perform
from klubovna.games.woodcraft.rules.effects import Gain
from klubovna.games.woodcraft.rules.free import Meanwhile
from klubovna.games.woodcraft.rules.market import TakeOrder, buyable, sixes
from klubovna.games.woodcraft.rules.orders import accepts, can_complete
from klubovna.games.woodcraft.rules.turn import Actions, Marketing, Storage
from klubovna.games.woodcraft.setup import KEEP, ORDERS_KEPT, PLACE, Opening
from klubovna.games.woodcraft.state import Wood
from klubovna.games.woodcraft.teach.advice import WORK, Means
from klubovna.games.woodcraft.teach.cards import ANY, GOOD_SIGNS, demand_sign, script_signs
from klubovna.games.woodcraft.view import matching_dice

FEW_HELPERS: Final = 4


@dataclass(frozen=True)
class Plan:
    """An open order: what it has and lacks, and where each missing die is at hand."""

    order: int
    row: int
    needs: tuple[Need, ...]

    @property
    def missing(self) -> int:
        """Return how many dice and materials are missing."""
        return sum([need.need - need.have for need in self.needs])

    @property
    def lost(self) -> int:
        """Return how many missing things are nowhere at hand."""
        return sum([need.need - need.have for need in self.needs if not need.target])

    @property
    def away(self) -> int:
        """Return how many missing things no work on own wood brings."""
        found = [need for need in self.needs if need.target.partition("/")[0] not in WORK]
        return sum([need.need - need.have for need in found])


def plans(g: Wood, seat: int) -> list[Plan]:
    """Return the open orders, the one that is nearest to its completion first."""
    me = g.players[seat]
    if not me.orders:
        return []
    public = buyable(g, seat, 0)
    both = zip(me.orders, me.rows, strict=True)
    found = [plan(g, seat, order, row, public) for order, row in both]
    return sorted(found, key=lambda each: (each.missing > 0, each.lost, each.missing, -each.row))


def plan(g: Wood, seat: int, order: int, row: int, public: list[int]) -> Plan:
    """Return what an order has and lacks, with the public dice that can be paid.

    Materials can be bought: they are always at hand.
    """
    me, card = g.players[seat], g.box.orders[order]
    dice = matching_dice(card.demands, me.wood)
    if can_complete(g, seat, order):
        dice = [0] * len(dice)
    left = me.wood.copy()
    for die in dice:
        left[die] -= int(die != NONE and left[die] > 0)
    means, public = Means(g, seat, card, left), public.copy()
    needs: list[Need] = []
    for demand, die in zip(card.demands, dice, strict=True):
        at = "" if die != NONE else means.way_to(demand) or public_die(demand, public)
        needs.append(Need(demand_sign(demand), int(die != NONE), 1, at))
    for n in range(MATERIALS):
        if card.materials[n]:
            have, good = min(card.materials[n], me.goods[GLUE + n]), GOOD_IDS[GLUE + n]
            missing = card.materials[n] - have
            helper = means.material(GLUE + n) if missing == 1 else ""
            at = "" if not missing else helper or f"material/{good}-1"
            needs.append(Need(GOOD_SIGNS[good], have, card.materials[n], at))
    return Plan(order, row, tuple(needs))


def public_die(demand: Demand, public: list[int]) -> str:
    """Return where such a die can be bought, and take it; "" if nowhere."""
    for die in public:
        if accepts(demand, die):
            public.remove(die)
            return f"store/{DIE_IDS[die]}"
    return ""


def advice(g: Wood, seat: int, open_orders: list[Plan]) -> list[int]:
    """Return the actions that help now, the most useful first; the others follow."""
    me = g.players[seat]
    wanted = lacked_actions(g, seat, open_orders)
    if not open_orders or not open_orders[0].missing:
        wanted.append(CHOOSE_ORDERS)
    is_early = 2 * g.round <= g.box.calendars[g.seats()].rounds
    if len(me.helpers) < FEW_HELPERS and is_early:
        wanted.append(HIRE_HELPER)
    wanted += [PRODUCE_PLANT, UPGRADE_WORKSHOP, BUY_WOOD, CHOOSE_ORDERS, HIRE_HELPER]
    wanted += [BUY_MATERIALS, TRADE_DICE]
    return [tile for tile in dict.fromkeys(wanted) if can_perform(g, seat, tile, 0)]


def lacked_actions(g: Wood, seat: int, open_orders: list[Plan]) -> list[int]:
    """Return the actions that surely bring what the nearest order lacks."""
    needs = open_orders[0].needs if open_orders else ()
    found = [action_for(g, seat, need) for need in needs if need.have < need.need]
    return [tile for tile in found if tile != NONE]


def action_for(g: Wood, seat: int, need: Need) -> int:
    """Return the action that brings what is needed, NONE if none does, or none is needed."""
    zone = need.target.partition("/")[0]
    if zone in WORK:
        return NONE
    if zone == "material":
        return BUY_MATERIALS
    if zone == "store":
        return BUY_WOOD
    return TRADE_DICE if six_for(g, seat, need) else NONE


def six_for(g: Wood, seat: int, need: Need) -> str:
    """Return the colour of a six that is asked for and can be paid, "" if there is none."""
    colours, _, value = need.sign.partition("/")[2].partition("-")
    for colour in sixes(g, seat, 0, NONE) if value == str(FACES) else ():
        if colours == ANY or COLOUR_IDS[colour] in colours.split("_"):
            return COLOUR_IDS[colour]
    return ""


# What is worth having.


def berries_of(g: Wood, helper: int) -> int:
    """Return the blueberries that a helper produces."""
    script = g.box.scripts[g.box.helpers[helper].production]
    return sum([e.count for e in script if isinstance(e, Gain) and e.good == BERRY])


def lacking(g: Wood, seat: int, order: int) -> tuple[int, int, int, int]:
    """Return how far an order is: what takes more than work, what is nowhere; nut orders last."""
    found = plan(g, seat, order, g.box.orders[order].row, buyable(g, seat, 0))
    return (found.away, found.lost, found.missing, int(order >= MARKET_ORDERS))


def wanted_at(open_orders: list[Plan], zone: str) -> str:
    """Return the first place of a zone where something lies that an order lacks."""
    for each in open_orders:
        for need in each.needs:
            if need.target.startswith(f"{zone}/"):
                return need.target
    return ""


# Goals.


def goal(g: Wood, seat: int, open_orders: list[Plan]) -> Goal | None:
    """Return what to aim at in this turn."""
    top = g.top_choice()
    if isinstance(top, Opening):
        picked = len(g.answers[seat])
        needs = (
            Need("hire_helper", min(picked, 1), 1),
            Need("choose_orders", max(0, min(picked - 1, ORDERS_KEPT)), ORDERS_KEPT),
            Need("down", 0, 1),
        )
        return Goal("goal-opening", {"n": picked}, needs)
    if g.turn != seat:
        return None
    if not open_orders or (isinstance(top, TakeOrder) and top.nth == 1):
        if not may_take_order(g, seat):
            return None
        return Goal("goal-take-order", {}, (Need("choose_orders", 0, 1),), ("reputation",))
    best = open_orders[0]
    card = g.box.orders[best.order]
    gain = (*script_signs(g.box, card.reward), *script_signs(g.box, g.box.order_rows[best.row - 1]))
    if not best.missing and isinstance(top, (Marketing, Storage)):
        return None
    is_free = isinstance(top, (Actions, Meanwhile))
    if best.missing:
        key = "goal-near" if is_free and not best.away else "goal-order"
    else:
        key = "goal-complete" if is_free else "goal-ready"
    return Goal(key, {"order": f"order/{card.id}", "n": best.missing}, best.needs, gain)


def may_take_order(g: Wood, seat: int) -> bool:
    """Return whether an order can be taken now, or by the action that is still to come."""
    top = g.top_choice()
    if not isinstance(top, Actions):
        return isinstance(top, TakeOrder)
    if g.has_moved() and not (g.is_main_waiting() and g.tile == CHOOSE_ORDERS):
        return False
    is_stuck = not g.has_moved() and g.is_blocked(CHOOSE_ORDERS)
    return not is_stuck and can_perform(g, seat, CHOOSE_ORDERS, 0)


# Why not.


def of_order(g: Wood, seat: int, word: str) -> Lack | None:
    """The dice and materials that an order still lacks."""
    me = g.players[seat]
    for order, row in zip(me.orders, me.rows, strict=True):
        if g.box.orders[order].id == word:
            found = plan(g, seat, order, row, buyable(g, seat, 0))
            lacking = tuple([need for need in found.needs if need.have < need.need])
            way = next((need.target for need in lacking if need.target), "")
            args: Args = {"n": found.missing, "zone": way.partition("/")[0] or "none"}
            return Lack("lack-order", args, lacking, way) if lacking else ready(g, seat)
    return None


def ready(g: Wood, seat: int) -> Lack:
    """Nothing is missing: the question comes first, or it is too late in this turn."""
    is_late = g.turn != seat or isinstance(g.top_choice(), (Marketing, Storage))
    return Lack("lack-order-later", {"late": int(is_late)})


def of_keep(g: Wood, seat: int, word: str) -> Lack | None:
    """At the opening nut orders stay anyway, and an order is kept once."""
    if not isinstance(g.top_choice(), Opening) or not g.answers:
        return None
    order = [card.id for card in g.box.orders].index(word)
    if order >= MARKET_ORDERS:
        return Lack("lack-keep-nut")
    is_kept = KEEP + order in [pick for pick in g.answers[seat] if KEEP <= pick < PLACE]
    return Lack("lack-kept") if is_kept else None
