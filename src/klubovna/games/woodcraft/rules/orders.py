"""Woodcraft: what an order asks for, and completing it."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from klubovna.core.step import Choice, Step
from klubovna.games.woodcraft.box.contents import ON_COMPLETE, Demand
from klubovna.games.woodcraft.pieces.numbers import (
    CLASSES,
    DIE_IDS,
    GLUE,
    MATERIALS,
    NONE,
    without_at,
)
from klubovna.games.woodcraft.rules.script import After, effects
from klubovna.games.woodcraft.state import Wood
from klubovna.games.woodcraft.text import numbering


def accepts(demand: Demand, die: int) -> bool:
    """Tell whether a die of this class is what an order asks for."""
    return die in demand.dice


def is_same(one: Demand, other: Demand) -> bool:
    """Tell whether two demands accept the same dice."""
    return one.colours == other.colours and one.values == other.values


def can_match(wood: list[int], demands: tuple[Demand, ...], at: i64, least: i64) -> bool:
    """Tell whether the demands from `at` on can be met; `wood` is left as it was.

    Equal demands are met by dice in rising order, the first of them at least `least`.
    """
    if at == len(demands):
        return True
    for die in demands[at].dice:
        if wood[die] and die >= least:
            wood[die] -= 1
            is_met = can_match(wood, demands, at + 1, least_after(demands, at, die))
            wood[die] += 1
            if is_met:
                return True
    return False


def least_after(demands: tuple[Demand, ...], at: i64, die: i64) -> int:
    """Return the lowest class for the next demand, when `die` meets the one at `at`."""
    if at + 1 < len(demands) and is_same(demands[at], demands[at + 1]):
        return die
    return 0


def can_complete(g: Wood, player: i64, order: i64) -> bool:
    """Tell whether wood and materials for an order are there."""
    me = g.players[player]
    card = g.box.orders[order]
    for n in range(MATERIALS):
        if me.goods[GLUE + n] < card.materials[n]:
            return False
    return can_match(me.wood, card.demands, 0, 0)


def complete(g: Wood, player: int, order: int) -> None:
    """Give dice and materials; then the card's reward, the row's, and what follows from it."""
    me = g.players[player]
    card = g.box.orders[order]
    at = me.orders.index(order)
    row = me.rows[at]
    me.orders = without_at(me.orders, at)
    me.rows = without_at(me.rows, at)
    me.done = [*me.done, order]
    g.say(numbering.COMPLETED, player, order, row)
    for n in range(MATERIALS):
        g.pay(player, GLUE + n, card.materials[n])
    steps: list[Step] = [PayDice(player, order, 0, 0)] if card.demands else []
    g.then(
        *steps,
        effects(player, card.reward),
        effects(player, g.box.order_rows[row - 1]),
        After(player, ON_COMPLETE, NONE, row),
    )


class PayDice(Choice):
    """The player gives the dice for an order one by one, and picks where several would do."""

    width: ClassVar[int] = CLASSES
    rule: ClassVar[int] = numbering.COMPLETE
    zones: ClassVar[tuple[str, ...]] = ("wood",)

    def __init__(self, player: int, order: int, at: int, least: int) -> None:
        super().__init__(player)
        self.order: Final = order
        self.at: Final = at
        self.least: Final = least

    def options(self, g: Wood) -> list[int]:
        """Return the dice that meet this demand and leave those for the others."""
        demands = g.box.orders[self.order].demands
        wood = g.players[self.player].wood.copy()
        found: list[int] = []
        for die in demands[self.at].dice:
            if wood[die] and die >= self.least:
                wood[die] -= 1
                if can_match(wood, demands, self.at + 1, least_after(demands, self.at, die)):
                    found.append(die)
                wood[die] += 1
        return found

    def take(self, g: Wood, option: int) -> None:
        """Give the die, then the others."""
        demands = g.box.orders[self.order].demands
        g.players[self.player].wood[option] -= 1
        g.say(numbering.GAVE_DIE, self.player, option)
        if self.at + 1 < len(demands):
            least = least_after(demands, self.at, option)
            g.then(PayDice(self.player, self.order, self.at + 1, least))

    def target(self, g: Wood, option: int) -> str:
        """Return the die."""
        return f"wood/{DIE_IDS[option]}"

    def told(self, g: Wood) -> dict[str, int | str]:
        """Tell for which order."""
        return {"order": f"order/{g.box.orders[self.order].id}"}


def place_order(g: Wood, player: int, order: int) -> None:
    """Lay an order beside the board, in the row that is printed on it."""
    me = g.players[player]
    me.orders = [*me.orders, order]
    me.rows = [*me.rows, g.box.orders[order].row]


STEPS: Final = (PayDice,)
