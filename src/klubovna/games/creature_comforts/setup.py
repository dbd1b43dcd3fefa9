"""Creature Comforts: the table before the first month."""

from __future__ import annotations

from typing import ClassVar, Final

from klubovna.core.luck import Luck
from klubovna.core.state import Value
from klubovna.core.step import NOBODY, Step, Together
from klubovna.games.creature_comforts.box.contents import Box
from klubovna.games.creature_comforts.pieces.numbers import (
    BEYOND_PLACES,
    COIN,
    COMFORTS,
    FACES,
    IMPROVEMENTS,
    RESOURCES,
    SHORT,
    STANDARD,
    VALLEY_CARDS,
)
from klubovna.games.creature_comforts.pieces.players import Player, no_work
from klubovna.games.creature_comforts.rules.month import Month, next_valley
from klubovna.games.creature_comforts.state import Comforts
from klubovna.games.creature_comforts.text import numbering


def deal(players: int, luck: Luck, box: Box, settings: dict[str, Value]) -> Comforts:
    """Return the table with all cards in their decks, before anything is drawn."""
    g = bare_table(players, luck, box, settings)
    g.then(SetUp(), KeepComforts(), Month())
    return g


def bare_table(players: int, luck: Luck, box: Box, settings: dict[str, Value]) -> Comforts:
    """Return dens and decks as they come out of the box, and nothing to be done yet."""
    if settings["digits"] == "literal" and box.literal is not None:
        box = box.literal
    length = SHORT if settings["length"] == "short" else STANDARD
    is_solo = players == 1
    plans = [0] * IMPROVEMENTS
    for kind in range(IMPROVEMENTS):
        card = box.improvements[kind]
        if not is_solo:
            plans[kind] = card.copies
        elif card.solo:
            plans[kind] = 1
    travellers = [n for n in range(len(box.travellers)) if box.travellers[n].solo or not is_solo]
    return Comforts(
        luck, settings, box,
        [new_player() for _ in range(players)], box.lengths[length].months, 0, 0, NOBODY, 1,
        NOBODY, NOBODY, list(range(VALLEY_CARDS)), [],
        [comfort.copies for comfort in box.comforts], [0] * COMFORTS, [], plans,
        [0] * IMPROVEMENTS, NOBODY, travellers, 0, [], [NOBODY] * BEYOND_PLACES, no_work(),
    )  # fmt: skip


def new_player() -> Player:
    """Return a player with an empty den."""
    return Player([0] * RESOURCES, [], [], [], [], [], [], NOBODY, [])


class SetUp(Step):
    """The wheel, the first cards of the valley, nest and ladder, the Early Bird, first comforts.

    Who will be the Early Bird less often than others starts with a coin.
    """

    def do(self, g: Comforts) -> None:
        """Lay everything out."""
        g.wheel = g.chance(FACES) + 1
        next_valley(g, 1)
        g.fill_nest()
        g.fill_ladder()
        seats = g.seats()
        g.bird = g.chance(seats)
        length = SHORT if g.settings["length"] == "short" else STANDARD
        for seat in g.box.lengths[length].coins[seats]:
            g.gain((g.bird + seat) % seats, COIN, 1)
        for seat in g.order():
            for _ in range(g.box.hand_dealt):
                g.take_in_hand(seat, g.draw_comfort())


class KeepComforts(Together):
    """Of the first comforts everybody secretly discards one; all are laid down together."""

    width: ClassVar[int] = COMFORTS
    rule: ClassVar[int] = numbering.FIRST_COMFORTS
    zones: ClassVar[tuple[str, ...]] = ("hand",)

    def options_of(self, g: Comforts, player: int, answer: list[int]) -> list[int]:
        """Return the different comforts in hand, until enough are discarded."""
        hand = g.players[player].hand
        if len(hand) - len(answer) == g.box.hand_kept:
            return []
        return sorted({kind for kind in hand if hand.count(kind) > answer.count(kind)})

    def reveal(self, g: Comforts, answers: list[list[int]]) -> None:
        """Lay the discarded comforts down."""
        for seat in range(len(answers)):
            for kind in answers[seat]:
                g.discard_from_hand(seat, kind)

    def target_of(self, g: Comforts, player: int, option: int) -> str:
        """Return the card in the hand."""
        return f"hand/{g.box.comforts[option].id}"


STEPS: Final = (SetUp, KeepComforts)
