# not compiled: made for people, now and then
"""Creature Comforts: picks that spend what the goal needs, dice for the Inn and the turkey."""

from __future__ import annotations

from klubovna.core.teaching import Args, Caution, Line
from klubovna.games.creature_comforts.box.contents import Row
from klubovna.games.creature_comforts.pieces.numbers import (
    BIT,
    BOARD_PLACES,
    COIN,
    FACES,
    GOODS,
    INN,
    RESOURCES,
    RIVER_C,
    STONE,
    WORKSHOP,
)
from klubovna.games.creature_comforts.rules import assign, month, places
from klubovna.games.creature_comforts.rules.places import cost_of, reward_of
from klubovna.games.creature_comforts.rules.trade import can_exchange, row_at
from klubovna.games.creature_comforts.state import Comforts
from klubovna.games.creature_comforts.teach.cards import drawn_heap, told_heap
from klubovna.games.creature_comforts.teach.goals import (
    Wish,
    best_wish,
    gives_what_is_missing,
    sure_places,
)

Heap = tuple[int, ...]


# The goal.


def built_for(g: Comforts, rung: int) -> Heap:
    """Return what an improvement costs this month."""
    return tuple(cost_of(g, g.box.improvements[g.ladder[rung]].cost))


def still_short(g: Comforts, heap: list[int], found: Wish) -> int:
    """Return how much is missing for a comfort with a heap; with the mole either is enough."""
    short = [max(0, found.cost[one] - heap[one]) for one in range(RESOURCES)]
    if g.is_mole():
        spare = heap[STONE] + heap[COIN] - found.cost[STONE] - found.cost[COIN]
        short[STONE], short[COIN] = max(0, -spare), 0
    goods = sum([max(0, heap[good] - found.cost[good]) for good in range(GOODS)])
    return sum(short) + max(0, found.card.any_goods - goods)


def harm(g: Comforts, seat: int, spent: Heap, got: Heap = (), any_goods: int = 0) -> int:
    """Return how much more is missing for the goal once something is spent, and something got."""
    me = g.players[seat]
    found = best_wish(g, seat, me.hand)
    if found is None or g.is_winter():
        return 0
    before = heap_to_come(g, seat)
    heap = [have - cost for have, cost in zip(before, spent, strict=True)]
    for resource, gain in enumerate(got):
        heap[resource] += gain
    worse = still_short(g, heap, found) - still_short(g, before, found)
    return max(0, worse - any_goods)


def heap_to_come(g: Comforts, seat: int) -> list[int]:
    """Return what a player has, and what the places give whose dice lie there already."""
    heap = list(g.players[seat].heap)
    places = [p for p in range(RIVER_C + 1) if g.work.assigned[p] and not g.work.home & BIT[p]]
    rewards = [reward_of(g, place) for place in places]
    return [have + sum([reward[one] for reward in rewards]) for one, have in enumerate(heap)]


def best_rung(g: Comforts, seat: int, rungs: list[int]) -> int:
    """Return the improvement with the most points, rather of goods that the goal does not need."""
    harms = {rung: harm(g, seat, built_for(g, rung)) for rung in rungs}
    return max(rungs, key=lambda one: (-harms[one], g.box.improvements[g.ladder[one]].points))


def lost_goal(g: Comforts, seat: int) -> tuple[Args, Line, Line] | None:
    """Return the goal that can be paid now, what is lost without it and what it brings."""
    found = best_wish(g, seat, g.players[seat].hand)
    if found is None or found.short:
        return None
    comfort: Args = {"comfort": f"comfort/{found.card.id}"}
    cost = Line("cost-not-crafted", comfort, "3.6", ("-", str(found.points), "heart"))
    gain = Line("gain-crafted", comfort, "3.6", ("+", str(found.points), "heart"))
    return comfort, cost, gain


def spends(g: Comforts, seat: int, option: int, key: str, args: Args, worse: int) -> Caution:
    """Ask about a pick that spends what a comfort needs that is being saved for."""
    found = best_wish(g, seat, g.players[seat].hand)
    assert found is not None, "something is being saved for"
    told: Args = {**args, "comfort": f"comfort/{found.card.id}", "short": worse}
    cost = Line("cost-goal-short", told, "3.6", ("-", str(worse), "any"))
    gain = Line("gain-kept", {"comfort": told["comfort"]}, "3.6", (str(found.points), "heart"))
    _, cost, gain = lost_goal(g, seat) or (told, cost, gain)
    return Caution(option, key, told, "3.6", (cost,), -1, (gain,))


def on_build(g: Comforts, seat: int, top: places.Build) -> list[Caution]:
    """Building of what the goal needs."""
    return [one for rung in g.legal_of(seat) for one in built_caution(g, seat, rung, rung)]


