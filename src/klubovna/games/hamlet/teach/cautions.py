# not compiled: said to people, now and then
"""Hamlet: picks that cost much: what they cost, and what a better one brings."""

from __future__ import annotations

from klubovna.core.teaching import Args, Caution, Line
from klubovna.games.hamlet.pieces.numbers import (
    LANDMARK,
    MARKET,
    NONE,
    PRODUCTION,
    REFINERY,
    ROW,
    TOWN_HALL,
    is_high,
    maker_of,
)
from klubovna.games.hamlet.rules.build import ChooseFit, ChooseSite
from klubovna.games.hamlet.rules.joins import (
    can_be_joined,
    grade,
    join_of,
    joins_by_site,
    needs_road,
)
from klubovna.games.hamlet.rules.pay import BUY, Funds, Pay, bill_of, price_of
from klubovna.games.hamlet.rules.town import ENOUGH, VILLAGER, Hire, TakePlan, villager_price
from klubovna.games.hamlet.rules.trade import BEG, ChurchWork
from klubovna.games.hamlet.rules.turn import BUILD, END, Act
from klubovna.games.hamlet.rules.turn import ROAD as BUILD_ROAD
from klubovna.games.hamlet.scoring import total
from klubovna.games.hamlet.state import Hamlet
from klubovna.games.hamlet.teach import signs
from klubovna.games.hamlet.teach.advice import (
    best_act,
    best_hire,
    best_token,
    units_of,
)
from klubovna.games.hamlet.teach.goals import tile_ref


def cautions(g: Hamlet, seat: int) -> tuple[Caution, ...]:
    """Return the costly picks of the open question."""
    top = g.top_choice()
    if isinstance(top, Act):
        return idle_villagers(g, seat) + cut_off_plans(g, seat)
    if isinstance(top, (ChooseSite, ChooseFit)):
        return loose_tiles(g, seat, top)
    if isinstance(top, Pay):
        return dear_payments(g, seat, top)
    if isinstance(top, (TakePlan, Hire)):
        return missed_offers(g, seat)
    return church_work(g, seat) if isinstance(top, ChurchWork) else ()


# The turn.


def idle_villagers(g: Hamlet, seat: int) -> tuple[Caution, ...]:
    """Ending the turn wastes every villager who could still do something."""
    me, better = g.players[seat], best_act(g, seat)
    if better == END or not me.standing:
        return ()
    n = len(me.standing)
    cost = Line("cost-idle", {"n": n}, "5.4", (signs.VILLAGER,))
    gain = gain_of(g, seat, better)
    return (Caution(END, "caution-idle", {"n": n}, "5.4", (cost,), better, (gain,)),)


def gain_of(g: Hamlet, seat: int, option: int) -> Line:
    """Return what an action of a villager brings."""
    if option == BUILD_ROAD:
        return Line("gain-build-road", {}, "7.12", (signs.ROAD,))
    tile = option - BUILD if option >= BUILD else option
    card = g.box.tiles[tile]
    args: Args = {"tile": f"tile/{card.id}", "points": card.points, "coins": card.gain_coins}
    if option >= BUILD:
        return Line("gain-build", args, "7.9", signs.gain_signs(card.points, 0))
    if card.kind == PRODUCTION:
        gained = signs.gain_signs(card.gain_points, card.gain_coins)
        return Line("gain-produce", args | {"n": g.empty_slots(tile)}, "7.1", gained)
    if card.kind == REFINERY:
        made: Args = {"resource": signs.kind_ref(card.accepts)}
        return Line("gain-refine", args | made, "7.3", (signs.RESOURCE_SIGNS[card.output],))
    if tile == TOWN_HALL:
        return Line("gain-hall", {}, "7.4", (signs.HALL,))
    key, sign = ("gain-sell", signs.STALL) if tile == MARKET else ("gain-church", signs.SPIRE)
    return Line(key, {}, "7.6" if tile == MARKET else "7.7", (sign,))


# Building.


def loose_tiles(g: Hamlet, seat: int, top: ChooseSite | ChooseFit) -> tuple[Caution, ...]:
    """A tile that no road reaches is good for nothing until one is built, if one can be built."""
    if not needs_road(g, top.tile):
        return ()
    if isinstance(top, ChooseFit):
        here = top.fits(g)
        joins = {n: join_of(g.village, top.tile, here[n]) for n in g.legal}
    else:
        joins = joins_by_site(g, seat, top.tile)
    better = max(g.legal, key=lambda option: (grade(joins[option]), -option))
    worse = [option for option in g.legal if grade(joins[option]) < grade(joins[better])]
    return tuple(loose_tile(g, top.tile, n, joins[n], (better, joins[better])) for n in worse)


def loose_tile(g: Hamlet, tile: int, option: int, join: int, better: tuple[int, int]) -> Caution:
    """Return what it costs to lay a tile where no road leads, or where none can ever be built."""
    args: Args = {"tile": tile_ref(g, tile), "way": join}
    key = "cost-flag" if g.box.tiles[tile].kind == LANDMARK else "cost-unlinked"
    cost = Line(key, args, "2.3", (signs.ROAD,))
    gain = Line("gain-linked", {"thing": args["tile"], "way": better[1]}, "2.3", (signs.ROAD,))
    told = "caution-unlinked" if join else "caution-cliff"
    return Caution(option, told, args, "2.3", (cost,), better[0], (gain,))


