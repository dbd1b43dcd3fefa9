"""Words for people: the catalogues of a language turn keys and numbers into sentences."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from babel import Locale
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Resource

from klubovna.core.decision import Decision, Option
from klubovna.core.game import Game
from klubovna.core.telling import Sentence

LANGUAGES = ("cs", "en")

_CZECH_NUMBERS = str.maketrans(",.", "\N{NO-BREAK SPACE},")
_SHARED = Path(__file__).parent / "locale"


def language(asked: str | None = None, environ: Mapping[str, str] = os.environ) -> str:
    """Return the language asked for, else that of the locale, else English."""
    if asked is not None:
        if asked not in LANGUAGES:
            known = ", ".join(LANGUAGES)
            raise ValueError(f'there is no language "{asked}"; there are: {known}')
        return asked
    locale = next((v for k in ("LC_ALL", "LC_MESSAGES", "LANG") if (v := environ.get(k))), "")
    return "cs" if locale.lower().startswith("cs") else "en"


class Words:
    """Everything a game says, in one language; without a game, what the program itself says.

    A key that no catalogue has is shown as it is, in brackets that nobody overlooks: a missing
    word must be seen, and must never stop a game.
    """

    def __init__(
        self, game: Game | None, lang: str, names: Mapping[str, str] | None = None
    ) -> None:
        self.lang = lang
        self.names = dict(names or {})
        self._by_word = _by_word(self.names)
        functions: dict[str, Any] = {"ORDINAL": Locale.parse(lang).ordinal_form}
        self._bundle = FluentBundle([lang], functions, use_isolating=False)
        self._bundle.add_resource(_catalogue(_SHARED / f"{lang}.ftl"))
        if game is not None:
            own = folder_of(game) / "locale" / f"{lang}.ftl"
            self._bundle.add_resource(_catalogue(own), allow_overrides=True)

    def text(self, key: str, **args: Any) -> str:
        """Return the sentence of a key."""
        return self._format(key, args)

    def has(self, key: str) -> bool:
        """Tell whether the catalogues know a key."""
        return self._bundle.has_message(key)

    def ask(self, decision: Decision, seats: Sequence[str]) -> str:
        """Return the question to a player."""
        return self._format(decision.key, self._args(decision.args, seats, decision.player))

    def option(
        self,
        option: Option,
        seats: Sequence[str],
        told: Mapping[str, int | str] | None = None,
    ) -> str:
        """Return what picking the option means; `told` is what its question was told."""
        return self._format(option.key, self._args({**(told or {}), **option.args}, seats))

    def event(self, event: Mapping[str, Any], seats: Sequence[str]) -> str:
        """Return what happened; `event` is what `Game.event_json` made."""
        return self._format(
            _key("event", event["kind"]), self._args(event["args"], seats, event["player"])
        )

    def tell(self, sentence: Sentence, seats: Sequence[str]) -> str:
        """Return a sentence of a position that is told, with what is said behind it."""
        args = self._args(sentence.args, seats)
        for name, items in sentence.lists.items():
            args[name] = self.listed([self.tell(item, seats) for item in items])
            args[f"{name}_n"] = len(items)
        more = (self.tell(each, seats) for each in sentence.more)
        return " ".join([self._format(sentence.key, args), *more])

    def listed(self, items: Sequence[str]) -> str:
        """Return "a, b and c"; of nothing, "nothing"."""
        if len(items) < 2:
            return items[0] if items else self.text("tell-nothing")
        return self.text("list-end", first=", ".join(items[:-1]), last=items[-1])

    def rule(self, number: str) -> str:
        """Return the sentence of a rule such as "5.1"."""
        return self._format(_key("rule", number.replace(".", "-")), {})

    def score_part(self, part: str) -> str:
        """Return the name of one line of the score sheet."""
        return self._format(_key("score", part), {})

    def end_reason(self, reason: str) -> str:
        """Return why the game has ended."""
        return self._format(_key("end", reason), {})

    def setting(self, id: str) -> str:
        """Return the name of an option of the game."""
        return self._format(_key("setting", id), {})

    def setting_value(self, id: str, word: str) -> str:
        """Return the name of a value of an option, if the value is a word."""
        return self._format(_key("setting", f"{id}-{word}"), {})

    def bot(self, id: str) -> str:
        """Return the name of a kind of bots."""
        return self._format(_key("bot", id), {})

    def title(self) -> str:
        """Return the title of the game."""
        return self._format("title", {})

    def name(self, ref: str) -> str:
        """Return the name of a thing such as "kid/bug"; its copies "bug#2" have it too."""
        whole = ref.split("#")[0]
        return self._known(whole) or whole.rsplit("/", 1)[-1].replace("_", " ")

    def accusative(self, ref: str) -> str:
        """Return the name of a thing that something is done to: "Hraje Chrobáka".

        Where the component file doesn't decline it, the catalogue may help: "Hraje kartu Bug".
        """
        whole = ref.split("#")[0]
        declined, name = self._known(f"{whole}@acc"), self.name(ref)
        helped = _key("accusative", whole.partition("/")[0])
        return declined or (self.text(helped, name=name) if self.has(helped) else name)

    def _known(self, ref: str) -> str | None:
        """Return a name by a ref, or at least by its last word."""
        return self.names.get(ref) or self._by_word.get(ref.rsplit("/", 1)[-1])

    def number(self, value: float, digits: int = 0) -> str:
        """Write a number as people do: 1,234.5 in English, 1 234,5 in Czech."""
        text = f"{value:,.{digits}f}"
        return text.translate(_CZECH_NUMBERS) if self.lang == "cs" else text

    def _args(
        self, args: Mapping[str, int | str], seats: Sequence[str], player: int = -1
    ) -> dict[str, Any]:
        """Add names to what a sentence speaks of: of the player, of seats and of things."""
        made: dict[str, Any] = {"player": self._seat(player, seats)} if player >= 0 else {}
        for key, value in args.items():
            if isinstance(value, int):
                made[key] = self._seat(value, seats) if key == "seat" else value
            else:
                made[key], made[f"{key}_acc"] = self._said(value, seats)
                made[f"{key}_id"] = value.rsplit("/", 1)[-1]
        return made

    def _said(self, value: str, seats: Sequence[str]) -> tuple[str, str]:
        """Return the name of a thing or a seat, as it is and declined."""
        kind, _, rest = value.partition("/")
        if kind == "seat" and rest.isdigit():
            return (self._seat(int(rest), seats),) * 2
        return self.name(value), self.accusative(value)

    def _seat(self, seat: int, seats: Sequence[str]) -> str:
        """Return who sits there; a rival who plays without a seat comes behind the last one."""
        if 0 <= seat < len(seats):
            return seats[seat]
        return self.names.get("rival", f"⟦seat {seat}⟧")

    def _format(self, key: str, args: Mapping[str, Any]) -> str:
        message = self._bundle.get_message(key) if self._bundle.has_message(key) else None
        if message is None or message.value is None:
            return f"⟦{key}⟧"
        text, _ = self._bundle.format_pattern(message.value, dict(args))
        return str(text)


def folder_of(game: Game) -> Path:
    """Return the folder of a game's package."""
    module = sys.modules[type(game).__module__]
    return Path(module.__file__ or "").parent


def _by_word(names: Mapping[str, str]) -> dict[str, str]:
    """Return names by the last words of refs; a word that different names share is nobody's."""
    found: dict[str, set[str]] = {}
    for ref, name in names.items():
        found.setdefault(ref.rsplit("/", 1)[-1], set()).add(name)
    return {word: min(known) for word, known in found.items() if len(known) == 1}


def _key(prefix: str, name: str) -> str:
    return f"{prefix}-{name}".replace("_", "-")


@cache
def _catalogue(path: Path) -> Resource:
    """Read a catalogue; a missing one is empty, so that its keys show."""
    return FluentResource(path.read_text("utf-8") if path.exists() else "")
