# not compiled: reads positions for people
"""Marbles: positions read from text; what is left out is at its default."""

from __future__ import annotations

from typing import Any

from klubovna.core.luck import Luck
from klubovna.core.notation import NotationError, whole
from klubovna.core.state import Value
from klubovna.games._template.pieces.numbers import COPIES, HIGHEST, NUMBERS
from klubovna.games._template.pieces.players import Player
from klubovna.games._template.rules.rounds import Round
from klubovna.games._template.state import Marbles


def lay_out(lines: dict[str, str], luck: Luck, box: Any, settings: dict[str, Value]) -> Marbles:
    """Lay the marbles where the lines say; the bag holds whatever lies nowhere else."""
    round = whole(lines.pop("round", "0"), "round", least=0)
    players: list[Player] = []
    while f"hand {len(players)}" in lines:
        seat = len(players)
        players.append(Player(read_heap(lines, f"hand {seat}"), read_heap(lines, f"pouch {seat}")))
    if not 1 <= len(players) <= 4:
        raise NotationError("one to four hands expected: hand 0, hand 1, ...")
    has_bag = "bag" in lines
    bag, ring = read_heap(lines, "bag"), read_heap(lines, "ring")
    g = Marbles(luck, settings, players, bag, ring, round)
    if not has_bag:
        fill_bag(g)
    g.then(Round())
    return g


def fill_bag(g: Marbles) -> None:
    """Put all marbles into the bag that lie nowhere else."""
    everywhere = g.everywhere()
    for number in NUMBERS:
        g.bag += [number] * (COPIES - everywhere.count(number))


def read_heap(lines: dict[str, str], key: str) -> list[int]:
    """Read the numbers of a heap."""
    words = lines.pop(key, "").split()
    return sorted(whole(word, key, least=1, most=HIGHEST) for word in words)
