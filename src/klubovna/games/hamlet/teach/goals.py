# not compiled: asked by people, now and then
"""Hamlet: what a bill lacks, in goods, donkeys and coins, and what to aim at in a turn."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from klubovna.core.teaching import Args, Goal, Lack, Need
from klubovna.games.hamlet.box.contents import Bill, Group
from klubovna.games.hamlet.pieces.numbers import ALL_BASICS, BIT, CHURCH, HAND, MARKET, NONE, TILES
from klubovna.games.hamlet.rules.joins import can_be_joined
from klubovna.games.hamlet.rules.pay import (
    DELIVERY_BILL,
    SALE_BILL,
    Funds,
    bill_of,
    can_buy,
    is_near,
    price_of,
)
from klubovna.games.hamlet.rules.town import VILLAGER, Hire, TakePlan, villager_price
from klubovna.games.hamlet.rules.turn import BUILD, Act, DonkeyFrom, DonkeyTo
from klubovna.games.hamlet.state import Hamlet
from klubovna.games.hamlet.teach import signs
from klubovna.games.hamlet.teach.advice import best_hire, is_saving, is_worth_delivering, units_of
from klubovna.games.hamlet.teach.signs import (
    COIN,
    DONKEY,
    PLAN,
    gain_signs,
    goods_args,
    group_sign,
    kind_ref,
)

REFINED_UNITS: Final = 3  # a refined good is as hard to get as so many basic ones
SOME_AIMS: Final = 3  # so many are looked at for a donkey
SOON: Final = 2  # so many coins come with the next work
DELIVERY: Final = 0
BUILDING: Final = 1
SALE: Final = 2


@dataclass(frozen=True)
class Gap:
    """A group of a bill, and how much of it can come."""

    group: Group
    have: int

    @property
    def missing(self) -> int:
        """Return how many units are not there."""
        return max(0, self.group.amount - self.have)

    @property
    def weight(self) -> int:
        """Return how hard it is to get what is missing."""
        return self.missing * (1 if self.group.resources & ALL_BASICS else REFINED_UNITS)


@dataclass(frozen=True)
class Shortage:
    """What a bill lacks where a villager would pay it."""

    bill: Bill
    stand: int
    reach: int  # from where goods come, as bits
    gaps: tuple[Gap, ...]
    price: int  # of all that is missing, 0 if nothing can be bought
    purse: int

    @property
    def open(self) -> list[Gap]:
        """Return the groups of which something is missing."""
        return [gap for gap in self.gaps if gap.missing]

    @property
    def coins(self) -> int:
        """Return how many coins of the bill are missing."""
        return max(0, self.bill.coins - self.purse)

    @property
    def weight(self) -> int:
        """Return how far away it is to pay the bill."""
        return sum(gap.weight for gap in self.gaps) + self.coins

    @property
    def units(self) -> int:
        """Return how many pieces are missing, coins among them."""
        return sum(gap.missing for gap in self.gaps) + self.coins

    def needs(self, target: str = "", is_payable: bool = False) -> tuple[Need, ...]:
        """Return what the bill asks for and what is there; if payable, coins for the rest."""
        found = [
            Need(group_sign(gap.group), min(gap.have, gap.group.amount), gap.group.amount, target)
            for gap in self.gaps
        ]
        due = self.bill.coins + (self.price if is_payable else 0)
        if due:
            found.append(Need(COIN, due if is_payable else min(self.purse, due), due, target))
        return tuple(found)


def shortage(funds: Funds, number: int, stand: int) -> Shortage:
    """Return what a bill lacks on a tile."""
    g = funds.g
    bill, reach = bill_of(g, number), funds.reach(stand)
    gaps = tuple(Gap(group, units_of(funds, group, reach)) for group in bill.groups)
    is_sold = can_buy(number) and is_near(reach)
    price = sum(gap.missing * price_of(g, gap.group) for gap in gaps) if is_sold else 0
    return Shortage(bill, stand, reach, gaps, price, g.players[funds.player].coins)


def least_shortage(funds: Funds, number: int, stands: Iterable[int]) -> Shortage:
    """Return what a bill lacks where it lacks least; tiles of equal reach are tried once."""
    by_reach = {funds.reach(stand): stand for stand in reversed(list(stands))}
    found = [shortage(funds, number, stand) for stand in by_reach.values()]
    return min(found, key=lambda one: (one.weight, one.price == 0, one.stand))


def nearest_bill(funds: Funds, numbers: list[int], stand: int) -> tuple[int, Shortage] | None:
    """Return which bill lacks least on a tile, and what it lacks; None without bills."""
    found = [(number, shortage(funds, number, stand)) for number in numbers]
    return min(found, key=lambda one: one[1].weight) if found else None


def network(g: Hamlet) -> list[int]:
    """Return the tiles to which roads lead from the church."""
    return [tile for tile in g.village.order if g.village.is_in_network(tile)]


def lies_somewhere(funds: Funds, short: Shortage) -> bool:
    """Tell whether all goods of a bill lie in the village, if only they could come."""
    everywhere = funds.g.village.network
    return all(units_of(funds, gap.group, everywhere) >= gap.group.amount for gap in short.gaps)


def gaps_on_the_way(funds: Funds, stand: int, source: int) -> list[int]:
    """Return where donkeys are missing between a tile and goods, on the way that needs fewest."""
    links, donkeys = funds.g.village.links, funds.donkeys
    best: dict[int, list[int]] = {stand: []}
    queue = [stand]
    for tile in queue:  # grows while we look; a better way is looked at again
        is_open = tile == stand or donkeys >> tile & 1
        passed = best[tile] if is_open else [*best[tile], tile]
        for other in range(TILES):
            if not links[tile] & BIT[other]:
                continue
            if other not in best or len(passed) < len(best[other]):
                best[other] = passed
                queue.append(other)
    return best[source]


def nearest_source(funds: Funds, short: Shortage) -> tuple[Gap, int, list[int]]:
    """Return goods that can't come though they lie there: which, where, and the missing donkeys."""
    found: list[tuple[int, int, Gap, list[int]]] = []
    far = funds.g.village.network & ~short.reach
    for gap in short.open:
        for good in funds.goods:
            if gap.group.resources >> good.resource & 1 and far >> good.tile & 1:
                way = gaps_on_the_way(funds, short.stand, good.tile)
                found.append((len(way), good.tile, gap, way))
    _, tile, gap, way = min(found, key=lambda one: one[:2])
    return gap, tile, way


