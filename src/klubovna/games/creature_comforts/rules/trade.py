"""Creature Comforts: the market, and the offers of travellers at the inn."""

from __future__ import annotations

from typing import ClassVar, Final

from klubovna.core.step import NOBODY, Choice, Step
from klubovna.games.creature_comforts.box.contents import DIE_VALUE, SCALE, UNLIMITED, Row
from klubovna.games.creature_comforts.pieces.numbers import COIN, GOODS, INN, RESOURCE_IDS, STONE
from klubovna.games.creature_comforts.rules.pay import (
    ALIKE,
    FREELY,
    UNLIKE,
    GetGoods,
    GiveComforts,
    GiveGoods,
    PayStones,
    can_give,
    pay_cost,
)
from klubovna.games.creature_comforts.state import Comforts
from klubovna.games.creature_comforts.text import numbering

# What MarketTrade offers: a good for a coin, then the other trades.
PAIR: Final = GOODS
THREE: Final = GOODS + 1
SWAP: Final = GOODS + 2  # with the scale
ENOUGH: Final = GOODS + 3

PAIR_SIZE: Final = 2
THREE_SIZE: Final = 3

ENDLESS: Final = 99  # more exchanges than anybody could pay for


class MarketTrade(Choice):
    """At the market: a coin for a good, two alike for a good, three for a coin; in any mix.

    The scale allows one swap of a good for a good first.
    """

    width: ClassVar[int] = ENOUGH + 1
    rule: ClassVar[int] = numbering.MARKET
    zones: ClassVar[tuple[str, ...]] = (
        "coin_for",
        "button/pair",
        "button/three",
        "button/swap",
        "button/enough",
    )

    def __init__(self, player: int, done: int) -> None:
        super().__init__(player)
        self.done: Final = done

    def options(self, g: Comforts) -> list[int]:
        """Return the trades that can be paid, and the end after the first."""
        heap = g.players[self.player].heap
        found = list(range(GOODS)) if heap[COIN] else []
        if not heap[COIN] and g.is_mole() and heap[STONE]:
            found = [good for good in range(GOODS) if good != STONE]
        if can_give(g, self.player, PAIR_SIZE, ALIKE):
            found.append(PAIR)
        if can_give(g, self.player, THREE_SIZE, FREELY):
            found.append(THREE)
        if not self.done and g.has(self.player, SCALE) and can_give(g, self.player, 1, FREELY):
            found.append(SWAP)
        return [*found, ENOUGH] if self.done else found

    def take(self, g: Comforts, option: int) -> None:
        """Trade, and go on."""
        if option == ENOUGH:
            return
        again = MarketTrade(self.player, 1)
        if option == PAIR:
            g.then(
                GiveGoods(self.player, PAIR_SIZE, ALIKE, 0, NOBODY),
                GetGoods(self.player, 1, FREELY, 0),
                again,
            )
        elif option == THREE:
            g.then(
                GiveGoods(self.player, THREE_SIZE, FREELY, 0, NOBODY), GetCoin(self.player), again
            )
        elif option == SWAP:
            g.then(
                GiveGoods(self.player, 1, FREELY, 0, NOBODY),
                GetGoods(self.player, 1, FREELY, 0),
                again,
            )
        else:
            # A stone that stands in for a coin buys no stone: nothing would change.
            if g.is_mole() and option != STONE:
                g.then(PayStones(self.player, 1), again)
            else:
                g.pay(self.player, COIN, 1)
                g.then(again)
            g.gain(self.player, option, 1)

    def target(self, g: Comforts, option: int) -> str:
        """Return the good for a coin, or the button of the trade."""
        if option < GOODS:
            return f"coin_for/{RESOURCE_IDS[option]}"
        return f"button/{('pair', 'three', 'swap', 'enough')[option - PAIR]}"

    def why_not(self, g: Comforts, option: int) -> int:
        """Tell the scale's rule from those of the market."""
        if option in self.options(g):
            return 0
        return numbering.SCALE if option == SWAP else numbering.MARKET


class GetCoin(Step):
    """Take the coin that three goods bring."""

    def __init__(self, player: int) -> None:
        self.player: Final = player

    def do(self, g: Comforts) -> None:
        """Take the coin."""
        g.gain(self.player, COIN, 1)


def can_trade(g: Comforts, player: int) -> bool:
    """Tell whether a player could trade at the market."""
    heap = g.players[player].heap
    return (
        heap[COIN] > 0
        or can_give(g, player, PAIR_SIZE, ALIKE)
        or can_give(g, player, THREE_SIZE, FREELY)
        or (g.has(player, SCALE) and can_give(g, player, 1, FREELY))
        or (g.is_mole() and heap[STONE] > 0)
    )


# The inn.


def row_at(g: Comforts, value: int) -> Row:
    """Return what the traveller offers for a value of the die."""
    guest = g.guest()
    return guest.rows[guest.row_of[value]]


