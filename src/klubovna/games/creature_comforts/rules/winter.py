"""Creature Comforts: the end of a month, and the end of the game."""

from __future__ import annotations

from typing import ClassVar, Final

from klubovna.core.step import Choice, Step, Together
from klubovna.games.creature_comforts.box.contents import BLUE_JAY, MOOSE
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
from klubovna.games.creature_comforts.rules.storing import (
    best_storing,
    copy_limit,
    is_shelf,
    larder_of_picks,
    picks_of_larder,
    room,
    shelf_of,
    stored_points,
)
from klubovna.games.creature_comforts.rules.turn import Craft
from klubovna.games.creature_comforts.state import Comforts
from klubovna.games.creature_comforts.text import numbering

PASS: Final = 0
BEST: Final = COMFORTS
DONE: Final = COMFORTS + 1
TAKE_BACK: Final = COMFORTS + 2  # and the kind of comfort


class EndOfMonth(Step):
    """Some travellers have their effect at the end of the month, for all in turn order."""

    def do(self, g: Comforts) -> None:
        """Ask everybody."""
        if g.effect() == MOOSE:
            g.then(*[MooseGift(seat) for seat in g.order()])
        elif g.effect() == BLUE_JAY:
            g.then(*[JayVisit(seat) for seat in g.order()])


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

    width: ClassVar[int] = 1 + MEADOW_2 + 1
    rule: ClassVar[int] = numbering.BLUE_JAY
    zones: ClassVar[tuple[str, ...]] = ("jay", "button/pass")

    def options(self, g: Comforts) -> list[int]:
        """Return the places that some of the dice fit, and passing."""
        found = [PASS]
        faces = g.village + [0] * (FACES - VILLAGE_DICE)
        for place in range(MEADOW_2 + 1):
            sets = dice.fitting_sets(
                requirement_of(g, place), faces, VILLAGE_SET, g.wheel, 0, False
            )
            if sets:
                found.append(1 + place)
        return found

    def take(self, g: Comforts, option: int) -> None:
        """Take what the place gives."""
        if option != PASS:
            g.say(numbering.RESOLVED, self.player, option - 1)
            g.gain_all(self.player, tuple(reward_of(g, option - 1)))

    def target(self, g: Comforts, option: int) -> str:
        """Return the place or the button."""
        return "button/pass" if option == PASS else f"jay/{PLACE_IDS[option - 1]}"


class Winter(Step):
    """Everybody may craft once more, in turn order; then resources are stored on comforts."""

    def do(self, g: Comforts) -> None:
        """Let all finish; the traveller stays, but has no effect any more."""
        g.then(*[Craft(seat) for seat in g.order()], Store())


class Store(Together):
    """Resources are stored on comforts for points, and moved about until a player says done.

    Each pick stores one set on a kind of comfort, or a story on a comfort that a book speaks of;
    or it takes one back, or lays everything out as is best. All of it lies open.
    """

    width: ClassVar[int] = TAKE_BACK + COMFORTS
    rule: ClassVar[int] = numbering.STORING
    zones: ClassVar[tuple[str, ...]] = ("crafted", "stored", "button/best", "button/done")

    def is_open(self) -> bool:
        """Everybody sees what lies on cards."""
        return True

    def options_of(self, g: Comforts, player: int, answer: list[int]) -> list[int]:
        """Return the comforts that can take another set, those that have one, and the buttons."""
        if DONE in answer:
            return []
        stored = stored_in(g, player, answer)
        found = storable(g, player, stored)
        if sorted(stored) != best_picks(g, player):
            found.append(BEST)
        return [*found, DONE, *[TAKE_BACK + kind for kind in sorted(set(stored))]]

    def reveal(self, g: Comforts, answers: list[list[int]]) -> None:
        """Leave everything where it lies."""
        for seat in range(len(answers)):
            me = g.players[seat]
            me.stored = sorted(stored_in(g, seat, answers[seat]))
            points = stored_points(g.box, larder_of_picks(g.box, me.stored))
            if points:
                g.say(numbering.STORED, seat, points)

    def target_of(self, g: Comforts, player: int, option: int) -> str:
        """Return the comfort, what lies on it, or the button."""
        if option < BEST:
            return f"crafted/{g.box.comforts[option].id}"
        if option >= TAKE_BACK:
            return f"stored/{g.box.comforts[option - TAKE_BACK].id}"
        return "button/best" if option == BEST else "button/done"


def stored_in(g: Comforts, player: int, answer: list[int]) -> list[int]:
    """Return the comforts on which an answer has put something, one entry for each set."""
    stored: list[int] = []
    for option in answer:
        if option < BEST:
            stored.append(option)
        elif option == BEST:
            stored = best_picks(g, player)
        elif option >= TAKE_BACK:
            stored.remove(option - TAKE_BACK)
    return stored


def best_picks(g: Comforts, player: int) -> list[int]:
    """Return the comforts on which sets and stories bring the most."""
    me = g.players[player]
    larder = best_storing(g.box, me.crafted, me.built, me.heap)[1]
    return sorted(picks_of_larder(g.box, me.crafted, larder))


def storable(g: Comforts, player: int, stored: list[int]) -> list[int]:
    """Return the kinds of comforts that can take one more set, or another story."""
    me, box = g.players[player], g.box
    more = room(box, me.crafted, me.built, me.heap, larder_of_picks(box, stored))
    found: list[int] = []
    for kind in sorted(set(me.crafted)):
        most = me.crafted.count(kind) * copy_limit(box, kind)
        if is_shelf(box, kind) and more[shelf_of(box, kind)] and stored.count(kind) < most:
            found.append(kind)
    return found


STEPS: Final[tuple[type[Step], ...]] = (
    EndOfMonth,
    MooseGift,
    JayVisit,
    Winter,
    Store,
)
