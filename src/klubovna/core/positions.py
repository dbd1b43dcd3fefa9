# not compiled: looks once at a position that was written by hand
"""Which positions can be: a table that each game fills in, and the checks that read it.

The promise: a position that can't be is refused in a sentence that says why, and whatever is
accepted can be played to its end.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from types import ModuleType
from typing import TYPE_CHECKING, Any

from klubovna.core.luck import dice
from klubovna.core.notation import NotationError, fields_of
from klubovna.core.step import NOBODY, Choice, Step

if TYPE_CHECKING:
    from klubovna.core.game import Game

Bound = tuple[int, int] | Callable[[Any], tuple[int, int]]
Facts = Mapping[str, Callable[[Any], object]]
PlayerFacts = Mapping[str, Callable[[Any, int, Any], object]]
Needs = Mapping[tuple[type[Step], ...], Mapping[str, Callable[[Any, Any], object]]]

TRIALS = 2  # games that are played on from a written agenda


@dataclass(frozen=True)
class Shape:
    """What an agenda looks like at a time: a pattern of names of steps, the next one first.

    A name stands for a step; "|", "?", "*", "+" and brackets mean what they usually mean. `facts`
    are those of this time only.
    """

    says: str
    when: Callable[[Any], object]
    pattern: str
    facts: Facts = field(default_factory=dict)

    def fits(self, names: Iterable[str]) -> bool:
        """Tell whether the names of an agenda have this shape."""
        found = re.sub(r"\w+", lambda name: f"(?:{name[0]} )", self.pattern)
        return bool(re.fullmatch(re.sub(r"\s(?!\))", "", found), "".join(f"{n} " for n in names)))


@dataclass(frozen=True)
class Positions:
    """What a game says of the positions that can be; whatever is left out is not restricted.

    A row is a sentence, and a question that must be true, else the sentence is said. `facts` ask
    about the position with its agenda, `player_facts` about everybody at the table ("{who}" in the
    sentence is the number), `needs` about every step of some classes on the agenda. Of `shapes`,
    the first whose time it is must fit. `bounds` are those of the numbers of steps, by "field" or
    "Step.field"; what depends on the position is asked for it. `turns` are the steps that begin a
    turn: in one, all others are steps of the player whose turn it is.
    """

    facts: Facts = field(default_factory=dict)
    player_facts: PlayerFacts = field(default_factory=dict)
    shapes: tuple[Shape, ...] = ()
    bounds: Mapping[str, Bound] = field(default_factory=dict)
    needs: Needs = field(default_factory=dict)
    turns: tuple[type[Step], ...] = ()
    is_whole: bool = False  # whether every piece of the box must lie somewhere


# What tables ask.


def steps_in(module: ModuleType) -> tuple[type[Step], ...]:
    """Return the steps that a module of the rules has."""
    classes = [each for each in vars(module).values() if isinstance(each, type)]
    own = [each for each in classes if each.__module__ == module.__name__]
    return tuple(each for each in own if issubclass(each, Step))


def any_of(steps: Iterable[type[Step]]) -> str:
    """Return the pattern for one step of these classes."""
    return f"({'|'.join(step.__name__ for step in steps)})"


def coming(g: Any, *kinds: type[Step]) -> list[Any]:
    """Return the steps of some kinds that are to be done, the next one first."""
    return [step for step in reversed(g.agenda) if isinstance(step, kinds)]


def is_next(g: Any, step: Step) -> bool:
    """Tell whether nothing is to be done before a step."""
    return g.agenda[-1] is step


def are_last(order: Sequence[int], players: Sequence[int]) -> bool:
    """Tell whether these players are the last ones of an order."""
    return list(players) == list(order[len(order) - len(players) :])


def are_different(things: Iterable[int]) -> bool:
    """Tell whether nothing is there twice; any number of places may be empty."""
    there = [thing for thing in things if thing != NOBODY]
    return len(set(there)) == len(there)


def tally(cards: Iterable[Any], lying: Sequence[int], least: int = 0) -> dict[str, int]:
    """Count cards by their ids, wherever they lie; at `least` 1 what has left the game counts."""
    return {card.id: max(least, lying.count(n)) for n, card in enumerate(cards)}


# How tables are read.


def check_pieces(game: Game, g: Any, components: str | None) -> None:
    """Refuse pieces that are lost, doubled, or lie where they can't."""
    check_facts(g, game.positions.facts)
    for who, me in enumerate(g.players):
        for says, holds_for in game.positions.player_facts.items():
            if not holds_for(g, who, me):
                raise NotationError(says.format(who=who))
    check_census(game, g, components)


def check_census(game: Game, g: Any, components: str | None) -> None:
    """Refuse pieces that lie in more places than the box has of them, or in none."""
    boxed = game.census(game.start(g.seats(), dice(0), g.settings, components))
    for name, count in game.census(g).items():
        if count > boxed[name] or (count < boxed[name] and game.positions.is_whole):
            raise NotationError(f"{name}: {count} on the table, {boxed[name]} in the box")


def check_facts(g: Any, facts: Facts, where: str = "") -> None:
    """Refuse a position of which a fact is not true."""
    for says, holds in facts.items():
        if not holds(g):
            raise NotationError(f"{where}{says}")


def check_agenda(game: Game, g: Any) -> None:
    """Refuse an agenda that can't come about, or that leads nowhere."""
    table = game.positions
    steps: list[Step] = g.agenda[::-1]
    shape = next((shape for shape in table.shapes if shape.when(g)), None)
    if shape and not shape.fits(type(step).__name__ for step in steps):
        raise NotationError(f"agenda: {shape.says}")
    for step in steps:
        check_numbers(table, g, step)
    check_facts(g, shape.facts if shape else {}, "agenda: ")
    check_steps(table, g)
    if steps and isinstance(steps[0], Choice) and not steps[0].options(g):
        raise NotationError(f"agenda: nothing can come of {type(steps[0]).__name__} now")


def check_steps(table: Positions, g: Any) -> None:
    """Refuse steps of somebody else, and steps that have not what they need."""
    for step in coming(g, Step) if table.turns and g.turn != NOBODY else ():
        whose = getattr(step, "who", getattr(step, "player", g.turn))
        if whose != g.turn and not isinstance(step, table.turns):
            raise NotationError(f"agenda: {type(step).__name__}: it is somebody else's turn")
    for kinds, needs in table.needs.items():
        for step in coming(g, *kinds):
            for says, holds in needs.items():
                if not holds(g, step):
                    raise NotationError(f"agenda: {type(step).__name__}: {says}")


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
