# not compiled: made for people, now and then
"""Creature Comforts: what to aim at in a month, and what is missing for it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from klubovna.core.teaching import Args, Goal, Need
from klubovna.games.creature_comforts.box.contents import IF_HAVE, Comfort
from klubovna.games.creature_comforts.pieces.numbers import (
    ALL_DICE,
    BOARD_PLACES,
    COIN,
    DICE,
    GOODS,
    INN,
    MARKET,
    NONE,
    OWL_DRAW,
    OWL_PICK,
    PLACE_IDS,
    RESOURCE_IDS,
    RESOURCES,
    RIVER_C,
    SEASON_IDS,
    STONE,
    VILLAGE_DICE,
    VILLAGE_SET,
    WORKSHOP,
)
from klubovna.games.creature_comforts.rules import dice, glance
from klubovna.games.creature_comforts.rules.month import season_of
from klubovna.games.creature_comforts.rules.places import cost_of, requirement_of, reward_of
from klubovna.games.creature_comforts.rules.placing import PlaceWorkers, workers_in
from klubovna.games.creature_comforts.rules.trade import row_at
from klubovna.games.creature_comforts.setup import ChooseFamily
from klubovna.games.creature_comforts.state import Comforts
from klubovna.games.creature_comforts.teach.places import MISSING

FAMILY_SET: Final = ALL_DICE & ~VILLAGE_SET

# What is missing.


def missing(g: Comforts, seat: int, cost: tuple[int, ...]) -> list[int]:
    """Return how much of each resource is missing for a cost; with the mole either is enough."""
    heap = g.players[seat].heap
    short = [max(0, cost[resource] - heap[resource]) for resource in range(RESOURCES)]
    if g.is_mole():
        spare_stones, spare_coins = (max(0, heap[r] - cost[r]) for r in (STONE, COIN))
        short[STONE] = max(0, short[STONE] - spare_coins)
        short[COIN] = max(0, short[COIN] - spare_stones)
    return short


def helps(g: Comforts, gain: tuple[int, ...] | list[int], short: list[int]) -> bool:
    """Tell whether a gain has some of what is missing; with the mole stones are coins."""
    wanted = {resource for resource, lack in enumerate(short) if lack}
    if g.is_mole() and wanted & {STONE, COIN}:
        wanted |= {STONE, COIN}
    return any([gain[resource] for resource in wanted])


def missing_goods(g: Comforts, seat: int, cost: tuple[int, ...], any_goods: int) -> int:
    """Return how many goods of choice are missing beside a cost."""
    heap = g.players[seat].heap
    spare = sum([max(0, heap[good] - cost[good]) for good in range(GOODS)])
    return max(0, any_goods - spare)


def needs_of(g: Comforts, seat: int, cost: tuple[int, ...], any_goods: int = 0) -> tuple[Need, ...]:
    """Return what a cost needs, and how much of it is there."""
    short = missing(g, seat, cost)
    needs = [
        Need(
            RESOURCE_IDS[resource],
            cost[resource] - short[resource],
            cost[resource],
            source_of(g, seat, resource) if short[resource] else "",
        )
        for resource in range(RESOURCES)
        if cost[resource]
    ]
    if any_goods:
        needs.append(Need("any", any_goods - missing_goods(g, seat, cost, any_goods), any_goods))
    return tuple(needs)


def source_of(g: Comforts, seat: int, resource: int) -> str:
    """Return a place of this month that brings a resource: where an own worker is, if it can be."""
    if g.is_winter() or g.forest < 0:
        return ""
    short = [int(one == resource) for one in range(RESOURCES)]
    places = [place for place in range(RIVER_C + 1) if helps(g, reward_of(g, place), short)]
    sent = workers_of(g, seat)
    mine = [place for place in places if place in sent]
    found = mine if g.turn == seat else mine or places
    return f"place/{PLACE_IDS[found[0]]}" if found else ""


def workers_of(g: Comforts, seat: int) -> list[int]:
    """Return where the workers of a player are, also while they are sent."""
    is_placing = bool(g.answers) and isinstance(g.agenda[-1], PlaceWorkers)
    return g.players[seat].workers + workers_in(g.answers[seat] if is_placing else [])


# Comforts that are worth a try.


@dataclass(frozen=True)
class Wish:
    """A comfort that could be crafted next: what it would take, and what it would bring."""

    kind: int
    card: Comfort
    cost: tuple[int, ...]
    short: int
    late: int  # of what is missing, so much does not grow in this season
    points: int


def wish(g: Comforts, seat: int, kind: int) -> Wish:
    """Return a comfort with what it takes this month."""
    card = g.box.comforts[kind]
    cost = cost_of(g, card.cost)
    lacks = missing(g, seat, cost)
    short = sum(lacks) + missing_goods(g, seat, cost, card.any_goods)
    late = 0 if not g.month or g.is_winter() else lacks[MISSING[season_of(g, g.month)]]
    is_paired = card.bonus == IF_HAVE and card.partner in g.players[seat].crafted
    return Wish(kind, card, cost, short, late, card.points + is_paired * card.bonus_points)


def best_wish(g: Comforts, seat: int, kinds: list[int]) -> Wish | None:
    """Return the comfort that is nearest and grows now, of these the one with the most points."""
    wishes = [wish(g, seat, kind) for kind in sorted(set(kinds))]
    return min(wishes, key=lambda one: (one.late > 0, one.short, -one.points), default=None)


def best_new(g: Comforts, seat: int, kinds: list[int]) -> Wish | None:
    """Return the nearest of the comforts that are not in the hand yet."""
    hand = g.players[seat].hand
    return best_wish(g, seat, [kind for kind in kinds if kind not in hand])


def price(one: Wish) -> int:
    """Return how many things a comfort costs."""
    return sum(one.cost) + one.card.any_goods


def dearest_wish(g: Comforts, seat: int, kinds: list[int]) -> tuple[Wish, bool]:
    """Return the comfort that costs most, of these the one with the fewest points; and if tied."""
    wishes = [wish(g, seat, kind) for kind in kinds]
    found = max(wishes, key=lambda one: (price(one), -one.points, -one.kind))
    return found, [price(one) for one in wishes].count(price(found)) > 1


def last_wish(g: Comforts, seat: int, kinds: list[int]) -> Wish | None:
    """Return the comfort that is farthest away, of these the one with the fewest points."""
    wishes = [wish(g, seat, kind) for kind in sorted(set(kinds))]
    return max(wishes, key=lambda one: (one.short, -one.points), default=None)


def gives_what_is_missing(g: Comforts, seat: int, place: int) -> bool:
    """Tell whether a place of valley or river brings what the nearest comfort needs."""
    found = best_wish(g, seat, g.players[seat].hand)
    short = missing(g, seat, found.cost) if found else []
    return helps(g, reward_of(g, place), short)


def wanted_good(g: Comforts, seat: int, offered: list[int]) -> int:
    """Return the good of which most is missing for the nearest comfort, else the first offered."""
    found = best_wish(g, seat, g.players[seat].hand)
    short = missing(g, seat, found.cost)[:GOODS] if found else []
    good = short.index(max(short)) if any(short) else NONE
    return good if good in offered else offered[0]


def most_spare(g: Comforts, seat: int, resources: list[int]) -> int:
    """Return the resource of which most is left beside what the nearest comfort needs."""
    heap = g.players[seat].heap
    found = best_wish(g, seat, g.players[seat].hand)
    cost = found.cost if found else (0,) * len(heap)
    return max(resources, key=lambda one: (one != COIN, heap[one] - cost[one]))


# The goal.


def goal_of(g: Comforts, seat: int) -> Goal | None:
    """Return what to aim at: the nearest comfort, else a card for the hand."""
    if isinstance(g.top_choice(), ChooseFamily):
        return None
    if g.month == 0:
        return Goal("goal-first-cards", {"kept": g.box.hand_kept}, (), ("comfort",))
    found = best_wish(g, seat, g.players[seat].hand)
    if g.is_winter():
        return winter_goal(found)
    if found is None:
        nest = next((p for p in (OWL_PICK, OWL_DRAW) if p in workers_of(g, seat)), OWL_PICK)
        card = Need("comfort", 0, 1, f"place/{PLACE_IDS[nest]}")
        return Goal("goal-draw", {}, (card,), ("heart",))
    args: Args = {"comfort": f"comfort/{found.card.id}", "points": found.points}
    needs = needs_of(g, seat, found.cost, found.card.any_goods)
    key = wish_key(g, seat, found)
    if key == "goal-craft-season":
        args["season"] = f"season/{SEASON_IDS[season_of(g, g.month)]}"
        args["resource"] = f"resource/{RESOURCE_IDS[MISSING[season_of(g, g.month)]]}"
    return Goal(key, args, needs, (str(found.points), "heart"))


def wish_key(g: Comforts, seat: int, found: Wish) -> str:
    """Return how a comfort is aimed at, with the reason: so a goal never changes without a word."""
    if not found.short:
        return "goal-craft-ready"
    if found.late:
        return "goal-craft-season"
    others = [wish(g, seat, kind) for kind in set(g.players[seat].hand) if kind != found.kind]
    is_nearest = bool(others) and all([found.short < other.short for other in others])
    return "goal-craft-nearest" if is_nearest else "goal-craft"


def winter_goal(found: Wish | None) -> Goal:
    """Return what is left to do when the year is over."""
    if found is not None and not found.short:
        args: Args = {"comfort": f"comfort/{found.card.id}", "points": found.points}
        return Goal("goal-winter-craft", args, (), (str(found.points), "heart"))
    return Goal("goal-winter", {}, (), ("heart",))


# What dice can do.


def cheapest(g: Comforts, place: int, faces: list[int], free: int) -> int:
    """Return the fewest lesson tokens with which some of the free dice fit, NONE if none do."""
    if place >= BOARD_PLACES:
        return 0 if free & FAMILY_SET else NONE
    wanted = requirement_of(g, place)
    best = NONE
    for some in dice.SETS[wanted.count]:
        if some & ~free:
            continue
        cost = int(dice.set_cost(wanted, faces, some, g.wheel))
        if cost == 0:
            return 0
        if cost != NONE and (best == NONE or cost < best):
            best = cost
    return best


def sure_places(
    g: Comforts, seat: int, places: list[int], own: list[int] | None = None
) -> list[int]:
    """Return the places of valley and river where the family's own dice are enough."""
    faces = [0] * VILLAGE_DICE + (own or g.players[seat].dice)
    near = [place for place in places if place <= RIVER_C]
    return [place for place in near if cheapest(g, place, faces, FAMILY_SET) == 0]


