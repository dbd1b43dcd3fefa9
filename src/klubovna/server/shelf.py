"""What a page must know of the games: their data, words and components.

None of it changes while the clubhouse is open, so it is all written once. What is not in the
dictionaries does not exist: no name that somebody sends leads to a file.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
from fluent.syntax import parse, serialize
from fluent.syntax.ast import Message, Term

import klubovna
from klubovna.core.game import Game, titles
from klubovna.core.teaching import Example
from klubovna.server.files import File
from klubovna.server.requests import ExampleBoard, GameInfo, GameLessons, GameWords, SettingInfo
from klubovna.words import LANGUAGES, folder_of

# What a table says that belongs to no game; the rest is for the command line.
_FOR_PAGES = re.compile(
    r"yes|no|list-end|rule-0-.+|ask-confirm|option-confirm-.+|seat-names|bot-.+|picks"
    r"|score-total|wins|nobody-wins|share|provenance-.+|tell-.+"
)
_BEFORE_PLAY = re.compile(r"title|setting-.+")
_SHARED = Path(klubovna.__file__).parent / "locale"


class Shelf:
    """The answers to all that may be asked of the games; `get` what may not be there."""

    def __init__(self) -> None:
        self.games = written(games())
        self.words = {
            (game.id, lang): written(words(game, lang))
            for game in titles().values()
            for lang in LANGUAGES
        }
        self.labels = {
            (game.id, lang): written(labels(game, lang))
            for game in titles().values()
            for lang in LANGUAGES
        }
        self.lessons = {
            (game.id, lang): written(lessons(game, lang))
            for game in titles().values()
            for lang in LANGUAGES
        }
        self.components = {game.id: written(components(game)) for game in titles().values()}


def written(value: Any) -> File:
    """Write a value once for all who ask."""
    return File(msgspec.json.encode(value), "application/json")


def games() -> list[GameInfo]:
    """Return all games that can be played."""
    return [
        GameInfo(
            id=game.id,
            version=game.version,
            seats=game.seats,
            settings=[
                SettingInfo(
                    s.id,
                    s.usual(with_people=True),
                    list(s.allowed),
                    s.players or game.seats,
                    list(s.for_several),
                )
                for s in game.settings
            ],
            score_parts=list(game.score_parts),
            provenance=game.provenance(game.box(None)),
        )
        for game in titles().values()
    ]


def words(game: Game, lang: str) -> GameWords:
    """Return all that a page needs to speak of a game."""
    own = (folder_of(game) / "locale" / f"{lang}.ftl").read_text("utf-8")
    return GameWords(lang, [shared_words(lang), own], game.names(lang, game.box(None)))


def labels(game: Game, lang: str) -> GameWords:
    """Return what a page says of a game before it is played: its title and its settings."""
    own = (folder_of(game) / "locale" / f"{lang}.ftl").read_text("utf-8")
    return GameWords(lang, [chosen(own, _BEFORE_PLAY)], {})


def lessons(game: Game, lang: str) -> GameLessons:
    """Return all that teaches a game."""
    box, parts = game.box(None), game.parts
    catalogue = folder_of(game) / "teach" / f"{lang}.ftl"
    return GameLessons(
        lang,
        catalogue.read_text("utf-8") if catalogue.exists() else "",
        parts.things.TYPES if parts.things else {},
        game.things(box),
        list(parts.tutor.TOPICS) if parts.tutor else [],
        parts.tutor.NOTES if parts.tutor else {},
        [example(game, each) for each in parts.examples.EXAMPLES] if parts.examples else [],
    )


def example(game: Game, one: Example) -> ExampleBoard:
    """Return a small board as its seat sees it."""
    state = game.position(one.position)
    view = game.view(state, one.seat)
    return ExampleBoard(one.id, one.rule, one.seat, state.seats(), state.settings, view)


@cache
def shared_words(lang: str) -> str:
    """Return what all tables say alike."""
    return chosen((_SHARED / f"{lang}.ftl").read_text("utf-8"), _FOR_PAGES)


def chosen(catalogue: str, wanted: re.Pattern[str]) -> str:
    """Return the part of a catalogue whose keys are wanted; terms may be spoken of anywhere."""
    whole = parse(catalogue)
    whole.body = [entry for entry in whole.body if _is_chosen(entry, wanted)]
    return serialize(whole)


def _is_chosen(entry: object, wanted: re.Pattern[str]) -> bool:
    if isinstance(entry, Message):
        return wanted.fullmatch(entry.id.name) is not None
    return isinstance(entry, Term)


def components(game: Game) -> dict[str, Any]:
    """Return what a page draws of a game: cards, tiles, tracks."""
    return game.catalogue(game.box(None))
