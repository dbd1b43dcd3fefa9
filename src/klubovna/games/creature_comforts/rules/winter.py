"""Creature Comforts: the end of a month, and the end of the game."""

from __future__ import annotations

from typing import ClassVar, Final

from klubovna.core.step import NOBODY, Choice, Step, Together
from klubovna.games.creature_comforts.box.contents import BLUE_JAY, MOOSE, PER_STORED_SET
from klubovna.games.creature_comforts.pieces.numbers import (
    COMFORTS,
    FACES,
    MEADOW_2,
    MOST_PLAYERS,
    PLACE_IDS,
    VILLAGE_DICE,
    VILLAGE_SET,
)
from klubovna.games.creature_comforts.rules import dice
from klubovna.games.creature_comforts.rules.pay import FREELY, GiveGoods, can_give
from klubovna.games.creature_comforts.rules.places import requirement_of, reward_of
from klubovna.games.creature_comforts.rules.storing import plan_of_picks, room, stored_points
from klubovna.games.creature_comforts.rules.turn import Craft
from klubovna.games.creature_comforts.scoring import plan_of
from klubovna.games.creature_comforts.state import Comforts
from klubovna.games.creature_comforts.text import numbering

PASS: Final = 0
SETS: Final = VILLAGE_SET + 1
BEST: Final = COMFORTS
DONE: Final = COMFORTS + 1


class EndOfMonth(Step):
    """Some travellers have their effect at the end of the month, for all in turn order."""

    def do(self, g: Comforts) -> None:
        """Ask everybody."""
        for seat in reversed(g.order()):
            if g.effect() == MOOSE:
                g.then(MooseGift(seat))
            elif g.effect() == BLUE_JAY:
                g.then(JayVisit(seat))


class MooseGift(Choice):
    """You may give a good to another player, and get a story."""

    width: ClassVar[int] = MOST_PLAYERS + 1
    rule: ClassVar[int] = numbering.MOOSE
    zones: ClassVar[tuple[str, ...]] = ("seat", "button/pass")

    def options(self, g: Comforts) -> list[int]:
        """Return the others if there is anything to give, and passing."""
        if not can_give(g, self.player, 1, FREELY):
            return [PASS]
        return [PASS] + [1 + seat for seat in range(g.seats()) if seat != self.player]

    def take(self, g: Comforts, option: int) -> None:
        """Give, then get the story."""
        if option != PASS:
            g.then(GiveGoods(self.player, 1, FREELY, 0, option - 1))
            g.gain_all(self.player, g.guest().reward)

    def target(self, g: Comforts, option: int) -> str:
        """Return the player or the button."""
        return "button/pass" if option == PASS else f"seat/{option - 1}"


class JayVisit(Choice):
    """You may resolve one place of the valley with dice of the village alone, as they are."""

    width: ClassVar[int] = 1 + (MEADOW_2 + 1) * SETS
    rule: ClassVar[int] = numbering.BLUE_JAY
    zones: ClassVar[tuple[str, ...]] = ("jay", "button/pass")

    def options(self, g: Comforts) -> list[int]:
        """Return one fitting set of dice for each place that has one, and passing."""
        found = [PASS]
        faces = g.village + [0] * (FACES - VILLAGE_DICE)
        for place in range(MEADOW_2 + 1):
            sets = dice.fitting_sets(
                requirement_of(g, place), faces, VILLAGE_SET, g.wheel, 0, False
            )
            if sets:
                found.append(1 + place * SETS + sets[0])
        return found

    def take(self, g: Comforts, option: int) -> None:
        """Take what the place gives."""
        if option != PASS:
            place = (option - 1) // SETS
            g.say(numbering.RESOLVED, self.player, place)
            g.gain_all(self.player, tuple(reward_of(g, place)))

    def target(self, g: Comforts, option: int) -> str:
        """Return the place or the button."""
        return "button/pass" if option == PASS else f"jay/{PLACE_IDS[(option - 1) // SETS]}"


class Winter(Step):
    """Everybody may craft once more, in turn order; then resources are stored on comforts."""

    def do(self, g: Comforts) -> None:
        """Let all finish; the traveller has no effect any more."""
        g.traveller = NOBODY
        g.ravens = 0
        g.then(Store())
        for seat in reversed(g.order()):
            g.then(Craft(seat))


class Store(Together):
    """Resources are stored on comforts for points: as is best, or as you like it better.

    Each pick stores one set on a kind of comfort; a story on a comfort that a book speaks of.
    """

    width: ClassVar[int] = DONE + 1
    rule: ClassVar[int] = numbering.STORING
    zones: ClassVar[tuple[str, ...]] = ("crafted", "button/best", "button/done")

    def options_of(self, g: Comforts, player: int, answer: list[int]) -> list[int]:
        """Return the best way, or the comforts on which another set can be stored."""
        if answer and answer[-1] in (BEST, DONE):
            return []
        return [*storable(g, player, answer), DONE if answer else BEST]

    def reveal(self, g: Comforts, answers: list[list[int]]) -> None:
        """Remember what is stored; nothing written is the best way."""
        for seat in range(len(answers)):
            me = g.players[seat]
            me.stored = [kind for kind in answers[seat] if kind < BEST]
            points = stored_points(g.box, plan_of(g.box, me))
            if points:
                g.say(numbering.STORED, seat, points)

    def target_of(self, g: Comforts, player: int, option: int) -> str:
        """Return the comfort or the button."""
        if option < BEST:
            return f"crafted/{g.box.comforts[option].id}"
        return "button/best" if option == BEST else "button/done"


def storable(g: Comforts, player: int, answer: list[int]) -> list[int]:
    """Return the kinds of comforts that can take one more set or story; of equals, the first."""
    me = g.players[player]
    more = room(g.box, me.crafted, me.built, me.heap, plan_of_picks(g.box, answer))
    found: list[int] = []
    types: list[int] = []
    for kind in range(COMFORTS):
        card = g.box.comforts[kind]
        if kind not in me.crafted:
            continue
        if card.bonus == PER_STORED_SET:
            if more[kind]:
                found.append(kind)
        elif card.type != NOBODY and card.type not in types and more[COMFORTS + card.type]:
            types.append(card.type)
            found.append(kind)
    return found


STEPS: Final[tuple[type[Step], ...]] = (
    EndOfMonth, MooseGift, JayVisit, Winter, Store,
)  # fmt: skip