def sure_faces(g: Comforts, seat: int, place: int) -> list[int]:
    """Return the own dice that are enough at a place where they are."""
    faces = [0] * VILLAGE_DICE + g.players[seat].dice
    wanted = requirement_of(g, place)
    for some in dice.SETS[wanted.count]:
        if not some & ~FAMILY_SET and dice.set_cost(wanted, faces, some, g.wheel) == 0:
            return [faces[die] for die in dice.DICE_OF[some]]
    return g.players[seat].dice


def is_gift_sure(g: Comforts, seat: int) -> bool:
    """Tell whether an own die makes the traveller give what the nearest comfort needs."""
    found = best_wish(g, seat, g.players[seat].hand)
    short = missing(g, seat, found.cost) if found else []
    rows = [row_at(g, value) for value in g.players[seat].dice]
    gifts = [row.get for row in rows if row.free]
    return any([helps(g, get, short) for get in gifts])


def next_place(g: Comforts, seat: int, legal: list[int]) -> int:
    """Return where a beginner sends the next worker: where the own dice are enough, then for cards.

    Of three places that bring something one is for cards or an improvement, if these can be paid.
    """
    near = [place for place in legal if place <= RIVER_C]
    useful = [place for place in near if gives_what_is_missing(g, seat, place)]
    sent = workers_of(g, seat)
    cards = [place for place in for_cards(g, seat) if place in legal]
    if len(sent) % 2 and cards:
        return cards[0]
    few = sorted(useful or near, key=lambda place: requirement_of(g, place).count or DICE)
    gift = [INN] if INN in legal and is_gift_sure(g, seat) else []
    sure = sure_places(g, seat, useful) or gift or sure_places(g, seat, near)
    return (sure or few or legal)[0]


def for_cards(g: Comforts, seat: int) -> list[int]:
    """Return places where cards are got or built, the more useful first."""
    nest = [OWL_PICK] if len(g.players[seat].hand) < g.box.hand_limit else []
    shop = [WORKSHOP] if glance.affordable(g, seat) else []
    return [*shop, *nest, MARKET, INN]