def cut_off_plans(g: Hamlet, seat: int) -> tuple[Caution, ...]:
    """A plan that now fits only against cliffs is of no use where it stands."""
    plans = [option - BUILD for option in g.legal if BUILD <= option < BUILD_ROAD]
    better = best_act(g, seat)
    return tuple(
        Caution(
            BUILD + plan,
            "caution-cut",
            {"tile": tile_ref(g, plan)},
            "2.3",
            (Line("cost-cut", {"tile": tile_ref(g, plan)}, "2.3", (signs.ROAD,)),),
            -1 if better == BUILD + plan else better,
            (Line("gain-later", {}, "7.9", (signs.PLAN,)),),
        )
        for plan in plans
        if not can_be_joined(g, seat, plan)
    )


# Paying.


def dear_payments(g: Hamlet, seat: int, top: Pay) -> tuple[Caution, ...]:
    """Tokens of others reward others, and whatever lies there needn't be bought."""
    best = best_token(g, top)
    if best == BUY or maker_of(g.tokens[best]) not in (NONE, seat):
        return ()
    found = [gift(g, seat, option, best) for option in g.legal if is_gift(g, seat, option)]
    if BUY in g.legal:
        found += needless_purchase(g, seat, top, best)
    return tuple(found)


def is_gift(g: Hamlet, seat: int, option: int) -> bool:
    """Tell whether a token was made by somebody else."""
    return option != BUY and maker_of(g.tokens[option]) not in (NONE, seat)


def gift(g: Hamlet, seat: int, option: int, best: int) -> Caution:
    """Return what a token of somebody else costs beside one's own."""
    prices, maker = g.box.prices, maker_of(g.tokens[option])
    args: Args = {"seat": maker}
    cost = Line("cost-gift", args | reward(g, option), "6.2", (signs.POINTS,))
    mine = g.token_value(seat, g.tokens[best])
    gain = Line("gain-own", reward(g, best), "6.2", signs.gain_signs(prices.reward_points, mine))
    return Caution(option, "caution-gift", args, "6.2", (cost,), best, (gain,))


def reward(g: Hamlet, slot: int) -> Args:
    """Return the coins and points for a token when it is used."""
    prices = g.box.prices
    times = prices.high_factor if is_high(g.tokens[slot]) else 1
    return {"coins": prices.reward_coins * times, "points": prices.reward_points * times}


def needless_purchase(g: Hamlet, seat: int, top: Pay, best: int) -> list[Caution]:
    """Return what buying costs while all of it lies in reach for nothing."""
    group = bill_of(g, top.bill).groups[top.group]
    funds = Funds(g, seat)
    if units_of(funds, group, funds.reach(top.stand)) < top.left:
        return []
    price = top.left * price_of(g, group)
    cost = Line("cost-buy", {"count": price}, "6.3", (str(price), signs.COIN))
    gain = Line("gain-free", {"n": top.left}, "6.1", signs.group_signs(group)[-1:])
    return [Caution(BUY, "caution-buy", {"count": price}, "6.3", (cost,), best, (gain,))]


# In buildings.


def missed_offers(g: Hamlet, seat: int) -> tuple[Caution, ...]:
    """The leftmost plan is free, and a second villager pays soon."""
    top, me = g.top_choice(), g.players[seat]
    if isinstance(top, TakePlan) and ROW in g.legal and len(g.legal) > 1:
        cost = Line("cost-plan", {"n": len(me.plans)}, "7.4", (signs.PLAN,))
        gain = Line("gain-plan", {"tile": tile_ref(g, g.row[0])}, "7.4", (signs.PLAN,))
        return (Caution(ROW, "caution-pass", {}, "7.4", (cost,), 0, (gain,)),)
    is_alone = me.villagers() == 1 and ENOUGH in g.legal
    if isinstance(top, Hire) and is_alone and best_hire(g, seat) == VILLAGER:
        price = villager_price(g, seat)
        cost = Line("cost-alone", {}, "5.4", (signs.VILLAGER,))
        gain = Line("gain-villager", {"count": price}, "7.5", (signs.VILLAGER, signs.VILLAGER))
        return (Caution(ENOUGH, "caution-hire", {}, "7.5", (cost,), VILLAGER, (gain,)),)
    return ()


def church_work(g: Hamlet, seat: int) -> tuple[Caution, ...]:
    """Begging brings little beside a delivery, and the last delivery ends the game."""
    spaces = [option for option in g.legal if option != BEG]
    found: list[Caution] = []
    if BEG in g.legal and spaces:
        best = max(spaces, key=lambda space: g.side().deliveries[space].points)
        points = g.side().deliveries[best].points
        coins = g.box.prices.begging
        cost = Line("cost-beg", {"count": coins}, "7.8", (str(coins), signs.COIN))
        gain = Line("gain-deliver", {"points": points}, "7.7", signs.gain_signs(points, 0))
        found.append(Caution(BEG, "caution-beg", {}, "7.8", (cost,), best, (gain,)))
    if g.church.count(NONE) == 1 and spaces:
        found += early_end(g, seat, spaces[0])
    return tuple(found)


def early_end(g: Hamlet, seat: int, space: int) -> list[Caution]:
    """Return what the end of the game costs somebody who is behind."""
    mine = total(g, seat) + g.side().deliveries[space].points
    others = [(total(g, who), who) for who in range(len(g.players)) if who != seat]
    best, who = max(others)
    if mine >= best:
        return []
    args: Args = {"mine": mine, "best": best, "seat": who}
    cost = Line("cost-behind", args, "9.1", (signs.SPIRE,))
    gain = Line("gain-wait", {}, "9.1", (signs.VILLAGER,))
    return [Caution(space, "caution-finish", args, "9.1", (cost,), -1, (gain,))]
