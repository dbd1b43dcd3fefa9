"""Marbles: the worlds that a seat must think possible."""

from __future__ import annotations

from klubovna.core.luck import Luck
from klubovna.games._template.state import Marbles


def guess(g: Marbles, seat: int, luck: Luck) -> Marbles:
    """Return a clone in which the bag and the other hands are dealt anew.

    Who has picked already has picked something, but nobody else can know what.
    """
    g.check_seat(seat)
    made = g.clone()
    made.pauses = frozenset()
    made.luck = luck
    others = [p for p in range(made.seats()) if p != seat]
    for p in others:
        made.bag += made.players[p].hand
    made.bag.sort()
    for p in others:
        hand = [made.bag.pop(luck.below(len(made.bag))) for _ in made.players[p].hand]
        made.players[p].hand = sorted(hand)
        if made.answers and made.answers[p]:
            made.answers[p] = [hand[0]]
    if made.answers:
        made.legal = made.legal_of(made.actor)
    return made
