# not compiled: made for people, now and then
"""Woodcraft: how a die that an order lacks can be made now, each means counted once."""

from __future__ import annotations

from typing import Final

from klubovna.games.woodcraft.box.contents import Demand, Effect, Order
from klubovna.games.woodcraft.pieces.numbers import (
    ANY_MATERIAL,
    BIT,
    BLADE,
    CLASSES,
    COLOUR_IDS,
    COLOURS,
    DIE_IDS,
    FACES,
    GLUE,
    JOINTS,
    MATERIALS,
    SCRAP,
    colour_of,
    die_of,
    value_of,
)
from klubovna.games.woodcraft.rules.deeds import Bump, Exchange, Recolour, Split
from klubovna.games.woodcraft.rules.effects import Gain
from klubovna.games.woodcraft.rules.free import can_use_ability
from klubovna.games.woodcraft.rules.orders import accepts
from klubovna.games.woodcraft.state import Wood

WORK: Final = ("fell", "cut", "join", "ability")  # goes at any time of a turn


class Means:
    """What is left for work on one order: wood that it does not take, tools, materials, helpers."""

    def __init__(self, g: Wood, seat: int, card: Order, left: list[int]) -> None:
        me = g.players[seat]
        self.g: Final = g
        self.left: Final = left
        self.trees: Final = {pot: me.trees[pot] for pot in me.planted_pots()}
        self.goods: Final = me.goods.copy()
        for n in range(MATERIALS):
            self.goods[GLUE + n] -= card.materials[n]
        self.saws = me.ready_saws
        ready = [n for n in range(me.owned[JOINTS]) if me.ready_joints & BIT[n]]
        self.joints: Final = [g.box.chains[JOINTS][n].amount for n in ready]
        self.pieces: Final[dict[int, int]] = {}  # what is left of a die that is cut
        both = zip(me.helpers, me.spaces, strict=True)
        self.helpers: Final = [h for h, space in both if can_use_ability(g, seat, h, space)]

    def way_to(self, demand: Demand) -> str:
        """Return where a missing die is at hand, and take it; else ""."""
        ways = (self.felled, self.cut, self.joined, self.helped)
        return next((at for way in ways if (at := way(demand))), "")

    def felled(self, demand: Demand) -> str:
        """Return a tree that is what is asked for."""
        for pot, tree in self.trees.items():
            if accepts(demand, tree):
                del self.trees[pot]
                return f"fell/{COLOUR_IDS[pot]}"
        return ""

    def cut(self, demand: Demand) -> str:
        """Return a die to be cut: what is left of one that is cut already, else another."""
        least = least_of(demand)
        for die, rest in self.pieces.items():
            is_last = rest == least
            if self.suits(demand, die) and (is_last or (rest > least and self.goods[BLADE] > 0)):
                self.goods[BLADE] -= int(not is_last)
                self.pieces[die] -= least
                return f"cut/{DIE_IDS[die]}"
        for die in self.dice(demand) if self.saws else ():
            if value_of(die) > least and die not in self.pieces:
                self.saws -= 1
                self.left[die] -= 1
                self.pieces[die] = value_of(die) - least
                return f"cut/{DIE_IDS[die]}"
        return ""

    def joined(self, demand: Demand) -> str:
        """Return a die to be raised by a joint."""
        if not self.joints or self.goods[SCRAP] <= 0:
            return ""
        for die in reversed(self.dice(demand)):
            for amount in sorted(self.joints):
                if any(accepts(demand, die + n) for n in range(1, raises(die, amount) + 1)):
                    self.joints.remove(amount)
                    self.goods[SCRAP] -= 1
                    self.left[die] -= 1
                    return f"join/{DIE_IDS[die]}"
        return ""

    def helped(self, demand: Demand) -> str:
        """Return a helper who makes it of another die."""
        for helper in self.helpers:
            effect = self.affordable(helper)
            for die in range(CLASSES):
                if effect and self.left[die] and makes(effect, die, demand):
                    self.left[die] -= 1
                    return self.use(helper)
        return ""

    def material(self, good: int) -> str:
        """Return a helper who brings a piece of a missing material, else ""."""
        for helper in self.helpers:
            effect = self.affordable(helper)
            if isinstance(effect, Gain) and effect.good == good:
                return self.use(helper)
        return ""

    def affordable(self, helper: int) -> Effect | None:
        """Return what a helper does, if what is paid for it is not needed for the order."""
        (first, *_) = self.g.box.scripts[self.g.box.helpers[helper].ability.effects]
        if not isinstance(first, Exchange):
            return first
        if first.good == ANY_MATERIAL or self.goods[first.good] < first.count:
            return None
        return self.g.box.scripts[first.script][0]

    def use(self, helper: int) -> str:
        """Return where a helper is, who is not free for anything else then."""
        card = self.g.box.helpers[helper]
        first = self.g.box.scripts[card.ability.effects][0]
        if isinstance(first, Exchange):
            self.goods[first.good] -= first.count
        self.helpers.remove(helper)
        return f"ability/{card.id}"

    def dice(self, demand: Demand) -> list[int]:
        """Return spare dice of a colour that is asked for."""
        return [die for die in range(CLASSES) if self.left[die] and self.suits(demand, die)]

    def suits(self, demand: Demand, die: int) -> bool:
        """Tell whether a die has a colour that is asked for."""
        return bool(demand.colours & BIT[colour_of(die)])


def least_of(demand: Demand) -> int:
    """Return the smallest value that is asked for."""
    return min([value for value in range(1, FACES + 1) if demand.values & BIT[value]])


def raises(die: int, amount: int) -> int:
    """Return by how much a joint can raise a die."""
    return min(amount, FACES - value_of(die))


def makes(effect: Effect, die: int, demand: Demand) -> bool:
    """Tell whether an effect makes of a die what is asked for."""
    if isinstance(effect, Recolour):
        new = [c for c in range(COLOURS) if effect.colours & BIT[c] and c != colour_of(die)]
        return any([accepts(demand, die_of(colour, value_of(die))) for colour in new])
    if isinstance(effect, Bump):
        steps = [n for n in range(effect.least, effect.most + 1) if 1 <= value_of(die) + n <= FACES]
        return any([n and accepts(demand, die + n) for n in steps])
    if isinstance(effect, Split):
        smaller = [die_of(colour_of(die), value) for value in range(1, value_of(die))]
        return any([accepts(demand, piece) for piece in smaller])
    return False
