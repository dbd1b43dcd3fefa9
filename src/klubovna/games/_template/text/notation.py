# not compiled: writes positions for people
"""Marbles: positions written as text, a line for each heap of marbles."""

from __future__ import annotations

from klubovna.games._template.state import Marbles


def pieces(g: Marbles) -> dict[str, str]:
    """Write where all marbles lie."""
    lines = {"round": str(g.round), "bag": write_heap(g.bag), "ring": write_heap(g.ring)}
    for seat, player in enumerate(g.players):
        lines[f"hand {seat}"] = write_heap(player.hand)
        lines[f"pouch {seat}"] = write_heap(player.pouch)
    return lines


def write_heap(heap: list[int]) -> str:
    """Write the numbers of a heap."""
    return " ".join(map(str, heap))
