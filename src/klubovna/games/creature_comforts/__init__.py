"""Creature Comforts: send your family out through the seasons, and make the den cosy for winter.

For 1 to 5 players, eight months or six. Workers are placed when only the family's dice are known;
the village's dice, which all share, decide what they bring home.
"""

from __future__ import annotations

from typing import Any, ClassVar

from klubovna.boxed import BoxedGame
from klubovna.core.decision import Option
from klubovna.core.event import Happening
from klubovna.core.game import Setting
from klubovna.core.luck import Luck
from klubovna.core.state import Value
from klubovna.core.step import Step
from klubovna.games.creature_comforts import scoring, setup, view
from klubovna.games.creature_comforts.bot import plans, worth
from klubovna.games.creature_comforts.box import reader
from klubovna.games.creature_comforts.box.contents import Box
from klubovna.games.creature_comforts.rules import assign, month, pay, places, trade, turn, winter
from klubovna.games.creature_comforts.state import Comforts
from klubovna.games.creature_comforts.text import agendas, catalogue, notation, numbering

DECENT_SCORE = 45.0


class ComfortsGame(BoxedGame):
    """The title."""

    id: ClassVar[str] = "creature_comforts"
    version: ClassVar[int] = 1
    seats: ClassVar[tuple[int, int]] = (1, 5)
    settings: ClassVar[tuple[Setting, ...]] = (
        Setting("length", "standard", ("standard", "short")),
        Setting("digits", "consistent", ("consistent", "literal")),
    )
    steps: ClassVar[tuple[type[Step], ...]] = (
        *setup.STEPS, *month.STEPS, *assign.STEPS, *turn.STEPS, *places.STEPS, *trade.STEPS,
        *pay.STEPS, *winter.STEPS,
    )  # fmt: skip
    happenings: ClassVar[tuple[Happening, ...]] = numbering.HAPPENINGS
    rules: ClassVar[tuple[int, ...]] = numbering.RULES
    end_reasons: ClassVar[tuple[str, ...]] = ("winter",)
    score_parts: ClassVar[tuple[str, ...]] = scoring.PARTS
    longest: ClassVar[int] = 5000
    homely: ClassVar[bool] = True

    def box(self, components: str | None) -> Box:
        """Load the component file."""
        return reader.load(components)

    def catalogue(self, box: Any) -> dict[str, Any]:
        """Return cards and places."""
        return catalogue.catalogue(box)

    def thing(self, target: str) -> str:
        """Return the ref of the thing at a target."""
        return view.thing(target)

    def option(self, state: Comforts, seat: int, number: int) -> Option:
        """Return one option, with the faces, cards and prices that its phrase speaks of."""
        return view.spoken(super().option(state, seat, number), state, seat)

    def deal(self, players: int, luck: Luck, box: Any, settings: dict[str, Value]) -> Comforts:
        """Return the position before the set-up."""
        return setup.deal(players, luck, box, settings)

    def view(self, state: Comforts, seat: int | None) -> dict[str, Any]:
        """Return what a seat may know."""
        return view.view(state, seat)

    def guess(self, state: Comforts, seat: int, luck: Luck) -> Comforts:
        """Return a world that the seat can't tell from the true one."""
        return view.guess(state, seat, luck)

    def score_sheet(self, state: Comforts) -> list[dict[str, int]]:
        """Return each seat's points by part."""
        return [scoring.sheet(state, seat) for seat in range(state.seats())]

    def winners(self, state: Comforts) -> list[int]:
        """Return everybody with the most points."""
        return scoring.winners(state)

    def appraise(self, state: Comforts, seat: int) -> float:
        """Say how well a seat stands against its best rival; alone, against a decent score."""
        mine = worth.worth(state, seat)
        rivals = [worth.worth(state, who) for who in range(state.seats()) if who != seat]
        return mine - max(rivals, default=DECENT_SCORE)

    def plans(self, state: Comforts, seat: int, most: int) -> list[list[int]]:
        """Return the best ways to lay out dice, for bots."""
        return plans.plans(state, seat, most)

    def end_reason(self, state: Comforts) -> str:
        """Winter ends the game."""
        return "winter"

    def ref(self, type: str, number: int, state: Comforts) -> str:
        """Return the name of a thing in events."""
        return view.ref(type, number, state)

    def check(self, state: Comforts) -> None:
        """Refuse an agenda that does not fit the table."""
        agendas.check(state)

    def census(self, state: Comforts) -> dict[str, int]:
        """Count the cards of each kind, wherever they are."""
        return view.census(state)

    def marks(self, history: Any) -> set[str]:
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

    def pieces(self, state: Comforts) -> dict[str, str]:
        """Write all data of the position."""
        return notation.pieces(state)

    def lay_out(
        self, lines: dict[str, str], luck: Luck, box: Any, settings: dict[str, Value]
    ) -> Comforts:
        """Return the position that notation lines describe."""
        return notation.lay_out(lines, luck, box, settings)


GAME = ComfortsGame()
