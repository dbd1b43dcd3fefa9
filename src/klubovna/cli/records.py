"""`klubovna replay`, `show` and `verify`: games that were written down."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from rich.console import Console
from rich.table import Table
from rich.text import Text

from klubovna.cli.desk import Desk, console, print_json, shown
from klubovna.core.event import Event
from klubovna.core.game import Game
from klubovna.core.history import History, Move
from klubovna.core.record import Record
from klubovna.core.step import NOBODY
from klubovna.terminal.board import draw
from klubovna.terminal.seats import NamedSeat, names_of
from klubovna.terminal.sheet import score_table, verdict
from klubovna.words import Words

BOARD_WIDTH = 98  # with "# " before it, a line of the board has 100 columns


class Replayed:
    """A record that was replayed, and the words to speak of it."""

    def __init__(self, desk: Desk, path: str, components: str | None) -> None:
        self.desk = desk
        self.components = components
        self.record = Record.load(path)
        self.history = self.record.replay(components=components)
        self.game: Game = self.history.game
        self.seats = names_of(self.record.seats)
        self.words: Words = desk.words_of(self.game, components)

    def told(self, events: Iterable[Event]) -> list[dict[str, Any]]:
        """Return events as JSON. A record hides nothing: all of them."""
        return [self.game.event_json(self.history.state, event) for event in events]

    def lines(self, events: Iterable[Event]) -> list[str]:
        """Return events in words; what only one player was told begins with the name."""
        lines = []
        for event in events:
            told = self.game.event_json(self.history.state, event)
            to = "" if event.only == NOBODY else f"({self.seats[event.only]}) "
            lines.append(to + self.words.event(told, self.seats))
        return lines

    def moves(self) -> Iterator[tuple[Move, str, tuple[Event, ...]]]:
        """Play again, and yield each move with its phrase and what happened."""
        history = self.record.replay(0, self.components)
        for move in self.record.moves:
            option = self.game.option(history.state, move.seat, move.option)
            top = history.state.top_choice()
            told = top.told(history.state) if top else {}
            phrase = self.words.option(option, self.seats, told)
            yield move, phrase, history.pick(move.seat, move.option).events


def replay(desk: Desk, path: str, components: str | None, as_json: bool) -> None:
    """Print a whole game."""
    replayed = Replayed(desk, path, components)
    if as_json:
        print_json(_json(replayed))
        return
    screen = console()
    _print_head(replayed, screen)
    screen.print()
    _print_events(replayed, screen, replayed.history.start_events)
    for move, phrase, events in replayed.moves():
        name = replayed.seats[move.seat]
        screen.print(Text.assemble((name, "bold"), f": {phrase}"))
        _print_events(replayed, screen, events)
    screen.print()
    _print_result(replayed, screen)


def _print_events(replayed: Replayed, screen: Console, events: Iterable[Event]) -> None:
    for line in replayed.lines(events):
        screen.print(Text(f"    {line}", style="dim"))


def _print_head(replayed: Replayed, screen: Console) -> None:
    record, words = replayed.record, replayed.words
    grid = Table.grid(padding=(0, 3))
    grid.add_column(style="dim", no_wrap=True)
    grid.add_column()
    rules = words.text("record-rules", version=record.version)
    grid.add_row(words.text("record-game"), Text(f"{words.title()}, {rules}", style="bold"))
    players = [NamedSeat.read(seat).text(words) for seat in record.seats]
    grid.add_row(words.text("record-players"), ", ".join(players))
    if record.settings:
        grid.add_row(words.text("record-options"), _options(replayed))
    grid.add_row(words.text("record-luck"), _luck(replayed))
    grid.add_row(words.text("record-moves"), words.text("picks", picks=len(record.moves)))
    screen.print(grid)


def _options(replayed: Replayed) -> str:
    """Return the options as the record has them; a word is followed by its name."""
    words, shown = replayed.words, []
    for option in replayed.record.settings.split():
        id, _, value = option.partition("=")
        is_word = isinstance(replayed.history.state.settings[id], str)
        shown.append(f"{option} ({words.setting_value(id, value)})" if is_word else option)
    return " ".join(shown)


def _luck(replayed: Replayed) -> str:
    kind, *keys = replayed.record.luck.split()
    if kind == "dice":
        return replayed.words.text("luck-dice", seed=keys[0])
    return replayed.words.text(
        "luck-sealed" if len(keys) == 2 else "luck-secret", seal=keys[0][:16]
    )


def _print_result(replayed: Replayed, screen: Console) -> None:
    state, words = replayed.history.state, replayed.words
    if not state.is_over:
        screen.print(words.text("record-open"))
        return
    screen.print(score_table(replayed.game, state, words, replayed.seats))
    screen.print()
    screen.print(words.end_reason(replayed.game.end_reason(state)))
    screen.print(verdict(replayed.game, state, words, replayed.seats), style="bold")


def _json(replayed: Replayed) -> dict[str, Any]:
    record, state = replayed.record, replayed.history.state
    over = state.is_over
    return {
        "game": record.game,
        "version": record.version,
        "settings": dict(state.settings),
        "seats": record.seats,
        "luck": record.luck,
        "start": replayed.told(replayed.history.start_events),
        "moves": [
            {
                "seat": move.seat,
                "kind": move.kind,
                "option": move.option,
                "target": move.target,
                "events": replayed.told(events),
            }
            for move, _, events in replayed.moves()
        ],
        "is_over": over,
        "scores": replayed.game.scores(state) if over else None,
        "winners": replayed.game.winners(state) if over else None,
        "end_reason": replayed.game.end_reason(state) if over else None,
    }


def show(desk: Desk, path: str, components: str | None, at: int | None, eyes: str | None) -> None:
    """Print what a record is about, or one position of it as `eyes` see it."""
    replayed = Replayed(desk, path, components)
    seat = None if eyes is None else _seat(desk, eyes, replayed.seats)
    picks = len(replayed.record.moves)
    if at is not None:
        desk.within("--at", at, 0, picks)
    if at is not None or eyes is not None:
        _show_position(replayed, picks if at is None else at, seat)
        return
    screen = console()
    _print_head(replayed, screen)
    screen.print()
    _print_result(replayed, screen)


def _seat(desk: Desk, text: str, seats: list[str]) -> int:
    """Return a seat by its name, or by its number as in records."""
    if text in seats:
        return seats.index(text)
    if text.isascii() and text.isdigit() and int(text[:9]) < len(seats):
        return int(text)
    known = ", ".join(f"{i} ({name})" for i, name in enumerate(seats))
    desk.bad("bad-seat", seat=shown(text), known=known)


def _show_position(replayed: Replayed, at: int, seat: int | None) -> None:
    """Print the board as comments and the position below, so that all of it can be read back."""
    history = replayed.record.replay(at, replayed.components)
    notation = replayed.game.notation(history.state)
    screen = console()
    for line in _board_lines(replayed, history, at, seat):
        screen.print(Text(f"# {line}".rstrip(), style="dim"), soft_wrap=True)
    screen.print(Text(notation.rstrip("\n")), soft_wrap=True)


def _board_lines(replayed: Replayed, history: History, at: int, seat: int | None) -> list[str]:
    words, picks = replayed.words, len(replayed.record.moves)
    eyes = words.text("eyes-public") if seat is None else replayed.seats[seat]
    head = words.text("show-at", at=at, picks=picks, eyes=eyes)
    view, box = replayed.game.view(history.state, seat), replayed.game.box(replayed.components)
    board = draw(replayed.game, view, words, replayed.seats, box)
    screen = Console(
        width=BOARD_WIDTH, highlight=False, emoji=False, color_system=None, markup=False
    )
    with screen.capture() as drawn:
        screen.print(board)
    return [f"{words.title()}: {head}", "", *drawn.get().rstrip().splitlines(), ""]


def verify(desk: Desk, path: str, components: str | None, as_json: bool) -> None:
    """Say whether the luck, the moves and the result of a record are honest."""
    record = Record.load(path)
    history = record.verify(components)
    draws = len(record.start) + sum(len(move.outcomes) for move in record.moves)
    if as_json:
        over = history.state.is_over
        print_json({"honest": True, "draws": draws, "moves": len(record.moves), "is_over": over})
        return
    words = desk.words
    grid = Table.grid(padding=(0, 3))
    grid.add_column(style="dim", no_wrap=True)
    grid.add_row(words.text("record-luck"), words.text("verify-luck", draws=draws))
    grid.add_row(words.text("record-moves"), words.text("verify-moves", picks=len(record.moves)))
    is_over = "verify-result" if history.state.is_over else "verify-open"
    grid.add_row(words.text("record-result"), words.text(is_over))
    console().print(grid)
