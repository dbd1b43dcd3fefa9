"""Marbles: the rules of a round, in the order of the rulebook."""

from __future__ import annotations

from typing import ClassVar, Final

from klubovna.core.step import NOBODY, Choice, Confirm, Step, Together
from klubovna.games._template.pieces.numbers import HAND_SIZE, HIGHEST
from klubovna.games._template.state import Marbles
from klubovna.games._template.text import numbering

PASS: Final = 0


class Round(Step):
    """A round: everybody shoots, the winner takes, everybody draws or the game ends."""

    def do(self, g: Marbles) -> None:
        """Start the next round."""
        g.round += 1
        g.then(Shoot(), EndRound())


class Shoot(Together):
    """Everybody secretly picks a marble of the hand; all show them at once.

    The highest marble that only one player shows wins.
    """

    width: ClassVar[int] = HIGHEST + 1
    rule: ClassVar[int] = numbering.SHOOT
    zones: ClassVar[tuple[str, ...]] = ("hand",)

    def options_of(self, g: Marbles, player: int, answer: list[int]) -> list[int]:
        """Return each different marble of the hand, until one is picked."""
        return [] if answer else sorted(set(g.players[player].hand))

    def reveal(self, g: Marbles, answers: list[list[int]]) -> None:
        """Put all marbles into the ring and see who wins."""
        shots = [answer[0] for answer in answers]
        for player, marble in enumerate(shots):
            g.shoot(player, marble)
            g.say(numbering.SHOT, player, marble)
        winner = winner_of(shots)
        if winner == NOBODY:
            g.say(numbering.NOBODY_WON, NOBODY)
        else:
            g.say(numbering.WON, winner, shots[winner])
            g.then(TakeMarble(winner), Confirm(winner))

    def target_of(self, g: Marbles, player: int, option: int) -> str:
        """Return the marble's place in the hand."""
        return f"hand/{option}"


def winner_of(shots: list[int]) -> int:
    """Return who shot the highest marble that nobody else shot, or NOBODY."""
    singles = [marble for marble in shots if shots.count(marble) == 1]
    return shots.index(max(singles)) if singles else NOBODY


class TakeMarble(Choice):
    """The winner may take one marble out of the ring; a pouch holds each number once."""

    width: ClassVar[int] = HIGHEST + 1
    rule: ClassVar[int] = numbering.FROM_THE_RING
    zones: ClassVar[tuple[str, ...]] = ("ring", "button/pass")

    def options(self, g: Marbles) -> list[int]:
        """Return the marbles that fit into the pouch, and PASS."""
        fitting = set(g.ring) - set(g.players[self.player].pouch)
        return [PASS, *sorted(fitting)]

    def take(self, g: Marbles, option: int) -> None:
        """Take the marble, or leave them all."""
        if option == PASS:
            g.say(numbering.PASSED, self.player)
        else:
            g.take(self.player, option)
            g.say(numbering.TOOK, self.player, option)

    def target(self, g: Marbles, option: int) -> str:
        """Return the marble's place in the ring, or the button."""
        return "button/pass" if option == PASS else f"ring/{option}"

    def why_not(self, g: Marbles, option: int) -> int:
        """Tell a marble that lies elsewhere from one that the pouch has already."""
        if option == PASS:
            return 0
        if option not in g.ring:
            return numbering.FROM_THE_RING
        return numbering.EACH_NUMBER_ONCE if option in g.players[self.player].pouch else 0

    def told(self, g: Marbles) -> dict[str, int | str]:
        """Tell how many marbles the pouch holds."""
        return {"pouch": len(g.players[self.player].pouch)}


class EndRound(Step):
    """The game ends after the last round, or when the bag can't fill every hand."""

    def do(self, g: Marbles) -> None:
        """Go on unless the game is over."""
        is_last = g.round >= int(g.settings["rounds"])
        missing = sum(HAND_SIZE - len(player.hand) for player in g.players)
        if not is_last and missing <= len(g.bag):
            g.then(FillHands(), Round())


class FillHands(Step):
    """Everybody draws from the bag until they hold three marbles."""

    def do(self, g: Marbles) -> None:
        """Draw; only the owner learns which marbles."""
        for player in range(g.seats()):
            while len(g.players[player].hand) < HAND_SIZE:
                g.tell(numbering.DREW, player, g.draw(player))
        g.say(numbering.HANDS_FILLED, NOBODY, len(g.bag))


STEPS: Final = (Round, Shoot, TakeMarble, EndRound, FillHands)
