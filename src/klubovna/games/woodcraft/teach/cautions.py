# not compiled: made for people, now and then
"""Woodcraft: picks that cost much, and what would be better."""

from __future__ import annotations

from typing import Final

from klubovna.core.teaching import Args, Caution, Line
from klubovna.games.woodcraft.pieces.numbers import (
    BERRY,
    CLASSES,
    DIE_IDS,
    NONE,
    TILE_IDS,
)
from klubovna.games.woodcraft.rules.actions import ENOUGH, PLANT, ProducePlant
from klubovna.games.woodcraft.rules.free import COMPLETE
from klubovna.games.woodcraft.rules.market import TakeOrder, TradeDice
from klubovna.games.woodcraft.rules.turn import (
    ADDITIONAL,
    BERRIES,
    BUY,
    DONE,
    MAIN,
    PASS,
    Actions,
    Marketing,
    Storage,
    marketing_price,
)
from klubovna.games.woodcraft.state import Wood
from klubovna.games.woodcraft.teach.advice import WORK
from klubovna.games.woodcraft.teach.cards import script_signs, signed
from klubovna.games.woodcraft.teach.goals import Plan
from klubovna.games.woodcraft.view import matching_dice

LAST_ROW: Final = 5


def cautions(g: Wood, seat: int, open_orders: list[Plan]) -> tuple[Caution, ...]:
    """Return the costly options of the open question; at most one for each option."""
    top = g.top_choice()
    if isinstance(top, Actions):
        return ending(g, seat, open_orders)
    if isinstance(top, (Storage, TradeDice)):
        return giving_up(g, seat, isinstance(top, Storage))
    if isinstance(top, ProducePlant):
        return idling(g, seat)
    if isinstance(top, TakeOrder) and top.nth > 1:
        return overloading(g, seat)
    if isinstance(top, Marketing):
        return saving(g, seat)
    return ()


# The end of a turn.


def ending(g: Wood, seat: int, open_orders: list[Plan]) -> tuple[Caution, ...]:
    """Ending the turn with an order that is ready, an action undone or wood that will be lost."""
    legal = g.legal_of(seat)
    if DONE not in legal:
        return ()
    first = ADDITIONAL + COMPLETE
    ready = [option - first for option in legal if first <= option < DONE]
    if ready:
        return (leaving_order(g, seat, ready[0]),)
    if BERRIES in legal:
        return (leaving_action(g, legal),)
    spare = g.players[seat].dice() - g.box.prices.store_limit
    if spare > 0:
        costs = (Line("cost-wood", {"n": spare}, "3.7", ("die",)),)
        args: Args = {"n": g.box.prices.store_limit}
        return (
            Caution(
                DONE, "caution-wood", args, "3.7", costs, -1, (gain("gain-wood", "3.7", "cut"),)
            ),
        )
    return sliding(g, seat, legal, open_orders)


def leaving_order(g: Wood, seat: int, order: int) -> Caution:
    """An order could be completed now."""
    me, card = g.players[seat], g.box.orders[order]
    row = me.rows[me.orders.index(order)]
    reward = g.box.order_rows[row - 1]
    brings: Args = {"what": f"script/{card.reward}"}
    worth: Args = {"row": row, "what": f"script/{reward}"}
    return Caution(
        DONE,
        "caution-order",
        {"order": f"order/{card.id}"},
        "7.1",
        (Line("cost-order-waits", {}, "7.2", ("down",)),),
        ADDITIONAL + COMPLETE + order,
        (
            Line("gain-order", brings, "7.1", script_signs(g.box, card.reward)),
            Line("gain-row", worth, "7.1", script_signs(g.box, reward)),
        ),
    )


def leaving_action(g: Wood, legal: list[int]) -> Caution:
    """The action of the moved tile is still to be done, or berries are to be had for it."""
    instead: Args = {"n": g.box.prices.instead}
    costs = (Line("cost-action", {}, "3.3", ("at_once",)),)
    berries = Line("gain-berries", instead, "3.4", (str(g.box.prices.instead), "blueberry"))
    if MAIN not in legal:
        return Caution(DONE, "caution-action", {}, "3.4", costs, BERRIES, (berries,))
    tile = f"tile/{TILE_IDS[g.tile]}"
    gains = (Line("gain-action", {"tile": tile}, "3.3", (TILE_IDS[g.tile],)), berries)
    return Caution(DONE, "caution-action", {}, "3.3", costs, MAIN, gains)


