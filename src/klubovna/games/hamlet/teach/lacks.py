# not compiled: asked by people, now and then
"""Hamlet: what is missing for a place that is not offered, in numbers, with one way on."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from klubovna.core.teaching import Args, Lack, Need
from klubovna.games.hamlet.pieces.numbers import (
    BRIDGE,
    CHURCH,
    DONKEYS,
    FARM,
    HAND,
    LANDMARK,
    MARKET,
    NONE,
    PATH,
    PRODUCTION,
    QUARRY,
    REFINERY,
    ROADS,
    TIMBER,
    TOWN_HALL,
    VILLAGERS,
    WOODCUTTER,
    resource_of,
)
from klubovna.games.hamlet.rules.build import RoadSite
from klubovna.games.hamlet.rules.pay import (
    BUY,
    DELIVERY_BILL,
    INPUT_BILL,
    ROAD_BILL,
    SALE_BILL,
    Funds,
    Pay,
    StandAt,
    bill_of,
    can_buy,
    is_near,
    price_of,
)
from klubovna.games.hamlet.rules.town import Hire, PlaceDonkey, TakePlan, villager_price
from klubovna.games.hamlet.rules.trade import ChurchWork, Sell
from klubovna.games.hamlet.rules.turn import Act, DonkeyFrom, DonkeyTo
from klubovna.games.hamlet.rules.work import Refine
from klubovna.games.hamlet.state import Hamlet
from klubovna.games.hamlet.teach.advice import lack_of_link, lack_of_road_to
from klubovna.games.hamlet.teach.goals import (
    gaps_on_the_way,
    lack_of_bill,
    lack_of_coins,
    least_shortage,
    nearest_bill,
    network,
    tile_ref,
    told,
)
from klubovna.games.hamlet.teach.signs import DONKEY, PLAN, RESOURCE_SIGNS, VILLAGER, kind_ref
from klubovna.games.hamlet.text.refs import tile_number

TILE_ZONES: Final = ("activate", "build", "stand", "tile", "donkey")
WORKERS: Final = ("button/villager", "button/donkey")


def lack(g: Hamlet, seat: int, target: str) -> Lack | None:
    """Return what a seat lacks for a target; None: others play, or nothing but a rule says no."""
    zone, _, word = target.partition("/")
    top = g.top_choice()
    found = None
    if seat == g.actor and is_spelt(g, zone, word):
        finder = FINDERS.get(type(top), {}).get(zone)
        is_turn = isinstance(top, Act)
        found = lack_at_turn(g, seat, zone, word) if is_turn else finder and finder(g, seat, word)
    return found or (Lack("when-hire") if target in WORKERS and not isinstance(top, Hire) else None)


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


def lack_of_act(g: Hamlet, seat: int, zone: str, word: str) -> Lack | None:
    """Return what is missing for an action of the turn."""
    if zone == "button":
        return lack_of_button(g, seat, word)
    if zone in ("activate", "tile") and tile_number(g.box, word) not in g.legal:
        return lack_of_work(g, seat, tile_number(g.box, word))
    if zone == "build" and tile_number(g.box, word) in g.players[seat].plans:
        return lack_of_building(g, seat, tile_number(g.box, word))
    return None


def lack_of_button(g: Hamlet, seat: int, word: str) -> Lack | None:
    """Return why donkeys can't move any more, or why there is no road."""
    if word in ("villager", "donkey"):
        return lack_of_worker(g, seat, word)
    if word == "donkeys":
        return Lack("lack-moved")
    return lack_of_road(g, seat) if word == "road" else None


def lack_of_villagers(g: Hamlet, seat: int) -> Lack | None:
    """Return that all villagers lie, if they do."""
    me = g.players[seat]
    idle = Lack("lack-villagers", {"n": me.villagers()}, (Need(VILLAGER, 0, 1),))
    return None if me.standing else idle


# Work in a building.


def lack_of_work(g: Hamlet, seat: int, tile: int) -> Lack | None:
    """Return what keeps a villager from working in a building."""
    card = g.box.tiles[tile]
    args: Args = {"tile": tile_ref(g, tile)}
    if not g.village.has(tile):
        return None
    if card.kind == LANDMARK:
        return Lack("lack-landmark", args)
    if not g.village.is_in_network(tile):
        return lack_of_link(g, seat, card.id)
    idle = lack_of_villagers(g, seat)
    if idle is not None:
        return idle
    if card.kind == PRODUCTION:
        return Lack("lack-full", args | {"n": card.slots})
    if card.kind == REFINERY:
        return lack_of_refining(g, seat, tile, 1)
    return lack_of_starter(g, seat, tile)


