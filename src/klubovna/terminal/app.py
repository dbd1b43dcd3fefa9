"""The screen of a table: board, log, question, options."""

from __future__ import annotations

from typing import Any, ClassVar, TypeVar

from rich.cells import cell_len
from rich.console import RenderableType
from rich.text import Text
from textual import events
from textual.actions import SkipAction
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, VerticalScroll
from textual.theme import Theme
from textual.timer import Timer
from textual.widget import Widget
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from klubovna.core.decision import Decision
from klubovna.core.step import NOBODY
from klubovna.terminal.board import draw, legend, note
from klubovna.terminal.news import News, told
from klubovna.terminal.screens import Curtain, Ending, Help, Log, Told, Why
from klubovna.terminal.sitting import Sitting

PAUSE = 0.6  # seconds for each sentence that a bot's move is worth
HURRY = 0.01
PAUSE_RULE = "0.0"  # a pause is no rule of any game
WIDE = 118  # columns: room for the log beside the board
FRAME = 3  # rows of head, question and keys
FEW_OPTIONS, MANY_OPTIONS = 6, 10  # rows on a small and on a tall screen
TALL = 34  # rows
MOST_NEWS = 4  # sentences that one waits for
MOST_PHRASE = 36  # columns of phrases before the notes to options
OPTION_FRAME = 3  # columns around an option
BOARD_FRAME = 2

