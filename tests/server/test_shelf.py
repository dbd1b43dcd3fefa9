"""The shelf: what pages are told of the games, written once."""

from __future__ import annotations

import msgspec
import pytest
from fluent.runtime import FluentBundle, FluentResource

from klubovna.core.decision import rule_key
from klubovna.core.game import titles
from klubovna.server.requests import GameInfo, GameLessons, GameWords
from klubovna.server.shelf import Shelf, games, lessons, words
from klubovna.words import LANGUAGES

SHELF = Shelf()
EVERY_WORDS = sorted(SHELF.words)


def test_the_games_are_those_that_can_be_played() -> None:
    """The template for new games is none of them."""
    told = msgspec.json.decode(SHELF.games.content, type=list[GameInfo])
    assert told == games()
    assert [info.id for info in told] == list(titles())
    for info in told:
        game = titles()[info.id]
        assert (info.version, info.seats) == (game.version, game.seats)
        assert {s.id: (s.default, tuple(s.allowed)) for s in info.settings} == {
            s.id: (s.usual(with_people=True), s.allowed) for s in game.settings
        }
        assert [tuple(s.for_several) for s in info.settings] == [
            s.for_several for s in game.settings
        ]


def test_settings_keep_their_types() -> None:
    """Yes is not 1: a page must know what is a switch and what is a number."""
    (fort,) = [info for info in games() if info.id == "fort"]
    types = {s.id: type(s.default) for s in fort.settings}
    assert types["draft"] is bool and types["minimalism_points"] is int


def test_there_are_words_in_every_language() -> None:
    assert set(SHELF.words) == {(id, lang) for id in titles() for lang in LANGUAGES}


@pytest.mark.parametrize(("id", "lang"), EVERY_WORDS)
def test_a_page_can_say_everything(id: str, lang: str) -> None:
    """The catalogues hold what a table says, and nothing that only a terminal says."""
    told = msgspec.json.decode(SHELF.words[id, lang].content, type=GameWords)
    game = titles()[id]
    assert told == words(game, lang) and told.lang == lang
    assert told.names == game.names(lang, game.box(None))
    bundle = FluentBundle([lang])
    for catalogue in told.catalogues:
        bundle.add_resource(FluentResource(catalogue), allow_overrides=True)
    needed = ["title", "yes", "no", "list-end", "wins", "share", "nobody-wins", "score-total"]
    needed += ["ask-confirm", "option-confirm-go-on", "rule-0-1", "rule-0-2", "rule-0-3"]
    needed += [rule_key(rule) for rule in game.rules]
    needed += [f"end-{reason}".replace("_", "-") for reason in game.end_reasons]
    needed += [f"event-{what.name}".replace("_", "-") for what in game.happenings]
    assert [key for key in needed if not bundle.has_message(key)] == []
    assert not bundle.has_message("bad-game") and not bundle.has_message("sim-games")


@pytest.mark.parametrize(("id", "lang"), EVERY_WORDS)
def test_labels_are_enough_to_open_a_table(id: str, lang: str) -> None:
    """The title and every setting, word by word as in the whole catalogue, and nothing more."""
    told = msgspec.json.decode(SHELF.labels[id, lang].content, type=GameWords)
    few, all_words = FluentBundle([lang]), FluentBundle([lang])
    few.add_resource(FluentResource("\n".join(told.catalogues)))
    for catalogue in words(titles()[id], lang).catalogues:
        all_words.add_resource(FluentResource(catalogue), allow_overrides=True)
    needed = ["title", *(f"setting-{s.id}".replace("_", "-") for s in titles()[id].settings)]
    for key in needed:
        said, whole = few.get_message(key).value, all_words.get_message(key).value
        assert said is not None and whole is not None
        assert few.format_pattern(said)[0] == all_words.format_pattern(whole)[0]
    assert not few.has_message("rule-1-1") and told.names == {}
    assert len(SHELF.labels[id, lang].content) * 5 < len(SHELF.words[id, lang].content)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_plurals_survive(lang: str) -> None:
    """The shared catalogue is cut, not changed."""
    bundle = FluentBundle([lang], use_isolating=False)
    bundle.add_resource(FluentResource(words(titles()["fort"], lang).catalogues[0]))
    said = set()
    for picks in (1, 2, 5):
        message = bundle.get_message("picks").value
        assert message is not None
        text, errors = bundle.format_pattern(message, {"picks": picks})
        assert not errors
        said.add(str(text).removeprefix(str(picks)))
    assert len(said) == {"cs": 3, "en": 2}[lang]


@pytest.mark.parametrize(("id", "lang"), EVERY_WORDS)
def test_a_page_can_teach(id: str, lang: str) -> None:
    """It is told all things in words, topics and notes, and small boards as a seat sees them."""
    told = msgspec.json.decode(SHELF.lessons[id, lang].content, type=GameLessons)
    game = titles()[id]
    assert told == lessons(game, lang) and told.lang == lang
    assert told.things == game.things(game.box(None))
    assert (told.catalogue != "") == (game.parts.things is not None)
    for board in told.examples:
        assert board.view and board.seat < board.seats


def test_components_are_plain_json() -> None:
    """Read again, they are what the game said."""
    for id, game in titles().items():
        told = msgspec.json.decode(SHELF.components[id].content)
        assert told == game.catalogue(game.box(None))
    assert set(SHELF.components) == set(titles())


def test_what_is_not_there_is_not_looked_for() -> None:
    for id in ("chess", "_template", "marbles", "../fort", "fort/../fort", ""):
        assert SHELF.words.get((id, "en")) is None and SHELF.components.get(id) is None
        assert SHELF.lessons.get((id, "en")) is None
    for lang in ("de", "../../locale/en", "EN", ""):
        assert SHELF.words.get(("fort", lang)) is None


def test_etags_name_the_version() -> None:
    """Equal bytes have equal names, others have others."""
    sheets = [SHELF.games, *SHELF.words.values(), *SHELF.components.values()]
    sheets += SHELF.lessons.values()
    assert len({s.etag for s in sheets}) == len({s.content for s in sheets})
    assert Shelf().games == SHELF.games