def built_caution(g: Comforts, seat: int, option: int, rung: int) -> list[Caution]:
    """Ask whether an improvement shall be built, if the goal needs what it costs."""
    worse = harm(g, seat, built_for(g, rung))
    args: Args = {"improvement": f"improvement/{g.box.improvements[g.ladder[rung]].id}"}
    return [spends(g, seat, option, "caution-build", args, worse)] if worse else []


# Visits that spend at once, as there is nothing to choose.


def on_visit(g: Comforts, seat: int) -> list[Caution]:
    """Workshop and Inn, if they spend what the goal needs."""
    legal = g.legal_of(seat)
    rungs = places.buildable(g, seat) if WORKSHOP in legal else []
    found = built_caution(g, seat, WORKSHOP, rungs[0]) if len(rungs) == 1 else []
    return [*found, *inn_caution(g, seat)] if INN in legal else found


def inn_trade(g: Comforts) -> Args | None:
    """Return what a visit of the Inn gives and gets at once; None if it is a gift or asks."""
    row = row_at(g, g.work.values[INN])
    if row.free or row.bulk or row.give_any or row.give_comforts:
        return None
    got = told_heap("get", row.get, row.get_any, comforts=row.get_comforts)
    return told_heap("give", row.give) | got


def inn_caution(g: Comforts, seat: int) -> list[Caution]:
    """Ask about a visit of the Inn whose first trade takes what the goal needs."""
    row = row_at(g, g.work.values[INN])
    told = inn_trade(g)
    worse = harm(g, seat, row.give, row.get, row.get_any) if told else 0
    return [spends(g, seat, INN, "caution-inn-pays", told, worse)] if told and worse else []


# A die for the Inn.


def could_pay(g: Comforts, seat: int, row: Row) -> bool:
    """Tell whether a row could be paid with what there is, or with what dice bring this turn."""
    if row.free or can_exchange(g, seat, row):
        return True
    if row.give_any or row.give_comforts or g.is_mole():
        return True
    coming = [place for place in range(RIVER_C + 1) if g.work.assigned[place]]
    if any([place >= BOARD_PLACES for place in g.my_places(seat)]):
        return True
    wanted = [one for one in range(RESOURCES) if row.give[one] > g.players[seat].heap[one]]
    return all([any([reward_of(g, place)[one] for place in coming]) for one in wanted])


def on_die(g: Comforts, seat: int, top: assign.Assign) -> list[Caution]:
    """A die for the Inn whose row can't be paid, where another one brings something."""
    if top.place != INN:
        return []
    options = [one for one in g.legal_of(seat) if one >= assign.AS_VALUE]
    rows = {one: row_at(g, (one - assign.AS_VALUE) % FACES + 1) for one in options}
    better = next((one for one in options if rows[one].free and is_as_it_is(g, one)), -1)
    if better < 0:
        return []
    row = rows[better]
    args: Args = {"value": (better - assign.AS_VALUE) % FACES + 1}
    got: Args = {"place": "place/inn"}
    got |= told_heap("get", row.get, row.get_any, comforts=row.get_comforts)
    signs = drawn_heap(row.get, row.get_any, comforts=row.get_comforts)
    gain = Line("gain-place", got, "5.7", signs)
    cautions: list[Caution] = []
    for one in options:
        if could_pay(g, seat, rows[one]):
            continue
        wanted = told_heap("give", rows[one].give)
        cost = Line("cost-inn", wanted, "5.7", drawn_heap(rows[one].give))
        cautions.append(Caution(one, "caution-inn-die", args, "5.7", (cost,), better, (gain,)))
    return cautions


def is_as_it_is(g: Comforts, option: int) -> bool:
    """Tell whether a die counts as what it shows."""
    die, value = divmod(option - assign.AS_VALUE, FACES)
    return g.work.faces[die] == value + 1


# Dice that may be turned.


def turned(g: Comforts, seat: int, option: int) -> list[int]:
    """Return the own dice after an answer to the turkey."""
    dice = list(g.players[seat].dice)
    if option != month.PASS:
        die, value = divmod(option - 1, FACES)
        dice[die] = value + 1
    return dice


def sure_with(g: Comforts, seat: int, dice: list[int]) -> list[int]:
    """Return the open places where these dice are enough, first those that help the goal."""
    open_places = [place for place in range(RIVER_C + 1) if g.is_open_to_workers(place)]
    sure = sure_places(g, seat, open_places, dice)
    gains = {place: sum(reward_of(g, place)) for place in sure}
    return sorted(
        sure, key=lambda place: (not gives_what_is_missing(g, seat, place), -gains[place])
    )


def worth_of(g: Comforts, seat: int, dice: list[int]) -> tuple[int, ...]:
    """Weigh dice by what is sure with them: first whether the best place helps, then how much."""
    sure = sure_with(g, seat, dice)
    useful = [place for place in sure if gives_what_is_missing(g, seat, place)]
    best = sum(reward_of(g, sure[0])) if sure else 0
    return (int(bool(useful)), best, len(useful), len(sure))
