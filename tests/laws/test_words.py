"""The law of words: every game says all it can say, in every language, and nothing else."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from klubovna.core.decision import option_key, rule_key
from klubovna.core.game import Game, kind_of
from klubovna.core.settings import Setting
from klubovna.words import LANGUAGES, folder_of
from tests.laws.tables import positions, tables

ROOT = Path(__file__).resolve().parents[2]
SHARED = ROOT / "src" / "klubovna" / "locale"
DRAWN = ("view-", "tell-")  # words of the boards, drawn and told
DRAWN_KEY = f"(?:{'|'.join(DRAWN)})[a-z0-9-]+"


class Uses(Visitor):
    """The variables, messages and terms that a pattern uses."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.others: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        """Note a variable."""
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        """Note another message."""
        self.others.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:
        """Note a term; what it is given stays inside it."""
        self.others.add(f"-{node.id.name}")
        self.generic_visit(node)


class Catalogue:
    """The messages of a file, and what each of them uses."""

    def __init__(self, path: Path) -> None:
        resource = FluentParser().parse(path.read_text("utf-8"))
        self.broken = [str(e.content) for e in resource.body if isinstance(e, ast.Junk)]
        self.messages: dict[str, Uses] = {}
        self.terms: dict[str, Uses] = {}
        self.twice: list[str] = []
        for entry in resource.body:
            if isinstance(entry, (ast.Message, ast.Term)):
                is_term = isinstance(entry, ast.Term)
                name = f"-{entry.id.name}" if is_term else entry.id.name
                uses = Uses()
                uses.visit(entry)
                self.twice += [name] if name in self.messages | self.terms else []
                (self.terms if is_term else self.messages)[name] = uses

    def variables(self, key: str) -> set[str]:
        """Return the variables of a message and of the messages that it contains."""
        uses = self.messages[key]
        inner = [self.variables(other) for other in uses.others if other in self.messages]
        return uses.variables.union(*inner)

    def things(self, key: str) -> set[str]:
        """Return what a message speaks of, declined or told apart by its id or not."""
        suffixed = [variable.removesuffix("_acc") for variable in self.variables(key)]
        return {variable.removesuffix("_id") for variable in suffixed}

    def used(self) -> set[str]:
        """Return the messages and terms that others use."""
        every = [*self.messages.values(), *self.terms.values()]
        return set[str]().union(*(uses.others for uses in every))


def named(variable: str) -> set[str]:
    """Return the variables that a thing becomes: its name, its name declined, its id."""
    return {variable, f"{variable}_acc", f"{variable}_id"}


def names(args: dict[str, Any]) -> set[str]:
    """Return the variables that arguments become."""
    things = [named(name) for name, value in args.items() if isinstance(value, str)]
    return set(args).union(*things)


def field_names(fields: tuple[str, ...]) -> set[str]:
    """Return the variables that the fields of an event become."""
    found = set()
    for name, _, type in (field.partition(":") for field in fields):
        found |= named(name) if type else {name}
    return found


def declined(game: Game) -> set[str]:
    """Return the kinds of things whose names the packaged file declines."""
    known = game.names("cs", game.box(None)) if game.parts.box else {}
    return {ref.partition("/")[0] for ref in known if ref.endswith("@acc")}


@cache
def supplied(game: Game) -> dict[str, set[str]]:
    """Return every key that the game can ask for, and the variables that come with it.

    What prompts and options are told is seen in play; if it varies, only what always comes counts.
    """
    found: dict[str, set[str]] = {"title": set()}
    found |= {rule_key(rule): set() for rule in game.rules}
    found |= {f"accusative-{kind}".replace("_", "-"): {"name"} for kind in declined(game)}
    for prefix, listed in (
        ("score", (*game.score_parts, *game.score_sources)),
        ("end", game.end_reasons),
        ("setting", [setting.id for setting in game.settings]),
        ("setting", [f"{s.id}-{word}" for s in game.settings for word in words_of(s)]),
    ):
        found |= {f"{prefix}-{name}".replace("_", "-"): set() for name in listed}
    for happening in game.happenings:
        key = f"event-{happening.name}".replace("_", "-")
        found[key] = {"player"} | field_names(happening.fields)
    seen = seen_in_play(game)
    for choice in game.choices():
        key = f"ask-{kind_of(choice)}".replace("_", "-")
        found[key] = seen.get(key, {"player"})
        for zone in choice.zones:
            key = option_key(kind_of(choice), zone)
            is_button = zone.startswith("button/")
            found[key] = seen.get(key, set() if is_button else named("thing") | {"seat"})
    return found


def words_of(setting: Setting) -> list[str]:
    """Return the values of a setting that are words: only these have names."""
    return [value for value in setting.allowed if isinstance(value, str)]


def seen_in_play(game: Game) -> dict[str, set[str]]:
    """Play, and return the variables that come with each prompt and option every time."""
    seen: dict[str, set[str]] = {}
    for key, variables in asked_in_play(game):
        seen[key] = seen.get(key, variables) & variables
    return seen


def asked_in_play(game: Game) -> Iterator[tuple[str, set[str]]]:
    """Play, and yield the keys of prompts and options with the variables that they get."""
    for n, table in enumerate(tables(game) * 3):
        for state in positions(table, seed=300 + n, most=100):
            for seat in state.actors:
                decision = game.decision(state, seat)
                assert decision is not None
                told = names(decision.args)
                yield decision.key, told | {"player"}
                yield from ((o.key, told | names(o.args)) for o in decision.options)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_word_is_there(game: Game, lang: str) -> None:
    """A catalogue has every sentence that the game needs, whole, once, and no other."""
    catalogue = Catalogue(folder_of(game) / "locale" / f"{lang}.ftl")
    needed = set(supplied(game))
    assert catalogue.broken == []
    assert catalogue.twice == []
    assert needed - set(catalogue.messages) == set(), "missing"
    every = set(catalogue.messages) | set(catalogue.terms)
    spare = every - needed - catalogue.used()
    assert {key for key in spare if not key.startswith(DRAWN)} == set(), "unused"
    assert catalogue.used() - every == set(), "used, but not there"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_sentences_get_what_they_speak_of(game: Game, lang: str) -> None:
    """No sentence speaks of anything that the game doesn't tell it."""
    catalogue = Catalogue(folder_of(game) / "locale" / f"{lang}.ftl")
    unknown = {
        key: sorted(catalogue.variables(key) - told)
        for key, told in supplied(game).items()
        if key in catalogue.messages and catalogue.variables(key) - told
    }
    assert unknown == {}


