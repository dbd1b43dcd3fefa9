"""Marbles: what each seat may know."""

from __future__ import annotations

from typing import Any

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
