"""Creature Comforts: send your family out through the seasons, and make the den cosy for winter.

For 1 to 5 players, eight months or six. Workers are placed when only the family's dice are known;
the village's dice, which all share, decide what they bring home.
"""

from __future__ import annotations

from typing import ClassVar

from klubovna.core.game import Game
from klubovna.core.history import History
from klubovna.core.parts import Parts
from klubovna.core.settings import Setting
from klubovna.core.step import Step
from klubovna.games.creature_comforts import guess, scoring, setup, view
from klubovna.games.creature_comforts.bot import plans, worth
from klubovna.games.creature_comforts.box import reader
from klubovna.games.creature_comforts.rules import (
    assign,
    month,
    pay,
    places,
    placing,
    trade,
    turn,
    winter,
)
from klubovna.games.creature_comforts.state import Comforts
from klubovna.games.creature_comforts.teach import examples, lacks, things, tutor
from klubovna.games.creature_comforts.text import (
    catalogue,
    notation,
    numbering,
    positions,
    reading,
    refs,
    telling,
)


class ComfortsGame(Game):
    """The title."""

    id: ClassVar[str] = "creature_comforts"
    version: ClassVar[int] = 2
    seats: ClassVar[tuple[int, int]] = (1, 5)
    settings: ClassVar[tuple[Setting, ...]] = (
        Setting("length", "standard", ("standard", "short")),
        Setting("families", "chosen", ("chosen", "random")),
        Setting("digits", "consistent", ("consistent", "literal")),
    )
    steps: ClassVar[tuple[type[Step], ...]] = (
        *setup.STEPS,
        *month.STEPS,
        *placing.STEPS,
        *assign.STEPS,
        *turn.STEPS,
        *places.STEPS,
        *trade.STEPS,
        *pay.STEPS,
        *winter.STEPS,
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
        plans=plans,
        things=things,
        tutor=tutor,
        lacks=lacks,
        examples=examples,
    )
    longest: ClassVar[int] = 5000
    is_homely: ClassVar[bool] = True

    def marks(self, history: History) -> set[str]:
        """Name what happened, who came to the inn, what was crafted and built."""
        g: Comforts = history.state
        told = [history.start_events, *(move.events for move in history.moves)]
        events = [event for each in told for event in each]
        found = {event.what.name for event in events}
        guests = [e.numbers[0] for e in events if e.what is numbering.ARRIVED]
        found |= {g.box.travellers[guest].id for guest in guests}
        found |= {g.box.comforts[kind].id for me in g.players for kind in me.crafted}
        return found | {g.box.improvements[kind].id for me in g.players for kind in me.built}

    def duties(self) -> set[str]:
        """Everything happens, every traveller comes, every card is crafted or built."""
        box = self.box(None)
        cards = {card.id for card in box.comforts} | {card.id for card in box.improvements}
        cards |= {guest.id for guest in box.travellers}
        return super().duties() | cards | {happening.name for happening in self.happenings}


GAME = ComfortsGame()
