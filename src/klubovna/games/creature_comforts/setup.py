"""Creature Comforts: the table before the first month."""

from __future__ import annotations

from typing import ClassVar, Final

from klubovna.core.luck import Luck
from klubovna.core.state import Value
from klubovna.core.step import NOBODY, Choice, Step, Together
from klubovna.games.creature_comforts.box.contents import Box
from klubovna.games.creature_comforts.pieces.numbers import (
    BEYOND_PLACES,
    COIN,
    COMFORTS,
    FACES,
    FAMILIES,
    FAMILY_IDS,
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
    g.then(SetUp(), Families(), DealComforts(), KeepComforts(), Month())
    return g


def bare_table(players: int, luck: Luck, box: Box, settings: dict[str, Value]) -> Comforts:
    """Return dens and decks as they come out of the box, and nothing to be done yet."""
    if settings["digits"] == "literal" and box.literal is not None:
        box = box.literal
    length = SHORT if settings["length"] == "short" else STANDARD
    is_solo = players == 1
    workshop_deck = [0] * IMPROVEMENTS
    for kind in range(IMPROVEMENTS):
        card = box.improvements[kind]
        if not is_solo:
            workshop_deck[kind] = card.copies
        elif card.solo:
            workshop_deck[kind] = 1
    travellers = [n for n in range(len(box.travellers)) if box.travellers[n].solo or not is_solo]
    return Comforts(
        luck,
        settings,
        box,
        [new_player() for _ in range(players)],
        box.lengths[length].months,
        0,
        0,
        NOBODY,
        1,
        NOBODY,
        NOBODY,
        list(range(VALLEY_CARDS)),
        [],
        [comfort.copies for comfort in box.comforts],
        [0] * COMFORTS,
        [],
        workshop_deck,
        [0] * IMPROVEMENTS,
        NOBODY,
        travellers,
        0,
        [],
        [NOBODY] * BEYOND_PLACES,
        no_work(),
    )


def new_player() -> Player:
    """Return a player with an empty den, and no family yet."""
    return Player(NOBODY, [0] * RESOURCES, [], [], [], [], [], [], NOBODY, [])


class SetUp(Step):
    """Lay out the wheel, the first cards of the valley, nest and ladder; draw the Early Bird.

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


class Families(Step):
    """Everybody has another family: chosen from the Early Bird on, or drawn by lot."""

    def do(self, g: Comforts) -> None:
        """Ask everybody, or draw."""
        if g.settings["families"] == "chosen":
            g.then(*[ChooseFamily(seat) for seat in g.order()])
            return
        for seat in g.order():
            left = free_families(g)
            take_family(g, seat, left[g.chance(len(left))])


class ChooseFamily(Choice):
    """Choose a family that is still free."""

    width: ClassVar[int] = FAMILIES
    rule: ClassVar[int] = numbering.FAMILY
    zones: ClassVar[tuple[str, ...]] = ("den",)

    def options(self, g: Comforts) -> list[int]:
        """Return the families that nobody has."""
        return free_families(g)

    def take(self, g: Comforts, option: int) -> None:
        """Take it."""
        take_family(g, self.player, option)

    def target(self, g: Comforts, option: int) -> str:
        """Return the den of the family."""
        return f"den/{FAMILY_IDS[option]}"


def free_families(g: Comforts) -> list[int]:
    """Return the families that nobody has."""
    taken = [me.family for me in g.players]
    return [family for family in range(FAMILIES) if family not in taken]


def take_family(g: Comforts, seat: int, family: int) -> None:
    """Give a player a family."""
    g.players[seat].family = family
    g.say(numbering.TOOK_FAMILY, seat, family)


class DealComforts(Step):
    """Everybody draws the first comforts, in turn order."""

    def do(self, g: Comforts) -> None:
        """Deal."""
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


STEPS: Final = (SetUp, Families, ChooseFamily, DealComforts, KeepComforts)
