# not compiled: made for people, now and then
"""Creature Comforts: picks that cost much, and what a better one brings."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from klubovna.core.teaching import Args, Caution, Line
from klubovna.games.creature_comforts.pieces.numbers import (
    ALL_DICE,
    BIT,
    BOARD_PLACES,
    COIN,
    DICE,
    INN,
    NONE,
    OWL_DRAW,
    OWL_PICK,
    RESOURCE_IDS,
    RIVER_C,
    STORY,
    WORKSHOP,
)
from klubovna.games.creature_comforts.rules import assign, month, pay, places, placing, turn, winter
from klubovna.games.creature_comforts.rules.places import requirement_of, reward_of
from klubovna.games.creature_comforts.rules.storing import (
    best_storing,
    larder_of_picks,
    left_over,
    left_points,
    stored_points,
)
from klubovna.games.creature_comforts.rules.trade import row_at
from klubovna.games.creature_comforts.state import Comforts
from klubovna.games.creature_comforts.teach.advice import lost_goal, on_build, on_die, on_visit
from klubovna.games.creature_comforts.teach.cards import drawn_heap, told_heap
from klubovna.games.creature_comforts.teach.goals import (
    Wish,
    best_new,
    best_wish,
    cheapest,
    wish,
    workers_of,
)

MUCH: Final = 2  # goods that a lesson doesn't make up for
FEW: Final = 12  # sets of dice that are looked at one by one
LEAST_LOSS: Final = 2  # points


def cautions(g: Comforts, seat: int) -> tuple[Caution, ...]:
    """Return the picks of the open question that cost a seat much."""
    top = g.top_choice()
    look = LOOKED_AT.get(type(top))
    return tuple(look(g, seat, top)) if look else ()


def lesson_only(g: Comforts, place: int) -> Line:
    """Say that a worker brings nothing but a lesson."""
    args: Args = {"place": f"place/{g.place_id(place)}"}
    return Line("cost-lesson-only", args, "3.5", ("1", "lesson"))


def left_behind(g: Comforts, seat: int, place: int) -> Line:
    """Say what is had of a place that is not resolved: a lesson, if a worker is there."""
    if place in g.players[seat].workers:
        return lesson_only(g, place)
    return Line("cost-nothing", {}, "3.5", ("0", "any"))


def gains_at(g: Comforts, seat: int, place: int) -> Line | None:
    """Say what a place gives, if that is much, and nothing but a gain."""
    args: Args = {"place": f"place/{g.place_id(place)}"}
    if place >= BOARD_PLACES:
        card = g.beyond(place)
        signs = drawn_heap(card.reward, card.reward_any_goods)
        args |= told_heap("get", card.reward, card.reward_any_goods)
        return Line("gain-place", args, "5.9", signs)
    if place <= RIVER_C:
        reward = tuple(reward_of(g, place))
        gain = Line("gain-place", args | told_heap("get", reward), "5.1", drawn_heap(reward))
        return gain if sum(reward) >= MUCH or reward[COIN] or reward[STORY] else None
    if place in (OWL_PICK, OWL_DRAW):
        rule = "5.3" if place == OWL_PICK else "5.4"
        return Line("gain-cards", args, rule, ("comfort",))
    return None


# Workers.


def on_placing(g: Comforts, seat: int, top: placing.PlaceWorkers) -> list[Caution]:
    """Workers who want more dice than there are, and a workshop without a cottage."""
    legal = g.legal_of(seat)
    if WORKSHOP in legal and g.cottages(seat) == 0:
        cost = lesson_only(g, WORKSHOP)
        return [Caution(WORKSHOP, "caution-no-cottage", {}, "5.5", (cost,))]
    if placing.READY not in legal:
        return []
    sent = workers_of(g, seat)
    wanted = sum([max(1, requirement_of(g, place).count) for place in sent])
    if wanted <= DICE:
        return []
    args: Args = {"wanted": wanted, "dice": DICE}
    cost = Line("cost-too-few-dice", args, "3.1", (str(wanted), "die", ">", str(DICE), "die"))
    gain = Line("gain-cheap-place", {}, "5.3", ("1", "die"))
    return [Caution(placing.READY, "caution-dice", args, "3.1", (cost,), -1, (gain,))]


# Dice.


def on_dice(g: Comforts, seat: int, top: assign.Assign) -> list[Caution]:
    """The last dice are laid, and some are left that fit a place where nothing lies."""
    free = ALL_DICE & ~g.work.used()
    mine = g.my_places(seat)
    empty = [place for place in mine if not g.work.assigned[place] and place < top.place]
    later = [place for place in mine if place > top.place]
    options = g.legal_of(seat)
    found = on_die(g, seat, top)
    known = [one.option for one in found]
    for option in options if len(options) <= FEW and empty else options[:1]:
        rest = free & ~dice_of(option)
        if any([can_be_filled(g, seat, place, rest) for place in later]):
            continue
        open_places = [*empty, top.place] if option == assign.NOTHING else empty
        fitting = [p for p in open_places if cheapest(g, p, g.work.faces, rest) == 0]
        if option not in known:
            found += left_dice(g, seat, option, fitting, rest)
    return found


def dice_of(option: int) -> int:
    """Return the dice of an option, as a set."""
    return BIT[(option - assign.AS_VALUE) // 6] if option >= assign.AS_VALUE else option


def can_be_filled(g: Comforts, seat: int, place: int, free: int) -> bool:
    """Tell whether a place will still be asked about."""
    cost = cheapest(g, place, g.work.faces, free)
    return NONE < cost <= g.lessons_left(seat)


def left_dice(g: Comforts, seat: int, option: int, fitting: list[int], rest: int) -> list[Caution]:
    """Ask whether dice shall lie idle that would bring much at a place they fit."""
    gains = ((place, gains_at(g, seat, place)) for place in fitting)
    place, gain = next(((place, gain) for place, gain in gains if gain), (NONE, None))
    if gain is None:
        return []
    left = len([die for die in range(DICE) if rest & BIT[die]])
    args: Args = {"place": f"place/{g.place_id(place)}", "left": left}
    idle = Line("cost-idle-dice", {"left": left}, "3.2", (str(left), "die"))
    costs = (idle, left_behind(g, seat, place))
    return [Caution(option, "caution-dice-left", args, "3.2", costs, -1, (gain,))]


# The turn.


def on_resolve(g: Comforts, seat: int, top: turn.Resolve) -> list[Caution]:
    """Going home although a place would give something for nothing."""
    for place in g.legal_of(seat):
        gain = gains_at(g, seat, place) if place != turn.FINISH else None
        if place == INN and row_at(g, g.work.values[INN]).free:
            row = row_at(g, g.work.values[INN])
            args: Args = {"place": "place/inn"}
            args |= told_heap("get", row.get, row.get_any, comforts=row.get_comforts)
            signs = drawn_heap(row.get, row.get_any, comforts=row.get_comforts)
            gain = Line("gain-place", args, "5.7", signs)
        if gain is not None:
            told: Args = {"place": f"place/{g.place_id(place)}"}
            costs = (left_behind(g, seat, place),)
            key = "caution-finish"
            home = Caution(turn.FINISH, key, told, "3.4", costs, place, (gain,))
            return [home, *on_visit(g, seat)]
    return on_visit(g, seat)


def on_give(g: Comforts, seat: int, top: pay.GiveGoods) -> list[Caution]:
    """Giving away what a comfort that can be paid needs, although something else would do."""
    me = g.players[seat]
    found = best_wish(g, seat, me.hand)
    lost = lost_goal(g, seat)
    if found is None or lost is None or g.turn != seat:
        return []
    legal = g.legal_of(seat)
    needed = [one for one in legal if me.heap[one] <= found.cost[one]]
    spare = [one for one in legal if one not in needed and one != COIN]
    if not spare or top.left > 1:
        return []
    comfort, cost, gain = lost
    return [
        Caution(
            one,
            "caution-give",
            {**comfort, "resource": f"resource/{RESOURCE_IDS[one]}"},
            "3.6",
            (cost,),
            spare[0],
            (gain,),
        )
        for one in needed
    ]


def on_craft(g: Comforts, seat: int, top: turn.Craft) -> list[Caution]:
    """Leaving a comfort in hand when the game ends."""
    kinds = [kind for kind in g.legal_of(seat) if kind != turn.DONE]
    if not g.is_winter() or not kinds:
        return []
    best = max(kinds, key=lambda kind: profit(g, seat, kind))
    points = profit(g, seat, best)
    if points < LEAST_LOSS:
        return []
    args: Args = {"comfort": f"comfort/{g.box.comforts[best].id}", "points": points}
    cost = Line("cost-left-in-hand", args, "9.3", ("0", "heart"))
    gain = Line("gain-points", args, "9.3", ("+", str(points), "heart"))
    return [Caution(turn.DONE, "caution-winter", args, "9.1", (cost,), best, (gain,))]


def profit(g: Comforts, seat: int, kind: int) -> int:
    """Return the points that crafting brings at the end, less those of what is paid for it."""
    me, box = g.players[seat], g.box
    one = wish(g, seat, kind)
    heap = [have - cost for have, cost in zip(me.heap, one.cost, strict=True)]
    for _ in range(one.card.any_goods):
        most = max(range(COIN), key=lambda good: heap[good])
        heap[most] -= 1
    before = best_storing(box, me.crafted, me.built, me.heap)[0]
    after = best_storing(box, sorted([*me.crafted, kind]), me.built, heap)[0]
    return one.points + after - before


# For nothing.


def on_wolf(g: Comforts, seat: int, top: month.WolfTake) -> list[Caution]:
    """Leaving a comfort that costs nothing."""
    found = best_new(g, seat, g.nest) or best_wish(g, seat, g.nest)
    return [free_card(found, 1 + g.nest.index(found.kind), "7.4")] if found else []


def on_discards(g: Comforts, seat: int, top: places.SearchDiscards) -> list[Caution]:
    """Leaving a discarded comfort that costs nothing."""
    kinds = [option - 1 for option in g.legal_of(seat) if option]
    found = best_new(g, seat, kinds) or best_wish(g, seat, kinds)
    return [free_card(found, 1 + found.kind, "7.7")] if found else []


def free_card(found: Wish, better: int, rule: str) -> Caution:
    """Ask whether a card shall be left."""
    args: Args = {"comfort": f"comfort/{found.card.id}"}
    cost = Line("cost-nothing", {}, rule, ("0", "comfort"))
    gain = Line("gain-free-card", args, rule, ("+", "1", "comfort"))
    return Caution(places.PASS, "caution-free-card", args, rule, (cost,), better, (gain,))


def on_jay(g: Comforts, seat: int, top: winter.JayVisit) -> list[Caution]:
    """Staying at home although a visit costs nothing."""
    visits = [option for option in g.legal_of(seat) if option != winter.PASS]
    best = max(visits, key=lambda option: sum(reward_of(g, option - 1)))
    args: Args = {"place": f"place/{g.place_id(best - 1)}"}
    cost = Line("cost-nothing", {}, "7.14", ("0", "any"))
    gain = gains_at(g, seat, best - 1)
    if gain is None:
        return []
    return [Caution(winter.PASS, "caution-free-visit", args, "7.14", (cost,), best, (gain,))]


def on_store(g: Comforts, seat: int, top: winter.Store) -> list[Caution]:
    """Being done although more points could be stored."""
    me, box = g.players[seat], g.box
    if winter.BEST not in g.legal_of(seat):
        return []
    larder = larder_of_picks(box, winter.stored_in(g, seat, g.answers[seat]))
    points = stored_points(box, larder) + left_points(box, left_over(box, larder, me.heap))
    best = best_storing(box, me.crafted, me.built, me.heap)[0]
    if points >= best:
        return []
    args: Args = {"points": best - points}
    cost = Line("cost-stored", {"points": points}, "9.2", (str(points), "heart"))
    gain = Line("gain-stored", {"points": best}, "9.2", (str(best), "heart"))
    return [Caution(winter.DONE, "caution-store", args, "9.2", (cost,), winter.BEST, (gain,))]


LOOKED_AT: Final[dict[type, Callable[[Comforts, int, Any], list[Caution]]]] = {
    month.WolfTake: on_wolf,
    placing.PlaceWorkers: on_placing,
    assign.Assign: on_dice,
    turn.Resolve: on_resolve,
    places.SearchDiscards: on_discards,
    places.Build: on_build,
    pay.GiveGoods: on_give,
    turn.Craft: on_craft,
    winter.JayVisit: on_jay,
    winter.Store: on_store,
}
