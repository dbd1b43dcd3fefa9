# not compiled: made for people, now and then
"""Creature Comforts: what is missing for something that is not offered, in numbers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from klubovna.core.step import NOBODY
from klubovna.core.teaching import Args, Lack, Need
from klubovna.games.creature_comforts.box.contents import WHEELBARROW
from klubovna.games.creature_comforts.pieces.numbers import (
    ALL_DICE,
    BIT,
    BOARD_PLACES,
    COIN,
    FAMILY_IDS,
    GOODS,
    INN,
    MARKET,
    NONE,
    PLACES,
    RESOURCE_IDS,
    RESOURCES,
    STONE,
    WORKERS,
    WORKSHOP,
)
from klubovna.games.creature_comforts.rules import assign, month, pay, placing, trade, turn, winter
from klubovna.games.creature_comforts.rules.places import Build, cost_of
from klubovna.games.creature_comforts.rules.storing import (
    is_shelf,
    larder_of_picks,
    left_over,
    shelf_limits,
    shelf_of,
    shelf_set,
)
from klubovna.games.creature_comforts.rules.trade import row_at
from klubovna.games.creature_comforts.setup import ChooseFamily
from klubovna.games.creature_comforts.state import Comforts
from klubovna.games.creature_comforts.teach.cards import told_heap
from klubovna.games.creature_comforts.teach.goals import (
    cheapest,
    missing,
    missing_goods,
    needs_of,
    workers_of,
)

Cost = tuple[int, ...]


def lack(g: Comforts, seat: int, target: str) -> Lack | None:
    """Return what a seat is missing for a target that is not offered to it."""
    zone, _, word = target.partition("/")
    look = LOOKED_AT.get(zone)
    return look(g, seat, word) if look and word else None


def top_of(g: Comforts, seat: int) -> Any:
    """Return the question, if it is asked of this seat."""
    return g.top_choice() if seat in g.actors else None


def short_of(
    g: Comforts, seat: int, key: str, args: Args, cost: Cost, any_goods: int = 0
) -> Lack | None:
    """Say how much of a cost is missing; None if nothing is."""
    short = missing(g, seat, cost)
    goods = missing_goods(g, seat, cost, any_goods)
    if not any(short) and not goods:
        return None
    needs = needs_of(g, seat, cost, any_goods)
    told = {**args, **told_heap("give", tuple(short), goods)}
    return Lack(key, told, needs, next((need.target for need in needs if need.target), ""))


# Cards.


def for_hand(g: Comforts, seat: int, word: str) -> Lack | None:
    """A comfort in hand: what it still needs, or that its time comes."""
    hand = [g.box.comforts[kind] for kind in g.players[seat].hand]
    card = next((card for card in hand if card.id == word), None)
    if card is None or g.month == 0:
        return None
    comfort = f"comfort/{card.id}"
    cost = cost_of(g, card.cost)
    found = short_of(g, seat, "lack-craft", {"comfort": comfort}, cost, card.any_goods)
    return found or Lack("lack-craft-later", {"comfort": comfort}, needs_of(g, seat, cost))


def for_nest(g: Comforts, seat: int, word: str) -> Lack | None:
    """A comfort of the nest: who may take it."""
    if not word.isdigit() or int(word) >= len(g.nest):
        return None
    comfort = f"comfort/{g.box.comforts[g.nest[int(word)]].id}"
    return Lack("lack-nest", {"comfort": comfort}, (), "place/owl_pick")


def for_comfort(g: Comforts, seat: int, word: str) -> Lack | None:
    """A comfort, wherever it lies: in the own hand, or in the nest."""
    slots = [slot for slot, kind in enumerate(g.nest) if g.box.comforts[kind].id == word]
    return for_hand(g, seat, word) or (for_nest(g, seat, str(slots[0])) if slots else None)


def for_rung(g: Comforts, seat: int, word: str) -> Lack | None:
    """An improvement on the ladder: too high, too dear, built already, or for later."""
    if not word.isdigit() or int(word) >= len(g.ladder):
        return None
    rung = int(word)
    card = g.box.improvements[g.ladder[rung]]
    args: Args = {"improvement": f"improvement/{card.id}", "rung": rung + 1}
    if g.ladder[rung] in g.players[seat].built:
        return Lack("lack-built", args)
    if g.cottages(seat) == 0:
        return Lack("lack-cottage", args, (Need("cottage", 0, 1),))
    value = g.work.values[WORKSHOP] if isinstance(top_of(g, seat), Build) else 0
    if value and rung >= value:
        return Lack("lack-rung", {**args, "value": value}, (Need("die", value, rung + 1),))
    found = short_of(g, seat, "lack-build", args, cost_of(g, card.cost))
    return found or Lack("lack-build-later", args, (), "place/workshop")


def for_improvement(g: Comforts, seat: int, word: str) -> Lack | None:
    """An improvement that lies on the ladder."""
    rungs = [rung for rung, kind in enumerate(g.ladder) if g.box.improvements[kind].id == word]
    return for_rung(g, seat, str(rungs[0])) if rungs else None


# Places.


def for_place(g: Comforts, seat: int, word: str) -> Lack | None:
    """A place: whether it lacks a worker, dice, or what it asks to be paid."""
    place = next((place for place in range(PLACES) if g.place_id(place) == word), NONE)
    top = top_of(g, seat)
    if place == NONE or top is None:
        return None
    args: Args = {"place": f"place/{word}"}
    if isinstance(top, month.RavenMark) and place < BOARD_PLACES:
        return Lack("lack-marked", args)
    if isinstance(top, (placing.PlaceWorkers, assign.CycleTo)):
        return no_room(g, seat, place, args)
    if isinstance(top, (assign.Assign, turn.Resolve)) and place not in g.my_places(seat):
        return Lack(away(g, place), args)
    if isinstance(top, assign.Assign):
        return no_dice(g, seat, place, args)
    return unresolved(g, seat, place, args) if isinstance(top, turn.Resolve) else None


def away(g: Comforts, place: int) -> str:
    """Say why a player has nothing to do at a place."""
    if g.work.home & BIT[place]:
        return "lack-resolved"
    if place < BOARD_PLACES:
        return "lack-no-worker"
    is_built = g.owners[place - BOARD_PLACES] != NOBODY
    return "lack-own-cottage" if is_built else "lack-not-built"


def no_room(g: Comforts, seat: int, place: int, args: Args) -> Lack | None:
    """A place where no worker can be sent."""
    sent = workers_of(g, seat)
    if place >= BOARD_PLACES:
        return Lack("lack-beyond", args)
    if not g.is_open_to_workers(place):
        return Lack("lack-closed", args)
    if place in sent:
        return Lack("lack-worker-there", args)
    return Lack("lack-workers-out", args, (), "button/back") if len(sent) >= WORKERS else None


def no_dice(g: Comforts, seat: int, place: int, args: Args) -> Lack | None:
    """A place that no dice of this turn fit, or only with more tokens than there are."""
    cost = cheapest(g, place, g.work.faces, ALL_DICE)
    have = g.lessons_left(seat) + g.work.tokens
    if cost == NONE:
        return Lack("lack-dice-none", args)
    if cost <= have:
        return None
    return Lack("lack-dice", {**args, "tokens": cost}, (Need("lesson", have, cost),))


def unresolved(g: Comforts, seat: int, place: int, args: Args) -> Lack | None:
    """A place that can't be resolved: done already, without dice, or nothing can be paid."""
    if g.work.home & BIT[place]:
        return Lack("lack-resolved", args)
    if not g.work.assigned[place]:
        return Lack("lack-no-dice", args)
    if place == WORKSHOP:
        return no_building(g, seat)
    if place == INN:
        return no_exchange(g, seat, g.work.values[INN])
    if place == MARKET:
        return Lack("lack-market", {}, (Need("coin", 0, 1),))
    return Lack("lack-no-cards", args)


