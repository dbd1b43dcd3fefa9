"""Woodcraft: run a joinery in the woods: buy, grow, cut and glue wood, and keep your customers.

For 1 to 4 players. Seven action tiles go round on a wheel and are worth more the longer they wait.
"""

from __future__ import annotations

from typing import ClassVar

from klubovna.core.game import Game
from klubovna.core.history import History
from klubovna.core.parts import Parts
from klubovna.core.settings import Setting
from klubovna.core.step import Step
from klubovna.games.woodcraft import guess, scoring, setup, view
from klubovna.games.woodcraft.bot import plans, worth
from klubovna.games.woodcraft.box import reader
from klubovna.games.woodcraft.rules import (
    actions,
    attic,
    changes,
    free,
    helpers,
    market,
    offers,
    orders,
    rounds,
    row_cards,
    script,
    solo,
    tracks,
    turn,
    wood,
)
from klubovna.games.woodcraft.state import Wood
from klubovna.games.woodcraft.teach import examples, lacks, things, tutor
from klubovna.games.woodcraft.text import (
    catalogue,
    notation,
    numbering,
    positions,
    reading,
    refs,
    telling,
)


class WoodcraftGame(Game):
    """The title."""

    id: ClassVar[str] = "woodcraft"
    version: ClassVar[int] = 1
    seats: ClassVar[tuple[int, int]] = (1, 4)
    settings: ClassVar[tuple[Setting, ...]] = (
        Setting("start_sector", 1, (1, 2, 3, 4)),
        Setting("pot_colors", "match", ("match", "any")),
        Setting("milestones", "each_time", ("each_time", "once")),
        Setting("reaching", "passing", ("passing", "landing")),
        Setting("additional", "between", ("between", "anytime")),
        Setting("refill", "after_action", ("after_action", "at_once")),
    )
    steps: ClassVar[tuple[type[Step], ...]] = (
        *setup.STEPS,
        *rounds.STEPS,
        *turn.STEPS,
        *actions.STEPS,
        *market.STEPS,
        *helpers.STEPS,
        *free.STEPS,
        *wood.STEPS,
        *orders.STEPS,
        *attic.STEPS,
        *tracks.STEPS,
        *script.STEPS,
        *offers.STEPS,
        *changes.STEPS,
        *row_cards.STEPS,
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
    longest: ClassVar[int] = 5000

    def marks(self, history: History) -> set[str]:
        """Name what happened, who was hired, what was completed and claimed."""
        g: Wood = history.state
        told = [history.start_events, *(move.events for move in history.moves)]
        events = [event for each in told for event in each]
        found = {event.what.name for event in events}
        drawn = [e.numbers[0] for e in events if e.what is numbering.SOLO_CARD]
        found |= {g.box.solo_cards[card].id for card in drawn}
        for me in g.players:
            found |= {g.box.helpers[helper].id for helper in me.helpers}
            found |= {g.box.orders[order].id for order in me.done}
            found |= {g.box.commissions[commission].id for commission in me.commissions}
        return found

    def duties(self) -> set[str]:
        """Everything happens, every card is used."""
        box = self.box(None)
        cards = {card.id for card in box.helpers} | {card.id for card in box.orders}
        cards |= {card.id for card in box.commissions} | {card.id for card in box.solo_cards}
        return super().duties() | cards | {happening.name for happening in self.happenings}


GAME = WoodcraftGame()