def lack_of_starter(g: Hamlet, seat: int, tile: int) -> Lack | None:
    """Return what is missing in the town hall, at the market or in the church."""
    if tile == TOWN_HALL:
        return lack_of_hall(g, seat)
    funds = Funds(g, seat)
    if tile == MARKET:
        sales = [sale for sale in g.display if sale != NONE]
        nearest = nearest_bill(funds, [SALE_BILL + sale for sale in sales], MARKET)
        if nearest is None:
            return Lack("lack-sold-out")
        number, short = nearest
        ref = f"sale/{g.box.sales[number - SALE_BILL].id}"
        return Lack("lack-market", {"sale": ref, "n": short.units}, short.needs(), ref)
    spaces = [space for space in range(len(g.church)) if g.church[space] == NONE]
    nearest = nearest_bill(funds, [DELIVERY_BILL + space for space in spaces], CHURCH)
    if nearest is None:
        return Lack("lack-church-done")
    number, short = nearest
    ref = f"delivery/{g.side().deliveries[number - DELIVERY_BILL].id}"
    args: Args = {"delivery": ref, "n": short.units, "coins": short.coins}
    return Lack("lack-church", args, short.needs(), ref)


def lack_of_hall(g: Hamlet, seat: int) -> Lack | None:
    """Return the coins for the cheapest worker: there is no plan to be had."""
    me = g.players[seat]
    if me.donkey_count() < DONKEYS:
        found = lack_of_worker(g, seat, "donkey")
    elif me.villagers() < VILLAGERS:
        found = lack_of_worker(g, seat, "villager")
    else:
        return Lack("lack-hall-all")
    assert found is not None, "there are workers left"
    return Lack("lack-hall", found.args | {"n": len(me.plans)}, found.needs)


# Building.


def lack_of_building(g: Hamlet, seat: int, plan: int) -> Lack | None:
    """Return what a plan lacks: a villager, goods, coins, or a place where it fits."""
    idle = lack_of_villagers(g, seat)
    if idle is not None:
        return idle
    found = lack_of_bill(g, seat, plan, network(g))
    return found or Lack("lack-fit", {"tile": tile_ref(g, plan)})


def lack_of_road(g: Hamlet, seat: int) -> Lack | None:
    """Return what a road lacks: a villager, a piece, a place, or goods."""
    idle = lack_of_villagers(g, seat)
    if idle is not None:
        return idle
    if not g.players[seat].roads:
        return Lack("lack-roads", {"n": ROADS})
    funds = Funds(g, seat)
    shorts = [
        least_shortage(funds, ROAD_BILL + kind, ends)
        for kind in (BRIDGE, PATH)
        if (ends := [t for t in g.village.order if g.village.road_ends[kind] >> t & 1])
    ]
    if not shorts:
        return Lack("lack-road-site")
    return told(funds, min(shorts, key=lambda one: one.weight), can_buy(ROAD_BILL))


# Town hall.


def lack_of_plan(g: Hamlet, seat: int, word: str) -> Lack | None:
    """Return that the hand is full, or the coins for the plans to its left."""
    me, price = g.players[seat], int(word) - 1
    if len(me.plans) >= HAND:
        return Lack("lack-hand", {"n": HAND}, (Need(PLAN, HAND, HAND),))
    return lack_of_coins(price, me.coins) if price > me.coins else None


def lack_of_hire(g: Hamlet, seat: int, word: str) -> Lack | None:
    """Return what is missing for a worker; going without needs a new plan or a worker."""
    if word in ("villager", "donkey"):
        return lack_of_worker(g, seat, word)
    return Lack("lack-hire") if word == "done" else None


def lack_of_passing(g: Hamlet, seat: int, word: str) -> Lack | None:
    """Return that a plan must be taken, since nobody can be hired."""
    return Lack("lack-pass", {}, (), "row/1") if word == "pass" else None


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


def lack_of_stand(g: Hamlet, seat: int, word: str) -> Lack | None:
    """Return that goods can't come there, or that no more come there than elsewhere."""
    top = g.top_choice()
    assert isinstance(top, StandAt)
    tile = tile_number(g.box, word)
    is_payable = Funds(g, seat).can_pay(tile, top.bill)
    return Lack("lack-stand" if is_payable else "lack-stand-far", {"thing": f"tile/{word}"})


# In buildings.


def lack_of_worker(g: Hamlet, seat: int, word: str) -> Lack | None:
    """Return the coins that a worker still costs, or that there are no more of them."""
    me = g.players[seat]
    is_villager = word == "villager"
    count = me.villagers() if is_villager else me.donkey_count()
    most = VILLAGERS if is_villager else DONKEYS
    if count >= most:
        return Lack(f"lack-more-{word}s", {"n": most})
    price = villager_price(g, seat) if is_villager else g.box.prices.donkey
    return lack_of_coins(price, me.coins) if price > me.coins else None


