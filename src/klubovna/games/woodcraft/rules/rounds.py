"""Woodcraft: rounds, and what happens when income is due."""

from __future__ import annotations

from typing import ClassVar, Final

from klubovna.core.step import NOBODY, Step, Together
from klubovna.games.woodcraft.pieces.numbers import (
    BERRY,
    BERRY_TRACK,
    EARLY_HELPERS,
    EARLY_ORDERS,
    EXPIRED,
    HELPERS,
    MARKET_ORDERS,
    NONE,
    NUT_TRACK,
    ORDERS,
    ROW,
    VP,
    without,
    without_at,
)
from klubovna.games.woodcraft.rules.orders import place_order
from klubovna.games.woodcraft.rules.row_cards import discard_helper_at, discard_order_at, fill_rows
from klubovna.games.woodcraft.rules.solo import SoloTurn, Vanish
from klubovna.games.woodcraft.rules.tracks import change_reputation
from klubovna.games.woodcraft.rules.turn import Turn
from klubovna.games.woodcraft.state import Wood
from klubovna.games.woodcraft.text import numbering


class Round(Step):
    """Every player has a turn, from the first player on."""

    def do(self, g: Wood) -> None:
        """Begin a round."""
        g.round += 1
        g.say(numbering.NEW_ROUND, NOBODY, g.round)
        steps: list[Step] = []
        is_alone = g.seats() == 1
        if is_alone and g.round in g.box.commission_rounds:
            steps.append(Vanish())
        for seat in g.order():
            steps.append(Turn(seat))
        if is_alone:
            steps.append(SoloTurn())
        g.then(*steps, EndRound())


class EndRound(Step):
    """Claimed commissions leave the display, income is paid if due, and a round begins."""

    def do(self, g: Wood) -> None:
        """End the round."""
        claimed = [c for me in g.players for c in me.commissions]
        for commission in g.commissions:
            if commission in claimed:
                g.say(numbering.COMMISSION_LEFT, NOBODY, commission)
        g.commissions = [c for c in g.commissions if c not in claimed]
        calendar = g.box.calendars[g.seats()]
        is_last = g.round == calendar.rounds
        steps: list[Step] = [] if is_last else [Round()]
        if g.round in calendar.income:
            g.say(numbering.INCOME_PHASE, NOBODY, g.round)
            g.then(ShiftOrders(), PlaceHand(), Gains(), Markets(), *steps)
        else:
            g.then(*steps)


class ShiftOrders(Step):
    """Orders slide down a row; below the last one they are lost, and reputation with them."""

    def do(self, g: Wood) -> None:
        """Slide them."""
        for seat in g.order():
            me = g.players[seat]
            if me.orders:
                g.say(numbering.SLID, seat)
            me.rows = [row + 1 for row in me.rows]
            for at in range(len(me.orders) - 1, -1, -1):
                if me.rows[at] == EXPIRED:
                    g.say(numbering.EXPIRED, seat, me.orders[at])
                    g.discard_order(me.orders[at])
                    me.orders = without_at(me.orders, at)
                    me.rows = without_at(me.rows, at)
                    change_reputation(g, seat, -g.box.expired)


class PlaceHand(Together):
    """Everybody lays an order of the hand beside the board, if there is one."""

    width: ClassVar[int] = ORDERS
    rule: ClassVar[int] = numbering.PLACE_FROM_HAND
    zones: ClassVar[tuple[str, ...]] = ("hand",)

    def options_of(self, g: Wood, player: int, answer: list[int]) -> list[int]:
        """Return the hand, until one is chosen."""
        return [] if answer else g.players[player].hand.copy()

    def reveal(self, g: Wood, answers: list[list[int]]) -> None:
        """Lay them all down."""
        for seat in g.order():
            for order in answers[seat]:
                g.players[seat].hand = without(g.players[seat].hand, order)
                place_order(g, seat, order)
                g.say(numbering.PLACED_ORDER, seat, order, g.box.orders[order].row)

    def target_of(self, g: Wood, player: int, option: int) -> str:
        """Return the card in the hand."""
        return f"hand/{g.box.orders[option].id}" if option in g.players[player].hand else ""


class Gains(Step):
    """Everybody gains blueberries and points by income, and used tiles are ready again."""

    def do(self, g: Wood) -> None:
        """Pay everybody."""
        for seat in g.order():
            me = g.players[seat]
            g.gain(seat, BERRY, me.income[BERRY_TRACK])
            g.gain(seat, VP, me.income[NUT_TRACK])
            me.make_ready()
        g.say(numbering.TILES_READY, NOBODY)


class Markets(Step):
    """The oldest cards leave the rows, or the late decks come; at the end nothing happens."""

    def do(self, g: Wood) -> None:
        """Change the rows."""
        calendar = g.box.calendars[g.seats()]
        if g.round in calendar.purge:
            for slot in g.box.purged_slots:
                discard_order_at(g, slot)
                discard_helper_at(g, slot)
            fill_rows(g)
        elif g.round == calendar.swap:
            bring_late_decks(g)


def bring_late_decks(g: Wood) -> None:
    """Take everything early out of the game, rows and discards too, and fill the rows anew."""
    g.say(numbering.LATE_DECKS, NOBODY)
    g.order_deck = list(range(EARLY_ORDERS, MARKET_ORDERS))
    g.order_discard = []
    g.helper_deck = list(range(EARLY_HELPERS, HELPERS))
    g.helper_discard = []
    g.order_row = [NONE] * ROW
    g.helper_row = [NONE] * ROW
    fill_rows(g)


STEPS: Final = (Round, EndRound, ShiftOrders, PlaceHand, Gains, Markets)
