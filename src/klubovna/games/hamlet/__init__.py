"""Hamlet: all build one village; whoever does most for it wins.

For 2 to 4 players, or alone against an opponent of cards and discs. Tiles of many shapes grow round
the church; roads and donkeys decide what can be carried where.
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
from klubovna.games.hamlet import guess, scoring, setup, view
from klubovna.games.hamlet.bot import plans, worth
from klubovna.games.hamlet.box import reader
from klubovna.games.hamlet.box.contents import Box
from klubovna.games.hamlet.rules import build, pay, solo, starters, town, trade, turn, work
from klubovna.games.hamlet.state import Hamlet
from klubovna.games.hamlet.text import agendas, catalogue, notation, numbering, refs


class HamletGame(BoxedGame):
    """The title."""

    id: ClassVar[str] = "hamlet"
    version: ClassVar[int] = 1
    seats: ClassVar[tuple[int, int]] = (1, 4)
    settings: ClassVar[tuple[Setting, ...]] = (
        Setting("layout", "default", ("default", "random", "manual")),
        Setting("most_rounds", 60, (30, 60)),
        Setting("difficulty", "normal", ("easy", "normal", "hard"), players=(1, 1)),
    )
    steps: ClassVar[tuple[type[Step], ...]] = (
        *setup.STEPS, *starters.STEPS, *turn.STEPS, *work.STEPS, *town.STEPS, *trade.STEPS,
        *build.STEPS, *pay.STEPS, *solo.STEPS,
    )  # fmt: skip
    happenings: ClassVar[tuple[Happening, ...]] = numbering.HAPPENINGS
    rules: ClassVar[tuple[int, ...]] = numbering.RULES
    end_reasons: ClassVar[tuple[str, ...]] = ("church", "idle", "rounds")
    score_parts: ClassVar[tuple[str, ...]] = scoring.PARTS
    has_secrets: ClassVar[bool] = False
    longest: ClassVar[int] = 20_000

    def box(self, components: str | None) -> Box:
        """Load the component file."""
        return reader.load(components)

    def catalogue(self, box: Any) -> dict[str, Any]:
        """Return tiles, sales and deliveries."""
        return catalogue.catalogue(box)

    def thing(self, target: str) -> str:
        """Return the ref of the thing at a target."""
        return refs.thing(target)

    def option(self, state: Hamlet, seat: int, number: int) -> Option:
        """Return one option, with the tiles, tokens and prices that its phrase speaks of."""
        return refs.spoken(super().option(state, seat, number), state, seat)

    def deal(self, players: int, luck: Luck, box: Any, settings: dict[str, Value]) -> Hamlet:
        """Return the position before the set-up."""
        return setup.deal(players, luck, box, settings)

    def view(self, state: Hamlet, seat: int | None) -> dict[str, Any]:
        """Return the whole table."""
        return view.view(state, seat)

    def guess(self, state: Hamlet, seat: int, luck: Luck) -> Hamlet:
        """Return a world that the seat can't tell from the true one."""
        return guess.guess(state, seat, luck)

    def score_sheet(self, state: Hamlet) -> list[dict[str, int]]:
        """Return each seat's points by part."""
        return [scoring.sheet(state, seat) for seat in range(state.seats())]

    def winners(self, state: Hamlet) -> list[int]:
        """Return the best; then deliveries and sales decide."""
        return scoring.winners(state)

    def appraise(self, state: Hamlet, seat: int) -> float:
        """Say how well a player stands against the best rival."""
        mine = worth.worth(state, seat)
        others = [worth.worth(state, who) for who in range(len(state.players)) if who != seat]
        return mine - max(others)

    def plans(self, state: Hamlet, seat: int, most: int) -> list[list[int]]:
        """Return what is worth a try."""
        return plans.plans(state, seat, most)

    def end_reason(self, state: Hamlet) -> str:
        """The church is finished, or nobody did anything any more."""
        if state.is_church_done():
            return "church"
        return "idle" if state.idle == turn.IDLE_ROUNDS else "rounds"

    def ref(self, type: str, number: int, state: Hamlet) -> str:
        """Return the name of a thing in events."""
        return refs.ref(type, number, state)

    def check(self, state: Hamlet) -> None:
        """Refuse an agenda that does not fit the table."""
        agendas.check(state)

    def census(self, state: Hamlet) -> dict[str, int]:
        """Count tiles, tokens and sales, wherever they are."""
        return guess.census(state)

    def marks(self, history: Any) -> set[str]:
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

    def pieces(self, state: Hamlet) -> dict[str, str]:
        """Write all data of the position."""
        return notation.pieces(state)

    def lay_out(
        self, lines: dict[str, str], luck: Luck, box: Any, settings: dict[str, Value]
    ) -> Hamlet:
        """Return the position that notation lines describe."""
        return notation.lay_out(lines, luck, box, settings)


GAME = HamletGame()
