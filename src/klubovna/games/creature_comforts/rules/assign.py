"""Creature Comforts: what helps with dice, and assigning them to places."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from klubovna.core.step import NOBODY, Choice, Step
from klubovna.games.creature_comforts.box.contents import (
    DIE_VALUE,
    TOOL_SHED,
)
from klubovna.games.creature_comforts.pieces.numbers import (
    ALL_DICE,
    BIT,
    BOARD_PLACES,
    DICE,
    FACES,
    FAMILY_DICE,
    INN,
    OWL_DRAW,
    OWL_PICK,
    VILLAGE_DICE,
    WORKSHOP,
    exchanged,
    without,
)
from klubovna.games.creature_comforts.rules import dice
from klubovna.games.creature_comforts.rules.places import (
    requirement_of,
)
from klubovna.games.creature_comforts.rules.trade import row_at
from klubovna.games.creature_comforts.state import Comforts
from klubovna.games.creature_comforts.text import numbering

# What Assign offers: nothing, a set of dice, or one die as a value.
NOTHING: Final = 0
AS_VALUE: Final = ALL_DICE + 1

STAY: Final = BOARD_PLACES
LEAVE: Final = 0


# Before assigning.


class Cycle(Choice):
    """With the bicycle, one of your workers may move to another place before dice are assigned."""

    width: ClassVar[int] = STAY + 1
    rule: ClassVar[int] = numbering.BICYCLE
    zones: ClassVar[tuple[str, ...]] = ("worker", "button/stay")

    def options(self, g: Comforts) -> list[int]:
        """Return the places of your workers, and staying."""
        return [*g.players[self.player].workers, STAY]

    def take(self, g: Comforts, option: int) -> None:
        """Ask where to."""
        if option != STAY:
            g.then(CycleTo(self.player, option))

    def target(self, g: Comforts, option: int) -> str:
        """Return the worker or the button."""
        return "button/stay" if option == STAY else f"worker/{g.place_id(option)}"


class CycleTo(Choice):
    """The worker moves to an open place where you have none; a wheelbarrow goes along."""

    width: ClassVar[int] = BOARD_PLACES
    rule: ClassVar[int] = numbering.BICYCLE
    zones: ClassVar[tuple[str, ...]] = ("place",)

    def __init__(self, player: int, origin: int) -> None:
        super().__init__(player)
        self.origin: Final = origin

    def options(self, g: Comforts) -> list[int]:
        """Return the places without an own worker."""
        workers = g.players[self.player].workers
        return [p for p in range(BOARD_PLACES) if p not in workers and g.is_open_to_workers(p)]

    def take(self, g: Comforts, option: int) -> None:
        """Move the worker."""
        me = g.players[self.player]
        me.workers = sorted([*without(me.workers, self.origin), option])
        if me.barrow == self.origin:
            me.barrow = option if option < OWL_PICK else NOBODY
        g.say(numbering.CYCLED, self.player, self.origin, option)

    def target(self, g: Comforts, option: int) -> str:
        """Return the place."""
        return f"place/{g.place_id(option)}"


class TurnVane(Choice):
    """With the weathervane, one die of the village may be turned by one, for everybody."""

    width: ClassVar[int] = 1 + 2 * VILLAGE_DICE
    rule: ClassVar[int] = numbering.WEATHERVANE
    zones: ClassVar[tuple[str, ...]] = ("village", "button/leave")

    def options(self, g: Comforts) -> list[int]:
        """Return each die up or down; equal dice once."""
        found = [LEAVE]
        for die in range(VILLAGE_DICE):
            if g.village.index(g.village[die]) < die:
                continue
            if g.village[die] < FACES:
                found.append(1 + 2 * die)
            if g.village[die] > 1:
                found.append(2 + 2 * die)
        return found

    def take(self, g: Comforts, option: int) -> None:
        """Turn the die for the rest of the month."""
        if option == LEAVE:
            return
        die = (option - 1) // 2
        old = g.village[die]
        g.village = exchanged(g.village, die, old + 1 if option % 2 else old - 1)
        g.work.faces[die] = g.village[die]
        g.say(numbering.VANED, self.player, old, g.village[die])

    def target(self, g: Comforts, option: int) -> str:
        """Return the die with its way, or the button."""
        if option == LEAVE:
            return "button/leave"
        return f"village/{(option - 1) // 2}-{'up' if option % 2 else 'down'}"


class OpenUmbrella(Choice):
    """With the umbrella, one die of the family may count one or two more in this turn."""

    width: ClassVar[int] = 1 + 2 * FAMILY_DICE
    rule: ClassVar[int] = numbering.UMBRELLA
    zones: ClassVar[tuple[str, ...]] = ("family", "button/leave")

    def options(self, g: Comforts) -> list[int]:
        """Return each die with one or two more; equal dice once."""
        found = [LEAVE]
        faces = g.work.faces
        for die in range(FAMILY_DICE):
            face = faces[VILLAGE_DICE + die]
            if die and face == faces[VILLAGE_DICE]:
                continue
            found += [1 + 2 * die + more for more in range(2) if face + more + 1 <= FACES]
        return found

    def take(self, g: Comforts, option: int) -> None:
        """Let the die count more."""
        if option == LEAVE:
            return
        die = VILLAGE_DICE + (option - 1) // 2
        old = g.work.faces[die]
        g.work.faces[die] = old + (option - 1) % 2 + 1
        g.say(numbering.SHELTERED, self.player, old, g.work.faces[die])

    def target(self, g: Comforts, option: int) -> str:
        """Return the die with what is added, or the button."""
        if option == LEAVE:
            return "button/leave"
        return f"family/{(option - 1) // 2}-plus-{(option - 1) % 2 + 1}"


# Assigning.


class AssignNext(Step):
    """Dice are assigned place by place, in the order of the board."""

    def __init__(self, player: int, place: int) -> None:
        self.player: Final = player
        self.place: Final = place

    def do(self, g: Comforts) -> None:
        """Go on to the next place."""
        for place in g.my_places(self.player):
            if place > self.place:
                g.then(Assign(self.player, place), AssignNext(self.player, place))
                return


class Assign(Choice):
    """Lay dice on a place where you have a worker, with as few lesson tokens as they need.

    Beyond the Valley there are no workers, but one die of the family may go there.
    """

    width: ClassVar[int] = AS_VALUE + DICE * FACES
    rule: ClassVar[int] = numbering.ASSIGN
    zones: ClassVar[tuple[str, ...]] = ("dice", "value", "button/nothing")

    def __init__(self, player: int, place: int) -> None:
        super().__init__(player)
        self.place: Final = place

    def options(self, g: Comforts) -> list[int]:
        """Return the sets of dice that fit, or what a single die may count as; and nothing."""
        free = ALL_DICE & ~g.work.used()
        if self.place >= BOARD_PLACES:
            return [NOTHING, *family_dice(g, free)]
        if self.place in (OWL_DRAW, WORKSHOP, INN):
            return [NOTHING, *self.values(g, free)]
        found = dice.fitting_sets(
            requirement_of(g, self.place),
            g.work.faces,
            free,
            g.wheel,
            g.lessons_left(self.player),
            tells_family(g, self.player),
        )
        return [NOTHING, *found]

    def values(self, g: Comforts, free: int) -> list[int]:
        """Return each different die as each value that is worth its tokens."""
        found: list[int] = []
        tokens = g.lessons_left(self.player)
        tell = tells_family(g, self.player)
        for die in range(DICE):
            if free & BIT[die] and not is_twin(g.work.faces, free, die, tell):
                face = g.work.faces[die]
                for value in self.worth_it(g, face, tokens):
                    found.append(AS_VALUE + die * FACES + value - 1)
        return found

    def worth_it(self, g: Comforts, face: int, tokens: int) -> list[int]:
        """Return the values that a die may count as, where fewer tokens would not do as well."""
        if self.place == WORKSHOP:
            if g.has(self.player, TOOL_SHED):
                return [FACES]
            return list(range(face, min(FACES, face + tokens) + 1))
        lowest, highest = max(1, face - tokens), min(FACES, face + tokens)
        if self.place == OWL_DRAW:
            draws = g.box.owl_draws
            return [
                v
                for v in range(lowest, highest + 1)
                if v == face or is_nearest_better(draws, face, v)
            ]
        return [v for v in range(lowest, highest + 1) if is_worth_at_inn(g, face, v)]

    def take(self, g: Comforts, option: int) -> None:
        """Lay the dice there."""
        if option == NOTHING:
            return
        work = g.work
        if option >= AS_VALUE:
            die, value = divmod(option - AS_VALUE, FACES)
            work.assigned[self.place] = BIT[die]
            work.values[self.place] = value + 1
            if not (self.place == WORKSHOP and g.has(self.player, TOOL_SHED)):
                work.tokens += abs(value + 1 - work.faces[die])
            return
        work.assigned[self.place] = option
        if self.place < BOARD_PLACES:
            values = [work.faces[die] for die in range(DICE) if option & BIT[die]]
            work.tokens += dice.tokens_needed(requirement_of(g, self.place), values, g.wheel)

    def target(self, g: Comforts, option: int) -> str:
        """Return the dice, the die as a value, or the button."""
        if option == NOTHING:
            return "button/nothing"
        if option >= AS_VALUE:
            die, value = divmod(option - AS_VALUE, FACES)
            return f"value/{die}-as-{value + 1}"
        return "dice/" + "".join([str(die) for die in range(DICE) if option & BIT[die]])

    def why_not(self, g: Comforts, option: int) -> int:
        """Tell a missing fit from dice that are not the family's."""
        if option in self.options(g):
            return 0
        return numbering.BEYOND if self.place >= BOARD_PLACES else numbering.REQUIREMENTS

    def told(self, g: Comforts) -> dict[str, int | str]:
        """Tell which place is meant, and how many tokens there are."""
        lessons = g.lessons_left(self.player)
        return {"place": f"place/{g.place_id(self.place)}", "lessons": lessons}