def no_building(g: Comforts, seat: int) -> Lack | None:
    """What the cheapest improvement in reach still needs."""
    reach = range(min(g.work.values[WORKSHOP], len(g.ladder)))
    kinds = [rung for rung in reach if g.ladder[rung] not in g.players[seat].built]
    costs = {r: cost_of(g, g.box.improvements[g.ladder[r]].cost) for r in kinds}
    if g.cottages(seat) and kinds:
        best = min(kinds, key=lambda rung: sum(missing(g, seat, costs[rung])))
        return for_rung(g, seat, str(best))
    return for_rung(g, seat, "0")


def no_exchange(g: Comforts, seat: int, value: int) -> Lack | None:
    """What a traveller wants."""
    row = row_at(g, value)
    guest: Args = {"traveller": f"traveller/{g.guest().id}"}
    cards = row.give_comforts - len(g.players[seat].hand)
    if cards > 0:
        needs = (Need("comfort", row.give_comforts - cards, row.give_comforts),)
        return Lack("lack-inn-cards", {**guest, "cards": cards}, needs)
    found = short_of(g, seat, "lack-inn", guest, row.give, row.give_any)
    return found or Lack("lack-inn-choice", {**guest, "count": row.give_any})


def for_worker(g: Comforts, seat: int, word: str) -> Lack | None:
    """A place without a worker who could ride."""
    is_asked = isinstance(top_of(g, seat), assign.Cycle)
    return Lack("lack-no-worker", {"place": f"place/{word}"}) if is_asked else None


