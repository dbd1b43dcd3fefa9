"""Tables for the laws: every game with every number of players and every value of its settings."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice
from typing import Any

import msgspec

from klubovna.core.event import Event
from klubovna.core.game import Game, seen_by, titles
from klubovna.core.luck import Luck, dice
from klubovna.core.settings import write_value
from klubovna.core.state import Value
from klubovna.core.step import Choice, Together
from klubovna.games import _template
from klubovna.words import LANGUAGES

TEMPLATE = _template.GAME


@dataclass(frozen=True)
class Table:
    """One way to play a game."""

    game: Game
    players: int
    settings: tuple[tuple[str, Value], ...]

    def __str__(self) -> str:
        chosen = [f"{name}={write_value(value)}" for name, value in self.settings]
        return "-".join([name_of(self.game), f"{self.players}p", *chosen])

    def new(self, seed: int, luck: Luck | None = None, **more: Any) -> Any:
        """Set up a game at this table."""
        settings = self.game.chosen(dict(self.settings), self.players)
        return self.game.start(self.players, luck or dice(seed), settings, **more)


def games() -> list[Game]:
    """Return every game, and the template for new ones."""
    return [*titles().values(), TEMPLATE]


def name_of(game: Game) -> str:
    """Return the folder of a game: its id, but for the template."""
    return type(game).__module__.split(".")[2]


def tables(game: Game) -> list[Table]:
    """Return every player count as the rules have it, then every other setting in turn."""
    least, most = game.seats
    counts = list(range(least, most + 1))
    found = [Table(game, players, ()) for players in counts]
    others = [(s.id, value) for s in game.settings for value in s.allowed if value != s.default]
    for i, other in enumerate(others):
        # A setting may be meant for some numbers of players only; one of them will do.
        turned = counts[i % len(counts) :] + counts[: i % len(counts)]
        fitting = (Table(game, players, (other,)) for players in turned)
        found.append(next(table for table in fitting if can_start(table)))
    return found


def can_start(table: Table) -> bool:
    """Tell whether the settings are allowed, and matter, with so many players."""
    if not all(table.game.options[id].is_for(table.players) for id, _ in table.settings):
        return False
    try:
        table.new(0)
    except ValueError:
        return False
    return True


def pick(luck: Luck, options: list[int]) -> int:
    """Return one of the options, any as likely as any other."""
    return options[luck.below(len(options))]


def positions(table: Table, seed: int, most: int) -> Iterator[Any]:
    """Play a game at random; yield the position at up to `most` of its choices, spread evenly.

    The position goes on to be played: whoever changes it must take a clone.
    """
    state, luck = table.new(seed), dice(seed + 1)
    choices = table.new(seed).playout(luck.clone())
    wanted = {choices * i // most for i in range(most)}
    for i in range(choices):
        if i in wanted:
            yield state
        state.choose(pick(luck, state.legal))


def every_other(states: Iterator[Any], lang: str) -> Iterator[Any]:
    """Return half of some positions: each of the two languages gets the other half."""
    return islice(states, LANGUAGES.index(lang), None, len(LANGUAGES))


def offered(state: Any, seat: int) -> list[int]:
    """Ask the step itself for the options of `seat`."""
    top = state.top_choice()
    if isinstance(top, Together):
        return top.options_of(state, seat, state.answers[seat])
    assert isinstance(top, Choice)
    return top.options(state)


def play_on(state: Any, luck: Luck, most: int) -> None:
    """Play up to `most` more choices at random."""
    for _ in range(most):
        if state.is_over:
            return
        state.choose(pick(luck, state.legal))


def written(value: Any) -> str:
    """Write plain JSON, equal for equal values."""
    return msgspec.json.encode(value, order="sorted").decode()


def known(game: Game, state: Any, seat: int) -> str:
    """Return all that a seat is shown: its view and its question."""
    decision = game.decision(state, seat)
    return written([game.view(state, seat), decision])


def heard(game: Game, state: Any, seat: int | None) -> str:
    """Return all events that a seat, or a spectator if None, hears."""
    events: list[Event] = seen_by(state.events, seat)
    return written([game.event_json(state, event) for event in events])


def without_luck(notation: str) -> str:
    """Return a position's notation without the state of its dice."""
    return "".join(x for x in notation.splitlines(True) if not x.startswith("luck:"))