def is_nearest_better(draws: tuple[int, ...], face: i64, value: i64) -> bool:
    """Tell whether a value draws more than the face, and no nearer value does so too."""
    if draws[value] <= draws[face]:
        return False
    far = dice.distance(face, value)
    for nearer in range(1, FACES + 1):
        if dice.distance(face, nearer) < far and draws[nearer] >= draws[value]:
            return False
    return True


def tells_family(g: Comforts, player: int) -> bool:
    """Tell whether dice of the family can do what those of the village can't."""
    for n in range(len(g.owners)):
        if g.is_mine_beyond(player, n):
            return True
    return False


def family_dice(g: Comforts, free: int) -> list[int]:
    """Return the free dice of the family as sets; equal ones once."""
    found: list[int] = []
    for die in range(VILLAGE_DICE, DICE):
        if free & BIT[die] and not is_twin(g.work.faces, free, die, True):
            found.append(BIT[die])
    return found


def is_twin(faces: list[int], free: int, die: int, tell_family: bool) -> bool:
    """Tell whether an equal die comes before this one."""
    first = VILLAGE_DICE if tell_family and die >= VILLAGE_DICE else 0
    for other in range(first, die):
        if free & BIT[other] and faces[other] == faces[die]:
            return True
    return False


def is_worth_at_inn(g: Comforts, face: i64, value: i64) -> bool:
    """Tell whether the inn offers something for a value that a nearer one does not."""
    rows = g.guest().row_of
    far = dice.distance(face, value)
    for nearer in range(1, FACES + 1):
        if dice.distance(face, nearer) >= far or rows[nearer] != rows[value]:
            continue
        if row_at(g, value).times != DIE_VALUE or nearer > value:
            return False
    return True


STEPS: Final[tuple[type[Step], ...]] = (Cycle, CycleTo, TurnVane, OpenUmbrella, AssignNext, Assign)