def for_barrow(g: Comforts, seat: int, word: str) -> Lack | None:
    """A place where no wheelbarrow goes: there is none, or no worker to push it."""
    if not g.has(seat, WHEELBARROW):
        return Lack("lack-no-barrow", {}, (Need("wheelbarrow", 0, 1),))
    is_asked = isinstance(top_of(g, seat), placing.PlaceWorkers)
    return Lack("lack-no-worker", {"place": f"place/{word}"}) if is_asked else None


def for_jay(g: Comforts, seat: int, word: str) -> Lack | None:
    """A place that the village dice alone don't fit."""
    is_asked = isinstance(top_of(g, seat), winter.JayVisit)
    return Lack("lack-jay", {"place": f"place/{word}"}) if is_asked else None


# Goods.


def for_coin(g: Comforts, seat: int, word: str) -> Lack | None:
    """A good of the market without a coin."""
    if not isinstance(top_of(g, seat), trade.MarketTrade):
        return None
    return Lack("lack-coin", {"resource": f"resource/{word}"}, (Need("coin", 0, 1),))


def for_give(g: Comforts, seat: int, word: str) -> Lack | None:
    """A resource that isn't there, or doesn't suit those given."""
    top = top_of(g, seat)
    if not isinstance(top, pay.GiveGoods) or word not in RESOURCE_IDS[: COIN + 1]:
        return None
    resource = RESOURCE_IDS.index(word)
    args: Args = {"resource": f"resource/{word}"}
    have = pay.kinds_in_hand(g, seat)[pay.kind_of(resource)]
    if resource == COIN and not g.is_mole():
        return Lack("lack-no-good", args)
    if not g.players[seat].heap[resource]:
        return Lack("lack-none", args, (Need(word, 0, 1),))
    if top.how == pay.ALIKE:
        return Lack("lack-alike", args, (Need(word, have, top.left),))
    return Lack("lack-unlike", args)


def for_good(g: Comforts, seat: int, word: str) -> Lack | None:
    """A good that was taken already, where all must be different."""
    is_asked = isinstance(top_of(g, seat), (pay.GetGoods, month.LynxGift))
    return Lack("lack-unlike", {"resource": f"resource/{word}"}) if is_asked else None


def for_stones(g: Comforts, seat: int, word: str) -> Lack | None:
    """A payment for which stones or coins are missing."""
    top = top_of(g, seat)
    if not isinstance(top, pay.PayStones):
        return None
    heap, stones = g.players[seat].heap, int(word)
    coins = max(0, top.total - stones)
    pairs = [(STONE, stones), (COIN, coins)]
    needs = [Need(RESOURCE_IDS[r], min(heap[r], n), n) for r, n in pairs if n]
    return Lack("lack-stones", {"stones": stones, "coins": coins}, tuple(needs))


def for_count(g: Comforts, seat: int, word: str) -> Lack | None:
    """More different goods than there are, or than the die allows."""
    top = top_of(g, seat)
    if not isinstance(top, trade.BulkTrade):
        return None
    kinds = len([good for good in range(GOODS) if g.players[seat].heap[good]])
    most = min(kinds, trade.most_times(row_at(g, top.value), top.value))
    return Lack("lack-count", {"most": most}, (Need("any", most, max(1, int(word))),))


