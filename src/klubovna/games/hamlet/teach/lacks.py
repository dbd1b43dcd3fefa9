# not compiled: asked by people, now and then
"""Hamlet: what is missing for a place that is not offered, in numbers, with one way on."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from klubovna.core.teaching import Lack, Need
from klubovna.games.hamlet.pieces.numbers import CHURCH, HAND, MARKET, NONE
from klubovna.games.hamlet.rules.pay import BUY, DELIVERY_BILL, SALE_BILL, Funds, Pay, StandAt
from klubovna.games.hamlet.rules.town import Hire, PlaceDonkey, TakePlan
from klubovna.games.hamlet.rules.trade import ChurchWork, Sell
from klubovna.games.hamlet.rules.turn import Act, DonkeyFrom, DonkeyTo
from klubovna.games.hamlet.rules.work import Refine
from klubovna.games.hamlet.state import Hamlet
from klubovna.games.hamlet.teach.lacks_of_acts import lack_of_act
from klubovna.games.hamlet.teach.lacks_of_bills import (
    lack_of_begging,
    lack_of_bill,
    lack_of_coins,
    lack_of_purchase,
    lack_of_times,
    lack_of_token,
    lack_of_worker,
)
from klubovna.games.hamlet.teach.signs import PLAN
from klubovna.games.hamlet.text.refs import tile_number

TILE_ZONES: Final = ("activate", "build", "stand", "tile", "donkey")


def lack(g: Hamlet, seat: int, target: str) -> Lack | None:
    """Return what a seat lacks for a target; None: others play, or nothing but a rule says no."""
    zone, _, word = target.partition("/")
    top = g.top_choice()
    if seat != g.actor or top is None or not is_spelt(g, zone, word):
        return None
    if isinstance(top, Act):
        return lack_at_turn(g, seat, zone, word)
    finder = FINDERS.get(type(top), {}).get(zone)
    return finder(g, seat, word) if finder else None


def is_spelt(g: Hamlet, zone: str, word: str) -> bool:
    """Tell whether a target can be one at all: guests may ask about anything."""
    if zone in TILE_ZONES:
        return word in [tile.id for tile in g.box.tiles]
    return word.isdecimal() if zone in ("row", "times") else bool(word)


def lack_at_turn(g: Hamlet, seat: int, zone: str, word: str) -> Lack | None:
    """Return what is missing for an action, or for what is chosen in a building later on."""
    if zone == "row":
        return lack_of_plan(g, seat, word)
    if zone == "sale":
        return lack_of_sale(g, seat, word)
    if zone == "delivery":
        return lack_of_delivery(g, seat, word)
    return lack_of_act(g, seat, zone, word)


# Town hall.


def lack_of_plan(g: Hamlet, seat: int, word: str) -> Lack | None:
    """Return that the hand is full, or the coins for the plans to its left."""
    me, price = g.players[seat], int(word) - 1
    if len(me.plans) >= HAND:
        return Lack("lack-hand", {"n": HAND}, (Need(PLAN, HAND, HAND),))
    return lack_of_coins(price, me.coins) if price > me.coins else None


def lack_of_hire(g: Hamlet, seat: int, word: str) -> Lack | None:
    """Return what is missing for a worker; going without needs a new plan or a worker."""
    return Lack("lack-hire") if word == "done" else lack_of_worker(g, seat, word)


def lack_of_passing(g: Hamlet, seat: int, word: str) -> Lack | None:
    """Return that a plan must be taken, since nobody can be hired."""
    return Lack("lack-pass", {}, (), "row/1")


# Market and church.


def lack_of_sale(g: Hamlet, seat: int, word: str) -> Lack | None:
    """Return which goods of a sale can't come to the market."""
    ids = [sale.id for sale in g.box.sales]
    if word not in ids or ids.index(word) not in g.display:
        return None
    return lack_of_bill(g, seat, SALE_BILL + ids.index(word), [MARKET])


def lack_of_delivery(g: Hamlet, seat: int, word: str) -> Lack | None:
    """Return who made a delivery already, or which goods or coins it lacks."""
    ids = [delivery.id for delivery in g.side().deliveries]
    if word not in ids:
        return None
    space = ids.index(word)
    if g.church[space] != NONE:
        return Lack("lack-delivered", {"seat": g.church[space]})
    return lack_of_bill(g, seat, DELIVERY_BILL + space, [CHURCH])


# Donkeys and villagers.


def lack_of_donkey(g: Hamlet, seat: int, word: str) -> Lack | None:
    """Return that the donkey there has moved, or that there is none."""
    tile = tile_number(g.box, word)
    key = "lack-donkey-moved" if tile in g.players[seat].moved else "lack-donkey-none"
    return Lack(key, {"tile": f"tile/{word}"})


def lack_of_way(g: Hamlet, seat: int, word: str) -> Lack | None:
    """Return that no road leads from the donkey's tile to another one."""
    top = g.top_choice()
    assert isinstance(top, DonkeyTo)
    origin = g.box.tiles[top.origin].id
    if origin == word:
        return Lack("lack-donkey-stays", {"tile": f"tile/{word}"})
    return Lack("lack-not-linked", {"tile": f"tile/{origin}", "thing": f"tile/{word}"})


def lack_of_road(g: Hamlet, seat: int, word: str) -> Lack | None:
    """Return that no road leads there from the church."""
    return Lack("lack-no-road", {"tile": f"tile/{word}"})


def lack_of_stand(g: Hamlet, seat: int, word: str) -> Lack | None:
    """Return that goods can't come there, or that no more come there than elsewhere."""
    top = g.top_choice()
    assert isinstance(top, StandAt)
    tile = tile_number(g.box, word)
    is_payable = Funds(g, seat).can_pay(tile, top.bill)
    return Lack("lack-stand" if is_payable else "lack-stand-far", {"tile": f"tile/{word}"})


def lack_of_payment(g: Hamlet, seat: int, word: str) -> Lack | None:
    """Return what keeps a purchase from being made."""
    top = g.top_choice()
    assert isinstance(top, Pay)
    return lack_of_purchase(g, seat, top) if word == "buy" and BUY not in g.legal else None


Finder = Callable[[Hamlet, int, str], Lack | None]
FINDERS: Final[dict[type, dict[str, Finder]]] = {
    TakePlan: {"row": lack_of_plan, "button": lack_of_passing},
    Hire: {"button": lack_of_hire},
    Sell: {"sale": lack_of_sale},
    ChurchWork: {"delivery": lack_of_delivery, "button": lack_of_begging},
    Pay: {"token": lack_of_token, "button": lack_of_payment},
    StandAt: {"stand": lack_of_stand},
    Refine: {"times": lack_of_times},
    DonkeyFrom: {"donkey": lack_of_donkey},
    DonkeyTo: {"tile": lack_of_way},
    PlaceDonkey: {"tile": lack_of_road},
}
