# not compiled: looks once at a position that was written by hand
"""Which positions can be: a table that each game fills in, and the checks that read it.

The promise: a position that can't be is refused in a sentence that says why, and whatever is
accepted can be played to its end.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from klubovna.core.luck import dice
from klubovna.core.notation import NotationError, fields_of
from klubovna.core.step import Choice, Step

if TYPE_CHECKING:
    from klubovna.core.game import Game

Bound = tuple[int, int] | Callable[[Any], tuple[int, int]]

TRIALS = 2  # games that are played on from a written agenda


@dataclass(frozen=True)
class Fact:
    """What holds of every position with its agenda, and what is said of one where it does not."""

    says: str
    holds: Callable[[Any], bool]


@dataclass(frozen=True)
class SeatFact:
    """What holds for every seat; "{seat}" in the sentence is its number."""

    says: str
    holds: Callable[[Any, int], bool]


@dataclass(frozen=True)
class Need:
    """What a step of these classes needs when it is written on an agenda.

    `above` is how many steps are to be done before it: 0 is the step that comes next.
    """

    steps: tuple[type[Step], ...]
    says: str
    holds: Callable[[Any, Any, int], bool]


@dataclass(frozen=True)
class Shape:
    """What an agenda looks like at a time: a pattern of names of steps, the next one first.

    A name stands for a step; "|", "?", "*", "+" and brackets mean what they usually mean.
    """

    says: str
    when: Callable[[Any], bool]
    pattern: str

    def fits(self, names: Iterable[str]) -> bool:
        """Tell whether the names of an agenda have this shape."""
        found = re.sub(r"\w+", lambda name: f"(?:{name[0]} )", self.pattern)
        return bool(re.fullmatch(re.sub(r"\s(?!\))", "", found), "".join(f"{n} " for n in names)))


def any_of(steps: Iterable[type[Step]]) -> str:
    """Return the pattern for one step of these classes."""
    return f"({'|'.join(step.__name__ for step in steps)})"


def coming(g: Any, *kinds: type[Step]) -> list[Any]:
    """Return the steps of some kinds that are to be done, the next one first."""
    return [step for step in reversed(g.agenda) if isinstance(step, kinds)]


@dataclass(frozen=True)
class Positions:
    """What a game says of the positions that can be; whatever is left out is not restricted.

    Of `shapes`, the first whose time it is must fit. `bounds` are those of the numbers of steps,
    by "field" or "Step.field"; what depends on the position is asked for it.
    """

    facts: tuple[Fact, ...] = ()
    seat_facts: tuple[SeatFact, ...] = ()
    shapes: tuple[Shape, ...] = ()
    bounds: Mapping[str, Bound] = field(default_factory=dict)
    needs: tuple[Need, ...] = ()
    is_whole: bool = False  # whether every piece of the box must lie somewhere
    check: Callable[[Any], None] = lambda g: None  # what no table can say


def check_pieces(game: Game, g: Any, components: str | None) -> None:
    """Refuse pieces that are lost, doubled, or lie where they can't."""
    table = game.positions
    for fact in table.facts:
        if not fact.holds(g):
            raise NotationError(fact.says)
    for seat in range(g.seats()):
        for each in table.seat_facts:
            if not each.holds(g, seat):
                raise NotationError(each.says.format(seat=seat))
    check_census(game, g, components)


def check_census(game: Game, g: Any, components: str | None) -> None:
    """Refuse pieces that lie in more places than the box has of them, or in none."""
    boxed = game.census(game.start(g.seats(), dice(0), g.settings, components))
    for name, count in game.census(g).items():
        if count > boxed[name] or (count < boxed[name] and game.positions.is_whole):
            raise NotationError(f"{name}: {count} on the table, {boxed[name]} in the box")


def check_agenda(game: Game, g: Any) -> None:
    """Refuse an agenda that can't come about, or that leads nowhere."""
    table = game.positions
    steps: list[Step] = g.agenda[::-1]
    table.check(g)
    shape = next((shape for shape in table.shapes if shape.when(g)), None)
    if shape and not shape.fits(type(step).__name__ for step in steps):
        raise NotationError(f"agenda: {shape.says}")
    for step in steps:
        check_numbers(table, g, step)
    for above, step in enumerate(steps):
        for need in table.needs:
            if isinstance(step, need.steps) and not need.holds(g, step, above):
                raise NotationError(f"agenda: {type(step).__name__}: {need.says}")
    if steps and isinstance(steps[0], Choice) and not steps[0].options(g):
        raise NotationError(f"agenda: nothing can come of {type(steps[0]).__name__} now")


def check_numbers(table: Positions, g: Any, step: Step) -> None:
    """Refuse numbers of a step that are numbers of nothing."""
    name = type(step).__name__
    for each in fields_of(type(step)):
        bound = table.bounds.get(f"{name}.{each}", table.bounds.get(each))
        if bound is None:
            continue
        least, most = bound(g) if callable(bound) else bound
        if not least <= getattr(step, each) <= most:
            raise NotationError(f"agenda: {each} of {name} is not within {least} and {most}")


def try_out(game: Game, g: Any) -> None:
    """Play a few games on from here; whatever they stumble over is said by whoever calls."""
    for seed in range(TRIALS):
        world, luck = g.clone(), dice(seed)
        world.luck, world.pauses = luck.clone(), frozenset()
        played = 0
        while world.legal:
            world.choose(world.legal[luck.below(len(world.legal))])
            played += 1
            if played > game.longest:
                raise NotationError("agenda: the game would not end")
