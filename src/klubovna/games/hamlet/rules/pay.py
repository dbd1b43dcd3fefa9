"""Hamlet: bringing goods to a villager, and paying with them.

Tokens are taken group by group; whatever is not taken is bought, and all purchases are settled at
the end, so that coins which come in on the way can pay for them.
"""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from klubovna.core.step import Choice, Step
from klubovna.games.hamlet.box.contents import Bill, Group
from klubovna.games.hamlet.pieces.numbers import (
    ALL_BASICS,
    BIT,
    BRIDGE,
    HIGH,
    MAKER,
    MARKET,
    NONE,
    TILES,
)
from klubovna.games.hamlet.state import Hamlet
from klubovna.games.hamlet.text import numbering

# Numbers of bills: tiles, roads, sales, deliveries, inputs of refineries.
ROAD_BILL: Final = TILES  # + kind of road
SALE_BILL: Final = ROAD_BILL + 2  # + sale
MOST_SALES: Final = 32
DELIVERY_BILL: Final = SALE_BILL + MOST_SALES  # + delivery
MOST_DELIVERIES: Final = 8
INPUT_BILL: Final = DELIVERY_BILL + MOST_DELIVERIES  # + 2 * basic resource + times - 1

INPUTS: Final = [
    Bill((Group(BIT[number // 2], number % 2 + 1),), 0) for number in range(6)
]  # one or two of a basic resource

MOST_SLOTS: Final = 40
BUY: Final = MOST_SLOTS
NEVER: Final = -1000  # a purse that can't pay


def bill_of(g: Hamlet, number: i64) -> Bill:
    """Return a bill by its number."""
    if number < ROAD_BILL:
        return g.box.tiles[number].bill
    if number < SALE_BILL:
        return g.box.prices.bridge if number - ROAD_BILL == BRIDGE else g.box.prices.path
    if number < DELIVERY_BILL:
        return g.box.sales[number - SALE_BILL].bill
    if number < INPUT_BILL:
        return g.side().deliveries[number - DELIVERY_BILL].bill
    return INPUTS[number - INPUT_BILL]


def can_buy(number: i64) -> bool:
    """Tell whether goods for a bill may be bought: not those for a sale."""
    return number < SALE_BILL or number >= DELIVERY_BILL


def price_of(g: Hamlet, group: Group) -> int:
    """Return the price of a unit on the free market."""
    side = g.side()
    return side.basic_price if group.resources & ALL_BASICS else side.refined_price


# What can be paid.


@mypyc_attr(acyclic=True)
class Good:
    """A token in the village, and the coins that it brings to a player who uses it up."""

    def __init__(self, slot: i64, tile: i64, resource: i64, gain: i64) -> None:
        self.slot: Final = slot
        self.tile: Final = tile
        self.resource: Final = resource
        self.gain: Final = gain


def goods_of(g: Hamlet, player: i64) -> list[Good]:
    """Return all tokens, those first that bring most coins."""
    found: list[Good] = []
    best = 0  # how many are own ones of high quality
    tokens, tiles = g.tokens, g.box.slot_tiles
    for slot in range(len(tokens)):
        token: i64 = tokens[slot]
        if token == NONE:
            continue
        gain = g.token_value(player, token)
        good = Good(slot, tiles[slot], token % MAKER, gain)
        if not gain:
            found.append(good)
        elif token < HIGH:
            found.insert(best, good)
        else:
            found.insert(0, good)
            best += 1
    return found


@mypyc_attr(acyclic=True)
class Funds:
    """With what a player can pay in a position: looked up once, asked for many bills and places."""

    def __init__(self, g: Hamlet, player: i64) -> None:
        self.g: Final = g
        self.player: Final = player
        self.donkeys: Final = g.players[player].donkey_tiles()
        self.goods: Final = goods_of(g, player)

    def reach(self, stand: i64) -> i64:
        """Return the tiles from which goods come to a villager, as bits."""
        return self.g.village.reach(stand, self.donkeys)

    def can_pay(self, stand: i64, number: i64) -> bool:
        """Tell whether a bill can be paid by a villager on a tile."""
        return self.can_pay_in(self.reach(stand), number)

    def can_pay_in(self, reach: i64, number: i64) -> bool:
        """Tell whether a bill can be paid with what lies on some tiles."""
        bill = bill_of(self.g, number)
        is_market_near = can_buy(number) and is_near(reach)
        purse: i64 = self.g.players[self.player].coins - bill.coins
        for group in bill.groups:
            after = self.purse_after(reach, group, group.amount, NONE, is_market_near)
            if after == NEVER:
                return False
            purse += after
        return purse >= 0

    def purse_after(
        self, reach: i64, group: Group, left: i64, without: i64, is_market_near: bool
    ) -> i64:
        """Return the best change of coins when so many units of a group are paid, NEVER if not.

        Own tokens bring coins in, others cost nothing, and the rest must be bought. The token in
        the slot `without` is left alone.
        """
        resources: i64 = group.resources
        purse: i64 = 0
        for good in self.goods:
            if not left:
                return purse
            is_wanted = resources >> good.resource & 1 and reach >> good.tile & 1
            if is_wanted and good.slot != without:
                purse += good.gain
                left -= 1
        if not left:
            return purse
        return purse - left * price_of(self.g, group) if is_market_near else NEVER

    def payable_tiles(self, number: i64) -> i64:
        """Return the tiles of the network on which a bill can be paid, as bits."""
        found: i64 = 0
        village = self.g.village
        if self.can_pay_in(village.network, number):
            for tile in village.order:
                if village.network >> tile & 1 and self.can_pay(tile, number):
                    found |= BIT[tile]
        return found


def is_near(reach: i64) -> bool:
    """Tell whether goods come from the market."""
    return reach >> MARKET & 1 == 1


def payable_tiles(g: Hamlet, player: i64, number: i64) -> int:
    """Return the tiles of the network on which a bill can be paid, as bits."""
    return Funds(g, player).payable_tiles(number)


# Paying.


class StandAt(Choice):
    """The player says where the villager stands, if other goods can be reached from there."""

    width: ClassVar[int] = TILES
    rule: ClassVar[int] = numbering.TRANSPORT
    zones: ClassVar[tuple[str, ...]] = ("stand",)

    def __init__(self, player: int, tiles: int, bill: int) -> None:
        super().__init__(player)
        self.tiles: Final = tiles
        self.bill: Final = bill

    def options(self, g: Hamlet) -> list[int]:
        """Return the tiles from which others can't reach all that can be reached from them."""
        donkeys = g.players[self.player].donkey_tiles()
        stands = [tile for tile in range(TILES) if self.tiles & BIT[tile]]
        useful = [useful_reach(g, self.bill, g.village.reach(tile, donkeys)) for tile in stands]
        found: list[int] = []
        for n in range(len(stands)):
            if not is_dominated(useful, n):
                found.append(stands[n])
        return found

    def take(self, g: Hamlet, option: int) -> None:
        """Lay the villager down there, and pay."""
        g.players[self.player].lay_down(option)
        g.has_worked = True
        start_payment(g, self.player, option, self.bill)

    def target(self, g: Hamlet, option: int) -> str:
        """Return the tile."""
        return f"stand/{g.box.tiles[option].id}"


def is_dominated(reaches: list[int], n: i64) -> bool:
    """Tell whether another reach holds all of this one; of equal ones the first counts."""
    mine = reaches[n]
    for other in range(len(reaches)):
        is_better = mine != reaches[other] or other < n
        if other != n and is_better and mine & ~reaches[other] == 0:
            return True
    return False


def useful_reach(g: Hamlet, number: i64, reach: i64) -> int:
    """Return those tiles of a reach that hold something for a bill, the market among them."""
    wanted = 0
    for group in bill_of(g, number).groups:
        wanted |= group.resources
    useful = reach & BIT[MARKET] if can_buy(number) else 0
    for tile in range(TILES):
        if reach & BIT[tile]:
            card = g.box.tiles[tile]
            for slot in range(card.first_slot, card.first_slot + card.slots):
                if g.tokens[slot] != NONE and wanted & BIT[g.tokens[slot] % MAKER]:
                    useful |= BIT[tile]
    return useful


def start_payment(g: Hamlet, player: int, stand: int, number: int) -> None:
    """Pay a bill at a tile: its groups, then its coins."""
    bill = bill_of(g, number)
    if bill.groups:
        g.then(Pay(player, stand, number, 0, bill.groups[0].amount, 0))
    else:
        g.then(Settle(player, bill.coins))


class Settle(Step):
    """The player pays for purchases, and the coins of the cost, when all goods are there."""

    def __init__(self, player: int, coins: int) -> None:
        self.player: Final = player
        self.coins: Final = coins

    def do(self, g: Hamlet) -> None:
        """Pay."""
        g.pay_coins(self.player, self.coins)


def unlike_goods(funds: Funds, reach: i64, group: Group) -> list[Good]:
    """Return the tokens in reach for a group; of equal ones on a tile only the first."""
    found: list[Good] = []
    tokens = funds.g.tokens
    seen: set[int] = set()
    for good in funds.goods:
        if group.resources >> good.resource & 1 and reach >> good.tile & 1:
            key = 2 * HIGH * good.tile + tokens[good.slot]
            if key not in seen:
                seen.add(key)
                found.append(good)
    return found


class Pay(Choice):
    """The player uses up one token after the other in any order, or buys the rest.

    A token without which the bill can't be paid is taken unasked. `debt` is owed for purchases.
    """

    width: ClassVar[int] = MOST_SLOTS + 1
    rule: ClassVar[int] = numbering.PAYMENT
    zones: ClassVar[tuple[str, ...]] = ("token", "button/buy")

    def __init__(
        self, player: int, stand: int, bill: int, group: int, left: int, debt: int
    ) -> None:
        super().__init__(player)
        self.stand: Final = stand
        self.bill: Final = bill
        self.group: Final = group
        self.left: Final = left
        self.debt: Final = debt

    def options(self, g: Hamlet) -> list[int]:
        """Return the tokens after which the rest can still be paid, and buying if it can be."""
        funds = Funds(g, self.player)
        reach = funds.reach(self.stand)
        group = bill_of(g, self.bill).groups[self.group]
        is_market_near = can_buy(self.bill) and is_near(reach)
        purse = self.purse_of_others(funds, reach, is_market_near)
        found: list[int] = []
        for good in unlike_goods(funds, reach, group):
            slot, left = good.slot, self.left
            rest = funds.purse_after(reach, group, left, slot, is_market_near)
            if rest == NEVER or purse + rest < 0:
                return [slot]  # nothing can be paid without it
            rest = funds.purse_after(reach, group, left - 1, slot, is_market_near)
            if purse + good.gain + rest >= 0:
                found.append(slot)
        found.sort()
        if is_market_near and purse - self.left * price_of(g, group) >= 0:
            found.append(BUY)
        return found

    def purse_of_others(self, funds: Funds, reach: i64, is_market_near: bool) -> i64:
        """Return the coins that are left when everything but this group is paid at best."""
        bill = bill_of(funds.g, self.bill)
        purse: i64 = funds.g.players[self.player].coins - self.debt - bill.coins
        for n in range(self.group + 1, len(bill.groups)):
            group = bill.groups[n]
            purse += funds.purse_after(reach, group, group.amount, NONE, is_market_near)
        return purse

    def take(self, g: Hamlet, option: int) -> None:
        """Consume the token, or note what the rest costs; then go on."""
        bill = bill_of(g, self.bill)
        left, debt = self.left - 1, self.debt
        if option == BUY:
            price = self.left * price_of(g, bill.groups[self.group])
            g.say(numbering.BOUGHT, self.player, self.left, price)
            left, debt = 0, debt + price
        else:
            g.consume(self.player, option)
        if left:
            g.then(Pay(self.player, self.stand, self.bill, self.group, left, debt))
        elif self.group + 1 < len(bill.groups):
            amount = bill.groups[self.group + 1].amount
            g.then(Pay(self.player, self.stand, self.bill, self.group + 1, amount, debt))
        else:
            g.then(Settle(self.player, bill.coins + debt))

    def why_not(self, g: Hamlet, option: int) -> int:
        """Return the rule of the free market, of transport, or that nothing more is due."""
        if option in self.options(g):
            return 0
        if option == BUY:
            return numbering.FREE_MARKET
        tiles = g.box.slot_tiles
        reach = Funds(g, self.player).reach(self.stand)
        is_far = option < len(tiles) and not reach >> tiles[option] & 1
        return numbering.TRANSPORT if is_far else numbering.PAYMENT

    def target(self, g: Hamlet, option: int) -> str:
        """Return the token's slot or the button."""
        if option == BUY:
            return "button/buy"
        if option >= g.box.slots or g.tokens[option] == NONE:
            return ""  # there is no token
        card = g.box.tiles[g.box.slot_tiles[option]]
        return f"token/{card.id}-{option - card.first_slot}"

    def told(self, g: Hamlet) -> dict[str, int | str]:
        """Tell how many are left."""
        return {"left": self.left}


STEPS: Final = (StandAt, Settle, Pay)
