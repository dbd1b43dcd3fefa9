"""Marbles: positions as text, a line for each heap of marbles."""

from __future__ import annotations

from klubovna.core.luck import Luck
from klubovna.core.notation import NotationError, whole
from klubovna.core.state import Value
from klubovna.games._template.rules.rounds import Round
from klubovna.games._template.setup import table
from klubovna.games._template.state import COPIES, HIGHEST, NUMBERS, Marbles, Player


def pieces(g: Marbles) -> dict[str, str]:
    """Write where all marbles lie."""
    lines = {"round": str(g.round), "bag": _write(g.bag), "ring": _write(g.ring)}
    for seat, player in enumerate(g.players):
        lines[f"hand {seat}"] = _write(player.hand)
        lines[f"pouch {seat}"] = _write(player.pouch)
    return lines


def lay_out(lines: dict[str, str], luck: Luck, settings: dict[str, Value]) -> Marbles:
    """Lay the marbles where the lines say; the bag holds whatever lies nowhere else."""
    round = whole(lines.pop("round", "0"), "round", least=0)
    players: list[Player] = []
    while f"hand {len(players)}" in lines:
        seat = len(players)
        players.append(Player(_read(lines, f"hand {seat}"), _read(lines, f"pouch {seat}")))
    if not 1 <= len(players) <= 4:
        raise NotationError("one to four hands expected: hand 0, hand 1, ...")
    ring = _read(lines, "ring")
    has_bag = "bag" in lines
    g = table(players, _read(lines, "bag"), ring, round, luck, settings)
    for number in NUMBERS:
        missing = COPIES - g.everywhere().count(number)
        if missing < 0 or (missing and has_bag):
            raise NotationError(f"there are {COPIES} marbles with the number {number}")
        g.bag += [number] * missing
    g.bag.sort()
    g.then(Round())
    return g


def _write(heap: list[int]) -> str:
    return " ".join(map(str, heap))


def _read(lines: dict[str, str], key: str) -> list[int]:
    words = lines.pop(key, "").split()
    return sorted(whole(word, key, least=1, most=HIGHEST) for word in words)
