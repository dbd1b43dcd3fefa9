"""What teachers say, as the laws of teaching look at it."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from fluent.runtime import FluentResource
from fluent.syntax import FluentParser, ast

from klubovna.core.game import Game
from klubovna.words import Words, folder_of
from tests.laws.test_words import Catalogue

ROOT = Path(__file__).resolve().parents[2]
PAGE = ROOT / "web" / "src"
NAMES = ("Ada", "Ben", "Cyd", "Dan", "Eva")


@dataclass(frozen=True)
class Said:
    """A phrase with what it is told, and the signs beside it."""

    key: str
    args: dict[str, int | str] = field(default_factory=dict)
    signs: tuple[str, ...] = ()

    def errors(self, game: Game, lang: str) -> list[str]:
        """Say the phrase, and return what went wrong."""
        words = words_of(game, lang)
        bundle = words._bundle  # with it and `_args` everything is said
        if not bundle.has_message(self.key):
            return ["missing"]
        message = bundle.get_message(self.key)
        told = words._args(self.args, NAMES)
        patterns = [message.value, *message.attributes.values()]
        said = [bundle.format_pattern(pattern, told) for pattern in patterns if pattern]
        return [str(error) for _, errors in said for error in errors]


class Sayings:
    """Phrases that were met, each way once."""

    def __init__(self) -> None:
        self._found: dict[str, Said] = {}

    def add(
        self, key: str, args: dict[str, int | str] | None = None, signs: tuple[str, ...] = ()
    ) -> None:
        """Note a phrase."""
        told = args or {}
        self._found.setdefault(f"{key} {sorted(told.items())} {signs}", Said(key, told, signs))

    def all(self) -> tuple[Said, ...]:
        """Return them all."""
        return tuple(self._found.values())


def key_of(prefix: str, name: str) -> str:
    """Return the key of a phrase."""
    return f"{prefix}-{name}".replace("_", "-")


@cache
def catalogue_of(game: Game, room: str, lang: str) -> Catalogue:
    """Return a catalogue of a game."""
    return Catalogue(folder_of(game) / room / f"{lang}.ftl")


@cache
def parts_of(game: Game, lang: str) -> dict[str, set[str]]:
    """Return which parts each phrase that teaches has: a value, and attributes."""
    text = (folder_of(game) / "teach" / f"{lang}.ftl").read_text("utf-8")
    entries = [e for e in FluentParser().parse(text).body if isinstance(e, ast.Message)]
    return {
        entry.id.name: {"value"} | {attribute.id.name for attribute in entry.attributes}
        for entry in entries
        if entry.value
    }


def variables_of(game: Game, lang: str) -> dict[str, set[str]]:
    """Return what each phrase that teaches speaks of, whether by name or by id."""
    both = Catalogue(folder_of(game) / "teach" / f"{lang}.ftl")
    both.messages |= catalogue_of(game, "locale", lang).messages
    return {
        key: {re.sub("_(id|acc)$", "", name) for name in both.variables(key)}
        for key in parts_of(game, lang)
    }


@cache
def words_of(game: Game, lang: str) -> Words:
    """Return all that a game says: its own words and, over them, those that teach it."""
    words = Words(game, lang, game.names(lang, game.box(None)))
    text = (folder_of(game) / "teach" / f"{lang}.ftl").read_text("utf-8")
    words._bundle.add_resource(FluentResource(text), allow_overrides=True)
    return words


@cache
def code_of(game: Game) -> str:
    """Return the code that teaches a game."""
    files = (folder_of(game) / "teach").glob("*.py")
    return "\n".join(path.read_text("utf-8") for path in sorted(files))


def icons_of(game: Game) -> set[str]:
    """Return the names of all drawings that a game's page can show as signs."""
    own = PAGE / "games" / game.id
    drawn = {path.stem for path in (PAGE / "design" / "icons").glob("*.svg")}
    drawn |= {path.stem for path in (own / "icons").glob("*.svg")}
    return drawn | {f"{game.id}/{name}" for name in drawn} | signs_named(own)


@cache
def signs_named(folder: Path) -> set[str]:
    """Return the signs that a game's page draws itself: `signs` in its `index.ts`."""
    index = folder / "index.ts"
    text = index.read_text("utf-8") if index.exists() else ""
    _, found, rest = text.partition("export const signs")
    body = rest.partition("};")[0] if found else ""
    return {line.split(":")[0].strip().strip('"') for line in body.splitlines() if ":" in line}
