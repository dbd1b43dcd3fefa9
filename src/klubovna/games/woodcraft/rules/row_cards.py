"""Woodcraft: cards that leave the rows of orders and helpers."""

from __future__ import annotations

from typing import ClassVar, Final

from klubovna.core.step import Choice
from klubovna.games.woodcraft.pieces.numbers import NONE, ROW, exchanged
from klubovna.games.woodcraft.state import Wood
from klubovna.games.woodcraft.text import numbering

HELPER_SLOT: Final = ROW
PASS: Final = 2 * ROW


def row_slots(g: Wood, rows: int) -> list[int]:
    """Return the cards of these rows: 0 to 3 orders, 4 to 7 helpers."""
    found: list[int] = []
    if rows & 1:
        found += [slot for slot in range(ROW) if g.order_row[slot] != NONE]
    if rows & 2:
        found += [HELPER_SLOT + slot for slot in range(ROW) if g.helper_row[slot] != NONE]
    return found


class RefreshRow(Choice):
    """The player exchanges up to so many cards of one row; gaps are filled at the end."""

    width: ClassVar[int] = PASS + 1
    rule: ClassVar[int] = numbering.REFRESH
    zones: ClassVar[tuple[str, ...]] = ("order_slot", "helper_slot", "button/pass")

    def __init__(self, player: int, rows: int, left: int, may_pass: int) -> None:
        super().__init__(player)
        self.rows: Final = rows
        self.left: Final = left
        self.may_pass: Final = may_pass

    def options(self, g: Wood) -> list[int]:
        """Return the cards."""
        found = row_slots(g, self.rows)
        if self.may_pass:
            found.append(PASS)
        return found

    def take(self, g: Wood, option: int) -> None:
        """Discard a card of the row, and go on there."""
        if option == PASS:
            fill_rows(g)
            return
        if option < HELPER_SLOT:
            discard_order_at(g, option)
        else:
            discard_helper_at(g, option - HELPER_SLOT)
        if self.left > 1:
            row = 1 if option < HELPER_SLOT else 2
            g.then(RefreshRow(self.player, row, self.left - 1, 1))
        else:
            fill_rows(g)

    def target(self, g: Wood, option: int) -> str:
        """Return the slot or the button."""
        if option == PASS:
            return "button/pass"
        if option < HELPER_SLOT:
            return f"order_slot/{option + 1}"
        return f"helper_slot/{option - HELPER_SLOT + 1}"


def discard_order_at(g: Wood, slot: int) -> None:
    """Take an order out of the row."""
    order = g.order_row[slot]
    if order != NONE:
        g.order_row = exchanged(g.order_row, slot, NONE)
        g.discard_order(order)
        g.say(numbering.LEFT_ORDER, g.turn, order)


def discard_helper_at(g: Wood, slot: int) -> None:
    """Take a helper out of the row."""
    helper = g.helper_row[slot]
    if helper != NONE:
        g.helper_row = exchanged(g.helper_row, slot, NONE)
        g.discard_helper(helper)
        g.say(numbering.LEFT_HELPER, g.turn, helper)


def fill_rows(g: Wood) -> None:
    """Slide and fill both rows."""
    g.fill_orders()
    g.fill_helpers()


STEPS: Final = (RefreshRow,)