def most_times(row: Row, value: int) -> int:
    """Return how often a row may be used: the number in its arrow, the die's value, or no end."""
    if row.times == UNLIMITED:
        return ENDLESS
    return value if row.times == DIE_VALUE else row.times


def how(is_same: bool, is_different: bool) -> int:
    """Return how goods of choice must be."""
    return ALIKE if is_same else UNLIKE if is_different else FREELY


def can_exchange(g: Comforts, player: int, row: Row) -> bool:
    """Tell whether a player can pay what a row asks for once."""
    if len(g.players[player].hand) < row.give_comforts:
        return False
    if row.give_any == 0:
        return g.can_pay(player, row.give, 0)
    if sum(row.give):
        return g.can_pay(player, row.give, row.give_any)
    return can_give(g, player, row.give_any, how(row.give_same, row.give_different))


def can_visit_inn(g: Comforts, player: int) -> bool:
    """Tell whether the traveller would give anything for the die at the inn."""
    row = row_at(g, g.work.values[INN])
    return row.free or can_exchange(g, player, row)


def visit_inn(g: Comforts, player: int) -> None:
    """Take what the traveller gives, or begin to exchange."""
    value = g.work.values[INN]
    row = row_at(g, value)
    if row.free:
        receive(g, player, row, 1)
    elif row.bulk:
        g.then(BulkTrade(player, value))
    else:
        g.then(InnTrade(player, value, most_times(row, value), 0))


def receive(g: Comforts, player: int, row: Row, times: int) -> None:
    """Take what a row gives."""
    for resource in range(len(row.get)):
        g.gain(player, resource, row.get[resource] * times)
    if row.get_comforts:
        g.draw_in_hand(player, row.get_comforts * times)
    if row.get_any:
        g.then(GetGoods(player, row.get_any * times, how(row.get_same, row.get_different), 0))


class InnTrade(Choice):
    """Exchange with the traveller, as often as the row allows."""

    width: ClassVar[int] = 2
    rule: ClassVar[int] = numbering.INN
    zones: ClassVar[tuple[str, ...]] = ("button/enough", "button/exchange")

    def __init__(self, player: int, value: int, times: int, done: int) -> None:
        super().__init__(player)
        self.value: Final = value
        self.times: Final = times
        self.done: Final = done

    def options(self, g: Comforts) -> list[int]:
        """Return one more exchange if it can be paid, and the end after the first."""
        found = [0] if self.done else []
        if self.times and can_exchange(g, self.player, row_at(g, self.value)):
            found.append(1)
        return found

    def take(self, g: Comforts, option: int) -> None:
        """Exchange once, and go on."""
        if option == 0:
            return
        row = row_at(g, self.value)
        g.then(
            Receive(self.player, self.value), InnTrade(self.player, self.value, self.times - 1, 1)
        )
        if row.give_any:
            if sum(row.give):
                pay_cost(g, self.player, row.give, row.give_any)
            else:
                constraint = how(row.give_same, row.give_different)
                g.then(GiveGoods(self.player, row.give_any, constraint, 0, NOBODY))
        else:
            pay_cost(g, self.player, row.give, 0)
        if row.give_comforts:
            g.then(GiveComforts(self.player, row.give_comforts))

    def target(self, g: Comforts, option: int) -> str:
        """Return the button."""
        return "button/exchange" if option else "button/enough"

    def told(self, g: Comforts) -> dict[str, int | str]:
        """Tell who offers, and how often it may still be."""
        return {"traveller": f"traveller/{g.guest().id}", "times": self.times}


class Receive(Step):
    """What was paid for comes from the traveller."""

    def __init__(self, player: int, value: int) -> None:
        self.player: Final = player
        self.value: Final = value

    def do(self, g: Comforts) -> None:
        """Take it."""
        receive(g, self.player, row_at(g, self.value), 1)


class BulkTrade(Choice):
    """Hand in any number of different goods for as many of one kind, in one exchange."""

    width: ClassVar[int] = GOODS + 1
    rule: ClassVar[int] = numbering.INN
    zones: ClassVar[tuple[str, ...]] = ("count",)

    def __init__(self, player: int, value: int) -> None:
        super().__init__(player)
        self.value: Final = value

    def options(self, g: Comforts) -> list[int]:
        """Return how many can be handed in."""
        row = row_at(g, self.value)
        constraint = how(row.give_same, row.give_different)
        counts = range(1, min(most_times(row, self.value), GOODS) + 1)
        return [count for count in counts if can_give(g, self.player, count, constraint)]

    def take(self, g: Comforts, option: int) -> None:
        """Hand in, then take."""
        row = row_at(g, self.value)
        g.then(
            GiveGoods(self.player, option, how(row.give_same, row.give_different), 0, NOBODY),
            GetGoods(self.player, option, how(row.get_same, row.get_different), 0),
        )

    def target(self, g: Comforts, option: int) -> str:
        """Return the number."""
        return f"count/{option}"


STEPS: Final[tuple[type[Step], ...]] = (MarketTrade, GetCoin, InnTrade, Receive, BulkTrade)
