# not compiled: made for people, now and then
"""Shelfie Stacker: the open question of a seat, as a tutor looks at it."""

from __future__ import annotations

from typing import NamedTuple

from klubovna.core.step import NOBODY, Choice, Confirm, Step, Together
from klubovna.core.teaching import Args
from klubovna.games.shelfie_stacker.box.contents import Character
from klubovna.games.shelfie_stacker.pieces.numbers import COLOUR_IDS, colour_of, die_word
from klubovna.games.shelfie_stacker.pieces.players import Player
from klubovna.games.shelfie_stacker.pieces.shelf import count_colour
from klubovna.games.shelfie_stacker.state import Shelfie


class Scene(NamedTuple):
    """A position, the seat that is asked, and what it may pick."""

    g: Shelfie
    seat: int
    me: Player
    legal: list[int]
    asked: Step

    def target(self, option: int) -> str:
        """Return the place of an option."""
        if isinstance(self.asked, Together):
            return self.asked.target_of(self.g, self.seat, option)
        assert isinstance(self.asked, Choice), "somebody is asked"
        return self.asked.target(self.g, option)

    def behind_pause(self) -> Step | None:
        """Return what a confirmation lets happen, None if this is none."""
        agenda = self.g.agenda
        return agenda[-2] if isinstance(self.asked, Confirm) and len(agenda) > 1 else None


def scene_of(g: Shelfie, seat: int) -> Scene:
    """Return the question that a seat is asked."""
    return Scene(g, seat, g.players[seat], g.legal_of(seat), g.agenda[-1])


def die_args(die: int) -> Args:
    """Return a die for a phrase."""
    return {"die": f"die/{die_word(die)}"}


def colour_args(colour: int) -> Args:
    """Return a colour for a phrase."""
    return {"colour": f"colour/{COLOUR_IDS[colour]}"}


def card_args(character: Character) -> Args:
    """Return a character for a phrase."""
    return {"card": f"character/{character.id}"}


def colour_in(column: list[int]) -> int:
    """Return the colour of a column, NOBODY if it is empty."""
    return colour_of(column[0]) if column else NOBODY


def sidekick_race(g: Shelfie, seat: int) -> tuple[int, int]:
    """Return how many dice of the sidekick's colour a seat has, and how many would win it."""
    card = g.box.sidekicks[g.sidekick]
    mine = count_colour(g.players[seat].columns, card.colour)
    if g.sidekick_owner in (NOBODY, seat):
        return mine, card.least
    return mine, count_colour(g.players[g.sidekick_owner].columns, card.colour) + 1
