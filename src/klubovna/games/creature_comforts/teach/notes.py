# not compiled: made for people, now and then
"""Creature Comforts: which notes there are, and the question beside which they stand."""

from __future__ import annotations

from typing import Any, Final

from klubovna.core.step import Together
from klubovna.core.teaching import Note
from klubovna.games.creature_comforts.state import Comforts

# The notes of every topic.
SAID_OF: Final = {
    "workers": "family workers ready",
    "dice": "own_dice dice",
    "gather": "valley river resolve",
    "comforts": "first_cards nest_visit nest limit",
    "craft": "craft last_craft",
    "workshop": "workshop_visit build helper barrow beyond",
    "trade": "inn_visit market_visit inn_pays inn market get give",
    "lessons": "lessons learn",
    "year": "alone season lynx wolf raven turkey loon skunk mole moose jay store",
}
NOTES: Final = {id: topic for topic, ids in SAID_OF.items() for id in ids.split()}

# Zones of the board; elsewhere options lie so close together that a note would hide them.
ON_BOARD: Final = ("place", "worker", "barrow", "jay", "hand", "nest", "rung", "button")


class Asked:
    """The open question to a seat, and its options by their places."""

    def __init__(self, g: Comforts, seat: int) -> None:
        self.g: Final = g
        self.seat: Final = seat
        self.top: Final[Any] = g.top_choice()
        self.legal: Final = g.legal_of(seat)

    def target(self, option: int) -> str:
        """Return where an option lies."""
        if isinstance(self.top, Together):
            return self.top.target_of(self.g, self.seat, option)
        found: str = self.top.target(self.g, option)
        return found

    def note(self, id: str, option: int, rule: str, *signs: str, **args: int | str) -> Note:
        """Return a note beside an option that a beginner may pick, or at the question."""
        target = self.target(option)
        is_on_board = target.partition("/")[0] in ON_BOARD and id != "market"
        return Note(id, NOTES[id], target if is_on_board else "", args, rule, signs, option)

    def place(self, place: int) -> str:
        """Return the ref of a place, which is its target, too."""
        return f"place/{self.g.place_id(place)}"
