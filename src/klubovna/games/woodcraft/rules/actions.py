"""Woodcraft: the main actions; planting and upgrades stand here, the others beside."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from klubovna.core.step import Choice, Step
from klubovna.games.woodcraft.box.contents import ON_PLANT, ON_UPGRADE
from klubovna.games.woodcraft.pieces.numbers import (
    BERRY,
    BIT,
    BUY_MATERIALS,
    BUY_WOOD,
    CHAIN_IDS,
    CHAIN_SIZES,
    CHAINS,
    CHOOSE_ORDERS,
    CLASSES,
    COLOUR_IDS,
    COLOURS,
    DIE_IDS,
    HELPER_SPACES,
    HIRE_HELPER,
    JOINTS,
    NONE,
    POTS,
    PRODUCE_PLANT,
    SAWS,
    TRADE_DICE,
    colour_of,
    die_of,
    exchanged,
    value_of,
)
from klubovna.games.woodcraft.rules.free import between
from klubovna.games.woodcraft.rules.helpers import (
    HireHelper,
    can_hire,
    helper_target,
    idle_spaces,
    production,
)
from klubovna.games.woodcraft.rules.market import (
    BuyMaterial,
    BuyWood,
    TakeOrder,
    TradeDice,
    can_buy,
    can_buy_material,
    sixes,
)
from klubovna.games.woodcraft.rules.script import After, effects
from klubovna.games.woodcraft.state import Wood
from klubovna.games.woodcraft.text import numbering


def can_perform(g: Wood, player: i64, action: i64, less: i64) -> bool:
    """Tell whether a main action would lead to anything."""
    me = g.players[player]
    if action == BUY_WOOD:
        return can_buy(g, player, less)
    if action == TRADE_DICE:
        return me.has_wood() or bool(sixes(g, player, less, NONE))
    if action == BUY_MATERIALS:
        return can_buy_material(g, player, less)
    if action == CHOOSE_ORDERS:
        return g.order_row[-1] != NONE
    if action == HIRE_HELPER:
        return can_hire(g, player, less)
    if action == PRODUCE_PLANT:
        return bool(me.helpers) or bool(plantable(g, player))
    return can_upgrade(g, player, less)


def perform(g: Wood, player: int, action: int, less: int) -> None:
    """Do a main action whose costs are so much less."""
    if action == BUY_WOOD:
        g.then(BuyWood(player, less, 0))
    elif action == TRADE_DICE:
        g.then(TradeDice(player, less))
    elif action == BUY_MATERIALS:
        g.then(BuyMaterial(player, less, NONE))
    elif action == CHOOSE_ORDERS:
        g.then(TakeOrder(player, less, 1))
    elif action == HIRE_HELPER:
        g.then(HireHelper(player, less))
    elif action == PRODUCE_PLANT:
        g.then(ProducePlant(player, 0, 0))
    else:
        g.then(Upgrade(player, less))


# Production and planting.

PIECES: Final = 2  # a one or a two can be planted
PLANT: Final = HELPER_SPACES
ENOUGH: Final = PLANT + CLASSES * PIECES
ALL_POTS: Final = 3
PRODUCERS: Final = 2


def plantable(g: Wood, player: i64) -> list[int]:
    """Return what can be planted, as die * 2 + piece - 1: a whole die, or a piece of one."""
    me = g.players[player]
    pots = me.empty_pots()
    found: list[int] = []
    if pots:
        for die in range(CLASSES):
            if me.wood[die] and pots_for(g, pots, colour_of(die)):
                for piece in range(1, min(PIECES, value_of(die)) + 1):
                    found.append(die * PIECES + piece - 1)
    return found


def pots_for(g: Wood, pots: list[int], colour: i64) -> list[int]:
    """Return those of the pots that take a colour."""
    if g.settings["pot_colors"] == "any":
        return pots
    return [pot for pot in pots if pot == colour]


class ProducePlant(Choice):
    """Two helpers produce; or one does and the player plants a tree, two with the brown pot.

    What comes first is the player's choice. `producing` are the spaces of those who produced, as
    bits; `planted` counts trees.
    """

    width: ClassVar[int] = ENOUGH + 1
    rule: ClassVar[int] = numbering.PLANTING
    zones: ClassVar[tuple[str, ...]] = ("helper", "plant", "button/pass")

    def __init__(self, player: int, producing: int, planted: int) -> None:
        super().__init__(player)
        self.producing: Final = producing
        self.planted: Final = planted

    def produced(self) -> int:
        """Return how many helpers have produced."""
        return len([n for n in range(HELPER_SPACES) if self.producing & BIT[n]])

    def options(self, g: Wood) -> list[int]:
        """Return who may produce and what may be planted; after the first also the end."""
        found: list[int] = []
        produced = self.produced()
        if produced == 0 or (produced < PRODUCERS and not self.planted):
            found += idle_spaces(g, self.player, self.producing)
        trees = 2 if g.players[self.player].owned[POTS] == ALL_POTS else 1
        if produced < PRODUCERS and self.planted < trees:
            found += [PLANT + n for n in plantable(g, self.player)]
        if self.producing or self.planted:
            found.append(ENOUGH)
        return found

    def take(self, g: Wood, option: int) -> None:
        """Produce or plant, and go on."""
        if option == ENOUGH:
            return
        if option < PLANT:
            rest = ProducePlant(self.player, self.producing | BIT[option], self.planted)
            first: Step = production(g, self.player, option)
        else:
            rest = ProducePlant(self.player, self.producing, self.planted + 1)
            die, piece = (option - PLANT) // PIECES, (option - PLANT) % PIECES + 1
            first = PlantPot(self.player, die, piece)
        g.then(first, *between(g, self.player), rest)

    def target(self, g: Wood, option: int) -> str:
        """Return the helper, the die with its piece, or the button."""
        if option == ENOUGH:
            return "button/pass"
        if option < PLANT:
            return helper_target(g, self.player, option)
        die, piece = (option - PLANT) // PIECES, (option - PLANT) % PIECES + 1
        return f"plant/{DIE_IDS[die]}-{piece}" if piece <= value_of(die) else ""


class PlantPot(Choice):
    """The player plants a die or a piece of it; usually there is only one pot of its colour."""

    width: ClassVar[int] = COLOURS
    rule: ClassVar[int] = numbering.PLANTING
    zones: ClassVar[tuple[str, ...]] = ("pot",)

    def __init__(self, player: int, die: int, piece: int) -> None:
        super().__init__(player)
        self.die: Final = die
        self.piece: Final = piece

    def options(self, g: Wood) -> list[int]:
        """Return the empty pots that take it."""
        pots = g.players[self.player].empty_pots()
        return pots_for(g, pots, colour_of(self.die))

    def take(self, g: Wood, option: int) -> None:
        """Plant it; the rest of the die stays in the store."""
        me = g.players[self.player]
        colour, rest = colour_of(self.die), value_of(self.die) - self.piece
        me.wood[self.die] -= 1
        if rest:
            me.wood[die_of(colour, rest)] += 1
        me.trees = exchanged(me.trees, option, die_of(colour, self.piece))
        g.say(numbering.PLANTED, self.player, self.die, self.piece, option)
        g.then(After(self.player, ON_PLANT, NONE, 0))

    def target(self, g: Wood, option: int) -> str:
        """Return the pot."""
        return f"pot/{COLOUR_IDS[option]}"

    def told(self, g: Wood) -> dict[str, int | str]:
        """Tell what is planted."""
        return {"die": f"die/{DIE_IDS[self.die]}", "piece": self.piece}


# Upgrades.


def upgrade_price(g: Wood, player: i64, chain: i64, less: i64) -> int:
    """Return the price of the next tile of a chain, NONE if the chain is complete."""
    owned = g.players[player].owned[chain]
    if owned == CHAIN_SIZES[chain]:
        return NONE
    full = g.box.chains[chain][owned].cost
    return max(0, g.price(player, ON_UPGRADE, NONE, 0, full) - less)


def upgrades(g: Wood, player: i64, less: i64) -> list[int]:
    """Return the chains whose next tile a player can pay."""
    purse = g.players[player].goods[BERRY]
    found: list[int] = []
    for chain in range(CHAINS):
        price = upgrade_price(g, player, chain, less)
        if price != NONE and price <= purse:
            found.append(chain)
    return found


def can_upgrade(g: Wood, player: i64, less: i64) -> bool:
    """Tell whether a player can pay the next tile of any chain."""
    purse = g.players[player].goods[BERRY]
    for chain in range(CHAINS):
        price = upgrade_price(g, player, chain, less)
        if price != NONE and price <= purse:
            return True
    return False


class Upgrade(Choice):
    """The player buys the next pot, sawing tile or joint tile, or the gluing tile."""

    width: ClassVar[int] = CHAINS
    rule: ClassVar[int] = numbering.UPGRADE
    zones: ClassVar[tuple[str, ...]] = ("upgrade",)

    def __init__(self, player: int, less: int) -> None:
        super().__init__(player)
        self.less: Final = less

    def options(self, g: Wood) -> list[int]:
        """Return what can be paid."""
        return upgrades(g, self.player, self.less)

    def take(self, g: Wood, option: int) -> None:
        """Buy the tile; it is ready, and a pot comes with a seedling."""
        me = g.players[self.player]
        tile = g.box.chains[option][me.owned[option]]
        price = upgrade_price(g, self.player, option, self.less)
        g.say(numbering.UPGRADED, self.player, option * 4 + me.owned[option], price)
        g.pay(self.player, BERRY, price)
        if option == POTS:
            pot = me.owned[POTS]
            me.trees = exchanged(me.trees, pot, die_of(pot, tile.amount))
        elif option == SAWS:
            me.ready_saws += 1
        elif option == JOINTS:
            me.ready_joints |= BIT[me.owned[JOINTS]]
        else:
            me.ready_gluer = 1
        me.owned = exchanged(me.owned, option, me.owned[option] + 1)
        g.then(effects(self.player, tile.reward), After(self.player, ON_UPGRADE, NONE, 0))

    def target(self, g: Wood, option: int) -> str:
        """Return the kind of tile."""
        return f"upgrade/{CHAIN_IDS[option]}"


STEPS: Final = (ProducePlant, PlantPot, Upgrade)
