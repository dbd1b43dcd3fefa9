# not compiled: made for people, now and then
"""Woodcraft: what is missing for an order, or why it can't be completed or kept now."""

from __future__ import annotations

from klubovna.core.teaching import Args, Lack
from klubovna.games.woodcraft.pieces.numbers import MARKET_ORDERS
from klubovna.games.woodcraft.rules.market import buyable
from klubovna.games.woodcraft.rules.turn import Marketing, Storage
from klubovna.games.woodcraft.setup import KEEP, PLACE, Opening
from klubovna.games.woodcraft.state import Wood
from klubovna.games.woodcraft.teach.goals import plan


def of_order(g: Wood, seat: int, word: str) -> Lack | None:
    """The dice and materials that an order still lacks."""
    me = g.players[seat]
    for order, row in zip(me.orders, me.rows, strict=True):
        if g.box.orders[order].id == word:
            found = plan(g, seat, order, row, buyable(g, seat, 0))
            lacking = tuple([need for need in found.needs if need.have < need.need])
            way = next((need.target for need in lacking if need.target), "")
            args: Args = {"n": found.missing, "zone": way.partition("/")[0] or "none"}
            return Lack("lack-order", args, lacking, way) if lacking else ready(g, seat)
    return None


def ready(g: Wood, seat: int) -> Lack:
    """Nothing is missing: the question comes first, or it is too late in this turn."""
    is_late = g.turn != seat or isinstance(g.top_choice(), (Marketing, Storage))
    return Lack("lack-order-later", {"late": int(is_late)})


def of_keep(g: Wood, seat: int, word: str) -> Lack | None:
    """At the opening nut orders stay anyway, and an order is kept once."""
    if not isinstance(g.top_choice(), Opening) or not g.answers:
        return None
    order = [card.id for card in g.box.orders].index(word)
    if order >= MARKET_ORDERS:
        return Lack("lack-keep-nut")
    is_kept = KEEP + order in [pick for pick in g.answers[seat] if KEEP <= pick < PLACE]
    return Lack("lack-kept") if is_kept else None