# Buttons.


def for_button(g: Comforts, seat: int, word: str) -> Lack:
    """A button that can't be pressed now."""
    top = top_of(g, seat)
    heap = g.players[seat].heap
    if isinstance(top, placing.PlaceWorkers) and word in ("ready", "back"):
        sent = len(workers_of(g, seat))
        return Lack("lack-ready", {"left": WORKERS - sent}, (Need("worker", sent, WORKERS),))
    if isinstance(top, trade.MarketTrade) and word in ("pair", "three"):
        size = trade.PAIR_SIZE if word == "pair" else trade.THREE_SIZE
        have = max(heap[:GOODS]) if word == "pair" else sum(heap[:GOODS])
        return Lack(f"lack-{word}", {"have": have}, (Need("any", have, size),))
    if isinstance(top, trade.MarketTrade) and word == "swap":
        return Lack("lack-swap", {}, (), "rung/0")
    if isinstance(top, trade.InnTrade) and word == "exchange" and top.times:
        return no_exchange(g, seat, top.value) or Lack("when-button")
    return Lack("when-button")


# The rest.


def for_family(g: Comforts, seat: int, word: str) -> Lack | None:
    """A family that somebody has."""
    if word not in FAMILY_IDS:
        return None
    owners = [one for one, me in enumerate(g.players) if FAMILY_IDS.index(word) == me.family]
    if isinstance(top_of(g, seat), ChooseFamily) and owners:
        return Lack("lack-family", {"family": f"family/{word}", "seat": owners[0]})
    return Lack("when-den")


def for_crafted(g: Comforts, seat: int, word: str) -> Lack | None:
    """A comfort on which nothing more can be stored."""
    kinds = [kind for kind, card in enumerate(g.box.comforts) if card.id == word]
    me, box = g.players[seat], g.box
    if not isinstance(top_of(g, seat), winter.Store) or not kinds:
        return None
    kind = kinds[0]
    args: Args = {"comfort": f"comfort/{word}"}
    limit = shelf_limits(box, me.crafted, me.built)[shelf_of(box, kind)]
    if not is_shelf(box, kind) or not limit:
        return Lack("lack-no-shelf", args)
    larder = larder_of_picks(box, winter.stored_in(g, seat, g.answers[seat]))
    if larder[shelf_of(box, kind)] >= limit:
        return Lack("lack-full", args)
    left, wanted = left_over(box, larder, me.heap), shelf_set(box, shelf_of(box, kind))
    short = tuple([max(0, wanted[r] - left[r]) for r in range(RESOURCES)])
    needs = [Need(RESOURCE_IDS[r], min(left[r], n), n) for r, n in enumerate(wanted) if n]
    return Lack("lack-store", {**args, **told_heap("give", short)}, tuple(needs))


def for_dice(g: Comforts, seat: int, word: str) -> Lack | None:
    """Dice that don't lie at the place that is asked about."""
    top = top_of(g, seat)
    if not isinstance(top, assign.Assign):
        return None
    return no_dice(g, seat, top.place, {"place": f"place/{g.place_id(top.place)}"})


def for_icon(g: Comforts, seat: int, word: str) -> Lack | None:
    """A piece that is told of as a sign: when its time comes."""
    return Lack(WHEN_OF_PIECES[word]) if word in WHEN_OF_PIECES else None


WHEN_OF_PIECES: Final = {
    "village_die": "when-die",
    "family_die": "when-die",
    "worker": "when-workers",
    "wheelbarrow": "when-barrow",
}
LOOKED_AT: Final[dict[str, Callable[[Comforts, int, str], Lack | None]]] = {
    "hand": for_hand,
    "nest": for_nest,
    "comfort": for_comfort,
    "rung": for_rung,
    "improvement": for_improvement,
    "place": for_place,
    "worker": for_worker,
    "barrow": for_barrow,
    "jay": for_jay,
    "coin_for": for_coin,
    "give": for_give,
    "good": for_good,
    "stones": for_stones,
    "count": for_count,
    "button": for_button,
    "den": for_family,
    "family": for_family,
    "crafted": for_crafted,
    "dice": for_dice,
    "value": for_dice,
    "icon": for_icon,
}
