"""Creature Comforts: paying and choosing goods, one unit after the other."""

from __future__ import annotations

from typing import ClassVar, Final

from klubovna.core.step import NOBODY, Choice, Step
from klubovna.games.creature_comforts.pieces.numbers import (
    BIT,
    COIN,
    COMFORTS,
    GOODS,
    RESOURCE_IDS,
    RESOURCES,
    STONE,
)
from klubovna.games.creature_comforts.state import Comforts
from klubovna.games.creature_comforts.text import numbering

# How goods of choice must be.
FREELY: Final = 0
ALIKE: Final = 1
UNLIKE: Final = 2

MOST_STONES: Final = 64


def pay_cost(g: Comforts, player: int, cost: tuple[int, ...], any_goods: int) -> None:
    """Pay a cost; ask where stones and coins stand in for each other, and for goods of choice."""
    mole = g.is_mole()
    if any_goods:
        g.then(GiveGoods(player, any_goods, FREELY, 0, NOBODY))
    for resource in range(RESOURCES):
        if not (mole and resource in (STONE, COIN)):
            g.pay(player, resource, cost[resource])
    if mole and cost[STONE] + cost[COIN]:
        g.then(PayStones(player, cost[STONE] + cost[COIN]))


class PayStones(Choice):
    """With the mole, stones and coins stand in for each other: choose how many are stones."""

    width: ClassVar[int] = MOST_STONES
    rule: ClassVar[int] = numbering.MOLE
    zones: ClassVar[tuple[str, ...]] = ("stones",)

    def __init__(self, player: int, total: int) -> None:
        super().__init__(player)
        self.total: Final = total

    def options(self, g: Comforts) -> list[int]:
        """Return every number of stones that coins can complete."""
        heap = g.players[self.player].heap
        least = max(0, self.total - heap[COIN])
        return list(range(least, min(self.total, heap[STONE]) + 1))

    def take(self, g: Comforts, option: int) -> None:
        """Pay stones and coins."""
        g.pay(self.player, STONE, option)
        g.pay(self.player, COIN, self.total - option)

    def target(self, g: Comforts, option: int) -> str:
        """Return the number of stones."""
        return f"stones/{option}"

    def told(self, g: Comforts) -> dict[str, int | str]:
        """Tell how many are to be paid."""
        return {"total": self.total}


class GiveGoods(Choice):
    """Give goods of your choice, one by one: any, all alike or all different.

    They go to the supply, or to player `to`. With the mole a coin may be given as a stone.
    `given` are the kinds given so far, as bits.
    """

    width: ClassVar[int] = COIN + 1
    rule: ClassVar[int] = numbering.ANY_GOODS
    zones: ClassVar[tuple[str, ...]] = ("give",)

    def __init__(self, player: int, left: int, how: int, given: int, to: int) -> None:
        super().__init__(player)
        self.left: Final = left
        self.how: Final = how
        self.given: Final = given
        self.to: Final = to

    def options(self, g: Comforts) -> list[int]:
        """Return what may be given next so that the rest can be given too."""
        heap = g.players[self.player].heap
        last = COIN + 1 if g.is_mole() else GOODS
        return [r for r in range(last) if heap[r] and self.can_go_on(g, r)]

    def can_go_on(self, g: Comforts, resource: int) -> bool:
        """Tell whether a resource suits those given, and leaves enough for the rest."""
        kind = kind_of(resource)
        units = kinds_in_hand(g, self.player)
        if self.how == ALIKE:
            return (not self.given or bool(self.given & BIT[kind])) and units[kind] >= self.left
        if self.how == UNLIKE:
            others = [k for k in range(GOODS) if units[k] and not self.given & BIT[k]]
            return not self.given & BIT[kind] and len(others) >= self.left
        return sum(units) >= self.left

    def take(self, g: Comforts, option: int) -> None:
        """Give one, and go on."""
        if self.to == NOBODY:
            g.pay(self.player, option, 1)
        else:
            g.players[self.player].heap[option] -= 1
            g.players[self.to].heap[option] += 1
            g.say(numbering.GAVE, self.player, option, self.to)
        if self.left > 1:
            given = self.given | BIT[kind_of(option)]
            g.then(GiveGoods(self.player, self.left - 1, self.how, given, self.to))

    def target(self, g: Comforts, option: int) -> str:
        """Return the resource."""
        return f"give/{RESOURCE_IDS[option]}"

    def told(self, g: Comforts) -> dict[str, int | str]:
        """Tell how many are still to be given, and how."""
        return {"left": self.left, "how": self.how}


def kind_of(resource: int) -> int:
    """Return the good as which a resource is given: a coin stands in for a stone."""
    return STONE if resource == COIN else resource


def kinds_in_hand(g: Comforts, player: int) -> list[int]:
    """Return how many goods of each kind a player could give."""
    heap = g.players[player].heap
    units = heap[:GOODS]
    if g.is_mole():
        units[STONE] += heap[COIN]
    return units


def can_give(g: Comforts, player: int, count: int, how: int) -> bool:
    """Tell whether a player could give so many goods."""
    units = kinds_in_hand(g, player)
    if how == ALIKE:
        return max(units) >= count
    if how == UNLIKE:
        return len([unit for unit in units if unit]) >= count
    return sum(units) >= count


class GetGoods(Choice):
    """Take goods of your choice from the supply, one by one: any, all alike or all different."""

    width: ClassVar[int] = GOODS
    rule: ClassVar[int] = numbering.ANY_GOODS
    zones: ClassVar[tuple[str, ...]] = ("good",)

    def __init__(self, player: int, left: int, how: int, got: int) -> None:
        super().__init__(player)
        self.left: Final = left
        self.how: Final = how
        self.got: Final = got

    def options(self, g: Comforts) -> list[int]:
        """Return the goods that suit those taken so far."""
        if self.how == UNLIKE:
            return [good for good in range(GOODS) if not self.got & BIT[good]]
        return list(range(GOODS))

    def take(self, g: Comforts, option: int) -> None:
        """Take one, and go on; alike ones are taken together."""
        if self.how == ALIKE:
            g.gain(self.player, option, self.left)
            return
        g.gain(self.player, option, 1)
        if self.left > 1:
            g.then(GetGoods(self.player, self.left - 1, self.how, self.got | BIT[option]))

    def target(self, g: Comforts, option: int) -> str:
        """Return the good."""
        return f"good/{RESOURCE_IDS[option]}"

    def told(self, g: Comforts) -> dict[str, int | str]:
        """Tell how many are still to be taken."""
        return {"left": self.left}


class GiveComforts(Choice):
    """Discard comforts from the hand as a payment, one by one."""

    width: ClassVar[int] = COMFORTS
    rule: ClassVar[int] = numbering.INN
    zones: ClassVar[tuple[str, ...]] = ("hand",)

    def __init__(self, player: int, left: int) -> None:
        super().__init__(player)
        self.left: Final = left

    def options(self, g: Comforts) -> list[int]:
        """Return the different comforts in hand."""
        return sorted(set(g.players[self.player].hand))

    def take(self, g: Comforts, option: int) -> None:
        """Discard one, and go on."""
        g.discard_from_hand(self.player, option)
        if self.left > 1:
            g.then(GiveComforts(self.player, self.left - 1))

    def target(self, g: Comforts, option: int) -> str:
        """Return the card."""
        return f"hand/{g.box.comforts[option].id}"

    def told(self, g: Comforts) -> dict[str, int | str]:
        """Tell how many are still to be discarded."""
        return {"left": self.left}


STEPS: Final[tuple[type[Step], ...]] = (PayStones, GiveGoods, GetGoods, GiveComforts)
