"""Woodcraft: buying and trading dice, materials, and choosing orders."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from klubovna.core.step import Choice, Step
from klubovna.games.woodcraft.box.contents import (
    ON_BUY_DIE,
    ON_BUY_MATERIAL,
    ON_SELL_DIE,
    ON_TAKE_ORDER,
)
from klubovna.games.woodcraft.pieces.numbers import (
    ALL_COLOURS,
    BERRY,
    CLASSES,
    COLOUR_IDS,
    COLOURS,
    DIE_IDS,
    FACES,
    GLUE,
    GOOD_IDS,
    MATERIALS,
    NONE,
    ROW,
    STORE_SLOTS,
    colour_of,
    die_of,
    exchanged,
    value_of,
)
from klubovna.games.woodcraft.rules.changes import public_dice
from klubovna.games.woodcraft.rules.free import between
from klubovna.games.woodcraft.rules.orders import place_order
from klubovna.games.woodcraft.rules.script import After
from klubovna.games.woodcraft.state import Wood
from klubovna.games.woodcraft.text import numbering

# Dice.


def die_price(g: Wood, player: i64, die: i64) -> int:
    """Return what a die costs a player: its value, and more for rarer wood."""
    colour, value = die // FACES, die % FACES + 1
    return g.price(player, ON_BUY_DIE, colour, value, value + g.box.prices.surcharge[colour])


def buyable(g: Wood, player: i64, less: i64) -> list[int]:
    """Return the dice of the public store that a player can pay."""
    purse = g.players[player].goods[BERRY] + less
    return [die for die in public_dice(g, ALL_COLOURS, FACES) if die_price(g, player, die) <= purse]


def can_buy(g: Wood, player: i64, less: i64) -> bool:
    """Tell whether a player can pay any die of the public store."""
    purse = g.players[player].goods[BERRY] + less
    for slot in range(STORE_SLOTS):
        if g.store[slot] and die_price(g, player, g.store_die(slot)) <= purse:
            return True
    return False


class BuyWood(Choice):
    """The player buys one or two dice of the public store; the gaps are filled afterwards."""

    width: ClassVar[int] = CLASSES + 1
    rule: ClassVar[int] = numbering.BUY_WOOD
    zones: ClassVar[tuple[str, ...]] = ("store", "button/pass")
    most: ClassVar[int] = 2

    def __init__(self, player: int, less: int, bought: int) -> None:
        super().__init__(player)
        self.less: Final = less
        self.bought: Final = bought

    def options(self, g: Wood) -> list[int]:
        """Return the dice; after the first also the end."""
        found = buyable(g, self.player, self.less)
        if self.bought:
            found.append(CLASSES)
        return found

    def take(self, g: Wood, option: int) -> None:
        """Buy a die."""
        if option == CLASSES:
            g.fill_store()
            return
        price = die_price(g, self.player, option)
        less = min(self.less, price)
        g.store[g.slot_of(option)] = 0
        buy_die(g, self.player, option, price - less)
        after = After(self.player, ON_BUY_DIE, colour_of(option), value_of(option))
        if g.settings["refill"] == "at_once":
            g.fill_store()
        if self.bought:
            g.then(after, FillStore())
        else:
            g.then(after, *between(g, self.player), BuyWood(self.player, self.less - less, 1))

    def target(self, g: Wood, option: int) -> str:
        """Return the die or the button."""
        return "button/pass" if option == CLASSES else f"store/{DIE_IDS[option]}"


def buy_die(g: Wood, player: int, die: int, price: int) -> None:
    """Pay a die and put it into the wood store."""
    g.say(numbering.BOUGHT_DIE, player, die, price)
    g.pay(player, BERRY, price)
    g.players[player].wood[die] += 1


class FillStore(Step):
    """Dice of the same colours are rolled into the gaps of the public store."""

    def do(self, g: Wood) -> None:
        """Roll them."""
        g.fill_store()


# Trading.


def sixes(g: Wood, player: i64, less: i64, sold: i64) -> list[int]:
    """Return the colours of which a player can buy a six; not the colour just sold."""
    purse = g.players[player].goods[BERRY] + less
    found: list[int] = []
    for colour in range(COLOURS):
        if colour != sold and die_price(g, player, die_of(colour, FACES)) <= purse:
            found.append(colour)
    return found


def buy_six(g: Wood, player: int, colour: int, less: int) -> None:
    """Buy a six from the supply."""
    die = die_of(colour, FACES)
    buy_die(g, player, die, max(0, die_price(g, player, die) - less))
    g.then(After(player, ON_BUY_DIE, colour, FACES))


def sale_price(g: Wood, die: i64) -> int:
    """Return what a die is sold for: twice its value, and more for rarer wood."""
    return 2 * (die % FACES + 1) + g.box.prices.surcharge[die // FACES]


class TradeDice(Choice):
    """The player sells a die, or buys a six right away."""

    width: ClassVar[int] = CLASSES + COLOURS
    rule: ClassVar[int] = numbering.TRADE_DICE
    zones: ClassVar[tuple[str, ...]] = ("sell", "six")

    def __init__(self, player: int, less: int) -> None:
        super().__init__(player)
        self.less: Final = less

    def options(self, g: Wood) -> list[int]:
        """Return the dice to sell and the sixes to buy."""
        wood = g.players[self.player].wood
        found = [die for die in range(CLASSES) if wood[die]]
        return found + [CLASSES + c for c in sixes(g, self.player, self.less, NONE)]

    def take(self, g: Wood, option: int) -> None:
        """Sell and perhaps buy, or only buy."""
        if option >= CLASSES:
            buy_six(g, self.player, option - CLASSES, self.less)
            return
        price = sale_price(g, option)
        g.players[self.player].wood[option] -= 1
        g.say(numbering.SOLD_DIE, self.player, option, price)
        g.gain(self.player, BERRY, price)
        g.then(
            After(self.player, ON_SELL_DIE, colour_of(option), value_of(option)),
            *between(g, self.player),
            BuySix(self.player, self.less, colour_of(option)),
        )

    def target(self, g: Wood, option: int) -> str:
        """Return the die or the colour."""
        if option < CLASSES:
            return f"sell/{DIE_IDS[option]}"
        return f"six/{COLOUR_IDS[option - CLASSES]}"


class BuySix(Choice):
    """After a sale the player buys a six of another colour, or nothing."""

    width: ClassVar[int] = COLOURS + 1
    rule: ClassVar[int] = numbering.TRADE_DICE
    zones: ClassVar[tuple[str, ...]] = ("six", "button/pass")

    def __init__(self, player: int, less: int, sold: int) -> None:
        super().__init__(player)
        self.less: Final = less
        self.sold: Final = sold

    def options(self, g: Wood) -> list[int]:
        """Return the other colours, and nothing."""
        return [*sixes(g, self.player, self.less, self.sold), COLOURS]

    def take(self, g: Wood, option: int) -> None:
        """Buy it."""
        if option < COLOURS:
            buy_six(g, self.player, option, self.less)

    def target(self, g: Wood, option: int) -> str:
        """Return the colour or the button."""
        return "button/pass" if option == COLOURS else f"six/{COLOUR_IDS[option]}"


# Materials.

MOST_PIECES: Final = 3
NO_MATERIAL: Final = MATERIALS * MOST_PIECES


def material_price(g: Wood, player: i64, count: i64) -> int:
    """Return what so many pieces of one material cost a player."""
    return g.price(player, ON_BUY_MATERIAL, NONE, 0, g.box.prices.materials[count - 1])


def materials(g: Wood, player: i64, less: i64, first: i64) -> list[int]:
    """Return the purchases that a player can pay, as material * 3 + pieces - 1."""
    purse = g.players[player].goods[BERRY] + less
    found: list[int] = []
    for n in range(NO_MATERIAL):
        if n // MOST_PIECES != first and material_price(g, player, n % MOST_PIECES + 1) <= purse:
            found.append(n)
    return found


def can_buy_material(g: Wood, player: i64, less: i64) -> bool:
    """Tell whether a player can pay any number of pieces."""
    purse = g.players[player].goods[BERRY] + less
    for pieces in range(1, MOST_PIECES + 1):
        if material_price(g, player, pieces) <= purse:
            return True
    return False


class BuyMaterial(Choice):
    """The player makes one or two purchases of different materials."""

    width: ClassVar[int] = NO_MATERIAL + 1
    rule: ClassVar[int] = numbering.BUY_MATERIALS
    zones: ClassVar[tuple[str, ...]] = ("material", "button/pass")

    def __init__(self, player: int, less: int, first: int) -> None:
        super().__init__(player)
        self.less: Final = less
        self.first: Final = first

    def options(self, g: Wood) -> list[int]:
        """Return the purchases; after the first also the end."""
        found = materials(g, self.player, self.less, self.first)
        if self.first != NONE:
            found.append(NO_MATERIAL)
        return found

    def take(self, g: Wood, option: int) -> None:
        """Buy."""
        if option == NO_MATERIAL:
            return
        good, count = GLUE + option // MOST_PIECES, option % MOST_PIECES + 1
        price = material_price(g, self.player, count)
        less = min(self.less, price)
        g.say(numbering.BOUGHT_MATERIAL, self.player, good, count, price - less)
        g.pay(self.player, BERRY, price - less)
        g.players[self.player].goods[good] += count
        after = After(self.player, ON_BUY_MATERIAL, NONE, 0)
        if self.first == NONE:
            second = BuyMaterial(self.player, self.less - less, option // MOST_PIECES)
            g.then(after, *between(g, self.player), second)
        else:
            g.then(after)

    def target(self, g: Wood, option: int) -> str:
        """Return material and pieces, or the button."""
        if option == NO_MATERIAL:
            return "button/pass"
        return f"material/{GOOD_IDS[GLUE + option // MOST_PIECES]}-{option % MOST_PIECES + 1}"


# Orders.


def order_price(g: Wood, player: i64, nth: i64, less: i64) -> int:
    """Return what the first or second order of an action costs a player."""
    full = g.box.prices.second_order if nth > 1 else 0
    return max(0, g.price(player, ON_TAKE_ORDER, NONE, nth, full) - less)


class TakeOrder(Choice):
    """The player takes an order of the row for nothing, perhaps a second one for a price.

    Each is laid beside the board in the row that it shows.
    """

    width: ClassVar[int] = ROW + 1
    rule: ClassVar[int] = numbering.CHOOSE_ORDERS
    zones: ClassVar[tuple[str, ...]] = ("slot", "button/pass")

    def __init__(self, player: int, less: int, nth: int) -> None:
        super().__init__(player)
        self.less: Final = less
        self.nth: Final = nth

    def options(self, g: Wood) -> list[int]:
        """Return the slots with orders, if they can be paid; at the second also the end."""
        found: list[int] = []
        if order_price(g, self.player, self.nth, self.less) <= g.players[self.player].goods[BERRY]:
            found = [slot for slot in range(ROW) if g.order_row[slot] != NONE]
        if self.nth > 1:
            found.append(ROW)
        return found

    def take(self, g: Wood, option: int) -> None:
        """Take it and refill the row."""
        if option == ROW:
            return
        order = g.order_row[option]
        price = order_price(g, self.player, self.nth, self.less)
        g.say(numbering.TOOK_ORDER, self.player, order, g.box.orders[order].row, price)
        g.pay(self.player, BERRY, price)
        place_order(g, self.player, order)
        g.order_row = exchanged(g.order_row, option, NONE)
        g.fill_orders()
        after = After(self.player, ON_TAKE_ORDER, NONE, self.nth)
        if self.nth == 1:
            g.then(after, *between(g, self.player), TakeOrder(self.player, self.less, 2))
        else:
            g.then(after)

    def target(self, g: Wood, option: int) -> str:
        """Return the slot or the button."""
        return "button/pass" if option == ROW else f"slot/{option + 1}"

    def told(self, g: Wood) -> dict[str, int | str]:
        """Tell which of the two it is, and its price."""
        return {"nth": self.nth, "price": order_price(g, self.player, self.nth, self.less)}


STEPS: Final = (BuyWood, FillStore, TradeDice, BuySix, BuyMaterial, TakeOrder)