def lack_of_begging(g: Hamlet, seat: int, word: str) -> Lack | None:
    """Return how many slots of the three buildings of the start are empty."""
    if word != "beg":
        return None
    tiles = [WOODCUTTER, QUARRY, FARM]
    empty = [g.empty_slots(tile) for tile in tiles]
    needs = [
        Need(RESOURCE_SIGNS[n], g.box.tiles[tile].slots - empty[n], g.box.tiles[tile].slots)
        for n, tile in enumerate(tiles)
    ]
    return Lack("lack-beg", {"n": sum(empty)}, tuple(needs))


def lack_of_times(g: Hamlet, seat: int, word: str) -> Lack | None:
    """Return what keeps a refinery from making so many tokens."""
    top = g.top_choice()
    assert isinstance(top, Refine)
    return lack_of_refining(g, seat, top.tile, int(word))


def lack_of_refining(g: Hamlet, seat: int, tile: int, times: int) -> Lack | None:
    """Return what keeps a refinery from being used: room, own tokens, or what is refined."""
    card = g.box.tiles[tile]
    empty = g.empty_slots(tile)
    left = g.players[seat].supply[card.output - TIMBER]
    args: Args = {"tile": tile_ref(g, tile), "resource": kind_ref(card.accepts)}
    if empty < times:
        return Lack("lack-slots", args | {"n": empty})
    if left < times:
        return Lack("lack-tokens", args | {"n": left})
    if not 1 <= times <= 2:
        return None
    return lack_of_bill(g, seat, INPUT_BILL + 2 * card.input + times - 1, [tile])


# While paying.


def lack_of_token(g: Hamlet, seat: int, word: str) -> Lack | None:
    """Return that a token can't come, is not asked for, or that others are needed."""
    top = g.top_choice()
    assert isinstance(top, Pay)
    id, _, n = word.rpartition("-")
    if id not in [tile.id for tile in g.box.tiles] or not n.isdecimal():
        return None
    tile = tile_number(g.box, id)
    card = g.box.tiles[tile]
    if int(n) >= card.slots or g.tokens[card.first_slot + int(n)] == NONE:
        return None
    token = g.tokens[card.first_slot + int(n)]
    resource = resource_of(token)
    group = bill_of(g, top.bill).groups[top.group]
    args: Args = {"a": kind_ref(group.resources), "a_n": top.left}
    if not group.resources >> resource & 1:
        return Lack("lack-other-goods", args)
    funds = Funds(g, seat)
    if funds.reach(top.stand) >> tile & 1:
        equal = [slot for slot in g.legal if slot != BUY and g.box.slot_tiles[slot] == tile]
        same = token in [g.tokens[slot] for slot in equal]
        return Lack("lack-equal") if same else Lack("lack-needed-first", args)
    way = gaps_on_the_way(funds, top.stand, tile)
    told: Args = {"from": f"tile/{id}", "thing": tile_ref(g, top.stand), "n": len(way)}
    one: Args = {"a": kind_ref(1 << resource), "a_n": 1, "tile": tile_ref(g, way[0])}
    return Lack("lack-donkeys", told | one, (Need(DONKEY, 0, len(way)),))


def lack_of_purchase(g: Hamlet, seat: int, word: str) -> Lack | None:
    """Return that nothing may be bought, that it can't come, or the coins for it."""
    top = g.top_choice()
    assert isinstance(top, Pay)
    if word != "buy":
        return None
    if not can_buy(top.bill):
        return Lack("lack-buy-for-sale")
    if not is_near(Funds(g, seat).reach(top.stand)):
        return Lack("lack-buy-far", {"thing": tile_ref(g, top.stand)})
    price = top.debt + top.left * price_of(g, bill_of(g, top.bill).groups[top.group])
    coins = g.players[seat].coins
    return lack_of_coins(price, coins) if price > coins else None


Finder = Callable[[Hamlet, int, str], Lack | None]
FINDERS: Final[dict[type, dict[str, Finder]]] = {
    TakePlan: {"row": lack_of_plan, "button": lack_of_passing},
    Hire: {"button": lack_of_hire},
    Sell: {"sale": lack_of_sale},
    ChurchWork: {"delivery": lack_of_delivery, "button": lack_of_begging},
    Pay: {"token": lack_of_token, "button": lack_of_purchase},
    StandAt: {"stand": lack_of_stand},
    Refine: {"times": lack_of_times},
    DonkeyFrom: {"donkey": lack_of_donkey},
    DonkeyTo: {"tile": lack_of_way},
    RoadSite: {"tile": lack_of_road_to, "activate": lack_of_road_to},
    PlaceDonkey: {"tile": lack_of_link},
}
