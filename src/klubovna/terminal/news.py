"""The latest news: as much of the log as there is room for, the end of it."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text
from textual.widget import Widget

from klubovna.core.step import NOBODY

# A line of the log: whom it is about, and its words.
Line = tuple[int, str]


def told(lines: Sequence[Line], names: Sequence[str], old: int) -> Text:
    """Return the log line by line; what is old is dim, names are bold where the player changes."""
    text = Text()
    before = NOBODY
    for i, (player, line) in enumerate(lines):
        row = Text(line, style="dim" if i < old else "")
        if player not in (before, NOBODY):
            row.highlight_words([names[player]], "bold not dim")
            before = player
        text.append_text(row).append("\n")
    text.right_crop(1)
    return text


class News(Widget):
    """What one player did stands on one line, as far as it fits; the last thing is at the end."""

    DEFAULT_CSS = "News { height: 1fr; }"

    def __init__(self, id: str) -> None:
        super().__init__(id=id)
        self.lines: Sequence[Line] = ()
        self.old = 0

    def tell(self, lines: Sequence[Line], old: int) -> None:
        """Show the end of a log, of which the first lines are old."""
        self.lines, self.old = lines, old
        self.refresh()

    def render(self) -> Text:
        """Return the last sentences that fit, at least one."""
        width, height = self.size
        start = len(self.lines) - 1
        while start > 0 and self._rows(start - 1, width) <= height:
            start -= 1
        return self._paragraphs(start)

    def _rows(self, start: int, width: int) -> int:
        return len(self._paragraphs(start).wrap(self.app.console, max(1, width)))

    def _paragraphs(self, start: int) -> Text:
        """Put all sentences in a row that are about the same player."""
        text = Text()
        before = NOBODY
        for i, (player, line) in enumerate(self.lines[max(0, start) :], max(0, start)):
            gap = "" if not text else " " if player in (before, NOBODY) else "\n"
            text.append(gap).append(line, "dim" if i < self.old else "")
            before = before if player == NOBODY else player
        return text
