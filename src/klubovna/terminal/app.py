"""The screen of a table: board, log, question, options."""

from __future__ import annotations

from typing import ClassVar

from rich.text import Text
from textual import events
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, VerticalScroll
from textual.theme import Theme
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from klubovna.core.decision import Decision
from klubovna.core.step import NOBODY
from klubovna.terminal.board import draw
from klubovna.terminal.screens import Curtain, End, Help, Log, Why
from klubovna.terminal.table import Table

PAUSE = 0.8  # seconds: long enough to see who has moved
PAUSE_RULE = "0.0"  # a pause is no rule of any game
RECENT = 3  # lines of the log on a small screen
WIDE = 110  # columns: room for the log beside the board

FELT = Theme(
    name="felt",
    primary="#d9a441",  # honey means "now"
    secondary="#8fae8b",
    accent="#d9a441",
    foreground="#e8e2d4",
    background="#1d2420",
    surface="#243029",
    panel="#2c3a32",
    warning="#d9a441",
    error="#c9705f",
    dark=True,
)


class TableApp(App[None]):
    """Plays one table, by keyboard or mouse."""

    CSS_PATH = "table.tcss"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("u", "undo", show=False),
        Binding("question_mark", "why", show=False),
        Binding("h,f1", "help_keys", show=False),
        Binding("l", "log", show=False),
        Binding("q,ctrl+q,ctrl+c", "leave", show=False, priority=True),
        Binding("pageup", "scroll_board(-1)", show=False, priority=True),
        Binding("pagedown", "scroll_board(1)", show=False, priority=True),
    ]

    def __init__(self, table: Table, pause: float = PAUSE) -> None:
        super().__init__()
        self.table = table
        self.words = table.words
        self.pause = pause
        self.viewer: int | None = table.people[0] if len(table.people) == 1 else None
        self.asked: Decision | None = None
        self.typed = ""
        self.title = self.words.title()
        self.register_theme(FELT)
        self.theme = "felt"
        self.HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (WIDE, "-wide")]

    def compose(self) -> ComposeResult:
        """Lay out the screen."""
        yield Static(id="head")
        with Horizontal(id="middle"):
            with VerticalScroll(id="board-scroll", can_focus=False):
                yield Static(id="board")
            with VerticalScroll(id="log-scroll", can_focus=False):
                yield Static(id="log")
        yield Static(id="recent")
        yield Static(id="prompt")
        yield OptionList(id="options")
        yield Static(self._key_line(), id="keys")

    def on_mount(self) -> None:
        """Start, or go on with, the game."""
        self.query_one("#options").focus()
        self.go_on()

    # What happens at the table.

    def go_on(self) -> None:
        """Bring the game to the next question to a person, or to its end."""
        self.asked, self.typed = None, ""
        seat = self.table.next_seat()
        while seat in self.table.bots and not self.pause:
            self.table.bot_picks(seat)
            seat = self.table.next_seat()
        if seat == NOBODY:
            self.refresh_table()
            self.push_screen(End(self.table))
        elif seat in self.table.bots:
            self.refresh_table(thinking=seat)
            self.set_timer(self.pause, lambda: self._bot_picks(seat))
        elif self.viewer != seat:
            self._draw_curtain(seat)
        else:
            self.asked = self.table.decision(seat)
            self.refresh_table()

    def _bot_picks(self, seat: int) -> None:
        self.table.bot_picks(seat)
        self.go_on()

    def _draw_curtain(self, seat: int) -> None:
        """Hide everything that is not public until the next person is alone with the screen."""
        self.viewer = None
        self.refresh_table()
        self.push_screen(Curtain(self.table, seat), lambda _: self._sit_down(seat))

    def _sit_down(self, seat: int) -> None:
        self.viewer = seat
        self.go_on()

    def _pick(self, index: int) -> None:
        if self.asked is not None:
            self.table.pick(self.asked.player, self.asked.options[index].id)
            self.go_on()

    # What the screen shows.

    def refresh_table(self, thinking: int = NOBODY) -> None:
        """Show the table as the person in front of it may see it."""
        view = self.table.game.view(self.table.state, self.viewer)
        log = self.table.log(self.viewer)
        self._static("head").update(self._head())
        board = draw(self.table.game, view, self.words, self.table.names, self.table.box)
        self._static("board").update(board)
        self._static("log").update(Text("\n".join(log)))
        self._static("recent").update(Text("\n".join(log[-RECENT:])))
        self._static("prompt").update(self._prompt(thinking))
        self.query_one("#log-scroll", VerticalScroll).scroll_end(animate=False)
        self._fill_options()

    def _static(self, id: str) -> Static:
        return self.screen_stack[0].query_one(f"#{id}", Static)

    def _head(self) -> Text:
        """Return the title and who plays; an arrow, not only a colour, marks who is asked."""
        head = Text.assemble((f"{self.title}", "bold"), "  ")
        for p, seat in enumerate(self.table.seats):
            is_asked = p in self.table.state.actors
            mark = "▸" if is_asked else " "
            kind = self.words.text("table-you") if p == self.viewer else seat.bot or ""
            head.append(f" {mark}{seat.name}", "bold #d9a441" if is_asked else "")
            head.append(f" {kind}" if kind else "", "dim")
        return head

    def _prompt(self, thinking: int) -> Text:
        if self.asked is not None:
            ask = Text(self.words.ask(self.asked, self.table.names), style="bold")
            rule = self.words.text("table-rule", rule=self.asked.rule)
            return ask if self.asked.rule == PAUSE_RULE else ask.append(f"  {rule}", "not bold dim")
        if thinking != NOBODY:
            name = self.table.names[thinking]
            return Text(self.words.text("table-thinking", player=name), style="dim italic")
        return Text(self.words.rule("0.2") if self.table.state.is_over else "")

    def _fill_options(self) -> None:
        options = self.screen_stack[0].query_one("#options", OptionList)
        options.clear_options()
        if self.asked is None:
            return
        digits = len(str(len(self.asked.options)))
        for number, option in enumerate(self.asked.options, 1):
            phrase = self.words.option(option, self.table.names)
            options.add_option(
                Option(Text.assemble((f"{number:>{digits}}", "bold"), f"  {phrase}"))
            )
        options.highlighted = 0

    def _key_line(self) -> Text:
        pairs = [("↑↓ ⏎ 1–9", "pick"), ("u", "undo"), ("?", "why"), ("l", "log"), ("h", "help"),
                 ("q", "leave")]  # fmt: skip
        line = Text()
        for key, word in pairs:
            line.append(f" {key} ", "bold #d9a441").append(self.words.text(f"keys-{word}") + " ")
        return line

    # What keys do.

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Take the option under the cursor."""
        if event.option_list.id == "options":
            self._pick(event.option_index)

    def on_key(self, event: events.Key) -> None:
        """Read the number of an option; it is taken as soon as it can mean only one."""
        if self.asked is None or len(self.screen_stack) > 1 or not event.key.isdigit():
            return
        count = len(self.asked.options)
        self.typed = (self.typed + event.key).lstrip("0")
        if not self.typed or int(self.typed) > count:
            self.typed = ""
            return
        number = int(self.typed)
        self.query_one("#options", OptionList).highlighted = number - 1
        if number * 10 > count:
            self._pick(number - 1)

    def action_undo(self) -> None:
        """Take back the last pick of the person at the screen."""
        if not self._is_free():
            return
        if self.viewer is not None and self.table.undo(self.viewer):
            self.notify(self.words.text("table-undone"), timeout=2)
            self.go_on()
        else:
            self.notify(self.words.text("table-no-undo"), severity="warning", timeout=4)

    def _is_free(self) -> bool:
        """Tell whether the person may act now; else say whom all wait for."""
        if len(self.screen_stack) > 1:
            return False
        if self.asked is None and not self.table.state.is_over:
            name = self.table.names[self.table.next_seat()]
            self.notify(self.words.text("table-not-now", player=name), timeout=2, markup=False)
        return self.asked is not None

    def action_why(self) -> None:
        """Explain the question, and what it does not offer."""
        if self._is_free() and self.asked is not None:
            self.push_screen(Why(self.table, self.asked))

    def action_help_keys(self) -> None:
        """Show the keys."""
        if len(self.screen_stack) == 1:
            self.push_screen(Help(self.words))

    def action_log(self) -> None:
        """Show everything that has happened."""
        if not any(isinstance(screen, (Curtain, Log)) for screen in self.screen_stack):
            self.push_screen(Log(self.words, self.table.log(self.viewer)))

    def action_leave(self) -> None:
        """Save the game and leave."""
        self.table.save()
        self.exit()

    def action_scroll_board(self, pages: int) -> None:
        """Scroll the board, whatever has the focus; windows scroll themselves."""
        scroll = self.screen.query("#board-scroll, #window-scroll").first(VerticalScroll)
        if pages > 0:
            scroll.scroll_page_down(animate=False)
        else:
            scroll.scroll_page_up(animate=False)
