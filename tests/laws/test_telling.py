"""Laws of the told table: all that lies there is said, in every language, and nothing secret."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

from klubovna.core.game import Game
from klubovna.core.luck import dice
from klubovna.core.telling import Section, Sentence
from klubovna.words import LANGUAGES, Words
from tests.laws.tables import Table, every_other, positions, tables, written

NAMES = ["Ada", "Ben", "Cyd", "Dan", "Eve", "Fay"]
# What a sentence must not look like: holes, keys, doubled marks, ends without a mark.
FLAWS = re.compile(r"⟦|\{|\}| {2}|\.\.|\. \.|,,| [.,:;]|: *\.|:$|None|[^.!?…)]$|/\d|_")


def told(game: Game, state: Any, seat: int | None) -> list[Section]:
    """Tell a position to a seat."""
    return game.tell(game.view(state, seat), seat, game.box(None))


def lines_of(sections: list[Section]) -> Iterator[Sentence]:
    """Return all lines."""
    for section in sections:
        yield from section.lines


def all_in(sentence: Sentence) -> Iterator[Sentence]:
    """Return a sentence and all that is said in it and behind it."""
    yield sentence
    for part in (*sentence.more, *(item for items in sentence.lists.values() for item in items)):
        yield from all_in(part)


def spoken(game: Game, lang: str, sections: list[Section]) -> list[str]:
    """Return the lines in a language."""
    words = Words(game, lang, game.names(lang, game.box(None)))
    return [words.tell(line, NAMES) for line in lines_of(sections)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_position_can_be_told(table: Table, lang: str) -> None:
    """To every seat and to spectators, in whole sentences under headings; a line twice at most."""
    game = table.game
    words = Words(game, lang, game.names(lang, game.box(None)))
    for state in every_other(positions(table, seed=400, most=6), lang):
        for seat in (None, *range(table.players)):
            sections = told(game, state, seat)
            titles = [words.tell(section.title, NAMES) for section in sections]
            assert len(set(titles)) == len(titles)
            assert not [title for title in titles if "⟦" in title or not title]
            found = [words.tell(line, NAMES) for line in lines_of(sections)]
            assert [line for line in found if FLAWS.search(line)] == []


def test_what_things_are_is_known(game: Game) -> None:
    """Whatever a sentence promises to say more of, the lessons know."""
    known = {thing.ref for thing in game.things(game.box(None))}
    for table in tables(game):
        for state in positions(table, seed=410, most=4):
            sections = told(game, state, state.actor)
            said = [each for line in lines_of(sections) for each in all_in(line)]
            assert {each.about for each in said if each.about} <= known


def test_a_told_table_tells_no_secret(table: Table) -> None:
    """Worlds that a seat can't tell apart are told to it word for word alike."""
    game = table.game
    for i, state in enumerate(positions(table, seed=420, most=4)):
        for seat in range(table.players):
            there = game.guess(state, seat, dice(i))
            assert written(told(game, there, seat)) == written(told(game, state, seat))


def test_all_that_is_asked_about_is_named(game: Game) -> None:
    """A thing that may be picked is named in the told table or by its option."""
    if not game.parts.things:
        return
    words = Words(game, "en", game.names("en", game.box(None)))
    for table in tables(game):
        for state in positions(table, seed=430, most=12):
            for seat in state.actors:
                decision = game.decision(state, seat)
                assert decision is not None
                text = " ".join(spoken(game, "en", told(game, state, seat))).lower()
                for option in decision.options:
                    phrase = words.option(option, NAMES, decision.args).lower()
                    ref = game.thing(option.target)
                    if "/" in ref and ref.split("#")[0] in words.names:
                        assert words.name(ref).lower() in text + phrase, option
