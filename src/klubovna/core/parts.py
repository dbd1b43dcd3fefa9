# not compiled: signatures only
"""The parts of a title: which module answers which question.

A module is a part if it has the functions that are named here; the type checker sees to it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Protocol

from klubovna.core.decision import Option
from klubovna.core.event import Event, Happening
from klubovna.core.luck import Luck
from klubovna.core.positions import Positions
from klubovna.core.state import Value
from klubovna.core.teaching import Example, Lack, Lesson, Thing, Topic
from klubovna.core.telling import Section


class Setup(Protocol):
    """`setup.py`."""

    def deal(self, players: int, luck: Luck, box: Any, settings: dict[str, Value], /) -> Any:
        """Return the position before the first step of the set-up."""


class View(Protocol):
    """`view.py`."""

    def view(self, g: Any, seat: int | None, /) -> dict[str, Any]:
        """Return what a seat may know, or a spectator if None, as plain JSON."""


class Guess(Protocol):
    """`guess.py`."""

    def guess(self, g: Any, seat: int, luck: Luck, /) -> Any:
        """Return a clone in which all that a seat can't know is dealt anew, with its own luck."""


class Scoring(Protocol):
    """`scoring.py`."""

    @property
    def PARTS(self) -> tuple[str, ...]:
        """Return the parts of the score sheet."""

    @property
    def END_REASONS(self) -> tuple[str, ...]:
        """Return what can end the game."""

    def sheet(self, g: Any, seat: int, /) -> dict[str, int]:
        """Return the points of a seat by part, as if the game ended now."""

    def winners(self, g: Any, /) -> list[int]:
        """Return the winning seats; none: all have lost."""

    def end_reason(self, g: Any, /) -> str:
        """Return which of the reasons ended the game."""


class Sources(Protocol):
    """`scoring.py`, where a part of the score sheet comes from many sources."""

    @property
    def LUMP(self) -> str:
        """Return the part of the score sheet that is more than one thing."""

    @property
    def SOURCES(self) -> dict[str, str]:
        """Return the part that points belong to after a happening, by the name of the happening."""

    def earned(self, event: Event, /) -> int:
        """Return how many points of the lump an event tells of."""


class Numbering(Protocol):
    """`text/numbering.py`."""

    @property
    def RULES(self) -> tuple[int, ...]:
        """Return the numbers of all rules."""

    @property
    def HAPPENINGS(self) -> tuple[Happening, ...]:
        """Return all that can happen."""

    @property
    def ROUND(self) -> Happening:
        """Return what begins a round; if a seat does it, it lasts until the seat does it again."""

    @property
    def TURNS(self) -> tuple[Happening, ...]:
        """Return what begins a turn; where nobody's began, it is what a seat does in a row."""

    @property
    def DEEDS(self) -> tuple[Happening, ...]:
        """Return what may turn a game, the most telling first."""


class Notation(Protocol):
    """`text/notation.py`."""

    def pieces(self, g: Any, /) -> dict[str, str]:
        """Write all data of the position beside the agenda, as notation lines."""


class Reading(Protocol):
    """`text/reading.py`."""

    def lay_out(
        self, lines: dict[str, str], luck: Luck, box: Any, settings: dict[str, Value], /
    ) -> Any:
        """Return the position that notation lines describe, with an agenda for its turn."""


class Possible(Protocol):
    """`text/positions.py`."""

    @property
    def POSITIONS(self) -> Positions:
        """Return what is said of the positions that can be."""

    def census(self, g: Any, /) -> dict[str, int]:
        """Count the pieces wherever they lie: the counts never change during a game."""


class HasId(Protocol):
    """A thing of a box: notation writes it by its id."""

    @property
    def id(self) -> str:
        """Return the word by which the component file calls it."""


class Refs(Protocol):
    """`text/refs.py`."""

    def thing(self, target: str, /) -> str:
        """Return the ref of the thing at a target: "hand/bug#1" is "kid/bug"."""

    def ref(self, type: str, number: int, g: Any, /) -> str:
        """Return the name of a thing in events and prompts, such as "kid/bug"."""

    def spoken(self, option: Option, g: Any, seat: int, /) -> Option:
        """Return an option with all that its phrase speaks of."""


class BoxReader(Protocol):
    """`box/reader.py`."""

    def load(self, path: str | None = None, /) -> Any:
        """Return the box that a component file describes, the packaged one if None."""


class Catalogue(Protocol):
    """`text/catalogue.py`."""

    def catalogue(self, box: Any, /) -> dict[str, Any]:
        """Return what a page draws: cards, tiles, tracks, as plain JSON."""


class Telling(Protocol):
    """`text/telling.py`."""

    def tell(self, view: dict[str, Any], seat: int | None, box: Any, /) -> list[Section]:
        """Tell in sentences what a seat, or a spectator if None, sees: out of its view alone."""


class Worth(Protocol):
    """`bot/worth.py`."""

    def appraise(self, g: Any, seat: int, /) -> float:
        """Say how well a seat stands, for bots: against its best rival, or alone against a goal."""


class Plans(Protocol):
    """`bot/plans.py`."""

    def plans(self, g: Any, seat: int, most: int, /) -> list[list[int]]:
        """Return rows of picks that a bot may try, likely the best first.

        They follow from what the seat may know. None: any option may be as good.
        """


class Things(Protocol):
    """`teach/things.py`."""

    @property
    def TYPES(self) -> dict[str, str]:
        """Return the kind of things that lie in a zone of the table, for zones that hold some."""

    def things(self, box: Any, /) -> list[Thing]:
        """Return everything that lies on the table, every place of it and every icon, in words."""


class Tutor(Protocol):
    """`teach/tutor.py`."""

    @property
    def TOPICS(self) -> tuple[Topic, ...]:
        """Return what a beginner gets to know, in the order of play."""

    @property
    def NOTES(self) -> dict[str, str]:
        """Return the topic of every note, by the note's id."""

    def lesson(self, g: Any, seat: int, /) -> Lesson:
        """Return what there is to say to a seat now, out of what the seat may know."""


class Lacks(Protocol):
    """`teach/lacks.py`."""

    def lack(self, g: Any, seat: int, target: str, /) -> Lack | None:
        """Return what a seat that is asked is missing for a target that is not offered to it.

        It follows from what the seat may know. None: nothing but the rule says no.
        """


class Examples(Protocol):
    """`teach/examples.py`."""

    @property
    def EXAMPLES(self) -> tuple[Example, ...]:
        """Return the small boards of the book of rules."""


@dataclass(frozen=True)
class Parts:
    """The modules of a title. What a title has none of is left out."""

    setup: Setup
    view: View
    guess: Guess
    scoring: Scoring
    numbering: Numbering
    notation: Notation
    reading: Reading
    positions: Possible
    refs: Refs | None = None
    box: BoxReader | None = None
    catalogue: Catalogue | None = None
    telling: Telling | None = None
    worth: Worth | None = None
    plans: Plans | None = None
    things: Things | None = None
    tutor: Tutor | None = None
    lacks: Lacks | None = None
    examples: Examples | None = None
    sources: Sources | None = None
