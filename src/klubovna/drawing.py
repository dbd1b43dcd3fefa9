"""What boards in the terminal share: lines that flow, and room that decides how much is told."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from textwrap import wrap
from typing import Any, ClassVar, Final, Protocol

from rich.console import Console, ConsoleOptions, RenderResult
from rich.text import Text

from klubovna.core.state import Json

INK: Final = "#1d2420"
NOW: Final = "bold #d9a441"
LEAST_WIDTH: Final = 20  # of an explanation
SMALL: Final = 0  # the least detail: all that a choice needs; each further one adds to it


class Words(Protocol):
    """What a drawing asks of the catalogues: games know nothing above the core."""

    def text(self, key: str, **args: Any) -> str:
        """Return the sentence of a key."""

    def name(self, ref: str) -> str:
        """Return the name of a thing such as "kid/bug"."""

    def accusative(self, ref: str) -> str:
        """Return the name of a thing that something is done to."""


def flow(pieces: Iterable[Text], width: int, gap: str = "  ") -> Iterator[Text]:
    """Set pieces one after another on lines; only a piece wider than a line is torn."""
    line = Text()
    for piece in pieces:
        if line and line.cell_len + len(gap) + piece.cell_len > width:
            yield line
            line = Text()
        line = Text.assemble(line, gap, piece) if line else piece.copy()
    if line:
        yield line


def row(parts: Iterable[Text], gap: str = " ") -> Text:
    """Return what is not empty side by side."""
    return Text(gap).join(part for part in parts if part)


def phrase_text(phrase: Json, words: Words) -> str:
    """Say a phrase and the phrases in it; words that it is told come with their names."""
    told: Json = dict(phrase["args"])
    for name, value in phrase["args"].items():
        if isinstance(value, str):
            told |= {name: words.name(value), f"{name}_acc": words.accusative(value)}
            told[f"{name}_id"] = value
    told |= {name: phrase_text(part, words) for name, part in phrase["parts"].items()}
    return words.text(phrase["key"], **told)


class Sheet:
    """A board that draws itself into the room there is: as much detail as fits."""

    labels: ClassVar[int]  # columns before each row
    spaced: ClassVar[int]  # the detail from which there are gaps
    whole: ClassVar[int]  # the most detail; SMALL is the least

    def __init__(self, view: Json, words: Words, seats: Sequence[str]) -> None:
        self.view = view
        self.words = words
        self.seats = seats
        self.players: list[Json] = view["players"]
        self.width = 0
        self.detail = self.whole

    def lines(self) -> Iterator[Text]:
        """Return all lines, in as much detail as `self.detail` says."""
        raise NotImplementedError

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        """Draw as much as fits."""
        self.width = options.max_width
        self.detail = self.whole
        lines = list(self.lines())
        while options.height is not None and len(lines) > options.height and self.detail > SMALL:
            self.detail -= 1
            lines = list(self.lines())
        for line in lines:
            line.truncate(self.width, overflow="ellipsis")
            yield line

    def say(self, key: str, **args: Any) -> str:
        """Return the sentence of a key."""
        return self.words.text(key, **args)

    def gap(self) -> Iterator[Text]:
        """Return an empty line if there is room for it."""
        if self.detail >= self.spaced:
            yield Text()

    def row(self, key: str, pieces: Iterable[Text]) -> Iterator[Text]:
        """Return pieces behind a label, on as many lines as they need."""
        label = self.say(key)
        for i, line in enumerate(flow(pieces, self.width - self.labels)):
            yield Text.assemble(self.label("" if i else label), line)

    def label(self, text: str) -> Text:
        """Return what stands before a row."""
        label = Text(text, style="dim")
        label.truncate(self.labels - 1, overflow="ellipsis")
        return label.append(" " * (self.labels - label.cell_len))

    def named(self, key: str, thing: Text | str) -> Text:
        """Return a thing with what it is."""
        return Text.assemble((f"{self.say(key)} ", "dim"), thing)

    def explain(self, text: str) -> Iterator[Text]:
        """Return an explanation below a row."""
        for line in wrap(text, max(LEAST_WIDTH, self.width - self.labels)):
            yield Text(" " * self.labels + line, style="dim")
