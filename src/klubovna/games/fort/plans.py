"""Fort: what people lay out at once: a card to play with all the cards added to it."""

from __future__ import annotations

from typing import Final

from klubovna.core.plan import Plan
from klubovna.core.step import NOBODY, Step
from klubovna.games.fort.pieces.players import NONE
from klubovna.games.fort.rules.play import DONE, IDLE, AddCards, NameCoin, PlayCard
from klubovna.games.fort.state import Fort


class PlayPlan(Plan):
    """Play `card` with `added` cards, chosen in any order; `coins` are the suits of coins."""

    def __init__(self, card: int, added: list[int], coins: dict[int, int]) -> None:
        self.card: Final = card
        self.added: Final = sorted(added)
        self.coins: Final = coins

    def meant(self, g: Fort, step: Step) -> int:
        """Return the option that says what the plan says."""
        if isinstance(step, PlayCard):
            return self.card
        if isinstance(step, NameCoin):
            return self.coins.get(step.card, IDLE)
        if isinstance(step, AddCards):
            later = [card for card in self.added if card > step.last]
            return later[0] if later else DONE
        return NOBODY

    def is_laid_out(self, g: Fort) -> bool:
        """Tell whether the table shows the card, the added ones and their coins."""
        play = g.play
        if play.card != self.card or play.added != self.added:
            return False
        for card, suit in zip(play.added, play.suits, strict=True):
            if suit != self.coins.get(card, NONE):
                return False
        return play.coin == self.coins.get(self.card, NONE)
