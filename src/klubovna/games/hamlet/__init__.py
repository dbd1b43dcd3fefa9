"""Hamlet: all build one village; whoever does most for it wins.

For 2 to 4 players, or alone against an opponent of cards and discs. Tiles of many shapes grow round
the church; roads and donkeys decide what can be carried where.
"""

from __future__ import annotations

from typing import ClassVar

from klubovna.core.game import Game
from klubovna.core.history import History
from klubovna.core.parts import Parts
from klubovna.core.settings import Setting
from klubovna.core.step import Step
from klubovna.games.hamlet import guess, scoring, setup, view
from klubovna.games.hamlet.bot import plans, worth
from klubovna.games.hamlet.box import reader
from klubovna.games.hamlet.rules import build, pay, solo, starters, town, trade, turn, work
from klubovna.games.hamlet.state import Hamlet
from klubovna.games.hamlet.teach import examples, lacks, things, tutor
from klubovna.games.hamlet.text import (
    catalogue,
    notation,
    numbering,
    positions,
    reading,
    refs,
    telling,
)


class HamletGame(Game):
    """The title."""

    id: ClassVar[str] = "hamlet"
    version: ClassVar[int] = 1
    seats: ClassVar[tuple[int, int]] = (1, 4)
    settings: ClassVar[tuple[Setting, ...]] = (
        Setting("layout", "default", ("default", "random", "manual")),
        Setting("most_rounds", 60, (30, 60, "none"), at_table="none"),
        Setting("difficulty", "normal", ("easy", "normal", "hard"), players=(1, 1)),
    )
    steps: ClassVar[tuple[type[Step], ...]] = (
        *setup.STEPS,
        *starters.STEPS,
        *turn.STEPS,
        *work.STEPS,
        *town.STEPS,
        *trade.STEPS,
        *build.STEPS,
        *pay.STEPS,
        *solo.STEPS,
    )
    parts: ClassVar[Parts] = Parts(
        setup=setup,
        view=view,
        guess=guess,
        scoring=scoring,
        sources=scoring,
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
    has_secrets: ClassVar[bool] = False
    longest: ClassVar[int] = 20_000

    def marks(self, history: History) -> set[str]:
        """Name what happened, what was built, sold and delivered."""
        g: Hamlet = history.state
        told = [history.start_events, *(move.events for move in history.moves)]
        found = {event.what.name for each in told for event in each}
        found |= {g.box.tiles[tile].id for tile in g.village.order}
        for me in g.players:
            found |= {g.box.sales[sale].id for sale in me.sales}
            found |= {g.side().deliveries[space].id for space in me.deliveries}
        return found

    def duties(self) -> set[str]:
        """Everything happens, every tile is built, every sale and delivery made."""
        box = self.box(None)
        things = {tile.id for tile in box.tiles} | {sale.id for sale in box.sales}
        things |= {delivery.id for side in box.sides[1:] for delivery in side.deliveries}
        return super().duties() | things | {happening.name for happening in self.happenings}


GAME = HamletGame()
