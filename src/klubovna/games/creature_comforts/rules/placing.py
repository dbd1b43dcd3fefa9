"""Creature Comforts: workers are sent out, openly and at the same time."""

from __future__ import annotations

from typing import ClassVar, Final

from klubovna.core.step import NOBODY, Step, Together
from klubovna.games.creature_comforts.box.contents import LOON, WHEELBARROW
from klubovna.games.creature_comforts.pieces.numbers import (
    BIT,
    BOARD_PLACES,
    OWL_PICK,
    PLACE_IDS,
    WORKERS,
)
from klubovna.games.creature_comforts.state import Comforts
from klubovna.games.creature_comforts.text import numbering

# What PlaceWorkers offers: places for workers, then for the wheelbarrow; and in the end two words.
BARROW: Final = BOARD_PLACES
BARROW_PLACES: Final = OWL_PICK  # those of valley and river
NO_BARROW: Final = BARROW + BARROW_PLACES
READY: Final = NO_BARROW + 1
BACK: Final = NO_BARROW + 2


class SendWorkers(Step):
    """All workers leave the den; with the loon, the neighbour sends one of them first."""

    def do(self, g: Comforts) -> None:
        """Let all place."""
        for player in g.players:
            player.workers = []
            player.barrow = NOBODY
        if g.effect() == LOON:
            g.then(LoonPlace(), PlaceWorkers())
        else:
            g.then(PlaceWorkers())


class LoonPlace(Together):
    """Everybody places one worker of the right neighbour; it still works for its family."""

    width: ClassVar[int] = BOARD_PLACES
    rule: ClassVar[int] = numbering.LOON
    zones: ClassVar[tuple[str, ...]] = ("place",)

    def options_of(self, g: Comforts, player: int, answer: list[int]) -> list[int]:
        """Return all places."""
        return [] if answer else list(range(BOARD_PLACES))

    def reveal(self, g: Comforts, answers: list[list[int]]) -> None:
        """Put the workers there."""
        for seat in range(len(answers)):
            owner = (seat - 1) % len(answers)
            g.players[owner].workers = [answers[seat][0]]
            g.say(numbering.LENT, owner, answers[seat][0])

    def target_of(self, g: Comforts, player: int, option: int) -> str:
        """Return the place."""
        return f"place/{PLACE_IDS[option]}"


class PlaceWorkers(Together):
    """Everybody places the workers openly and at once, at most one of their own on a place.

    A wheelbarrow goes with a worker in valley or river. Until a player says to be ready, the last
    worker can be called back; an answer can be taken back as a whole while others are not ready.
    """

    width: ClassVar[int] = BACK + 1
    rule: ClassVar[int] = numbering.PLACING
    zones: ClassVar[tuple[str, ...]] = (
        "place",
        "barrow",
        "button/no_barrow",
        "button/ready",
        "button/back",
    )

    def is_open(self) -> bool:
        """Everybody sees who goes where."""
        return True

    def options_of(self, g: Comforts, player: int, answer: list[int]) -> list[int]:
        """Return the open places without an own worker, those for the wheelbarrow, or the end."""
        if answer and answer[-1] == READY:
            return []
        me = g.players[player]
        sent = me.workers + workers_in(answer)
        if len(sent) < WORKERS:
            shut = g.closed()
            for place in sent:
                shut |= BIT[place]
            return open_places(shut)
        if g.has(player, WHEELBARROW) and barrow_in(answer) == NOBODY:
            places = sorted([place for place in sent if place < BARROW_PLACES])
            if places:
                return [BARROW + place for place in places] + [NO_BARROW]
        return [READY, BACK]

    def reveal(self, g: Comforts, answers: list[list[int]]) -> None:
        """Send the workers out."""
        for seat in range(len(answers)):
            me = g.players[seat]
            sent = workers_in(answers[seat])
            for place in sent:
                g.say(numbering.PLACED, seat, place)
            me.workers = sorted(me.workers + sent)
            barrow = barrow_in(answers[seat])
            if barrow not in (NOBODY, NO_BARROW):
                me.barrow = barrow - BARROW
                g.say(numbering.BARROWED, seat, me.barrow)

    def target_of(self, g: Comforts, player: int, option: int) -> str:
        """Return the place, the place of the wheelbarrow or the button."""
        if option < BARROW:
            return f"place/{PLACE_IDS[option]}"
        if option < NO_BARROW:
            return f"barrow/{PLACE_IDS[option - BARROW]}"
        return {NO_BARROW: "button/no_barrow", READY: "button/ready", BACK: "button/back"}[option]

    def why_not_of(self, g: Comforts, player: int, answer: list[int], option: int) -> int:
        """Tell an own worker from a closed place, and both from four workers who are out."""
        if option in self.options_of(g, player, answer):
            return 0
        if option in (READY, BACK):
            return numbering.PLACING
        if option >= BARROW:
            return numbering.WHEELBARROW
        if not g.is_open_to_workers(option):
            return numbering.MARTEN
        sent = g.players[player].workers + workers_in(answer)
        return numbering.ONE_WORKER if option in sent else numbering.PLACING


OPEN_PLACES: Final[dict[int, list[int]]] = {}  # by what is shut


def open_places(shut: int) -> list[int]:
    """Return the places that are not shut, given as bits; they are asked for again and again."""
    found = OPEN_PLACES.get(shut)
    if found is None:
        found = [place for place in range(BOARD_PLACES) if not shut & BIT[place]]
        OPEN_PLACES[shut] = found
    return found.copy()


def workers_in(answer: list[int]) -> list[int]:
    """Return where an answer sends workers: who was called back is not there."""
    sent: list[int] = []
    for option in answer:
        if option < BARROW:
            sent.append(option)
        elif option == BACK:
            sent.pop()
    return sent


def barrow_in(answer: list[int]) -> int:
    """Return what an answer says of the wheelbarrow; it comes back with a worker, too."""
    said = NOBODY
    for option in answer:
        if BARROW <= option <= NO_BARROW:
            said = option
        elif option == BACK:
            said = NOBODY
    return said


STEPS: Final = (SendWorkers, LoonPlace, PlaceWorkers)