W = TypeVar("W", bound=Widget)

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
        Binding("b", "told", show=False),
        Binding("space", "hurry", show=False),
        Binding("q,ctrl+q,ctrl+c", "leave", show=False, priority=True),
        Binding("pageup", "scroll_board(-1)", show=False, priority=True),
        Binding("pagedown", "scroll_board(1)", show=False, priority=True),
    ]

    def __init__(self, table: Sitting, pause: float = PAUSE) -> None:
        super().__init__()
        self.table = table
        self.words = table.words
        self.pause = pause
        self.viewer: int | None = table.people[0] if len(table.people) == 1 else None
        self.asked: Decision | None = None
        self.typed = ""
        self.is_hurried = False
        self.wait: Timer | None = None  # for a bot that is about to move
        self.old: dict[int | None, int] = {}  # lines of the log that each person has seen
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
        yield News(id="recent")
        yield Static(id="prompt")
        yield OptionList(id="options")
        yield Static(self._key_line(), id="keys")

    def on_mount(self) -> None:
        """Start, or go on with, the game."""
        self.query_one("#options").focus()
        self.go_on()

    # What happens at the table.

    def go_on(self, news: int = 1) -> None:
        """Bring the game to the next question to a person, or to its end.

        Before a bot moves there is time to read `news` sentences.
        """
        self.asked, self.typed = None, ""
        seat = self.table.next_seat()
        while seat in self.table.bots and not self.pause:
            self.table.bot_picks(seat)
            seat = self.table.next_seat()
        if seat == NOBODY:
            self.refresh_table()
            self.push_screen(Ending(self.table))
        elif seat in self.table.bots:
            self.refresh_table(thinking=seat)
            pause = HURRY if self.is_hurried else max(HURRY, self.pause * news)
            self.wait = self.set_timer(pause, lambda: self._bot_picks(seat))
        elif self.viewer != seat:
            self._draw_curtain(seat)
        else:
            self.is_hurried = False
            self.asked = self.table.decision(seat)
            self.refresh_table()

    def _bot_picks(self, seat: int) -> None:
        self.wait = None
        before = len(self.table.log(self.viewer))
        self.table.bot_picks(seat)
        self.go_on(min(MOST_NEWS, len(self.table.log(self.viewer)) - before))

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
            self.old[self.viewer] = len(self.table.log(self.viewer))
            self.table.pick(self.asked.player, self.asked.options[index].id)
            self.go_on()

    # What the screen shows.

    def refresh_table(self, thinking: int = NOBODY) -> None:
        """Show the table as the person in front of it may see it."""
        view = self.table.game.view(self.table.state, self.viewer)
        log, old = self.table.log(self.viewer), self.old.get(self.viewer, 0)
        self._static("head").update(self._head())
        rows = self.size.height - FRAME - FEW_OPTIONS
        board = draw(self.table.game, view, self.words, self.table.names, self.table.box, rows)
        self._static("board").update(board)
        self._static("log").update(told(log, self.table.names, old))
        self._base("recent", News).tell(log, old)
        prompt = self._prompt(thinking)
        self._static("prompt").update(prompt)
        self._base("log-scroll", VerticalScroll).scroll_end(animate=False)
        self._fill_options(view)
        self._arrange(prompt, board)

    def _arrange(self, prompt: Text, board: RenderableType) -> None:
        """Leave the question its rows; the board has what it needs, the news has the rest."""
        width, height = self.size
        count = len(self.asked.options) if self.asked else 0
        options = min(count, self._most_options())
        self._base("options", OptionList).styles.height = options
        room = height - FRAME - options - prompt.cell_len // width
        drawn = self.console_options.update_width(max(1, width - BOARD_FRAME))
        needed = len(self.console.render_lines(board, drawn))
        is_wide = width >= WIDE
        self._base("middle", Horizontal).styles.height = "1fr" if is_wide else min(needed, room)
        self._base("recent", News).display = not is_wide and needed < room

    def _most_options(self) -> int:
        return MANY_OPTIONS if self.size.height >= TALL else FEW_OPTIONS

    def on_resize(self) -> None:
        """Draw anew: a larger screen shows more."""
        self.call_after_refresh(self._redraw)

    def _redraw(self) -> None:
        options = self._base("options", OptionList)
        index = options.highlighted
        self.refresh_table(self.table.next_seat() if self.asked is None else NOBODY)
        options.highlighted = index

    def _base(self, id: str, kind: type[W]) -> W:
        """Return a part of the table, whatever window is over it."""
        return self.screen_stack[0].query_one(f"#{id}", kind)

    def _static(self, id: str) -> Static:
        return self._base(id, Static)

    def _head(self) -> Text:
        """Return the title and who plays; an arrow, not only a colour, marks who is asked."""
        head = Text.assemble((f"{self.title}", "bold"), "  ")
        for p, seat in enumerate(self.table.seats):
            is_asked = p in self.table.state.actors
            mark = "▸" if is_asked else " "
            bot = self.words.bot(seat.bot) if seat.bot else ""
            kind = self.words.text("table-you") if p == self.viewer else bot
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
            line = Text(self.words.text("table-thinking", player=name), style="italic")
            return line.append("  " + self.words.text("table-hurry"), "not italic dim")
        return Text(self.words.rule("0.2") if self.table.state.is_over else "")

    def _fill_options(self, view: dict[str, Any]) -> None:
        """List the options: number, phrase, and what one should see of each."""
        options = self._base("options", OptionList)
        options.clear_options()
        if self.asked is None:
            return
        table, asked = self.table, self.asked
        digits, room = len(str(len(asked.options))), self.size.width - OPTION_FRAME
        phrases = [self.words.option(o, table.names, asked.args) for o in asked.options]
        column = min(MOST_PHRASE, max(map(cell_len, phrases)))
        for number, (phrase, option) in enumerate(zip(phrases, asked.options, strict=True), 1):
            line = Text.assemble((f"{number:>{digits}}", "bold"), f"  {phrase}")
            if seen := note(table.game, option, view, self.words, table.box):
                line.append(" " * max(2, column - cell_len(phrase) + 2)).append_text(seen)
            line.truncate(room, overflow="ellipsis")
            options.add_option(Option(line))
        options.highlighted = 0

    def _key_line(self) -> Text:
        pairs = [
            ("↑↓ ⏎ 1–9", "pick"),
            ("u", "undo"),
            ("?", "why"),
            ("l", "log"),
            ("h", "help"),
            ("q", "leave"),
        ]
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
            self.push_screen(Help(self.words, legend(self.table.game, self.words)))

    def action_log(self) -> None:
        """Show everything that has happened."""
        if not any(isinstance(screen, (Curtain, Log)) for screen in self.screen_stack):
            self.push_screen(Log(self.words, self.table.log(self.viewer), self.table.names))

    def action_told(self) -> None:
        """Tell the table in sentences."""
        if len(self.screen_stack) == 1:
            table = self.table
            view = table.game.view(table.state, self.viewer)
            sections = table.game.tell(view, self.viewer, table.box)
            self.push_screen(Told(self.words, sections, table.names))

    def action_hurry(self) -> None:
        """Let bots move at once until a person is asked."""
        if self.wait is not None:
            self.is_hurried = True
            self.wait.stop()
            self._bot_picks(self.table.next_seat())

    def action_leave(self) -> None:
        """Save the game and leave."""
        self.table.save()
        self.exit()

    def action_scroll_board(self, pages: int) -> None:
        """Scroll the board or the log, whatever has the focus; elsewhere the key is like others."""
        found = self.screen.query("#board-scroll, #window-scroll")
        if not found:
            raise SkipAction
        scroll = found.first(VerticalScroll)
        if pages > 0:
            scroll.scroll_page_down(animate=False)
        else:
            scroll.scroll_page_up(animate=False)
