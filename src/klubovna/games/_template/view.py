"""Marbles: what each seat may know, and the worlds it must think possible."""

from __future__ import annotations

from typing import Any

from klubovna.core.luck import Luck
from klubovna.games._template.state import Marbles


def view(g: Marbles, seat: int | None) -> dict[str, Any]:
    """Return what lies open, and of the hands only that of `seat`."""
    g.check_seat(seat)
    return {
        "round": g.round,
        "rounds": g.settings["rounds"],
        "bag": len(g.bag),
        "ring": g.ring.copy(),
        "players": [
            {"hand": len(player.hand), "pouch": player.pouch.copy()} for player in g.players
        ],
        "hand": [] if seat is None else g.players[seat].hand.copy(),
        "picked": [] if seat is None or not g.answers else g.answers[seat].copy(),
    }


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