def sliding(g: Wood, seat: int, legal: list[int], open_orders: list[Plan]) -> tuple[Caution, ...]:
    """An order is about to slide out of the last row, and one more piece of work would save it."""
    if g.round not in g.box.calendars[g.seats()].income:
        return ()
    for each in open_orders:
        ways = [need.target for need in each.needs if need.have < need.need]
        zone = ways[0].partition("/")[0] if len(ways) == 1 else ""
        if each.row < LAST_ROW or zone not in WORK:
            continue
        better = [n for n in legal if n >= ADDITIONAL and Actions(seat).target(g, n) == ways[0]]
        if better:
            order = f"order/{g.box.orders[each.order].id}"
            lost: Args = {"n": g.box.expired}
            costs = (Line("cost-slides-out", lost, "7.2", (*signed(-g.box.expired), "reputation")),)
            gains = (gain("gain-one-step", "7.1", zone),)
            args: Args = {"order": order}
            return (Caution(DONE, "caution-slides", args, "7.2", costs, better[0], gains),)
    return ()


def gain(key: str, rule: str, sign: str) -> Line:
    """Return a line of the better way."""
    return Line(key, {}, rule, (sign,))


# Other questions.


def giving_up(g: Wood, seat: int, is_storage: bool) -> tuple[Caution, ...]:
    """Returning or selling a die that an order is waiting for, while another one is not needed."""
    me = g.players[seat]
    needed: dict[int, int] = {}
    for order in me.orders:
        for die in matching_dice(g.box.orders[order].demands, me.wood):
            if die != NONE and me.wood[die] == 1:
                needed.setdefault(die, order)
    legal = [option for option in g.legal_of(seat) if option < CLASSES]
    idle = [die for die in legal if die not in needed]
    key, rule = ("caution-return", "3.7") if is_storage else ("caution-sell", "5.2")
    if not idle:
        return ()
    found: list[Caution] = []
    for die in legal:
        if die in needed:
            args: Args = {
                "thing": f"die/{DIE_IDS[die]}",
                "order": f"order/{g.box.orders[needed[die]].id}",
            }
            costs = (Line("cost-needed", args, "7.1", (f"die/{DIE_IDS[die]}",)),)
            other: Args = {"thing": f"die/{DIE_IDS[idle[0]]}"}
            gains = (Line("gain-idle", other, rule, (f"die/{DIE_IDS[idle[0]]}",)),)
            found.append(Caution(die, key, args, rule, costs, idle[0], gains))
    return tuple(found)


def idling(g: Wood, seat: int) -> tuple[Caution, ...]:
    """Stopping although another helper could still produce."""
    legal = g.legal_of(seat)
    if ENOUGH not in legal or legal[0] >= PLANT:
        return ()
    me = g.players[seat]
    helper = g.box.helpers[me.helpers[me.spaces.index(legal[0])]]
    signs = script_signs(g.box, helper.production)
    brings: Args = {"what": f"script/{helper.production}"}
    gains = (Line("gain-production", brings, "5.7", ("gear", *signs)),)
    costs = (Line("cost-idle", {}, "5.8", ("gear",)),)
    args: Args = {"helper": f"helper/{helper.id}"}
    return (Caution(ENOUGH, "caution-idle", args, "5.8", costs, legal[0], gains),)


def overloading(g: Wood, seat: int) -> tuple[Caution, ...]:
    """Paying for another order so late that it will hardly be completed."""
    calendar = g.box.calendars[g.seats()]
    left = calendar.rounds - g.round
    legal = g.legal_of(seat)
    if left > 1 or len(legal) < 2:
        return ()
    fine: Args = {"n": g.box.expired}
    costs = (Line("cost-open-order", fine, "13.1", (*signed(-g.box.expired), "reputation")),)
    gains = (gain("gain-no-order", "5.4", "check"),)
    args: Args = {"left": left}
    return tuple(
        [
            Caution(slot, "caution-late-order", args, "13.1", costs, legal[-1], gains)
            for slot in legal[:-1]
        ]
    )


def saving(g: Wood, seat: int) -> tuple[Caution, ...]:
    """Keeping blueberries at the very end, where ten of them are worth a single point."""
    is_last = g.round == g.box.calendars[g.seats()].rounds
    if not is_last or BUY not in g.legal_of(seat):
        return ()
    me = g.players[seat]
    points = g.box.prices.marketing[me.marketing - 1][1]
    cost = marketing_price(g, seat)
    signs = (str(cost), "blueberry", "->", str(points), "nut")
    gains = (Line("gain-marketing", {"n": cost, "points": points}, "11.1", signs),)
    costs = (Line("cost-berries", {"n": me.goods[BERRY]}, "13.1", ("blueberry",)),)
    return (Caution(PASS, "caution-saving", {}, "13.1", costs, BUY, gains),)