def test_names_are_declined_or_not(game: Game) -> None:
    """If one name of a kind is declined, all of them are, and none is declined that isn't there."""
    known = game.names("cs", game.box(None)) if game.parts.box else {}
    plain = {ref for ref in known if "@" not in ref and ref.partition("/")[0] in declined(game)}
    assert {ref for ref in known if "@" in ref} == {f"{ref}@acc" for ref in plain}


def test_words_of_the_board(game: Game) -> None:
    """What the board says is said by its drawing, and about the same in every language."""
    catalogues = [Catalogue(folder_of(game) / "locale" / f"{lang}.ftl") for lang in LANGUAGES]
    drawn = [
        {key: c.things(key) for key in c.messages if key.startswith(DRAWN)} for c in catalogues
    ]
    assert all(words == drawn[0] for words in drawn)
    assert {key for key in drawn[0] if not is_drawn(game, key)} == set(), "unused"
    shared = set(Catalogue(SHARED / f"{LANGUAGES[0]}.ftl").messages)
    literal = set(re.findall(f'[^f]"({DRAWN_KEY})"', code_of(game)))
    assert literal - set(drawn[0]) - shared == set(), "missing"


def is_drawn(game: Game, key: str) -> bool:
    """Tell whether a game's drawing uses a key; a plain drawing uses the keys of views."""
    code = code_of(game)
    if not (folder_of(game) / "terminal" / "board.py").exists():
        view = game.view(tables(game)[0].new(0), None)
        return f'"{key.removeprefix(DRAWN[0]).replace("-", "_")}": ' in json.dumps(view)
    families = re.findall(f'f"({DRAWN_KEY}){{', code)
    return f'"{key}"' in code or any(key.startswith(family) for family in families)


def code_of(game: Game) -> str:
    """Return all code of a game, its page's too."""
    page = ROOT / "web" / "src" / "games" / game.id
    files = [*folder_of(game).rglob("*.py"), *page.rglob("*.svelte"), *page.rglob("*.ts")]
    return "\n".join(path.read_text("utf-8") for path in files)


def test_languages_speak_of_the_same(game: Game) -> None:
    """Every language has the same sentences."""
    folder = folder_of(game) / "locale"
    files = sorted(path.stem for path in folder.glob("*.ftl"))
    assert files == sorted(LANGUAGES)
    keys = [set(Catalogue(folder / f"{lang}.ftl").messages) for lang in LANGUAGES]
    assert all(some == keys[0] for some in keys)
