# not compiled: made for people, once a question
"""Hamlet: what will come of each option of a question, as a part of a view."""

from __future__ import annotations

from klubovna.core.state import Json
from klubovna.core.step import Choice, Together
from klubovna.games.hamlet.pieces.numbers import (
    BIT,
    CHURCH,
    MARKET,
    MILESTONE_IDS,
    NONE,
    TOWN_HALL,
)
from klubovna.games.hamlet.pieces.told import path_ids, resources, token_json
from klubovna.games.hamlet.pieces.village import Fit
from klubovna.games.hamlet.rules.ahead import (
    Ahead,
    best_ahead,
    payment_ahead,
    rest_ahead,
    without_payment,
)
from klubovna.games.hamlet.rules.build import RoadSite
from klubovna.games.hamlet.rules.pay import (
    DELIVERY_BILL,
    INPUT_BILL,
    ROAD_BILL,
    SALE_BILL,
    Pay,
    StandAt,
    can_buy,
    payable_tiles,
)
from klubovna.games.hamlet.rules.town import TakePlan, plans_to_take
from klubovna.games.hamlet.rules.trade import BEG, ChurchWork, Sell
from klubovna.games.hamlet.rules.turn import Act
from klubovna.games.hamlet.rules.work import Refine
from klubovna.games.hamlet.state import Hamlet


def aheads(g: Hamlet, top: Choice | Together) -> Json:
    """Return what comes of deeds, by target.

    Before a villager is sent to work, what could be done there is told too.
    """
    assert isinstance(top, Choice), "only one is asked at a time"
    found: Json = {}
    if isinstance(top, Act):
        found = at_work(g, top)
    elif isinstance(top, Pay):
        found["pay"] = ahead_json(g, rest_ahead(g, top), top.bill)
    else:
        for option in top.options(g):
            if told := ahead_of(g, top, option):
                found[top.target(g, option)] = told
    return found


def at_work(g: Hamlet, top: Act) -> Json:
    """Return what comes of all that can be done at the market, the church and the town hall."""
    offered = top.options(g)
    works: list[Choice] = []
    if MARKET in offered:
        works.append(Sell(top.player))
    if CHURCH in offered:
        works.append(ChurchWork(top.player))
    if TOWN_HALL in offered:
        works.append(TakePlan(top.player))
    return {
        work.target(g, option): told
        for work in works
        for option in work.options(g)
        if (told := ahead_of(g, work, option))
    }


def ahead_of(g: Hamlet, top: Choice, option: int) -> Json | None:
    """Return what comes of an option, None where nothing is to be told."""
    player = top.player
    if isinstance(top, StandAt):
        return bill_ahead(g, player, option, top.bill)
    if isinstance(top, RoadSite):
        return road_ahead(g, player, option)
    if isinstance(top, Sell):
        return bill_ahead(g, player, MARKET, SALE_BILL + option)
    if isinstance(top, ChurchWork) and option == BEG:
        return purse_ahead(g, player, CHURCH, g.box.prices.begging)
    if isinstance(top, ChurchWork):
        return bill_ahead(g, player, CHURCH, DELIVERY_BILL + option)
    if isinstance(top, Refine):
        card = g.box.tiles[top.tile]
        return bill_ahead(g, player, top.tile, INPUT_BILL + 2 * card.input + option)
    if isinstance(top, TakePlan) and option in plans_to_take(g, player):
        return purse_ahead(g, player, TOWN_HALL, g.row_coins[option] - option)
    return None


def purse_ahead(g: Hamlet, player: int, stand: int, coins: int) -> Json:
    """Return what comes of a deed that takes or brings nothing but coins."""
    found = without_payment(g, player, stand)
    found.coins[player] = coins
    return ahead_json(g, found, NONE)


def bill_ahead(g: Hamlet, player: int, stand: int, number: int) -> Json:
    """Return what comes of a bill that is paid on a tile."""
    return ahead_json(g, payment_ahead(g, player, stand, number), number)


def road_ahead(g: Hamlet, player: int, option: int) -> Json:
    """Return what comes of a road."""
    contact = g.village.contacts[option]
    number = ROAD_BILL + contact.road_kind()
    ends = BIT[contact.one] | BIT[contact.other]
    stands = payable_tiles(g, player, number) & ends
    return ahead_json(g, best_ahead(g, player, stands, number), number)


class Stands:
    """Where a villager stands best for each way to lay a plan, by the tiles that it touches."""

    def __init__(self, g: Hamlet, player: int, tile: int) -> None:
        self.g = g
        self.player = player
        self.tile = tile
        self.payable = payable_tiles(g, player, tile)
        self._known: dict[int, Ahead] = {}

    def best(self, fit: Fit) -> Ahead:
        """Return the best payment beside a tile that lies so."""
        stands = fit.touched & self.payable
        if stands not in self._known:
            self._known[stands] = best_ahead(self.g, self.player, stands, self.tile)
        return self._known[stands]

    def told(self) -> Json:
        """Return what comes of the ways that were asked for, by where the villager stands."""
        return {
            f"stand/{self.g.box.tiles[way.stand].id}": ahead_json(self.g, way, self.tile)
            for way in self._known.values()
        }


def ahead_json(g: Hamlet, found: Ahead, number: int) -> Json:
    """Return goods with their ways and donkeys, purchases, and what everybody gets."""
    me = found.player
    others = [who for who in range(len(g.players)) if who != me]
    is_market_near = number != NONE and can_buy(number) and bool(found.paths[MARKET])
    return {
        "stand": g.box.tiles[found.stand].id,
        "goods": [good_json(g, found, slot, token) for slot, token in found.used],
        "bought": [
            {"resources": resources(one.resources), "count": one.count, "price": one.price}
            for one in found.bought
        ],
        "market_path": path_ids(g, found.paths[MARKET]) if is_market_near else None,
        "coins": found.coins[me],
        "points": found.points[me],
        "flag": found.has_flag,
        "milestone": MILESTONE_IDS[found.milestone] if found.milestone != NONE else None,
        "choice": found.has_choice,
        "others": [
            {"player": who, "coins": found.coins[who], "points": found.points[who]}
            for who in others
            if found.coins[who] or found.points[who]
        ],
    }


def good_json(g: Hamlet, found: Ahead, slot: int, token: int) -> Json:
    """Return a token that would be used up."""
    card = g.box.tiles[g.box.slot_tiles[slot]]
    path = found.paths[g.box.slot_tiles[slot]]
    return {
        "slot": f"{card.id}-{slot - card.first_slot}",
        "tile": card.id,
        "token": token_json(token),
        "path": path_ids(g, path),
        "donkeys": [g.box.tiles[tile].id for tile in path[1:-1]],
    }
