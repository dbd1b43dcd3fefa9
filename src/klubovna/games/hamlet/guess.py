"""Hamlet: the worlds that a seat must think possible, and where all pieces are."""

from __future__ import annotations

from klubovna.core.luck import Luck
from klubovna.core.step import Choice
from klubovna.games.hamlet.pieces.numbers import (
    BIT,
    NONE,
    REFINED,
    RESOURCE_IDS,
    STACK,
    TILES,
    TIMBER,
    maker_of,
    resource_of,
)
from klubovna.games.hamlet.state import Hamlet


def guess(g: Hamlet, seat: int, luck: Luck) -> Hamlet:
    """Return a clone with its own luck: nothing else is hidden from anybody."""
    g.check_seat(seat)
    made = g.clone()
    made.pauses = frozenset()
    made.luck = luck
    if not made.is_over:
        top = made.agenda[-1]
        assert isinstance(top, Choice), "only one is asked at a time"
        made.legal = top.options(made)
    return made


def census(g: Hamlet) -> dict[str, int]:
    """Count what never leaves the table: tiles, refined tokens, sales and milestones."""
    found: dict[str, int] = {}
    for tile in range(TILES):
        card = g.box.tiles[tile]
        held = sum([me.plans.count(tile) for me in g.players])
        is_outside = card.group >= STACK and bool(g.stacks & BIT[card.group - STACK])
        places = g.village.order.count(tile) + g.row.count(tile) + g.bag.count(tile)
        found[card.id] = places + held + int(is_outside)
    for who in range(len(g.players)):
        for n in range(REFINED):
            lying = [t for t in g.tokens if t != NONE and maker_of(t) == who]
            count = len([t for t in lying if resource_of(t) == TIMBER + n])
            found[f"{RESOURCE_IDS[TIMBER + n]} {who}"] = g.players[who].supply[n] + count
    for sale in range(len(g.box.sales)):
        sold = sum([me.sales.count(sale) for me in g.players])
        found[g.box.sales[sale].id] = g.display.count(sale) + g.unseen_sales.count(sale) + sold
    return found
