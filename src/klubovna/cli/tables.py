"""`klubovna table`: sets a table in the terminal."""

from __future__ import annotations

import os
import secrets
import sys
import time
from dataclasses import dataclass
from pathlib import Path

from klubovna.cli.desk import Desk, console
from klubovna.core.game import Game
from klubovna.core.history import History
from klubovna.core.luck import Luck, Sealed, dice, seal
from klubovna.core.record import Record
from klubovna.terminal.app import TableApp
from klubovna.terminal.seats import NamedSeat, seated
from klubovna.terminal.sitting import Sitting

FIRST_GAME = "fort"
USUAL_PLAYERS = 3
USUAL_BOTS = "greedy"


@dataclass(frozen=True)
class TableWish:
    """What was typed after `klubovna table`."""

    game: str | None
    players: int | None
    people: int | None
    bots: str | None
    seed: int | None
    load: str | None
    save: str | None
    settings: list[str]
    components: str | None


def run(desk: Desk, wish: TableWish) -> None:
    """Set the table, play, and say where the record is."""
    table = _loaded(desk, wish, wish.load) if wish.load else _new(desk, wish)
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        desk.bad("bad-terminal")
    _check_path(desk, table)
    TableApp(table).run()
    if table.history.moves:
        screen = console()
        screen.print(desk.words.text("table-saved", path=str(table.path)), soft_wrap=True)
        if not table.state.is_over:
            screen.print(desk.words.text("table-go-on", path=str(table.path)), soft_wrap=True)


def _new(desk: Desk, wish: TableWish) -> Sitting:
    game = desk.game(wish.game or FIRST_GAME)
    seats = _seats(desk, game, wish)
    luck, text = _luck(desk, wish.seed)
    people = frozenset(p for p, seat in enumerate(seats) if seat.bot is None)
    wished = desk.settings(game, wish.settings, len(seats))
    settings = game.chosen(wished, with_people=bool(people))
    state = game.start(len(seats), luck, settings, wish.components, listen=True, pauses=people)
    path = Path(wish.save) if wish.save else _fresh_path(game)
    words = desk.words_of(game, wish.components)
    return Sitting(History(game, state), seats, text, words, path, wish.components)


def _seats(desk: Desk, game: Game, wish: TableWish) -> list[NamedSeat]:
    """Seat people and bots; what was not said follows from what was."""
    least, most = game.seats
    people = 1 if wish.people is None else wish.people
    desk.within("--people", people, 0, most)
    players = wish.players
    if players is None and wish.bots:
        players = people + wish.bots.count(",") + 1
    elif players is None:
        usual = max(least, people) if wish.people else USUAL_PLAYERS
        players = min(max(usual, least), most)
    desk.players(game, players)
    desk.within("--people", people, 0, players)
    kinds = desk.bots(wish.bots, players - people) if wish.bots else (USUAL_BOTS,)
    names = desk.words.text("seat-names").split()[:players]
    return seated(names, people, kinds)


def _luck(desk: Desk, seed: int | None) -> tuple[Luck, str]:
    """Return dice for a seed that was asked for, else sealed luck; and its line in the record."""
    if seed is not None:
        return dice(desk.seed(seed)), f"dice {seed}"
    secret = secrets.token_bytes(32)
    return Sealed(secret, 0), f"sealed {seal(secret)} {secret.hex()}"


def _loaded(desk: Desk, wish: TableWish, path: str) -> Sitting:
    """Go on with a record; who was a person there is one here."""
    given = {
        "GAME": wish.game is not None,
        "--players": wish.players is not None,
        "--people": wish.people is not None,
        "--bots": wish.bots is not None,
        "--seed": wish.seed is not None,
        "--set": bool(wish.settings),
    }
    for option in (name for name, is_given in given.items() if is_given):
        desk.bad("bad-load", option=option)
    record = Record.load(path)
    if record.source() is None:
        desk.bad("bad-secret", path=path)
    history = record.replay(components=wish.components)
    if history.state.is_over:
        desk.bad("bad-full", path=path)
    words = desk.words_of(history.game, wish.components)
    seats = [NamedSeat.read(seat) for seat in record.seats]
    return Sitting(history, seats, record.luck, words, Path(wish.save or path), wish.components)


def _fresh_path(game: Game) -> Path:
    """Return a new file in the folder where programs of this user keep their data."""
    home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    name = f"{game.id}-{time.strftime('%Y-%m-%d-%H%M%S')}.game"
    return Path(home) / "klubovna" / name


def _check_path(desk: Desk, table: Sitting) -> None:
    """Refuse a place where nothing can be saved before the game, not after it."""
    assert table.path is not None, "a table of the command line has a file"
    try:
        table.path.parent.mkdir(parents=True, exist_ok=True)
        with table.path.open("a"):
            pass
        if table.path.stat().st_size == 0:
            table.path.unlink()
    except OSError as error:
        desk.bad("bad-save", path=str(table.path), why=error.strerror or str(error))
