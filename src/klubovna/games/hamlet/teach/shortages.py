# not compiled: asked by people, now and then
"""Hamlet: what a bill lacks, in numbers: goods that lie nowhere, that can't come, and coins."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from klubovna.core.teaching import Need
from klubovna.games.hamlet.box.contents import Bill, Group
from klubovna.games.hamlet.pieces.numbers import ALL_BASICS, BIT, TILES
from klubovna.games.hamlet.rules.pay import Funds, bill_of, can_buy, is_near, price_of
from klubovna.games.hamlet.state import Hamlet
from klubovna.games.hamlet.teach.signs import COIN, group_sign

REFINED_UNITS = 3  # a refined good is as hard to get as so many basic ones


@dataclass(frozen=True)
class Gap:
    """A group of a bill, and how much of it can come."""

    group: Group
    have: int

    @property
    def missing(self) -> int:
        """Return how many units are not there."""
        return max(0, self.group.amount - self.have)

    @property
    def weight(self) -> int:
        """Return how hard it is to get what is missing."""
        return self.missing * (1 if self.group.resources & ALL_BASICS else REFINED_UNITS)


@dataclass(frozen=True)
class Shortage:
    """What a bill lacks where a villager would pay it."""

    bill: Bill
    stand: int
    reach: int  # from where goods come, as bits
    gaps: tuple[Gap, ...]
    price: int  # of all that is missing, 0 if nothing can be bought
    purse: int

    @property
    def open(self) -> list[Gap]:
        """Return the groups of which something is missing."""
        return [gap for gap in self.gaps if gap.missing]

    @property
    def coins(self) -> int:
        """Return how many coins of the bill are missing."""
        return max(0, self.bill.coins - self.purse)

    @property
    def weight(self) -> int:
        """Return how far away it is to pay the bill."""
        return sum(gap.weight for gap in self.gaps) + self.coins

    @property
    def units(self) -> int:
        """Return how many pieces are missing, coins among them."""
        return sum(gap.missing for gap in self.gaps) + self.coins

    def needs(self, target: str = "") -> tuple[Need, ...]:
        """Return all that the bill asks for, with what is there of it."""
        found = [
            Need(group_sign(gap.group), min(gap.have, gap.group.amount), gap.group.amount, target)
            for gap in self.gaps
        ]
        if self.bill.coins:
            found.append(Need(COIN, min(self.purse, self.bill.coins), self.bill.coins, target))
        return tuple(found)


def units_of(funds: Funds, group: Group, reach: int) -> int:
    """Return how many units of a group lie on some tiles."""
    resources = group.resources
    return len([g for g in funds.goods if resources >> g.resource & 1 and reach >> g.tile & 1])


def shortage(funds: Funds, number: int, stand: int) -> Shortage:
    """Return what a bill lacks on a tile."""
    g = funds.g
    bill, reach = bill_of(g, number), funds.reach(stand)
    gaps = tuple(Gap(group, units_of(funds, group, reach)) for group in bill.groups)
    is_sold = can_buy(number) and is_near(reach)
    price = sum(gap.missing * price_of(g, gap.group) for gap in gaps) if is_sold else 0
    return Shortage(bill, stand, reach, gaps, price, g.players[funds.player].coins)


def least_shortage(funds: Funds, number: int, stands: Iterable[int]) -> Shortage:
    """Return what a bill lacks where it lacks least; tiles of equal reach are tried once."""
    by_reach = {funds.reach(stand): stand for stand in reversed(list(stands))}
    found = [shortage(funds, number, stand) for stand in by_reach.values()]
    return min(found, key=lambda one: (one.weight, one.price == 0, one.stand))


def network(g: Hamlet) -> list[int]:
    """Return the tiles to which roads lead from the church."""
    return [tile for tile in g.village.order if g.village.is_in_network(tile)]


def lies_somewhere(funds: Funds, short: Shortage) -> bool:
    """Tell whether all goods of a bill lie in the village, if only they could come."""
    everywhere = funds.g.village.network
    return all(units_of(funds, gap.group, everywhere) >= gap.group.amount for gap in short.gaps)


def gaps_on_the_way(funds: Funds, stand: int, source: int) -> list[int]:
    """Return where donkeys are missing between a tile and goods, on the way that needs fewest."""
    links, donkeys = funds.g.village.links, funds.donkeys
    best: dict[int, list[int]] = {stand: []}
    queue = [stand]
    for tile in queue:  # grows while we look; a better way is looked at again
        is_open = tile == stand or donkeys >> tile & 1
        passed = best[tile] if is_open else [*best[tile], tile]
        for other in range(TILES):
            if not links[tile] & BIT[other]:
                continue
            if other not in best or len(passed) < len(best[other]):
                best[other] = passed
                queue.append(other)
    return best[source]


def nearest_source(funds: Funds, short: Shortage) -> tuple[Gap, int, list[int]]:
    """Return goods that can't come though they lie there: which, where, and the missing donkeys."""
    found: list[tuple[int, int, Gap, list[int]]] = []
    far = funds.g.village.network & ~short.reach
    for gap in short.open:
        for good in funds.goods:
            if gap.group.resources >> good.resource & 1 and far >> good.tile & 1:
                way = gaps_on_the_way(funds, short.stand, good.tile)
                found.append((len(way), good.tile, gap, way))
    _, tile, gap, way = min(found, key=lambda one: one[:2])
    return gap, tile, way