def tile_ref(g: Hamlet, tile: int) -> str:
    """Return the name of a tile for sentences."""
    return f"tile/{g.box.tiles[tile].id}"


# In words.


def lack_of_bill(g: Hamlet, seat: int, number: int, stands: list[int]) -> Lack | None:
    """Return what keeps a bill from being paid on one of some tiles; None: it can be paid."""
    funds = Funds(g, seat)
    if any(funds.can_pay(stand, number) for stand in stands):
        return None
    return told(funds, least_shortage(funds, number, stands), can_buy(number))


def told(funds: Funds, short: Shortage, may_buy: bool) -> Lack:
    """Return a shortage in words: coins, goods that lie nowhere, or goods that can't come."""
    if not short.open:
        return lack_of_coins(short.bill.coins, short.purse)
    if not short.price and lies_somewhere(funds, short):
        return lack_of_donkeys(funds, short)
    missing = [(gap.group.resources, gap.missing) for gap in short.open]
    args = goods_args(missing) | {"price": short.price, "coins": short.purse}
    key = "lack-goods" if may_buy else "lack-goods-for-sale"
    return Lack(key, args, short.needs())


def lack_of_donkeys(funds: Funds, short: Shortage) -> Lack:
    """Return the goods that lie too far away, and where donkeys are missing."""
    g = funds.g
    gap, source, way = nearest_source(funds, short)
    args: Args = {
        "a": kind_ref(gap.group.resources),
        "a_n": gap.missing,
        "from": tile_ref(g, source),
        "thing": tile_ref(g, short.stand),
        "tile": tile_ref(g, way[0]),
        "n": len(way),
    }
    return Lack("lack-donkeys", args, (*short.needs(), Need(DONKEY, 0, len(way))))


def lack_of_coins(price: int, coins: int) -> Lack:
    """Return how many coins are missing."""
    args: Args = {"count": price - coins, "price": price, "coins": coins}
    return Lack("lack-coins", args, (Need(COIN, coins, price),))


# Goals.


@dataclass(frozen=True)
class Aim:
    """Something worth having: a plan to build, a delivery or a sale."""

    rank: int  # as a villager's acts are ranked: a delivery before a building before a sale
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
    is_walking = isinstance(top, (DonkeyFrom, DonkeyTo))
    return lead(g, seat) if is_walking or not g.players[seat].standing else work(g, seat)


