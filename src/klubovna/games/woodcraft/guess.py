"""Woodcraft: the worlds that a seat must think possible."""

from __future__ import annotations

from klubovna.core.luck import Luck
from klubovna.core.step import Choice, Together
from klubovna.games.woodcraft.pieces.numbers import (
    EARLY_ORDERS,
    MARKET_ORDERS,
)
from klubovna.games.woodcraft.state import Wood


def guess(g: Wood, seat: int, luck: Luck) -> Wood:
    """Return a clone in which the cards of the others are dealt anew from what nobody has seen."""
    g.check_seat(seat)
    made = g.clone()
    made.pauses = frozenset()
    made.luck = luck
    others = [who for who in range(made.seats()) if who != seat]
    deal_hands(made, others, luck)
    deal_helpers(made, others, luck)
    if made.answers:
        guess_answers(made, others, luck)
    if not made.is_over and made.actor != seat:  # a seat knows what it may pick itself
        top = made.agenda[-1]
        made.legal = top.options(made) if isinstance(top, Choice) else made.legal_of(made.actor)
    return made


def deal_hands(g: Wood, others: list[int], luck: Luck) -> None:
    """Deal the orders in other hands anew: early ones and nut orders apart."""
    before = g.unseen
    hidden = [order for who in others for order in g.players[who].hand]
    g.unseen = sorted(before + [order for order in hidden if order < MARKET_ORDERS])
    g.nuts = sorted(g.nuts + [order for order in hidden if order >= MARKET_ORDERS])
    for who in others:
        me = g.players[who]
        nuts = len([order for order in me.hand if order >= MARKET_ORDERS])
        early = [draw(g.unseen, luck) for _ in range(len(me.hand) - nuts)]
        me.hand = sorted(early) + sorted([draw(g.nuts, luck) for _ in range(nuts)])
    if g.order_deck and g.order_deck[0] < EARLY_ORDERS:
        known = [order for order in g.order_deck if order not in before]
        g.order_deck = sorted(known + g.unseen)


def deal_helpers(g: Wood, others: list[int], luck: Luck) -> None:
    """Before the opening: deal the helpers anew among whom the others choose."""
    dealt = [helper for who in others for helper in g.players[who].offered]
    g.helper_deck = sorted(g.helper_deck + dealt)
    for who in others:
        me = g.players[who]
        me.offered = sorted([draw(g.helper_deck, luck) for _ in me.offered])


def draw(cards: list[int], luck: Luck) -> int:
    """Take a card at random."""
    return cards.pop(luck.below(len(cards)))


def guess_answers(g: Wood, others: list[int], luck: Luck) -> None:
    """Whoever has answered in secret has answered something, but nobody else can know what."""
    top = g.agenda[-1]
    assert isinstance(top, Together)
    for who in others:
        is_done = not top.options_of(g, who, g.answers[who])
        g.answers[who] = []
        legal = top.options_of(g, who, []) if is_done else []
        while legal:
            g.answers[who].append(legal[luck.below(len(legal))])
            legal = top.options_of(g, who, g.answers[who])


# Counting.
