"""The desk where commands are taken: it checks what was typed, and speaks the asked language."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable
from typing import Any, NoReturn

from rich.console import Console

from klubovna import bots
from klubovna.core.game import Game, titles
from klubovna.core.settings import Setting, write_value
from klubovna.core.state import Value
from klubovna.terminal.seats import harmless
from klubovna.words import LANGUAGES, Words, language

WIDTH_IN_A_PIPE = 100
MOST_DIGITS = 18


class BadInput(Exception):
    """What was typed can't be done; one line says what is wrong and what would be right."""


class Desk:
    """Language, words and output of one command."""

    def __init__(self, lang: str | None) -> None:
        try:
            self.lang = language(lang)
        except ValueError:
            words = Words(None, language())
            known = ", ".join(LANGUAGES)
            raise BadInput(words.text("bad-lang", lang=shown(lang), known=known)) from None
        self.words = Words(None, self.lang)

    def bad(self, key: str, **args: Any) -> NoReturn:
        """Refuse what was typed."""
        raise BadInput(self.words.text(key, **args))

    def game(self, id: str) -> Game:
        """Return the game of an id."""
        if id not in titles():
            self.bad("bad-game", id=shown(id), known=", ".join(titles()))
        return titles()[id]

    def players(self, game: Game, players: int) -> int:
        """Return the number of players if the game can seat them."""
        self.within("--players", players, *game.seats)
        return players

    def within(self, name: str, value: float, least: int, most: int) -> None:
        """Refuse a number that is out of bounds."""
        if not least <= value <= most:
            self.bad("bad-number", name=name, value=str(value), least=str(least), most=str(most))

    def seed(self, seed: int) -> int:
        """Return a seed that a record can hold."""
        self.within("--seed", seed, 1 - 10**MOST_DIGITS, 10**MOST_DIGITS - 1)
        return seed

    def bots(self, text: str, most: int) -> tuple[str, ...]:
        """Return the bots of a list such as "greedy,random"."""
        names = tuple(name.strip() for name in text.split(","))
        for name in names:
            if name not in bots.names():
                self.bad("bad-bot", name=shown(name), known=", ".join(bots.names()))
        if len(names) > most:
            self.bad("bad-bots", bots=len(names), seats=most)
        return names

    def settings(self, game: Game, options: Iterable[str], players: int) -> dict[str, Value]:
        """Return the settings that "option=value" words ask for at a table for so many."""
        chosen: dict[str, Value] = {}
        for option in options:
            id, _, value = option.partition("=")
            setting = self._setting(game, id)
            chosen[id] = self._value(setting, value)
            if chosen[id] not in setting.values(players):
                self.bad("bad-alone", option=shown(option))
        return chosen

    def _setting(self, game: Game, id: str) -> Setting:
        for setting in game.settings:
            if setting.id == id:
                return setting
        known = ", ".join(setting.id for setting in game.settings)
        self.bad("bad-option" if known else "bad-no-options", id=shown(id), known=known)

    def _value(self, setting: Setting, value: str) -> Value:
        try:
            return setting.read(value)
        except ValueError:
            allowed = ", ".join(f"{setting.id}={write_value(v)}" for v in setting.allowed)
            self.bad("bad-value", id=setting.id, value=shown(value), allowed=allowed)

    def words_of(self, game: Game, components: str | None = None) -> Words:
        """Return the words of a game with the names of its components."""
        return Words(game, self.lang, game.names(self.lang, game.box(components)))


def shown(text: object, longest: int = 40) -> str:
    """Return what somebody typed, short and harmless enough to be repeated."""
    return harmless(str(text)[:longest])


def console() -> Console:
    """Return the screen for results; in a pipe it is wide and has no colours."""
    width = None if sys.stdout.isatty() else WIDTH_IN_A_PIPE
    return Console(highlight=False, emoji=False, markup=False, width=width)


def print_json(document: Any) -> None:
    """Print one JSON document and nothing else; no letter is lost, whatever the encoding."""
    is_unicode = sys.stdout.encoding.lower().startswith("utf")
    print(json.dumps(document, ensure_ascii=not is_unicode, indent=2))
