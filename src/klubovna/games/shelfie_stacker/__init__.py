"""Shelfie Stacker: choose a character, take a delivery, and make the games fit the shelf.

For 1 to 4 players. Each round everybody secretly shows a character: its number gives the order in
which deliveries of three dice are taken, its ability helps with putting them on the shelf.
"""

from __future__ import annotations

from typing import Any, ClassVar

from klubovna.boxed import BoxedGame
from klubovna.core.event import Happening
from klubovna.core.game import Setting
from klubovna.core.luck import Luck
from klubovna.core.state import Value
from klubovna.core.step import Step
from klubovna.games.shelfie_stacker import scoring, setup, view
from klubovna.games.shelfie_stacker.bot import worth
from klubovna.games.shelfie_stacker.box import reader
from klubovna.games.shelfie_stacker.box.contents import Box
from klubovna.games.shelfie_stacker.pieces.numbers import COLOUR_IDS, COLOURS
from klubovna.games.shelfie_stacker.rules.deliveries import SwapFirst, SwapSecond
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
from klubovna.games.shelfie_stacker.rules.use import (
    ChooseDie,
    ChooseRoll,
    InsertAt,
    Redraw,
    RescueTo,
    ReuseCard,
    Roll,
    SetValue,
    SwapWith,
)
from klubovna.games.shelfie_stacker.setup import ChooseHand, DealHands, DealRival, LayOutRewards
from klubovna.games.shelfie_stacker.state import STRANGER, Shelfie
from klubovna.games.shelfie_stacker.text import catalogue, notation, numbering, positions

DECENT_SCORE = 35.0
CARD_MODES = (
    "first_game", "own_choice", "shared_random", "private_random", "shared_draft", "private_draft",
)  # fmt: skip


class ShelfieGame(BoxedGame):
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
        LayOutRewards, DealHands, ChooseHand, DealRival,
        Round, Fill, ChooseCharacter, Turn, TakeDelivery, SwapFirst, SwapSecond,
        Arrange, PlaceDie, WaiveWith, ReuseCard, ChooseDie, SetValue, SwapWith, RescueTo, InsertAt,
        ChooseRoll, Roll, Redraw, EndTurn, EndRound,
        RivalTurn, ShemStack, ShemSelect, DecideForShem, ShemOpen,
    )  # fmt: skip
    happenings: ClassVar[tuple[Happening, ...]] = numbering.HAPPENINGS
    rules: ClassVar[tuple[int, ...]] = numbering.RULES
    end_reasons: ClassVar[tuple[str, ...]] = scoring.END_REASONS
    score_parts: ClassVar[tuple[str, ...]] = scoring.PARTS
    longest: ClassVar[int] = 1000

    def box(self, components: str | None) -> Box:
        """Load the component file."""
        return reader.load(components)

    def catalogue(self, box: Any) -> dict[str, Any]:
        """Return characters and rewards."""
        return catalogue.catalogue(box)

    def thing(self, target: str) -> str:
        """Return the ref of the thing at a target."""
        return view.thing(target)

    def deal(self, players: int, luck: Luck, box: Any, settings: dict[str, Value]) -> Shelfie:
        """Return the position before the set-up."""
        return setup.deal(players, luck, box, settings)

    def view(self, state: Shelfie, seat: int | None) -> dict[str, Any]:
        """Return what a seat may know."""
        return view.view(state, seat)

    def guess(self, state: Shelfie, seat: int, luck: Luck) -> Shelfie:
        """Return a world that the seat can't tell from the true one."""
        return view.guess(state, seat, luck)

    def score_sheet(self, state: Shelfie) -> list[dict[str, int]]:
        """Return each seat's points by part."""
        return [scoring.sheet(state, seat) for seat in range(state.seats())]

    def winners(self, state: Shelfie) -> list[int]:
        """Return the winning seats; nobody may win against Shem Bot."""
        return scoring.winners(state)

    def end_reason(self, state: Shelfie) -> str:
        """Return how the game ended: of a solo game, the rank or who won."""
        return scoring.end_reason(state)

    def appraise(self, state: Shelfie, seat: int) -> float:
        """Say how well a seat stands against its best rival; alone, against a decent score."""
        mine = worth.worth(state, seat)
        if state.players[-1].kind == STRANGER:
            return mine - DECENT_SCORE
        others = [who for who in range(len(state.players)) if who != seat]
        return mine - max([worth.worth(state, who) for who in others])

    def ref(self, type: str, number: int, state: Shelfie) -> str:
        """Return the name of a thing in events."""
        return view.ref(type, number, state)

    def check(self, state: Shelfie) -> None:
        """Refuse an agenda that does not fit the table."""
        positions.check(state)

    def census(self, state: Shelfie) -> dict[str, int]:
        """Count the dice of each colour, wherever they are."""
        counts = state.census()
        return {f"{COLOUR_IDS[colour]} dice": counts[colour] for colour in range(COLOURS)}

    def marks(self, history: Any) -> set[str]:
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

    def pieces(self, state: Shelfie) -> dict[str, str]:
        """Write all data of the position."""
        return notation.pieces(state)

    def lay_out(
        self, lines: dict[str, str], luck: Luck, box: Any, settings: dict[str, Value]
    ) -> Shelfie:
        """Return the position that notation lines describe."""
        return notation.lay_out(lines, luck, box, settings)


GAME = ShelfieGame()
