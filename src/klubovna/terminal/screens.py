"""Windows over the table: keys, log, why, the curtain between turns, the end."""

from __future__ import annotations

from typing import ClassVar

from rich.columns import Columns
from rich.console import Group
from rich.table import Table as Grid
from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen, Screen
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from klubovna.core.decision import Decision
from klubovna.core.telling import Section
from klubovna.terminal.news import Line, told
from klubovna.terminal.sheet import score_table, verdict
from klubovna.terminal.sitting import Sitting
from klubovna.words import Words


class Window(ModalScreen[None]):
    """A window that Escape closes."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "dismiss", show=False)]

    def __init__(self, words: Words, title: str) -> None:
        super().__init__()
        self.words = words
        self.heading = title

    def compose(self) -> ComposeResult:
        """Lay out a heading and whatever the window is about."""
        with Vertical(id="window"):
            yield Static(Text(self.heading, style="bold #d9a441"), id="window-title")
            yield from self.body()
            close = Text.assemble((" esc ", "bold #d9a441"), self.words.text("keys-close"))
            yield Static(close, id="window-keys")

    def body(self) -> ComposeResult:
        """Return the parts of the window."""
        yield Static()


class Help(Window):
    """All keys, and the signs of the board."""

    KEYS = (
        ("↑ ↓ ⏎", "arrows"),
        ("1 2 3 …", "digits"),
        ("␣", "hurry"),
        ("u", "undo"),
        ("?", "why"),
        ("l", "log"),
        ("b", "told"),
        ("PgUp PgDn", "scroll"),
        ("q", "leave"),
        ("esc", "close"),
    )

    def __init__(self, words: Words, legend: list[Text]) -> None:
        super().__init__(words, words.text("help-title"))
        self.legend = legend

    def body(self) -> ComposeResult:
        """Return a line for each key, then the signs in columns."""
        grid = Grid.grid(padding=(0, 3))
        grid.add_column(style="bold", no_wrap=True)
        for key, word in self.KEYS:
            grid.add_row(key, self.words.text(f"help-{word}"))
        yield Static(grid)
        if self.legend:
            yield Static(Columns(self.legend, padding=(0, 3), column_first=True))


class Log(Window):
    """Everything that has happened."""

    def __init__(self, words: Words, lines: list[Line], names: list[str]) -> None:
        super().__init__(words, words.text("log-title"))
        self.lines = lines
        self.names = names

    def body(self) -> ComposeResult:
        """Return the lines, the last ones in sight."""
        with VerticalScroll(id="window-scroll"):
            yield Static(told(self.lines, self.names, old=0))

    def on_mount(self) -> None:
        """Show the end; arrows scroll."""
        scroll = self.query_one("#window-scroll", VerticalScroll)
        scroll.focus()
        scroll.scroll_end(animate=False)


class Told(Window):
    """The table in sentences, as the page tells it too."""

    def __init__(self, words: Words, sections: list[Section], names: list[str]) -> None:
        super().__init__(words, words.text("told-title"))
        self.sections = sections
        self.names = names

    def body(self) -> ComposeResult:
        """Return a heading and lines for each part of the table."""
        text = Text()
        for section in self.sections:
            text.append(f"{self.words.tell(section.title, self.names)}\n", "bold")
            for line in section.lines:
                text.append(f"  {self.words.tell(line, self.names)}\n")
        with VerticalScroll(id="window-scroll"):
            yield Static(text)

    def on_mount(self) -> None:
        """Let the arrows scroll."""
        self.query_one("#window-scroll").focus()


class Why(Window):
    """The rule of the question; and, for anything that is not offered, the rule against it."""

    def __init__(self, table: Sitting, asked: Decision) -> None:
        super().__init__(table.words, table.words.text("why-title"))
        self.table = table
        self.asked = asked
        self.wishes = table.wishes(asked.player)

    def body(self) -> ComposeResult:
        """Return the rule, the wishes, and room for the answer."""
        now = self.words.text("why-now")
        yield Static(Group(Text(now, style="dim"), self._rule(self.asked.rule)), id="why-now")
        wish = self.words.text("why-wish" if self.wishes else "why-none")
        yield Static(Text(wish), id="why-wish")
        if self.wishes:
            told = self.asked.args
            phrases = [self.words.option(w, self.table.names, told) for w, _ in self.wishes]
            yield OptionList(*(Option(Text(phrase)) for phrase in phrases), id="wishes")
            yield Static(id="why-not")

    def on_mount(self) -> None:
        """Let the arrows walk over the wishes."""
        if self.wishes:
            self.query_one("#wishes").focus()

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """Say which rule is against the wish under the cursor."""
        _, rule = self.wishes[event.option_index]
        self.query_one("#why-not", Static).update(self._rule(rule))

    def _rule(self, number: str) -> Text:
        return Text.assemble((f"{number}  ", "bold #d9a441"), self.words.rule(number))


class Curtain(Screen[None]):
    """Hides the table until the next person presses a key."""

    def __init__(self, table: Sitting, seat: int) -> None:
        super().__init__()
        self.words = table.words
        self.player = table.names[seat]

    def compose(self) -> ComposeResult:
        """Show whose turn it is, and nothing else."""
        with Vertical(id="curtain"):
            title = self.words.text("curtain-title", player=self.player)
            yield Static(Text(title, style="bold #d9a441"))
            yield Static(Text(self.words.text("curtain-text")))
            yield Static(Text(self.words.text("curtain-key"), style="dim"))

    def on_key(self, event: events.Key) -> None:
        """Open the curtain."""
        event.stop()
        self.dismiss()

    def on_click(self) -> None:
        """Open the curtain by mouse or touch."""
        self.dismiss()


class Ending(Window):
    """The score sheet and the winners."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("l", "app.log", show=False)]

    def __init__(self, table: Sitting) -> None:
        super().__init__(table.words, table.words.text("end-title"))
        self.table = table

    def body(self) -> ComposeResult:
        """Return why it ended, who has how much and who has won."""
        game, state, names = self.table.game, self.table.state, self.table.names
        yield Static(Text(self.words.end_reason(game.end_reason(state))))
        yield Static(score_table(game, state, self.words, names), id="scores")
        yield Static(Text(verdict(game, state, self.words, names), style="bold"))
        yield Static(Text(self.words.text("end-key"), style="dim"))
