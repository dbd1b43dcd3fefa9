"""Woodcraft: the table before the first round."""

from __future__ import annotations

from typing import ClassVar, Final

from klubovna.core.luck import Luck
from klubovna.core.state import Value
from klubovna.core.step import NOBODY, Step, Together
from klubovna.games.woodcraft.box.contents import IMMEDIATE, Box
from klubovna.games.woodcraft.pieces.numbers import (
    BERRY,
    COMMISSIONS,
    EARLY_HELPERS,
    EARLY_ORDERS,
    HELPERS,
    LANTERN,
    MARKET_ORDERS,
    NONE,
    ORDERS,
    ROW,
    SECTORS,
    SOLO_CARDS,
    STORE_SLOTS,
    STRIDE,
    TILES,
)
from klubovna.games.woodcraft.pieces.players import new_player
from klubovna.games.woodcraft.rules.orders import place_order
from klubovna.games.woodcraft.rules.rounds import Round
from klubovna.games.woodcraft.rules.script import effects
from klubovna.games.woodcraft.state import Wood
from klubovna.games.woodcraft.text import numbering

HELPERS_DEALT: Final = 3
ORDERS_DEALT: Final = 5
NUTS_DEALT: Final = 2
ORDERS_KEPT: Final = 2


def deal(players: int, luck: Luck, box: Box, settings: dict[str, Value]) -> Wood:
    """Return the table before anything is drawn."""
    g = bare_table(players, luck, box, settings)
    g.then(SetUp(), Opening(), Round())
    return g


def bare_table(players: int, luck: Luck, box: Box, settings: dict[str, Value]) -> Wood:
    """Return boards and decks as they come out of the box, and nothing to be done yet."""
    start = settings["start_sector"]
    assert isinstance(start, int)
    tiles = [(start - 1) * STRIDE + tile + 1 for tile in range(TILES)]
    return Wood(
        luck,
        settings,
        box,
        players=[new_player(box.tracks.starts) for _ in range(players)],
        round=0,
        first=0,
        turn=NOBODY,
        tiles=tiles,
        saw=start % SECTORS,
        arc=True,
        store=[0] * STORE_SLOTS,
        order_row=[NONE] * ROW,
        helper_row=[NONE] * ROW,
        order_deck=list(range(EARLY_ORDERS)),
        order_discard=[],
        helper_deck=list(range(EARLY_HELPERS)),
        helper_discard=[],
        unseen=list(range(EARLY_ORDERS)),
        nuts=list(range(MARKET_ORDERS, ORDERS)),
        commissions=list(range(COMMISSIONS)),
        reward_tiles=list(range(len(box.reward_tiles))),
        reached=[[0] * players for _ in box.tracks.reward_spaces],
        tools=list(box.tools),
        rival=box.tracks.reputation_start,
        rival_got=0,
        solo_deck=list(range(SOLO_CARDS)) if players == 1 else [],
        solo_discard=[],
        tile=NONE,
        bonus_used=False,
        used=0,
        wheel_lanterns=0,
    )


class SetUp(Step):
    """Reward tiles, commissions, rows and dice are laid out; everybody gets goods and cards."""

    def do(self, g: Wood) -> None:
        """Lay everything out."""
        seats = g.seats()
        g.reward_tiles = draw_some(g, g.reward_tiles, len(g.box.tracks.reward_spaces))
        g.commissions = sorted(draw_some(g, g.commissions, g.box.prices.commissions[seats]))
        g.first = g.chance(seats)
        for seat in g.order():
            self.equip(g, seat)
        g.fill_store()
        g.fill_orders()
        g.fill_helpers()

    def equip(self, g: Wood, seat: int) -> None:
        """Give a player blueberries, lanterns, dice and cards."""
        me = g.players[seat]
        me.goods[BERRY] = g.box.prices.berries
        me.goods[LANTERN] = g.box.prices.lanterns[g.seats()]
        me.reputation = g.box.tracks.reputation_start
        for die in g.box.prices.start_dice:
            me.wood[die] += 1
        me.offered = sorted([g.draw_helper() for _ in range(HELPERS_DEALT)])
        me.hand = sorted([g.draw_order() for _ in range(ORDERS_DEALT)] + draw_nuts(g))


def draw_some(g: Wood, cards: list[int], count: int) -> list[int]:
    """Return so many of the cards, at random and in random order."""
    left = cards.copy()
    return [left.pop(g.chance(len(left))) for _ in range(count)]


def draw_nuts(g: Wood) -> list[int]:
    """Take two nut orders off their deck."""
    nuts = g.nuts.copy()
    drawn = [nuts.pop(g.chance(len(nuts))) for _ in range(NUTS_DEALT)]
    g.nuts = nuts
    return drawn


# The opening.

KEEP: Final = HELPERS  # by order
PLACE: Final = KEEP + ORDERS  # by order


class Opening(Together):
    """In secret everybody keeps a helper and two of five orders, and picks which card is laid."""

    width: ClassVar[int] = PLACE + ORDERS
    rule: ClassVar[int] = numbering.OPENING
    zones: ClassVar[tuple[str, ...]] = ("helper", "keep", "place")

    def options_of(self, g: Wood, player: int, answer: list[int]) -> list[int]:
        """Return helpers, then orders to keep, then those to place."""
        me = g.players[player]
        if not answer:
            return me.offered.copy()
        if len(answer) <= ORDERS_KEPT:
            early = [order for order in me.hand if order < MARKET_ORDERS]
            return [KEEP + order for order in early if KEEP + order not in answer]
        if len(answer) == ORDERS_KEPT + 1:
            return [PLACE + order for order in me.hand if is_kept(answer, order)]
        return []

    def reveal(self, g: Wood, answers: list[list[int]]) -> None:
        """Pay the helpers, discard the rest; then what helpers do at once, in turn order."""
        steps: list[Step] = []
        for seat in g.order():
            self.open_shop(g, seat, answers[seat])
            ability = g.box.helpers[g.players[seat].helpers[0]].ability
            if ability.kind == IMMEDIATE:
                steps.append(effects(seat, ability.effects))
        g.then(*steps)

    def open_shop(self, g: Wood, seat: int, answer: list[int]) -> None:
        """Do what a player chose."""
        me = g.players[seat]
        helper, placed = answer[0], answer[-1] - PLACE
        price = g.box.helpers[helper].cost
        g.say(numbering.KEPT_HELPER, seat, helper, price)
        g.pay(seat, BERRY, price)
        for other in me.offered:
            if other != helper:
                g.discard_helper(other)
        me.offered = []
        me.helpers = [*me.helpers, helper]
        me.spaces = [*me.spaces, 0]
        for order in me.hand:
            if not is_kept(answer, order):
                g.discard_order(order)
        me.hand = [order for order in me.hand if is_kept(answer, order) and order != placed]
        place_order(g, seat, placed)
        g.say(numbering.PLACED_ORDER, seat, placed, g.box.orders[placed].row)

    def target_of(self, g: Wood, player: int, option: int) -> str:
        """Return the card."""
        me = g.players[player]
        if option < KEEP:
            return f"helper/{g.box.helpers[option].id}" if option in me.offered else ""
        order = (option - KEEP) % ORDERS
        if order not in me.hand:
            return ""
        return f"{'keep' if option < PLACE else 'place'}/{g.box.orders[order].id}"


def is_kept(answer: list[int], order: int) -> bool:
    """Tell whether an order is one of those that a player keeps; nut orders always are."""
    return order >= MARKET_ORDERS or KEEP + order in answer


STEPS: Final = (SetUp, Opening)
