"""Laws of writing: steps, options and whole positions have names and numbers of their own."""

from __future__ import annotations

import inspect
import re
from typing import Any

from klubovna.core.game import Game, kind_of
from klubovna.core.luck import dice
from klubovna.core.notation import (
    NotationError,
    fields_of,
    read_step,
    write_step,
)
from klubovna.core.settings import write_value
from tests.laws.tables import Table, name_of, pick, play_on, positions, without_luck


def test_positions_round_trip(table: Table) -> None:
    """Every position can be written and read without loss."""
    game, state, luck = table.game, table.new(200), dice(200)
    for _ in range(150):
        if state.is_over:
            break
        text = game.notation(state)
        read = game.position(text)
        assert game.notation(read).splitlines() == text.splitlines()
        assert (read.actor, read.legal) == (state.actor, state.legal)
        assert (read.answers, read.settings) == (state.answers, state.settings)
        state.choose(pick(luck, state.legal))


def test_positions_play_on(table: Table) -> None:
    """From a position that was read the game goes on as it would have."""
    game = table.game
    for i, state in enumerate(positions(table, seed=210, most=10)):
        read, clone = game.position(game.notation(state)), state.clone()
        play_on(read, dice(i), most=game.longest)
        play_on(clone, dice(i), most=game.longest)
        assert game.notation(read) == game.notation(clone)


def test_spoiled_positions_never_crash(table: Table) -> None:
    """Whatever is changed in a position, it is refused with one line, or it can be."""
    game, luck = table.game, dice(230)
    junk = ["0", "1", "-1", "7", "99", "1000000000", "x", "", "|", ";", "=", ":", "#", "game: x 1"]
    for state in positions(table, seed=230, most=20):
        for _ in range(20):
            lines = game.notation(state).splitlines()
            at = luck.below(len(lines))
            words = lines[at].split(" ")
            words[luck.below(len(words))] = junk[luck.below(len(junk))]
            lines[at : at + 1] = [[" ".join(words)], [], [lines[at]] * 2][luck.below(3)]
            try:
                read = game.position("\n".join(lines))
            except NotationError:
                continue
            game.guess(read, 0, luck.clone())
            play_on(read, luck.clone(), most=game.longest)
            assert read.is_over


def without_order(notation: str) -> list[list[str]]:
    """Return a position without its luck and the order in its heaps, which hashes may ignore."""
    return [sorted(line.split()) for line in without_luck(notation).splitlines()]


def after(state: Any, option: int) -> Any:
    """Return the position after an option was picked."""
    clone = state.clone()
    clone.choose(option)
    return clone


def test_action_numbers_are_unique(game: Game) -> None:
    """Every option of every kind of choice has a flat number of its own."""
    numbers = [
        game.offset(kind_of(choice)) + option
        for choice in game.choices()
        for option in range(choice.width)
    ]
    assert sorted(numbers) == list(range(game.actions))
    assert all(choice.width > 0 for choice in game.choices())


def test_steps_are_a_name_and_numbers(game: Game) -> None:
    """The fields of a step are ints, named like its parameters."""
    assert len({step.__name__ for step in game.steps}) == len(game.steps)
    for step in game.steps:
        for parameter in inspect.signature(step).parameters.values():
            assert parameter.default is parameter.empty, f"{step}: {parameter} has a default"
            assert parameter.annotation in (parameter.empty, "int", int, "i64")
        made = step(*range(len(fields_of(step))))
        values = [getattr(made, name) for name in fields_of(step)]
        assert values == list(range(len(values)))
        assert write_step(read_step(write_step(made), game.steps, seats=9)) == write_step(made)


def test_a_title_is_complete(game: Game) -> None:
    """A title is called like its folder, and its lists name everything once."""
    assert game.id == name_of(game) or name_of(game).startswith("_")
    least, most = game.seats
    assert 1 <= least <= most
    for listed in (game.steps, game.rules, game.end_reasons, game.score_parts):
        assert len(set(listed)) == len(listed) > 0
    names = [happening.name for happening in game.happenings]
    assert len(set(names)) == len(names)
    assert all(happening.rule in game.rules for happening in game.happenings)
    assert all(choice.rule in game.rules for choice in game.choices())
    for setting in game.settings:
        assert setting.default in setting.allowed
        assert len({write_value(value) for value in setting.allowed}) == len(setting.allowed) > 1
        words = [value for value in setting.allowed if isinstance(value, str)]
        assert all(re.fullmatch("[a-z][a-z0-9]*(_[a-z0-9]+)*", word) for word in words)
        assert any(setting.is_for(players) for players in range(least, most + 1))
        assert setting.default in setting.values(1) and set(setting.for_several) < set(
            setting.allowed
        )
