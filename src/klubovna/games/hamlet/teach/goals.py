# not compiled: said to people, now and then
"""Hamlet: what to aim at in a turn: something that can be reached with whoever is left to act."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from klubovna.core.teaching import Args, Goal, Need
from klubovna.games.hamlet.pieces.numbers import CHURCH, HAND, MARKET, NONE
from klubovna.games.hamlet.rules.pay import DELIVERY_BILL, SALE_BILL, Funds
from klubovna.games.hamlet.rules.town import VILLAGER, Hire, TakePlan, villager_price
from klubovna.games.hamlet.rules.turn import BUILD, Act
from klubovna.games.hamlet.state import Hamlet
from klubovna.games.hamlet.teach import signs
from klubovna.games.hamlet.teach.advice import best_hire, is_saving
from klubovna.games.hamlet.teach.shortages import Shortage, least_shortage, network, shortage
from klubovna.games.hamlet.teach.signs import COIN, PLAN, gain_signs

SMALL: Final = 1  # so many points are worth less than a first plan
SOON: Final = 2  # so many coins come with the next work


@dataclass(frozen=True)
class Aim:
    """Something worth having: a plan to build, a delivery or a sale."""

    goal: Goal
    short: Shortage
    points: int
    is_ready: bool


def goal(g: Hamlet, seat: int) -> Goal | None:
    """Return what to aim at, at the town hall or with the villagers and donkeys that are left."""
    top = g.top_choice()
    if isinstance(top, TakePlan):
        return Goal("goal-plan", {}, (), (PLAN,))
    if isinstance(top, Hire):
        is_hiring = best_hire(g, seat) == VILLAGER or is_saving(g, seat)
        return hiring(g, seat) if is_hiring else None
    me = g.players[seat]
    if me.standing:
        return work(g, seat)
    return Goal("goal-lead", {"n": me.donkey_count()}, (), (signs.DONKEY,))


def hiring(g: Hamlet, seat: int) -> Goal:
    """Return another villager as something to pay for, or to save for."""
    price, coins = villager_price(g, seat), g.players[seat].coins
    needs = (Need(COIN, min(coins, price), price),)
    args: Args = {"count": price, "left": max(0, price - coins)}
    return Goal("goal-hire", args, needs, (signs.VILLAGER,))


def work(g: Hamlet, seat: int) -> Goal | None:
    """Return what villagers can have now, a first plan, a second villager, or the nearest."""
    me = g.players[seat]
    found = aims(g, seat)
    ready = [aim for aim in found if aim.is_ready and (me.plans or aim.points > SMALL)]
    if ready:
        return max(ready, key=lambda aim: aim.points).goal
    if not me.plans and g.row:
        return Goal("goal-plan", {}, (), (PLAN,))
    if me.villagers() == 1 and me.coins + SOON >= villager_price(g, seat):
        return hiring(g, seat)
    if found:
        return min(found, key=lambda aim: (aim.short.weight, -aim.points)).goal
    return Goal("goal-plan", {}, (), (PLAN,)) if g.row and len(me.plans) < HAND else None


def aims(g: Hamlet, seat: int) -> list[Aim]:
    """Return all that is worth having, with what it lacks."""
    funds = Funds(g, seat)
    linked = network(g)
    found = [plan_aim(funds, plan, linked) for plan in g.players[seat].plans]
    if isinstance(g.top_choice(), Act):  # for some plans there is everything but room
        plans = g.players[seat].plans
        found = [
            aim
            for aim, plan in zip(found, plans, strict=True)
            if not aim.is_ready or BUILD + plan in g.legal
        ]
    found += [delivery_aim(funds, n) for n in range(len(g.church)) if g.church[n] == NONE]
    return found + [sale_aim(funds, sale) for sale in g.display if sale != NONE]


def plan_aim(funds: Funds, plan: int, linked: list[int]) -> Aim:
    """Return a plan in hand as something to build."""
    card = funds.g.box.tiles[plan]
    short = least_shortage(funds, plan, linked)
    args: Args = {"tile": f"tile/{card.id}", "points": card.points}
    is_ready = funds.can_pay(short.stand, plan)
    needs = short.needs(f"build/{card.id}", is_ready)
    made = Goal("goal-build", args, needs, gain_signs(card.points, 0))
    return Aim(made, short, card.points, is_ready)


def delivery_aim(funds: Funds, space: int) -> Aim:
    """Return an open space of the church as something to deliver."""
    card = funds.g.side().deliveries[space]
    short = shortage(funds, DELIVERY_BILL + space, CHURCH)
    args: Args = {"delivery": f"delivery/{card.id}", "points": card.points}
    is_ready = funds.can_pay(CHURCH, DELIVERY_BILL + space)
    needs = short.needs(f"delivery/{card.id}", is_ready)
    made = Goal("goal-deliver", args, needs, gain_signs(card.points, 0))
    return Aim(made, short, card.points, is_ready)


def sale_aim(funds: Funds, sale: int) -> Aim:
    """Return a sale tile on display as something to sell."""
    card = funds.g.box.sales[sale]
    short = shortage(funds, SALE_BILL + sale, MARKET)
    args: Args = {"sale": f"sale/{card.id}", "points": card.points, "coins": card.coins}
    needs = short.needs(f"sale/{card.id}")
    made = Goal("goal-sell", args, needs, gain_signs(card.points, card.coins))
    return Aim(made, short, card.points, funds.can_pay(MARKET, SALE_BILL + sale))
