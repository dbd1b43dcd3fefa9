# not compiled: made for people, now and then
"""What a game tells those who learn it: things in words, a tutor's notes, what is missing.

All of it is keys, numbers and places, as everywhere; the sentences are in the catalogues of the
game's room `teach/`. A phrase may have two parts: its value is a title, its attribute `text` is
what is said below.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

Args = dict[str, int | str]


@dataclass(frozen=True)
class Line:
    """One fact in words: what is drawn for it, its phrase, its rule, and how sure it is.

    Signs are names that the page draws in a row ("pizza", "times", "crown"), or numbers as text.
    """

    key: str
    args: Args = field(default_factory=dict)
    rule: str = ""  # such as "5.1"
    signs: tuple[str, ...] = ()
    provenance: str = "rulebook"  # or source, recalled, reconstructed


@dataclass(frozen=True)
class Thing:
    """A card, tile, place or icon: all that there is to say of it, wherever it lies.

    Its name is that of the component file, else the phrase `name-<kind>-<word>`. The first line
    says what it is; the others take its parts one by one. By `tags` a library can be searched.
    """

    ref: str  # kind and word, such as "kid/crash", "zone/stash", "icon/toy"
    lines: tuple[Line, ...]
    tags: tuple[str, ...] = ()  # phrases `tag-<tag>`

    @property
    def kind(self) -> str:
        """Return what sort of thing it is; its phrase is `kind-<kind>`."""
        return self.ref.partition("/")[0]


@dataclass(frozen=True)
class Topic:
    """What a beginner gets to know; it is known when one of its notes was shown and done."""

    id: str  # its phrase is `topic-<id>`
    sign: str


@dataclass(frozen=True)
class Note:
    """What the tutor says when something is met for the first time: the phrase `note-<id>`.

    It stands beside `target`, a place of the table that is on show; "" is the question itself.
    """

    id: str
    topic: str
    target: str = ""
    args: Args = field(default_factory=dict)
    rule: str = ""
    signs: tuple[str, ...] = ()
    option: int = -1  # what a beginner does, if one option is it


@dataclass(frozen=True)
class Need:
    """How much of something is needed, and how much is there."""

    sign: str
    have: int
    need: int
    target: str = ""  # where it will land or lies


@dataclass(frozen=True)
class Goal:
    """What to aim at in this turn, in one line."""

    key: str
    args: Args = field(default_factory=dict)
    needs: tuple[Need, ...] = ()
    gain: tuple[str, ...] = ()  # signs of what it leads to


@dataclass(frozen=True)
class Caution:
    """A pick that costs much: what it costs, and what a better one brings, side by side.

    The phrase of `key` asks; its attribute `text` is one sentence. `better` is an option of the
    same question; -1: put it back and go on.
    """

    option: int
    key: str
    args: Args = field(default_factory=dict)
    rule: str = ""
    costs: tuple[Line, ...] = ()
    better: int = -1
    gains: tuple[Line, ...] = ()


@dataclass(frozen=True)
class Lesson:
    """All that a tutor has to say at a question; who listens keeps count of what is known.

    Notes stand in the order in which they are worth saying.
    """

    notes: tuple[Note, ...] = ()
    goal: Goal | None = None
    cautions: tuple[Caution, ...] = ()


@dataclass(frozen=True)
class Lack:
    """What is missing for something, in numbers; or, at `when-<zone>`, when its time comes."""

    key: str
    args: Args = field(default_factory=dict)
    needs: tuple[Need, ...] = ()
    target: str = ""  # what helps on


@dataclass(frozen=True)
class Example:
    """A small board for the book of rules: a position, seen from a seat; phrase `example-<id>`."""

    id: str
    rule: str
    position: str  # notation
    seat: int = 0


NO_LESSON = Lesson()


def when(target: str) -> Lack:
    """Say when a place of the table is asked about: the phrase `when-<zone>`."""
    return Lack(f"when-{target.partition('/')[0]}".replace("_", "-"))


def thing_at(target: str, types: Mapping[str, str]) -> str:
    """Return the ref of what lies at a target: what its zone holds, else the zone itself."""
    zone, word = target.partition("/")[0], target.rpartition("/")[2].partition("#")[0]
    return f"{types[zone]}/{word}" if zone in types else f"zone/{zone}"


def fact(
    sources: Mapping[str, str],
    place: str,
    key: str,
    args: Args | None = None,
    rule: str = "",
    signs: tuple[str, ...] = (),
) -> Line:
    """Return a line about a record of the component file, or a field of it, as sure as it is.

    A place is "kid/bug", or "kid/bug.copies" for a field; a field that the file doesn't single out
    is as sure as its record.
    """
    record = place.partition(".")[0]
    return Line(key, args or {}, rule, signs, sources.get(place, sources[record]))
