# not compiled: made for people, now and then
"""A position in sentences: what a screen reader reads in place of a drawn board.

As everywhere, it is keys and numbers; the sentences are in the catalogues of the game. It is made
of a view alone, so it tells nobody more than the board shows.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from klubovna.core.state import Json

Args = dict[str, int | str]


@dataclass(frozen=True)
class Sentence:
    """A phrase with what it is told.

    Where it has a list, that is told as "a, b and c", and as "nothing" if it is empty; how long it
    is, is told as `<name>_n`.
    """

    key: str
    args: Args = field(default_factory=dict)
    lists: dict[str, tuple[Sentence, ...]] = field(default_factory=dict)
    more: tuple[Sentence, ...] = ()  # said behind it, on the same line
    about: str = ""  # the ref of a thing that the lessons of the game explain


@dataclass(frozen=True)
class Section:
    """A part of the table: its heading, and lines below it."""

    title: Sentence
    lines: tuple[Sentence, ...]


Told = int | str | Sequence[Sentence]


def say(key: str, /, *, more: Iterable[Sentence] = (), about: str = "", **told: Told) -> Sentence:
    """Return a sentence that is told numbers, names of things ("kid/bug", "seat/1") and lists."""
    args = {name: value for name, value in told.items() if isinstance(value, int | str)}
    lists = {name: tuple(v) for name, v in told.items() if not isinstance(v, int | str)}
    return Sentence(key, args, lists, tuple(more), about)


def phrased(phrase: Json) -> Sentence:
    """Return a phrase of `core/phrase.py`, and the phrases in it, as a sentence."""
    args = {name: value for name, value in phrase["args"].items() if value is not None}
    parts: dict[str, tuple[Sentence, ...]] = {
        name: (phrased(part),) for name, part in phrase["parts"].items()
    }
    return Sentence(phrase["key"], args, parts)


def names(kind: str, words: Iterable[str]) -> list[Sentence]:
    """Return things of a kind by their names."""
    return [say("tell-name", thing=f"{kind}/{word}") for word in words]


def things(kind: str, words: Iterable[str]) -> list[Sentence]:
    """Return a line for each thing of a kind, with what there is to say of it."""
    return [say("tell-thing", thing=f"{kind}/{id}", about=f"{kind}/{id}") for id in words]


def around(players: int, seat: int | None) -> list[int]:
    """Return all but a seat, beginning behind it; all of them for a spectator."""
    if seat is None:
        return list(range(players))
    return [(seat + n) % players for n in range(1, players)]


def plain(view: Json) -> list[Section]:
    """Tell any view, for a title that has no sentences of its own.

    What a key of it is called, the phrase `view-<key>` says.
    """
    players = view.get("players", [])
    shared = {key: value for key, value in view.items() if key != "players"}
    each = [
        Section(say("tell-player", player=f"seat/{p}"), _lines(player))
        for p, player in enumerate(players)
    ]
    return [Section(say("tell-table"), _lines(shared)), *each]


def _lines(things: Json) -> tuple[Sentence, ...]:
    return tuple(
        say("tell-value", what=[_called(key)], value=_values(value))
        for key, value in things.items()
        if value is not None
    )


def _values(value: object) -> list[Sentence]:
    """Return what a key of a view holds, as the parts of a list."""
    if isinstance(value, dict):
        held = value.items()
        return [say("tell-part", what=[_called(key)], value=_values(each)) for key, each in held]
    if isinstance(value, list):
        return [part for each in value for part in _values(each)]
    if isinstance(value, bool):
        return [say("yes" if value else "no")]
    return [say("tell-name", thing=value)] if isinstance(value, int | str) else []


def _called(key: str) -> Sentence:
    return say(f"view-{key}".replace("_", "-"))
