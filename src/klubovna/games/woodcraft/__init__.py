"""Woodcraft: run a joinery in the woods: buy, grow, cut and glue wood, and keep your customers.

For 1 to 4 players. Seven action tiles go round on a wheel and are worth more the longer they wait.
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
from klubovna.games.woodcraft import guess, scoring, setup, view
from klubovna.games.woodcraft.bot import plans, worth
from klubovna.games.woodcraft.box import reader
from klubovna.games.woodcraft.box.contents import Box
from klubovna.games.woodcraft.rules import (
    actions,
    attic,
    changes,
    effects,
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
from klubovna.games.woodcraft.text import agendas, catalogue, notation, numbering, refs


class WoodcraftGame(BoxedGame):
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
        *setup.STEPS, *rounds.STEPS, *turn.STEPS, *actions.STEPS, *market.STEPS, *helpers.STEPS,
        *free.STEPS, *wood.STEPS, *orders.STEPS, *attic.STEPS, *tracks.STEPS, *script.STEPS,
        *offers.STEPS, *changes.STEPS, *row_cards.STEPS, *solo.STEPS,
    )  # fmt: skip
    happenings: ClassVar[tuple[Happening, ...]] = numbering.HAPPENINGS
    rules: ClassVar[tuple[int, ...]] = numbering.RULES
    end_reasons: ClassVar[tuple[str, ...]] = ("rounds",)
    score_parts: ClassVar[tuple[str, ...]] = scoring.PARTS
    longest: ClassVar[int] = 5000

    def box(self, components: str | None) -> Box:
        """Load the component file."""
        return reader.load(components)

    def catalogue(self, box: Any) -> dict[str, Any]:
        """Return cards, boards and the wheel."""
        return catalogue.catalogue(box)

    def thing(self, target: str) -> str:
        """Return the ref of the thing at a target."""
        return refs.thing(target)

    def option(self, state: Wood, seat: int, number: int) -> Option:
        """Return one option, with the cards, dice and prices that its phrase speaks of."""
        return refs.spoken(super().option(state, seat, number), state, seat)

    def deal(self, players: int, luck: Luck, box: Any, settings: dict[str, Value]) -> Wood:
        """Return the position before the set-up."""
        return setup.deal(players, luck, box, settings)

    def view(self, state: Wood, seat: int | None) -> dict[str, Any]:
        """Return what a seat may know."""
        return view.view(state, seat)

    def guess(self, state: Wood, seat: int, luck: Luck) -> Wood:
        """Return a world that the seat can't tell from the true one."""
        return guess.guess(state, seat, luck)

    def score_sheet(self, state: Wood) -> list[dict[str, int]]:
        """Return each seat's points by part."""
        return [scoring.sheet(state, seat) for seat in range(state.seats())]

    def winners(self, state: Wood) -> list[int]:
        """Return the best; of several the one who plays later."""
        return scoring.winners(state)

    def appraise(self, state: Wood, seat: int) -> float:
        """Say how well a seat stands against its best rival; alone, against a good score."""
        mine = worth.worth(state, seat)
        rivals = [worth.worth(state, who) for who in range(state.seats()) if who != seat]
        return mine - max(rivals, default=float(state.box.solo_marks[0]))

    def plans(self, state: Wood, seat: int, most: int) -> list[list[int]]:
        """Return options for bots to try, the likely best first."""
        found = plans.plans(state, seat)
        return found[:1] if most == 1 else found

    def end_reason(self, state: Wood) -> str:
        """All rounds are played."""
        return "rounds"

    def ref(self, type: str, number: int, state: Wood) -> str:
        """Return the name of a thing in events."""
        return refs.ref(type, number, state)

    def check(self, state: Wood) -> None:
        """Refuse an agenda that does not fit the table."""
        agendas.check(state)

    def census(self, state: Wood) -> dict[str, int]:
        """Count cards, tools and tiles, wherever they are."""
        return guess.census(state)

    def marks(self, history: Any) -> set[str]:
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

    def pieces(self, state: Wood) -> dict[str, str]:
        """Write all data of the position."""
        return notation.pieces(state)

    def lay_out(
        self, lines: dict[str, str], luck: Luck, box: Any, settings: dict[str, Value]
    ) -> Wood:
        """Return the position that notation lines describe."""
        return notation.lay_out(lines, luck, box, settings)


effects.learn_words()
GAME = WoodcraftGame()
