"""Hamlet: the town hall, where plans are taken and workers hired."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from klubovna.core.step import Choice
from klubovna.games.hamlet.pieces.numbers import (
    CHURCH,
    DONKEYS,
    HAND,
    NONE,
    ROW,
    TILES,
    VILLAGERS,
    exchanged,
)
from klubovna.games.hamlet.state import Hamlet
from klubovna.games.hamlet.text import numbering


def can_take_plan(g: Hamlet, player: i64) -> bool:
    """Tell whether there is room for a plan, and one on offer: the leftmost costs nothing."""
    return len(g.players[player].plans) < HAND and bool(g.row)


def plans_to_take(g: Hamlet, player: i64) -> list[int]:
    """Return the places of plans that a player can take: a coin for each plan to the left."""
    if not can_take_plan(g, player):
        return []
    return [place for place in range(len(g.row)) if place <= g.players[player].coins]


def villager_price(g: Hamlet, player: i64) -> int:
    """Return the price of the next villager, NONE if there is none left."""
    count = g.players[player].villagers()
    return NONE if count >= VILLAGERS else g.box.prices.villagers[count - 1]


def can_hire_villager(g: Hamlet, player: i64) -> bool:
    """Tell whether another villager can be paid."""
    price = villager_price(g, player)
    return price != NONE and price <= g.players[player].coins


def can_hire_donkey(g: Hamlet, player: i64) -> bool:
    """Tell whether another donkey can be paid."""
    me = g.players[player]
    return me.donkey_count() < DONKEYS and g.box.prices.donkey <= me.coins


def can_hire(g: Hamlet, player: i64) -> bool:
    """Tell whether any worker can be paid."""
    return can_hire_villager(g, player) or can_hire_donkey(g, player)


class TakePlan(Choice):
    """The player lays a coin on each plan to the left of one, and takes it with its coins."""

    width: ClassVar[int] = ROW + 1
    rule: ClassVar[int] = numbering.TAKE_PLAN
    zones: ClassVar[tuple[str, ...]] = ("row", "button/pass")

    def options(self, g: Hamlet) -> list[int]:
        """Return the places; going without only if somebody can be hired."""
        found = plans_to_take(g, self.player)
        if can_hire(g, self.player) or not found:
            found.append(ROW)
        return found

    def take(self, g: Hamlet, option: int) -> None:
        """Take the plan and refill the row."""
        if option == ROW:
            return
        me = g.players[self.player]
        me.coins -= option
        for place in range(option):
            g.row_coins = exchanged(g.row_coins, place, g.row_coins[place] + 1)
        tile = g.row[option]
        coins = g.take_from_row(self.player, option)
        me.coins += coins
        g.say(numbering.TOOK_PLAN, self.player, tile, option, coins)
        g.fill_row()

    def target(self, g: Hamlet, option: int) -> str:
        """Return the place or the button."""
        return "button/pass" if option == ROW else f"row/{option + 1}"


VILLAGER: Final = 0
DONKEY: Final = 1
ENOUGH: Final = 2


class Hire(Choice):
    """The player hires workers, as many as can be paid; without a new plan, at least one.

    `plans` is how many were in hand before the town hall was entered.
    """

    width: ClassVar[int] = 3
    rule: ClassVar[int] = numbering.HIRING
    zones: ClassVar[tuple[str, ...]] = ("button/villager", "button/donkey", "button/done")

    def __init__(self, player: int, plans: int) -> None:
        super().__init__(player)
        self.plans: Final = plans

    def options(self, g: Hamlet) -> list[int]:
        """Return whom a player can pay; enough, once something was done here."""
        found: list[int] = []
        if can_hire_villager(g, self.player):
            found.append(VILLAGER)
        if can_hire_donkey(g, self.player):
            found.append(DONKEY)
        if not found or len(g.players[self.player].plans) != self.plans:
            found.append(ENOUGH)
        return found

    def take(self, g: Hamlet, option: int) -> None:
        """Hire, and go on; villagers lie on the church until the next turn."""
        me = g.players[self.player]
        if option == ENOUGH:
            return
        if option == VILLAGER:
            price = villager_price(g, self.player)
            me.coins -= price
            me.lying = sorted([*me.lying, CHURCH])
            g.say(numbering.HIRED_VILLAGER, self.player, price)
            g.then(Hire(self.player, NONE))
        else:
            me.coins -= g.box.prices.donkey
            g.then(PlaceDonkey(self.player), Hire(self.player, NONE))

    def target(self, g: Hamlet, option: int) -> str:
        """Return the button."""
        return ("button/villager", "button/donkey", "button/done")[option]


class PlaceDonkey(Choice):
    """A new donkey comes to a tile of the player's choice, if roads lead there."""

    width: ClassVar[int] = TILES
    rule: ClassVar[int] = numbering.HIRING
    zones: ClassVar[tuple[str, ...]] = ("tile",)

    def options(self, g: Hamlet) -> list[int]:
        """Return the tiles of the network."""
        return [tile for tile in range(TILES) if g.village.network >> tile & 1]

    def take(self, g: Hamlet, option: int) -> None:
        """Put it there; it may still move with the others."""
        me = g.players[self.player]
        me.donkeys = sorted([*me.donkeys, option])
        g.say(numbering.HIRED_DONKEY, self.player, g.box.prices.donkey, option)

    def target(self, g: Hamlet, option: int) -> str:
        """Return the tile."""
        return f"tile/{g.box.tiles[option].id}"


STEPS: Final = (TakePlan, Hire, PlaceDonkey)