def lead(g: Hamlet, seat: int) -> Goal | None:
    """Return a step of a donkey that brings goods nearer to where they are needed, if any does."""
    step = best_step(g, seat)
    if step is None:
        return None
    args: Args = {"tile": tile_ref(g, step.origin), "thing": tile_ref(g, step.to)}
    goods: Args = {"a": kind_ref(step.gap.group.resources), "a_n": step.gap.missing}
    return Goal("goal-lead", args | goods, (), (DONKEY,))


@dataclass(frozen=True)
class Step:
    """A donkey that goes to where it hands on goods that something lacks."""

    origin: int
    to: int
    gap: Gap


def best_step(g: Hamlet, seat: int) -> Step | None:
    """Return the step of a donkey that helps what is nearest; None if none can or does."""
    top, me = g.top_choice(), g.players[seat]
    if isinstance(top, Act) and g.donkeys_done:
        return None
    free = {top.origin} if isinstance(top, DonkeyTo) else set(me.donkeys)
    funds = Funds(g, seat)
    found = [aim for aim in aims(g, seat) if aim.short.open and lies_somewhere(funds, aim.short)]
    for aim in sorted(found, key=lambda aim: (aim.short.weight, -aim.points))[:SOME_AIMS]:
        gap, source, way = nearest_source(funds, aim.short)
        others = sorted(one for one in free if g.village.links[one] & BIT[way[0]])
        for origin in others:
            if len(way) == 1 and brings(funds, aim.short.stand, source, (origin, way[0])):
                return Step(origin, way[0], gap)
    return None


def brings(funds: Funds, stand: int, source: int, step: tuple[int, int]) -> bool:
    """Tell whether goods come from a tile once a donkey went a step."""
    origin, to = step
    me = funds.g.players[funds.player]
    stays = (me.donkeys + me.moved).count(origin) > 1
    donkeys = (funds.donkeys if stays else funds.donkeys & ~BIT[origin]) | BIT[to]
    return bool(funds.g.village.reach(stand, donkeys) & BIT[source])


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
    is_planless = bool(g.row) and not me.plans
    ready = [aim for aim in found if aim.is_ready and not (is_planless and aim.rank == SALE)]
    if ready:
        return min(ready, key=lambda aim: (aim.rank, -aim.points)).goal
    if is_planless:
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
    plans = [plan_aim(funds, plan, linked) for plan in g.players[seat].plans]
    found = [aim for aim in plans if aim is not None]
    found += [delivery_aim(funds, n) for n in range(len(g.church)) if g.church[n] == NONE]
    return found + [sale_aim(funds, sale) for sale in g.display if sale != NONE]


def plan_aim(funds: Funds, plan: int, linked: list[int]) -> Aim | None:
    """Return a plan in hand as something to build; None if there is all but room, or a road."""
    g, card = funds.g, funds.g.box.tiles[plan]
    short = least_shortage(funds, plan, linked)
    is_ready = funds.can_pay(short.stand, plan)
    if isinstance(g.top_choice(), Act):
        if is_ready and BUILD + plan not in g.legal:
            return None
        is_ready = BUILD + plan in g.legal
        if is_ready and not can_be_joined(g, funds.player, plan):
            return None
    args: Args = {"tile": f"tile/{card.id}", "points": card.points}
    needs = short.needs(f"build/{card.id}", is_ready)
    made = Goal("goal-build", args, needs, gain_signs(card.points, 0))
    return Aim(BUILDING, made, short, card.points, is_ready)


def delivery_aim(funds: Funds, space: int) -> Aim:
    """Return an open space of the church as something to deliver."""
    card = funds.g.side().deliveries[space]
    short = shortage(funds, DELIVERY_BILL + space, CHURCH)
    args: Args = {"delivery": f"delivery/{card.id}", "points": card.points}
    is_ready = is_worth_delivering(funds, space)
    needs = short.needs(f"delivery/{card.id}", is_ready)
    made = Goal("goal-deliver", args, needs, gain_signs(card.points, 0))
    return Aim(DELIVERY, made, short, card.points, is_ready)


def sale_aim(funds: Funds, sale: int) -> Aim:
    """Return a sale tile on display as something to sell."""
    card = funds.g.box.sales[sale]
    short = shortage(funds, SALE_BILL + sale, MARKET)
    args: Args = {"sale": f"sale/{card.id}", "points": card.points, "coins": card.coins}
    needs = short.needs(f"sale/{card.id}")
    made = Goal("goal-sell", args, needs, gain_signs(card.points, card.coins))
    return Aim(SALE, made, short, card.points, funds.can_pay(MARKET, SALE_BILL + sale))
