"""Hamlet: sales at the market, deliveries to the church, and begging."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from klubovna.core.step import Choice, Step
from klubovna.games.hamlet.pieces.numbers import (
    CHURCH,
    FARM,
    MARKET,
    NONE,
    QUARRY,
    WOODCUTTER,
    exchanged,
)
from klubovna.games.hamlet.rules.pay import (
    DELIVERY_BILL,
    MOST_DELIVERIES,
    MOST_SALES,
    SALE_BILL,
    Funds,
    start_payment,
)
from klubovna.games.hamlet.state import Hamlet
from klubovna.games.hamlet.text import numbering

# The market.


def can_make(funds: Funds, sale: i64) -> bool:
    """Tell whether a sale of the display can be paid at the market; NONE can't."""
    return sale != NONE and funds.can_pay(MARKET, SALE_BILL + sale)


def can_sell(funds: Funds) -> bool:
    """Tell whether any sale can be made."""
    for sale in funds.g.display:
        if can_make(funds, sale):
            return True
    return False


class Sell(Choice):
    """The player makes one sale; all its goods come to the market, and none of them is bought."""

    width: ClassVar[int] = MOST_SALES
    rule: ClassVar[int] = numbering.SALE
    zones: ClassVar[tuple[str, ...]] = ("sale",)

    def options(self, g: Hamlet) -> list[int]:
        """Return the sales that can be paid."""
        funds = Funds(g, self.player)
        return sorted([sale for sale in g.display if can_make(funds, sale)])

    def take(self, g: Hamlet, option: int) -> None:
        """Pay, then get what it brings."""
        g.then(FinishSale(self.player, option))
        start_payment(g, self.player, MARKET, SALE_BILL + option)

    def target(self, g: Hamlet, option: int) -> str:
        """Return the sale tile."""
        if option not in g.display:
            return ""  # this sale is not on display
        return f"sale/{g.box.sales[option].id}"


class FinishSale(Step):
    """The seller keeps the tile and gains its points and coins at once; a new tile comes."""

    def __init__(self, player: int, sale: int) -> None:
        self.player: Final = player
        self.sale: Final = sale

    def do(self, g: Hamlet) -> None:
        """Take the tile."""
        card = g.box.sales[self.sale]
        me = g.players[self.player]
        me.sales = [*me.sales, self.sale]
        g.display = exchanged(g.display, g.display.index(self.sale), NONE)
        g.say(numbering.SOLD, self.player, self.sale, card.points, card.coins)
        g.score(self.player, card.points)
        g.gain_coins(self.player, card.coins)
        g.fill_display()


# The church.


def can_supply(funds: Funds, space: i64) -> bool:
    """Tell whether a space of the church is open and can be supplied."""
    return funds.g.church[space] == NONE and funds.can_pay(CHURCH, DELIVERY_BILL + space)


def can_deliver(funds: Funds) -> bool:
    """Tell whether any delivery can be made."""
    for space in range(len(funds.g.church)):
        if can_supply(funds, space):
            return True
    return False


def can_beg(g: Hamlet) -> bool:
    """Tell whether the three buildings of the start are full."""
    return g.empty_slots(FARM) + g.empty_slots(WOODCUTTER) + g.empty_slots(QUARRY) == 0


BEG: Final = MOST_DELIVERIES


class ChurchWork(Choice):
    """The player makes one delivery, or begs when there is no work."""

    width: ClassVar[int] = MOST_DELIVERIES + 1
    rule: ClassVar[int] = numbering.DELIVERY
    zones: ClassVar[tuple[str, ...]] = ("delivery", "button/beg")

    def options(self, g: Hamlet) -> list[int]:
        """Return the spaces that can be supplied, and begging."""
        funds = Funds(g, self.player)
        found = [space for space in range(len(g.church)) if can_supply(funds, space)]
        if can_beg(g):
            found.append(BEG)
        return found

    def why_not(self, g: Hamlet, option: int) -> int:
        """Begging has its own rule."""
        if option in self.options(g):
            return 0
        return numbering.BEGGING if option == BEG else numbering.DELIVERY

    def take(self, g: Hamlet, option: int) -> None:
        """Deliver or beg."""
        if option == BEG:
            g.say(numbering.BEGGED, self.player, g.box.prices.begging)
            g.players[self.player].coins += g.box.prices.begging
            return
        g.then(FinishDelivery(self.player, option))
        start_payment(g, self.player, CHURCH, DELIVERY_BILL + option)

    def target(self, g: Hamlet, option: int) -> str:
        """Return the space or the button."""
        if option == BEG:
            return "button/beg"
        if option >= len(g.church):
            return ""  # this church has fewer spaces
        return f"delivery/{g.side().deliveries[option].id}"


class FinishDelivery(Step):
    """The player marks the space and scores at once, and a part of the church is built."""

    def __init__(self, player: int, space: int) -> None:
        self.player: Final = player
        self.space: Final = space

    def do(self, g: Hamlet) -> None:
        """Mark the space."""
        card = g.side().deliveries[self.space]
        me = g.players[self.player]
        g.church = exchanged(g.church, self.space, self.player)
        me.deliveries = [*me.deliveries, self.space]
        g.say(numbering.DELIVERED, self.player, self.space, card.points)
        g.score(self.player, card.points)
        if g.is_church_done():
            g.say(numbering.CHURCH_DONE, self.player)


STEPS: Final = (Sell, FinishSale, ChurchWork, FinishDelivery)
