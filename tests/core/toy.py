"""A toy that shows what the core can do: a table on which everybody lays numbers."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, ClassVar, cast

from klubovna.core.game import Game
from klubovna.core.luck import Luck, dice
from klubovna.core.parts import Parts
from klubovna.core.state import State
from klubovna.core.step import NOBODY, Choice, Confirm, Step, Together


class Toy(State):
    """A row of numbers on the table."""

    def __init__(self, luck: Luck, players: int, row: list[int]) -> None:
        super().__init__(luck, {})
        self.players = players
        self.row = row

    def seats(self) -> int:
        """Return the number of players."""
        return self.players

    def clone(self) -> Toy:
        """Return an equal toy."""
        made = Toy(self.luck.clone(), self.players, self.row.copy())
        self.hand_on(made)
        return made


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


class ToyGame(Game):
    """The title of the toy."""

    id = "toy"
    seats = (1, 4)
    steps = (LayTwo, Place, Nod, Draw)
    parts = cast(Parts, SimpleNamespace(refs=None))  # it has no modules, and needs none


TOY = ToyGame()


def toy(players: int, *steps: Step, row: list[int] | None = None, **more: Any) -> Toy:
    """Return a toy at its first question."""
    pauses: frozenset[int] = more.get("pauses", frozenset())
    luck: Luck = more.get("luck", dice(1))
    g = Toy(luck, players, row or [])
    g.pauses = pauses
    g.events, g.outcomes = [], []
    g.then(*steps)
    g.advance()
    return g


def placing(**more: Any) -> Toy:
    """Return a toy whose first player puts three numbers on three places; then luck is met."""
    return toy(2, Place(0, 0), Confirm(0), Draw(), Nod(0), Nod(0), row=[NOBODY] * 3, **more)
