"""Shelfie Stacker: swapping dice between deliveries that nobody has taken yet."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from klubovna.core.step import Choice
from klubovna.games.shelfie_stacker.pieces.numbers import DICE, MOST_BOXES, die_word, exchanged
from klubovna.games.shelfie_stacker.rules import abilities
from klubovna.games.shelfie_stacker.state import Shelfie
from klubovna.games.shelfie_stacker.text import numbering


class SwapFirst(Choice):
    """Choose a die of a free delivery that is to change places with a die of another."""

    width: ClassVar[int] = MOST_BOXES * DICE
    rule: ClassVar[int] = numbering.SWAP_BOXES_CARD
    zones: ClassVar[tuple[str, ...]] = ("box",)

    def options(self, g: Shelfie) -> list[int]:
        """Return the dice that have something to swap with."""
        return [
            box * DICE + die
            for box in range(len(g.deliveries))
            for die in abilities.different(g.deliveries[box])
            if abilities.swaps_with(g, box, die)
        ]

    def take(self, g: Shelfie, option: int) -> None:
        """Ask for the other die."""
        g.then(SwapSecond(self.player, option))

    def target(self, g: Shelfie, option: int) -> str:
        """Return the box and the die."""
        return box_target(option)


class SwapSecond(Choice):
    """Choose the die of another free delivery; the two change places."""

    width: ClassVar[int] = MOST_BOXES * DICE
    rule: ClassVar[int] = numbering.SWAP_BOXES_CARD
    zones: ClassVar[tuple[str, ...]] = ("box",)

    def __init__(self, player: int, first: int) -> None:
        super().__init__(player)
        self.first: Final = first

    def options(self, g: Shelfie) -> list[int]:
        """Return the different dice of other free deliveries."""
        return abilities.swaps_with(g, self.first // DICE, self.first % DICE)

    def take(self, g: Shelfie, option: int) -> None:
        """Let the dice change places."""
        die, another = self.first % DICE, option % DICE
        turn_into(g, self.first // DICE, die, another)
        turn_into(g, option // DICE, another, die)
        g.say(numbering.SWAPPED_BOXES, self.player, die, another)

    def target(self, g: Shelfie, option: int) -> str:
        """Return the box and the die."""
        return box_target(option)

    def told(self, g: Shelfie) -> dict[str, int | str]:
        """Tell which die was chosen first."""
        return {"die": f"die/{die_word(self.first % DICE)}"}


def turn_into(g: Shelfie, box: int, die: int, another: int) -> None:
    """Put another die in the place of one of a delivery."""
    dice = g.deliveries[box]
    g.deliveries[box] = exchanged(dice, dice.index(die), another)


def box_target(option: i64) -> str:
    """Return the place of a die in a delivery, such as "box/2-p5"."""
    return f"box/{option // DICE}-{die_word(option % DICE)}"
