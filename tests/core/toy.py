"""A toy that shows what the core can do: a table on which everybody lays numbers."""

from __future__ import annotations

from typing import Any, ClassVar

from klubovna.core.game import Game
from klubovna.core.luck import Luck, dice
from klubovna.core.plan import Plan
from klubovna.core.state import State
from klubovna.core.step import NOBODY, Choice, Confirm, Step, Together


class Toy(State):
    """A row of numbers on the table."""

    def __init__(self, fields: list[Any], players: int, row: list[int]) -> None:
        super().__init__(*fields)
        self.players = players
        self.row = row

    def seats(self) -> int:
        """Return the number of players."""
        return self.players

    def clone(self) -> Toy:
        """Return an equal toy."""
        fields = [
            self.agenda.copy(),
            self.luck.clone(),
            self.actor,
            self.legal.copy(),
            [answer.copy() for answer in self.answers],
            self.reveals,
            self.forced,
            self.pauses,
            self.settings,
        ]
        return Toy(fields, self.players, self.row.copy())

    def numbers(self) -> list[int]:
        """Return the row."""
        return [self.players, *self.row]


class LayTwo(Together):
    """Everybody lays two rising numbers from 0 to 3; all rows are then one row, in seat order."""

    width: ClassVar[int] = 4
    rule: ClassVar[int] = 101
    zones: ClassVar[tuple[str, ...]] = ("number",)

    def __init__(self, open: int, again: int) -> None:
        self.open = open
        self.again = again

    def options_of(self, g: Toy, player: int, answer: list[int]) -> list[int]:
        """Return what is higher than the last number and leaves room for the next."""
        first = answer[-1] + 1 if answer else 0
        return [] if len(answer) == 2 else list(range(first, 3 + len(answer)))

    def reveal(self, g: Toy, answers: list[list[int]]) -> None:
        """Lay the row; draw a number after it; perhaps do it all again."""
        g.row += [n for answer in answers for n in answer]
        g.row.append(g.chance(10))
        if self.again > len(g.row):
            g.then(self)

    def target_of(self, g: Toy, player: int, option: int) -> str:
        """Return the place of a number."""
        return f"number/{option}"

    def is_open(self) -> bool:
        """Tell whether the others may look."""
        return bool(self.open)


class Place(Choice):
    """A player puts the numbers 0, 1 and 2, in this order, on three places."""

    width: ClassVar[int] = 3
    rule: ClassVar[int] = 102
    zones: ClassVar[tuple[str, ...]] = ("place",)

    def __init__(self, player: int, number: int) -> None:
        super().__init__(player)
        self.number = number

    def options(self, g: Toy) -> list[int]:
        """Return the free places; the row says what lies on each."""
        return [place for place in range(3) if g.row[place] == NOBODY]

    def take(self, g: Toy, option: int) -> None:
        """Put the number down and go on with the next."""
        g.row[option] = self.number
        if self.number < 2:
            g.then(Place(self.player, self.number + 1))

    def target(self, g: Toy, option: int) -> str:
        """Return a place."""
        return f"place/{option}"


class Nod(Choice):
    """A player says yes or no, and nothing comes of it."""

    width: ClassVar[int] = 2
    rule: ClassVar[int] = 103
    zones: ClassVar[tuple[str, ...]] = ("word",)

    def options(self, g: Toy) -> list[int]:
        """Return no and yes."""
        return [0, 1]

    def take(self, g: Toy, option: int) -> None:
        """Do nothing."""

    def target(self, g: Toy, option: int) -> str:
        """Return the word."""
        return f"word/{option}"


class Draw(Step):
    """A number is drawn."""

    def do(self, g: Toy) -> None:
        """Draw."""
        g.row.append(g.chance(10))


class Arrangement(Plan):
    """Which number somebody put on which place."""

    def __init__(self, places: dict[int, int]) -> None:
        self.places = places

    def meant(self, g: Toy, step: Step) -> int:
        """Return the place of the number that is asked for."""
        return self.places.get(step.number, NOBODY) if isinstance(step, Place) else NOBODY

    def is_laid_out(self, g: Toy) -> bool:
        """Tell whether every number lies where it was put."""
        return all(g.row[place] == number for number, place in self.places.items())


class ToyGame(Game):
    """The title of the toy."""

    id = "toy"
    seats = (1, 4)
    steps = (LayTwo, Place, Nod, Draw)
    rules = (101, 102, 103)


TOY = ToyGame()


def toy(players: int, *steps: Step, row: list[int] | None = None, **more: Any) -> Toy:
    """Return a toy at its first question."""
    pauses: frozenset[int] = more.get("pauses", frozenset())
    luck: Luck = more.get("luck", dice(1))
    g = Toy([[], luck, NOBODY, [], [], 0, 0, pauses, {}], players, row or [])
    g.events, g.outcomes = [], []
    g.then(*steps)
    g.advance()
    return g


def placing(**more: Any) -> Toy:
    """Return a toy whose first player puts three numbers on three places; then luck is met."""
    return toy(2, Place(0, 0), Confirm(0), Draw(), Nod(0), Nod(0), row=[NOBODY] * 3, **more)
