# not compiled: asked by people, now and then
"""Hamlet: what is missing to pay: goods, coins, donkeys on the way, room and tokens."""

from __future__ import annotations

from klubovna.core.teaching import Args, Lack, Need
from klubovna.games.hamlet.pieces.numbers import (
    DONKEYS,
    FARM,
    NONE,
    QUARRY,
    TIMBER,
    VILLAGERS,
    WOODCUTTER,
    resource_of,
)
from klubovna.games.hamlet.rules.pay import (
    INPUT_BILL,
    Funds,
    Pay,
    bill_of,
    can_buy,
    is_near,
    price_of,
)
from klubovna.games.hamlet.rules.town import villager_price
from klubovna.games.hamlet.rules.work import Refine
from klubovna.games.hamlet.state import Hamlet
from klubovna.games.hamlet.teach.shortages import (
    Shortage,
    gaps_on_the_way,
    least_shortage,
    lies_somewhere,
    nearest_source,
)
from klubovna.games.hamlet.teach.signs import (
    COIN,
    DONKEY,
    RESOURCE_SIGNS,
    goods_args,
    kind_ref,
)
from klubovna.games.hamlet.text.refs import tile_number


def tile_ref(g: Hamlet, tile: int) -> str:
    """Return the name of a tile for sentences."""
    return f"tile/{g.box.tiles[tile].id}"


# Bills.


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
    return lack_of_coins(price, me.coins)


def lack_of_begging(g: Hamlet, seat: int, word: str) -> Lack | None:
    """Return how many slots of the three buildings of the start are empty."""
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
    resource = resource_of(g.tokens[card.first_slot + int(n)])
    group = bill_of(g, top.bill).groups[top.group]
    args: Args = {"a": kind_ref(group.resources), "a_n": top.left}
    if not group.resources >> resource & 1:
        return Lack("lack-other-goods", args)
    funds = Funds(g, seat)
    if funds.reach(top.stand) >> tile & 1:
        return Lack("lack-needed-first", args)
    way = gaps_on_the_way(funds, top.stand, tile)
    told: Args = {"from": f"tile/{id}", "thing": tile_ref(g, top.stand), "n": len(way)}
    one: Args = {"a": kind_ref(1 << resource), "a_n": 1, "tile": tile_ref(g, way[0])}
    return Lack("lack-donkeys", told | one, (Need(DONKEY, 0, len(way)),))


def lack_of_purchase(g: Hamlet, seat: int, top: Pay) -> Lack | None:
    """Return that nothing may be bought, that it can't come, or the coins for it."""
    if not can_buy(top.bill):
        return Lack("lack-buy-for-sale")
    if not is_near(Funds(g, seat).reach(top.stand)):
        return Lack("lack-buy-far", {"tile": tile_ref(g, top.stand)})
    price = top.debt + top.left * price_of(g, bill_of(g, top.bill).groups[top.group])
    coins = g.players[seat].coins
    return lack_of_coins(price, coins) if price > coins else None
