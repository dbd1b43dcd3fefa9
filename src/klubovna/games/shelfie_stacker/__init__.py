"""Shelfie Stacker: choose a character, take a delivery, and make the games fit the shelf.

For 1 to 4 players. Each round everybody secretly shows a character: its number gives the order in
which deliveries of three dice are taken, its ability helps with putting them on the shelf.
"""

from __future__ import annotations

from typing import ClassVar

from klubovna.core.game import Game
from klubovna.core.history import History
from klubovna.core.parts import Parts
from klubovna.core.settings import Setting
from klubovna.core.step import Step
from klubovna.games.shelfie_stacker import guess, scoring, setup, view
from klubovna.games.shelfie_stacker.bot import worth
from klubovna.games.shelfie_stacker.box import reader
from klubovna.games.shelfie_stacker.rules.deliveries import SwapFirst, SwapSecond
from klubovna.games.shelfie_stacker.rules.effects import (
    ChooseRoll,
    InsertAt,
    Redraw,
    RescueTo,
    Roll,
    SetValue,
    SwapWith,
)
from klubovna.games.shelfie_stacker.rules.rival import (
    DecideForShem,
    RivalTurn,
    ShemOpen,
    ShemSelect,
    ShemStack,
)
from klubovna.games.shelfie_stacker.rules.rounds import (
    DRAFTS,
    ChooseCharacter,
    EndRound,
    EndTurn,
    Fill,
    Round,
    Turn,
)
from klubovna.games.shelfie_stacker.rules.turn import Arrange, PlaceDie, TakeDelivery, WaiveWith
from klubovna.games.shelfie_stacker.rules.use import ChooseDie, ReuseCard
from klubovna.games.shelfie_stacker.setup import ChooseHand, DealHands, DealRival, LayOutRewards
from klubovna.games.shelfie_stacker.state import Shelfie
from klubovna.games.shelfie_stacker.teach import examples, lacks, things, tutor
from klubovna.games.shelfie_stacker.text import (
    catalogue,
    notation,
    numbering,
    positions,
    reading,
    refs,
    telling,
)

CARD_MODES = (
    "first_game",
    "own_choice",
    "shared_random",
    "private_random",
    "shared_draft",
    "private_draft",
)


class ShelfieGame(Game):
    """The title."""

    id: ClassVar[str] = "shelfie_stacker"
    version: ClassVar[int] = 1
    seats: ClassVar[tuple[int, int]] = (1, 4)
    settings: ClassVar[tuple[Setting, ...]] = (
        Setting("cards", "first_game", CARD_MODES, for_several=DRAFTS),
        Setting("solo", "score", ("score", "shem_standard", "shem_hard"), players=(1, 1)),
        Setting("rival_cards", "same", ("same", "random"), players=(1, 1)),
    )
    steps: ClassVar[tuple[type[Step], ...]] = (
        LayOutRewards,
        DealHands,
        ChooseHand,
        DealRival,
        Round,
        Fill,
        ChooseCharacter,
        Turn,
        TakeDelivery,
        SwapFirst,
        SwapSecond,
        Arrange,
        PlaceDie,
        WaiveWith,
        ReuseCard,
        ChooseDie,
        SetValue,
        SwapWith,
        RescueTo,
        InsertAt,
        ChooseRoll,
        Roll,
        Redraw,
        EndTurn,
        EndRound,
        RivalTurn,
        ShemStack,
        ShemSelect,
        DecideForShem,
        ShemOpen,
    )
    parts: ClassVar[Parts] = Parts(
        setup=setup,
        view=view,
        guess=guess,
        scoring=scoring,
        numbering=numbering,
        notation=notation,
        reading=reading,
        positions=positions,
        refs=refs,
        box=reader,
        catalogue=catalogue,
        telling=telling,
        worth=worth,
        things=things,
        tutor=tutor,
        lacks=lacks,
        examples=examples,
    )
    longest: ClassVar[int] = 1000

    def marks(self, history: History) -> set[str]:
        """Name what happened, and the rewards that were laid out."""
        g: Shelfie = history.state
        told = [history.start_events, *(move.events for move in history.moves)]
        found = {event.what.name for events in told for event in events}
        found |= {g.box.end_cards[card].id for card in g.end_cards}
        if g.sidekick >= 0:
            found |= {g.box.sidekicks[g.sidekick].id, g.box.competitions[g.competition].id}
        return found

    def duties(self) -> set[str]:
        """Everything happens, and every reward is laid out."""
        box = self.box(None)
        rewards = {card.id for card in box.sidekicks} | {card.id for card in box.competitions}
        rewards |= {card.id for card in box.end_cards}
        happens = {happening.name for happening in self.happenings}
        return super().duties() | happens | rewards


GAME = ShelfieGame()
